"""Questions about tests that a Briskar may have to make: getting up, leaving a melee, morale, Shiver me timbers..."""

from __future__ import annotations

from typing import Final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.actions.general import HOPE_THRESHOLD
from flibuste.games.briskars.actions.stealth import AIM_THRESHOLD, LOOK_THRESHOLD
from flibuste.games.briskars.dice.odds import (
    Side,
    contest,
    get_up_chance,
    morale_chance,
    pass_chance,
    shiver_chance,
    threshold_contest,
)
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally, constitution, dexterity, mind
from flibuste.games.briskars.field.postures import may_defend
from flibuste.games.briskars.field.state import BY_BLOW, NOBODY, Battlefield
from flibuste.games.briskars.field.tallies import add, new_tally
from flibuste.games.briskars.field.verbs import MOST_BOUGHT, MOST_POINTS, briskar_id
from flibuste.games.briskars.field.zones import are_opponents, holders
from flibuste.games.briskars.fighting import fighting
from flibuste.games.briskars.fighting.fighting import scuffle_tally
from flibuste.games.briskars.fighting.morale import morale_tally
from flibuste.games.briskars.fighting.previews import leaving_odds
from flibuste.games.briskars.ground.distance import FATHOM
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.act_answers import TestName, TestOdds
from flibuste.games.briskars.insight.blasts import struck_row
from flibuste.games.briskars.insight.pending_answers import RiseOdds, ShiverOdds
from flibuste.games.briskars.insight.reading import outcome, parts_of, read_briskar, roll_of, rounded
from flibuste.games.briskars.movement.disengaging import of_band, preventing_seat, preventing_tally
from flibuste.games.briskars.movement.landing import landing_threshold
from flibuste.games.briskars.movement.shiver import THRESHOLD, may_shiver
from flibuste.games.briskars.throwing.fall_odds import (
    landing_forecast,
    landing_side,
    parting_forecast,
    scuffle_forecast,
)
from flibuste.kernel.bits import has
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.questions import Question

SCUFFLES: Final = ("restrain", "head_butt", "kick", "break_hold")
TESTS: Final[tuple[str, ...]] = get_args(TestName)


def answer_test(s: Battlefield, question: Question) -> TestOdds:
    """Answer how surely a test is passed."""
    name = question.word("test", TESTS)
    briskar = read_briskar(s, question, "briskar")
    if name == "morale":
        question.close()
        return morale_answer(s, briskar)
    if name == "shiver":
        ap = question.number("ap", 0, 40, int(s.ap[briskar]))
        question.close()
        leap = shiver_row(s, briskar, ap)
        return {"chance": leap["chance"], "threshold": leap["threshold"], "ap": leap["ap"], "parts": leap["parts"]}
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    if name == "get_up":
        question.close()
        rise = rise_answer(s, briskar, points, dice)
        return {"chance": rise["chance"], "under": rise["under"], "parts": rise["parts"], "next": rise["next"]}
    if name == "disengage":
        return disengage_answer(s, question, briskar, points, dice)
    if name == "landing":
        return landing_answer(s, question, briskar, points, dice)
    if name in SCUFFLES:
        return scuffle_answer(s, question, briskar, name, points, dice)
    question.close()
    return trial_answer(s, briskar, name, points, dice)


def morale_answer(s: Battlefield, briskar: Briskar) -> TestOdds:
    """Answer how surely he stands firm: a roll strictly under Constitution + Mind.

    Rule: BK-MOR-05 to BK-MOR-08, BK-MOR-11, BK-MOR-13.
    """
    tally = morale_tally(s, briskar)
    goal = constitution(s, briskar) + mind(s, briskar)
    chance = rounded(morale_chance(goal, tallies.total(tally)))
    failed = "routed" if s.misses[briskar] > 0 else "prostrate"
    return {
        "chance": chance,
        "under": int(goal),
        "parts": parts_of(tally),
        "outcomes": {"firm": chance, failed: rounded(1.0 - chance)},
    }


def shiver_row(s: Battlefield, briskar: Briskar, ap: i64 = -1) -> ShiverOdds:
    """Answer how surely he leaps clear with all his action points.

    Rule: BK-SMT-03, BK-SMT-04, BK-SMT-08.
    """
    spent = s.ap[briskar] if ap < 0 else ap
    may = may_shiver(s, briskar)
    chance = shiver_chance(spent) if may else 0.0
    threshold = int(max(THRESHOLD - spent, 2))
    return {
        "briskar": briskar_id(briskar),
        "chance": rounded(chance),
        "threshold": threshold,
        "passing": list(range(threshold, 11)) if may else [],
        "ap": int(spent),
        "parts": [],
    }


def rise_answer(s: Battlefield, briskar: Briskar, points: i64, dice: i64) -> RiseOdds:
    """Answer how surely he gets up: without a test unless a blow has stunned him.

    Rule: BK-FGT-11, BK-FGT-12, BK-FGT-13.
    """
    tally = morale_tally(s, briskar)
    goal = constitution(s, briskar) + mind(s, briskar)
    chance = rise_chance(s, briskar, goal, points, dice)
    return {
        "briskar": briskar_id(briskar),
        "chance": rounded(chance),
        "under": int(goal),
        "parts": parts_of(tally),
        "next": {
            "points": rounded(rise_chance(s, briskar, goal, points + 1, dice)),
            "dice": rounded(rise_chance(s, briskar, goal, points, dice + 1)),
        },
    }


def rise_chance(s: Battlefield, briskar: Briskar, goal: i64, points: i64, dice: i64) -> float:
    """Return the chance of the roll to get up. Rule: BK-FGT-11, BK-FGT-13."""
    if s.stunned[briskar] != BY_BLOW:
        return 1.0
    return get_up_chance(goal, tallies.total(morale_tally(s, briskar)), points, 1 + dice)


def disengage_answer(s: Battlefield, question: Question, briskar: Briskar, points: i64, dice: i64) -> TestOdds:
    """Answer how surely he leaves a melee if the one who prevents it is the best for it, or the one named.

    Rule: BK-DIS-02 to BK-DIS-07, BK-DIS-13.
    """
    held = holders(s, briskar) & ~s.freed
    if held == 0:
        raise BadQuestion("briskar", "a Briskar in a melee")
    preventer = strongest(s, briskar, held)
    if question.has("target"):
        preventer = read_briskar(s, question, "target")
        if not has(held, preventer):
            raise BadQuestion("target", "somebody who holds him")
    question.close()
    odds = leaving_odds(s, briskar, preventer, points, dice)
    tally = add(new_tally(), tallies.CONSTITUTION, constitution(s, briskar))
    tally = add(tally, tallies.DEXTERITY, dexterity(s, briskar))
    against = preventing_tally(s, preventer, of_band(held, s.owner(preventer)))
    side = Side(s.content, tallies.total(tally) + points, 1 + dice)
    return {
        "chance": rounded(odds.free),
        "own": roll_of(side, tally, points),
        "parts": parts_of(tally, points),
        "target": briskar_id(preventer),
        "against": roll_of(Side(s.content, tallies.total(against)), against),
        "outcomes": {
            "falls": rounded(odds.falls),
            "held": rounded(odds.held),
            "free": rounded(odds.free - odds.strikes),
            "strikes": rounded(odds.strikes),
        },
        "criticals": [rounded(odds.free - odds.strikes), rounded(odds.strikes)],
        "victims": [
            struck_row(s, one, chance, parting_forecast(s, one, chance))
            for one, chance in ((briskar, odds.falls), (preventer, odds.strikes))
        ],
        "next": {
            "points": rounded(leaving_odds(s, briskar, preventer, points + 1, dice).free),
            "dice": rounded(leaving_odds(s, briskar, preventer, points, dice + 1).free),
        },
    }


def strongest(s: Battlefield, briskar: Briskar, held: i64) -> Briskar:
    """Return the holder whose player may prevent and who does it best. Rule: BK-DIS-03, BK-DIS-13."""
    band = of_band(held, preventing_seat(s, briskar, held))
    best = NOBODY
    most: i64 = -1000
    for other in s.everybody():
        if has(band, other):
            total = tallies.total(preventing_tally(s, other, band))
            if total > most:
                most = total
                best = other
    return best


def scuffle_answer(s: Battlefield, question: Question, briskar: Briskar, name: str, points: i64, dice: i64) -> TestOdds:
    """Answer how surely a hold, a head-butt, a kick or breaking free succeeds.

    Rule: BK-FGT-01, BK-FGT-05, BK-FGT-09, BK-FGT-14, BK-FGT-17, BK-DIC-22.
    """
    target = read_briskar(s, question, "target")
    question.close()
    if not are_opponents(s, briskar, target):
        raise BadQuestion("target", "a Briskar of another band")
    kind: i64 = SCUFFLES.index(name)
    tally = scuffle_tally(s, briskar, kind)
    other = scuffle_tally(s, target, kind)
    against: Side | None = Side(s.content, tallies.total(other))
    if kind != fighting.FREEING and not may_defend(s, target):
        against = None
    answer = opposed(s, tally, other, against, points, dice)
    if kind in (fighting.BUTTING, fighting.KICKING):
        side = Side(s.content, tallies.total(tally) + points, 1 + dice)
        return {**answer, **outcome(s, target, scuffle_forecast(s, briskar, target, kind, contest(side, against)))}
    return answer


def opposed(s: Battlefield, tally: vec[i64], other: vec[i64], against: Side | None, points: i64, dice: i64) -> TestOdds:
    """Describe an opposition."""
    base = tallies.total(tally)
    side = Side(s.content, base + points, 1 + dice)
    return {
        "chance": rounded(contest(side, against).success()),
        "own": roll_of(side, tally, points),
        "parts": parts_of(tally, points),
        "against": roll_of(against, other) if against is not None else None,
        "outcomes": {"fumble": rounded(side.spread().fumble())},
        "criticals": [rounded(chance) for chance in contest(side, against).by_criticals[:5]],
        "next": {
            "points": rounded(contest(Side(s.content, base + points + 1, 1 + dice), against).success()),
            "dice": rounded(contest(Side(s.content, base + points, 2 + dice), against).success()),
        },
    }


def landing_answer(s: Battlefield, question: Question, briskar: Briskar, points: i64, dice: i64) -> TestOdds:
    """Answer how surely he lands from so many fathoms, and what it costs him.

    Rule: BK-MOV-21 to BK-MOV-26.
    """
    height = FATHOM * question.number("height", 1, 40, 3)
    question.close()
    tally = characteristic_tally(s, briskar, tallies.CONSTITUTION, tallies.DEXTERITY)
    side = landing_side(s, briskar, points, dice)
    threshold = landing_threshold(height)
    odds = threshold_contest(side, threshold, None)
    answer: TestOdds = {
        "chance": rounded(odds.success()),
        "threshold": int(threshold),
        "own": roll_of(side, tally, points, threshold),
        "parts": parts_of(tally, points),
        "next": {
            "points": rounded(pass_chance(landing_side(s, briskar, points + 1, dice), threshold)),
            "dice": rounded(pass_chance(landing_side(s, briskar, points, dice + 1), threshold)),
        },
    }
    return {**answer, **outcome(s, briskar, landing_forecast(s, briskar, height, side))}


def trial_answer(s: Battlefield, briskar: Briskar, name: str, points: i64, dice: i64) -> TestOdds:
    """Answer how surely he aims, finds somebody hidden, or takes heart for a last time.

    Rule: BK-ACT-27, BK-ACT-28, BK-ACT-33, BK-ACT-40.
    """
    if name == "aim":
        tally = characteristic_tally(s, briskar, tallies.DEXTERITY, tallies.DEXTERITY)
        threshold = AIM_THRESHOLD
    else:
        tally = characteristic_tally(s, briskar, tallies.CONSTITUTION, tallies.MIND)
        threshold = LOOK_THRESHOLD
        if name == "last_hope":
            threshold = HOPE_THRESHOLD
    base = tallies.total(tally)
    side = Side(s.content, base + points, 1 + dice)
    sure = name == "aim" and s.kneeling[briskar] != 0
    chance = 1.0 if sure else pass_chance(side, threshold)
    return {
        "chance": rounded(chance),
        "threshold": int(threshold),
        "own": roll_of(side, tally, points, threshold),
        "parts": parts_of(tally, points),
        "next": {
            "points": rounded(pass_chance(Side(s.content, base + points + 1, 1 + dice), threshold)),
            "dice": rounded(pass_chance(Side(s.content, base + points, 2 + dice), threshold)),
        },
    }
