"""The wheel: without a compiler it is complete and interpreted, and says so in one line; compiled it plays too."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import flibuste
from flibuste.words.beside import IN_A_CHECKOUT

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


def building() -> Any:
    """Load what builds the package, without building."""
    spec = importlib.util.spec_from_file_location("building", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        ("https://host.example/crew/flibuste.git", "https://host.example/crew/flibuste"),
        ("https://me:secret@host.example:8443/crew/flibuste", "https://host.example/crew/flibuste"),
        ("git@host.example:crew/flibuste.git", "https://host.example/crew/flibuste"),
        ("ssh://git@host.example:2222/crew/flibuste.git/", "https://host.example/crew/flibuste"),
        ("/srv/git/flibuste.git", ""),
        ("file:///srv/git/flibuste.git", ""),
        ("C:/git/flibuste", ""),
        ("../flibuste", ""),
        ("", ""),
    ],
)
def test_the_address_of_the_project_is_where_it_came_from_and_holds_no_password(remote: str, address: str) -> None:
    assert building().address_of(remote) == address


def test_the_addresses_are_those_of_the_clone_or_as_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FLIBUSTE_URL", raising=False)
    assert building().addresses() == {}
    for words in (["init", "--quiet"], ["remote", "add", "origin", "git@host.example:crew/flibuste.git"]):
        subprocess.run(["git", *words], check=True)
    assert building().addresses()["Issues"] == "https://host.example/crew/flibuste/issues"
    Path("PKG-INFO").write_text("Project-URL: Source, https://other.example/flibuste\n")
    assert building().addresses()["Source"] == "https://other.example/flibuste"
    monkeypatch.setenv("FLIBUSTE_URL", "https://told.example/")
    assert building().addresses()["Homepage"] == "https://told.example"


def test_what_lies_beside_the_package_is_copied_to_where_it_is_looked_for() -> None:
    """And nothing in the tree is a link: an archive, or another file system, makes a text of it."""
    listed = subprocess.run(["git", "ls-files", "-s"], capture_output=True, text=True, cwd=ROOT, check=True).stdout

    assert building().BESIDE == IN_A_CHECKOUT
    assert [line for line in listed.splitlines() if line.startswith("120000")] == []
    assert not any((ROOT / "src/flibuste" / place).exists() for place in IN_A_CHECKOUT)


@pytest.mark.slow
def test_without_a_compiler_the_wheel_is_interpreted_and_plays(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "MANIFEST.in"):
        source.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    for name in ("src", *IN_A_CHECKOUT.values()):
        skipped = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
        shutil.copytree(ROOT / name, source / name, ignore=skipped)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-build-isolation"]

    printed = run([*pip, "--verbose", "--target", str(target), "."], source, CC="false")

    assert printed.count(LINE) >= 1
    assert not list(target.rglob("*.so"))
    (about,) = target.glob("flibuste-*.dist-info/WHEEL")
    assert "Tag: py3-none-any" in about.read_text()
    assert all(any((target / "flibuste" / place).iterdir()) for place in IN_A_CHECKOUT)
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
