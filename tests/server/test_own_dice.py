"""A table whose people roll real dice, on a map of their own: asked for, typed in, told in the record; never rated."""

from __future__ import annotations

from pathlib import Path

from flibuste.games.briskars.campaign.files import read_campaign
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.kernel.chance import Seeded
from flibuste.table.afterwards import proven_dice
from flibuste.table.verify import verify_record
from tests.server.campaigns.test_sailed import DUEL, did, until
from tests.server.harness import Browser, Told, harbour, in_loop
from tests.server.test_drafts import BRAWL, drawn, judged, open_with

OWN = {"game": "briskars", "dice": "typed"}
SEATS = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]


def newest(browser: Browser) -> Told:
    """Return the last position that was told."""
    return next(told for told in reversed(browser.told) if told["type"] in ("snapshot", "update"))


async def rolled(anne: Browser, table: str, most: int = 300) -> set[int]:
    """Answer at random and roll what is asked for, until a bot has needed dice too; return whose dice were rolled."""
    rng, whose = Seeded(5), set[int]()
    for _ in range(most):
        here = newest(anne)
        roll = here["rolling"]
        if roll is not None:
            assert (here["waiting"], here["options"], roll["who"]) == ([0], [], [0])
            whose.add(roll["seat"])
            faces = [int(rng.die(roll["sides"], "typed")) for _ in range(roll["dice"])]
            told = await anne.request("roll", table, 0, seq=here["seq"], faces=faces)
        elif 0 in here["waiting"]:
            option = here["options"][int(rng.draw(len(here["options"])))]
            told = await anne.request("act", table, 0, seq=here["seq"], action=option["action"])
        else:
            await anne.turn(0)
            continue
        assert told["type"] == "ack", told
        if len(whose) == 2 and newest(anne)["rolling"] is None:
            return whose
        if newest(anne)["seq"] <= here["seq"]:
            await anne.hear("update", where=lambda one, seq=here["seq"]: one["seq"] > seq)  # type: ignore[misc]
    return whose


async def until_dice(anne: Browser, table: str) -> Told:
    """Answer at random until dice are waited for."""
    rng = Seeded(7)
    while (here := newest(anne))["rolling"] is None:
        if 0 not in here["waiting"]:
            await anne.turn(0)
            continue
        option = here["options"][int(rng.draw(len(here["options"])))]
        await anne.request("act", table, 0, seq=here["seq"], action=option["action"])
        if newest(anne)["seq"] <= here["seq"]:
            await anne.hear("update", where=lambda one, seq=here["seq"]: one["seq"] > seq)  # type: ignore[misc]
    return here


@in_loop
async def test_people_roll_for_themselves_and_for_the_bot_on_a_map_of_their_own_and_the_receipt_says_so(
    tmp_path: Path,
) -> None:
    """Through a restart between an answer and its dice; a rematch has the same map and real dice again."""
    async with harbour(tmp_path, veil=0) as here:
        anne = here.browser()
        refused = await anne.post("/api/tables", {**OWN, "seats": SEATS, "clock": {"kind": "relaxed"}}, status=400)
        assert refused["code"] == "dice_terms"
        refused = await anne.post("/api/tables", {"game": "brisca", "seats": SEATS, "dice": "typed"}, status=400)
        assert refused["code"] == "dice_terms"
        refused = await anne.post("/api/tables", {**OWN, "seats": SEATS, "rated": True}, status=400)
        assert refused["code"] == "dice_terms"
        files = (await judged(anne, drawn(), {"kind": "scenario", "fields": BRAWL}))["files"]
        info = await open_with(anne, files, dice="typed")
        table = info["id"]
        assert info["dice"] == "typed"
        await anne.attach(table)
        assert (await anne.request("roll", table, 0, seq=99, faces=[3]))["code"] == "nothing_to_roll"
        assert await rolled(anne, table) == {0, 1}
        waited_for = (await until_dice(anne, table))["rolling"]
    async with harbour(tmp_path, veil=0) as here:
        anne = here.moved(anne)
        back = await anne.attach(table)
        assert (back["rolling"], back["view"]["map"]) == (waited_for, "cove")
        faces = [10] * waited_for["dice"]
        assert (await anne.request("roll", table, 0, seq=back["seq"], faces=faces))["type"] == "ack"
        await anne.request("resign", table, 0)
        receipt = await anne.get(f"/api/tables/{table}/receipt")
        assert receipt["ok"] is True
        assert receipt["typed"] > 1
        text = (await anne.http.get(f"/api/tables/{table}/record")).text
        assert "\nnote typed-dice 10\nnote typed " in text
        assert "\nnote file cove.txt " in text
        verify_record(text)
        assert (await anne.get(f"/api/tables/{table}/replay?seat=0"))["frames"]
        again = here.service.hall.tables[(await anne.post(f"/api/tables/{table}/rematch"))["id"]].plan
        assert (again.dice, again.files) == ("typed", files)


@in_loop
async def test_people_roll_in_the_battles_of_a_campaign_and_its_file_says_so(tmp_path: Path) -> None:
    own = {**DUEL, "dice": "typed"}
    async with harbour(tmp_path, veil=0) as here:
        anne = here.browser()
        refused = await anne.post("/api/campaigns", {**own, "clock": {"kind": "relaxed"}}, status=400)
        assert refused["code"] == "dice_terms"
        begun = await anne.post("/api/campaigns", own)
        assert begun["dice"] == "typed"
        campaign = str(begun["id"])
        await until(anne, campaign, lambda info: info["view"]["crews"][1]["stage"] == "mustered")
        await did(anne, campaign, "muster 0 0 1 2 3")
        table = (await anne.post(f"/api/campaigns/{campaign}/fight"))["table"]
        assert (await anne.get(f"/api/tables/{table}"))["dice"] == "typed"
        await anne.attach(table)
        await anne.turn(0)
        assert await rolled(anne, table) == {0, 1}
        await anne.request("resign", table, 0)
        await until(anne, campaign, lambda info: info["table"] is None and info["fought"])
        text = (await anne.http.get(f"/api/campaigns/{campaign}/file")).text
        assert "note typed-dice 10" in text
        assert read_campaign(text, STANDARD, proven_dice).proven == 1
