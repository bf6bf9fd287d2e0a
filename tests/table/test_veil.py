"""Answers the table gives itself, and the time that hides whether it did."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator

import pytest

from flibuste.games import __all__ as our_games
from flibuste.games.brisca import GAME as BRISCA
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.decisions import OPEN
from flibuste.kernel.game import GAMES
from flibuste.kernel.session import start
from flibuste.table.duties import duties, next_due
from flibuste.table.entries import Rule
from flibuste.table.plan import ClockPlan
from flibuste.table.veil import LONGEST_THOUGHT, THINKS, forced, hold, hold_forced, release
from tests.table.playing import Noted, picture

CASES = [(name, seats) for name in our_games for seats in sorted({min(GAMES[name].seats), 4} & {*range(7)})]


def to_window(table: Noted, forced_one: bool, seed: int = 0) -> int:
    """Play Brisca at random until somebody is asked about an exchange, with or without a choice; return the seat."""
    rng = Seeded(seed)
    while table.match.status == "playing":
        seat = table.match.waiting()[0]
        choices = table.match.state.options(seat)
        if table.match.state.kind() == "exchange" and (len(choices) == 1) == forced_one:
            return seat
        table.note(table.match.answer(seat, int(table.match.state.random_option(seat, rng)), 10))
    raise AssertionError("no such window")


def windows(forced_one: bool, *levels: str, **plan: object) -> Iterator[tuple[Noted, int]]:
    """Find windows in sixty games of the same deal."""
    for seed in range(60):
        table = Noted(BRISCA, 2, **plan).people(*levels)
        with contextlib.suppress(AssertionError):
            yield table, to_window(table, forced_one, seed)


def window(forced_one: bool, *levels: str, **plan: object) -> tuple[Noted, int]:
    return next(windows(forced_one, *levels, **plan))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_whether_a_seat_has_a_choice_is_open_only_where_no_hand_decides_it(name: str, seats: int) -> None:
    """In every world another seat thinks possible, an openly forced answer is forced too; what a veil answers is so."""
    game = GAMES[name]
    for seed in range(3):
        rng = Seeded(seed)
        session = start(game, seats, {}, rng)
        for _ in range(400):
            state = session.state
            if state.over:
                break
            veil = state.decision().veil
            for seat in members(state.waiting) if veil is not None else []:
                options = state.options(seat)
                if veil is OPEN and len(options) == 1:
                    others = [other for other in range(seats) if other != seat]
                    assert all(len(state.world(other, rng).options(seat)) == 1 for other in others), state.kind()
                if veil is not None and veil.least and len(options) == 1:
                    assert game.write(int(options[0])) == veil.answer
            seat = members(state.waiting)[0]
            session.answer(seat, int(state.random_option(seat, rng)), rng)


def test_a_forced_answer_waits_as_long_as_a_quick_one_that_was_chosen() -> None:
    """The veil comes from the secret and the place in the journal, never from the hand.

    Rule: BR-EXCH-17.
    """
    table, seat = window(forced_one=True)
    done = BRISCA.read("done")
    moment = table.match.veiled_from + hold(table.match, seat)

    assert hold(table.match, seat) >= 1600
    assert release(table.match, seat, done) == moment
    assert duties(table.match, {}, moment - 1) == []
    assert next_due(table.match, {}, moment - 1) == moment
    assert [duty.what for duty in duties(table.match, {}, moment)] == ["forced"]
    assert forced(table.match, moment) == {seat: done}


def test_an_exchange_that_everybody_will_see_does_not_wait() -> None:
    """Rule: BR-EXCH-13, BR-EXCH-17."""
    table, seat = window(forced_one=False)
    swap = next(int(a) for a in table.match.state.options(seat) if BRISCA.write(int(a)) != "done")

    assert release(table.match, seat, swap) == 0
    assert release(table.match, seat, BRISCA.read("done")) > table.match.veiled_from
    assert forced(table.match, 10**9) == {}


def test_veils_differ_from_decision_to_decision_and_have_bounds() -> None:
    times = set()
    for table, seat in windows(forced_one=True):
        times.add(hold(table.match, seat))
        assert 1600 <= hold(table.match, seat) <= table.match.free_time()

    assert len(times) > 3


def test_who_plays_against_bots_only_is_not_kept_waiting() -> None:
    found = list(windows(True, "", "sailor"))

    assert {seat for _, seat in found} == {0, 1}
    assert all((hold(table.match, seat) == 0) == (seat == 0) for table, seat in found)


def test_a_bot_that_may_think_long_always_takes_that_long() -> None:
    times = [hold(table.match, 0) for table, seat in windows(True, "captain", "") if seat == 0]

    assert times
    assert min(times) >= THINKS["captain"]


def test_seats_that_share_a_device_are_asked_all_the_same() -> None:
    table, seat = window(forced_one=True)

    assert forced(table.match, 10**9, by_hand={0, 1}) == {}
    assert duties(table.match, {}, 10**6, by_hand={0, 1}) == []
    assert forced(table.match, 10**9, by_hand={1 - seat}) != {}


def test_a_pause_begins_the_veil_anew_and_nothing_is_answered_meanwhile() -> None:
    table, seat = window(forced_one=True)
    table.note(table.match.pause(seat, 20))
    assert forced(table.match, 10**9) == {}
    table.note(table.match.resume(seat, 50_000))

    assert table.match.veiled_from == 50_000
    assert table.folded().veiled_from == 50_000
    assert forced(table.match, 50_000 + 1599) == {}


def test_no_clock_runs_behind_a_veil() -> None:
    """Forced or chosen, early or late in the veil: the same time is left."""
    clock = ClockPlan("increment", minutes=1, seconds=0)
    table, seat = window(forced_one=True, clock=clock)
    before = table.match.clocks.bank[seat]
    opened, end = table.match.veiled_from, table.match.veiled_from + table.match.free_time()

    assert table.match.clocks.left(seat, opened) == before
    assert table.match.clocks.left(seat, end) == before
    assert table.match.clocks.left(seat, end + 1000) == before - 1000
    table.note(*table.match.answer_forced(opened + hold(table.match, seat)))
    assert table.match.clocks.bank[seat] == before
    assert picture(table.folded()) == picture(table.match)


def test_a_standing_answer_waits_for_the_veil_too() -> None:
    table, seat = window(forced_one=False)
    table.note(table.match.stand_by(seat, [Rule("exchange", "done", until="end")], 11))
    moment = release(table.match, seat, BRISCA.read("done"))

    assert duties(table.match, {}, moment - 1) == []
    assert [duty.by for duty in duties(table.match, {}, moment)] == ["standing"]


def test_a_forced_answer_is_named_in_the_journal_and_undo_goes_behind_it() -> None:
    table, seat = window(forced_one=True)
    last = table.match.last_answer(seat)
    made = table.match.answer_forced(10**6)
    table.note(*made)

    assert [(entry.seat, entry.by) for entry in made] == [(seat, "forced")]  # type: ignore[union-attr]
    assert table.match.last_answer(seat) == last
    assert table.folded().last_answer(seat) == last
    assert picture(table.folded()) == picture(table.match)


def test_who_sends_the_answer_the_table_has_just_given_is_not_refused() -> None:
    table, seat = window(forced_one=True)
    looked_at, done = table.match.seq, BRISCA.read("done")
    table.note(*table.match.answer_forced(10**6))

    assert table.match.answered_for(seat, done, looked_at) == looked_at + 1
    assert table.match.answered_for(seat, done + 1, looked_at) is None
    assert table.match.answered_for(seat, done, table.match.seq) is None


def test_a_forced_answer_takes_one_of_the_times_that_people_took_here() -> None:
    """Slow thinkers are not the only ones who are slow; most answers come as soon as ever.

    Rule: BR-EXCH-17.
    """
    held: list[int] = []
    turns = [[9_000, 700, 800, 60_000], [700, 60_000, 9_000, 800], [60_000, 700, 800, 9_000]]
    for (table, seat), times in itertools.product(windows(forced_one=True), turns):
        match = table.match
        match.thought = times
        held.append(hold_forced(match, seat))
        assert held[-1] in (hold(match, seat), 9_000, LONGEST_THOUGHT)
        match.thought = []
        assert hold_forced(match, seat) == hold(match, seat)

    assert {9_000, LONGEST_THOUGHT} < set(held)
    assert sum(one < 5_000 for one in held) > len(held) / 2


def test_times_are_learned_from_people_behind_a_veil_and_never_from_the_table_itself() -> None:
    table, seat = window(forced_one=True)
    match, done = table.match, BRISCA.read("done")
    before = len(match.thought)
    match.answer(seat, done, match.veiled_from + 5_000, "forced")
    after_forced = len(match.thought)
    chosen, seat = window(forced_one=False)
    chosen.match.answer(seat, done, chosen.match.veiled_from + 7_000)

    assert before == after_forced
    assert chosen.match.thought[-1] == 7_000


def test_nobody_runs_out_of_time_while_a_forced_answer_is_held() -> None:
    table, seat = window(forced_one=True, clock=ClockPlan("relaxed", seconds=5))
    table.match.thought = [9_000] * 40

    assert hold_forced(table.match, seat) == hold(table.match, seat)


def test_a_bot_without_a_choice_is_held_as_one_that_chooses() -> None:
    table, seat = next((table, seat) for table, seat in windows(True, "", "deckhand") if seat == 1)
    table.match.thought = [9_000] * 40

    assert hold_forced(table.match, seat) == hold(table.match, seat)
