"""Non-interference over the wire: in two worlds a seat cannot tell apart, every byte sent to it is the same.

Two servers run side by side on the same instant with the same keys. One has the real game, the other one that differs
only in what the seat cannot know. A browser does the same things at both: what it receives is compared as text.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import little_draft
import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel.bits import bit, members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.laws import believed
from flibuste.kernel.state import State
from flibuste.server.codes import Codes, hashed
from flibuste.server.storage import journals, people
from flibuste.server.storage.journals import Holder, Spoken
from flibuste.server.tables.live import Live
from flibuste.table.entries import read_entry
from flibuste.table.match import Match
from tests.server.harness import Browser, Harbour, harbour, in_loop
from tests.table.playing import Noted

GAMES.setdefault(little_draft.GAME.name, little_draft.GAME)
NOW = 1_700_000_000_000
COOKIE = "same-cookie-in-both-worlds"
WATCHER = "same-watcher-in-both-worlds"
QUESTIONS: list[dict[str, str | int]] = [
    {"kind": "pending"},
    {"kind": "zones"},
    {"kind": "sight", "briskar": "1.1"},
    {"kind": "danger", "briskar": "1.1"},
    {"kind": "odds", "action": "attack", "briskar": "1.1", "target": "2.1"},
    *[{"kind": "option", "action": action} for action in (0, 908, 909, 987, 988)],
]
CASES = [(name, seats) for name, game in GAMES.items() for seats in sorted({min(game.seats), max(game.seats)})]


def walked(game: Game, seats: int, answers: int, seed: int) -> Noted:
    """Play some random answers, the last of them perhaps sealed."""
    table = Noted(game, seats, listed=True, chat="free").people()
    rng = Seeded(seed)
    for _ in range(answers):
        if table.match.status != "playing":
            break
        waiting = table.match.waiting()
        seat = waiting[rng.draw(len(waiting))]
        table.note(table.match.answer(seat, int(table.match.state.random_option(seat, rng)), NOW))
    return table


def other_world(table: Noted, seat: int, seed: int) -> Match:
    """Fold the same journal and put another world in the place of the truth: other cards, other sealed answers."""
    match = table.folded()
    assert match.session is not None
    world = believed(match.state, seat, seed)
    rng = Seeded(seed)
    for other in members(world.waiting & ~match.state.waiting):
        world.answers[other] = world.random_option(other, rng)
        world.waiting &= ~bit(other)
    world.log = match.session.log
    match.session.state = world
    match._known_at = -1  # what was noted of the memories is the truth's
    return match


async def settle(here: Harbour, table: Noted, match: Match, seat: int) -> Browser:
    """Put a match into a server, with the same people and keys everywhere."""
    service = here.service
    service.codes = service.hall.codes = service.hall.teller.codes = Codes("ab" * 32)
    service.steward.stopping = True
    for person, cookie in (("me", COOKIE), ("watcher", WATCHER)):
        await service.store.write(lambda db, p=person, c=cookie: people.meet(db, p, hashed(c), NOW))  # type: ignore[misc]
    plan = table.plan
    codes = service.codes.all_of(plan.id, plan.seats)
    entries = [read_entry(line) for line in table.lines]
    await service.store.write(lambda db: journals.create(db, plan, codes))
    await service.store.write(lambda db: journals.append(db, plan.id, 1, entries, None))
    await service.store.write(lambda db: journals.set_status(db, plan.id, "playing", NOW))
    holders = [Holder(n, "me" if n == seat else f"p{n}", f"P{n}", True) for n in range(plan.seats)]
    service.hall.tables[plan.id] = Live(match, holders, {"watcher"}, [Spoken(0, 0, "hello", None, NOW)], {})
    browser = here.browser()
    browser.http.cookies.set("flibuste", COOKIE)
    return browser


async def observe(browser: Browser, seat: int, refused: list[int]) -> list[str]:
    """Do everything a curious player could do without changing the game; return every byte received."""
    table = "t1"
    browser.raw.clear()
    await browser.attach(table)
    for action in refused:
        await browser.request("act", table, seat, key=f"a{action}", seq=2**30, action=action)
    await browser.request("act", table, seat, seq=0, action=0)
    await browser.request("act", table, 1 - seat if seat < 2 else 0, seq=2**30, action=0)
    await browser.request("say", table, seat, text="what do you hold?")
    await browser.request("standing", table, seat, answers=[{"decision": "counter", "answer": "pass"}])
    await browser.request("pause", table, seat)
    await browser.request("act", table, seat, seq=2**30, action=refused[0] if refused else 0)
    await browser.request("resume", table, seat)
    for about in QUESTIONS:
        await browser.send(type="ask", table=table, seat=seat, about=about, key="ask")
        await browser.hear("insight", "error")
    await browser.send(type="detach", table=table)
    await browser.attach(table, since=3)
    received = list(browser.raw)
    for path in ("", "/record", "/replay", "/receipt"):
        received.append((await browser.http.get(f"/api/tables/{table}{path}")).text)
    for path in ("/api/tables", "/api/me/tables", "/api/me/export"):
        received.append((await browser.http.get(path)).text)
    for kind in ("join", "watch"):
        code = Codes("ab" * 32).code(kind, table)
        received.append((await browser.http.post("/api/look", json={"code": code})).text)
    return received


def refused_actions(game: Game, states: list[State], seat: int) -> list[int]:
    """List actions that neither world accepts (a sample: each is a round trip)."""
    wrong = [a for a in range(game.action_count) if all(s.refusal(seat, a) is not None for s in states)]
    return wrong[:: max(1, len(wrong) // 12)]


@pytest.mark.parametrize(("name", "seats"), CASES)
@in_loop
async def test_a_seat_gets_the_same_bytes_in_worlds_it_cannot_tell_apart(tmp_path: Path, name: str, seats: int) -> None:
    game = GAMES[name]
    for answers in (5, 14):
        table = walked(game, seats, answers, seed=answers)
        if table.match.status != "playing":
            continue
        seat = answers % seats
        worlds = [table.folded(), other_world(table, seat, 7)]
        refused = refused_actions(game, [match.state for match in worlds], seat)
        seen: list[list[str]] = []
        async with AsyncExitStack() as stack:
            for k, match in enumerate(worlds):
                here = await stack.enter_async_context(harbour(tmp_path / f"{answers}-{k}", now=lambda: NOW))
                seen.append(await observe(await settle(here, table, match, seat), seat, refused))

        assert len(seen[0]) > 15
        assert seen[0] == seen[1]


@pytest.mark.parametrize(("name", "seats"), CASES)
@in_loop
async def test_after_the_same_answer_bytes_differ_only_where_an_event_tells_why(
    tmp_path: Path, name: str, seats: int
) -> None:
    """Somebody answers the same in both worlds: a message to the seat differs only if its events do."""
    game = GAMES[name]
    table = walked(game, seats, 9, seed=3)
    seat = 0
    worlds = [table.folded(), other_world(table, seat, 7)]
    async with AsyncExitStack() as stack:
        heard: list[list[dict[str, object]]] = []
        waiting = worlds[0].waiting()
        if not waiting:
            return
        mover = waiting[-1]
        both = set(worlds[0].state.options(mover)) & set(worlds[1].state.options(mover))
        for k, match in enumerate(worlds):
            here = await stack.enter_async_context(harbour(tmp_path / str(k), now=lambda: NOW))
            browser = await settle(here, table, match, seat)
            await browser.attach("t1")
            browser.told.clear()
            for action in sorted(both)[:1]:
                await here.service.hall.change("t1", lambda m, now, a=int(action): [m.answer(mover, a, now)])  # type: ignore[misc]
            await browser.send(type="ping")
            await browser.hear("pong")
            heard.append([told for told in browser.told if told["type"] == "update"])

    for one, other in zip(*heard, strict=True):
        if one["events"] == other["events"]:
            assert one == other
        assert [event["kind"] for event in one["events"]] == [event["kind"] for event in other["events"]]


@in_loop
async def test_a_watcher_gets_the_same_bytes_whatever_the_hands_are(tmp_path: Path) -> None:
    game = GAMES["brisca"]
    table = walked(game, 2, 7, seed=1)
    seen = []
    async with AsyncExitStack() as stack:
        for k, match in enumerate([table.folded(), other_world(table, 0, 5)]):
            here = await stack.enter_async_context(harbour(tmp_path / str(k), now=lambda: NOW))
            await settle(here, table, match, 0)
            watcher = here.browser()
            watcher.http.cookies.set("flibuste", WATCHER)
            await watcher.attach("t1")
            await watcher.request("act", "t1", 0, seq=1, action=0)
            paths = ("/api/tables/t1", "/api/tables/t1/replay")
            seen.append([*watcher.raw, *[(await watcher.http.get(path)).text for path in paths]])

    assert seen[0] == seen[1]


def test_event_fields_never_hide_the_place_of_an_event() -> None:
    """``seq``, ``index`` and ``kind`` belong to the wire; no game may name a field so."""
    for name, seats in CASES:
        table = walked(GAMES[name], seats, 60, seed=2)
        assert table.match.session is not None
        fields = {field.name for _, told in table.match.session.log.events for field in told}
        assert not fields & {"seq", "index", "kind"}, name
