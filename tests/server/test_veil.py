"""What the time of an answer tells: nothing.

Two worlds another seat cannot tell apart, one clock: the same bytes at the same moments, whether the table answers for
somebody without a choice or somebody chooses quickly.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec

from flibuste.games.brisca import GAME as BRISCA
from flibuste.games.chasse_partie import GAME as CHASSE
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.laws import believed
from flibuste.server.tables.info import table_info
from flibuste.server.tables.requests import do_request
from flibuste.server.tables.service import Service
from flibuste.table.entries import Relieved, Rule
from flibuste.table.match import Match
from flibuste.table.plan import ClockPlan
from flibuste.table.veil import hold
from flibuste.wire import messages as m
from flibuste.wire.projector import Shared, update
from tests.server.harness import Browser, Harbour, attended, harbour, in_loop, until
from tests.server.test_non_interference import NOW, other_world, settle
from tests.table.playing import Noted

DONE = BRISCA.read("done")
STEP = 100
VEILED = ("counter", "gallant")
FOUR = [{"kind": "you", "name": "Anne"}, *[{"kind": "open"}] * 3]


def at_window(seed: int) -> Noted | None:
    """Deal, and play for two people until seat 1 is asked about an exchange it cannot make; late: little is unknown."""
    table = Noted(BRISCA, 2, chat="free", listed=True)
    table.plan = msgspec.structs.replace(table.plan, secret=f"{seed:064x}")
    table.match = Match(table.plan, BRISCA)
    table.people()
    rng = Seeded(seed)
    while table.match.status == "playing":
        seat, state = table.match.waiting()[0], table.match.state
        if len(table.match.given) > 20 and seat == 1 and state.kind() == "exchange" and len(state.options(1)) == 1:
            return table
        table.note(table.match.answer(seat, int(state.random_option(seat, rng)), NOW))
    return None


def after_done(match: Match) -> object:
    """Look at what seat 0 would see after "done"."""
    state = match.state.clone()
    state.answer(1, DONE, Seeded(0))
    return BRISCA.view(state, 0)


def two_worlds() -> tuple[Noted, Match, Match]:
    """Find two worlds alike for seat 0, also after "done": in one seat 1 has no choice, in the other it has."""
    for table in filter(None, map(at_window, range(60))):
        truth = table.folded()
        for seed in range(40):
            other = believed(truth.state, 0, seed)
            if len(other.options(1)) > 1:
                match = other_world(table, 0, seed)
                if after_done(match) == after_done(truth):
                    return table, truth, match
    raise AssertionError("no such worlds")


class Day:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = NOW

    async def go_on(self, services: list[Service]) -> None:
        """Let a moment pass everywhere: the clock first, then whatever became due."""
        self.now += STEP
        for service in services:
            await attended(service)


async def hear_all(browser: Browser) -> list[str]:
    """Return every byte that has come."""
    browser.raw.clear()
    await browser.send(type="ping")
    await browser.hear("pong")
    return browser.raw[:-1]


async def seat_0(here: Harbour, table: Noted, match: Match) -> Browser:
    browser = await settle(here, table, match, 0)
    here.service.steward.stopping = False
    await browser.attach("t1")
    return browser


@in_loop
async def test_another_seat_hears_the_same_bytes_at_the_same_moments_forced_or_chosen(tmp_path: Path) -> None:
    """Rule: BR-EXCH-17."""
    table, forced, choosing = two_worlds()
    day = Day()
    lasts = hold(forced, 1)
    async with AsyncExitStack() as stack:
        harbours = [await stack.enter_async_context(harbour(tmp_path / n, now=lambda: day.now)) for n in ("a", "b")]
        browsers = [await seat_0(here, table, match) for here, match in zip(harbours, (forced, choosing), strict=True)]
        services = [here.service for here in harbours]
        for match in (forced, choosing):
            match.veiled_from = NOW
        heard: list[list[tuple[int, list[str]]]] = [[], []]
        answer = asyncio.create_task(do_request(services[1], "p1", m.Act("t1", 1, "k", choosing.seq, DONE)))
        for _ in range(forced.free_time() // STEP + 2):
            await day.go_on(services)
            if day.now - NOW >= lasts:
                await answer
            for k, browser in enumerate(browsers):
                heard[k].append((day.now - NOW, await hear_all(browser)))

        assert heard[0] == heard[1]
        moments = [at for at, told in heard[0] if told]
        assert moments
        assert moments[0] == (lasts + STEP - 1) // STEP * STEP
        given = [service.hall.tables["t1"].match.given[-1].by for service in services]
        assert given == ["forced", "person"]


@in_loop
async def test_while_an_answer_waits_its_browser_is_heard_and_a_repeated_one_is_given_once(tmp_path: Path) -> None:
    """The socket is not held up; the same request sent twice is one answer and two acknowledgements."""
    table, _, match = two_worlds()
    day = Day()
    async with harbour(tmp_path, now=lambda: day.now) as here:
        browser = await settle(here, table, match, 1)
        here.service.steward.stopping = False
        await browser.attach("t1")
        match.veiled_from = NOW
        before = match.seq
        for _ in range(2):
            await browser.send(type="act", table="t1", seat=1, key="same", seq=match.seq, action=DONE)
        await hear_all(browser)
        refused = await browser.request("act", "t1", 1, seq=match.seq, action=0)
        assert match.seq == before
        assert refused["type"] == "error"
        day.now += match.free_time()
        acks = [await browser.hear("ack") for _ in range(2)]

        assert [ack["key"] for ack in acks] == ["same", "same"]
        assert len({ack["seq"] for ack in acks}) == 1
        assert [given.seq for given in match.given if given.seq > before] == [before + 1]


@in_loop
async def test_who_answers_what_the_table_answers_is_not_refused(tmp_path: Path) -> None:
    """A program that sends its only answer gets an acknowledgement, whoever was quicker."""
    table, match, _ = two_worlds()
    day = Day()
    async with harbour(tmp_path, now=lambda: day.now) as here:
        browser = await settle(here, table, match, 1)
        here.service.steward.stopping = False
        await browser.attach("t1")
        match.veiled_from = NOW
        looked_at = match.seq
        day.now += match.free_time()
        here.service.steward.wake(here.service.hall.tables["t1"])
        await browser.hear("update")
        answer = await browser.request("act", "t1", 1, seq=looked_at, action=DONE)

        assert answer["type"] == "ack"
        assert match.given[-1].by == "forced"


@in_loop
async def test_a_restart_does_not_betray_who_had_no_choice(tmp_path: Path) -> None:
    """After a restart the veil begins anew: an answer on the first beat would be nobody's choice."""
    table, forced, _ = two_worlds()
    day = Day()
    async with harbour(tmp_path, now=lambda: day.now) as here:
        await settle(here, table, forced, 0)
    day.now += 3_600_000
    async with harbour(tmp_path, now=lambda: day.now) as here:
        live = await here.service.hall.open("t1")
        await attended(here.service)
        assert live.match.seq == forced.seq
        day.now += forced.free_time()
        await attended(here.service)
        assert live.match.given[-1].by == "forced"


def at_group(seed: int = 3) -> Noted:
    """Deal a Chasse-Partie for four people and play until three are asked for a counter at once."""
    table = Noted(CHASSE, 4, chat="free", listed=True).people()
    rng = Seeded(seed)
    while True:
        match = table.match
        assert match.status == "playing"
        if match.closed_group() and 0 in match.asked() and len(match.asked()) > 2:
            return table
        seat = match.waiting()[0]
        table.note(match.answer(seat, int(match.state.random_option(seat, rng)), NOW))


@in_loop
async def test_of_a_closed_group_nobody_hears_who_has_answered_until_all_have(tmp_path: Path) -> None:
    """Rule: CP-CTR-03: nothing is sent to the others, and who comes back reads the same as before."""
    table = at_group()
    match = table.folded()
    day = Day()
    async with harbour(tmp_path, now=lambda: day.now) as here:
        browser = await settle(here, table, match, 0)
        first = await browser.attach("t1")
        before = table_info(here.service.hall.tables["t1"], match, "me", here.service.codes, day.now)
        day.now += STEP
        others = [seat for seat in match.asked() if seat != 0]
        for seat in others:
            action = int(match.state.options(seat)[0])
            await here.service.hall.change("t1", lambda m, now, s=seat, a=action: [m.answer(s, a, now)])  # type: ignore[misc]
            assert await hear_all(browser) == []
        again = await browser.attach("t1")
        info = table_info(here.service.hall.tables["t1"], match, "me", here.service.codes, day.now)

        assert match.waiting() == [0]
        assert [again[part] for part in ("waiting", "seq", "view", "log")] == [
            first[part] for part in ("waiting", "seq", "view", "log")
        ]
        assert info.waiting == again["waiting"] == match.asked()
        assert match.updated > info.updated == before.updated

        day.now += match.free_time()
        await browser.request("act", "t1", 0, seq=again["seq"], action=int(match.state.options(0)[0]))
        closed = next(told for told in reversed(browser.told) if told["type"] == "update")
        assert closed["seq"] == match.seq


@in_loop
async def test_in_a_closed_group_a_seat_sees_its_own_answer_and_its_own_clock(tmp_path: Path) -> None:
    """Rule: CP-CTR-03."""
    table = at_group()
    table.plan = msgspec.structs.replace(table.plan, clock=ClockPlan("increment", minutes=5, seconds=10))
    match = table.folded()
    before = match.seq_seen_by(0), match.seq_seen_by(SPECTATOR)
    other = next(seat for seat in match.asked() if seat != 0)
    opened = [match.clocks.left(seat, match.veiled_from) for seat in range(4)]
    later = NOW + match.free_time() + 20_000
    match.answer(other, int(match.state.options(other)[0]), later)
    mine, theirs, watching = (
        json.loads(update(Shared(match, later), seat, 1, match.opened)) for seat in (other, 0, None)
    )

    assert other not in mine["waiting"]
    assert mine["mine"] is not None
    assert theirs["waiting"] == watching["waiting"] == match.asked()
    assert (theirs["seq"], watching["seq"]) == before
    assert mine["seq"] == before[0] + 1
    assert [theirs["clocks"][seat] for seat in match.asked() if seat != 0] == [
        opened[seat] for seat in match.asked() if seat != 0
    ]
    assert theirs["clocks"][0] == match.clocks.left(0, later)
    assert watching["deadline"] is None


@in_loop
async def test_arming_a_standing_answer_tells_nobody(tmp_path: Path) -> None:
    table = at_group()
    match = table.folded()
    async with harbour(tmp_path, now=lambda: NOW) as here:
        browser = await settle(here, table, match, 0)
        await browser.attach("t1")
        await hear_all(browser)
        rule, before = Rule(match.state.kind(), "pass"), match.seq
        await do_request(here.service, "p1", m.Standing("t1", 1, "k", [rule]))
        await do_request(here.service, "p1", m.ByHand("t1", 1, "h", True))

        assert await hear_all(browser) == []
        assert match.seq == before
        assert (match.rules[1], match.by_hand) == ([rule], {1})
        here.service.hall.forget(here.service.hall.tables["t1"])
        again = (await here.service.hall.open("t1")).match
        assert (again.seq, again.rules[1], again.by_hand) == (before, [rule], {1})


@in_loop
async def test_who_answers_by_hand_is_asked_also_without_a_choice(tmp_path: Path) -> None:
    table, match, _ = two_worlds()
    day = Day()
    async with harbour(tmp_path, now=lambda: day.now) as here:
        browser = await settle(here, table, match, 1)
        here.service.steward.stopping = False
        await browser.attach("t1")
        done = await browser.request("by_hand", "t1", 1, on=True)
        told = next(one for one in browser.told if one["type"] == "table" and one["info"]["by_hand"] == [1])
        before = match.seq
        day.now += 60_000
        await attended(here.service)
        untouched = match.seq
        await browser.request("act", "t1", 1, seq=before, action=DONE)

        assert (done["type"], untouched) == ("ack", before)
        assert told["info"]["you"] == [1]
        assert match.given[-1].by == "person"


@in_loop
async def test_that_somebody_relieved_has_answered_is_told_with_the_rest_of_the_group(tmp_path: Path) -> None:
    """Rule: CP-CTR-03."""
    table = at_group()
    match = table.folded()
    day = Day()
    async with harbour(tmp_path, now=lambda: day.now) as here:
        await settle(here, table, match, 0)
        live = here.service.hall.tables["t1"]
        other = next(seat for seat in match.asked() if seat != 0)
        match.fold(Relieved(at=day.now, seat=other))
        match.answer(other, int(match.state.options(other)[0]), day.now)
        while_open = table_info(live, match, "me", here.service.codes, day.now).seats[other].relieved
        for seat in match.waiting():
            match.answer(seat, int(match.state.options(seat)[0]), day.now)

        assert while_open
        assert not table_info(live, match, "me", here.service.codes, day.now).seats[other].relieved


@in_loop
async def test_what_became_due_while_the_alarm_was_set_is_not_forgotten(tmp_path: Path) -> None:
    """The clock goes on between the look and the alarm: the end of the veil falls into that gap."""
    table, match, _ = two_worlds()
    now = NOW + hold(match, 1) - 1
    ticks = iter([now] * 2)
    async with harbour(tmp_path, now=lambda: next(ticks, now + 1)) as here:
        await settle(here, table, match, 0)
        match.veiled_from = NOW
        here.service.steward.stopping = False
        ticks = iter([now])
        live = here.service.hall.tables["t1"]
        here.service.steward.wake(live)
        await until(lambda: match.given[-1].by == "forced")


async def four_people(here: Harbour) -> tuple[str, list[Browser]]:
    """Deal a Chasse-Partie to four people, each with a browser of their own that follows it."""
    crew = [here.browser() for _ in range(4)]
    info = await crew[0].open_table(FOUR, game="chasse_partie")
    for seat, browser in enumerate(crew[1:], 1):
        await browser.post("/api/join", {"code": info["links"]["join"][3:], "name": f"P{seat}"})
    await crew[0].post(f"/api/tables/{info['id']}/start")
    for browser in crew:
        while not (await browser.attach(info["id"]))["view"]:
            await asyncio.sleep(0.05)
    return info["id"], crew


async def answer_at_once(browser: Browser, table: str, rng: Random) -> None:
    """Answer whatever is asked as soon as it is asked; the table answers for who has no choice."""
    told = next(told for told in reversed(browser.told) if told["type"] == "snapshot")
    while True:
        if told["options"]:
            action = rng.choice(told["options"])["action"]
            await browser.send(
                type="act", table=table, seat=told["seat"], key=f"{told['n']}", seq=told["seq"], action=action
            )
        told = await browser.hear("snapshot", "update")


def mixed_groups(match: Match) -> int:
    """Count the answers of people that stand in the journal beside a forced one of the same closed group."""
    by = [given.by for given in match.given]
    return sum({one, other} == {"forced", "person"} for one, other in pairwise(by))


@in_loop
async def test_in_real_time_nobody_is_seen_to_be_waited_for_alone(tmp_path: Path) -> None:
    """Rule: CP-CTR-03: four sockets, the real clock, answers at once: each group is heard of as it opens and closes."""
    async with harbour(tmp_path, veil=10) as here:
        table, crew = await four_people(here)
        playing = [asyncio.create_task(answer_at_once(one, table, Random(seat))) for seat, one in enumerate(crew)]
        match = here.service.hall.tables[table].match
        await until(lambda: mixed_groups(match) > 12 or any(one.done() for one in playing))
        for one in playing:
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

        assert mixed_groups(match) > 12
        for seat, browser in enumerate(crew):
            open_groups = [
                told
                for told in browser.told
                if told["type"] in ("snapshot", "update") and told["decision"] in VEILED and len(told["asked"]) > 1
            ]
            assert open_groups
            assert all(set(told["asked"]) - {seat} <= set(told["waiting"]) for told in open_groups)
            heard = [told["seq"] for told in open_groups]
            assert heard == sorted(set(heard)), "somebody else's answer was told"
