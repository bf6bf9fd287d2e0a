"""Who a browser is, without an account: carried to another device by a link, which its owner can renew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import Browser, harbour, in_loop


async def code_of(browser: Browser, **more: object) -> str:
    """Ask for the link that carries a browser; return its code."""
    path: str = (await browser.post("/api/me/link", more))["path"]
    assert path.startswith("/i#")
    return path.removeprefix("/i#")


@in_loop
async def test_a_link_carries_everything_to_another_device(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone = here.browser(), here.browser()
        first = (await laptop.open_table([{"kind": "you", "name": "Anne", "face": "exiles-cook"}, {"kind": "bot"}]))[
            "id"
        ]
        second = (await phone.open_table())["id"]
        code = await code_of(laptop)
        me = await phone.post("/api/me/carry", {"code": code})

        assert (me["name"], me["face"], me["tables"], me["devices"]) == ("Anne", "exiles-cook", 2, 2)
        assert await laptop.get("/api/me") == me
        assert {one["id"] for one in await laptop.get("/api/me/tables")} == {first, second}
        assert (await phone.attach(first))["seat"] == 0
        assert (await laptop.attach(second))["seat"] == 0
        assert await code_of(phone) == code


@in_loop
async def test_a_device_that_is_new_here_is_carried_too_and_twice_is_once(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone = here.browser(), here.browser()
        await laptop.open_table()
        code = await code_of(laptop)
        for _ in range(2):
            assert (await phone.post("/api/me/carry", {"code": code}))["devices"] == 2
        cookies = phone.http.cookies
    async with harbour(tmp_path) as here:
        phone = here.browser()
        phone.http.cookies = cookies
        assert (await phone.get("/api/me"))["tables"] == 1


@in_loop
async def test_a_new_link_ends_the_old_one_and_all_other_devices(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, thief = here.browser(), here.browser()
        table = (await laptop.open_table(start=True))["id"]
        old = await code_of(laptop)
        await thief.post("/api/me/carry", {"code": old})
        await thief.attach(table)
        new = await code_of(laptop, renew=True)

        assert new != old
        assert (await thief.get("/api/me", 401))["code"] == "unknown_person"
        assert (await here.browser().post("/api/me/carry", {"code": old}, 404))["code"] == "link_expired"
        assert (await laptop.get("/api/me"))["devices"] == 1
        assert not any(one.person for live in here.service.hall.tables.values() for one in live.followers)


@in_loop
async def test_of_a_seat_that_both_had_the_owner_keeps_its_own(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone = here.browser(), here.browser()
        info = await laptop.open_table(start=True)
        await phone.post("/api/claim", {"code": info["links"]["seats"]["0"].split("#")[1]})
        await laptop.post("/api/me/carry", {"code": await code_of(phone)})
        seen = await laptop.get(f"/api/tables/{info['id']}")

        assert (seen["you"], seen["claims"], list(seen["links"]["seats"])) == ([0], [], ["0"])


@in_loop
async def test_who_is_carried_over_is_still_the_host_of_what_they_opened(tmp_path: Path) -> None:
    """A table that gathers, a tournament and a campaign, each opened at the device that becomes somebody else's."""
    crews = [{"kind": "you", "side": "exiled", "name": "Anne"}, {"kind": "open"}]
    async with harbour(tmp_path) as here:
        laptop, phone = here.browser(), here.browser()
        await laptop.open_table()
        table = (await phone.open_table([{"kind": "you", "name": "Anne"}, {"kind": "open"}]))["id"]
        tournament = (await phone.post("/api/tournaments", {"game": "brisca"}))["id"]
        await phone.post(f"/api/tournaments/{tournament}/enter", {"name": "Anne"})
        asked = {"game": "briskars", "form": "duel", "crews": crews}
        campaign = (await phone.post("/api/campaigns", asked))["id"]
        await phone.post("/api/me/carry", {"code": await code_of(laptop)})

        for device in (phone, laptop):
            info = await device.get(f"/api/tables/{table}")
            assert (info["you"], info["host"]) == ([0], 0)
            assert (await device.get(f"/api/tournaments/{tournament}"))["host"]
            shown = await device.get(f"/api/campaigns/{campaign}")
            assert (shown["host"], shown["mine"]) == (True, [0])
        assert [one["id"] for one in await laptop.get("/api/tournaments")] == [tournament]
        await laptop.post(f"/api/tournaments/{tournament}/bots", {"level": "deckhand", "count": 3})
        bot = {"crew": 1, "kind": "bot", "level": "deckhand", "side": "quintors"}
        await laptop.post(f"/api/campaigns/{campaign}/crew", bot)
        assert (await laptop.post(f"/api/campaigns/{campaign}/start"))["status"] == "sailing"
        assert (await laptop.post(f"/api/tournaments/{tournament}/call-off"))["status"] == "over"


@in_loop
async def test_two_who_play_each_other_and_turn_out_to_be_one_hold_both_seats(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone = here.browser(), here.browser()
        info = await laptop.open_table([{"kind": "you", "name": "A"}, {"kind": "open"}])
        await phone.post("/api/join", {"code": info["links"]["join"][3:], "name": "B"})
        await phone.post("/api/me/carry", {"code": await code_of(laptop)})

        assert (await phone.get(f"/api/tables/{info['id']}"))["you"] == [0, 1]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"code": "x" * 20}, 404, "link_expired"),
        ({"code": "x"}, 400, "malformed"),
        ({}, 400, "malformed"),
        ({"code": "x" * 20, "person": "y"}, 400, "malformed"),
    ],
)
@in_loop
async def test_a_wrong_link_changes_nothing(tmp_path: Path, body: dict[str, object], status: int, code: str) -> None:
    async with harbour(tmp_path) as here:
        stranger = here.browser()
        assert (await stranger.post("/api/me/carry", body, status))["code"] == code
        assert await here.service.store.read(lambda database: database.execute("SELECT COUNT(*) FROM people")) == [(0,)]


@in_loop
async def test_the_link_of_a_seat_is_no_link_of_a_person_and_bots_have_none(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, bot = here.browser(), here.browser()
        seat = (await anne.open_table())["links"]["seats"]["0"].split("#")[1]
        token = (await anne.post("/api/bots", {"name": "Polly"}, 201))["token"]
        bot.http.headers["authorization"] = f"Bearer {token}"

        assert (await anne.post("/api/me/carry", {"code": seat}, 404))["code"] == "link_expired"
        assert (await anne.post("/api/claim", {"code": await code_of(anne)}, 404))["code"] == "link_expired"
        assert (await bot.post("/api/me/link", {}, 404))["code"] == "not_found"
        assert (await bot.post("/api/me/carry", {"code": await code_of(anne)}, 404))["code"] == "not_found"
