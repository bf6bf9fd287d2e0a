"""Seat links: behind ``#``, renewed by their owner alone; who came by an old one is out."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import harbour, in_loop


@in_loop
async def test_the_owner_sees_who_took_the_seat_over_and_ends_it_with_a_new_link(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone, thief = here.browser(), here.browser(), here.browser()
        info = await laptop.open_table(start=True)
        table, link = info["id"], info["links"]["seats"]["0"]
        await laptop.attach(table)
        code = link.split("#")[1]
        for device in (phone, thief):
            claimed = await device.post("/api/claim", {"code": code})
            assert (claimed["you"], claimed["links"].get("seats"), claimed["claims"]) == ([0], {}, [])
        await thief.attach(table)
        seen = await laptop.get(f"/api/tables/{table}")
        refused = await thief.post(f"/api/tables/{table}/seats/0/link", status=403)
        renewed = await laptop.post(f"/api/tables/{table}/seats/0/link")
        out = await thief.hear("error")
        late = await here.browser().post("/api/claim", {"code": code}, 404)
        again = await phone.post("/api/claim", {"code": renewed["links"]["seats"]["0"].split("#")[1]})

        assert link.startswith("/s#")
        assert [one["seat"] for one in seen["claims"]] == [0, 0]
        assert all(one["at"] > 0 for one in seen["claims"])
        assert (refused["code"], out["code"], late["code"]) == ("wrong_seat", "unknown_table", "link_expired")
        assert renewed["claims"] == []
        assert (await thief.request("act", table, 0, seq=1, action=0))["code"] == "unknown_table"
        assert again["you"] == [0]


@in_loop
async def test_a_new_link_outlives_the_server(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop = here.browser()
        table = (await laptop.open_table(start=True))["id"]
        renewed = await laptop.post(f"/api/tables/{table}/seats/0/link")
        cookies = laptop.http.cookies
    async with harbour(tmp_path) as here:
        laptop = here.browser()
        laptop.http.cookies = cookies

        assert (await laptop.get(f"/api/tables/{table}"))["links"] == renewed["links"]
