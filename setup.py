"""Build: a wheel is compiled by mypyc as one group, an editable install stays interpreted.

``FLIBUSTE_COMPILE=0`` builds a pure wheel; ``FLIBUSTE_ONLY=kernel,games/brisca`` compiles only these folders (work on
one game); ``FLIBUSTE_NATIVE=0`` leaves out what is written in C as well (``native/``). Without a working C compiler the
wheel is pure too, and one line says so. The page is in the wheel where it has been built (``make page``, or a source
archive that holds it); a wheel without it says so too. The addresses of the project are those of the place it is built
from: ``FLIBUSTE_URL``, else the ``origin`` of the clone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src/flibuste")
FOLDERS = ("kernel", "games", "bots")
ALSO = (
    *("table/clocks.py", "table/folding.py", "table/match.py", "table/rolls.py", "table/seats.py"),
    *("table/situation.py", "table/undo.py", "table/veil.py"),
    *("wire/projector.py", "wire/changes.py"),
    "lab/bench/briskars_rays.py",
    *("library/lanes.py", "library/rows.py", "library/brisca_rows.py", "library/chasse_partie_rows.py"),
    *("library/treasure_hunter_rows.py", "library/briskars_rows.py"),
)
"""What a server does for every action of every table, many games side by side, and what the bench compares with."""
INTERPRETED = {"kernel/laws.py", "kernel/histories.py", "kernel/arrays.py", "kernel/ids.py", "games/briskars/ids.py"}
LARGE = 16
"""So many modules make a game large: it is compiled apart from the kernel, in parts of so many modules and a half."""
BESIDE = {"words/rules": "docs/rules", "paper/art": "web/src/art"}
"""What a checkout has elsewhere and a wheel inside the package: as ``words/beside.py`` looks for it."""
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
"""Nobody replaces our functions from outside, so the C compiler may inline them: a third of a decision's time."""


WHOLE = ["-flto=auto"] if sys.platform == "linux" else []
"""Small functions are called across bundles: the linker may inline them too."""


DOOR = [] if sys.platform == "win32" else ["-O1", "-g0"]
"""Each module has a door of its own into the engine, a library that asks for it once: there is nothing to optimise."""


NATIVE = Path("native")
"""Functions of the engine written in C as well: those of ``games/x/y.py`` in ``native/games/x/y.c`` (decision 0190)."""
DEFINITION = re.compile(r"^(\w[\w *]*?)\bCPyDef_(\w+)\(([^\n;]*)\) \{$", re.MULTILINE)


def compiler_works(flags: Sequence[str] = ()) -> bool:
    """Try to compile one line that includes Python's header."""
    words = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()
    if not words or shutil.which(words[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [
            *words,
            f"-I{sysconfig.get_path('include')}",
            *flags,
            "-c",
            str(source),
            "-o",
            str(Path(folder, "try.o")),
        ]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def wanted() -> tuple[str, ...]:
    """Return the folders and files that are to be compiled."""
    return tuple(os.environ.get("FLIBUSTE_ONLY", ",".join((*FOLDERS, *ALSO))).split(","))


def compiled_files() -> list[str]:
    """List the modules of the one group: kernel, games, bots, and the busy part of the table."""
    files = [path for folder in FOLDERS for path in sorted((SOURCE / folder).rglob("*.py"))]
    files += [SOURCE / name for name in ALSO]
    names = {path: path.relative_to(SOURCE).as_posix() for path in files}
    chosen = [path for path in files if names[path].startswith(wanted()) and names[path] not in INTERPRETED]
    return [str(path) for path in chosen if path.name != "__init__.py"]


def extensions() -> list[object]:
    """Compile for wheels; say plainly when that is not possible."""
    building = "bdist_wheel" in sys.argv or "build_ext" in sys.argv
    if building and not (SOURCE / "server/page/index.html").is_file():
        print("flibuste: the page is not built (make page), so this build serves the API only")
    if not building or os.environ.get("FLIBUSTE_COMPILE") == "0":
        return []
    if not compiler_works():
        print("flibuste: no working C compiler, so this build stays interpreted (complete, about 40 times slower)")
        return []
    from mypyc.build import mypycify

    level = os.environ.get("FLIBUSTE_OPT", "3")
    built = list(mypycify(["--strict", *compiled_files()], opt_level=level, group_name="flibuste", multi_file=True))
    whole = WHOLE if compiler_works(WHOLE) else []
    for extension in built:
        if len(extension.sources) > 1:
            extension.sources = in_chapters([with_native(source) for source in extension.sources])
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *whole]
            extension.extra_link_args = [*extension.extra_link_args, *whole]
        else:
            extension.extra_compile_args = [*extension.extra_compile_args, *DOOR]
    return list(built)


def large_games() -> list[str]:
    """List the games that are too large to be compiled together with the kernel."""
    folders = [folder for folder in sorted((SOURCE / "games").iterdir()) if folder.is_dir()]
    return [folder.name for folder in folders if len(list(folder.rglob("*.py"))) > LARGE]


def with_native(source: str) -> str:
    """Put what is written in C in the place of what mypyc made of the same functions; these stay, as ``Written_``."""
    module = Path(source).stem.removeprefix("__native_flibuste___").replace("___", "/")
    written = NATIVE / f"{module}.c"
    if os.environ.get("FLIBUSTE_NATIVE") == "0" or not written.is_file():
        return source
    text = Path(source).read_text(encoding="utf-8")
    for _, name, _ in DEFINITION.findall(written.read_text(encoding="utf-8")):
        text, found = re.subn(
            rf"^(\w[\w *]*?)\bCPyDef_{name}(\([^\n;]*\) \{{)$", rf"static \1Written_{name}\2", text, flags=re.MULTILINE
        )
        if found != 1 and "games" in wanted():
            raise SystemExit(f"flibuste: {written} has {name}, which {module}.py has not")
        if found != 1:
            return source  # with fewer modules mypyc gives shorter names
    made = Path(source).with_name(f"native_{Path(source).name}")
    made.write_text(f'{text}\n#include "{written.resolve()}"\n', encoding="utf-8")
    return str(made)


def in_chapters(sources: list[str]) -> list[str]:
    """Bundle the C files by folder, so that the compiler sees the kernel with its search whole and uses all cores."""
    chapters: dict[str, list[str]] = {}
    for number, source in enumerate(sources):
        name = Path(source).name
        game = next((game for game in large_games() if f"games___{game}" in name), "kernel")
        part = game if game == "kernel" else f"{game}_{number // (LARGE + LARGE // 2)}"
        chapters.setdefault(part, []).append(source)
    kinds = [] if os.environ.get("FLIBUSTE_NATIVE") == "0" else [str(NATIVE / "kinds.h")]
    bundles = []
    for chapter, files in chapters.items():
        bundle = Path(sources[0]).parent / f"bundle_{chapter}.c"
        bundle.write_text("".join(f'#include "{Path(file).resolve()}"\n' for file in kinds + files))
        bundles.append(str(bundle))
    return bundles


class OnAllCores(build_ext):
    """Compile as many bundles at once as there are cores, and the doors of the modules beside them."""

    def build_extensions(self) -> None:
        self.parallel = True
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], *rest: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: compile_one([source], *rest, **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


class WithWhatLiesBeside(build_py):
    """Copy the catalogues and the pictures into the wheel; an editable install finds them in the checkout."""

    def run(self) -> None:
        super().run()
        for place, folder in BESIDE.items() if not self.editable_mode else ():
            shutil.copytree(folder, Path(self.build_lib, "flibuste", place), dirs_exist_ok=True)


def address_of(remote: str) -> str:
    """Make the address people open of the one git fetches from; nothing of a folder, and never a name or a password.

    ``git@host:owner/name.git`` and ``https://host/owner/name.git`` are both ``https://host/owner/name``.
    """
    web = re.fullmatch(r"(?:https|ssh|git)://(?:[^@/]*@)?([\w.-]+)(?::\d+)?/(.+?)(?:\.git)?/?", remote)
    short = re.fullmatch(r"(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!/)(.+?)(?:\.git)?/?", remote)
    found = web or short
    return f"https://{found[1]}/{found[2]}" if found else ""


def home() -> str:
    """Find where the project lives: as told, as the source archive was told, or where this clone came from."""
    if told := os.environ.get("FLIBUSTE_URL"):
        return told.rstrip("/")
    if Path("PKG-INFO").is_file():
        written = re.search(r"^Project-URL: Source, (\S+)$", Path("PKG-INFO").read_text(encoding="utf-8"), re.MULTILINE)
        return written[1] if written else ""
    if not Path(".git").exists() or shutil.which("git") is None:
        return ""
    asked = subprocess.run(["git", "remote", "get-url", "origin"], capture_output=True, text=True, check=False)
    return address_of(asked.stdout.strip())


def addresses() -> dict[str, str]:
    """List the addresses that stand in the package, none where nobody knows them."""
    found = home()
    return {"Homepage": found, "Source": found, "Issues": f"{found}/issues"} if found else {}


if __name__ == "__main__":
    commands = {"build_ext": OnAllCores, "build_py": WithWhatLiesBeside}
    setup(ext_modules=extensions(), cmdclass=commands, project_urls=addresses())
