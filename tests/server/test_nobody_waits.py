"""What one caller brings, looks at or waits for holds nobody else up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.kernel.campaigning import find_campaigns
from flibuste.server.bots.pool import Pool
from flibuste.server.edge import previews
from flibuste.server.limits import NO_LIMITS, Rate
from flibuste.server.problems import Refused
from flibuste.server.storage.store import FILE
from flibuste.server.tables import live as live_module
from flibuste.server.tables import long_work
from flibuste.server.tables.reviews import WAITING, Reviews
from flibuste.server.tournaments.rounds import draw
from flibuste.words import catalogues, sentences
from tests.server.harness import YOU_AND_BOT, Harbour, harbour, in_loop
from tests.server.test_drafts import CHOSEN, SEATS, drawn, judged

OPEN: dict[str, Any] = {"game": "briskars", "form": "duel", "listed": True}
BOMB = "a." * 9_900 + "a = 1"
CUP = {"game": "brisca", "system": "swiss", "rounds": 3, "clock": {"kind": "relaxed"}, "listed": True}


def crews(side: str) -> list[dict[str, str]]:
    """Ask for two crews, one with a side."""
    return [{"kind": "you", "side": side}, {"kind": "open"}]


class Inline(Pool):
    """Does long work in this process (a start costs seconds), and notes what it was and whose."""

    def __init__(self, here: Harbour) -> None:
        super().__init__(0)
        self.noted: list[tuple[str, str]] = []
        here.service.long_pool = self

    async def hand(self, question: bytes, seconds: float, whose: str = "") -> dict[str, Any]:
        job = json.loads(question)
        self.noted.append((job["work"], whose))
        return long_work.done(job)


@in_loop
async def test_long_work_goes_by_address_whoever_asks(tmp_path: Path) -> None:
    """New cookies are no new turns: records, files of a table and sides of crews wait in the turn of their house."""
    async with harbour(tmp_path) as here:
        handed = Inline(here)
        anne = here.browser()
        files = (await judged(anne, drawn()))["files"]
        table = {"game": "briskars", "seats": SEATS, "files": files, "settings": {"map": CHOSEN["map"]}}
        await anne.post("/api/tables", table)
        await here.browser().http.post("/api/play-on", json={"record": "no record"})
        await anne.post("/api/campaigns", {**OPEN, "crews": crews(STANDARD.bands["bands/exiled.toml"])})

        assert handed.noted == [(work, "127.0.0.1") for work in ("drafts", "admit", "play", "side")]


# campaigns


@in_loop
async def test_a_side_that_is_a_bomb_is_refused_and_what_is_unknown_leaves_nothing(tmp_path: Path) -> None:
    """One key of ten thousand parts took seconds, for everybody, whenever somebody looked."""
    async with harbour(tmp_path) as here:
        anne, keeper, handed = here.browser(), here.state.keeper, Inline(here)
        for bomb in (BOMB, "x = " + "[" * 9_000, "\n".join(["a." * 240 + "a = 1"] * 40)):
            assert (await anne.post("/api/campaigns", {**OPEN, "crews": crews(bomb)}, 409))["code"] == "bad_content"
        assert [work for work, _ in handed.noted] == ["side"] * 3
        for n in range(3):
            await anne.post(f"/api/campaigns/none{n}/do", {"step": "share 0"}, 404)
        assert not keeper.locks


@in_loop
async def test_a_campaign_that_cannot_be_folded_hides_no_other(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        broken, whole = [(await anne.post("/api/campaigns", {**OPEN, "crews": crews("exiled")}))["id"] for _ in "ab"]
        cups = [(await anne.post("/api/tournaments", CUP))["id"] for _ in "ab"]
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE campaign_entries SET line = 'x' WHERE campaign = ?", (broken,))
        row = (cups[0], 1, '{"kind":"settled","at":5,"board":7,"winners":[],"score":[]}')
        connection.execute("INSERT INTO tournament_entries (tournament, seq, line) VALUES (?, ?, ?)", row)
    connection.close()
    async with harbour(tmp_path) as here:
        anne = here.browser()
        assert [one["id"] for one in await anne.get("/api/campaigns")] == [whole]
        assert [one["id"] for one in await anne.get("/api/tournaments")] == [cups[1]]
        assert (await anne.get(f"/api/campaigns/{broken}", 503))["code"] == "campaign_broken"
        assert (await anne.get(f"/api/tournaments/{cups[0]}", 503))["code"] == "tournament_broken"


def sailed(steps: int) -> str:
    """Write a campaign in which a crew cannot decide who cooks."""
    saga = find_campaigns("briskars").begin("duel", 2)
    for side in ("exiled", "quintors"):
        saga.sign_on(STANDARD.bands[f"bands/{side}.toml"])
    for n in range(steps):
        saga.do(f"office 0 {1 + n % 2} cook")
    return saga.text()


@in_loop
async def test_a_long_campaign_is_folded_beside_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When it is brought and after a restart; and one that is longer than any game is refused."""
    monkeypatch.setattr(live_module, "PORTION", 0.0)
    async with harbour(tmp_path) as here:
        anne, _ = here.browser(), Inline(here)
        campaign = (await anne.post("/api/campaigns/bring", {"game": "briskars", "file": sailed(400)}))["id"]
        keeper = here.state.keeper
        while keeper.tasks:
            await asyncio.sleep(0.01)
        keeper.known.clear()
        turns = 0

        async def play_elsewhere() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        others = asyncio.create_task(play_elsewhere())
        one, other = await asyncio.gather(keeper.find(campaign), keeper.find(campaign))
        others.cancel()
        assert one is other
        assert turns > 100
    monkeypatch.setattr(long_work, "STEPS", 20)
    told = long_work.done({"work": "campaign", "game": "briskars", "text": sailed(30)})
    assert told["code"] == "too_long"


# tournaments and lists


@in_loop
async def test_rounds_are_drawn_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn_by: list[str] = []

    def noting(here: Any) -> Any:
        drawn_by.append(threading.current_thread().name)
        return draw(here)

    monkeypatch.setattr("flibuste.server.tournaments.director.draw", noting)
    async with harbour(tmp_path) as here:
        anne = here.browser()
        cup = (await anne.post("/api/tournaments", CUP))["id"]
        await anne.post(f"/api/tournaments/{cup}/bots", {"count": 4, "level": "deckhand"})
        await anne.post(f"/api/tournaments/{cup}/start")
        while not (await anne.get(f"/api/tournaments/{cup}"))["played"]:
            await asyncio.sleep(0.02)
    assert drawn_by
    assert threading.main_thread().name not in drawn_by


@in_loop
async def test_catalogues_are_opened_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first who shares a link, reads a feed or a chronicle in a language stops no table for a third of a second."""
    seen: list[threading.Thread] = []

    def noted(language: str, game: str = "") -> Any:
        seen.append(threading.current_thread())
        return catalogues.bundle(language, game)

    monkeypatch.setattr(sentences, "bundle", noted)
    previews.opened.cache_clear()
    async with harbour(tmp_path) as here:
        anne = here.browser()
        invited = (await anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}]))["links"]["join"]
        assert "Anne" in (await anne.http.get(invited)).text

    assert seen
    assert threading.main_thread() not in seen


@in_loop
async def test_a_long_list_costs_more_than_one_request(tmp_path: Path) -> None:
    """Each line is read and described: forty lists of forty a second would leave nobody else a turn."""
    async with harbour(tmp_path) as here:
        anne = here.browser()
        for _ in range(8):
            await anne.post("/api/tournaments", CUP)
        here.service.gate.addresses.rate = Rate(0.001, 10)
        here.service.gate.addresses.by_name.clear()
        answers = [(await anne.http.get("/api/tournaments")).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]


# reviews


class Reviewed(Reviews):
    """Reviews that begin when they may, and note their order."""

    def __init__(self, here: Harbour) -> None:
        super().__init__(here.service)
        self.order: list[str] = []
        self.may_begin = asyncio.Event()

    async def review(self, seat: int, session: Any, progress: Any) -> str:
        await self.may_begin.wait()
        self.order.append(f"{progress.whose}{seat}")
        if seat == 3:
            raise KeyError("review")
        return "{}"


class Over:
    """A game that is over, of so many seats that many reviews can be asked for."""

    class record:  # noqa: N801
        seats = 20


@in_loop
async def test_reviews_are_worked_out_in_turn_by_address_and_a_failed_one_can_be_asked_for_again(
    tmp_path: Path,
) -> None:
    async with harbour(tmp_path, limits=NO_LIMITS) as here:
        table = (await here.browser().open_table(YOU_AND_BOT))["id"]
        reviews = Reviewed(here)
        over: Any = Over()
        for seat in range(WAITING):
            await reviews.ask(table, seat, over, "a")
        with pytest.raises(Refused, match="too_many_requests"):
            await reviews.ask(table, WAITING, over, "a")
        await reviews.ask(table, 10, over, "b")
        reviews.may_begin.set()
        while len(reviews.order) <= WAITING or any(not one.failed for one in reviews.under_way.values()):
            await asyncio.sleep(0.01)

        assert reviews.order[:3] == ["a0", "b10", "a1"]
        assert list(reviews.under_way) == [(table, 3)]
        with pytest.raises(Refused, match="server_restarting"):
            await reviews.ask(table, 3, over, "a")
        assert not reviews.under_way
