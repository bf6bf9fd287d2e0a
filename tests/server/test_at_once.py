"""Two requests at once are worth no more than one after the other, and nobody waits for what a stranger names."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from flibuste.server.edge.reaching_api import BROWSERS
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop
from tests.server.test_identity import code_of

HIDDEN = "Cup\u0001 of\u202e Spain\u0000"


async def sent(browser: Browser, path: str, body: object) -> tuple[int, Told]:
    """Post, whatever comes of it: the status and the answer."""
    answer = await browser.http.post(path, json=body)
    return answer.status_code, answer.json()


async def thrice(browser: Browser, path: str, body: object) -> list[tuple[int, Told]]:
    """Post the same three times at once, over connections that are open already."""
    await asyncio.gather(*(browser.get("/api/games") for _ in range(3)))
    return await asyncio.gather(*(sent(browser, path, body) for _ in range(3)))


async def rows(here: Harbour, sql: str) -> list[Any]:
    return list(await here.service.store.read(lambda database: database.execute(sql)))


async def newcomer(here: Harbour) -> Browser:
    """Return a browser that the server knows."""
    browser = here.browser()
    await browser.open_table()
    return browser


@in_loop
async def test_who_sits_down_twice_at_once_has_one_seat(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host, guest = here.browser(), await newcomer(here)
        seats = [{"kind": "you", "name": "A"}, *[{"kind": "open"}] * 3]
        info = await host.open_table(seats)
        asked = {"code": info["links"]["join"][3:], "name": "B"}
        told = await thrice(guest, "/api/join", asked)

        assert [(status, one["you"]) for status, one in told] == [(200, [1])] * 3
        assert await rows(here, f"SELECT COUNT(*) FROM holders WHERE table_id = '{info['id']}'") == [(2,)]


@in_loop
async def test_a_name_that_two_want_at_once_is_given_once(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host, *guests = here.browser(), await newcomer(here), await newcomer(here)
        info = await host.open_table([{"kind": "you", "name": "A"}, {"kind": "open"}, {"kind": "open"}])
        asked = {"code": info["links"]["join"][3:], "name": "B"}
        told = await asyncio.gather(*(sent(guest, "/api/join", asked) for guest in guests))

        assert sorted(one.get("code", "") for _, one in told) == ["", "name_taken"]


@in_loop
async def test_who_enters_a_tournament_twice_at_once_takes_part_once(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host, guest = here.browser(), await newcomer(here)
        where = f"/api/tournaments/{(await host.post('/api/tournaments', {'game': 'brisca'}))['id']}"
        told = await thrice(guest, f"{where}/enter", {"name": "B"})

        assert [(status, one["you"]) for status, one in told] == [(200, 0)] * 3
        assert len((await host.get(where))["entrants"]) == 1


@in_loop
async def test_nobody_is_put_out_of_a_crew_taken_at_the_same_moment(tmp_path: Path) -> None:
    crews = [{"kind": "you", "side": "exiled", "name": "Anne"}, {"kind": "open"}]
    async with harbour(tmp_path) as here:
        host, guest = here.browser(), await newcomer(here)
        asked = {"game": "briskars", "form": "duel", "crews": crews}
        where = f"/api/campaigns/{(await host.post('/api/campaigns', asked))['id']}"
        taking = sent(guest, f"{where}/take", {"crew": 1, "name": "B", "side": "quintors"})
        freeing = sent(host, f"{where}/crew", {"crew": 1, "kind": "open"})
        (taken, _), (_, freed) = await asyncio.gather(taking, freeing)

        assert taken == 200
        assert freed.get("code") in (None, "crew_taken")
        seen = await guest.get(where)
        assert (seen["mine"], seen["seats"][1]["taken"]) == ([1], True)


@in_loop
async def test_two_who_become_each_other_at_once_lose_nothing(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone = await newcomer(here), await newcomer(here)
        codes = [await code_of(laptop), await code_of(phone)]
        told = await asyncio.gather(
            sent(laptop, "/api/me/carry", {"code": codes[1]}), sent(phone, "/api/me/carry", {"code": codes[0]})
        )

        assert sorted(status for status, _ in told) == [200, 404]
        for device in (laptop, phone):
            assert ((me := await device.get("/api/me"))["tables"], me["devices"]) == (2, 2)
        assert await rows(here, "SELECT COUNT(*) FROM people") == [(1,)]


@in_loop
async def test_a_person_has_so_many_browsers_woken_and_no_more_at_once(tmp_path: Path) -> None:
    async with harbour(tmp_path, private_pushes=True, proxy=True) as here:
        anne = await newcomer(here)

        async def push(k: int) -> Any:
            headers = {"x-forwarded-for": f"198.51.100.{k}"}
            body = {"endpoint": f"http://127.0.0.1:9/{k}"}
            return (await anne.http.post("/api/me/push", json=body, headers=headers)).status_code

        assert sorted(await asyncio.gather(*map(push, range(BROWSERS + 4)))) == [200] * BROWSERS + [409] * 4
        assert (await anne.get("/api/me/reaching"))["woken"] == BROWSERS


@in_loop
async def test_nobody_waits_for_a_name_that_nobody_answers_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many names as there are threads beside the event loop: long games must be folded all the same."""
    answer, found = threading.Event(), socket.getaddrinfo

    def slow(name: str, *more: Any, **named: Any) -> Any:
        if name.endswith(".example"):
            answer.wait(30)
            raise OSError("no such name")
        return found(name, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    async with harbour(tmp_path, proxy=True) as here:
        thief = await newcomer(here)

        async def push(house: int) -> Any:
            headers = {"x-forwarded-for": f"198.51.100.{house % 60}"}
            body = {"endpoint": f"https://slow-{house}.example/"}
            return (await thief.http.post("/api/me/push", json=body, headers=headers)).status_code

        waiting = [asyncio.create_task(push(house)) for house in range(61)]
        done, _ = await asyncio.wait(waiting, timeout=5, return_when=asyncio.FIRST_COMPLETED)
        assert [one.result() for one in done] == [429]  # of one address one name is looked up at a time
        try:
            assert await asyncio.wait_for(here.service.beside(int, "7"), 5) == 7
        finally:
            answer.set()
        await asyncio.gather(*waiting)


@in_loop
async def test_titles_are_only_text_and_as_long_as_stated(tmp_path: Path) -> None:
    crews = [{"kind": "you", "side": "exiled", "name": "Anne"}, {"kind": "open"}]
    campaign = {"game": "briskars", "form": "duel", "crews": crews, "title": HIDDEN}
    async with harbour(tmp_path) as here:
        anne = here.browser()
        assert (await anne.post("/api/tournaments", {"game": "brisca", "title": HIDDEN}))["title"] == "Cup of Spain"
        assert (await anne.post("/api/campaigns", campaign))["title"] == "Cup of Spain"
        assert (await anne.open_table(title="x" * 60))["title"] == "x" * 60


@in_loop
async def test_a_seat_with_thousands_of_digits_is_no_seat(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = (await anne.open_table())["id"]
        status, told = await sent(anne, f"/api/tables/{table}/start", {"nonces": {"9" * 5000: "0" * 32}})

        assert (status, told["code"]) == (403, "wrong_seat")
