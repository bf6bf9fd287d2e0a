"""A real PostgreSQL for tests and benches, from the machine's own package, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

MISSING = "PostgreSQL is not installed here: apt-get install postgresql (the tests start it themselves)"
ROOT = "PostgreSQL does not run as root and there is no other user to run it as"


def binaries() -> Path | None:
    """Find the server's programs: Debian keeps them out of the path; as root they are installed when missing."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=False, timeout=180, **quiet)  # type: ignore[call-overload]
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    other = shutil.which("initdb")
    return Path(other).parent if other else None


def somebody() -> str | None:
    """Return a user to run the server as; root may not."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid()).pw_name
    names = {user.pw_name for user in pwd.getpwall()}
    return next((name for name in ("postgres", "nobody") if name in names), None)


def free_port() -> int:
    """Find a free port of the loopback."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Server:
    """A PostgreSQL on a port of the loopback, in a folder of its own, that can be stopped and started again."""

    def __init__(self, programs: Path, user: str, fsync: bool) -> None:
        self.fsync = "on" if fsync else "off"
        self.program = str(programs / "postgres")
        self.folder = Path(tempfile.mkdtemp(prefix="flibuste-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://flibuste@127.0.0.1:{self.port}/postgres"
        identity = pwd.getpwnam(user)
        root = os.geteuid() == 0
        self.become: dict[str, Any] = {"user": user, "group": identity.pw_gid, "extra_groups": []} if root else {}
        if root:
            os.chown(self.folder, identity.pw_uid, identity.pw_gid)
        data = ["-D", str(self.folder / "data"), "-A", "trust", "-U", "flibuste", "--no-sync", "-E", "UTF8"]
        making = [str(programs / "initdb"), *data]
        subprocess.run(making, check=True, capture_output=True, timeout=120, cwd=self.folder, **self.become)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", f"fsync={self.fsync}")
        options = ["-p", str(self.port), *(word for setting in settings for word in ("-c", setting))]
        words = [self.program, "-D", str(self.folder / "data"), *options]
        nowhere = subprocess.DEVNULL
        self.process = subprocess.Popen(words, cwd=self.folder, stdout=nowhere, stderr=nowhere, **self.become)
        wait_for(self.url, self.process)

    def stop(self) -> None:
        """Stop it at once: every connection is cut."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(30)
            self.process = None


class Unavailable(Exception):
    """Why there is no PostgreSQL here."""


@contextmanager
def postgres(fsync: bool = False) -> Iterator[Server]:
    """Start a server; it stops with whoever uses it. Without ``fsync`` it does not wait for the disk."""
    programs, user = binaries(), somebody()
    if programs is None or user is None:
        raise Unavailable(ROOT if programs else MISSING)
    server = Server(programs, user, fsync)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder, ignore_errors=True)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server takes connections."""
    for _ in range(600):
        if server.poll() is not None:
            raise Unavailable("PostgreSQL does not start")
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise Unavailable("PostgreSQL does not answer")
