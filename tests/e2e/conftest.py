"""A real server, a real browser: what the tests of this folder stand on.

Needs Chromium (Debian: ``apt-get install chromium-headless-shell``), the built page (``make page``) and playwright.
What is missing is said once, and the tests are skipped; FLIBUSTE_E2E=1 turns that into a failure.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src/flibuste/server/page"
PATIENCE = 60_000  # milliseconds: a machine that also compiles is slow
ARTEFACTS = ROOT / "web/artefacts"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-audio-output",
]  # fmt: skip
PICTURES = bool(os.environ.get("FLIBUSTE_PICTURES"))  # make pictures: every look, twice as sharp on a phone

# The page as somebody has it who wants nothing to move; what is chosen later stays chosen.
STILL = "localStorage.getItem('flibuste') ?? localStorage.setItem('flibuste', JSON.stringify({ speed: 'none' }))"

# Where no page runs: who only opens a table from here loads nothing twice. A lobby is half a second of a core.
DOORSTEP = "/icon.svg"

# Pictures that were asked for and did not come.
BROKEN = """() => [...document.images].filter((one) => one.complete && one.src && one.naturalWidth === 0)
  .map((one) => `no picture: ${one.src}`)"""

# What a browser keeps for a page, except copies of its files.
KEPT = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage"

PAGES: pytest.StashKey[list[Any]] = pytest.StashKey()

playwright: Any = pytest.importorskip("playwright.sync_api", reason="pip install playwright")


def chromium() -> str:
    """Find a Chromium on this machine: the one without windows first, it is quicker."""
    named = os.environ.get("CHROMIUM", "")
    known = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return named or next(filter(None, map(shutil.which, known)), "")


def missing() -> str:
    """Say what these tests lack here, or nothing."""
    if not chromium():
        return "no Chromium: apt-get install chromium-headless-shell, or name one in CHROMIUM"
    if not (PAGE / "index.html").exists():
        return "the page is not built: make page"
    return ""


@pytest.fixture(scope="session", autouse=True)
def ready() -> None:
    """Skip with the reason, or fail where the tests are required."""
    reason = missing()
    if reason and os.environ.get("FLIBUSTE_E2E"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


def free_port() -> int:
    """Ask the system for a port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """``flibuste serve`` in a process of its own, on a data folder that outlives it."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data = data
        self.words = words
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "flibuste", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--no-open", "--bot-pause", "0.05", "--veil", "5", "--workers", "1", *self.words]
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        until = time.monotonic() + 2 * PATIENCE / 1000
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError((self.data.parent / "server.log").read_text())

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=PATIENCE / 1000)
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a run."""
    one = Server(tmp_path_factory.mktemp("e2e") / "data")
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium without a screen."""
    playwright.expect.set_options(timeout=15_000)  # a busy machine is slow, not wrong
    with playwright.sync_playwright() as driver:
        chrome = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield chrome
        chrome.close()


Open = Callable[..., "Page"]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Photograph what every person saw when a test failed."""
    report = yield
    if report.when == "call" and report.failed:
        pages = item.stash.get(PAGES, None) or []
        for n, page in enumerate(pages):
            with contextlib.suppress(playwright.Error):  # the page may be what failed
                keep_picture(page, f"failed-{item.name}-{n}")
    return report


BEGUN_AGAIN: set[str] = set()


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(crashitem: str, report: pytest.TestReport, sched: Any) -> None:
    """Begin a test again, once, whose worker died of a browser that answers no more; what *failed* stays failed."""
    if crashitem not in BEGUN_AGAIN:
        BEGUN_AGAIN.add(crashitem)
        sched.mark_test_pending(crashitem)
        report.outcome = "begun again"  # type: ignore[assignment]


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
    """Count such a beginning among the results, in yellow: nobody shall overlook it."""
    begun: tuple[str, str, tuple[str, dict[str, bool]]] = ("begun again", "A", ("BEGUN AGAIN", {"yellow": True}))
    return begun if report.outcome == "begun again" else None


class Desks:
    """Where people sit: a context of the browser each, wiped for the next person; only the page's files stay."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.free: dict[tuple[str, bool], list[BrowserContext]] = {}
        self.taken: list[tuple[tuple[str, bool], BrowserContext]] = []

    def take(self, language: str, phone: bool) -> BrowserContext:
        """Sit down at a desk with this language and this size."""
        kind = (language, phone)
        context = self.free[kind].pop() if self.free.get(kind) else self.put_up(language, phone)
        self.taken.append((kind, context))
        return context

    def put_up(self, language: str, phone: bool) -> BrowserContext:
        size: Any = {"width": 360, "height": 640} if phone else {"width": 1280, "height": 800}
        context = self.browser.new_context(
            viewport=size, locale=language, has_touch=phone, reduced_motion="reduce", base_url=self.url,
            device_scale_factor=2 if phone and PICTURES else 1,
        )  # fmt: skip
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=self.url)
        return context

    def leave(self) -> None:
        """Let everybody go: desks are wiped, one where a worker of the page was left behind is thrown away."""
        for kind, context in self.taken:
            if context.service_workers:
                context.close()
                continue
            for page in context.pages:
                page.close()
            context.set_offline(False)
            self.free.setdefault(kind, []).append(context)
        self.taken = []

    def wipe(self, page: Page) -> None:
        """Forget who sat here, and everything kept for them."""
        wire = page.context.new_cdp_session(page)
        wire.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": KEPT})
        wire.detach()
        page.context.clear_cookies()


@pytest.fixture(scope="session")
def desks(browser: Browser, server: Server) -> Desks:
    """Desks for all tests of a run."""
    return Desks(browser, server.url)


@pytest.fixture
def visit(request: pytest.FixtureRequest, desks: Desks, server: Server) -> Iterator[Open]:
    """Open the page as a new person: ``visit("/", phone=True, language="fr")``. Errors of the page fail the test.

    Without a path the person stands on the doorstep, for tests that go on to a table by themselves. With ``still``
    nothing moves at the table: for whole games, in which the drawing of movements is most of the time.
    """
    troubles: list[str] = []
    pages: list[Any] = []
    request.node.stash[PAGES] = pages

    def open_page(
        path: str = DOORSTEP, *, phone: bool = False, language: str = "en", dark: bool = False, still: bool = False
    ) -> Page:
        page = desks.take(language, phone).new_page()
        desks.wipe(page)
        pages.append(page)
        if still:
            page.add_init_script(STILL)
        if dark:
            page.emulate_media(color_scheme="dark")
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: troubles.append(line.text) if "is no name" in line.text else None)
        page.on("request", lambda request: stranger(request.url, server.url, troubles))
        page.set_default_timeout(PATIENCE)
        page.goto(path)
        return page

    yield open_page
    for page in pages:
        with contextlib.suppress(playwright.Error):  # a page may be gone by now
            troubles += page.evaluate(BROKEN)
    desks.leave()
    assert troubles == []


def stranger(url: str, home: str, troubles: list[str]) -> None:
    """Note every request that leaves our own server: there must be none."""
    if not url.startswith((home, "blob:", "data:")):
        troubles.append(f"request to {url}")


def photograph(page: Page, name: str) -> None:
    """Keep a picture of the screen for people to look at, where pictures are asked for."""
    if PICTURES:
        keep_picture(page, name)


def keep_picture(page: Page, name: str) -> None:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=ARTEFACTS / f"{name}.png")
