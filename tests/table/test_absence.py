"""When somebody is away, late, or has had enough: what the others may do, and how a game ends at the table."""

from __future__ import annotations

import pytest

from flibuste.games.brisca import GAME as BRISCA
from flibuste.table.absence import Way, ways
from flibuste.table.duties import STAND_IN, duties
from flibuste.table.entries import Ended
from flibuste.table.plan import ClockPlan, TableError
from flibuste.table.proof import record_text
from flibuste.table.verify import verify_record
from tests.table import walk
from tests.table.playing import Noted, picture

GRACE = 60_000
AWAY = {0: 1000}
THEN = 1000 + GRACE
"""When seat 0 has been away for the grace period."""


def two(**plan: object) -> Noted:
    return Noted(walk.GAME, 2, **plan).people()


def due(table: Noted, away: dict[int, int], now: int) -> list[tuple[str, int, str, str]]:
    return [(duty.what, duty.seat, duty.by, duty.level) for duty in duties(table.match, away, now)]


def test_what_may_be_done_is_told_with_the_moment_it_opens() -> None:
    table = two()

    always = [Way("call_off"), Way("resign")]
    assert ways(table.match, [1], {}) == always
    assert ways(table.match, [1], AWAY) == [Way("relieve", THEN, 0), Way("claim", THEN, 0), *always]
    assert ways(table.match, [0], AWAY) == always
    assert ways(table.match, [], AWAY) == []
    assert [way.what for way in ways(two(absence="bot").match, [1], AWAY)] == ["claim", "call_off", "resign"]
    assert [way.what for way in ways(Noted(walk.GAME, 3).people().match, [1], AWAY)] == [
        "relieve",
        "call_off",
        "resign",
    ]


def test_a_bot_relieves_somebody_after_the_grace_period_until_they_are_back() -> None:
    table = two()
    with pytest.raises(TableError, match="time to come back"):
        table.match.relieve(1, 0, THEN - 1, AWAY)
    assert due(table, AWAY, THEN) == []

    table.note(*table.match.relieve(1, 0, THEN, AWAY))
    assert due(table, AWAY, THEN) == [("bot", 0, "absence", STAND_IN)]
    assert due(table, {0: THEN}, THEN) == [("bot", 0, "absence", STAND_IN)]
    assert table.folded().relieved == {0: "back"}

    table.note(*table.match.come_back(0, THEN + 1))
    assert due(table, {0: THEN + 2}, THEN + 3) == []
    assert table.match.come_back(0, THEN + 4) == []


def test_a_pause_ends_when_a_bot_relieves_who_is_away() -> None:
    table = two(absence="pause")
    table.note(table.match.pause(0, THEN))
    table.note(*table.match.relieve(1, 0, THEN, AWAY))

    assert table.match.paused is None
    assert due(table, AWAY, THEN) == [("bot", 0, "absence", STAND_IN)]


def test_who_is_late_is_relieved_of_one_answer() -> None:
    table = two(clock=ClockPlan("relaxed", seconds=10))
    late = 3 + 10_000
    with pytest.raises(TableError, match="time to come back"):
        table.match.relieve(1, 0, late - 1, {})
    table.note(*table.match.relieve(1, 0, late, {}))
    assert due(table, {}, late) == [("bot", 0, "clock", STAND_IN)]

    option = int(table.match.state.options(0)[0])
    table.note(table.match.answer(0, option, late, "clock"))
    assert table.match.relieved == {}
    assert table.match.stood_in() == [(table.match.seq, 0, "clock")]
    assert table.match.stood_in(table.match.seq) == []


def test_nobody_relieves_a_bot_an_empty_seat_or_themselves() -> None:
    table = Noted(walk.GAME, 2).people("", "deckhand")

    for whom in (0, 1):
        with pytest.raises(TableError, match="nobody can be relieved"):
            table.match.relieve(0, whom, THEN, AWAY)


def test_of_two_the_one_who_stays_may_claim_the_game() -> None:
    table = two()
    with pytest.raises(TableError, match="long enough"):
        table.match.claim(1, THEN - 1, AWAY)
    with pytest.raises(TableError, match="long enough"):
        table.match.claim(0, THEN, AWAY)
    table.note(table.match.claim(1, THEN, AWAY))

    assert table.match.ended == Ended(at=THEN, how="claimed", seat=0)
    assert (table.match.status, table.match.waiting(), table.match.asked()) == ("over", [], [])
    assert table.folded().status == "over"
    assert picture(table.folded()) == picture(table.match)


def test_of_three_nobody_claims() -> None:
    table = Noted(walk.GAME, 3).people()

    with pytest.raises(TableError, match="long enough"):
        table.match.claim(1, THEN, AWAY)


def test_of_two_who_resigns_ends_the_game_and_of_three_a_bot_plays_on() -> None:
    pair, three, alone = two(), Noted(walk.GAME, 3).people(), Noted(walk.GAME, 3).people("", "deckhand", "deckhand")
    for table in (pair, three, alone):
        table.note(table.match.resign(0, STAND_IN, 50))

    assert pair.match.ended == Ended(at=50, how="resigned", seat=0)
    assert three.match.status == "playing"
    assert three.match.people() == [1, 2]
    assert due(three, {}, 60) == [("bot", 0, "bot", STAND_IN)]
    assert three.folded().seats[0].resigned
    assert alone.match.ended == Ended(at=50, how="called_off")
    with pytest.raises(TableError, match="nobody sits"):
        three.match.resign(0, STAND_IN, 60)


def test_calling_it_off_needs_everybody_who_is_there() -> None:
    table = Noted(walk.GAME, 3).people()
    table.note(table.match.call_off(0, 50, agreed=[2]))
    assert table.match.call_off_request is not None
    with pytest.raises(TableError, match="asked already"):
        table.match.call_off(1, 51)
    with pytest.raises(TableError, match="nobody asks"):
        table.match.answer_call_off(2, True, 52)
    table.note(*table.match.answer_call_off(1, True, 53))

    assert table.match.ended == Ended(at=53, how="called_off")
    assert table.folded().ended == table.match.ended


def test_one_who_would_rather_play_on_is_enough() -> None:
    table = two()
    table.note(table.match.call_off(0, 50))
    table.note(*table.match.answer_call_off(1, False, 51))

    assert table.match.call_off_request is None
    assert table.match.status == "playing"
    table.play_on(1)


def test_after_the_end_at_the_table_nothing_can_be_done() -> None:
    table = two()
    table.note(table.match.call_off(0, 50, agreed=[1]))

    for act in (
        lambda: table.match.answer(0, 0, 60),
        lambda: table.match.pause(0, 60),
        lambda: table.match.resign(0, STAND_IN, 60),
        lambda: table.match.call_off(0, 60),
        lambda: table.match.relieve(0, 1, THEN, {1: 0}),
    ):
        with pytest.raises(TableError, match="over"):
            act()
    assert ways(table.match, [0], {1: 0}) == []
    assert duties(table.match, {0: 0, 1: 0}, THEN) == []


def test_a_table_lapses_once_also_before_the_deal() -> None:
    waiting = Noted(walk.GAME, 2)
    waiting.note(*waiting.match.lapse(9))

    assert waiting.match.status == "over"
    assert waiting.match.lapse(10) == []
    assert waiting.folded().status == "over"


def test_the_record_of_a_game_cut_short_is_verified() -> None:
    table = Noted(BRISCA, 2).people()
    table.play_on(3)
    table.note(table.match.resign(1, STAND_IN, 99))

    session, _, _ = verify_record(record_text(table.match, ["Anne", "Bo"]))
    assert len(session.record.answers) == len(table.match.given)
    assert not session.state.over
