"""Tournaments at a real server: sixteen bots and people, some of whom leave, a restart in the middle, shared deals."""

from __future__ import annotations

import asyncio
import csv
import io
from itertools import combinations
from pathlib import Path
from typing import Any

from flibuste.table.verify import verify_record
from tests.server.harness import Browser, Harbour, Told, Watch, harbour, in_loop

QUICK = {"kind": "relaxed", "seconds": 1}
SHORT: dict[str, Any] = {"game": "walk", "clock": QUICK}


async def opened(host: Browser, **more: object) -> str:
    info = await host.post("/api/tournaments", {**SHORT, **more})
    return str(info["id"])


async def entered(here: Harbour, tournament: str, *names: str) -> list[Browser]:
    people = []
    for name in names:
        browser = here.browser()
        await browser.post(f"/api/tournaments/{tournament}/enter", {"name": name})
        people.append(browser)
    return people


async def until(browser: Browser, tournament: str, look: Any, now: Watch | None = None) -> Told:
    """Wait until a tournament looks like something; a clock that the test holds goes on meanwhile."""
    for _ in range(3000):
        info: Told = await browser.get(f"/api/tournaments/{tournament}")
        if look(info):
            return info
        if now is not None:
            now.at += 2000
        await asyncio.sleep(0.02)
    raise AssertionError("the tournament does not go on")


def is_over(info: Told) -> bool:
    return bool(info["status"] == "over")


@in_loop
async def test_sixteen_play_a_whole_tournament_while_people_drop_out_and_the_server_restarts(tmp_path: Path) -> None:
    """Three people and thirteen bots, Swiss, three rounds: one leaves, one never comes, one goes on after a restart."""
    now = Watch()
    async with harbour(tmp_path, now) as here:
        host = here.browser()
        tournament = await opened(host, rounds=3)
        anne, bo, cleo = await entered(here, tournament, "Anne", "Bo", "Cléo")
        await host.post(f"/api/tournaments/{tournament}/bots", {"level": "deckhand", "count": 13})
        assert (await anne.post(f"/api/tournaments/{tournament}/start", status=403))["code"] == "not_host"
        begun = await host.post(f"/api/tournaments/{tournament}/start")
        assert len(begun["entrants"]) == 16
        info = await until(anne, tournament, lambda info: bool(info["table"]))
        assert (await anne.get(f"/api/tables/{info['table']}"))["tournament"] == tournament
        left = await cleo.post(f"/api/tournaments/{tournament}/leave")
        assert (left["you"], left["entrants"][2]["left"]) == (None, 1)
        cookie = bo.http.cookies["flibuste"]
    async with harbour(tmp_path, now) as here:
        bo = here.browser()
        bo.http.cookies.set("flibuste", cookie)
        over = await until(bo, tournament, is_over, now)
        sheet = (await bo.http.get(f"/api/tournaments/{tournament}/results.csv")).text
        games = (await bo.http.get(f"/api/tournaments/{tournament}/results.csv?games=1")).text

    assert [len(one["boards"]) for one in over["played"]] == [8, 7, 7]
    for one in over["played"]:
        playing = [player for board in one["boards"] for player in board["players"]] + one["byes"]
        assert len(playing) == len(set(playing))
    met = [frozenset(board["players"]) for one in over["played"] for board in one["boards"]]
    assert len(met) == len(set(met))  # nobody meets twice
    assert all(2 not in pair for pair in met[8:])  # who has left is paired no more
    lost = next(board for board in over["played"][0]["boards"] if 2 in board["players"])
    assert (lost["how"], lost["points"][lost["players"].index(2)]) == ("resigned", 0)
    never = [board for one in over["played"] for board in one["boards"] if 1 in board["players"]]
    assert {board["how"] for board in never} == {"forfeited"}  # Bo never answers: time decides
    assert sum(place["points"] for place in over["standing"]) == 22 + 2  # every game one point, every bye one
    rows = list(csv.DictReader(io.StringIO(sheet)))
    assert len(rows) == 16
    assert {"Anne", "Bo", "Cléo", "deckhand 4"} <= {row["name"] for row in rows}
    assert len(list(csv.DictReader(io.StringIO(games)))) == 22 + 2


@in_loop
async def test_at_tables_of_three_a_bot_plays_on_for_who_leaves_and_everybody_meets(tmp_path: Path) -> None:
    """Six people and bots who all sit with each other; the only person of a table leaves, and the others still play."""
    now = Watch()
    async with harbour(tmp_path, now) as here:
        host = here.browser()
        four = {**SHORT, "seats": 4}
        assert (await host.post("/api/tournaments", four, status=400))["code"] == "wrong_number_of_seats"
        tournament = await opened(host, seats=3, system="round_robin")
        (anne,) = await entered(here, tournament, "Anne")
        open_ = await host.post(f"/api/tournaments/{tournament}/bots", {"level": "deckhand", "count": 5})
        assert (open_["seats"], open_["fewest"], open_["most"], open_["sides"]) == (3, 4, 32, [])
        assert open_["rounds"] == 4
        await host.post(f"/api/tournaments/{tournament}/start")
        await until(anne, tournament, lambda info: bool(info["table"]))
        await anne.post(f"/api/tournaments/{tournament}/leave")
        over = await until(anne, tournament, is_over, now)
        games = (await anne.http.get(f"/api/tournaments/{tournament}/results.csv?games=1")).text

    first = next(board for board in over["played"][0]["boards"] if 0 in board["players"])
    assert first["how"] == "played"
    assert first["points"][first["players"].index(0)] == 0  # whatever the bot made of it
    assert sum(first["points"]) == 1.5
    later = [set(board["players"]) for one in over["played"][1:] for board in one["boards"]]
    assert all(0 not in table for table in later)
    met = {pair for table in [set(first["players"]), *later] for pair in combinations(sorted(table), 2)}
    met |= {pair for board in over["played"][0]["boards"] for pair in combinations(sorted(board["players"]), 2)}
    assert met >= set(combinations(range(1, 6), 2))
    assert over["rounds"] == len(over["played"])
    rows = list(csv.DictReader(io.StringIO(games)))
    assert {"first", "second", "third", "points_third"} <= set(rows[0])


@in_loop
async def test_a_shared_deal_is_the_same_everywhere_and_shown_to_nobody_before_all_have_played_it(
    tmp_path: Path,
) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        host = here.browser()
        tournament = await opened(host, game="brisca", duplicate=True, rounds=1, clock={"kind": "days", "days": 1})
        (anne,) = await entered(here, tournament, "Anne")
        await host.post(f"/api/tournaments/{tournament}/bots", {"level": "deckhand", "count": 5})
        await host.post(f"/api/tournaments/{tournament}/start")
        info = await until(
            anne, tournament, lambda info: info["table"] and sum(b["over"] for b in info["played"][0]["boards"]) == 2
        )
        boards = info["played"][0]["boards"]
        assert all(board["points"] is board["how"] is board["watch"] is None for board in boards)
        service = here.service
        director_known = [board.table for board in (await here.state.director.find(tournament)).rounds[0].boards]
        theirs = next(table for table in director_known if table != info["table"])
        for what in ("", "/replay", "/record", "/receipt"):
            answer = await anne.http.get(f"/api/tables/{theirs}{what}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
        watch = {"code": service.codes.code("watch", theirs)}
        assert (await anne.post("/api/watch", watch, status=409))["code"] == "round_running"
        mine = await anne.get(f"/api/tables/{info['table']}")
        assert (mine["links"].get("watch"), mine["hints"]) == (None, False)
        assert {way["what"] for way in mine["ways"]} == {"resign"}
        await anne.attach(info["table"])
        assert (await anne.request("resign", info["table"], mine["you"][0]))["type"] == "ack"
        over = await until(anne, tournament, is_over)
        records = [(await anne.http.get(f"/api/tables/{table}/record")).text for table in director_known]

    deals = {next(line for line in text.splitlines() if line.startswith("chance")) for text in records}
    sealed = {
        line
        for text in records
        for line in text.splitlines()
        if line.startswith(("note fair-table", "note fair-secret"))
    }
    assert len(deals) == 1  # the same cards
    assert len(sealed) == 2  # by the same secret, of the same deal
    points = sorted(place["points"] for place in over["standing"])
    assert points[0] == 0
    assert 0.6 in points  # whoever was left alone by Anne
    for text in records:
        verify_record(text)


@in_loop
async def test_what_a_tournament_refuses(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host, guest = here.browser(), here.browser()
        assert (await host.post("/api/tournaments", {**SHORT, "clock": {"kind": "none"}}, status=400))[
            "code"
        ] == "needs_clock"
        assert (await host.post("/api/tournaments", {"game": "whist"}, status=400))["code"] == "unknown_game"
        assert (await host.get("/api/tournaments/nowhere", status=404))["code"] == "unknown_tournament"
        tournament = await opened(host, listed=True)
        where = f"/api/tournaments/{tournament}"
        await guest.post(f"{where}/enter", {"name": "Anne"})
        assert (await guest.post(f"{where}/enter", {"name": "Anne"}))["you"] == 0  # twice is once
        assert (await host.post(f"{where}/enter", {"name": "anne"}, status=409))["code"] == "name_taken"
        assert (await guest.post(f"{where}/bots", {"count": 2}, status=403))["code"] == "not_host"
        assert (await host.post(f"{where}/bots", {"level": "admiral"}, status=400))["code"] == "unknown_level"
        assert (await host.post(f"{where}/bots", {"count": 64}, status=409))["code"] == "tournament_full"
        assert (await host.post(f"{where}/start", status=409))["code"] == "too_few"
        assert [one["id"] for one in await here.browser().get("/api/tournaments")] == [tournament]
        assert (await host.post(f"{where}/take-out", {"number": 0}))["entrants"][0]["left"] == 0
        assert (await host.post(f"{where}/call-off"))["called_off"]
        assert (await guest.post(f"{where}/enter", {"name": "Anne"}, status=409))["code"] == "tournament_over"


@in_loop
async def test_who_opens_a_tournament_without_playing_finds_it_again(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host, guest = here.browser(), here.browser()
        tournament, other = await opened(host), await opened(guest, title='"host":"')

        assert [one["id"] for one in await host.get("/api/tournaments")] == [tournament]
        assert [one["id"] for one in await guest.get("/api/tournaments")] == [other]
        assert await here.browser().get("/api/tournaments") == []
        await host.post(f"/api/tournaments/{tournament}/call-off")
        assert [one["status"] for one in await host.get("/api/tournaments")] == ["over"]
