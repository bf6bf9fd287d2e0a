"""Build: a wheel is compiled by mypyc as one group, an editable install stays interpreted.

``FLIBUSTE_COMPILE=0`` builds a pure wheel; ``FLIBUSTE_ONLY=kernel,games/brisca`` compiles only these folders (work on
one game). Without a working C compiler the wheel is pure too, and one line says so. The page is in the wheel where it
has been built (``make page``, or a source archive that holds it); a wheel without it says so too.
"""

from __future__ import annotations

import os
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

SOURCE = Path("src/flibuste")
FOLDERS = ("kernel", "games", "bots")
ALSO = (
    *("table/clocks.py", "table/folding.py", "table/match.py", "table/seats.py", "table/undo.py", "table/veil.py"),
    "wire/projector.py",
    "lab/bench/briskars_rays.py",
    *("library/lanes.py", "library/rows.py", "library/brisca_rows.py"),
)
"""What a server does for every action of every table, many games side by side, and what the bench compares with."""
INTERPRETED = {"kernel/laws.py", "kernel/histories.py", "kernel/arrays.py", "kernel/ids.py", "games/briskars/ids.py"}
LARGE = 16
"""So many modules make a game large: it is compiled apart from the kernel, in parts of so many modules and a half."""
FLAGS = [] if sys.platform == "win32" else ["-fno-semantic-interposition", "-fvisibility=hidden", "-g0"]
"""Nobody replaces our functions from outside, so the C compiler may inline them: a third of a decision's time."""


WHOLE = ["-flto=auto"] if sys.platform == "linux" else []
"""Small functions are called across bundles: the linker may inline them too."""


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


def compiled_files() -> list[str]:
    """List the modules of the one group: kernel, games, bots, and the busy part of the table."""
    wanted = tuple(os.environ.get("FLIBUSTE_ONLY", ",".join((*FOLDERS, *ALSO))).split(","))
    files = [path for folder in FOLDERS for path in sorted((SOURCE / folder).rglob("*.py"))]
    files += [SOURCE / name for name in ALSO]
    names = {path: path.relative_to(SOURCE).as_posix() for path in files}
    chosen = [path for path in files if names[path].startswith(wanted) and names[path] not in INTERPRETED]
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
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *whole]
        extension.extra_link_args = [*extension.extra_link_args, *whole]
        if len(extension.sources) > 1:
            extension.sources = in_chapters(extension.sources)
    return list(built)


def large_games() -> list[str]:
    """List the games that are too large to be compiled together with the kernel."""
    folders = [folder for folder in sorted((SOURCE / "games").iterdir()) if folder.is_dir()]
    return [folder.name for folder in folders if len(list(folder.rglob("*.py"))) > LARGE]


def in_chapters(sources: list[str]) -> list[str]:
    """Bundle the C files by folder, so that the compiler sees the kernel with its search whole and uses all cores."""
    chapters: dict[str, list[str]] = {}
    for number, source in enumerate(sources):
        name = Path(source).name
        game = next((game for game in large_games() if f"games___{game}" in name), "kernel")
        part = game if game == "kernel" else f"{game}_{number // (LARGE + LARGE // 2)}"
        chapters.setdefault(part, []).append(source)
    bundles = []
    for chapter, files in chapters.items():
        bundle = Path(sources[0]).parent / f"bundle_{chapter}.c"
        bundle.write_text("".join(f'#include "{Path(file).resolve()}"\n' for file in files))
        bundles.append(str(bundle))
    return bundles


class OnAllCores(build_ext):
    """Compile as many bundles at once as there are cores."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], *rest: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: compile_one([source], *rest, **options), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": OnAllCores})
