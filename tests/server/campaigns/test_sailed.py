"""Campaigns at a real server: begun, stepped, fought at ordinary tables, through a restart, as files and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from flibuste.games.briskars.campaign.files import read_campaign
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.table.afterwards import proven_dice
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop

DUEL: dict[str, Any] = {
    "game": "briskars",
    "form": "duel",
    "title": "Salt and iron",
    "crews": [
        {"kind": "you", "side": "exiled", "name": "Anne"},
        {"kind": "bot", "level": "deckhand", "side": "quintors"},
    ],
}


async def until(browser: Browser, campaign: str, look: Any) -> Told:
    """Wait until a campaign looks like something."""
    for _ in range(1500):
        info: Told = await browser.get(f"/api/campaigns/{campaign}")
        if look(info):
            return info
        await asyncio.sleep(0.02)
    raise AssertionError("the campaign does not go on")


async def did(browser: Browser, campaign: str, step: str, status: int = 200) -> Told:
    """Do a step."""
    told: Told = await browser.post(f"/api/campaigns/{campaign}/do", {"step": step}, status)
    return told


async def gave_up(browser: Browser, campaign: str) -> Told:
    """Go to battle and give it up at once."""
    info = await browser.post(f"/api/campaigns/{campaign}/fight")
    table = await browser.get(f"/api/tables/{info['table']}")
    assert (table["campaign"], table["title"]) == (campaign, "Salt and iron")
    assert {way["what"] for way in table["ways"]} <= {"resign"}  # whoever loses cannot call a battle off
    await browser.attach(info["table"])
    await browser.turn(table["you"][0])
    assert (await browser.request("resign", info["table"], table["you"][0]))["type"] == "ack"
    return await until(browser, campaign, lambda info: info["table"] is None and info["fought"])


def crew(info: Told, number: int) -> Told:
    found: Told = info["view"]["crews"][number]
    return found


@in_loop
async def test_a_duel_against_a_bot_goes_on_after_a_restart_and_home_as_a_file(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, stranger = here.browser(), here.browser()
        begun = await anne.post("/api/campaigns", DUEL)
        campaign = str(begun["id"])
        assert (begun["status"], begun["mine"], begun["seats"][1]["level"]) == ("sailing", [0], "deckhand")
        info = await until(anne, campaign, lambda info: crew(info, 1)["stage"] == "mustered")  # the bot is ready
        assert (await anne.post(f"/api/campaigns/{campaign}/fight", status=409))["code"] == "not_mustered"
        assert (await did(stranger, campaign, "muster 0 0 1", 403))["code"] == "not_your_crew"
        assert (await did(anne, campaign, "muster 1 0 1", 403))["code"] == "not_your_crew"
        refused = await did(anne, campaign, "hire 0 lepus", 409)
        assert (refused["code"], refused["rule"]) == ("chest_empty", "BK-CAM-15")
        offers = await anne.get(f"/api/campaigns/{campaign}/offers?crew=0&mate=0")
        assert offers["things"][0]["step"].startswith("buy 0 0 ")
        assert (await anne.get(f"/api/campaigns/{campaign}"))["view"] == info["view"]  # nothing was changed
        await did(anne, campaign, "office 0 1 cook")
        ready = await did(anne, campaign, "muster 0 0 1 2 3")
        assert ready["ready"]
        cookie = anne.http.cookies["flibuste"]
    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies.set("flibuste", cookie)
        assert (await anne.get(f"/api/campaigns/{campaign}"))["view"] == ready["view"]
        info = await gave_up(anne, campaign)
        assert info["view"]["fixtures"][0]["gave_up"] == 0
        assert [one["score"] for one in info["view"]["fixtures"][0]["outcomes"]] == [0.0, 1.0]
        assert crew(info, 0)["sharing"]["loot"] == 20
        await until(anne, campaign, lambda info: crew(info, 1)["stage"] == "mustered")
        shared = await did(anne, campaign, "share 0")
        assert crew(shared, 0)["limit"] == 325  # whoever is behind brings more
        assert (await anne.get("/api/campaigns"))[0]["waiting"]

        text = (await anne.http.get(f"/api/campaigns/{campaign}/file")).text
        again = read_campaign(text, STANDARD, proven_dice)
        assert (again.proven, [one.chest for one in again.crews]) == (
            1,
            [one["chest"] for one in shared["view"]["crews"]],
        )
        brought = await anne.post("/api/campaigns/bring", {"game": "briskars", "file": text, "name": "Anne"})
        assert (brought["view"], brought["mine"]) == (shared["view"], [0])
        assert (await anne.http.get(f"/api/campaigns/{brought['id']}/file")).text == text
        wrong = {"game": "briskars", "file": text.replace("share 0", "share 1 1"), "name": "Anne"}
        refused = await anne.post("/api/campaigns/bring", wrong, status=400)
        assert (refused["code"], refused["params"]["reason"]) == ("campaign_refused", "bad_step")

        band = (await anne.http.get(f"/api/campaigns/{campaign}/side?crew=0")).text
        other = await anne.post(
            "/api/campaigns", {**DUEL, "crews": [{**DUEL["crews"][0], "side": band}, DUEL["crews"][1]]}
        )
        assert [one["face"] for one in crew(other, 0)["mates"]] == [one["face"] for one in crew(shared, 0)["mates"]]
        await the_end(anne, campaign)


async def a_booklet(anne: Browser, campaign: str) -> None:
    """Take the chronicle home as a PDF in one's language; one that nobody speaks here is refused."""
    where = f"/api/campaigns/{campaign}/chronicle.pdf"
    taken = await anne.http.get(f"{where}?language=fr")
    assert (taken.status_code, taken.headers["content-type"]) == (200, "application/pdf")
    assert taken.content.startswith(b"%PDF")
    assert (await anne.get(f"{where}?language=la", status=400))["code"] == "malformed"


async def the_end(anne: Browser, campaign: str) -> None:
    """Give up until nobody can catch the other crew up; the chronicle of the duel and its battles stay."""
    for _ in range(3):
        await until(anne, campaign, lambda info: crew(info, 1)["stage"] == "mustered")
        await did(anne, campaign, "muster 0 0 1 2")
        await gave_up(anne, campaign)
        await did(anne, campaign, "share 0")
    over = await until(anne, campaign, lambda info: info["status"] == "over")
    assert (over["view"]["winners"], len(over["fought"])) == ([1], 4)
    assert (await did(anne, campaign, "muster 0 0", 409))["code"] == "campaign_over"
    await a_booklet(anne, campaign)
    assert (await anne.get(f"/api/tables/{over['fought'][0]}/receipt"))["ok"] is True


@in_loop
async def test_friends_take_free_crews_and_a_battle_of_bots_begins_by_itself(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, bo = here.browser(), here.browser()
        crews = [
            {"kind": "you", "side": "exiled", "name": "Anne"},
            {"kind": "open"},
            {"kind": "bot", "side": "sundars"},
        ]
        info = await anne.post("/api/campaigns", {**DUEL, "form": "league", "crews": crews, "listed": True})
        where = f"/api/campaigns/{info['id']}"
        assert (info["status"], info["view"]) == ("open", None)
        assert (await anne.post(f"{where}/start", status=409))["code"] == "crews_missing"
        assert (await anne.post(f"{where}/do", {"step": "share 0"}, status=409))["code"] == "campaign_not_begun"
        assert [one["id"] for one in await bo.get("/api/campaigns")] == [info["id"]]
        small = 'name = "Two"\n[[briskar]]\nprofile = "marten"\n'
        assert (await bo.post(f"{where}/take", {"crew": 1, "side": small}, status=409))["code"] == "crew_too_small"
        assert (await bo.post(f"{where}/take", {"crew": 0}, status=409))["code"] == "crew_taken"
        taken = await bo.post(f"{where}/take", {"crew": 1, "side": "quintors", "name": "Bo"})
        assert (taken["mine"], taken["host"], taken["seats"][1]["name"]) == ([1], False, "Bo")
        assert (await bo.post(f"{where}/start", status=403))["code"] == "not_host"
        assert (await bo.post(f"{where}/call-off", status=403))["code"] == "not_host"
        begun = await anne.post(f"{where}/start")
        assert [one["sides"] for one in begun["view"]["fixtures"]] == [[1, 2], [0, 2], [0, 1]]
        left = await bo.post(f"{where}/leave", {"crew": 1})
        assert (left["mine"], left["seats"][1]["level"]) == ([], "sailor")
        fought = await until(anne, info["id"], lambda info: info["watch"] is not None)  # nobody need be there
        assert fought["table"] is None
        table = (await keeper_table(here, info["id"])).match
        assert [seat.kind for seat in table.seats] == ["bot", "bot"]
        off = await anne.post(f"{where}/call-off")
        assert (off["status"], off["called_off"]) == ("over", True)


async def keeper_table(here: Harbour, campaign: str) -> Any:
    """Open the table of the battle under way."""
    return await here.service.hall.open((await here.state.keeper.find(campaign)).table)


@in_loop
async def test_bad_campaigns_are_refused_with_a_code(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        for changed, code in (
            ({"form": "siege"}, "no_such_form"),
            ({"form": "league"}, "wrong_number_of_crews"),
            ({"game": "brisca"}, "no_campaigns"),
            ({"crews": [{"kind": "bot"}, {"kind": "bot"}]}, "nobody_sits"),
            ({"crews": [{"kind": "you"}, {"kind": "bot", "level": "admiral"}]}, "unknown_level"),
        ):
            assert (await anne.post("/api/campaigns", {**DUEL, **changed}, status=400))["code"] == code
        assert (await anne.get("/api/campaigns/nothing", status=404))["code"] == "unknown_campaign"
        for game in ("brisca", "chess"):
            assert (await anne.get(f"/api/campaigns/forms/{game}", status=404))["code"] == "not_found"
        assert await anne.get("/api/campaigns") == []
