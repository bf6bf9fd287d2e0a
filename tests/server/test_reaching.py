"""Play over days: clocks that the test moves, restarts in between, feeds, empty messages that wake a browser."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar
from xml.etree import ElementTree

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from flibuste.server.problems import Refused
from flibuste.server.reaching import push, vacation
from flibuste.table.clocks import DAY
from flibuste.wire.reaching import YEARLY
from tests.server.harness import Browser, Harbour, Told, Watch, attended, harbour, in_loop, until
from tests.server.test_absence import THREE, TWO, Anyone

DAYS: dict[str, object] = {"kind": "days", "days": 2}
ATOM = "{http://www.w3.org/2005/Atom}"


async def over_days(here: Harbour, seats: Sequence[Anyone] = TWO, **more: object) -> tuple[str, list[Browser]]:
    """Open a game over days; it begins when the last has come. All follow it."""
    people = [here.browser()]
    table = await people[0].open_table(seats, **{"clock": DAYS, **more})
    for name in ("Bo", "Cléo")[: len(seats) - 1]:
        people.append(here.browser())
        await people[-1].post("/api/join", {"code": table["links"]["join"].split("/")[2], "name": name})
    live = await here.service.hall.open(table["id"])
    await until(lambda: live.match.status == "playing")
    for one in people:
        await one.attach(table["id"])
    return table["id"], people


class Maker(BaseHTTPRequestHandler):
    """The maker of a browser: notes what it is sent."""

    got: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []
    status = 201

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        Maker.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(Maker.status)
        self.end_headers()

    def log_message(self, *words: object) -> None:
        """Say nothing."""


@contextmanager
def maker() -> Iterator[str]:
    """Listen on this machine as the maker of a browser would."""
    Maker.got, Maker.status = [], 201
    server = HTTPServer(("127.0.0.1", 0), Maker)
    thread = Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


async def came(count: int) -> list[tuple[str, dict[str, str], bytes]]:
    """Wait until so many messages came."""
    for _ in range(500):
        if len(Maker.got) >= count:
            return Maker.got
        await asyncio.sleep(0.02)
    raise AssertionError(f"{len(Maker.got)} messages, not {count}")


async def asked_and_other(people: list[Browser], table: str) -> tuple[Browser, Browser, int]:
    """Return who is asked, the other one, and the seat."""
    (seat,) = (await people[0].get(f"/api/tables/{table}"))["waiting"]
    return people[seat], people[1 - seat], seat


def again(here: Harbour, before: Browser) -> Browser:
    """Return the same browser after a restart."""
    browser = here.browser()
    browser.http.cookies.set("flibuste", before.http.cookies["flibuste"])
    return browser


async def over(browser: Browser, table: str) -> Told:
    for _ in range(500):
        info: Told = await browser.get(f"/api/tables/{table}")
        if info["status"] == "over":
            return info
        await asyncio.sleep(0.02)
    raise AssertionError("the game is not over")


@in_loop
async def test_days_pass_the_server_restarts_and_who_is_out_of_time_loses(tmp_path: Path) -> None:
    """Nobody is there for a day and a half: nothing happens. After the second day the game is lost, as agreed."""
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, people = await over_days(here, TWO, late="forfeit")
        slow, other, seat = await asked_and_other(people, table)
        for one in people:
            one.drop()
        now.at += 36 * 3_600_000
        await attended(here.service)
        info = await other.get(f"/api/tables/{table}")
        assert (info["status"], info["waiting"], info["late"]) == ("playing", [seat], "forfeit")
        assert {way["what"] for way in info["ways"]} == {"call_off", "resign"}
        (waits,) = await slow.get("/api/me/waiting")
        assert (waits["table"], waits["deadline"] - waits["since"]) == (table, 2 * DAY)
        assert await other.get("/api/me/waiting") == []
        assert await here.service.try_to_write()  # a heartbeat: so long it was served
    async with harbour(tmp_path, now) as here:  # nobody lost the time in which nobody served
        other = again(here, other)
        assert (await other.get(f"/api/tables/{table}"))["status"] == "playing"
        assert await here.service.try_to_write()
    now.at += 13 * 3_600_000
    async with harbour(tmp_path, now) as here:
        other = again(here, other)
        assert (await other.get(f"/api/tables/{table}"))["status"] == "playing"
        now.at += 13 * 3_600_000
        here.service.steward.wake(await here.service.hall.open(table))
        info = await over(other, table)
        assert (info["result"]["how"], info["result"]["seat"], info["result"]["winners"]) == (
            *("forfeited", seat),
            [1 - seat],
        )


@in_loop
async def test_a_game_over_days_begins_with_the_last_who_comes_and_a_bot_answers_for_the_late(
    tmp_path: Path,
) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        anne, bo = here.browser(), here.browser()
        table = await anne.open_table(TWO, clock=DAYS, late="bot", listed=True)
        now.at += 5 * DAY
        assert [one["id"] for one in await bo.get("/api/tables")] == [table["id"]]
        await bo.post("/api/join", {"table": table["id"], "name": "Bo"})
        info = await bo.get(f"/api/tables/{table['id']}")
        assert info["status"] in ("dealing", "playing")
        now.at += 10_000
        live = await here.service.hall.open(table["id"])
        here.service.steward.wake(live)
        await until(lambda: live.match.status == "playing")
        (seat,) = live.match.waiting()
        now.at += 2 * DAY + 1
        here.service.steward.wake(live)
        await until(lambda: bool(live.match.given))
        assert (live.match.given[0].by, live.match.session.record.answers[0][0]) == ("clock", seat)  # type: ignore[union-attr]


@in_loop
async def test_a_vacation_stops_my_clocks_everybody_sees_it_and_it_outlives_a_restart(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, people = await over_days(here, TWO)
        slow, other, seat = await asked_and_other(people, table)
        deadline = (await slow.get("/api/me/waiting"))[0]["deadline"]
        told = await slow.post("/api/me/vacation", {"days": 10})
        until = told["vacation"]["until"]
        assert told["vacation"]["left"] == YEARLY - 10
        seen = await other.hear("table", where=lambda told: told["info"]["seats"][seat]["vacation"] is not None)
        assert seen["info"]["seats"][seat]["vacation"] == until
        assert 10 * DAY - 60_000 < (await slow.get("/api/me/waiting"))[0]["deadline"] - deadline <= 10 * DAY
        assert (await slow.post("/api/me/vacation", {"days": 20}))["vacation"]["left"] == YEARLY - 21
        now.at += 5 * DAY
        assert (await slow.post("/api/me/vacation", {"days": 20}, status=409))["code"] == "vacation_too_long"
        assert await here.service.try_to_write()
    async with harbour(tmp_path, now) as here:
        slow = again(here, slow)
        assert (await slow.get(f"/api/tables/{table}"))["seats"][seat]["vacation"] is not None
        back = await slow.post("/api/me/vacation", {"days": 0})
        assert (back["vacation"]["until"], back["vacation"]["left"]) == (None, YEARLY - 6)
        assert (await slow.get(f"/api/tables/{table}"))["seats"][seat]["vacation"] is None
        assert abs((await slow.get("/api/me/waiting"))[0]["deadline"] - deadline - 5 * DAY) < 120_000


def test_a_year_has_only_so_many_days_of_vacation() -> None:
    now = 1000 * DAY
    spans = [(now - 400 * DAY, now - 390 * DAY), (now - 100 * DAY, now - 85 * DAY), (now - 50 * DAY, now - 50 * DAY)]
    assert vacation.days_left(spans, now) == YEARLY - 16  # a moment counts a day, last year nothing
    with pytest.raises(Refused) as refused:
        vacation.decided(spans, 15, now)
    assert (refused.value.code, refused.value.params) == ("vacation_used_up", {"n": 14, "year": YEARLY})
    assert vacation.decided(spans, 14, now) == (now, now + 14 * DAY)
    assert vacation.decided(spans, 0, now) is None


@in_loop
async def test_a_feed_names_what_waits_and_nothing_else_and_its_address_can_be_changed(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        table, people = await over_days(here, TWO, title="Tea <& cake>")
        slow, _, _ = await asked_and_other(people, table)
        first = (await slow.post("/api/me/feed"))["feed"]
        stranger = here.browser()
        answer = await stranger.http.get(first, params={"lang": "fr"})
        assert answer.headers["content-type"].startswith("application/atom+xml")
        feed = ElementTree.fromstring(answer.text)
        (entry,) = feed.findall(f"{ATOM}entry")
        link = entry.find(f"{ATOM}link")
        assert link is not None
        assert link.attrib["href"].endswith(f"/t/{table}")
        assert "Tea <& cake>" in (entry.findtext(f"{ATOM}title") or "")
        hand = str((await slow.attach(table))["view"])
        assert all(word not in answer.text for word in ("Anne", "Bo", "hand")), hand
        second = (await slow.post("/api/me/feed"))["feed"]
        assert second != first
        assert (await stranger.get(first, status=404))["code"] == "link_expired"
        assert (await stranger.http.get(second)).status_code == 200
        assert (await slow.http.request("DELETE", "/api/me/feed")).json()["feed"] is None
        assert (await stranger.get(second, status=404))["code"] == "link_expired"


@in_loop
async def test_a_browser_that_agreed_is_woken_once_by_an_empty_signed_message(tmp_path: Path) -> None:
    with maker() as address:
        async with harbour(tmp_path, call_after=0.05, private_pushes=True) as here:
            table, people = await over_days(here, TWO)
            slow, other, seat = await asked_and_other(people, table)
            told = await slow.post("/api/me/push", {"endpoint": f"{address}/wake/slow?x=1"})
            await other.post("/api/me/push", {"endpoint": f"{address}/wake/other"})
            assert told["woken"] == 1
            slow.drop()
            ((path, headers, body),) = await came(1)
            await until(lambda: not here.state.caller.pending)
            assert len(Maker.got) == 1  # who is not asked is not woken, who was woken is not woken again
            cookie = slow
        async with harbour(tmp_path, call_after=0.0, private_pushes=True) as here:
            here.state.caller.look(await here.service.hall.open(table))
            await until(lambda: not here.state.caller.pending)
            assert len(Maker.got) == 1  # nor after a restart
            slow = again(here, cookie)
            position = await slow.attach(table)
            Maker.status = 410
            while seat in position["waiting"]:
                action = position["options"][0]["action"]
                assert (await slow.request("act", table, seat, seq=position["seq"], action=action))["type"] == "ack"
                position = await slow.attach(table)
            await came(2)
            assert Maker.got[1][0] == "/wake/other"
            other = again(here, other)
            for _ in range(200):
                told_now = await other.get("/api/me/reaching")
                if not told_now["woken"]:
                    break
                await asyncio.sleep(0.02)
            assert told_now["woken"] == 0  # it took its consent back
            kept: Any = await slow.get("/api/me/export")
            assert kept["reached"]["woken"] == [f"{address}/wake/slow?x=1"]

    assert (path, body) == ("/wake/slow?x=1", b"")
    assert table not in str(headers)
    check_signature(headers["authorization"], told["key"], address)


def check_signature(authorization: str, key: str, address: str) -> None:
    """Check the token as the maker of a browser does."""
    token, _, sent = authorization.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    point, raw = plain(sent), plain(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert sent == key
    assert json.loads(plain(claims))["aud"] == address


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@in_loop
async def test_a_server_that_died_before_it_told_tells_after_its_next_start(tmp_path: Path) -> None:
    with maker() as address:
        async with harbour(tmp_path, call_after=60.0, private_pushes=True) as here:
            table, people = await over_days(here, TWO)
            slow, _, _ = await asked_and_other(people, table)
            await slow.post("/api/me/push", {"endpoint": f"{address}/wake"})
            slow.drop()
        async with harbour(tmp_path, call_after=0.0, private_pushes=True):
            await came(1)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://192.168.1.1:8443/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://user:secret@93.184.216.34/x",
        "https://93.184.216.34:99999/x",
        "https:///x",
        "https://no-such-host.invalid/x",
    ],
)
def test_nothing_is_sent_into_a_private_network(endpoint: str) -> None:
    with pytest.raises(Refused) as refused:
        push.look_up(endpoint, private=False)
    assert refused.value.code == "bad_endpoint"


def test_the_machine_that_was_looked_at_is_the_one_that_is_spoken_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means another machine a moment later leads nobody into our network."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *words, **more: found)
    place = push.look_up("https://push.example.com/x", private=False)
    spoken: list[object] = []

    def connect(where: object, patience: float) -> socket.socket:
        spoken.append(where)
        raise OSError("far enough")

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(OSError, match="far enough"):
        push.Connection(place).connect()
    assert spoken == [("93.184.216.34", 443)]


@in_loop
async def test_a_server_refuses_a_private_address_and_keeps_nothing(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        await anne.open_table()
        assert (await anne.post("/api/me/push", {"endpoint": "https://10.0.0.1/x"}, status=400))[
            "code"
        ] == "bad_endpoint"
        assert (await anne.post("/api/me/push", {"endpoint": "file:///etc/passwd"}, status=400))["code"] == "malformed"
        assert (await anne.get("/api/me/reaching"))["woken"] == 0
        assert (await here.browser().get("/api/me/reaching", status=401))["code"] == "unknown_person"


@in_loop
async def test_reactions_of_three_do_not_stall_a_game_over_days(tmp_path: Path) -> None:
    """Whoever leaves a pass standing is not waited for: their windows close by themselves while nobody is there."""
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, people = await over_days(here, THREE, game="chasse_partie")
        for seat, one in enumerate(people):
            rules = [{"decision": kind, "answer": "pass", "until": "end"} for kind in ("counter", "gallant")]
            assert (await one.request("standing", table, seat, answers=rules))["type"] == "ack"
        live = await here.service.hall.open(table)
        asked = set()
        for _ in range(60):
            if live.match.status != "playing":
                break
            waiting = live.match.waiting()
            if live.match.state.kind() in ("counter", "gallant"):
                now.at += 60_000
                await attended(here.service)
                continue
            seat = waiting[0]
            asked.add(seat)
            moment = await people[seat].attach(table)
            action = moment["options"][0]["action"]
            await people[seat].request("act", table, seat, seq=moment["seq"], action=action)
        by = {given.by for given in live.match.given}
        windows = [n for n, given in enumerate(live.match.given) if given.by in ("standing", "forced")]
        assert {"person"} <= by
        assert len(asked) > 1
        assert windows  # windows were opened and closed without anybody
