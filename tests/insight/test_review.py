"""The review of a game: no hindsight, mistakes beyond their error bar only, two strands that add up to the result."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.roster import find_bot
from flibuste.games import __all__ as our_games
from flibuste.games.briskars.field.state import Battlefield
from flibuste.insight.review import SLIGHT, Decision, Strands, judge_one, positions, review
from flibuste.insight.roster import counsel_of, counted
from flibuste.kernel import laws
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES, Settings
from flibuste.kernel.records import Record
from flibuste.kernel.session import start

FEW = 0.1


def played(name: str, levels: list[str], seed: int, settings: Settings | None = None, most: int = 10_000) -> Record:
    """Let bots play a game, or its first answers."""
    session = start(GAMES[name], len(levels), settings or {}, Seeded(seed))
    bots: list[Bot] = [find_bot(name, level) for level in levels]
    rng = Seeded(seed + 1)
    while not session.state.over and len(session.record.answers) < most:
        seat = int(lowest(session.state.waiting))
        action = bots[seat].choose(session.state.seen_by(seat, rng), seat, rng)
        session.answer(seat, int(action), rng)
    return session.record


@pytest.mark.parametrize("name", our_games)
def test_a_decision_is_judged_the_same_however_the_hidden_cards_lay(name: str) -> None:
    record = played(name, ["greedy"] * GAMES[name].seats.start, 3, most=60)
    counsel, compared = counsel_of(GAMES[name]), 0
    for number, session in positions(record):
        if number >= len(record.answers) or compared == 6 or number % 5:
            continue
        seat, action, _ = record.answers[number]
        other = laws.believed(session.state, seat, 9)
        one, two = (judge_one(counsel, state, seat, action, number, 2) for state in (session.state, other))
        assert one == two
        compared += one is not None
    assert compared >= 2


def test_strands_begin_at_an_equal_share_and_end_at_the_result() -> None:
    record = played("brisca", ["sailor", "sailor"], 8)
    for seat in (0, 1):
        found = review(record, seat, share=0.03)
        end = found["points"][-1]
        assert found["share"] == 0.5
        assert found["share"] + end["fortune"] + end["skill"] == pytest.approx(found["result"], abs=0.001)
        assert end["skill"] <= 0.0
        assert end["move"] == found["moves"] == len(record.answers), "the curve goes on to the end of the game"
        assert 1 <= len(found["turns"]) <= 3
        assert [turn["move"] for turn in found["turns"]] == sorted(turn["move"] for turn in found["turns"])


def test_a_mistake_exceeds_its_error_bar_and_is_worth_a_word() -> None:
    found = review(played("brisca", ["tables", "random"], 5), 1, share=FEW)

    assert found["mistakes"] == sum(one["mistake"] for one in found["decisions"]) > 0
    for one in found["decisions"]:
        if one["mistake"]:
            assert one["gap"] > one["gap_error"]
            assert one["gap"] >= SLIGHT
            felt = [(one["chance_lost"], one["chance_lost_error"]), (one["points_lost"], one["points_lost_error"])]
            assert any(lost > error for lost, error in felt), "what the reader is told is beyond its bar"
            assert one["played"] != one["best"]
            assert one["remarks"]
        else:
            assert one["remarks"] == []


def test_who_plays_well_makes_fewer_mistakes_than_somebody_who_plays_anything() -> None:
    """One game; the guide has the figures of many, and of captains."""
    record = played("brisca", ["tables", "random"], 2)
    good, bad = (review(record, seat, share=FEW)["mistakes"] for seat in (0, 1))

    assert good < bad


def decision(move: int, chance: float, points: float, lost: float = 0.0) -> Decision:
    """Make a decision by hand: what is lost in chances is lost tenfold in points."""
    return {
        "move": move,
        "kind": "play",
        "options": 2,
        "played": {},
        "best": {},
        "chance": chance,
        "chance_error": 0.0,
        "chance_lost": lost,
        "chance_lost_error": 0.0,
        "points": points,
        "points_lost": 10 * lost,
        "points_lost_error": 0.0,
        "gap": lost,
        "gap_error": 0.0,
        "mistake": lost > 0,
        "remarks": [],
        "played_remarks": [],
        "part": 0,
        "begun": None,
    }


def test_what_comes_is_fortune_and_what_a_mistake_costs_is_skill() -> None:
    strands = Strands(0.5)
    strands.take(decision(0, 0.6, 60.0, lost=0.2))
    strands.take(decision(4, 0.7, 61.0))
    strands.close_part(65.0, apart=False)
    strands.move_to(5, 1.0)

    assert strands.fortune == pytest.approx(0.1 + 0.3 + 0.3)
    assert strands.skill == pytest.approx(-0.2)
    assert strands.fortune_points == pytest.approx((61 - 58) + (65 - 61))
    assert strands.skill_points == pytest.approx(-2.0)
    assert [(turn["move"], turn["strand"]) for turn in strands.turning_points()] == [
        (0, "skill"),
        (4, "fortune"),
        (5, "fortune"),
    ]


def test_each_game_of_a_match_has_a_beginning_of_its_own() -> None:
    record = played("brisca", ["sailor", "sailor"], 4, {"match_mode": "fixed_n", "match_n": 3})
    found = review(record, 0, share=0.02)

    assert {one["part"] for one in found["decisions"]} >= {0, 1, 2}
    assert all(0.0 <= one["chance"] <= 1.0 for one in found["points"])


@pytest.mark.parametrize("name", our_games)
def test_points_are_what_people_would_write_down(name: str) -> None:
    """The result of a battle is a mark of who won, in millions: nobody counts that."""
    game = GAMES[name]
    state = start(game, game.seats.start, {}, Seeded(1)).state
    if isinstance(state, Battlefield):
        state.result[0] = i64(1_000_000)

    assert 0 <= counted(game, state, 0) < 1000


def test_a_game_that_was_cut_short_is_reviewed_as_far_as_it_went() -> None:
    record = played("brisca", ["sailor", "sailor"], 4, most=20)
    found = review(record, 0, share=FEW)

    assert found["result"] is None
    assert found["points"][-1]["move"] == found["decisions"][-1]["move"]
