"""Content of one's own through the page: judged with coded reasons, played at one table, kept in its record."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from flibuste.__main__ import main
from flibuste.kernel.game import find_game
from flibuste.table.verify import verify_record
from tests.server.harness import Browser, Watch, harbour, in_loop

SIDE = 10
BARE = ["." * SIDE] * SIDE
MAP = {"id": "cove", "ground": BARE, "heights": ["0" * SIDE] * SIDE, "scenery": BARE, "zones": [], "remarks": ["Ours"]}
BRAWL = {"id": "brawl", "bands": [2, 2], "budget": 300, "map": "cove", "rounds": 3, "win": "destroy"}
SEATS = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]
CHOSEN = {"map": "cove", "scenario": "brawl"}


def drawn(**changed: object) -> dict[str, Any]:
    """Draft a map."""
    return {"kind": "map", "fields": {**MAP, **changed}}


async def judged(browser: Browser, *drafts: dict[str, Any], **files: str) -> dict[str, Any]:
    """Let the server write and judge drafts."""
    named = {name.replace("_", "."): text for name, text in files.items()}
    found: dict[str, Any] = await browser.post("/api/briskars/drafts/check", {"drafts": list(drafts), "files": named})
    return found


async def open_with(browser: Browser, files: dict[str, str], status: int = 200, **more: object) -> dict[str, Any]:
    """Open a table with files of its own."""
    body = {"game": "briskars", "seats": SEATS, "settings": CHOSEN, "files": files, "start": True, **more}
    found: dict[str, Any] = await browser.post("/api/tables", body, status)
    return found


@in_loop
async def test_what_the_editor_makes_is_what_a_table_plays_and_its_record_proves(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        found = await judged(anne, drawn(), {"kind": "scenario", "fields": BRAWL})
        assert (found["playable"], found["maps"][0]["bands"]) == (True, [2, 3, 4, 5, 6])
        assert {"cove", "brawl"} <= {value for one in found["settings"] for value in one["values"]}
        assert [one["fields"] for one in found["drafts"] if one["kind"] == "map"] == [{**MAP, "zones": []}]

        table = (await open_with(anne, found["files"]))["id"]
        await anne.connect()
        assert (await anne.attach(table))["view"]["map"] == "cove"
        plain = {value for one in find_game("briskars").settings for value in one.values}
        assert "cove" not in plain
    async with harbour(tmp_path) as again:
        await anne.connect(again.base)
        assert (await anne.attach(table))["view"]["map"] == "cove"
        await anne.request("resign", table, 0)
        live = again.service.hall.tables[table]
        while live.frozen is None:
            await asyncio.sleep(0.01)
        assert live.match.session is not None
        record = live.frozen.record
        assert 'note file cove.txt "map cove\\nsource house\\n# Ours' in record
        session, _, _ = verify_record(record)
        assert session.game.content != find_game("briskars").content
        file = tmp_path / "battle.record"
        file.write_text(record, encoding="utf-8")
        assert main(["record", "verify", str(file)]) == 0
        following = (await again.browser().post("/api/play-on", {"record": record, "move": 0}))["id"]
        assert again.service.hall.tables[following].match.game.view(live.match.session.state, 0)["map"] == "cove"
        assert again.service.hall.tables[following].plan.files == live.plan.files


@in_loop
async def test_bad_files_get_their_reason_at_the_square_and_open_no_table(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        odd = [*BARE[:3], "..?.......", *BARE[4:]]
        letter = (await judged(anne, drawn(ground=odd)))["faults"]
        assert [(one["code"], one["field"], one["values"]["got"]) for one in letter] == [("letter", "ground", "?")]
        text = "\n".join(
            ["map cove", "source house", "", "ground", *odd, "", "heights", *MAP["heights"], "", "scenery"]
        )
        upload = await judged(anne, cove_txt="\n".join([text, *BARE]))
        assert [(one["code"], one["squares"], one["refused"]) for one in upload["faults"]] == [("letter", ["C4"], True)]
        flooded = await judged(anne, drawn(ground=["~" * SIDE] * SIDE))
        assert [(one["code"], one["values"]["room"], one["rule"]) for one in flooded["faults"]] == [
            ("map_too_small", 0, "BK-DEP-04")
        ]
        wrong = await judged(anne, drawn(), {"kind": "scenario", "fields": {**BRAWL, "rounds": "many", "map": "cove"}})
        assert [(one["code"], one["entry"], one["field"]) for one in wrong["faults"]] == [
            ("number", 'scenario "brawl"', "rounds")
        ]
        for files, code in ((flooded["files"], "map_too_small"), ({"weapons.toml": "x = 1"}, "file_name")):
            refused = await open_with(anne, files, 400)
            assert (refused["code"], refused["params"]["code"]) == ("own_files", code)
        good = (await judged(anne, drawn(), {"kind": "scenario", "fields": BRAWL}))["files"]
        assert (await open_with(anne, good, 400, rated=True))["code"] == "rated_terms"
        assert (await open_with(anne, good, 400, settings={"map": "atlantis"}))["code"] == "bad_option"
        assert (await anne.get("/api/me/tables", 401))["code"] == "unknown_person", "nothing was written, not even her"


@in_loop
async def test_a_briskar_of_ones_own_is_for_hire_at_his_table_only(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        ready = (await anne.get("/api/briskars/palette"))["profiles"]
        plain = {name: value for name, value in ready[1].items() if name not in ("source", "proved")}
        files = (await judged(anne, {"kind": "profile", "fields": {**plain, "id": "my-own", "like": plain["id"]}}))[
            "files"
        ]
        table = (await open_with(anne, files, settings={"recruiting": "free"}))["id"]
        there = await anne.get(f"/api/briskars/catalogue?table={table}")
        assert [one["like"] for one in there["profiles"] if one["id"] == "my-own"] == [plain["id"]]
        band = {"name": "Mine", "budget": 300, "briskar": [{"profile": "my-own"}]}
        assert (await anne.post("/api/briskars/crew/check", {"band": band, "table": table}))["value"] == plain["cost"]
        assert (await anne.post("/api/briskars/crew/check", {"band": band}, 400))["code"] == "bad_band"
        assert (await here.browser().get(f"/api/briskars/catalogue?table={table}", 404))["code"] == "unknown_table"


@in_loop
async def test_an_outlook_is_the_engines_own(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        walled = [*BARE[:4], "..###.....", *BARE[5:]]
        asked = {"map": {**MAP, "scenery": walled}, "square": "D6"}
        found = await anne.post("/api/briskars/drafts/outlook", asked)
        assert (found["sees"]["D1"], found["sees"]["D10"], found["seen"]["D1"]) == ("hidden", "open", "hidden")
        assert (await anne.post("/api/briskars/drafts/outlook", {**asked, "square": "T20"}, 400))[
            "code"
        ] == "bad_question"
        assert (await anne.get("/api/brisca/palette", 404))["code"] == "not_found"
        assert len((await anne.get("/api/briskars/palette"))["maps"]) == 8


@in_loop
async def test_fights_suggest_a_price_and_can_be_stopped(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        anne = here.browser()
        ready = (await anne.get("/api/briskars/palette"))["profiles"]
        card = {**next(one for one in ready if one["id"] == "bogdan"), "id": "my-bogdan", "like": "bogdan"}
        card = {name: value for name, value in card.items() if name not in ("source", "proved")}
        files = (await judged(anne, {"kind": "profile", "fields": card}))["files"]
        begun = await anne.post("/api/briskars/worth", {"profile": "my-bogdan", "files": files})
        assert (begun["done"], begun["status"]) == (0, "waiting")
        found = begun
        while found["cost"] is None:
            found = await anne.get(f"/api/briskars/worth/{begun['id']}")
        ended = await anne.post(f"/api/briskars/worth/{begun['id']}/stop")
        assert ended["status"] == "stopped"
        assert 0 < ended["done"] < ended["of"]
        assert ended["low"] <= ended["cost"] <= ended["high"]
        assert sum(one["fights"] for one in ended["bouts"]) == ended["done"]
        left = await anne.post("/api/briskars/worth", {"profile": "my-bogdan", "files": files})
        now.at += 31_000
        while here.state.worths.going():  # asked over the wire it would be looked at
            await asyncio.sleep(0.05)
        assert (await anne.get(f"/api/briskars/worth/{left['id']}"))["status"] == "stopped", "nobody looked"
        bad = {"profile": "nobody", "files": files}
        assert (await anne.post("/api/briskars/worth", bad, 400))["code"] == "own_files"
        assert (await anne.get("/api/briskars/worth/none", 404))["code"] == "not_found"


@in_loop
async def test_fights_that_cannot_be_fought_end_and_leave_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough that never ended would keep everybody from measuring anything."""
    trials = [{"rival": "bogdan", "cost": 96}]
    told: dict[str, dict[str, Any]] = {"rivals": {"trials": trials}, "fights": {"code": "broken", "sentence": ""}}

    async def hand(question: bytes, seconds: float, whose: str) -> dict[str, Any]:
        return told[json.loads(question)["work"]]

    async with harbour(tmp_path) as here:
        monkeypatch.setattr(here.service.review_pool, "hand", hand)
        anne = here.browser()
        begun = await anne.post("/api/briskars/worth", {"profile": "p", "files": {}})
        assert (await anne.get(f"/api/briskars/worth/{begun['id']}"))["status"] == "failed"
