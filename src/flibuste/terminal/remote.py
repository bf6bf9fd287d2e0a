"""A server's table, by the same protocol as the page: one link to sit down, one socket that comes back by itself."""

from __future__ import annotations

import http.cookiejar
import json
import queue
import threading
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import flibuste.games  # noqa: F401  (a server may play any of them)
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import GAMES, Game
from flibuste.table.fair import commitment
from flibuste.terminal import saves
from flibuste.terminal.client import Client, Doing, fresh_key
from flibuste.terminal.tells import AnyTell, Change, Views, read_either
from flibuste.wire import messages as m
from flibuste.wire.tables import Look, TableInfo
from flibuste.words.sentences import Words

FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0
WAYS = {"join": "/api/join", "watch": "/api/watch", "seat": "/api/claim"}
NAME = 24
USUAL = "sailor"
"""The bot on a seat that nobody took."""


class Server:
    """One server over HTTP; the cookie that says who we are is kept in the user's folder, so that a seat is too."""

    def __init__(self, address: str) -> None:
        self.address = address
        file = saves.folder().parent / "cookies.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        self.cookies = http.cookiejar.MozillaCookieJar(str(file))
        if file.is_file():
            try:
                self.cookies.load(ignore_discard=True)
            except (http.cookiejar.LoadError, OSError):
                self.cookies.clear()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def call(self, path: str, body: object = None) -> bytes:
        """Send a request; a refusal becomes an error with its code."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "origin": self.address}
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with self.opener.open(request, timeout=20) as response:
                answer: bytes = response.read()
        except urllib.error.HTTPError as error:
            raise refused(error.read()) from error
        except (OSError, ValueError) as error:
            raise BadData("connection_lost", f"{self.address} does not answer") from error
        self.keep()
        return answer

    def keep(self) -> None:
        """Keep the cookies where nobody else reads them."""
        self.cookies.save(ignore_discard=True)
        (saves.folder().parent / "cookies.txt").chmod(0o600)

    def cookie(self) -> str:
        """Write our cookies for the socket."""
        host = urlsplit(self.address).hostname or ""
        ours = [one for one in self.cookies if one.domain.lstrip(".") in (host, f"{host}.local")]
        return "; ".join(f"{one.name}={one.value}" for one in ours)


def refused(body: bytes) -> GameError:
    """Read a refusal of a server."""
    try:
        code = str(json.loads(body)["code"])
    except (ValueError, KeyError, TypeError):
        code = "malformed"
    return BadData(code, f"the server refuses: {code.replace('_', ' ')}")


class RemoteTable:
    """The socket of one table, in a thread of its own; what was not acknowledged is sent again after a break."""

    def __init__(self, server: Server, table: str, link: str) -> None:
        self.server = server
        self.table = table
        self.link = link
        self.online = False
        self.closed = threading.Event()
        self.told: queue.SimpleQueue[AnyTell] = queue.SimpleQueue()
        self.pending: dict[str, m.AnyAsk] = {}
        self.socket: ClientConnection | None = None
        self.since: int | None = None
        self.views = Views()
        self.lock = threading.Lock()
        self.uneven = Random()
        self.thread = threading.Thread(target=self.run, name="socket", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Stay connected until we leave."""
        wait = FIRST_WAIT
        while not self.closed.is_set():
            try:
                self.serve()
                wait = FIRST_WAIT
            except (OSError, WebSocketException, InvalidHandshake, msgspec.MsgspecError):
                self.online = False
            self.closed.wait(wait * (0.75 + self.uneven.random() / 2))
            wait = min(LONGEST_WAIT, wait * 1.7)

    def serve(self) -> None:
        """Open the socket, take up where we were, and read."""
        address = "ws" + self.server.address.removeprefix("http") + "/ws"
        headers = {"Cookie": self.server.cookie()}
        with connect(
            address, origin=Origin(self.server.address), additional_headers=headers, max_size=2**24, open_timeout=10
        ) as socket:
            with self.lock:
                self.socket, self.online = socket, True
                self.views = Views()
                socket.send(msgspec.json.encode(m.Attach(self.table, self.since, changes=True)).decode())
                for ask in self.pending.values():
                    socket.send(msgspec.json.encode(ask).decode())
            for frame in socket:
                self.heard(read_either(frame))
        self.online = False

    def heard(self, news: AnyTell | Change) -> None:
        """Pass a message on; what is answered is pending no more. A change that fits nothing is asked for whole."""
        told = self.views.whole(news)
        if told is None:
            self.send(m.Attach(self.table, self.since))
            return
        key = getattr(told, "key", None)
        if isinstance(told, (m.Ack, m.Failure)) and key:
            self.pending.pop(key, None)
        self.since = getattr(told, "seq", self.since) if getattr(told, "view", None) else self.since
        self.told.put(told)

    # the connection

    def send(self, ask: m.AnyAsk) -> None:
        """Send a message now, or when the socket is back."""
        if isinstance(ask, m.Attach):
            if not self.online or self.since is None:
                return  # the socket attaches by itself when it opens
            ask = m.Attach(ask.table, ask.since, changes=True)
        elif isinstance(ask, m.SeatRequest):
            self.pending[ask.key] = ask
        with self.lock:
            if self.socket is not None and self.online:
                try:
                    self.socket.send(msgspec.json.encode(ask).decode())
                except (OSError, WebSocketException):
                    self.online = False

    def next(self, wait: float = 0.0) -> AnyTell | None:
        """Return the next message, if one comes in time."""
        try:
            return self.told.get(timeout=wait) if wait > 0 else self.told.get_nowait()
        except queue.Empty:
            return None

    def speech(self, words: Words) -> list[str]:
        """Return nothing: nobody teaches here."""
        return []

    def offers(self, client: Client) -> list[Doing]:
        """Let the host begin, with bots on the seats that are free; after the game let everybody play again."""
        info, words = client.info, Words(client.language)
        if info is not None and info.status == "waiting" and info.host in info.you:
            free = [one.seat for one in info.seats if one.kind == "empty"]
            return [Doing("start", words.say("ui-start-now" if free else "ui-start"), partial(self.begin, free))]
        if info is not None and info.status == "over" and info.you:
            return [Doing("rematch", words.say("ui-rematch"), partial(self.rematch, client))]
        return []

    def host(self, way: str, body: Mapping[str, object]) -> TableInfo:
        """Ask the server for what is no message of a seat."""
        return msgspec.json.decode(self.server.call(f"/api/tables/{self.table}/{way}", dict(body)), type=TableInfo)

    def begin(self, free: Sequence[int]) -> None:
        """Put bots on the free seats and begin."""
        for seat in free:
            self.host("seats", {"seat": seat, "kind": "bot", "level": USUAL})
        self.host("start", {})

    def rematch(self, client: Client) -> None:
        """Go over to the next table of the same people."""
        client.following = follow(self.server, self.host("rematch", {}), client.language)

    def farewell(self, words: Words) -> list[str]:
        """Say how to come back."""
        return [words.say("ui-leave-sure"), words.say("terminal-resume", command=f"flibuste join {self.link}")]

    def close(self) -> None:
        """Leave the socket."""
        self.closed.set()
        with self.lock:
            if self.socket is not None:
                self.socket.close()


def follow(server: Server, info: TableInfo, language: str) -> Client:
    """Sit at a table where a seat is ours already."""
    link = next(iter((info.links.seats or {}).values()), info.links.join or "")
    client = Client(RemoteTable(server, info.id, server.address + link), info.id, language)
    client.info = info
    client.address = server.address
    return client


def by_link(link: str, name: str, language: str) -> Client:
    """Sit down (or watch) where a link leads; the same link leads back to the same seat."""
    address, code = taken_apart(link)
    server = Server(address)
    look = msgspec.json.decode(server.call("/api/look", {"code": code}), type=Look)
    if look.table.game not in GAMES:
        raise BadData(
            "own_game", f"the table plays {look.table.game}, which is not here: give its file (--game-module)"
        )
    nonce = fresh_key() + fresh_key()
    body: dict[str, Any] = {"code": code}
    if look.kind == "join" and not look.table.you:
        body |= {"name": name[:NAME], "sealed": commitment(nonce)}
    info = msgspec.json.decode(server.call(WAYS[look.kind], body), type=TableInfo)
    client = Client(RemoteTable(server, info.id, link), info.id, language)
    client.info = info
    client.address = address
    if "sealed" in body:
        client.nonces = dict.fromkeys(info.you, nonce)
    return client


def open_table(address: str, game: Game, seats: Sequence[str], name: str, language: str, **terms: object) -> Client:
    """Open a table at a server; ``seats`` are ``me``, ``link`` for whoever gets the link, ``bot`` or ``bot:LEVEL``."""
    game.check_seats(len(seats))
    nonce = fresh_key() + fresh_key()
    wanted = [new_seat(word, seats.index("me") == n if "me" in seats else False) for n, word in enumerate(seats)]
    for seat in wanted:
        if seat["kind"] == "you":
            seat |= {"name": name[:NAME], "sealed": commitment(nonce)}
    server = Server(address_of(address))
    body = {"game": game.name, "seats": wanted, "start": "link" not in seats, **terms}
    client = follow(server, msgspec.json.decode(server.call("/api/tables", body), type=TableInfo), language)
    client.nonces = {n: nonce for n, seat in enumerate(wanted) if seat["kind"] == "you"}
    return client


def new_seat(word: str, first: bool) -> dict[str, str]:
    """Read one seat of a new table."""
    kind, _, level = word.partition(":")
    kinds = {"me": "you" if first else "here", "link": "open", "bot": "bot"}
    if kind not in kinds or (level and kind != "bot"):
        raise BadData("bad_seats", f"a seat is me, link or bot (also bot:LEVEL), not {word!r}")
    return {"kind": kinds[kind]} | ({"level": level or USUAL} if kind == "bot" else {})


def address_of(text: str) -> str:
    """Read the address of a server, with or without its ``http://``."""
    parts = urlsplit(text if "://" in text else f"http://{text}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadData("connection_lost", "this is no address of a server: it looks like http://host:8337")
    return f"{parts.scheme}://{parts.netloc}"


def taken_apart(link: str) -> tuple[str, str]:
    """Take a link apart: where the server is, and the code."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    way, _, code = parts.path.strip("/").partition("/")
    code = code or parts.fragment
    if parts.scheme not in ("http", "https") or not parts.netloc or way not in ("j", "w", "s") or not code:
        raise BadData("link_expired", "this is no link of a table: it looks like http://host/j/CODE")
    return f"{parts.scheme}://{parts.netloc}", code
