"""Refusing is cheaper than sending: who has asked too much is refused at the door, before anything is made of it."""

from __future__ import annotations

import time
from importlib import metadata
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from flibuste.lab.attacks import PING, answer_to, asked, attacks, upgrading
from flibuste.server import config
from flibuste.server.edge import guard
from flibuste.server.edge.guard import FLOOD, PRICE, Guard
from flibuste.server.limits import Bucket, Buckets, Limits, Rate
from flibuste.server.problems import Refused
from tests.server.harness import YOU_AND_BOT, Browser, Harbour, harbour, in_loop, until

EVE, ANNE = "198.51.100.7", "203.0.113.5"
SLOWLY = 0.001


def few(burst: int) -> Limits:
    """Let an address ask so often, and then hardly ever again."""
    return Limits(address=Rate(SLOWLY, burst))


def at(here: Harbour, address: str) -> Browser:
    """Open a browser in a house."""
    browser = here.browser()
    browser.address = browser.http.headers["x-forwarded-for"] = address
    return browser


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "HOLD", 0.0)


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the paths of all requests that the application has to look at."""
    paths: list[str] = []
    check = Guard.check

    def noted(self: Guard, asked: HTTPConnection) -> None:
        paths.append(asked.url.path)
        check(self, asked)

    monkeypatch.setattr(Guard, "check", noted)
    return paths


@in_loop
async def test_an_address_with_nothing_left_is_refused_before_anything_is_made_of_it(
    tmp_path: Path, looked_at: list[str]
) -> None:
    async with harbour(tmp_path, limits=few(1), proxy=True) as here:
        eve, anne, port = at(here, EVE), at(here, ANNE), here.config.port
        await eve.get("/api/games")
        looked_at.clear()
        hostile = [
            asked("GET", "/api/games", port, EVE),
            asked("POST", "/api/tables", port, EVE, b"[" * 30_000),
            upgrading(PING * 5_000)(port, EVE),
        ]
        for sent in hostile * 3:
            answer = await answer_to(sent, port, 20)
            assert answer.startswith(b"HTTP/1.1 429 ")
            assert b'{"code":"too_many_requests","retry":' in answer
            assert all(word in answer for word in (b"content-security-policy", b"retry-after: ", b"connection: close"))
        assert looked_at == []

        await anne.get("/api/games")
        assert (await eve.http.get("/")).status_code != 429
        assert looked_at == ["/api/games", "/"]
        assert here.service.metrics.counters["flibuste_requests_total"][("status", "429"),] == len(hostile * 3)


@in_loop
async def test_a_socket_that_is_cut_off_costs_its_address_a_second_of_requests(tmp_path: Path) -> None:
    async with harbour(tmp_path, limits=few(FLOOD + 3), proxy=True) as here:
        eve, anne, port = at(here, EVE), at(here, ANNE), here.config.port
        await eve.connect()
        flood = attacks()["pings"](port, EVE)
        assert (await answer_to(flood, port, 20)).startswith(b"HTTP/1.1 101 ")
        await until(lambda: here.service.open_sockets[EVE] == 1)
        await eve.get("/api/games")
        assert (await answer_to(flood, port, 20)).startswith(b"HTTP/1.1 429 ")
        await eve.send(type="ping")
        await eve.hear("pong")
        await anne.connect()


@in_loop
async def test_what_no_page_of_ours_sends_costs_as_much_as_ten_requests(tmp_path: Path) -> None:
    """Unreadable bodies, other origins, endless paths; a refusal that people may meet costs what any request does."""
    async with harbour(tmp_path, limits=few(2 * (PRICE + 1) + 1), proxy=True) as here:
        port = here.config.port
        hostile = {"deep JSON": 400, "handshakes from elsewhere": 403, "long paths": 404}
        for house, (name, status) in enumerate(hostile.items()):
            address = f"198.51.100.{house}"
            sent = attacks()[name](port, address)
            answers = [await answer_to(sent, port, 20) for _ in range(4)]
            assert [int(answer.split()[1]) for answer in answers] == [status, status, status, 429]
        anne = at(here, ANNE)
        for _ in range(2 * PRICE):
            await anne.get("/api/tables/nowhere", 404)


@in_loop
async def test_whatever_comes_too_often_waits_for_its_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """New tables have a limit of their own: it holds its refusal like that of all requests."""
    async with harbour(tmp_path, limits=Limits(tables=Rate(SLOWLY, 1)), proxy=True) as here:
        eve = at(here, EVE)
        await eve.open_table()
        monkeypatch.setattr(guard, "HOLD", 0.3)
        begun = time.monotonic()
        told = await eve.post("/api/tables", {"game": "brisca", "seats": YOU_AND_BOT}, 429)
        assert told["code"] == "too_many_requests"
        assert time.monotonic() - begun >= 0.3


@in_loop
async def test_a_welcome_reads_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version stands in a file of the installed package: it is read once, not for every socket."""
    read: list[str] = []
    config.version.cache_clear()

    def noted(name: str) -> str:
        read.append(name)
        return "1"

    monkeypatch.setattr(metadata, "version", noted)
    try:
        async with harbour(tmp_path) as here:
            for _ in range(3):
                browser = here.browser()
                await browser.connect()
                assert (await browser.hear("welcome"))["version"] == "1"
    finally:
        config.version.cache_clear()
    assert read == ["flibuste"]


def test_a_debt_is_no_larger_than_the_bucket() -> None:
    bucket = Bucket(Rate(10, 20), now=0)
    for _ in range(100):
        bucket.pay(15)
    assert bucket.missing(now=0) == pytest.approx(2.1)
    assert bucket.take(now=2.2) == 0


def test_a_look_takes_nothing() -> None:
    buckets = Buckets(Rate(1, 1))
    for _ in range(5):
        buckets.look("a", now=0)
    buckets.take("a", now=0)
    with pytest.raises(Refused):
        buckets.look("a", now=0)
    buckets.look("a", now=1)
    assert list(buckets.by_name) == ["a"]
