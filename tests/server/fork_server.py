"""A fork server: launches server processes quickly, since everything is imported once and each launch is a fork.

``python -m tests.server.fork_server DATA PORT``: each line on standard input launches a server and prints its process
id. The fork server reaps what was killed and ends, with its last server, when its input ends.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import flibuste.server.edge.app
from flibuste.server.config import Config
from flibuste.server.edge.running import serve
from flibuste.server.limits import NO_LIMITS


def launch(data: Path, port: int) -> int:
    """Fork a server into a session of its own."""
    child = os.fork()
    if child:
        return child
    os.setsid()
    signal.alarm(120)
    quiet = os.open(os.devnull, os.O_RDWR)
    os.dup2(quiet, 0)
    os.dup2(quiet, 1)
    try:
        serve(Config(data=data, port=port, bot_pause=0, veil=0, limits=NO_LIMITS))
    finally:
        os._exit(0)


def main() -> None:
    """Launch on request."""
    assert flibuste.server.edge.app
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    child = 0
    signal.alarm(400)
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = launch(data, port)
        print(child, flush=True)
    if child:
        os.killpg(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
