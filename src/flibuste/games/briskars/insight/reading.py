"""What questions and answers are made of: Briskars, squares, weapons and spells by their names; sums and outcomes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.dice.odds import Side, passing_faces
from flibuste.games.briskars.dice.trials import ALWAYS
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import BAND, COUNTER, DEFEND, DODGE, SLOTS, briskar_id
from flibuste.games.briskars.ground.distance import SQUARES, square_name
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.health import SHAKEN_BELOW
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.insight.act_answers import DefenceName, Outcome, Part, RollSum
from flibuste.kernel.errors import BadQuestion
from flibuste.kernel.ids import Seat
from flibuste.kernel.questions import Question

SQUARE_NAMES: Final[dict[str, int]] = {square_name(k): int(k) for k in range(SQUARES)}


def read_briskar(s: Battlefield, question: Question, field: str) -> Briskar:
    """Read a Briskar who is on the field."""
    name = question.text(field)
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and briskar_id(briskar) == name:
            return briskar
    raise BadQuestion(field, "a Briskar in play")


def read_square(s: Battlefield, question: Question, field: str, default: i64) -> i64:
    """Read a square of the map."""
    if not question.has(field):
        return default
    square = SQUARE_NAMES.get(question.text(field), -1)
    if square < 0 or not s.ground.inside(square):
        raise BadQuestion(field, "a square of the map")
    return square


def read_free_square(s: Battlefield, question: Question, field: str, briskar: Briskar) -> i64:
    """Read a square on which a Briskar could stand: his own, or one that nobody stands on."""
    square = read_square(s, question, field, s.place[briskar])
    if square == s.place[briskar]:
        return square
    if not s.ground.enterable(square) or s.standing_on(square) != NOBODY:
        raise BadQuestion(field, "a square he could stand on")
    return square


def read_slot(s: Battlefield, question: Question, briskar: Briskar) -> i64:
    """Read the slot of a weapon he has; NOTHING where none is given."""
    slot = question.number("slot", 0, int(SLOTS) - 1, int(NOTHING))
    if slot >= 0 and s.weapons[briskar * SLOTS + slot] == NOTHING:
        raise BadQuestion("slot", "the slot of a weapon he has")
    return slot


def read_spell(s: Battlefield, question: Question) -> i64:
    """Read a spell by its id."""
    found = s.content.ids["spell"].get(question.text("spell"))
    if found is None:
        raise BadQuestion("spell", "a spell")
    return found


def read_seat(s: Battlefield, question: Question, seat: Seat) -> i64:
    """Read whose band is meant; one's own where nothing is said."""
    return question.number("seat", 0, int(len(s.place) // BAND) - 1, int(seat))


def is_square(question: Question, field: str) -> bool:
    """Say whether a field names a square."""
    value = question.value(field)
    return isinstance(value, str) and value in SQUARE_NAMES


# what answers are made of


def parts_of(tally: vec[i64], bought: i64 = 0) -> list[Part]:
    """List the parts of a sum with their reasons and rules."""
    found: list[Part] = []
    for k in range(len(tally) // 2):
        found.append(part(tally[2 * k], tally[2 * k + 1]))
    if bought > 0:
        found.append(part(tallies.BOOST, bought))
    return found


def part(reason: i64, amount: i64) -> Part:
    """Write one part of a sum."""
    return {"amount": int(amount), "reason": tallies.NAMES[reason], "rule": tallies.RULES[reason]}


def roll_of(side: Side, tally: vec[i64], bought: i64 = 0, threshold: i64 = ALWAYS, sure: bool = True) -> RollSum:
    """Describe a roll before it is made: the dice, what is added, which faces fail, which are critical or enough."""
    answer: RollSum = {
        "dice": int(side.dice),
        "total": int(side.base),
        "parts": parts_of(tally, bought),
        "fumbles_to": int(side.fumbles_to),
        "critical_from": int(side.critical_from),
    }
    if threshold > ALWAYS:
        answer["passing"] = passing_faces(side, threshold, sure)
    return answer


def rounded(chance: float) -> float:
    """Keep what can be seen: chances of a millionth are told apart, noise of the arithmetic is not."""
    return round(min(max(chance, 0.0), 1.0), 6)


def defence_name(defence: i64) -> DefenceName:
    """Name a defence."""
    if defence == DEFEND:
        return "defend"
    if defence == DODGE:
        return "dodge"
    return "counter" if defence == COUNTER else "none"


def outcome(s: Battlefield, target: Briskar, forecast: Forecast) -> Outcome:
    """Say what a blow comes to: critical hits, losses of health, out of action, a morale roll.

    Rule: BK-MOR-01, BK-INJ-01.
    """
    hp = s.hp[target]
    shaken = max(hp - SHAKEN_BELOW + 1, 1)
    return {
        "fumble": rounded(forecast.fumble),
        "criticals": [rounded(chance) for chance in forecast.criticals[:5]],
        "losses": [rounded(chance) for chance in forecast.losses[: int(hp) + 1]],
        "mean": round(forecast.mean(), 3),
        "knock_out": rounded(forecast.at_least(hp)),
        "morale": rounded(forecast.at_least(shaken)),
    }
