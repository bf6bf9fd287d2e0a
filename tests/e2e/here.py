"""A browser that plays without a server, for the tests: the engine fetched once, then the network cut."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.e2e.conftest import PAGE

Page = Any
HURRY = "localStorage.setItem('flibuste-here', '1'); localStorage.setItem('flibuste-here-pace', '5')"
"""Play in this browser, with bots and veils as quick as those of the tests' server."""


def until_ready(page: Page) -> None:
    """Wait until the tables of this browser answer: the lobby knows the games."""
    page.locator(".street .sign, .street a").first.wait_for()
    page.locator(".engine").wait_for(state="detached", timeout=120_000)
    assert not page.get_by_role("alert").count()


def play_here(page: Page) -> None:
    """Go over to this browser, wait for the engine, and cut the network."""
    page.evaluate(HURRY)
    page.goto("/")
    until_ready(page)
    page.context.set_offline(True)


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files and keeps no log."""

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class PlainHost:
    """The page as ``make static`` writes it, on a host that knows nothing but files; builds can be put in its place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(PAGE, folder)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.url = f"http://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def publish(self, name: str, whole: bool = True, worker: str = "") -> None:
        """Put a build of this name up: the page says it; ``whole``: also the list of its files, as a build does."""
        page = (PAGE / "index.html").read_text()
        signs = f'<meta name="flibuste-host" content="none"><meta name="build" content="{name}">'
        (self.folder / "index.html").write_text(page.replace("<title>", signs + "<title>"))
        for file in PAGE.glob("assets/table.worker-*.js"):
            (self.folder / "assets" / file.name).write_text(worker + file.read_text())
        if whole:
            self.list_files()

    def list_files(self) -> None:
        """Write the list of files anew."""
        head, _, code = (PAGE / "sw.js").read_text().partition("\n")
        build = json.loads(re.sub(r"^const BUILD = |;$", "", head))
        for path in build["files"]:
            build["files"][path] = hashlib.sha256((self.folder / path[1:]).read_bytes()).hexdigest()
        build["version"] = hashlib.sha256(json.dumps(build).encode()).hexdigest()[:12]
        (self.folder / "sw.js").write_text(f"const BUILD = {json.dumps(build)};\n{code}")

    def stop(self) -> None:
        """Take it down."""
        self.server.shutdown()
        self.server.server_close()
