"""A real PostgreSQL for tests, from the machine's own package, in a folder of its own; it stops with the tests."""

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
import pytest

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
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server on a free port of the loopback, in a folder of its own; give its address."""
    programs, user = binaries(), somebody()
    if programs is None:
        pytest.skip(MISSING)
    if user is None:
        pytest.skip(ROOT)
    folder = Path(tempfile.mkdtemp(prefix="flibuste-postgres-"))
    identity = pwd.getpwnam(user)
    root = os.geteuid() == 0
    become: dict[str, Any] = {"user": user, "group": identity.pw_gid, "extra_groups": []} if root else {}
    if root:
        os.chown(folder, identity.pw_uid, identity.pw_gid)
    port, data = free_port(), folder / "data"
    making = [str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "flibuste", "--no-sync", "-E", "UTF8"]
    subprocess.run(making, check=True, capture_output=True, timeout=120, cwd=folder, **become)
    settings = ("listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off")
    options = ["-p", str(port), *(word for setting in settings for word in ("-c", setting))]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    server = subprocess.Popen([str(programs / "postgres"), "-D", str(data), *options], cwd=folder, **quiet, **become)
    url = f"postgresql://flibuste@127.0.0.1:{port}/postgres"
    try:
        wait_for(url, server)
        yield url
    finally:
        server.send_signal(signal.SIGQUIT)
        server.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until the server takes connections."""
    for _ in range(600):
        assert server.poll() is None, "PostgreSQL does not start"
        try:
            psycopg.connect(url, connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise AssertionError("PostgreSQL does not answer")
