"""My games: history, statistics, what was finished under former versions."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec

from flibuste.server.storage import reviews
from tests.server.harness import YOU_AND_BOT, Browser, harbour, in_loop, play_out


async def play_one(browser: Browser, game: str = "brisca", **more: object) -> str:
    """Play a game against a bot to its end."""
    info = await browser.open_table(YOU_AND_BOT, game=game, start=True, **more)
    table: str = info["id"]
    await play_out(browser, table, 0, await browser.attach(table))
    return table


def review(mistakes: int, decisions: int, fortune: float) -> str:
    """Write the part of a review that is counted, and something besides."""
    made = [{"mistake": n < mistakes, "chance_lost": 0.1, "kind": "play"} for n in range(decisions)]
    return msgspec.json.encode({"game": "brisca", "decisions": made, "points": [{"fortune": fortune}]}).decode()


@in_loop
async def test_history_and_statistics_of_what_i_played(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        tables = [await play_one(anne) for _ in range(2)]
        cut = (await anne.open_table(start=True))["id"]
        await anne.attach(cut)
        await anne.request("resign", cut, 0)
        for table, line in zip(tables, (review(1, 10, 0.2), review(3, 10, -0.1)), strict=True):
            await here.service.store.write(partial(reviews.keep, table=table, seat=0, line=line))
        told = await anne.get("/api/me/games")
        found = await anne.get("/api/me/statistics?game=brisca")
        other = await anne.get("/api/me/games?game=briskars")
        late = await anne.get("/api/me/games?skip=2")

    assert [one["table"] for one in told["games"]] == [cut, *tables[::-1]]
    assert (told["more"], told["counts"]) == (False, {"brisca": 3})
    newest, _, oldest = told["games"]
    assert (newest["result"]["how"], newest["reviewed"], oldest["reviewed"]) == ("resigned", False, True)
    assert [seat["kind"] for seat in oldest["seats"]] == ["person", "bot"]
    assert sum(oldest["points"]) == 120
    assert oldest["began"] <= oldest["ended"]
    assert oldest["answers"] > 20
    assert other["games"] == []
    assert [one["table"] for one in late["games"]] == tables[:1]
    won = sum(one["result"]["score"][0] for one in told["games"][1:])
    assert found["games"] == 3
    assert found["won"]["value"] == round(won / 3, 4)
    assert found["won"]["low"] < found["won"]["value"] + 0.0001 < found["won"]["high"] + 0.0002
    assert found["expected"] == 0.5
    assert found["points"] == [oldest["points"][0], told["games"][1]["points"][0]]
    assert (found["noun"], len(found["favourites"])) == ("card", 6)
    assert found["favourites"][0]["games"] >= found["favourites"][5]["games"]
    assert (found["accuracy"]["games"], found["accuracy"]["decisions"], found["accuracy"]["mistakes"]) == (2, 20, 4)
    assert found["accuracy"]["lost"] == 0.2
    assert (found["luck"]["mean"], found["luck"]["course"]) == (0.05, [0.2, 0.1])
    assert found["luck"]["error"] == 0.3
    assert found["ratings"] == []


@in_loop
async def test_a_game_that_goes_on_from_another_is_told_and_not_counted(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = await play_one(anne)
        again = await anne.post("/api/play-on", {"table": table, "move": 30, "name": "Anne"})
        await anne.attach(again["id"])
        await anne.request("resign", again["id"], 0)
        told = await anne.get("/api/me/games")

        assert [one["again"] for one in told["games"]] == [True, False]
        assert (await anne.get("/api/me/statistics?game=brisca"))["games"] == 1


@in_loop
async def test_games_of_former_versions_are_taken_down_when_the_server_starts(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = await play_one(anne)
        before = await anne.get("/api/me/games")
        await here.service.store.write(lambda database: database.execute("DELETE FROM histories"))
        cookies = anne.http.cookies
    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        while not (told := await anne.get("/api/me/games"))["games"]:
            pass

    assert told == before
    assert told["games"][0]["table"] == table


@in_loop
async def test_a_stranger_has_no_games_and_nobody_sees_mine(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, eve = here.browser(), here.browser()
        await anne.open_table()
        await eve.open_table()

        assert (await here.browser().get("/api/me/games", 401))["code"] == "unknown_person"
        assert (await eve.get("/api/me/games"))["games"] == []
        assert (await eve.get("/api/me/games?game=chess", 400))["code"] == "unknown_game"
        assert (await eve.get("/api/me/games?skip=-1", 400))["code"] == "malformed"
        assert (await eve.get("/api/me/statistics", 400))["code"] == "malformed"
        assert (await eve.get("/api/me/statistics?game=brisca"))["won"] is None
