"""Run inside Pyodide: make one archive of bytecode and data, the same for the same sources."""

import io
import marshal
import os
import zipfile

KEPT = (".py", ".toml", ".sql", ".txt")
LEFT_OUT = {"page", "lab", "terminal", "commands", "protocol", "adapters", "library", "words", "text"}
"""Folders of ours that no table needs: what draws, measures and talks to networks."""


def is_kept(path: str) -> bool:
    """Say whether a file belongs into the archive."""
    parts = set(path.split("/"))
    inside = path.startswith("/src/")
    return path.endswith(KEPT) and "__pycache__" not in parts and not (inside and parts & LEFT_OUT)


def files_of(source: str) -> list[str]:
    """List the files of a package, or the one of a module."""
    if os.path.isfile(source):
        return [source]
    return sorted(os.path.join(folder, name) for folder, _, names in os.walk(source) for name in names)


def bytecode(path: str, shown: str) -> bytes:
    """Compile a module; its bytecode needs no source beside it and is never checked against one."""
    with open(path, "rb") as file:
        code = compile(file.read(), shown, "exec", dont_inherit=True, optimize=0)
    return __import__("importlib.util").util.MAGIC_NUMBER + bytes((1, 0, 0, 0)) + bytes(8) + marshal.dumps(code)


def pack(sources: list[str]) -> bytes:
    """Make the archive."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for source in sources:
            for path in filter(is_kept, files_of(source)):
                name = os.path.relpath(path, os.path.dirname(source))
                if name.endswith(".py"):
                    out.writestr(zipfile.ZipInfo(name + "c"), bytecode(path, name), zipfile.ZIP_DEFLATED, 9)
                else:
                    with open(path, "rb") as file:
                        out.writestr(zipfile.ZipInfo(name), file.read(), zipfile.ZIP_DEFLATED, 9)
    return archive.getvalue()
