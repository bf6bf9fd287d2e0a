"""What people install: the source archive holds the page, its wheel plays in an empty environment far from here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import FLAGS, PAGE, PATIENCE, chromium, free_port
from tests.e2e.table import against_bot, click_once

ROOT = Path(__file__).parent.parent.parent
TAKEN = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "dev.lock",
    "licences",
    "examples",
    "hosting",
    "src",
    "native",
    "docs/rules",
    "web/src/art",
)
CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "FLIBUSTE_EXPECT")}
HOME = "https://flibuste.example"
pytestmark = pytest.mark.slow


def run(command: list[str], folder: Path, keys: str = "", status: int = 0, **environment: str) -> str:
    """Run a command away from the checkout, with what is typed; return what it printed."""
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env={**CLEAN, **environment}, input=keys, check=False
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build the source archive and, from it alone, the wheel (the kernel compiled, without optimising: quick)."""
    if not (PAGE / "index.html").is_file():
        pytest.skip("the page is not built: make page")
    source, dist = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    skipped = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
    for name in TAKEN:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=skipped)
        else:
            shutil.copy(ROOT / name, source / name)
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist)]
    run([*build, "--sdist", str(source)], dist, FLIBUSTE_URL=HOME)
    (archive,) = dist.glob("*.tar.gz")
    away = tmp_path_factory.mktemp("away")
    with tarfile.open(archive) as opened:
        opened.extractall(away, filter="data")
    (unpacked,) = away.iterdir()
    run([*build, "--wheel", str(unpacked)], away, FLIBUSTE_ONLY="kernel", FLIBUSTE_OPT="0")
    (wheel,) = dist.glob("*.whl")
    return archive, wheel


def test_the_wheel_says_what_it_is(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[1]) as wheel:
        names = wheel.namelist()
        about = Parser().parsestr(wheel.read(next(name for name in names if name.endswith("METADATA"))).decode())
    import flibuste

    assert about["Version"] == flibuste.__version__
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    assert f"Source, {HOME}" in about.get_all("Project-URL", [])
    assert {"LICENSE", "licences/OFL-1.1.txt"} <= set(about.get_all("License-File", []))
    assert {"numpy", "pettingzoo", "gymnasium", "open-spiel"} <= set(about.get_all("Provides-Extra", []))
    assert "flibuste/py.typed" in names
    assert "flibuste/server/page/index.html" in names
    assert {f"flibuste/words/rules/{name}.md" for name in ("brisca", "briskars")} <= set(names)
    assert {"flibuste/paper/art/brisca/cards/oros-01.svg", "flibuste/paper/art/briskars/charts.json"} <= set(names)
    assert any(name.startswith("flibuste/server/page/assets/") and name.endswith(".woff2") for name in names)
    assert any(name.endswith(".so") for name in names)
    assert not any("node_modules" in name or name.startswith("tests") for name in names)


@pytest.fixture(scope="module")
def home(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty environment: no checkout, no Node, no make, only pip."""
    folder = tmp_path_factory.mktemp("environment")
    run([sys.executable, "-m", "venv", str(folder)], folder)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
    run([*pip, "--disable-pip-version-check", str(built[1])], folder)
    return folder


def test_an_empty_environment_plays_tells_the_rules_and_prints(home: Path, tmp_path: Path) -> None:
    flibuste = str(home / "bin" / "flibuste")
    where = run([str(home / "bin" / "python"), "-c", "import flibuste; print(flibuste.__file__)"], tmp_path)
    assert where.strip().startswith(str(home))
    assert ", compiled" in run([flibuste, "--version"], tmp_path)
    brisca = [flibuste, "play", "brisca", "--seed", "1", "--lang", "en", "--plain", "--seats"]
    assert "The game is over." in run([*brisca, "bot,bot"], tmp_path, FLIBUSTE_HOME=str(tmp_path))
    read = run([*brisca, "me,bot"], tmp_path, "? br-deck-05\nq\n", FLIBUSTE_HOME=str(tmp_path))
    assert "BR-DECK-05  With 3 players one 2 leaves the game" in read

    sheets = tmp_path / "cards.pdf"
    cards = [flibuste, "print", "cards", "brisca", "--lang", "fr", "--output", str(sheets)]
    assert "pip install 'flibuste[paper]'" in run(cards, tmp_path, status=2)
    typst: Any = pytest.importorskip("typst", reason="pip install 'flibuste[paper]'")
    (tmp_path / "extra").mkdir()
    (tmp_path / "extra" / "typst").symlink_to(Path(typst.__file__).parent)
    run(cards, tmp_path, PYTHONPATH=str(tmp_path / "extra"))
    assert sheets.read_bytes().startswith(b"%PDF")


def test_an_empty_environment_serves_the_page_and_plays_a_card(home: Path, tmp_path: Path) -> None:
    if not chromium():
        pytest.skip("no Chromium")
    port = free_port()
    serve = ["serve", "--no-open", "--port", str(port), "--data", str(tmp_path / "data"), "--lifetime", "240"]
    quick = ["--bot-pause", "0", "--veil", "0", "--workers", "1"]
    bare = {**CLEAN, "PATH": str(home / "bin")}
    server = subprocess.Popen([str(home / "bin" / "flibuste"), *serve, *quick], cwd=tmp_path, env=bare)
    try:
        wait_for(f"http://127.0.0.1:{port}/api/health")
        play_a_card(f"http://localhost:{port}/")
    finally:
        server.terminate()
        server.wait(30)


def wait_for(url: str) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.2)
    pytest.fail(f"{url} never answered")


def play_a_card(url: str) -> None:
    """Open the page, begin a game against a bot, play one card."""
    sync_api: Any = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(locale="en")
        page.set_default_timeout(PATIENCE)
        page.goto(url, wait_until="domcontentloaded")
        against_bot(page)
        held = page.locator("ul.hand button").count()
        until = time.monotonic() + 60
        while page.locator("ul.hand button").count() >= held:
            assert time.monotonic() < until, "no card was played"
            click_once(page)
        browser.close()
    assert held == 3
