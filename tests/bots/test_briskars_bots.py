"""The tactician of Briskars."""

from __future__ import annotations

import pytest

from flibuste.bots.briskars_goals import has_errand, way_left
from flibuste.bots.briskars_places import square_worth
from flibuste.bots.briskars_tactics import best_defence_now, passes_morale
from flibuste.bots.roster import find_bot
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import NOBODY
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.game import Setup
from tests.games.briskars.battle import battle, do, options, top, who
from tests.games.briskars.drawn import board, sq


def chosen(s: object) -> str:
    """Let the tactician choose for the seat that is asked."""
    seat = 0 if s.waiting & 1 else 1  # type: ignore[attr-defined]
    rng = Seeded(1)
    return GAME.write(int(find_bot("briskars", "tactician").choose(s.seen_by(seat, rng), seat, rng)))  # type: ignore[attr-defined]


def test_it_activates_whoever_is_nearest_to_the_enemy_and_strikes() -> None:
    """A blow beside it comes before a walk."""
    s = battle("1.1 skorbut A1", "1.2 de-leon H8", "2.1 spike H9")
    assert chosen(s) == "activate 1.2"
    do(s, "activate 1.2")
    assert chosen(s) in ("attack 2.1", "thrust 2.1")


def test_it_comes_nearer_when_nobody_is_in_reach() -> None:
    """It walks, towards the enemy."""
    s = battle("1.1 de-leon H8", "2.1 spike H15")
    do(s, "activate 1.1")
    assert chosen(s) == "walk"
    do(s, "walk")
    assert chosen(s) == "at H13"


def test_a_shooter_shoots_from_afar_and_likes_cover() -> None:
    """A loaded musket in sight is used; of two squares the covered one is worth more."""
    s = battle("1.1 marten H8", "2.1 abelii H15")
    do(s, "activate 1.1")
    assert chosen(s) == "shoot 2.1"
    open_field = battle("1.1 marten H8", "2.1 lepus H15")
    behind = battle("1.1 marten H8", "2.1 lepus H15", ground=board({"H9": "l"}))
    one = who("1.1")
    assert square_worth(behind, one, NOBODY) > square_worth(open_field, one, NOBODY)


def test_it_pays_for_a_defence_where_that_helps() -> None:
    """Against a hopeless total it saves its points, against a close one it counters."""
    s = battle("1.1 de-leon H8", "2.1 cortes H9")
    do(s, "activate 1.1")
    s.ap[who("1.1")] = 2
    do(s, "attack 2.1", faces(4))
    step = top(s, Attack)
    assert best_defence_now(s, step, s.options(1)) == COUNTER
    step.total = 60
    assert best_defence_now(s, step, s.options(1)) == DEFEND
    assert options(s)


def test_it_knows_when_a_morale_roll_has_passed() -> None:
    """C 4 and M 3: 6 passes, 7 does not; 1 always, 10 never."""
    s = battle("1.1 skorbut A1", "1.2 de-leon S18", "2.1 spike H9")
    passed = [face for face in range(1, 11) if passes_morale(s, who("1.2"), face)]
    assert passed == [1, 2, 3, 4, 5, 6]


def test_it_boosts_a_defence_that_is_nearly_lost_and_not_one_that_is_safe() -> None:
    """De Leon has struck with a total Cortés can just miss: a point helps; far below or above none does."""
    found = {}
    for total in (5, 14, 60):
        s = battle("1.1 de-leon H8", "2.1 cortes H9")
        do(s, "activate 1.1")
        s.ap[who("1.1")] = 2
        do(s, "attack 2.1", faces(4))
        s.ap[who("2.1")] = 2
        top(s, Attack).total = total
        do(s, "defend")
        found[total] = chosen(s)
    assert found[5] == found[60] == "roll"
    assert found[14].startswith("boost ")


def test_it_does_not_boost_away_its_next_blow() -> None:
    """With two points left another attack is worth more than a point; with one point left nothing else is."""
    s = battle("1.1 de-leon H8", "2.1 lepus H9")
    do(s, "activate 1.1")
    s.ap[who("1.1")] = 4
    do(s, "attack 2.1")
    assert chosen(s) == "roll"
    s.ap[who("1.1")] = 1
    assert chosen(s) == "boost 1"


@pytest.mark.slow
def test_it_beats_chance() -> None:
    """Eight games with sides swapped. The full figure, 200 games on 100 deals, each played from both sides:

    ``python -m flibuste arena briskars --bots tactician,random --games 200 --all``
    """
    wins = 0.0
    for number in range(8):
        own, chance, rng = number % 2, Seeded(number), Seeded(number + 100)
        bots = [find_bot("briskars", "tactician" if seat == own else "random") for seat in range(2)]
        s = GAME.new(Setup(2, GAME.check_settings({"rounds": 12})), chance)
        while not s.over:
            seat = 0 if s.waiting & 1 else 1
            s.apply(seat, bots[seat].choose(s.seen_by(seat, rng), seat, rng), chance)
        wins += s.score(own)
    assert wins >= 7


def test_it_runs_the_errands_of_a_scenario() -> None:
    """Beside the prisoner it talks to him; on its way it comes nearer to what can be served than to the enemy."""
    s = battle("1.1 de-leon F7", "2.1 spike A15", ground=STANDARD.map("old-fort").ground)
    s.scenario = STANDARD.index("scenario", "night-watch")
    do(s, "activate 1.1")
    assert chosen(s) == "convince"
    assert way_left(s, who("1.1"), sq("D8")) < way_left(s, who("1.1"), sq("A8"))
    s.found = 3
    assert not has_errand(s, who("1.1"))
