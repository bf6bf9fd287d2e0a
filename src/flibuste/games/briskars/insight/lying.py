"""Dice that lie on the table without boosts: damage, healing, a leap, morale, getting up.

They are told in the shape of any other roll, so that whoever may roll one of them again reads what he would give away.
"""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.dice.dice import as_d5
from flibuste.games.briskars.dice.odds import get_up_chance, shiver_chance
from flibuste.games.briskars.dice.rolls import REROLL_COST, Plain
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import constitution, mind
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import briskar_id
from flibuste.games.briskars.fighting.morale import Morale, morale_tally
from flibuste.games.briskars.fighting.previews import morale_odds
from flibuste.games.briskars.fighting.rising import Rise
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.pending_answers import PendingRoll
from flibuste.games.briskars.insight.reading import parts_of, rounded
from flibuste.games.briskars.movement.shiver import THRESHOLD, ShiverAll
from flibuste.kernel.steps import Step


def plain_dice(plain: Plain, below: Step[Battlefield] | None) -> PendingRoll:
    """Tell dice that are only added up, one of which a lucky-charm may roll again; a leap knows what it needs.

    Rule: BK-BST-09, BK-OBJ-21, BK-DIC-04, BK-SMT-03.
    """
    answer = lying(plain.briskar, plain.purpose, [counted(face, plain.sides) for face in plain.dice], 0)
    if isinstance(below, ShiverAll):
        threshold = int(max(THRESHOLD - below.spent, 2))
        answer["threshold"] = threshold
        answer["chance"] = 1.0 if answer["result"]["total"] >= threshold else 0.0
        answer["rerolls"] = [rounded(shiver_chance(below.spent))]
    return answer


def morale_die(s: Battlefield, morale: Morale) -> PendingRoll:
    """Tell a morale roll that charm, rum or hat may make again.

    Rule: BK-MOR-05, BK-MOR-14, BK-MOR-15.
    """
    answer = under_goal(s, morale.briskar, "morale", morale.face, 0)
    answer["chance"] = 1.0 if morale.passes(s) else 0.0
    answer["rerolls"] = [rounded(morale_odds(s, morale.briskar))]
    return answer


def rising_die(s: Battlefield, rise: Rise) -> PendingRoll:
    """Tell the die of whoever gets up: the points bought stay, a die rolled again is one die.

    Rule: BK-FGT-11, BK-FGT-12, BK-BST-03.
    """
    answer = under_goal(s, rise.briskar, "getting up", rise.face, rise.bought)
    tally = tallies.total(morale_tally(s, rise.briskar))
    answer["chance"] = 1.0 if rise.rises(s) else 0.0
    answer["rerolls"] = [rounded(get_up_chance(answer["under"], tally, rise.bought, 1))]
    answer["reroll_ap"] = int(REROLL_COST)
    return answer


def under_goal(s: Battlefield, briskar: Briskar, purpose: str, face: i64, bought: i64) -> PendingRoll:
    """Tell a die that has to stay under Constitution + Mind, with what is added to it and taken from it."""
    tally = tallies.add(morale_tally(s, briskar), tallies.BOOST, -bought)
    answer = lying(briskar, purpose, [int(face)], tallies.total(tally))
    answer["own"]["parts"] = parts_of(tally)
    answer["under"] = int(constitution(s, briskar) + mind(s, briskar))
    return answer


def lying(briskar: Briskar, purpose: str, dice: list[int], added: i64) -> PendingRoll:
    """Tell some dice and what they come to with what is added."""
    return {
        "what": "roll",
        "briskar": briskar_id(briskar),
        "purpose": purpose,
        "own": {"dice": len(dice), "total": int(added), "parts": [], "fumbles_to": 0, "critical_from": 11},
        "faces": dice,
        "result": {"total": sum(dice) + int(added), "criticals": 0, "fumble": False},
    }


def counted(face: i64, sides: i64) -> int:
    """Return what a face counts: half of it if a D5 is rolled. Rule: BK-DIC-04."""
    return int(as_d5(face)) if sides == 5 else int(face)
