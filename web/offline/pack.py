"""Run inside Pyodide: make archives of bytecode and data, the same for the same sources."""

import ast
import io
import marshal
import os
import zipfile
from importlib.util import MAGIC_NUMBER

KEPT = (".py", ".toml", ".sql", ".txt")
LEFT_OUT = {"page", "lab", "terminal", "commands", "protocol", "adapters", "library", "words", "text"}
"""Folders of ours that no table needs: what draws, measures and talks to networks."""
IDLE = {
    "_pyrepl", "bdb", "cProfile", "compileall", "ctypes", "doctest", "ftplib", "imaplib", "mailbox", "modulefinder",
    "multiprocessing", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile", "pstats", "pydoc", "smtplib",
    "tabnanny", "timeit", "trace", "tracemalloc", "unittest", "wave", "wsgiref", "xml", "xmlrpc", "zipapp",
}  # fmt: skip
"""Parts of Python's own library that nothing in a worker asks for: what debugs, measures, mails and starts processes."""
AS_WRITTEN = ("pyodide/", "_pyodide/")
"""Pyodide hands its descriptions on when it starts."""
UNCHECKED = MAGIC_NUMBER + bytes((1, 0, 0, 0)) + bytes(8)
"""Before bytecode that needs no source beside it and is never checked against one."""
DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


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


def undescribed(source: bytes) -> ast.Module:
    """Read a module without its descriptions, which are for people: a third of what would be fetched and read."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DESCRIBED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def bytecode(source: bytes, shown: str) -> bytes:
    """Compile a module; what it asserts stays."""
    code = source if shown.startswith(AS_WRITTEN) else undescribed(source)
    return UNCHECKED + marshal.dumps(compile(code, shown, "exec", dont_inherit=True, optimize=0))


def put(out: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Put a file into an archive, a module as its bytecode; the archive is packed as a whole, which is less to fetch."""
    if name.endswith(".py"):
        name, content = name + "c", bytecode(content, name)
    out.writestr(zipfile.ZipInfo(name), content)


def pack(sources: list[str]) -> bytes:
    """Make the archive of our sources and what they stand on."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as out:
        for source in sources:
            for path in filter(is_kept, files_of(source)):
                with open(path, "rb") as file:
                    put(out, os.path.relpath(path, os.path.dirname(source)), file.read())
    return archive.getvalue()


def pack_library(path: str) -> bytes:
    """Make the archive of Python's own library: its sources would be compiled anew at every start."""
    archive = io.BytesIO()
    with zipfile.ZipFile(path) as given, zipfile.ZipFile(archive, "w") as out:
        for name in sorted(given.namelist()):
            if name.split("/")[0].removesuffix(".py") not in IDLE and not name.endswith("/"):
                put(out, name, given.read(name))
    return archive.getvalue()
