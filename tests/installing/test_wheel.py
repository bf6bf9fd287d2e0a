"""The wheel: without a compiler it is complete and interpreted, and says so in one line; compiled it plays too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import flibuste

ROOT = Path(__file__).parent.parent.parent
LINE = "flibuste: no working C compiler, so this build stays interpreted (complete, about 40 times slower)"
PLAY = ["-m", "flibuste", "play", "brisca", "--seats", "bot,bot", "--seed", "1", "--lang", "en"]


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a command; return what it printed."""
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env={**os.environ, **environment}, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_interpreted_and_plays(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        source.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so"))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-build-isolation"]

    printed = run([*pip, "--verbose", "--target", str(target), "."], source, CC="false")

    assert printed.count(LINE) >= 1
    assert not list(target.rglob("*.so"))
    shown = run([sys.executable, *PLAY], tmp_path, PYTHONPATH=str(target), FLIBUSTE_HOME=str(tmp_path / "home"))
    assert "The game is over." in shown
    where = run([sys.executable, "-c", "import flibuste; print(flibuste.__file__)"], tmp_path, PYTHONPATH=str(target))
    assert where.strip() == str(target / "flibuste" / "__init__.py")


def test_the_rules_command_says_plainly_that_it_needs_a_checkout(tmp_path: Path) -> None:
    """An installed package has no catalogues and no tests."""
    code = (
        "import flibuste, sys; flibuste.__file__ = sys.argv[1];"
        "from flibuste.__main__ import main; sys.exit(main(['rules']))"
    )

    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "flibuste" / "__init__.py")],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )

    assert done.returncode == 2
    assert "run this inside a checkout of Flibuste" in done.stderr


def test_the_package_under_test_plays(tmp_path: Path, compiled: bool) -> None:
    """The same in both modes: in the compiled run this is the compiled wheel."""
    place = str(Path(flibuste.__file__).parent.parent)

    shown = run([sys.executable, *PLAY], tmp_path, PYTHONPATH=place, FLIBUSTE_HOME=str(tmp_path))

    assert "The game is over." in shown
    mode = run([sys.executable, "-m", "flibuste", "--version"], tmp_path, PYTHONPATH=place)
    assert (", compiled" in mode) == compiled
    assert (", interpreted" in mode) != compiled
    assert bool(list(Path(flibuste.__file__).parent.joinpath("kernel").glob("*.so"))) == compiled
