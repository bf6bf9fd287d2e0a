"""A real PostgreSQL for tests, from the machine's own package, in a folder of its own; it stops with the tests."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
def postgres(folder: Path) -> Iterator[str]:
    """Start a server on a free port of the loopback; give its address."""
    programs, user = binaries(), somebody()
    if programs is None:
        pytest.skip(MISSING)
    if user is None:
        pytest.skip(ROOT)
    folder.mkdir(parents=True, exist_ok=True)
    os.chmod(folder, 0o777)
    for parent in folder.parents:
        if os.stat(parent).st_uid == os.geteuid() and parent != Path("/") and not os.stat(parent).st_mode & 0o001:
            os.chmod(parent, os.stat(parent).st_mode | 0o011)
    port, data = free_port(), folder / "data"
    become = ["runuser", "-u", user, "--"] if os.geteuid() == 0 else []

    def run(*words: str) -> None:
        subprocess.run([*become, *words], check=True, capture_output=True, timeout=120, cwd=folder)

    run(str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "flibuste", "--no-sync", "-E", "UTF8")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
    run(str(programs / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://flibuste@127.0.0.1:{port}/postgres"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        time.sleep(0.05)
