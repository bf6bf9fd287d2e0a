"""The workroom over HTTP: sheets to print with a picture first, and workshops that are bounded, told and stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flibuste.server.tables.workshops import Workshops
from flibuste.wire.workroom import NewWorkshop
from tests.server.campaigns.test_sailed import DUEL
from tests.server.harness import Browser, Told, Watch, harbour, in_loop

KRAKEN = {"file": "cards.toml", "kind": "action", "id": "kraken", "field": "copies", "value": 4}
RHUM = {**KRAKEN, "id": "rhum", "value": 1}
WORKSHOP = {"game": "chasse_partie", "numbers": [KRAKEN, RHUM], "bot": "random", "deals": 10}


async def until(browser: Browser, id: str, is_so: Callable[[Told], bool]) -> Told:
    """Look at a workshop until something is so."""
    for _ in range(600):
        told: Told = await browser.get(f"/api/workshops/{id}")
        if is_so(told):
            return told
        await asyncio.sleep(0.1)
    raise AssertionError(told)


@in_loop
async def test_owners_print_what_there_is_and_see_it_before(tmp_path: Path) -> None:
    pytest.importorskip("typst", reason="pip install 'flibuste[paper]'")
    async with harbour(tmp_path) as here:
        anne = here.browser()
        kinds = {one["what"]: one["names"] for one in (await anne.get("/api/prints"))["kinds"]}
        assert "beach" in kinds["map"]
        assert kinds["tokens"] == []
        where = "/api/prints/reference"
        sheets = await anne.http.get(f"{where}.pdf?of=brisca&language=fr&size=a4")
        assert (sheets.status_code, sheets.headers["content-type"]) == (200, "application/pdf")
        assert sheets.content.startswith(b"%PDF")
        assert "reference-brisca-fr.pdf" in sheets.headers["content-disposition"]
        picture = await anne.http.get(f"{where}.png?of=brisca&language=fr&size=a4")
        assert picture.content.startswith(b"\x89PNG")
        for wrong in ("of=poker&language=fr&size=a4", "of=brisca&language=la&size=a4", "of=brisca&language=fr&size=a0"):
            assert (await anne.http.get(f"{where}.pdf?{wrong}")).status_code in (400, 404)


OWN = """
name = "The Long Watch"
budget = 300

[[briskar]]
profile = "bogdan"
"""


@in_loop
async def test_a_band_of_ones_own_and_a_crew_of_a_campaign_are_printed(tmp_path: Path) -> None:
    pytest.importorskip("typst", reason="pip install 'flibuste[paper]'")
    async with harbour(tmp_path) as here:
        anne = here.browser()
        where, how = "/api/prints/own-crew", {"language": "fr", "size": "a4"}
        sheets = await anne.http.post(where, json={**how, "file": OWN})
        assert sheets.content.startswith(b"%PDF")
        assert "crew.pdf" in sheets.headers["content-disposition"]
        picture = await anne.http.post(where, json={**how, "file": OWN, "picture": True})
        assert picture.content.startswith(b"\x89PNG")
        campaign = await anne.post("/api/campaigns", DUEL)
        crew = await anne.http.post(where, json={**how, "campaign": campaign["id"], "crew": 1})
        assert crew.content.startswith(b"%PDF")

        refused = await anne.post(where, {**how, "file": OWN.replace("bogdan", "nobody")}, status=400)
        assert refused["code"] == "bad_band"
        assert "nobody" in refused["params"]["sentence"]
        assert (await anne.post(where, {**how, "language": "la", "file": OWN}, status=400))["code"] == "malformed"
        wrong = {**how, "campaign": campaign["id"], "crew": 7}
        assert (await anne.post(where, wrong, status=409))["code"] == "no_such_crew"
        assert (await anne.post(where, {**how, "campaign": "none"}, status=404))["code"] == "unknown_campaign"


@in_loop
async def test_a_changed_number_is_tried_out_and_told_with_its_interval(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, bo = here.browser(), here.browser()
        numbers = (await anne.get("/api/numbers/chasse_partie"))["numbers"]
        assert {**KRAKEN, "value": next(one["value"] for one in numbers if one["id"] == "kraken")} in numbers
        assert (await anne.get("/api/numbers/brisca"))["numbers"] == []
        assert (await anne.get("/api/numbers/nogame", 404))["code"] == "not_found"
        wrong = {**WORKSHOP, "numbers": [{**KRAKEN, "id": "cracken"}]}
        refused = await anne.post("/api/workshops", wrong, status=400)
        assert (refused["code"], refused["params"]["reason"]) == ("workshop_refused", "bad_edit")
        for elsewhere in ("../content.py", "/dev/null", "..", "\0"):  # no other file of this machine is opened
            wrong = {**WORKSHOP, "numbers": [{**KRAKEN, "file": elsewhere}]}
            refused = await anne.post("/api/workshops", wrong, status=400)
            assert refused["params"]["sentence"] == f"chasse_partie has no data file {elsewhere}"
        same = await anne.post("/api/workshops", {**WORKSHOP, "numbers": []}, status=400)
        assert same["params"]["reason"] == "nothing_changed"

        begun = await anne.post("/api/workshops", WORKSHOP)
        assert begun["of"] == 10
        busy = await bo.post("/api/workshops", WORKSHOP, status=429)  # from the same address
        assert busy["code"] == "workshop_busy"
        done = await until(anne, begun["id"], lambda told: told["state"] == "done")
        assert done["done"] == 10
        row = next(one for one in done["moved"] if one["what"] == "length")
        assert row["low"] <= row["after"] - row["before"] <= row["high"]


@in_loop
async def test_a_workshop_is_stopped_and_keeps_what_it_found(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        begun = await anne.post("/api/workshops", {**WORKSHOP, "deals": 200})
        await until(anne, begun["id"], lambda told: told["done"] >= 2)
        stopped = await anne.post(f"/api/workshops/{begun['id']}/stop")
        assert stopped["state"] == "stopped"
        assert (await anne.post("/api/workshops/unknown/stop", status=404))["code"] == "not_found"
        again = await anne.post("/api/workshops", WORKSHOP)  # nobody has to wait for what was stopped
        await anne.post(f"/api/workshops/{again['id']}/stop")
        assert (await anne.get(f"/api/workshops/{begun['id']}"))["done"] < 200


@in_loop
async def test_who_begins_two_workshops_at_once_has_one(tmp_path: Path) -> None:
    """The second is refused while the first is still being checked."""
    async with harbour(tmp_path) as here:
        asked = [here.browser().post("/api/workshops", {**WORKSHOP, "deals": 200}) for _ in range(2)]
        told = await asyncio.gather(*asked, return_exceptions=True)
        begun = [one for one in told if not isinstance(one, BaseException)]
        assert len(begun) == 1
        await here.browser().post(f"/api/workshops/{begun[0]['id']}/stop")


@in_loop
async def test_five_houses_leave_the_sixth_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workshops take turns part by part: who comes late is as far as who came first, and none ends for another."""
    order: list[str] = []

    async def hand(question: bytes, seconds: float, whose: str) -> dict[str, Any]:
        order.append(whose)
        await asyncio.sleep(0)
        part = json.loads(question)
        return {"moved": [], "never": []} if part["work"] == "findings" else {"played": part["deals"]}

    async with harbour(tmp_path) as here:
        monkeypatch.setattr(here.service.review_pool, "hand", hand)
        workshops: Workshops = here.state.workshops
        asked = msgspec.convert({**WORKSHOP, "deals": 200}, NewWorkshop)
        houses = [await workshops.begin(asked, f"house {n}") for n in range(6)]
        while houses[5].done() < 20:
            await asyncio.sleep(0)
        assert max(job.done() for job in houses) - houses[5].done() <= 6 * 2
        assert set(order[-12:]) == {job.whose for job in houses}

        briefly = msgspec.convert(WORKSHOP, NewWorkshop)
        for _ in range(Workshops.kept + 2):  # many short ones of one house push nobody out
            short = await workshops.begin(briefly, "busy house")
            while short.goes_on:
                await asyncio.sleep(0)
        assert all(workshops.all[job.id].state != "stopped" for job in houses)
        assert len(workshops.all) <= Workshops.kept


@in_loop
async def test_a_workshop_that_nobody_looks_at_ends(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        begun = await here.browser().post("/api/workshops", {**WORKSHOP, "deals": 200})
        now.at += Workshops.unseen
        while here.state.workshops.going():  # asked over the wire it would be looked at
            await asyncio.sleep(0.02)
        assert here.state.workshops.all[begun["id"]].state == "stopped"
