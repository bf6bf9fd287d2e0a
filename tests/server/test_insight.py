"""Questions about the position over the wire: who may ask, what comes back, what is refused."""

from __future__ import annotations

from pathlib import Path

from flibuste.kernel.chance import Seeded
from flibuste.server.limits import Limits, Rate
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop

BATTLE = {
    "game": "briskars",
    "seats": [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Mary"}],
    "start": True,
}


async def fighting(here: Harbour, anne: Browser) -> str:
    """Open a battle and play it at random until somebody is on the field."""
    table = str((await anne.post("/api/tables", BATTLE))["id"])
    await anne.attach(table)
    rng = Seeded(4)
    while not here.service.hall.tables[table].match.session:
        await anne.hear("snapshot")
    match = here.service.hall.tables[table].match
    while match.game.view(match.state, 0)["round"] == 0:
        match = here.service.hall.tables[table].match
        seat = match.waiting()[0]
        action = int(match.state.random_option(seat, rng))
        await here.service.hall.change(table, lambda m, now, s=seat, a=action: [m.answer(s, a, now)])  # type: ignore[misc]
    return table


async def ask(browser: Browser, table: str, seat: int, **about: object) -> Told:
    await browser.send(type="ask", table=table, seat=seat, about=about, key="q")
    return await browser.hear("insight", "error", where=lambda told: told.get("key") == "q")


@in_loop
async def test_who_asks_is_answered_and_nobody_else_hears_of_it(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, other = here.browser(), here.browser()
        table = await fighting(here, anne)
        seq = here.service.hall.tables[table].match.seq
        other.http.cookies = anne.http.cookies
        await other.attach(table)
        other.raw.clear()

        told = await ask(anne, table, 0, kind="sight", briskar="2.1")
        assert (told["type"], told["table"], told["seat"], told["seq"]) == ("insight", table, 0, seq)
        assert told["about"] == {"kind": "sight", "briskar": "2.1"}
        assert set(told["answer"]) == {"square", "squares", "rays"}
        slow = await ask(anne, table, 0, kind="danger_map", briskar="1.1")
        assert set(slow.get("answer", slow)) == {"squares"}

        await other.send(type="ping")
        await other.hear("pong")
        assert "insight" not in {told["type"] for told in other.told}
        assert here.service.hall.tables[table].match.seq == seq, "a question is no entry of the journal"


@in_loop
async def test_what_cannot_be_asked_gets_a_code(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, stranger = here.browser(), here.browser()
        table = await fighting(here, anne)

        bad = await ask(anne, table, 0, kind="odds", action="attack", briskar="7.7", target="2.1")
        assert (bad["code"], bad["params"]) == ("bad_question", {"field": "briskar"})
        slow = await ask(anne, table, 0, kind="danger_map", briskar="7.7")
        assert (slow["code"], slow["params"]) == ("bad_question", {"field": "briskar"})
        assert (await ask(anne, table, 3, kind="pending"))["code"] == "wrong_seat"
        await anne.send(type="ask", table=table, seat=0, about=[1], key="q")
        assert (await anne.hear("error"))["code"] == "malformed"
        await anne.send(type="ask", table=table, seat=0, about={"kind": {"deep": 1}}, key="q")
        assert (await anne.hear("error"))["code"] == "malformed"

        await stranger.get("/api/games")
        await stranger.connect()
        assert (await ask(stranger, table, 0, kind="pending"))["code"] == "unknown_table"


@in_loop
async def test_a_game_without_answers_says_so(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(start=True)
        await anne.attach(info["id"])
        told = await ask(anne, info["id"], 0, kind="odds")

        assert (told["code"], told["params"]) == ("bad_question", {"field": "kind"})


@in_loop
async def test_questions_are_limited_and_never_keep_a_seat_from_answering(tmp_path: Path) -> None:
    often = Rate(1e6, 1e6)
    limits = Limits(often, Rate(0.01, 3), often, often, often, often, often, 100)
    async with harbour(tmp_path, limits=limits) as here:
        anne = here.browser()
        table = await fighting(here, anne)
        codes = [(await ask(anne, table, 0, kind="zones")).get("code") for _ in range(5)]

        assert codes == [None, None, None, "too_many_requests", "too_many_requests"]
        assert (await anne.request("act", table, 0, seq=0, action=0))["code"] != "too_many_requests"


@in_loop
async def test_a_bot_asks_over_http(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = await fighting(here, anne)
        token = (await anne.post("/api/bots", {"name": "Ada"}, 201))["token"]
        refused = await anne.http.post(
            f"/api/tables/{table}/ask",
            json={"seat": 0, "about": {"kind": "zones"}},
            headers={"authorization": f"Bearer {token}"},
        )

        assert refused.status_code == 404, "the bot does not sit here"
        assert (await anne.http.post(f"/api/tables/{table}/ask", json={"seat": 0, "about": {}})).status_code == 401
