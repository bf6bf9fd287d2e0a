"""What is at stake in a roll under way that is no blow: a throw, a spell, a gun, a head-butt, a landing."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.dice.odds import Side, contest
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST, Roll
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.fighting import fighting
from flibuste.games.briskars.fighting.fighting import Scuffle, scuffle_tally
from flibuste.games.briskars.insight.answers import SpellOdds, Stake
from flibuste.games.briskars.insight.blasts import fire_answer, hurl_answer
from flibuste.games.briskars.insight.goals import side_of
from flibuste.games.briskars.insight.odds import outcome
from flibuste.games.briskars.insight.spells import cast_answer, throw_answer
from flibuste.games.briskars.magic.magic import ROLLED as SPELL_ROLLED
from flibuste.games.briskars.magic.magic import Casting
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.ordnance.artillery import FirePiece
from flibuste.games.briskars.throwing.briskars import HurlBriskar
from flibuste.games.briskars.throwing.fall_odds import landing_forecast, scuffle_forecast
from flibuste.games.briskars.throwing.throwing import COST as THROW_COST
from flibuste.games.briskars.throwing.throwing import Throwing
from flibuste.kernel.steps import Step


def stake(s: Battlefield, roll: Roll, below: Step[Battlefield] | None, points: i64, dice: i64) -> Stake:
    """Say what a roll may cost, with the boosts bought and thought of: ``odds`` as of a blow for one target,
    ``victims`` for several, ``outcome`` otherwise.

    Nothing is said where no health is at stake.
    """
    bought, extra = roll.bought + points, roll.extra + dice
    if isinstance(below, Throwing):
        return throw_stake(s, roll, below, points, dice)
    if isinstance(below, Casting):
        if below.at != SPELL_ROLLED:
            return {}
        answer = cast_answer(s, below.mage, below.target, below.card(s), 0, bought, extra)
        return paid(s, roll, answer, below.card(s).ap, points, dice) if "losses" in answer else {}
    if isinstance(below, FirePiece):
        fired = fire_answer(s, below.briskar, below.piece, below.centre, bought, extra, 0)
        return {"victims": fired["victims"], "drifts": fired["drifts"]}
    if isinstance(below, HurlBriskar):
        hurled = hurl_answer(s, below.briskar, below.thrown, below.square, bought, extra)
        return {"victims": hurled["victims"]}
    if isinstance(below, Scuffle):
        return scuffle_stake(s, below, side_of(roll, points, dice))
    if isinstance(below, Landing):
        found = landing_forecast(s, below.briskar, below.height, side_of(roll, points, dice))
        return {"outcome": outcome(s, below.briskar, found)}
    return {}


def throw_stake(s: Battlefield, roll: Roll, below: Throwing, points: i64, dice: i64) -> Stake:
    """Say what a throw under way may cost. Rule: BK-THR-06, BK-THR-09, BK-THR-10."""
    bought, extra = roll.bought + points, roll.extra + dice
    answer = throw_answer(s, below.briskar, below.target, below.square, below.thing, bought, extra)
    if "losses" in answer:
        return paid(s, roll, answer, THROW_COST, points, dice)
    return {"victims": answer["victims"]} if answer.get("victims") else {}


def paid(s: Battlefield, roll: Roll, answer: SpellOdds, cost: i64, points: i64, dice: i64) -> Stake:
    """Add what is paid by then and what is left."""
    thought_of = points * POINT_COST + dice * DIE_COST
    answer["cost"] = int(cost + roll.bought * POINT_COST + roll.extra * DIE_COST + thought_of)
    answer["left"] = int(s.ap[roll.briskar] - thought_of)
    return {"odds": answer}


def scuffle_stake(s: Battlefield, below: Scuffle, own: Side) -> Stake:
    """Say what a head-butt or a kick under way may cost. Rule: BK-FGT-10, BK-FGT-15."""
    if below.at != fighting.ROLLED or below.kind not in (fighting.BUTTING, fighting.KICKING):
        return {}
    against: Side | None = None
    if may_defend(s, below.target):
        against = Side(tallies.total(scuffle_tally(s, below.target, below.kind)))
    odds = contest(own, against)
    found = scuffle_forecast(s, below.briskar, below.target, below.kind, odds)
    return {"outcome": outcome(s, below.target, found)}
