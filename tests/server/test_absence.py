"""People who are away, give up or never come back, at a real server whose clock the test holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from flibuste.server.tables.live import LAPSE
from tests.server.harness import Browser, Harbour, Told, Watch, harbour, in_loop, told

Anyone = dict[str, object]
TWO: list[Anyone] = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
THREE: list[Anyone] = [*TWO, {"kind": "open"}]


async def seated(here: Harbour, seats: list[Anyone] = TWO, **more: object) -> tuple[str, list[Browser]]:
    """Open a table, let everybody sit down, begin; all follow it."""
    host = here.browser()
    table = await host.open_table(seats, **more)
    people = [host]
    for name in ("Bo", "Cléo")[: len(seats) - 1]:
        guest = here.browser()
        await guest.post("/api/join", {"code": table["links"]["join"].split("/")[2], "name": name})
        people.append(guest)
    await host.post(f"/api/tables/{table['id']}/start")
    for one in people:
        await one.attach(table["id"])
    for one in people:  # what was told while the others came is old
        await one.send(type="ping")
        await one.hear("pong")
    return table["id"], people


async def gone(browser: Browser, other: Browser, seat: int) -> Told:
    """Cut a line; return the table as the other one is told."""
    browser.drop()
    message = await other.hear("table", where=lambda told: not told["info"]["seats"][seat]["here"])
    info: Told = message["info"]
    return info


@in_loop
async def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    """Never before the grace period; every answer it gives is told; who comes back plays again."""
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, (anne, bo) = await seated(here)
        asked = (await anne.get(f"/api/tables/{table}"))["waiting"][0]
        (stays, leaves), seat = ((anne, bo), 1) if asked == 1 else ((bo, anne), 0)
        info = await gone(leaves, stays, seat)
        way = next(way for way in info["ways"] if way["what"] == "relieve")
        early = await stays.request("relieve", table, 1 - seat, whom=seat)
        now.at = way["at"]
        done = await stays.request("relieve", table, 1 - seat, whom=seat)
        news = next((one for one in stays.told if one["type"] == "update" and one["stood_in"]), None)
        news = news or await stays.hear("update", where=lambda told: bool(told["stood_in"]))
        await leaves.attach(table)
        back = await told(stays, call_off=None)
        while back["seats"][seat]["relieved"]:
            back = await told(stays, call_off=None)

        assert (early["type"], early["code"]) == ("error", "too_soon")
        assert done["type"] == "ack"
        assert [(one["seat"], one["by"]) for one in news["stood_in"]] == [(seat, "absence")]
        assert back["seats"][seat]["stood_in"] >= 1


@in_loop
async def test_who_stays_claims_the_game_and_the_result_says_so(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, (anne, bo) = await seated(here)
        await gone(bo, anne, 1)
        now.at += 61_000
        assert (await anne.request("claim", table, 0))["type"] == "ack"
        info = await anne.get(f"/api/tables/{table}")

        assert info["status"] == "over"
        assert (info["result"]["winners"], info["result"]["how"], info["result"]["seat"]) == ([0], "claimed", 1)
        assert len((await anne.get(f"/api/tables/{table}/replay"))["frames"]) >= 1
        assert (await anne.http.get(f"/api/tables/{table}/record")).status_code == 200
        again = await anne.post(f"/api/tables/{table}/rematch")
        assert again["series"]["wins"] == [0, 1]  # the winner has moved on by one seat


@in_loop
async def test_of_three_who_resigns_looks_on_while_a_bot_plays(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        table, (anne, bo, cleo) = await seated(here, THREE)
        assert (await bo.request("resign", table, 1))["type"] == "ack"
        message = await cleo.hear("table", where=lambda told: told["info"]["seats"][1]["resigned"])
        seen = await bo.get(f"/api/tables/{table}")
        refused = await bo.request("say", table, 1, phrase="hello")

        seat = message["info"]["seats"][1]
        assert (seat["kind"], seat["name"]) == ("bot", "Bo")
        assert (seen["you"], seen["watching"]) == ([], True)
        assert refused["code"] == "wrong_seat"
        assert (await anne.get(f"/api/tables/{table}"))["status"] == "playing"


@in_loop
async def test_a_game_is_called_off_when_all_who_are_there_agree(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, (anne, bo, cleo) = await seated(here, THREE)
        await gone(cleo, anne, 2)
        now.at += 61_000
        await anne.request("call_off", table, 0)
        asked = await told(bo, call_off=[0, 2])
        await bo.request("call_off_answer", table, 1, agree=True)
        over = await told(anne, status="over")

        assert asked["status"] == "playing"
        assert (over["result"]["how"], over["result"]["winners"]) == ("called_off", [])


@in_loop
async def test_a_table_nobody_visits_leaves_the_list_and_ends(tmp_path: Path) -> None:
    """Open tables leave the list ten minutes after the last visit; games end after the time that is stated."""
    now = Watch()
    async with harbour(tmp_path, now) as here:
        anne = here.browser()
        waiting = (await anne.open_table(TWO, listed=True))["id"]
        playing = (await anne.open_table(start=True))["id"]
        await anne.attach(waiting)
        await anne.attach(playing)
        now.at += 3_600_000
        listed = await anne.get("/api/tables")
        anne.drop()
        while None in [(await anne.get(f"/api/tables/{table}"))["lapses"] for table in (waiting, playing)]:
            await asyncio.sleep(0.02)
        soon = await anne.get(f"/api/tables/{playing}")
        now.at += 11 * 60_000
        later = await anne.get("/api/tables")
        now.at += LAPSE["waiting"]
        await here.service.steward.let_lapse()
        after_a_day = await status(anne, waiting, playing)
        now.at += LAPSE["playing"]
        await here.service.steward.let_lapse()

        assert [one["id"] for one in listed] == [waiting]
        assert (
            abs(soon["lapses"] - LAPSE["playing"] - now.at + LAPSE["playing"] + LAPSE["waiting"] + 11 * 60_000) < 1000
        )
        assert later == []
        assert after_a_day == ["over", "playing"]
        assert await status(anne, waiting, playing) == ["over", "over"]


async def status(browser: Browser, *tables: str) -> list[Any]:
    return [(await browser.get(f"/api/tables/{table}"))["status"] for table in tables]


@in_loop
async def test_before_the_start_another_is_host_while_the_host_is_long_away(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        host = here.browser()
        table = await host.open_table(THREE)
        bo = here.browser()
        await bo.post("/api/join", {"code": table["links"]["join"].split("/")[2], "name": "Bo"})
        await host.attach(table["id"])
        await bo.attach(table["id"])
        await gone(host, bo, 0)
        early = (await bo.get(f"/api/tables/{table['id']}"))["host"]
        now.at += 61_000
        late = (await bo.get(f"/api/tables/{table['id']}"))["host"]
        await bo.post(f"/api/tables/{table['id']}/seats", {"seat": 2, "kind": "bot", "level": "deckhand"})
        await host.attach(table["id"])

        assert (early, late) == (0, 1)
        assert (await bo.get(f"/api/tables/{table['id']}"))["host"] == 0


@in_loop
async def test_a_guest_is_removed_before_the_start_and_told_so(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host = here.browser()
        table = await host.open_table(TWO)
        bo = here.browser()
        await bo.post("/api/join", {"code": table["links"]["join"].split("/")[2], "name": "Bo"})
        await bo.attach(table["id"])
        await host.post(f"/api/tables/{table['id']}/seats", {"seat": 1, "kind": "open"})

        assert (await bo.hear("error"))["code"] == "unknown_table"
        assert (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "empty"


@in_loop
async def test_a_shared_link_has_a_title_and_a_picture_and_tells_no_secret(tmp_path: Path) -> None:
    """Only invitations and finished games are described; what people typed stays text."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page/index.html").write_text("<html><head></head><body></body></html>", encoding="utf-8")
    async with harbour(tmp_path / "data", page=tmp_path / "page") as here:
        host = here.browser()
        table = await host.open_table([{"kind": "you", "name": '<b>"Anne'}, {"kind": "open"}])
        invitation = await host.http.get(table["links"]["join"], headers={"accept-language": "fr-FR,fr;q=0.9"})
        others = [
            (await host.http.get(path)).text
            for path in (
                table["links"]["watch"],
                table["links"]["seats"]["0"],
                "/j/nobody-knows",
                f"/replay/{table['id']}",
            )
        ]

        assert '<meta property="og:title" content="Brisca · Organise' in invitation.text
        assert '&lt;b&gt;&quot;Anne" />' in invitation.text
        assert f'content="{here.base}/preview/brisca.png"' in invitation.text
        assert all("og:" not in text for text in others)
        assert await host.get("/api/reach") == {"base": None, "machine_only": True}


@in_loop
async def test_a_server_in_the_local_network_says_where_and_lets_its_pages_act(tmp_path: Path) -> None:
    async with harbour(tmp_path, lan="192.0.2.7") as here:
        guest = here.browser()
        guest.http.headers["origin"] = f"http://192.0.2.7:{here.config.port}"
        here.config.host = "0.0.0.0"

        assert (await guest.get("/api/reach")) == {"base": guest.http.headers["origin"], "machine_only": False}
        assert (await guest.open_table())["status"] == "waiting"
