"""The tables inside a page, in plain Python: what is asked through the door is answered whole."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from flibuste.commands import record
from flibuste.kernel.chance import Seeded
from flibuste.offline.boot import open_tables
from flibuste.offline.door import Door
from flibuste.offline.service import OfflineService
from flibuste.offline.thinking import Thinkers, think
from flibuste.server.edge.app import app_of
from tests.server.campaigns.test_sailed import DUEL
from tests.server.harness import in_loop, whole_views

SEATS = [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Mary"}]


class AtOnce:
    """A worker that answers at once, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    async def hire(self) -> None:
        """There is no process to start."""

    async def ask(self, question: str) -> str:
        self.asked.append(json.loads(question))
        return think(question)

    def dismiss(self) -> None:
        """There is nobody to end."""


async def fetch(door: Door, method: str, path: str, body: object = None) -> Any:
    status, text = await door.fetch(method, path, "" if body is None else json.dumps(body))
    assert status == 200, text
    return json.loads(text)


class House:
    """A page's service with one table of two at one device."""

    def __init__(self, service: OfflineService, door: Door, beside: AtOnce, table: str) -> None:
        self.service, self.door, self.beside, self.table = service, door, beside, table

    async def play(self, most: int) -> Any:
        """Let chance answer so often, or to the end; return the table."""
        rng, live = Seeded(3), await self.service.hall.open(self.table)
        while (match := live.match).status == "playing" and len(match.given) < most:
            seat = match.waiting()[0]
            action = int(match.state.random_option(seat, rng))
            await self.service.hall.change(self.table, lambda m, now, s=seat, a=action: [m.answer(s, a, now)])  # type: ignore[misc]
        return live


@asynccontextmanager
async def house(folder: Path, game: str) -> AsyncIterator[House]:
    """Open the tables of a page and set one of this game."""
    beside = AtOnce()
    service = OfflineService(folder, Thinkers(beside), 0)
    door = Door(app_of(service))
    await service.start()
    try:
        table = await fetch(door, "POST", "/api/tables", {"game": game, "seats": SEATS, "start": True})
        yield House(service, door, beside, table["id"])
    finally:
        await service.stop()


@in_loop
async def test_a_film_comes_whole_however_many_portions_it_has(tmp_path: Path) -> None:
    async with house(tmp_path, "chasse_partie") as here:
        live = await here.play(10_000)
        film = await fetch(here.door, "GET", f"/api/tables/{here.table}/replay")
        assert len(json.dumps(film)) > 200_000
        assert len(film["frames"]) == len(live.match.given) + 1
        assert len(whole_views(film)) == len(film["frames"])
        receipt = await fetch(here.door, "GET", f"/api/tables/{here.table}/receipt")
        assert receipt["ok"]


@in_loop
async def test_a_game_under_way_is_saved_as_a_record_that_the_program_accepts(tmp_path: Path) -> None:
    parser = argparse.ArgumentParser()
    record.arguments(parser)
    async with house(tmp_path, "treasure_hunter") as here:
        await here.play(9)
        status, text = await here.door.fetch("GET", f"/api/tables/{here.table}/record", "")
        file = tmp_path / "record.txt"
        file.write_text(text)

        assert status == 200
        assert record.run(parser.parse_args(["verify", str(file)])) == 0


@in_loop
async def test_questions_that_search_keep_no_click_waiting(tmp_path: Path) -> None:
    """An interpreted engine takes long for them: they go to the worker that thinks, the others are answered at once."""
    async with house(tmp_path, "briskars") as here:
        live, told = await here.play(60), []
        line = here.door.connect(lambda text: told.append(json.loads(text)))
        seat, who = next((one["seat"], one["id"]) for one in live.match.game.view(live.match.state, 0)["briskars"])
        for kind in ("moves", "kept"):
            question = {"kind": kind, "briskar": who}
            line.take(
                json.dumps({"type": "ask", "table": here.table, "seat": seat, "about": question, "key": f"ask-{kind}"})
            )
            while not any(one.get("key") == f"ask-{kind}" for one in told):
                await asyncio.sleep(0.01)
        line.close()

        assert [one["type"] for one in told if "key" in one] == ["insight", "insight"]
        assert [one["about"]["kind"] for one in here.beside.asked if "about" in one] == ["kept"]


@in_loop
async def test_a_campaign_goes_on_after_its_battle(tmp_path: Path) -> None:
    """As at a server: bots muster by themselves, a battle that is over is taken in, the campaign leaves as a file."""
    door, told = await open_tables(str(tmp_path), AtOnce(), 0), list[dict[str, Any]]()
    campaign = f"/api/campaigns/{(await fetch(door, 'POST', '/api/campaigns', DUEL))['id']}"
    line = door.connect(lambda text: told.append(json.loads(text)))

    async def until(where: str, look: Any) -> Any:
        async with asyncio.timeout(30):
            while not look(info := await fetch(door, "GET", where)):
                await asyncio.sleep(0.01)
        return info

    await until(campaign, lambda info: info["view"]["crews"][1]["stage"] == "mustered")
    await fetch(door, "POST", f"{campaign}/do", {"step": "muster 0 0 1 2"})
    table = (await fetch(door, "POST", f"{campaign}/fight"))["table"]
    line.take(json.dumps({"type": "attach", "table": table, "since": None}))
    await until(f"/api/tables/{table}", lambda info: info["status"] == "playing")
    line.take(json.dumps({"type": "resign", "table": table, "seat": 0, "key": "resigned"}))
    over = await until(campaign, lambda info: info["table"] is None and info["fought"])
    status, text = await door.fetch("GET", f"{campaign}/file", "")
    line.close()

    assert over["view"]["fixtures"][0]["gave_up"] == 0
    assert [one["type"] for one in told if one.get("key") == "resigned"] == ["ack"]
    assert (status, text.splitlines()[0]) == (200, "flibuste-campaign 1")
