"""``make play``: serve the page as soon as it stands, and go over to the compiled engine when that is ready.

The page is built first, for nobody can play without it; the engine is compiled beside it. Until then the server runs
interpreted (complete, only slower). Running games survive the change, as they survive every restart of the server.
What is given on the command line goes to ``flibuste serve``.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

COMPILED = Path("build/compiled")
LOG = Path("build/play.log")
NICE = 10
"""How far the compiler steps back while the page is built and people play."""
LAST_LINES = 15
PATIENCE = 10


class Job:
    """One word of make that runs in the background, with the seconds it may take."""

    def __init__(self, word: str, what: str, seconds: int, nice: int = 0) -> None:
        self.what, self.seconds, self.begin = what, seconds, time.monotonic()
        command = ["make", word] if sys.platform == "win32" else ["nice", "-n", str(nice), "make", word]
        with LOG.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)

    def runs(self) -> bool:
        """Say whether it is still at work."""
        return self.process.poll() is None

    def failed(self) -> bool:
        """Say whether it ended badly."""
        return self.process.poll() not in (None, 0)

    def line(self) -> str:
        """Say how far it is."""
        if self.runs():
            return f"{self.what}: {time.monotonic() - self.begin:.0f} s of about {self.seconds}"
        return f"{self.what}: {'failed' if self.failed() else 'ready'}"


class Progress:
    """One line that says what is going on: rewritten each second on a terminal, else written when something changes."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs, self.alive, self.told = jobs, sys.stdout.isatty(), ""

    def wait_for(self, job: Job) -> None:
        """Tell how far everything is until a job has ended."""
        while job.runs():
            self.tell(" · ".join(job.line() for job in self.jobs))
            time.sleep(0.2)
        if self.alive:
            print("\r\033[K", end="", flush=True)

    def tell(self, text: str) -> None:
        """Write the line."""
        if self.alive:
            print(f"\r\033[K{text}", end="", flush=True)
        elif not self.told:
            print(text, flush=True)
        self.told = text


class Server:
    """``flibuste serve`` as a process of its own, interpreted or compiled."""

    def __init__(self, arguments: list[str], compiled: bool) -> None:
        environment = {**os.environ, "PYTHONPATH": str(COMPILED)} if compiled else dict(os.environ)
        self.process = subprocess.Popen([sys.executable, "-m", "flibuste", "serve", *arguments], env=environment)

    def wait(self) -> int:
        """Wait for its end; Ctrl-C reaches it too, and it says goodbye itself."""
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return self.process.wait()

    def stop(self) -> None:
        """Let it finish what it is writing, then end."""
        self.process.send_signal(signal.SIGINT if sys.platform != "win32" else signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def is_ready() -> bool:
    """Say whether page and engine are built and newer than what they are made of."""
    return subprocess.run(["make", "--question", "page", "compile"], capture_output=True, check=False).returncode == 0


def last_words() -> str:
    """Return the end of what the background jobs wrote."""
    return "\n".join(LOG.read_text(errors="replace").splitlines()[-LAST_LINES:])


def build_and_serve(arguments: list[str]) -> int:
    """Serve interpreted once the page stands, and compiled once the engine is; return the exit code."""
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_bytes(b"")
    page, engine = Job("page", "page", 25), Job("compile", "compiled engine", 300, NICE)
    Progress([page, engine]).wait_for(page)
    if page.failed():
        engine.process.terminate()
        print(f"The page could not be built:\n{last_words()}", file=sys.stderr)
        return 1
    server = Server(arguments, compiled=False)
    print("The engine runs interpreted until it is compiled; the change needs no word from you.", flush=True)
    try:
        while engine.runs() and server.process.poll() is None:
            time.sleep(0.2)
    except KeyboardInterrupt:
        engine.process.terminate()
        return server.wait()
    if server.process.poll() is None and not engine.failed():
        print("The compiled engine is ready: changing over, running games go on.", flush=True)
        server.stop()
        server = Server([*arguments, "--no-open"], compiled=True)
    elif engine.failed():
        print(f"The engine could not be compiled and stays interpreted:\n{last_words()}", file=sys.stderr)
    elif engine.runs():
        engine.process.terminate()
    return server.wait()


def main(arguments: list[str]) -> int:
    """Begin at once where everything is built."""
    if is_ready():
        return Server(arguments, compiled=True).wait()
    return build_and_serve(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(0)
