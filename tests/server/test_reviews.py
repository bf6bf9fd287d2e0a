"""Reviews over HTTP: worked out once with progress, kept, and only after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

from flibuste.kernel.chance import Seeded
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop

SHARED = [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Mary"}]


async def played(here: Harbour, anne: Browser) -> str:
    """Play a game of Brisca for two at one device to its end, at random."""
    table = str((await anne.open_table(SHARED, start=True))["id"])
    await anne.attach(table)
    await anne.hear("snapshot")
    rng = Seeded(4)
    while (match := here.service.hall.tables[table].match).status != "over":
        seat = match.waiting()[0]
        action = int(match.state.random_option(seat, rng))
        await here.service.hall.change(table, lambda m, now, s=seat, a=action: [m.answer(s, a, now)])  # type: ignore[misc]
    return table


async def finished(anne: Browser, table: str, seat: int) -> tuple[Told, list[Told]]:
    """Ask until the review is there; return it and what was told before."""
    before: list[Told] = []
    while (told := await anne.post(f"/api/tables/{table}/review?seat={seat}"))["review"] is None:
        before.append(told)
        await asyncio.sleep(0.1)
    return told["review"], before


@in_loop
async def test_a_review_is_worked_out_with_progress_and_then_kept(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, friend = here.browser(), here.browser()
        table = await played(here, anne)
        review, before = await finished(anne, table, 1)

        assert (review["game"], review["seat"]) == ("brisca", 1)
        assert review["decisions"]
        assert before[0] == {"done": 0, "of": -1, "review": None}
        assert [told["done"] for told in before] == sorted(told["done"] for told in before)
        assert await finished(friend, table, 1) == (review, []), "whoever has the link sees what was kept"


@in_loop
async def test_before_the_end_and_for_no_seat_there_is_no_review(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        running = await anne.open_table(start=True)
        assert (await anne.post(f"/api/tables/{running['id']}/review?seat=0", status=409))["code"] == "not_over"
        table = await played(here, anne)
        assert (await anne.post(f"/api/tables/{table}/review?seat=2", status=403))["code"] == "wrong_seat"
