"""Games over days: nobody is missed, vacations stop a clock, and the end of time is what the table agreed on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.table.absence import gone, ways
from flibuste.table.clocks import DAY, Clocks
from flibuste.table.duties import Duty, duties, next_due
from flibuste.table.entries import AnyEntry
from flibuste.table.match import Match
from flibuste.table.plan import ClockPlan, Late, Plan, TableError
from tests.table.walk import GAME

START = 1_700_000_000_000
THREE_DAYS = ClockPlan(kind="days", days=3)


def dealt(late: Late = "", seats: int = 2, clock: ClockPlan = THREE_DAYS) -> Match:
    """Let people sit down and begin."""
    plan = Plan(id="t", game=GAME.name, seats=seats, secret="ab" * 32, made=START, clock=clock, late=late, veil=0)
    match = Match(plan, GAME)
    for seat in range(seats):
        match.sit(seat, "", START)
    match.start(START)
    match.deal(START)
    return match


def everybody_away(match: Match) -> dict[int, int]:
    return dict.fromkeys(match.people(), START)


def test_nobody_is_missed_before_the_time_is_up() -> None:
    match = dealt()
    away, later = everybody_away(match), START + 2 * DAY
    assert duties(match, away, later) == []
    assert {way.what for way in ways(match, [0], away)} == {"call_off", "resign"}
    assert gone(match, away, later) == []
    assert next_due(match, away, later) == START + 3 * DAY


def test_the_end_of_time_is_what_the_table_agreed_on() -> None:
    late = START + 3 * DAY
    for way, what in (("", "bot"), ("bot", "bot"), ("forfeit", "forfeit")):
        match = dealt(way)  # type: ignore[arg-type]
        assert [duty.what for duty in duties(match, everybody_away(match), late)] == [what]


def test_a_forfeit_before_the_time_changes_nothing() -> None:
    match = dealt("forfeit")
    (seat,) = match.waiting()
    before = match.seq
    with pytest.raises(TableError) as refused:
        match.forfeit(seat, "deckhand", START + DAY)
    assert (refused.value.code, match.seq) == ("too_soon", before)
    match.forfeit(seat, "deckhand", START + 3 * DAY)
    assert match.ended is not None
    assert (match.ended.how, match.ended.seat, match.status) == ("forfeited", seat, "over")


def test_of_three_who_forfeits_is_played_on_by_a_bot() -> None:
    match = dealt("forfeit", 3)
    seat = match.waiting()[0]
    assert Duty("forfeit", seat) in duties(match, {}, START + 3 * DAY)
    match.forfeit(seat, "deckhand", START + 3 * DAY)
    assert match.status == "playing"
    assert (match.seats[seat].kind, match.seats[seat].resigned) == ("bot", True)


def test_a_late_forfeit_may_be_agreed_on_for_a_short_clock_too() -> None:
    match = dealt("forfeit", clock=ClockPlan(kind="relaxed", seconds=30))
    assert [duty.what for duty in duties(match, {}, START + 31_000)] == ["forfeit"]


def test_a_vacation_stops_the_clock_and_stands_in_the_journal() -> None:
    match = dealt()
    (seat,) = match.waiting()
    made: list[AnyEntry] = match.rest(seat, START + 11 * DAY, START + DAY)
    assert match.clocks.deadline(seat) == START + 13 * DAY  # two days were left, and ten days nothing runs
    assert match.rest(seat, START + 11 * DAY, START + DAY) == []
    again = dealt()
    again.fold(made[0])
    assert again.clocks.deadline(seat) == START + 13 * DAY


def test_only_games_over_days_know_vacations() -> None:
    match = dealt(clock=ClockPlan(kind="relaxed", seconds=30))
    with pytest.raises(TableError) as refused:
        match.rest(0, START + DAY, START)
    assert refused.value.code == "not_now"


MOMENTS = st.integers(0, 20)


@settings(deadline=None)
@given(asked=MOMENTS, moments=st.lists(st.tuples(MOMENTS, MOMENTS), max_size=4))
def test_time_runs_exactly_while_nobody_rests(asked: int, moments: list[tuple[int, int]]) -> None:
    """Whatever vacations are begun, prolonged and cut short: the deadline is where counting day by day ends."""
    clocks = Clocks(ClockPlan(kind="days", days=3), 1)
    orders = sorted((at, at + length) for at, length in moments)
    for at, until in [one for one in orders if one[0] < asked]:
        clocks.rest(0, until, at)
    clocks.asked([0], asked)
    for at, until in [one for one in orders if one[0] >= asked]:
        clocks.rest(0, until, at)

    def resting(moment: int) -> bool:
        told = [until for at, until in orders if at <= moment]
        return bool(told) and told[-1] > moment

    assert clocks.deadline(0) == counted(asked, 3 * DAY, orders, resting)


def counted(asked: int, needed: int, orders: list[tuple[int, int]], resting: object) -> int:
    """Count the time on, moment by moment up to the last vacation, then at once."""
    moment, left = asked, needed
    last = max([asked, *(until for _, until in orders), *(at for at, _ in orders)])
    while moment < last:
        left -= 0 if resting(moment) else 1  # type: ignore[operator]
        moment += 1
    return moment + left
