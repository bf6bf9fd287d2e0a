"""Chapters 27 and 31: what support touches, and states that come together."""

from __future__ import annotations

from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND, DODGE
from flibuste.games.briskars.fighting.fighting import BUTTING, KICKING, RESTRAINING, scuffle_tally
from flibuste.games.briskars.fighting.tallies import attack_tally, defence_tally, shot_tally
from flibuste.kernel.chance import faces

from .battle import answers, battle, do, last, options, who

ONE, TWO = who("1.1"), who("2.1")


def three_against_one() -> Battlefield:
    """Three Quintors around one Sundar."""
    s = battle("1.1 de-leon H8", "1.2 cortes G9", "1.3 skorbut I9", "2.1 bogdan H9")
    do(s, "activate 1.1")
    s.ap[ONE], s.ap[TWO] = 2, 0
    return s


def parts(tally: object) -> dict[str, int]:
    """Name the parts of a sum."""
    numbers = [int(n) for n in tally]  # type: ignore[attr-defined]
    return {tallies.NAMES[numbers[k]]: numbers[k + 1] for k in range(0, len(numbers), 2)}


def test_support_changes_no_critical() -> None:
    """A natural 1 stays a failure with +2, a natural 9 with +2 is no critical hit.

    Rule: BK-SUP-06.
    """
    s = three_against_one()
    do(s, "attack 2.1", faces(1))
    assert (last(s, "rolled")["fumble"], last(s, "rolled")["criticals"]) == (1, 0)
    s = three_against_one()
    do(s, "attack 2.1", faces(9))
    assert (last(s, "rolled")["total"], last(s, "rolled")["criticals"]) == (8 + 2 + 9, 0)


def test_support_counts_in_blows_and_the_defences_against_them_only() -> None:
    """Attack, thrust and all three defences; not shots, restraint, head-butt or kick.

    Rule: BK-SUP-07.
    """
    s = three_against_one()
    assert parts(attack_tally(s, ONE, TWO, ATTACKED))["support"] == 2
    assert parts(attack_tally(s, ONE, TWO, THRUST_AT))["support"] == 2
    for defence in (DEFEND, DODGE, COUNTER):
        assert parts(defence_tally(s, ONE, TWO, defence, ATTACKED, False))["support"] == 2
        assert "support" not in parts(defence_tally(s, ONE, TWO, defence, SHOT_AT, False))
    assert "support" not in parts(shot_tally(s, ONE, TWO, SHOT_AT))
    for kind in (RESTRAINING, BUTTING, KICKING):
        assert "support" not in parts(scuffle_tally(s, ONE, kind))


def test_states_come_together_and_end_each_in_its_own_way() -> None:
    """On the ground, poisoned, bleeding and netted: getting up ends one of them, healing another, the end a third.

    Rule: BK-STA-08.
    """
    s = battle("1.1 skorbut H8 ration", "2.1 bogdan S18")
    s.lying_down[ONE], s.poisoned[ONE], s.bleeding[ONE], s.netted[ONE] = 1, 1, 1, 1
    do(s, "activate 1.1", faces(1))
    assert s.hp[ONE] == 27 - 2 - 1
    do(s, "get_up")
    assert (s.lying_down[ONE], s.poisoned[ONE], s.bleeding[ONE], s.netted[ONE]) == (0, 1, 1, 1)
    do(s, "ration", faces(5))
    assert (s.poisoned[ONE], s.bleeding[ONE], s.netted[ONE]) == (1, 0, 1)
    answers(s, "end")
    assert (s.poisoned[ONE], s.netted[ONE]) == (1, 0)
    assert options(s)
