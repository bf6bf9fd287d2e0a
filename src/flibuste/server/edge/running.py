"""Starting and stopping one server process."""

from __future__ import annotations

import contextlib
import gc
import itertools
import os
import secrets
import shutil
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import uvicorn

from flibuste.server.config import Config
from flibuste.server.edge.app import make_app
from flibuste.server.edge.slow_requests import SlowRequests
from flibuste.server.edge.websocket_io import LeanProtocol
from flibuste.server.storage.store import open_store
from flibuste.wire.qr import coloured, qr_rows

GRACE = 3
OPERATOR = "operator.token"
LITTLE = (3_000, 20, 1_000)
TIDY = 600
"""What is young is looked at in small portions; what has lasted a second is left alone for so many seconds.

Tables and connections live long. Looking through all of them for garbage, as Python does by default every now and then,
would hold up everybody for a sixth of a second with two thousand connections.
"""
TURNS = 0.0005
"""Seconds: the writer's thread gets the interpreter from a busy event loop after so long, not after ten times that."""
HARD_FRAME = 64 * 1024
"""Frames over 16 KiB get a refusal with a code; above this size the connection is cut before they are in memory."""


class CannotStart(Exception):
    """A plain sentence for whoever started the server."""


def data_folder() -> Path:
    """Return where a user's data belongs."""
    base = os.environ.get("FLIBUSTE_DATA")
    if base:
        return Path(base)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "Flibuste"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Flibuste"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "flibuste"


def keep_private(folder: Path) -> None:
    """Let nobody else on this machine look into the folder of games and secrets, whoever made it."""
    os.umask(0o077)
    folder.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(PermissionError):
        folder.chmod(0o700)
        for file in folder.iterdir():
            if file.is_file():
                file.chmod(0o600)


def operator_token(folder: Path) -> str:
    """Read the operator's token from its file; the first start makes it."""
    file = folder / OPERATOR
    if not file.exists():
        file.write_text(secrets.token_urlsafe(32) + "\n", encoding="utf-8")
    return file.read_text(encoding="utf-8").strip()


@contextmanager
def one_at_a_time(config: Config) -> Iterator[None]:
    """Keep a second server away from the same SQLite file."""
    if config.database.startswith("postgres") or sys.platform == "win32":
        yield
        return
    import fcntl

    with (config.data / "lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise CannotStart(f"another server uses {config.data} already") from error
        yield


def lan_address() -> str:
    """Find the address of this machine in the local network, if there is one; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if address.startswith("127.") else address


def listen(config: Config) -> socket.socket:
    """Take the port."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    server = socket.socket(family, socket.SOCK_STREAM)
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        server.bind((config.host, config.port))
        server.listen(2048)
    except OSError as error:
        server.close()
        raise CannotStart(f"port {config.port} of {config.host} is not free: {error.strerror}") from error
    config.port = server.getsockname()[1]
    return server


def check_storage(config: Config) -> None:
    """Open storage once and bring it up to date, so that whatever is wrong with it is said in one plain sentence."""
    try:
        open_store(config.database, config.data).close()
    except ImportError as error:
        raise CannotStart("PostgreSQL needs psycopg: pip install 'psycopg[binary]'") from error
    except Exception as error:
        where = "the database" if config.database else str(config.data)
        raise CannotStart(f"{where} cannot be used: {str(error).strip().splitlines()[0]}") from error


def uvicorn_server(config: Config, now: Callable[[], int] | None = None) -> uvicorn.Server:
    """Set uvicorn up: no access log (addresses are not written down), no compression, bounded frames."""
    app = make_app(config, now)
    settings = uvicorn.Config(
        app,
        http=partial(SlowRequests, app.state.service),  # type: ignore[arg-type]  # only ever called
        ws=LeanProtocol,
        ws_max_size=HARD_FRAME,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    return uvicorn.Server(settings)


def keep_tidy() -> None:
    """Each second put what is left aside; now and then look through everything."""
    for second in itertools.count(1):
        time.sleep(1)
        if second % TIDY == 0:
            gc.unfreeze()
            gc.collect()
        gc.freeze()


def show_code(address: str) -> None:
    """Show an address to phones: as a QR code, where somebody looks at a terminal; a log gets none."""
    rows = qr_rows(address)
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and fits(rows):
        print(coloured(rows), flush=True)


def fits(rows: list[str]) -> bool:
    """Say whether the code is no wider than the terminal."""
    return len(rows[0]) <= shutil.get_terminal_size().columns


def serve(config: Config, open_browser: bool = False, lifetime: float = 0) -> None:
    """Serve until Ctrl-C; what is running goes on at the next start."""
    keep_private(config.data)
    config.operator = config.operator or operator_token(config.data)
    with one_at_a_time(config), contextlib.closing(listen(config)) as port:
        check_storage(config)
        host = "localhost" if config.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else config.host
        address = f"http://{host}:{config.port}/"
        print(f"Flibuste is at {address} (Ctrl-C stops it; running games go on at the next start)", flush=True)
        if config.lan:
            print(f"In your network it is at {config.reach()}/ (the waiting room shows it as a QR code)", flush=True)
            show_code(f"{config.reach()}/")
        if open_browser:
            threading.Timer(0.8, webbrowser.open, (address,)).start()
        gc.set_threshold(*LITTLE)
        threading.Thread(target=keep_tidy, name="flibuste-tidy", daemon=True).start()
        sys.setswitchinterval(TURNS)
        server = uvicorn_server(config)
        if lifetime:
            end = threading.Timer(lifetime, setattr, (server, "should_exit", True))
            end.daemon = True
            end.start()
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[port])
    print("Stopped. No move is lost.", flush=True)
