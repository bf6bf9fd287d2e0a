"""A server's table from the terminal: a link, a name, a whole game, a break in between, and looking on."""

from __future__ import annotations

import io
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import kuhn_poker
import msgspec
import pytest
from textual.pilot import Pilot

from flibuste.__main__ import main
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import GAMES, find_game
from flibuste.table.own_games import take_in
from flibuste.terminal.client import Client
from flibuste.terminal.company import end_lines
from flibuste.terminal.console import Console
from flibuste.terminal.doings import doings, pressing
from flibuste.terminal.lines import LineTable
from flibuste.terminal.remote import RemoteTable, Server, address_of, by_link, open_table, taken_apart
from flibuste.terminal.screens.app import FlibusteApp
from flibuste.terminal.screens.board import Board
from flibuste.terminal.screens.dialogs import Phrases
from flibuste.terminal.screens.table import TableScreen
from flibuste.terminal.tells import WATCHER
from flibuste.wire.tables import TableInfo
from tests.terminal.test_screens import driven, is_ready, text_of, until

PATIENCE = 60.0


class Serving:
    """``flibuste serve`` in a process of its own, on this machine only; it can be stopped and started again."""

    def __init__(self, data: Path, *words: str) -> None:
        self.data = data
        self.words = words
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "flibuste", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += ["--no-open", "--bot-pause", "0.02", "--veil", "5", "--workers", "1", *self.words]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server does not answer")

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A server of this test."""
    one = Serving(tmp_path / "data")
    one.start()
    yield one
    one.stop()


def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, who: str) -> None:
    """Be somebody: each person has a folder, and in it the cookie that says who it is."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / who))


def opened(serving: Serving, seats: list[dict[str, str]], **more: object) -> tuple[Server, TableInfo]:
    """Open a table as its host."""
    server = Server(serving.url)
    body = {"game": "brisca", "seats": seats, **more}
    return server, msgspec.json.decode(server.call("/api/tables", body), type=TableInfo)


def hosting(server: Server, info: TableInfo) -> Client:
    """Follow the own table."""
    client = Client(RemoteTable(server, info.id, ""), info.id, "en")
    client.info = info
    return client


def play_on(clients: list[Client], answers: int = 1000) -> None:
    """Let everybody answer with the first choice, so many times or to the end."""
    end = time.monotonic() + PATIENCE
    given = 0
    while not all(client.over for client in clients) and given < answers:
        assert time.monotonic() < end, "it takes too long"
        for client in clients:
            client.take(0.02)
            client.settle()
            seat = client.asked
            if seat is not None and not client.sending:
                client.act(seat, client.moments[seat].options[0]["action"])
                given += 1


def test_two_terminals_play_each_other_and_a_break_does_no_harm(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home(monkeypatch, tmp_path, "anne")
    server, info = opened(serving, [{"kind": "you", "name": "Anne"}, {"kind": "open"}])
    host = hosting(server, info)
    at_home(monkeypatch, tmp_path, "ines")
    guest = by_link(serving.url + str(info.links.join), "Inés", "es")
    server.call(f"/api/tables/{info.id}/start", {})

    play_on([host, guest], 12)
    serving.stop()
    serving.start()
    play_on([host, guest])

    assert host.info is not None
    assert guest.info is not None
    assert host.info.result == guest.info.result
    assert [seat.name for seat in guest.info.seats] == ["Anne", "Inés"]
    assert guest.lines(1)[0].startswith(("Repartes", "Das", "Anne"))
    for client in (host, guest):
        log = client.logs[client.mine[0]]
        assert [event["index"] for event in log] == list(range(len(log))), "the log is complete, nothing stands twice"
        client.connection.close()


def test_a_game_of_the_hosts_own_is_played_with_its_file_and_refused_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kuhn = str(Path(kuhn_poker.__file__))
    serving = Serving(tmp_path / "data", "--game-module", kuhn)
    serving.start()
    monkeypatch.delitem(GAMES, "kuhn_poker", raising=False)
    try:
        at_home(monkeypatch, tmp_path, "anne")
        seats = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
        server, info = opened(serving, seats, game="kuhn_poker")
        link = serving.url + str(info.links.join)
        at_home(monkeypatch, tmp_path, "ines")
        assert main(["join", link, "--plain", "--lang", "en"]) == 2
        assert "a game of its host’s own" in capsys.readouterr().err
        take_in([kuhn])
        guest = by_link(link, "Inés", "es")
        server.call(f"/api/tables/{info.id}/start", {})
        host = hosting(server, info)
        play_on([host, guest])
        assert guest.info is not None
        assert guest.info.result is not None
        assert sum(guest.info.result.standing) == 0
        for client in (host, guest):
            client.connection.close()
    finally:
        serving.stop()


def test_the_same_link_leads_back_to_the_same_seat(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home(monkeypatch, tmp_path, "anne")
    _, info = opened(serving, [{"kind": "you", "name": "Anne"}, {"kind": "open"}])
    link = serving.url + str(info.links.join)
    at_home(monkeypatch, tmp_path, "ines")
    first, second = by_link(link, "Inés", "en"), by_link(link, "Inés", "en")

    assert first.mine == second.mine == [1]
    for client in (first, second):
        client.connection.close()


def test_a_game_is_watched_in_plain_lines(serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(monkeypatch, tmp_path, "anne")
    server, info = opened(serving, [{"kind": "you", "name": "Anne"}, {"kind": "bot"}], start=True)
    host = hosting(server, info)
    play_on([host])
    at_home(monkeypatch, tmp_path, "frank")
    watcher = by_link(serving.url + str(info.links.watch), "Frank", "en")
    target = io.StringIO()

    assert LineTable(watcher, Console(io.StringIO(), target)).play() == 0
    assert "Anne plays" in target.getvalue()
    assert "Your hand" not in target.getvalue()
    assert "The game is over." in target.getvalue()
    for client in (host, watcher):
        client.connection.close()


def answer_at_once(client: Client) -> None:
    """Take what has come, and answer with the first choice where we are asked."""
    client.take(0.01)
    client.settle()
    if client.asked is not None and not client.sending:
        client.act(client.asked, client.moments[client.asked].options[0]["action"])


def test_a_guest_plays_on_the_full_screen_and_a_break_does_no_harm(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link, a name, a phrase, the server gone and back in the middle, the end; then somebody looks on."""
    at_home(monkeypatch, tmp_path, "anne")
    server, info = opened(serving, [{"kind": "you", "name": "Anne"}, {"kind": "open"}])
    host = hosting(server, info)
    at_home(monkeypatch, tmp_path, "ines")
    guest = by_link(serving.url + str(info.links.join), "Inés", "en")
    server.call(f"/api/tables/{info.id}/start", {})

    async def drive(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(guest.moments))
        await pilot.press("f4")
        await until(pilot, lambda: isinstance(app.screen, Phrases))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        end, broken = time.monotonic() + PATIENCE, False
        while not (host.over and guest.over):
            assert time.monotonic() < end, "it takes too long"
            answer_at_once(host)
            if guest.asked is not None and is_ready(app, guest)():
                await pilot.press("enter")
            await pilot.pause(0.02)
            if not broken and len(guest.logs[1]) > 20:
                broken = True
                serving.stop()
                serving.start()
        await until(pilot, lambda: "First:" in text_of(app, "#question"))
        assert broken

    driven(guest, drive)
    assert [host.quoted(said) for said in host.said] == ["Inés: Ahoy!"]
    assert host.info is not None
    assert guest.info is not None
    assert host.info.result == guest.info.result

    at_home(monkeypatch, tmp_path, "frank")
    watcher = by_link(serving.url + str(info.links.watch), "Frank", "en")

    async def look_on(app: FlibusteApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and "over" in (app.screen.shown_for or ()))
        assert "Anne" in str(app.screen.query_one(Board).render())
        assert isinstance(app.screen, TableScreen)
        assert app.screen.seat == WATCHER
        assert not app.screen.listed

    driven(watcher, look_on)
    host.connection.close()


def wait_for(clients: list[Client], met: Callable[[], bool]) -> None:
    """Take messages until something is so."""
    end = time.monotonic() + PATIENCE
    while not met():
        assert time.monotonic() < end, "it never came to that"
        for client in clients:
            client.take(0.02)
            client.settle()


def do(client: Client, id: str) -> None:
    """Do one thing of the menu."""
    next(one for one in doings(client, client.mine[0]) if one.id == id).do()


def test_a_table_is_opened_from_the_terminal_and_everything_beside_the_game_is_done_there(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Begin, consent to an undo, refuse to call off, pause and go on, talk freely, give up, play again."""
    at_home(monkeypatch, tmp_path, "anne")
    host = open_table(serving.url, find_game("brisca"), ["me", "link"], "Anne", "en", chat="free")
    assert host.info is not None
    at_home(monkeypatch, tmp_path, "ines")
    guest = by_link(serving.url + str(host.info.links.join), "Inés", "en")
    both = [host, guest]
    wait_for(both, lambda: host.info is not None and all(one.kind == "person" for one in host.info.seats))
    assert host.heard() == ["Inés sits down"]
    assert [one.id for one in doings(host, 0)] == ["start"]
    do(host, "start")
    play_on(both, 3)

    wait_for(both, lambda: "ask" in (host.moments[0].undo, guest.moments[1].undo))
    wisher, other = (host, guest) if host.moments[0].undo == "ask" else (guest, host)
    do(wisher, "undo")
    wait_for(both, lambda: "agree" in [one.id for one in doings(other, other.mine[0])])
    before = len(host.logs[0])
    do(other, "agree")
    wait_for(both, lambda: len(host.logs[0]) < before)
    assert "The last move was taken back." in other.heard()

    do(host, "pause")
    wait_for(both, lambda: guest.info is not None and guest.info.paused)
    assert "resume" in [one.id for one in pressing(doings(guest, 1))]
    do(guest, "resume")
    wait_for(both, lambda: host.info is not None and not host.info.paused)
    do(host, "call-off")
    wait_for(both, lambda: guest.info is not None and guest.info.call_off is not None)
    do(guest, "play-on")
    wait_for(both, lambda: host.info is not None and host.info.call_off is None)

    guest.say(1, text="¡Hola, Anne!")
    wait_for(both, lambda: bool(host.said))
    assert host.quoted(host.said[0]) == "Inés: ¡Hola, Anne!"

    do(guest, "resign")
    wait_for(both, lambda: host.over and guest.over)
    assert host.info.result is not None
    assert end_lines(host.info, host.words(0))[0] == "Inés gave up."
    do(host, "rematch")
    assert host.following is not None
    again = host.following
    again.attach()
    wait_for([again], lambda: bool(again.moments))
    assert again.info is not None
    assert sorted(one.name for one in again.info.seats) == ["Anne", "Inés"]
    for client in (host, guest, again):
        client.connection.close()


@pytest.mark.parametrize("seats", [["me", "friend"], ["me", "link:2"]])
def test_seats_of_a_new_table_are_read_with_care(seats: list[str]) -> None:
    with pytest.raises(GameError, match="bad_seats"):
        open_table("localhost:9", find_game("brisca"), seats, "Anne", "en")


def test_an_address_may_stand_without_its_http() -> None:
    assert address_of("localhost:8337/") == address_of("http://localhost:8337") == "http://localhost:8337"
    with pytest.raises(GameError, match="connection_lost"):
        address_of("ftp://localhost")


@pytest.mark.parametrize("link", ["nonsense", "http://localhost:1/x/abcdefgh", "ftp://localhost/j/abcdefgh", ""])
def test_what_is_no_link_gets_a_sentence(link: str) -> None:
    with pytest.raises(GameError, match="link"):
        taken_apart(link)


def test_an_unknown_code_and_a_silent_server_get_their_codes(
    serving: Serving, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_home(monkeypatch, tmp_path, "anne")
    with pytest.raises(GameError, match="link_expired"):
        by_link(f"{serving.url}/j/nobodyknowsthis", "Anne", "en")
    with pytest.raises(GameError, match="connection_lost"):
        by_link("http://localhost:9/j/nobodyknowsthis", "Anne", "en")
