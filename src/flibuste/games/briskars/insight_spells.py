"""Questions about odds: spells and throws, whose effects are many but whose roll is one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars import lasting, reasons
from flibuste.games.briskars.insight_odds import defence_name, sight_of
from flibuste.games.briskars.insight_reading import (
    MOST_BOUGHT,
    MOST_POINTS,
    is_square,
    parts_of,
    read_briskar,
    read_spell,
    read_square,
    roll_of,
    rounded,
)
from flibuste.games.briskars.magic import resistance
from flibuste.games.briskars.odds import Side, contest, pass_chance, threshold_contest
from flibuste.games.briskars.previews import NO_DEFENCE, Intent, answering_side, open_defences, reach
from flibuste.games.briskars.seeing import cover
from flibuste.games.briskars.sight import IN_COVER
from flibuste.games.briskars.spellbook import Spell
from flibuste.games.briskars.spending import effect_on
from flibuste.games.briskars.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.terms import AGAINST_RESULT, AT_ENEMY
from flibuste.games.briskars.throwing import COST as THROW_COST
from flibuste.games.briskars.throwing import throw_threshold
from flibuste.games.briskars.totals import (
    COVER_BONUS,
    THROWN_AT,
    characteristic_tally,
    defence_cost,
    defence_tally,
    has_cover,
)
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.questions import Question


def spell_odds(s: Battlefield, question: Question) -> dict[str, object]:
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
    tally = characteristic_tally(s, mage, reasons.MIND, reasons.MIND)
    now = cast_chance(s, mage, target, card, caster(s, mage, tally, points, dice), rival)
    spread = caster(s, mage, tally, points, dice).spread()
    answer: dict[str, object] = {
        "own": roll_of(caster(s, mage, tally, points, dice), tally, points),
        "chance": rounded(now),
        "threshold": spell_threshold(s, mage, target, card, rival),
        "defences": spell_defences(s, mage, target, card, now),
        "fumble": rounded(spread.fumble()),
        "critical": rounded(sum(c for k, c in enumerate(spread.chances) if spread.criticals[k] > 0)),
        "cost": int(card.ap + points + 3 * dice),
        "left": int(s.ap[mage] - card.ap - points - 3 * dice),
        "next": {
            "points": rounded(cast_chance(s, mage, target, card, caster(s, mage, tally, points + 1, dice), rival)),
            "dice": rounded(cast_chance(s, mage, target, card, caster(s, mage, tally, points, dice + 1), rival)),
        },
    }
    if target != mage:
        answer.update(sight_of(s, mage, target))
    return answer


def caster(s: Battlefield, mage: i64, tally: vec[i64], points: i64, dice: i64) -> Side:
    """Return the roll of a mage. Rule: BK-MAG-12."""
    critical = 10 - effect_on(s, mage, lasting.CRITICALS)
    return Side(reasons.total(tally) + points, 1 + dice, 1, critical)


def cast_chance(s: Battlefield, mage: i64, target: i64, card: Spell, side: Side, rival: i64) -> float:
    """Return the chance that a spell works.

    Rule: BK-MAG-12 to BK-MAG-15.
    """
    if card.is_resisted():
        return contest(side, Side(reasons.total(resistance(s, target, mage, card))), True).success()
    if card.test == AGAINST_RESULT:
        return reach(side, rival + card.number)
    return pass_chance(side, card.number + cover_penalty(s, mage, target, card))


def cover_penalty(s: Battlefield, mage: i64, target: i64, card: Spell) -> i64:
    """Cover makes a passive offensive spell on one target harder. Rule: BK-COV-08."""
    if card.offensive and card.target == AT_ENEMY and target != mage and cover(s, mage, target) == IN_COVER:
        return COVER_BONUS
    return 0


def spell_threshold(s: Battlefield, mage: i64, target: i64, card: Spell, rival: i64) -> int | None:
    """Return the number to reach; None where a roll resists."""
    if card.is_resisted():
        return None
    if card.test == AGAINST_RESULT:
        return int(rival + card.number)
    return int(card.number + cover_penalty(s, mage, target, card))


def spell_defences(s: Battlefield, mage: i64, target: i64, card: Spell, chance: float) -> list[object]:
    """List the roll that resists, where there is one. Rule: BK-MAG-14."""
    if not card.is_resisted():
        return []
    tally = resistance(s, target, mage, card)
    row: dict[str, object] = {"defence": "resist", "best": True, "ap": 0, "dice": 1, "hit": rounded(chance)}
    row.update({"total": int(reasons.total(tally)), "parts": parts_of(tally)})
    return [row]


def throw_odds(s: Battlefield, question: Question) -> dict[str, object]:
    """Answer how surely a throw (or a net) comes where it should, and past each defence.

    Rule: BK-THR-03, BK-THR-05, BK-OBJ-06, BK-DIC-12.
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
    question.close()
    tally = characteristic_tally(s, briskar, reasons.STRENGTH, reasons.CONSTITUTION)
    threshold = throw_threshold(s, briskar, square)
    base = reasons.total(tally)
    side = Side(base + points, 1 + dice)
    answer: dict[str, object] = {
        "own": roll_of(side, tally, points),
        "threshold": int(threshold),
        "chance": rounded(flying(s, briskar, target, threshold, side)),
        "fumble": rounded(side.spread().fumble()),
        "defences": throw_defences(s, briskar, target, threshold, side),
        "cost": int(THROW_COST + points + 3 * dice),
        "left": int(s.ap[briskar] - THROW_COST - points - 3 * dice),
        "next": {
            "points": rounded(flying(s, briskar, target, threshold, Side(base + points + 1, 1 + dice))),
            "dice": rounded(flying(s, briskar, target, threshold, Side(base + points, 2 + dice))),
        },
    }
    if target != NOBODY:
        answer.update(sight_of(s, briskar, target))
    return answer


def flying(s: Battlefield, briskar: i64, target: i64, threshold: i64, side: Side) -> float:
    """Return the chance of a throw against the best defence of whom it is aimed at."""
    if target == NOBODY:
        return pass_chance(side, threshold)
    intent = Intent(briskar, target, NOTHING, THROWN_AT)
    least = 1.0
    for defence in open_defences(s, intent):
        chance = threshold_contest(side, threshold, answering_side(s, intent, defence)).success()
        least = min(least, chance)
    return least


def throw_defences(s: Battlefield, briskar: i64, target: i64, threshold: i64, side: Side) -> list[object]:
    """Describe each defence against a throw. Rule: BK-THR-13."""
    rows: list[object] = []
    if target == NOBODY:
        return rows
    intent = Intent(briskar, target, NOTHING, THROWN_AT)
    least = flying(s, briskar, target, threshold, side)
    for defence in open_defences(s, intent):
        passive = answering_side(s, intent, defence)
        hit = threshold_contest(side, threshold, passive).success()
        row: dict[str, object] = {"defence": defence_name(defence), "hit": rounded(hit)}
        row["best"] = bool(hit <= least + 1e-12)
        row.update({"ap": 0, "dice": 0, "total": 0, "parts": []})
        if passive is not None and defence != NO_DEFENCE:
            covered = has_cover(s, briskar, target, THROWN_AT, False)
            row["ap"] = int(defence_cost(s, target, defence))
            row["parts"] = parts_of(defence_tally(s, target, briskar, defence, THROWN_AT, covered))
            row.update({"dice": int(passive.dice), "total": int(passive.base)})
        rows.append(row)
    return rows
