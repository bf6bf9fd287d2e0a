"""A match: seats, staleness, standing answers, pauses, restarts."""

from __future__ import annotations

import little_draft
import pytest

from flibuste.games.brisca import GAME as BRISCA
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.game import Game
from flibuste.table.duties import duties, next_due
from flibuste.table.entries import Rule
from flibuste.table.folding import PAUSE
from flibuste.table.plan import ClockPlan, TableError
from tests.table import walk
from tests.table.playing import Noted, picture


@pytest.mark.parametrize("game", [BRISCA, little_draft.GAME, walk.GAME], ids=lambda game: game.name)
def test_a_match_folded_from_its_journal_is_the_same_at_every_entry(game: Game) -> None:
    table = Noted(game, min(game.seats)).people()
    for _ in range(12):
        table.play_on(1)
        assert picture(table.folded()) == picture(table.match)


def test_nobody_sits_on_a_taken_seat_and_nobody_starts_without_the_others() -> None:
    table = Noted(walk.GAME, 2)
    table.note(table.match.sit(0, "", 1))

    with pytest.raises(TableError, match="seat_taken"):
        table.match.sit(0, "", 2)
    with pytest.raises(TableError, match="seats_empty"):
        table.match.start(2)
    with pytest.raises(TableError, match="no_such_seat"):
        table.match.sit(7, "", 2)


def test_refusals_have_codes_and_change_nothing() -> None:
    table = Noted(little_draft.GAME, 3).people()
    mine = int(table.match.state.options(0)[0])
    table.note(table.match.answer(0, mine, 5))
    before = picture(table.match)

    with pytest.raises(TableError, match="already_answered"):
        table.match.answer(0, mine, 6)
    with pytest.raises(IllegalAction, match="not_in_hand"):
        table.match.answer(1, mine, 6)
    with pytest.raises(TableError, match="no_such_seat"):
        table.match.answer(9, mine, 6)
    assert picture(table.match) == before


def test_who_is_not_asked_is_told_so() -> None:
    table = Noted(walk.GAME, 2).people()

    with pytest.raises(TableError, match="not_your_turn"):
        table.match.answer(1, walk.STEP, 5)


def test_a_paused_game_takes_no_answer_until_somebody_resumes() -> None:
    table = Noted(walk.GAME, 2).people()
    table.note(table.match.pause(1, 5))

    with pytest.raises(TableError, match="paused"):
        table.match.answer(0, walk.STEP, 6)
    table.note(table.match.resume(0, 7))
    table.answer(0, "step")
    assert picture(table.folded()) == picture(table.match)


def test_a_standing_answer_answers_by_itself_until_my_own_turn() -> None:
    """It fits by kind of decision and by public values only."""
    table = Noted(walk.GAME, 2).people()
    table.note(table.match.stand_by(1, [Rule("walk", "done", {"left": 5}), Rule("walk", "step", {"left": 99})], 4))
    table.answer(0, "done")

    due = duties(table.match, {}, 11)

    assert [(duty.what, duty.seat, duty.action, duty.by) for duty in due] == [("answer", 1, walk.DONE, "standing")]
    table.note(table.match.answer(1, walk.DONE, 12, "standing"))
    table.answer(0, "done")
    assert duties(table.match, {}, 13) == []


def test_a_standing_answer_that_is_impossible_is_no_answer() -> None:
    table = Noted(walk.GAME, 2).people()
    table.note(table.match.stand_by(0, [Rule("walk", "fly")], 4))

    assert duties(table.match, {}, 5) == []


def test_bots_are_due_at_once() -> None:
    table = Noted(walk.GAME, 2).people("deckhand", "")

    assert [(duty.what, duty.seat, duty.level) for duty in duties(table.match, {}, 5)] == [("bot", 0, "deckhand")]


@pytest.mark.parametrize(("absence", "what"), [("wait", []), ("bot", ["bot"]), ("pause", ["pause"])])
def test_absence_is_handled_as_the_table_decided_and_never_before_the_grace_period(
    absence: str, what: list[str]
) -> None:
    table = Noted(walk.GAME, 2, absence=absence, grace=30).people()

    assert duties(table.match, {0: 1000}, 30_999) == []
    assert duties(table.match, {1: 0}, 99_000) == []
    assert [duty.what for duty in duties(table.match, {0: 1000}, 31_000)] == what
    assert next_due(table.match, {0: 1000}, 2000) == (None if absence == "wait" else 31_000)


def test_the_bank_pays_for_thinking_and_earns_the_increment() -> None:
    clock = ClockPlan("increment", minutes=1, seconds=5)
    table = Noted(walk.GAME, 2, clock=clock).people()

    table.note(table.match.answer(0, walk.DONE, 10_003))

    assert table.match.clocks.left(0, 99_000) == 60_000 - 10_000 + 5_000
    assert table.match.clocks.deadline(1) == 10_003 + 60_000
    assert [duty.by for duty in duties(table.match, {}, 70_003)] == ["clock"]
    assert duties(table.match, {}, 70_002) == []


def test_pauses_and_downtime_cost_nobody_time() -> None:
    table = Noted(walk.GAME, 2, clock=ClockPlan("increment", minutes=1, seconds=0)).people()
    table.note(table.match.pause(1, 5_003), table.match.resume(1, 900_000))
    table.note(table.match.credit(40_000, 950_000))

    table.note(table.match.answer(0, walk.DONE, 950_000))

    assert table.match.clocks.left(0, 0) == 60_000 - 5_000 - 10_000
    assert picture(table.folded()) == picture(table.match)


def test_a_relaxed_clock_starts_anew_with_each_decision() -> None:
    table = Noted(walk.GAME, 2, clock=ClockPlan("relaxed", seconds=90), absence="bot").people()
    table.note(table.match.answer(0, walk.STEP, 80_000))

    assert table.match.clocks.deadline(0) == 170_000
    assert [duty.by for duty in duties(table.match, {}, 170_000)] == ["clock"]


def test_an_action_after_the_end_is_refused() -> None:
    table = Noted(walk.GAME, 2).people()
    while table.match.status == "playing":
        table.answer(table.match.waiting()[0], "done")

    with pytest.raises(TableError, match="game_over"):
        table.match.answer(0, walk.STEP, 50)
    assert table.match.undo_offer(0) == "no"


def test_a_seat_lets_the_game_rest_three_times_and_not_for_ever() -> None:
    table = Noted(walk.GAME, 2, clock=ClockPlan("increment", minutes=30, seconds=0)).people()
    match = table.match
    other = next(seat for seat in range(2) if seat not in match.waiting())
    for _ in range(3):
        table.note(match.pause(other, 1_000), match.resume(other, 2_000))
    with pytest.raises(TableError) as refused:
        match.pause(other, 3_000)
    mine = match.waiting()[0]
    table.note(match.pause(mine, 4_000))

    assert refused.value.code == "no_pause_left"
    assert [duty.what for duty in duties(match, {}, 4_000 + PAUSE)] == ["resume"]
    assert duties(match, {}, 4_000 + PAUSE - 1) == []
    assert next_due(match, {}, 4_000) == 4_000 + PAUSE
    assert table.folded().pauses == match.pauses


def test_who_is_asked_does_not_stop_the_own_clock_by_a_pause() -> None:
    """The clock of who is waited for goes on; when it has run out the game goes on too."""
    table = Noted(walk.GAME, 2, clock=ClockPlan("increment", minutes=1, seconds=0)).people()
    match = table.match
    seat = match.waiting()[0]
    begun = match.clocks.deadline(seat)
    assert begun is not None
    table.note(match.pause(seat, begun - 50_000))
    resting = match.clocks.left(seat, begun - 20_000)
    due = duties(match, {}, begun)
    table.note(match.resume(1 - seat, begun - 10_000))

    assert resting == 20_000
    assert [duty.what for duty in due] == ["resume"]
    assert match.clocks.left(seat, begun - 10_000) == 10_000


def test_a_pause_for_somebody_away_costs_nobody_a_pause_or_time() -> None:
    table = Noted(walk.GAME, 2, clock=ClockPlan("increment", minutes=1, seconds=0)).people()
    match = table.match
    seat = match.waiting()[0]
    table.note(match.pause(seat, 10_000, away=True))
    left = match.clocks.left(seat, 10_000)

    assert match.pauses == [3, 3]
    assert match.clocks.left(seat, 50_000) == left
    assert next_due(match, {}, 10_000) is None
