"""Questions about what is under way: the roll to be boosted or re-rolled, the defence to be chosen, the test to come.

``option`` asks the same of what would be under way after an answer: it is carried out on a copy up to the first die.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from flibuste.games.briskars.actions.objects import CastNet
from flibuste.games.briskars.battle.treasure_maps import ReadMaps
from flibuste.games.briskars.dice.odds import Contest, Side, contest, passing_faces
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST, Plain, Roll
from flibuste.games.briskars.dice.trials import ALWAYS, Trial
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import strength
from flibuste.games.briskars.field.kit import TREASURE_MAP, card_of
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import THROWN_AT, is_shot
from flibuste.games.briskars.field.verbs import MOST_BOUGHT, MOST_POINTS, briskar_id
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.fighting import attacks, fighting
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.defences import DEFENCES, why_not_defence
from flibuste.games.briskars.fighting.fighting import Scuffle, scuffle_tally
from flibuste.games.briskars.fighting.morale import MANDRAKE_ASKED, REROLL_ASKED, Morale
from flibuste.games.briskars.fighting.previews import (
    NO_DEFENCE,
    Intent,
    answering_side,
    defences_against,
    intended_damage,
    intended_range,
    morale_odds,
)
from flibuste.games.briskars.fighting.rising import Rise
from flibuste.games.briskars.fighting.tallies import defence_cost, defence_tally, has_cover
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import Forecast, lowered_for, melee_forecast, shot_forecast, worn
from flibuste.games.briskars.insight.act_answers import BlowOdds, Loss, SpellOdds
from flibuste.games.briskars.insight.blasts import fire_answer, hurl_answer
from flibuste.games.briskars.insight.goals import ANYTHING, Goal, kept, rerolled, side_of
from flibuste.games.briskars.insight.lying import morale_die, plain_dice, rising_die
from flibuste.games.briskars.insight.odds import act_cost, described
from flibuste.games.briskars.insight.pending_answers import (
    AnsweringDefence,
    ClosedDefence,
    HoldingDefence,
    Pending,
    PendingDefence,
    PendingRoll,
    Stake,
)
from flibuste.games.briskars.insight.reading import defence_name, outcome, parts_of, roll_of, rounded
from flibuste.games.briskars.insight.spells import cast_answer, throw_answer
from flibuste.games.briskars.insight.tests import rise_answer, shiver_row
from flibuste.games.briskars.magic import magic
from flibuste.games.briskars.magic.counterspells import CounterSpells
from flibuste.games.briskars.magic.known import cover_penalty, resistance
from flibuste.games.briskars.magic.magic import ROLLED as SPELL_ROLLED
from flibuste.games.briskars.magic.magic import Casting
from flibuste.games.briskars.movement import disengaging, shiver
from flibuste.games.briskars.movement.disengaging import Disengagement, preventing_tally
from flibuste.games.briskars.movement.landing import Landing, landing_threshold
from flibuste.games.briskars.movement.shiver import ShiverAll
from flibuste.games.briskars.ordnance.artillery import FirePiece
from flibuste.games.briskars.ordnance.battering import Battering
from flibuste.games.briskars.throwing.briskars import HurlBriskar
from flibuste.games.briskars.throwing.fall_odds import landing_forecast, scuffle_forecast
from flibuste.games.briskars.throwing.odds import throw_defences, throw_forecast
from flibuste.games.briskars.throwing.throwables import is_template_throw
from flibuste.games.briskars.throwing.throwing import COST as THROW_COST
from flibuste.games.briskars.throwing.throwing import Throwing, throw_threshold
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData, BadQuestion
from flibuste.kernel.ids import Seat
from flibuste.kernel.questions import Question
from flibuste.kernel.steps import Step


class DiceFall(BadData):
    """Raised where the first die would be rolled."""

    def __init__(self) -> None:
        super().__init__("dice_fall", "a die would be rolled now")


@final
class NoDice(Chance):
    """A chance that stops everything at the first die."""

    def draw(self, n: i64) -> i64:
        raise DiceFall


def option_answer(s: Battlefield, seat: Seat, question: Question) -> Pending:
    """Say what would be rolled after one of the answers now open to a seat, and with which odds."""
    action = question.number("action", 0, 1_000_000, -1)
    question.close()
    if s.refusal(seat, action) is not None:
        raise BadQuestion("action", "an answer that is open now")
    field = s.clone()
    field.log = None
    try:
        field.apply(seat, action, NoDice())
    except DiceFall:
        return pending(field)
    return pending(field)


def pending_answer(s: Battlefield, question: Question) -> Pending:
    """Say what is under way and with which odds, if so many more points and dice are bought.

    Rule: BK-BST-01, BK-BST-02.
    """
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    question.close()
    return pending(s, points, dice)


def pending(s: Battlefield, points: i64 = 0, dice: i64 = 0) -> Pending:
    """Describe the step on top."""
    if s.over or len(s.stack) == 0:
        return {"what": "nothing"}
    step = s.stack[-1]
    below = s.stack[-2] if len(s.stack) > 1 else None
    if isinstance(step, Roll):
        return pending_roll(s, step, below, points, dice)
    if isinstance(step, Attack) and step.at == attacks.DEFENCE_CHOSEN:
        return pending_defence(s, step, below)
    if isinstance(step, Plain) and len(step.dice) > 0:
        return plain_dice(step, below)
    if isinstance(step, Rise):
        if step.face > 0:
            return rising_die(s, step)
        return {"what": "get_up", **rise_answer(s, step.briskar, step.bought + points, step.extra + dice)}
    if isinstance(step, Morale):
        return pending_morale(s, step)
    if isinstance(below, ShiverAll) and below.at == shiver.ANSWERED:
        return {"what": "shiver", **shiver_row(s, below.victims[below.done])}
    return {"what": "nothing"}


def pending_morale(s: Battlefield, morale: Morale) -> Pending:
    """Describe a morale roll to come, or its die; whoever has lost heart is only offered a root.

    Rule: BK-MOR-05, BK-MOR-15.
    """
    if morale.at == REROLL_ASKED:
        return morale_die(s, morale)
    if morale.at == MANDRAKE_ASKED:
        return {"what": "nothing"}
    chance = rounded(morale_odds(s, morale.briskar))
    return {"what": "morale", "briskar": briskar_id(morale.briskar), "chance": chance}


def pending_roll(s: Battlefield, roll: Roll, below: Step[Battlefield] | None, points: i64, dice: i64) -> PendingRoll:
    """Describe a roll: the sum, the chance, what one more boost or a re-roll would do.

    Rule: BK-BST-01 to BK-BST-03.
    """
    answer: PendingRoll = {
        "what": "roll",
        "briskar": briskar_id(roll.briskar),
        "purpose": roll.purpose,
        "own": roll_of(side_of(s, roll, points, dice), roll.tally, roll.bought + points),
        "faces": [int(face) for face in roll.dice],
    }
    if isinstance(below, Casting) and below.target != NOBODY:
        answer["spell"] = below.card(s).id
    goals = goals_of(s, roll, below)
    if isinstance(below, Attack) and below.at == attacks.ROLLED:
        answer["defences"] = [defence_part(s, below, defence) for defence in answers_to(s, below)]
        if len(roll.dice) == 0:
            answer["odds"] = attack_under_way(s, below, roll, points, dice)
    if len(roll.dice) == 0:
        answer = {**answer, **stake(s, roll, below, points, dice)}
    else:
        lie_down(s, answer, roll, below, goals)
    if not goals:
        return answer
    answer["threshold"] = None
    if goals[0].threshold > ALWAYS:
        answer["threshold"] = int(goals[0].threshold)
        answer["own"]["passing"] = passing_faces(side_of(s, roll, points, dice), goals[0].threshold, goals[0].sure)
    if len(roll.dice) == 0:
        answer["chance"] = least([goal.chance(side_of(s, roll, points, dice)) for goal in goals])
        answer["next"] = {
            "points": least([goal.chance(side_of(s, roll, points + 1, dice)) for goal in goals]),
            "dice": least([goal.chance(side_of(s, roll, points, dice + 1)) for goal in goals]),
        }
    else:
        answer["chance"] = least([kept(goal, roll) for goal in goals])
        answer["rerolls"] = [least([rerolled(goal, roll, die) for goal in goals]) for die in range(len(roll.dice))]
    return answer


def lie_down(
    s: Battlefield, answer: PendingRoll, roll: Roll, below: Step[Battlefield] | None, goals: list[Goal]
) -> None:
    """Add what dice that lie on the table come to, what another try costs, and what is at stake.

    Rule: BK-BST-03, BK-DIC-16, BK-DIC-20.
    """
    result = roll.result()
    answer["result"] = {"total": int(result.total), "criticals": int(result.criticals), "fumble": result.fumble}
    answer["reroll_ap"] = int(roll.reroll_price(s))
    if not isinstance(below, Attack):
        return
    under = s.stack[-3] if len(s.stack) > 2 else None
    criticals = result.criticals if below.at == attacks.ROLLED else below.criticals
    answer["struck"] = briskar_id(below.target)
    answer["if_hit"] = if_hit(s, below, under, criticals)
    if below.at == attacks.ROLLED:
        hits = [rounded(kept(goal, roll)) for goal in goals]
        best = hits.index(min(hits))
        for k, row in enumerate(answer["defences"]):
            row["hit"] = hits[k]
            row["best"] = k == best


def least(chances: list[float]) -> float:
    """Return the chance against the best that the other side can do."""
    return rounded(min(chances))


def goals_of(s: Battlefield, roll: Roll, below: Step[Battlefield] | None) -> list[Goal]:
    """Return what a roll has to beat: one goal for each way in which the other side may answer; none if unknown."""
    if isinstance(below, Attack):
        return attack_goals(s, below)
    if isinstance(below, (Throwing, CastNet, HurlBriskar)):
        return throw_goals(s, below)
    goal = single_goal(s, roll, below)
    return [goal] if goal is not None else []


def attack_goals(s: Battlefield, attack: Attack) -> list[Goal]:
    """Return what an attack, or the answer to it, has to beat. Rule: BK-DEF-02, BK-ATK-07, BK-DIC-22."""
    if attack.at == attacks.DEFENDED:
        return [Goal(attack.total, False)]
    if attack.at != attacks.ROLLED:
        return []
    intent = intent_of(attack)
    return [Goal(ANYTHING, False, answering_side(s, intent, defence)) for defence in answers_to(s, attack)]


def throw_goals(s: Battlefield, thrown: Step[Battlefield]) -> list[Goal]:
    """Return what a throw has to reach, and each defence of whoever it is aimed at.

    Rule: BK-THR-03, BK-THR-05, BK-THR-10, BK-THR-17.
    """
    if isinstance(thrown, CastNet):
        return aimed_goals(s, thrown.briskar, thrown.target, s.place[thrown.target])
    if isinstance(thrown, Throwing):
        target = thrown.target
        if is_template_throw(s, thrown.briskar, thrown.thing):
            target = NOBODY
        return aimed_goals(s, thrown.briskar, target, thrown.square)
    if isinstance(thrown, HurlBriskar):
        target = NOBODY
        if are_opponents(s, thrown.briskar, thrown.thrown):
            target = thrown.thrown
        return aimed_goals(s, thrown.briskar, target, thrown.square)
    return []


def aimed_goals(s: Battlefield, briskar: Briskar, target: Briskar, square: i64) -> list[Goal]:
    """Return the goals of a throw to a square, at nobody or at somebody with each of his defences."""
    threshold = throw_threshold(s, briskar, square)
    if target == NOBODY:
        return [Goal(threshold, True)]
    intent = Intent(briskar, target, NOTHING, THROWN_AT)
    return [Goal(threshold, True, answering_side(s, intent, defence)) for defence in throw_defences(s, briskar, target)]


def single_goal(s: Battlefield, roll: Roll, below: Step[Battlefield] | None) -> Goal | None:
    """Return the goal of a test, a scuffle, a disengagement, a spell."""
    if isinstance(below, Trial):
        return Goal(below.threshold, True)
    if isinstance(below, Landing):
        return Goal(landing_threshold(below.height), True)
    if isinstance(below, FirePiece):
        return Goal(below.difficulty, True)
    if isinstance(below, Battering):
        return Goal(s.content.elements[s.ground.element(below.square)].threshold, True)
    if isinstance(below, ReadMaps):
        return Goal(card_of(s, TREASURE_MAP).difficulty, True)
    if isinstance(below, CounterSpells):
        return Goal(below.total + s.content.spells[below.spell].number, False)
    if isinstance(below, Scuffle):
        return scuffle_goal(s, below)
    if isinstance(below, Disengagement):
        return leaving_goal(s, below)
    return spell_goal(s, below) if isinstance(below, Casting) else None


def scuffle_goal(s: Battlefield, scuffle: Scuffle) -> Goal:
    """Rule: BK-FGT-01, BK-DIC-22, BK-DIC-23."""
    if scuffle.at == fighting.ANSWERED:
        return Goal(scuffle.total, False)
    if scuffle.kind != fighting.FREEING and not may_defend(s, scuffle.target):
        return Goal(ANYTHING, False)
    other = Side(s.content, tallies.total(scuffle_tally(s, scuffle.target, scuffle.kind)))
    return Goal(ANYTHING, False, other)


def leaving_goal(s: Battlefield, leaving: Disengagement) -> Goal:
    """Rule: BK-DIS-02, BK-DIS-04."""
    if leaving.at == disengaging.PREVENTER_ROLLED:
        return Goal(leaving.total, False)
    other = Side(s.content, tallies.total(preventing_tally(s, leaving.preventer, leaving.choices(s))))
    return Goal(ANYTHING, False, other, False, True)


def spell_goal(s: Battlefield, casting: Casting) -> Goal:
    """Rule: BK-MAG-12, BK-MAG-14, BK-MAG-15, BK-COV-08."""
    card = casting.card(s)
    if casting.at == magic.RESISTED:
        return Goal(casting.total + 1, False)
    if card.is_resisted():
        other = Side(s.content, tallies.total(resistance(s, casting.target, casting.mage, card)))
        return Goal(ANYTHING, False, other, True)
    return Goal(card.number + cover_penalty(s, casting.mage, casting.target, card), True)


# an attack under way


def intent_of(attack: Attack) -> Intent:
    """Return an attack under way as an intent."""
    return Intent(attack.attacker, attack.target, attack.slot, attack.kind, 0, 0, attack.assault, attack.charging)


def answers_to(s: Battlefield, attack: Attack) -> list[int]:
    """List the defences open to the target."""
    return [int(defence) for defence in defences_against(s, intent_of(attack))]


def attack_under_way(s: Battlefield, attack: Attack, roll: Roll, points: i64, dice: i64) -> BlowOdds:
    """Describe an attack that has been paid and is about to be rolled, with the boosts bought and thought of."""
    intent = intent_of(attack)
    intent.points = roll.bought + points
    intent.dice = roll.extra + dice
    answer = described(s, intent, act_cost(s, intent, ""), "")
    del answer["square"]
    answer["left"] = int(s.ap[attack.attacker] - points * POINT_COST - dice * DIE_COST)
    return answer


def defence_part(s: Battlefield, attack: Attack, defence: i64) -> AnsweringDefence:
    """Describe a defence: its price and its sum."""
    row: AnsweringDefence = {"defence": defence_name(defence), "ap": 0, "dice": 0, "total": 0, "parts": []}
    side = answering_side(s, intent_of(attack), defence)
    if side is not None and defence != NO_DEFENCE:
        covered = has_cover(s, attack.attacker, attack.target, attack.kind, attack.charging)
        row["ap"] = int(defence_cost(s, attack.target, defence))
        row["parts"] = parts_of(defence_tally(s, attack.target, attack.attacker, defence, attack.kind, covered))
        row.update({"dice": int(side.dice), "total": int(side.base)})
    return row


def pending_defence(s: Battlefield, attack: Attack, below: Step[Battlefield] | None) -> PendingDefence:
    """Describe each defence against a total that lies on the table: the chance that it holds.

    Rule: BK-DEF-01, BK-DEF-02, BK-WPN-06.
    """
    rows: list[HoldingDefence] = []
    for defence in answers_to(s, attack):
        side = answering_side(s, intent_of(attack), defence)
        holds = 0.0
        if side is not None:
            holds = Goal(attack.total, False).chance(side)
            if side.again:
                holds = 1.0 - (1.0 - holds) * (1.0 - holds)
        row = defence_part(s, attack, defence)
        rows.append(
            {
                "defence": row["defence"],
                "ap": row["ap"],
                "dice": row["dice"],
                "total": row["total"],
                "parts": row["parts"],
                "holds": rounded(holds),
            }
        )
    return {
        "what": "defence",
        "briskar": briskar_id(attack.target),
        "defences": rows,
        "closed": closed_defences(s, attack),
        "attacker": briskar_id(attack.attacker),
        "total": int(attack.total),
        "criticals": int(attack.criticals),
        "if_hit": if_hit(s, attack, below, attack.criticals),
    }


def closed_defences(s: Battlefield, attack: Attack) -> list[ClosedDefence]:
    """Say of each defence that cannot be chosen why it cannot.

    Rule: BK-DEF-03, BK-DEF-10.
    """
    found: list[ClosedDefence] = []
    for defence in DEFENCES:
        why = why_not_defence(s, attack.target, attack.attacker, attack.kind, defence)
        if why is not None:
            found.append({"defence": defence_name(defence), "code": why.code, "rule": why.rule})
    return found


def if_hit(s: Battlefield, attack: Attack, below: Step[Battlefield] | None, criticals: i64) -> Loss | None:
    """Say what the blow would come to, its critical hits being known; nothing for a net, or for a Briskar who flies.

    Rule: BK-ATK-06, BK-SHO-18, BK-THR-13, BK-ARM-16, BK-ARM-17.
    """
    certain = Contest()
    certain.add(int(criticals), 1.0)
    found = struck_forecast(s, attack, below, certain)
    if found is None:
        return None
    told = outcome(s, attack.target, found)
    return {
        "losses": told["losses"],
        "mean": told["mean"],
        "knock_out": told["knock_out"],
        "morale": told["morale"],
    }


def struck_forecast(
    s: Battlefield, attack: Attack, below: Step[Battlefield] | None, certain: Contest
) -> Forecast | None:
    """Return what a blow or a throw comes to, its critical hits being known."""
    if attack.kind == THROWN_AT:
        if isinstance(below, Throwing):
            return throw_forecast(s, below.briskar, attack.target, below.thing, certain)
        return None
    intent = intent_of(attack)
    lowered = lowered_for(s, attack.target)
    amount = intended_damage(s, intent)
    armour = worn(s, attack.target)
    if is_shot(attack.kind):
        found = shot_forecast(certain, amount, intended_range(s, intent), armour, lowered)
    else:
        found = melee_forecast(certain, amount, strength(s, attack.attacker), armour, lowered)
    return found.limited(s.hp[attack.target])


def stake(s: Battlefield, roll: Roll, below: Step[Battlefield] | None, points: i64, dice: i64) -> Stake:
    """Say what a roll may cost, with the boosts bought and thought of.

    ``odds`` as of a blow for one target, ``victims`` for several, ``outcome`` otherwise. Nothing is said where no
    health is at stake.
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
        return scuffle_stake(s, below, side_of(s, roll, points, dice))
    if isinstance(below, Landing):
        found = landing_forecast(s, below.briskar, below.height, side_of(s, roll, points, dice))
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
        against = Side(s.content, tallies.total(scuffle_tally(s, below.target, below.kind)))
    odds = contest(own, against)
    found = scuffle_forecast(s, below.briskar, below.target, below.kind, odds)
    return {"outcome": outcome(s, below.target, found)}
