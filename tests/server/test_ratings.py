"""Rated tables: what a game changes, once; which games change nothing; what people see of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Browser, Harbour, Told, Watch, harbour, in_loop, play_out

TWO = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
BOT = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]


def at(browser: Browser, address: str) -> Browser:
    """Let a browser come from another address, through a proxy."""
    browser.http.headers["x-forwarded-for"] = address
    browser.address = address
    return browser


async def two_at(here: Harbour, game: str = "walk", addresses: tuple[str, str] = ("192.0.2.1", "192.0.2.2")) -> Any:
    """Open a rated table of two people who are connected."""
    anne, tom = at(here.browser(), addresses[0]), at(here.browser(), addresses[1])
    info = await anne.open_table(TWO, game=game, rated=True)
    await tom.post("/api/join", {"code": info["links"]["join"][3:], "name": "Tom"})
    await anne.post(f"/api/tables/{info['id']}/start")
    for browser in (anne, tom):
        await browser.attach(info["id"])
    return anne, tom, info["id"]


async def leaders(browser: Browser, game: str = "brisca") -> dict[str, Told]:
    """Return the people of the leaderboard by name."""
    board = await browser.get(f"/api/ratings?game={game}")
    return {one["name"]: one for one in board["leaders"] if one["level"] is None}


@in_loop
async def test_a_rated_game_changes_both_ratings_once_also_across_restarts(tmp_path: Path) -> None:
    async with harbour(tmp_path, proxy=True) as here:
        anne, tom, table = await two_at(here, "brisca")
        await tom.request("resign", table, 1)
        first = await leaders(anne)
        told = await anne.get(f"/api/tables/{table}/rating")
        await anne.post(f"/api/tables/{table}/rematch")
        cookies = anne.http.cookies
    async with harbour(tmp_path, proxy=True) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        again = await leaders(anne)
        statistics = await anne.get("/api/me/statistics?game=brisca")
        games = await anne.get("/api/me/games")

    assert first["Anne"]["rating"] > 1500 > first["Tom"]["rating"]
    assert (first["Anne"]["games"], first["Anne"]["provisional"], first["Anne"]["you"]) == (1, True, True)
    assert again == first
    assert [one["seat"] for one in told["seats"]] == [0, 1]
    assert told["unrated"] is None
    assert (told["seats"][0]["before"], told["seats"][0]["after"]) == (1500, first["Anne"]["rating"])
    assert statistics["ratings"][0]["course"] == [first["Anne"]["rating"]]
    assert games["games"][0]["rated"] == told["seats"][0]


@in_loop
async def test_a_game_against_a_bot_counts_from_the_first_one_on_and_the_bot_stays_where_it_is(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        before = await anne.get("/api/ratings?game=brisca")
        info = await anne.open_table(BOT, rated=True, start=True)
        await anne.attach(info["id"])
        await anne.request("resign", info["id"], 0)
        after = await anne.get("/api/ratings?game=brisca")

    bots = [one for one in before["leaders"] if one["level"]]
    assert len(bots) == 4
    assert bots == [one for one in after["leaders"] if one["level"]]
    assert next(one for one in after["leaders"] if one["you"])["rating"] < 1500
    assert [one["provisional"] for one in after["leaders"]] == [False] * 4 + [True]


@in_loop
async def test_whoever_gives_up_among_many_is_last_and_the_game_goes_on(tmp_path: Path) -> None:
    async with harbour(tmp_path, proxy=True) as here:
        people = [at(here.browser(), f"192.0.2.{n}") for n in range(3)]
        info = await people[0].open_table([{"kind": "you", "name": "P0"}, *[{"kind": "open"}] * 2], rated=True)
        for n in (1, 2):
            await people[n].post("/api/join", {"code": info["links"]["join"][3:], "name": f"P{n}"})
        await people[0].post(f"/api/tables/{info['id']}/start")
        positions = [await one.attach(info["id"]) for one in people]
        await people[2].request("resign", info["id"], 2)
        await people[1].request("resign", info["id"], 1)
        await play_out(people[0], info["id"], 0, positions[0])
        board = await people[0].get("/api/ratings?game=brisca&ladder=many")
        found = {one["name"]: one["rating"] for one in board["leaders"] if one["level"] is None}

    assert found["P0"] > 1500
    assert found["P1"] < 1500
    assert found["P1"] == found["P2"]


@in_loop
async def test_one_address_or_one_person_against_itself_changes_nothing(tmp_path: Path) -> None:
    async with harbour(tmp_path, proxy=True) as here:
        anne, tom, table = await two_at(here, "brisca", ("192.0.2.1", "192.0.2.1"))
        await tom.request("resign", table, 1)
        told = await anne.get(f"/api/tables/{table}/rating")
        eve, bob, other = await two_at(here, "brisca")
        await bob.post("/api/me/carry", {"code": (await eve.post("/api/me/link"))["path"][3:]})
        await eve.request("resign", other, 1)
        same = await eve.get(f"/api/tables/{other}/rating")
        board = await leaders(anne)
        marks = await here.service.store.read(lambda database: database.execute("SELECT * FROM houses"))

    assert told == {"seats": [], "unrated": "one_address"}
    assert same == {"seats": [], "unrated": "one_person"}
    assert board == {}
    assert marks == []


@in_loop
async def test_a_program_of_mine_is_myself(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, bot = here.browser(), here.browser()
        info = await anne.open_table(TWO, rated=True)
        token = (await anne.post("/api/bots", {"name": "Polly"}, 201))["token"]
        bot.http.headers["authorization"] = f"Bearer {token}"
        await bot.post("/api/join", {"code": info["links"]["join"][3:], "name": "Polly"})
        await anne.post(f"/api/tables/{info['id']}/start")
        await anne.attach(info["id"])
        await anne.request("resign", info["id"], 0)

        assert (await anne.get(f"/api/tables/{info['id']}/rating"))["unrated"] == "one_person"


@pytest.mark.parametrize(("standstill", "unrated"), [(60_000, "fault"), (1_000, None)])
@in_loop
async def test_a_game_decided_by_absence_after_the_server_was_away_changes_nothing(
    tmp_path: Path, standstill: int, unrated: str | None
) -> None:
    """A server that is started again at once was not away: then absence counts as everywhere."""
    now = Watch()
    async with harbour(tmp_path, now, proxy=True) as here:
        anne, _, table = await two_at(here, "brisca")
        cookies = anne.http.cookies
        assert await here.service.try_to_write()  # a heartbeat: so long it was served
    now.at += standstill
    async with harbour(tmp_path, now, proxy=True) as here:
        anne = at(here.browser(), "192.0.2.1")
        anne.http.cookies = cookies
        await anne.attach(table)
        live = await here.service.hall.open(table)
        live.away[1] -= 10**7
        assert (await anne.request("claim", table, 0))["type"] == "ack"

        assert (await anne.get(f"/api/tables/{table}/rating"))["unrated"] == unrated
        assert list(await leaders(anne)) == ([] if unrated else ["Anne", "Tom"])


@in_loop
async def test_a_rated_table_gives_no_hints_and_seats_nobody_twice(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        seats = [{"kind": "you", "name": "A"}, {"kind": "here", "name": "B"}]
        for more in ({"hints": True}, {"seats": seats}):
            body = {"game": "brisca", "seats": BOT, "rated": True, **more}
            assert (await anne.post("/api/tables", body, 400))["code"] == "rated_terms"
        info = await anne.open_table(BOT, rated=True, start=True)
        position = await anne.attach(info["id"])
        while 0 not in position["waiting"]:
            position = await anne.turn(0)
        await anne.send(type="ask", table=info["id"], seat=0, about={"kind": "hint"}, key="h")
        refused = await anne.hear("error")
        waiting = await anne.open_table(TWO, rated=True)
        plain = await anne.open_table(TWO)
        twice = await anne.post(f"/api/tables/{waiting['id']}/seats", {"seat": 1, "kind": "here"}, 409)

        assert (info["hints"], info["rated"]) == (False, True)
        assert refused["code"] == "no_hints"
        assert plain["hints"] is False, "whoever comes has not agreed to hints"
        assert twice["code"] == "rated_terms"


@in_loop
async def test_no_rating_comes_of_a_table_that_did_not_ask_for_one(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(BOT, start=True)
        await anne.attach(info["id"])
        await anne.request("resign", info["id"], 0)

        assert await leaders(anne) == {}
        assert await anne.get(f"/api/tables/{info['id']}/rating") == {"seats": [], "unrated": None}


@in_loop
async def test_who_is_erased_leaves_the_leaderboard_and_others_keep_theirs(tmp_path: Path) -> None:
    async with harbour(tmp_path, proxy=True) as here:
        anne, tom, table = await two_at(here, "brisca")
        await tom.request("resign", table, 1)
        kept = await tom.get("/api/me/export")
        await tom.http.delete("/api/me")
        board = await leaders(anne)
        (past,) = (await anne.get("/api/me/games"))["games"]

    assert [one["games"] for one in kept["ratings"]] == [1]
    assert list(board) == ["Anne"]
    assert [seat["name"] for seat in past["seats"]] == ["Anne", ""]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/ratings", "malformed"),
        ("/api/ratings?game=chess", "unknown_game"),
        ("/api/ratings?game=brisca&ladder=x", "malformed"),
    ],
)
@in_loop
async def test_a_wrong_question_is_refused(tmp_path: Path, path: str, code: str) -> None:
    async with harbour(tmp_path) as here:
        assert (await here.browser().get(path, 400))["code"] == code
