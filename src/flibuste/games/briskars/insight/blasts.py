"""Questions about odds: guns and their templates, kegs, and throwing a Briskar. Everybody who may suffer has a row."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.dice.odds import Side, pass_chance, threshold_contest
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.kit import KEG, card_of
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import AT, MOST_BOUGHT, MOST_POINTS, briskar_id
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.ground.templates import drift, template_distance
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.insight.act_answers import Drift, FireOdds, HurlOdds, KegOdds
from flibuste.games.briskars.insight.act_answers import Victim as VictimRow
from flibuste.games.briskars.insight.reading import (
    defence_name,
    is_square,
    outcome,
    read_briskar,
    read_square,
    roll_of,
    rounded,
)
from flibuste.games.briskars.ordnance.odds import (
    Victim,
    fire_difficulty,
    fire_victims,
    gunner_side,
    keg_chance,
    keg_victims,
)
from flibuste.games.briskars.ordnance.pieces import centres, muzzle, ordnance_card, served_piece
from flibuste.games.briskars.throwing.fall_odds import crash_forecast, flight, flight_forecast
from flibuste.games.briskars.throwing.odds import throw_defences
from flibuste.games.briskars.throwing.throwing import COST as THROW_COST
from flibuste.games.briskars.throwing.throwing import throw_threshold
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.questions import Question


def victim_row(s: Battlefield, victim: Victim, fumble: float) -> VictimRow:
    """Describe what may happen to one Briskar."""
    row = struck_row(s, victim.briskar, victim.hit, victim.forecast(s.hp[victim.briskar], fumble))
    row["covered"] = rounded(victim.covered)
    row["leap"] = rounded(victim.leap)
    return row


def struck_row(s: Battlefield, briskar: Briskar, hit: float, forecast: Forecast) -> VictimRow:
    """Describe what a hit would do to one Briskar."""
    told = outcome(s, briskar, forecast)
    return {
        "briskar": briskar_id(briskar),
        "hit": rounded(hit),
        "fumble": told["fumble"],
        "criticals": told["criticals"],
        "losses": told["losses"],
        "mean": told["mean"],
        "knock_out": told["knock_out"],
        "morale": told["morale"],
    }


# guns and kegs


def fire_odds(s: Battlefield, question: Question) -> FireOdds:
    """Answer how surely a template comes where it is aimed, whither it may drift, and what that costs everybody.

    Rule: BK-TPL-03 to BK-TPL-12, BK-DFL-01, BK-DFL-02, BK-SMT-03.
    """
    briskar = read_briskar(s, question, "briskar")
    piece = served_piece(s, briskar)
    if piece == NOTHING:
        raise BadQuestion("briskar", "somebody who serves a gun")
    target = read_square(s, question, "target", NOTHING)
    if target < 0 or not any(AT + target == centre for centre in centres(s, briskar, piece)):
        raise BadQuestion("target", "a square a template may be aimed at")
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    question.close()
    cost = ordnance_card(s, briskar, piece).ap + points * POINT_COST + dice * DIE_COST
    return fire_answer(s, briskar, piece, target, points, dice, cost)


def fire_answer(
    s: Battlefield, briskar: Briskar, piece: i64, centre: i64, points: i64, dice: i64, spent: i64
) -> FireOdds:
    """Describe a template fire before its roll. Rule: BK-TPL-04, BK-TPL-05."""
    side = gunner_side(s, briskar, piece, points, dice)
    difficulty = fire_difficulty(s, briskar, piece, centre)
    odds = threshold_contest(side, difficulty, None)
    point, die = gunner_side(s, briskar, piece, points + 1, dice), gunner_side(s, briskar, piece, points, dice + 1)
    victims = fire_victims(s, briskar, piece, centre, side, spent)
    return {
        "briskar": briskar_id(briskar),
        "own": roll_of(
            side, characteristic_tally(s, briskar, tallies.DEXTERITY, tallies.DEXTERITY), points, difficulty
        ),
        "damage": ordnance_card(s, briskar, piece).damage.text(),
        "threshold": int(difficulty),
        "chance": rounded(odds.success()),
        "fumble": rounded(odds.fumble),
        "criticals": [rounded(chance) for chance in odds.by_criticals[:5]],
        "drifts": drifts(side, difficulty),
        "distance": round(template_distance(s.ground, muzzle(s, briskar, piece), centre), 2),
        "victims": [victim_row(s, victim, odds.fumble) for victim in victims],
        "cost": int(spent),
        "left": int(s.ap[briskar] - spent),
        "next": {"points": rounded(pass_chance(point, difficulty)), "dice": rounded(pass_chance(die, difficulty))},
    }


def drifts(side: Side, difficulty: i64) -> list[Drift]:
    """List how far a template may drift, and how surely. Rule: BK-DFL-01."""
    found: dict[int, float] = {}
    spread = side.spread()
    for k in range(len(spread.sums)):
        total = side.base + spread.sums[k]
        if spread.sums[k] > 0 and total < difficulty and spread.criticals[k] == 0:
            fathoms = int(drift(difficulty, total))
            found[fathoms] = found.get(fathoms, 0.0) + spread.chances[k]
    return [{"fathoms": fathoms, "chance": rounded(found[fathoms])} for fathoms in sorted(found)]


def keg_odds(s: Battlefield, question: Question) -> KegOdds:
    """Answer what a keg would cost those around it, as they stand now, at the start of the next round.

    Rule: BK-OBJ-26, BK-OBJ-27.
    """
    square = read_square(s, question, "target", NOTHING)
    question.close()
    if square < 0 or not any(keg == square for keg in s.kegs):
        raise BadQuestion("target", "the square of a keg")
    return {
        "chance": rounded(keg_chance(s)),
        "damage": card_of(s, KEG).dice.text(),
        "victims": [victim_row(s, one, 0.0) for one in keg_victims(s, square)],
    }


# a Briskar who is thrown


def hurl_odds(s: Battlefield, question: Question) -> HurlOdds:
    """Answer how surely a Briskar is thrown, whether he crashes, and what that costs him and whom he strikes.

    Each of them answers with the defence that makes the throw fail most often.

    Rule: BK-THR-15 to BK-THR-18, BK-THR-20, BK-CRA-01, BK-MOV-27.
    """
    briskar = read_briskar(s, question, "briskar")
    thrown = read_briskar(s, question, "thrown")
    if is_square(question, "target"):
        square = read_square(s, question, "target", s.place[thrown])
    else:
        square = s.place[read_briskar(s, question, "target")]
    points = question.number("points", 0, MOST_POINTS, 0)
    dice = question.number("dice", 0, MOST_BOUGHT, 0)
    question.close()
    return hurl_answer(s, briskar, thrown, square, points, dice)


def hurl_answer(s: Battlefield, briskar: Briskar, thrown: Briskar, square: i64, points: i64, dice: i64) -> HurlOdds:
    """Describe the throw of a Briskar before its roll."""
    tally = characteristic_tally(s, briskar, tallies.STRENGTH, tallies.CONSTITUTION)
    base = tallies.total(tally) + points
    struck = struck_by(s, thrown, square)
    threshold = throw_threshold(s, briskar, square)
    side = Side(s.content, base, 1 + dice)
    ways = hurl_defences(s, briskar, thrown, struck, threshold, side)
    found = flight(s, briskar, thrown, struck, threshold, side, ways)
    crashing = struck != NOBODY or not s.ground.enterable(square)
    fallen = flight_forecast(s, thrown, max(s.level(briskar) - s.ground.stand(square), 0), found, crashing)
    victims = [struck_row(s, thrown, found.flies, fallen)]
    if struck != NOBODY:
        victims.append(struck_row(s, struck, found.crashes, crash_forecast(s, struck, found)))
    point = flight(s, briskar, thrown, struck, threshold, Side(s.content, base + 1, 1 + dice), ways)
    die = flight(s, briskar, thrown, struck, threshold, Side(s.content, base, 2 + dice), ways)
    cost = THROW_COST + points * POINT_COST + dice * DIE_COST
    return {
        "briskar": briskar_id(briskar),
        "own": roll_of(side, tally, points, threshold),
        "threshold": int(threshold),
        "chance": rounded(found.flies),
        "crash": rounded(found.crashes) if crashing else 0.0,
        "fumble": rounded(found.fumble),
        "criticals": [rounded(chance) for chance in found.criticals[:5]],
        "answers": (defence_name(ways[0]), defence_name(ways[1])),
        "victims": victims,
        "cost": int(cost),
        "left": int(s.ap[briskar] - cost),
        "next": {"points": rounded(point.flies), "dice": rounded(die.flies)},
    }


def struck_by(s: Battlefield, thrown: Briskar, square: i64) -> Briskar:
    """Return who stands where a Briskar is thrown. Rule: BK-THR-18."""
    struck = s.standing_on(square)
    return NOBODY if struck == thrown else struck


def hurl_defences(
    s: Battlefield, briskar: Briskar, thrown: Briskar, struck: Briskar, threshold: i64, side: Side
) -> tuple[i64, i64]:
    """Return the best defence of the one who is thrown and of the one he is thrown at; NOTHING for who has none.

    Rule: BK-THR-17, BK-THR-18.
    """
    first = NOTHING
    second = NOTHING
    least = 2.0
    if are_opponents(s, briskar, thrown):
        for defence in throw_defences(s, briskar, thrown):
            found = flight(s, briskar, thrown, NOBODY, threshold, side, (defence, NOTHING))
            if found.flies < least - 1e-12:
                least = found.flies
                first = defence
    least = 2.0
    if struck != NOBODY and are_opponents(s, briskar, struck):
        for defence in throw_defences(s, briskar, struck):
            found = flight(s, briskar, thrown, struck, threshold, side, (first, defence))
            if found.crashes < least - 1e-12:
                least = found.crashes
                second = defence
    return first, second
