"""Questions about odds: spells, throws and nets. Where health is at stake the answer has the shape of a blow's."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.cards.terms import AGAINST_RESULT
from flibuste.games.briskars.dice.odds import Contest, Side, threshold_contest
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST
from flibuste.games.briskars.dice.trials import ALWAYS
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally, strength
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import THROWN_AT
from flibuste.games.briskars.field.verbs import MOST_BOUGHT, MOST_POINTS, briskar_id
from flibuste.games.briskars.fighting.previews import NO_DEFENCE, Intent, answering_side
from flibuste.games.briskars.fighting.tallies import defence_cost, defence_tally, has_cover
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import VOIDS, Forecast, amount_spread, lowered_for
from flibuste.games.briskars.insight.act_answers import Damage, Defence, SpellOdds
from flibuste.games.briskars.insight.blasts import victim_row
from flibuste.games.briskars.insight.odds import sight_of
from flibuste.games.briskars.insight.reading import (
    defence_name,
    is_square,
    outcome,
    parts_of,
    read_briskar,
    read_spell,
    read_square,
    roll_of,
    rounded,
)
from flibuste.games.briskars.magic.known import resistance
from flibuste.games.briskars.magic.odds import (
    backfire,
    cast_contest,
    caster_side,
    printed_loss,
    spell_forecast,
    spell_gains,
    spell_threshold,
)
from flibuste.games.briskars.ordnance.odds import Victim
from flibuste.games.briskars.throwing.harm import throw_damage
from flibuste.games.briskars.throwing.odds import splashed, table_victims, throw_contest, throw_defences, throw_forecast
from flibuste.games.briskars.throwing.throwables import is_template_throw, sources
from flibuste.games.briskars.throwing.throwing import CHOOSING, THING_CHOSEN, Throwing, throw_threshold
from flibuste.games.briskars.throwing.throwing import COST as THROW_COST
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.questions import Question


def damage_of(s: Battlefield, target: Briskar, odds: Contest, forecast: Forecast | None) -> Damage:
    """Say what a success comes to: critical hits always, losses of health only where health is at stake."""
    if forecast is not None:
        return {**outcome(s, target, forecast)}
    return {"fumble": rounded(odds.fumble), "criticals": criticals_of(odds)}


def criticals_of(odds: Contest) -> list[float]:
    """Return the chances of success with none, one, two ... critical hits."""
    return [rounded(chance) for chance in odds.by_criticals[:5]]


# spells


def spell_odds(s: Battlefield, question: Question) -> SpellOdds:
    """Answer how surely a spell works on a target; ``rival`` is the total that a reaction has to reach.

    Rule: BK-MAG-12 to BK-MAG-16, BK-COV-08, BK-BST-01, BK-BST-02.
    """
    mage = read_briskar(s, question, "briskar")
    spell = read_spell(s, question)
    target = mage
    if question.has("target") and not is_square(question, "target"):
        target = read_briskar(s, question, "target")
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    rival = question.number("rival", 0, 999, 0)
    question.close()
    card = s.content.spells[spell]
    if card.test == AGAINST_RESULT and rival == 0:
        raise BadQuestion("rival", "the total of the spell it answers")
    return cast_answer(s, mage, target, card, rival, points, dice)


def cast_answer(
    s: Battlefield, mage: Briskar, target: Briskar, card: Spell, rival: i64, points: i64, dice: i64
) -> SpellOdds:
    """Describe a spell: its roll, what it meets, what it does to health.

    Rule: BK-MAG-12 to BK-MAG-16.
    """
    side = caster_side(s, mage, points, dice)
    odds = cast_contest(s, mage, target, card, side, rival)
    forecast = spell_forecast(s, target, card, odds)
    gains = spell_gains(s, target, card, odds)
    cost = card.ap + points * POINT_COST + dice * DIE_COST
    threshold = ALWAYS
    if not card.is_resisted():
        threshold = spell_threshold(s, mage, target, card, rival)
    answer: SpellOdds = {
        "briskar": briskar_id(mage),
        "target": briskar_id(target),
        "slot": None,
        "weapon": None,
        "damage": printed_loss(card) if forecast is not None else None,
        "own": roll_of(
            side,
            characteristic_tally(s, mage, tallies.MIND, tallies.MIND),
            points,
            threshold,
            card.test != AGAINST_RESULT,
        ),
        "chance": rounded(odds.success()),
        "threshold": int(threshold) if threshold > ALWAYS else None,
        "defences": spell_defences(s, mage, target, card, odds, forecast),
        "critical": rounded(1.0 - side.spread().critical(0)),
        "next": {
            "points": rounded(
                cast_contest(s, mage, target, card, caster_side(s, mage, points + 1, dice), rival).success()
            ),
            "dice": rounded(
                cast_contest(s, mage, target, card, caster_side(s, mage, points, dice + 1), rival).success()
            ),
        },
        "cost": int(cost),
        "left": int(s.ap[mage] - cost),
        "fumble": rounded(odds.fumble),
        "criticals": criticals_of(odds),
    }
    if forecast is not None:
        answer = {**answer, **outcome(s, target, forecast)}
    if gains is not None:
        answer["gains"] = [rounded(chance) for chance in gains]
    if backfire(card) > 0:
        answer["backfire"] = int(backfire(card))
    if target != mage:
        return {**answer, **sight_of(s, mage, target)}
    return answer


def spell_defences(
    s: Battlefield, mage: Briskar, target: Briskar, card: Spell, odds: Contest, forecast: Forecast | None
) -> list[Defence]:
    """List the roll that resists, where there is one. Rule: BK-MAG-14."""
    if not card.is_resisted():
        return []
    tally = resistance(s, target, mage, card)
    row: Defence = {
        "defence": "resist",
        "best": True,
        "ap": 0,
        "dice": 1,
        "hit": rounded(odds.success()),
        "total": int(tallies.total(tally)),
        "parts": parts_of(tally),
        **damage_of(s, target, odds, forecast),
    }
    return [row]


# throws and nets


def throw_odds(s: Battlefield, question: Question, net: bool) -> SpellOdds:
    """Answer how surely a throw (or a net) comes where it should, past each defence, and what it costs.

    Without ``thing`` (the answer that names it) it is what he has chosen, or what hurts most of all he could throw.

    Rule: BK-THR-03, BK-THR-05, BK-THR-06, BK-OBJ-06, BK-DIC-12.
    """
    briskar = read_briskar(s, question, "briskar")
    target = NOBODY
    square = s.place[briskar]
    if is_square(question, "target"):
        square = read_square(s, question, "target", square)
    else:
        target = read_briskar(s, question, "target")
        square = s.place[target]
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    thing: i64 = NOTHING
    if not net:
        thing = read_thing(s, question, briskar)
    question.close()
    return throw_answer(s, briskar, target, square, thing, points, dice)


def read_thing(s: Battlefield, question: Question, briskar: Briskar) -> i64:
    """Read what is thrown: the answer that names it, or what he has chosen, or what hurts most; NOTHING if nothing."""
    things = sources(s, briskar)
    thing = question.number("thing", 0, 1_000_000, -1)
    if thing >= 0:
        if not any(one == thing for one in things):
            raise BadQuestion("thing", "something he could throw")
        return thing
    step = s.stack[-2] if len(s.stack) > 1 else None
    if isinstance(step, Throwing) and step.briskar == briskar and step.at not in (CHOOSING, THING_CHOSEN):
        return step.thing
    best: i64 = NOTHING
    most = -1.0
    for one in things:
        spread = amount_spread(throw_damage(s, briskar, one), strength(s, briskar))
        mean = sum(float(amount) * chance for amount, chance in spread.items())
        if mean > most:
            most = mean
            best = one
    return best


def throw_answer(
    s: Battlefield, briskar: Briskar, target: Briskar, square: i64, thing: i64, points: i64, dice: i64
) -> SpellOdds:
    """Describe a throw: its roll, its threshold, the defences, what it costs.

    Rule: BK-THR-03, BK-THR-05, BK-THR-10, BK-THR-13.
    """
    tally = characteristic_tally(s, briskar, tallies.STRENGTH, tallies.CONSTITUTION)
    threshold = throw_threshold(s, briskar, square)
    base = tallies.total(tally) + points
    side = Side(s.content, base, 1 + dice)
    aimed = target
    if thing >= 0 and is_template_throw(s, briskar, thing):
        aimed = NOBODY
    best = best_answer(s, briskar, aimed, threshold, side, thing)
    odds = thrown(s, briskar, aimed, threshold, side, best)
    forecast: Forecast | None = None
    if aimed != NOBODY:
        forecast = throw_forecast(s, briskar, aimed, thing, odds)
    cost = THROW_COST + points * POINT_COST + dice * DIE_COST
    answer: SpellOdds = {
        "briskar": briskar_id(briskar),
        "target": briskar_id(target) if target != NOBODY else None,
        "slot": None,
        "weapon": None,
        "damage": throw_damage(s, briskar, thing).text() if thing >= 0 else None,
        "thing": int(thing) if thing >= 0 else None,
        "own": roll_of(side, tally, points, threshold),
        "threshold": int(threshold),
        "chance": rounded(odds.success()),
        "defences": [],
        "next": {
            "points": rounded(
                thrown(s, briskar, aimed, threshold, Side(s.content, base + 1, 1 + dice), best).success()
            ),
            "dice": rounded(thrown(s, briskar, aimed, threshold, Side(s.content, base, 2 + dice), best).success()),
        },
        "cost": int(cost),
        "left": int(s.ap[briskar] - cost),
        "fumble": rounded(odds.fumble),
        "criticals": criticals_of(odds),
    }
    if forecast is not None:
        answer = {**answer, **outcome(s, aimed, forecast)}
    if aimed != NOBODY:
        rows = throw_defences(s, briskar, aimed)
        answer["defences"] = [defence_row(s, briskar, aimed, threshold, side, thing, one, best) for one in rows]
    if thing >= 0:
        others = others_struck(s, briskar, aimed, square, thing, odds)
        answer["victims"] = [victim_row(s, one, odds.fumble) for one in others]
    if target != NOBODY:
        return {**answer, **sight_of(s, briskar, target)}
    return answer


def others_struck(
    s: Battlefield, briskar: Briskar, aimed: Briskar, square: i64, thing: i64, odds: Contest
) -> list[Victim]:
    """List who suffers besides the target: everybody under a table, everybody around a sack.

    Rule: BK-THR-09, BK-THR-10.
    """
    if is_template_throw(s, briskar, thing):
        return table_victims(s, briskar, square, thing, odds, THROW_COST)
    if aimed == NOBODY or lowered_for(s, aimed) == VOIDS:
        return []
    return splashed(s, briskar, square, thing, odds.success())


def thrown(s: Battlefield, briskar: Briskar, target: Briskar, threshold: i64, side: Side, defence: i64) -> Contest:
    """Return the odds of a throw at somebody with one defence, or at a square."""
    if target == NOBODY:
        return threshold_contest(side, threshold, None)
    return throw_contest(s, briskar, target, threshold, side, defence)


def best_answer(s: Battlefield, briskar: Briskar, target: Briskar, threshold: i64, side: Side, thing: i64) -> i64:
    """Return the defence that serves the target of a throw best: the least health, or the least often."""
    best = NO_DEFENCE
    least = 1.0e9
    if target == NOBODY:
        return best
    for defence in throw_defences(s, briskar, target):
        odds = throw_contest(s, briskar, target, threshold, side, defence)
        forecast = throw_forecast(s, briskar, target, thing, odds)
        worth = odds.success() if forecast is None else forecast.mean()
        if worth < least - 1e-12:
            least = worth
            best = defence
    return best


def defence_row(
    s: Battlefield, briskar: Briskar, target: Briskar, threshold: i64, side: Side, thing: i64, defence: i64, best: i64
) -> Defence:
    """Describe one defence against a throw. Rule: BK-THR-13."""
    odds = throw_contest(s, briskar, target, threshold, side, defence)
    row: Defence = {
        "defence": defence_name(defence),
        "hit": rounded(odds.success()),
        "best": bool(defence == best),
        "ap": 0,
        "dice": 0,
        "total": 0,
        "parts": [],
        **damage_of(s, target, odds, throw_forecast(s, briskar, target, thing, odds)),
    }
    passive = answering_side(s, Intent(briskar, target, NOTHING, THROWN_AT), defence)
    if passive is not None and defence != NO_DEFENCE:
        covered = has_cover(s, briskar, target, THROWN_AT, 0)
        row["ap"] = int(defence_cost(s, target, defence))
        row["parts"] = parts_of(defence_tally(s, target, briskar, defence, THROWN_AT, covered))
        row.update({"dice": int(passive.dice), "total": int(passive.base)})
    return row
