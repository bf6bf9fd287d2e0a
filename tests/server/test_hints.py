"""Hints over the wire: against bots always, among people where the table agreed, and only for whoever is asked."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Browser, Told, harbour, in_loop

TWO_PEOPLE = [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Mary"}]


async def ask(browser: Browser, table: str, seat: int) -> Told:
    await browser.send(type="ask", table=table, seat=seat, about={"kind": "hint"}, key="ask-1")
    return await browser.hear("insight", "error", where=lambda told: told.get("key") == "ask-1")


@in_loop
async def test_whoever_plays_against_a_bot_gets_a_hint_for_the_own_turn(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(start=True)
        assert info["hints"] is True
        asked = await anne.attach(info["id"])
        if not asked["options"]:  # the bot leads
            asked = await anne.hear("update", where=lambda told: told["options"])
        seq = here.service.hall.tables[info["id"]].match.seq

        told = await ask(anne, info["id"], 0)
        answer = told["answer"]
        options = {option["action"] for option in asked["options"]}
        assert 1 <= len(answer["choices"]) <= 3
        assert {choice["action"] for choice in answer["choices"]} <= options
        assert answer["choices"][0]["behind"] == 0.0
        assert answer["worlds"] > 1
        assert here.service.hall.tables[info["id"]].match.seq == seq, "a hint is no entry of the journal"
        assert (await ask(anne, info["id"], 1))["code"] == "wrong_seat"


@in_loop
async def test_among_people_the_terms_of_the_table_decide(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        for agreed in (False, True):
            info = await anne.open_table(TWO_PEOPLE, start=True, hints=agreed)
            assert info["hints"] is agreed
            await anne.attach(info["id"])
            position = await anne.hear("snapshot", where=lambda told, id=info["id"]: told["table"] == id)  # type: ignore[misc]
            seat = position["waiting"][0]
            told = await ask(anne, info["id"], seat)
            assert (told.get("code") or "choices" in told["answer"]) == ("no_hints" if not agreed else True)
            if agreed:
                assert (await ask(anne, info["id"], 1 - seat))["code"] == "not_asked"
