"""Questions about dice that lie on the table: what they come to as they are, and what another try would give."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.kit import LUCKY_CHARM, left
from flibuste.games.briskars.field.state import BY_BLOW, NOTHING, WOUND
from flibuste.games.briskars.field.verbs import briskar_id
from flibuste.games.briskars.fighting.previews import morale_odds
from flibuste.kernel.chance import faces

from .asking import ask
from .battle import answers, battle, do, options, who

ONE, TWO = who("1.1"), who("2.1")


@pytest.mark.parametrize(("face", "clear"), [(5, 0.0), (6, 1.0), (1, 0.0)])
def test_a_leap_is_held_against_what_was_spent_on_it(face: int, clear: float) -> None:
    """4 AP: 6 or more, although none is left while the charm is offered; then the way out has no odds.

    Rule: BK-SMT-03, BK-OBJ-21.
    """
    s = battle("1.1 rotumah H2", "2.1 maruti H10 lucky-charm", "2.2 spike T20")
    s.ap[TWO] = 4
    answers(s, "activate 1.1", "fire", "at H11")
    do(s, "roll", faces(6))
    do(s, "keep")
    before = ask(s, "pending")
    assert (before["what"], before["chance"], before["ap"]) == ("shiver", 0.5, 4)
    do(s, "yes", faces(face))
    told = ask(s, "pending")
    assert (told["what"], told["purpose"], told["faces"], told["result"]["total"]) == ("roll", "shiver", [face], face)
    assert (told["threshold"], told["chance"], told["rerolls"]) == (6, clear, [0.5])
    if clear:
        do(s, "keep")
        assert ask(s, "pending") == {"what": "nothing"}


@pytest.mark.parametrize(("face", "firm"), [(6, 1.0), (7, 0.0), (1, 1.0)])
def test_a_morale_roll_tells_its_die_and_its_goal(face: int, firm: float) -> None:
    """C 4 + M 3: under 7.

    Rule: BK-MOR-05, BK-MOR-15.
    """
    s = battle("1.1 bogdan H8 lucky-charm mandrake", "1.2 spike A1", "2.1 maruti S18")
    s.leader[0] = who("1.2")
    s.morale_due[ONE] = WOUND
    do(s, "activate 1.1", faces(face))
    told = ask(s, "pending")
    assert (told["purpose"], told["faces"], told["under"], told["chance"]) == ("morale", [face], 7, firm)
    assert told["rerolls"] == [pytest.approx(morale_odds(s, ONE))]
    if not firm:
        do(s, "keep")
        assert options(s) == ["yes", "no"], "the root is offered"
        assert ask(s, "pending") == {"what": "nothing"}


def test_whoever_gets_up_reads_his_die_with_the_points_he_bought() -> None:
    """C 4 + M 2 under 6: a 6 with one point is a 5.

    Rule: BK-FGT-12, BK-FGT-13, BK-BST-03.
    """
    s = battle("1.1 dixon H8", "1.2 spike A1", "2.1 maruti H15")
    s.leader[0] = who("1.2")
    s.stunned[ONE] = BY_BLOW
    s.lying_down[ONE] = 1
    do(s, "activate 1.1")
    before = ask(s, "pending", points=1)
    do(s, "boost 1", faces(9))
    told = ask(s, "pending")
    goal = told["under"]
    assert (told["purpose"], told["faces"], told["result"]["total"]) == ("getting up", [9], 8)
    assert [(part["reason"], part["amount"]) for part in told["own"]["parts"]] == [("boost", -1)]
    assert (told["chance"], told["rerolls"], told["reroll_ap"]) == (float(goal > 8), [before["chance"]], 2)
    assert s.ap[ONE] >= told["reroll_ap"]


def test_dice_of_damage_are_told_as_they_count() -> None:
    """Whoever has a charm sees what he would roll again; there is no chance where nothing has to be reached.

    Rule: BK-OBJ-21, BK-BST-09, BK-DIC-04.
    """
    s = battle("1.1 abelii H8 lucky-charm", "2.1 de-leon I8")
    s.armour[TWO] = NOTHING
    s.ap[TWO] = 0
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(8))
    do(s, "keep")
    do(s, "defend", faces(1, 7, 7))
    assert (left(s, ONE, LUCKY_CHARM), options(s)) == (1, ["keep", "charm 0"])
    told = ask(s, "pending")
    assert (told["briskar"], told["purpose"]) == (briskar_id(ONE), "damage")
    assert told["faces"] == [7]
    assert told["result"] == {"total": 7, "criticals": 0, "fumble": False}
    assert {"chance", "rerolls", "threshold"} & told.keys() == set()


def test_whoever_resists_reads_which_spell() -> None:
    """Rule: BK-MAG-14, BK-MAG-15."""
    s = battle("1.1 el-sabio H8 corrosion", "2.1 cortes K8")
    answers(s, "activate 1.1", "cast corrosion")
    assert ask(s, "pending")["spell"] == "corrosion"
