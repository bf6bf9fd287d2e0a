"""What is worth telling of a battle: moments, each with the event that proves it, and the ways that were walked."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.field.verbs import BAND
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.events import Field
from flibuste.kernel.ids import Seat

Told = tuple[str, list[Field]]
"""An event of the log."""

FIRST_BLOOD: Final = "first-blood"
HEAVIEST: Final = "heaviest"
FELLED: Final = "felled"
FELLED_BY: Final = "felled-by"
FLED: Final = "fled"
MARVEL: Final = "marvel"
FUMBLE: Final = "fumble"
LAST_STAND: Final = "last-stand"
TURN: Final = "turn"
MOMENTS: Final = (FIRST_BLOOD, HEAVIEST, FELLED, FELLED_BY, FLED, MARVEL, FUMBLE, LAST_STAND, TURN)
GONE: Final = ("flees", "knocked-out")

BLOWS: Final = ("attacks", "thrusts", "shoots", "assaults")
STEPS: Final = ("deploys", "walks", "races", "climbs", "drops", "crashes")
HEAVY: Final = 10
MARVELLOUS: Final = 2
STOOD_LONG: Final = 2


@final
class Moment:
    """Something that happened: what, at which event, in which round, to whom, by whom (-1: nobody), and a number."""

    def __init__(self, kind: str, at: int, round_: int, briskar: int, other: int = -1, number: int = 0) -> None:
        self.kind: str = kind
        self.at: int = at
        self.round: int = round_
        self.briskar: int = briskar
        self.other: int = other
        self.number: int = number


@final
class Tale:
    """What is left of a battle to be told: everybody's face, the moments, the ways they walked, and who left how."""

    def __init__(
        self,
        chart: str,
        faces: dict[int, str],
        moments: list[Moment],
        ways: dict[int, list[int]],
        left: list[int],
        rounds: int,
    ) -> None:
        self.chart: str = chart
        self.faces: dict[int, str] = faces
        self.moments: list[Moment] = moments
        self.ways: dict[int, list[int]] = ways
        self.left: list[int] = left
        self.rounds: int = rounds


def tale_of(events: list[Told], s: Battlefield) -> Tale:
    """Take down what can be told of a battle.

    Rule: BK-CAM-01.
    """
    everybody = [int(briskar) for briskar in s.everybody() if s.profile[briskar] >= 0]
    return Tale(
        s.content.maps[s.content.scenarios[s.scenario].map].id,
        {k: s.content.profiles[s.profile[k]].like for k in everybody},
        moments(events, s),
        {briskar: [int(square) for square in squares] for briskar, squares in ways(events).items()},
        [k for k in everybody if s.left_as[k] != 0],
        int(s.round),
    )


def value(event: Told, name: str) -> int:
    """Return a number of an event, -1 without."""
    for field in event[1]:
        if field.name == name and isinstance(field.value, int):
            return field.value
    return -1


def rounds_of(events: list[Told]) -> list[int]:
    """Return for each event the round it happened in."""
    now, found = 0, []
    for event in events:
        if event[0] == "round":
            now = value(event, "round")
        found.append(now)
    return found


def striker(events: list[Told], at: int) -> int:
    """Return who struck at the victim of a hit: the last blow at him before it, -1 if something else hurt him."""
    victim = value(events[at], "briskar")
    for k in range(at - 1, -1, -1):
        if events[k][0] == "hit" or events[k][0] == "activated":
            return -1
        if events[k][0] in BLOWS and value(events[k], "target") == victim:
            return value(events[k], "briskar")
    return -1


def moments(events: list[Told], s: Battlefield) -> list[Moment]:
    """List what is worth telling of a finished battle, in order.

    Rule: BK-CAM-01.
    """
    rounds = rounds_of(events)
    found = [*blood(events, rounds), *rolls(events, rounds), *farewells(events, rounds, s), *stands(events, rounds)]
    return sorted([*found, *turning(events, rounds, s)], key=lambda moment: moment.at)


def turning(events: list[Told], rounds: list[int], s: Battlefield) -> list[Moment]:
    """Find the farewell with which a winner who had not been more became more for good: the turning point."""
    winners = [seat for seat in range(s.seats) if s.over and s.score(Seat(seat)) == 1.0]
    if len(winners) != 1:
        return []
    there = [0] * s.seats
    turn, led = -1, False
    for k, event in enumerate(events):
        if event[0] != "deploys" and event[0] not in GONE:
            continue
        there[value(event, "briskar") // int(BAND)] += 1 if event[0] == "deploys" else -1
        leads = there[winners[0]] > max(n for seat, n in enumerate(there) if seat != winners[0])
        if leads != led:
            turn = -1
            if leads and event[0] in GONE:
                turn = k
        led = leads
    return [] if turn < 0 else [Moment(TURN, turn, rounds[turn], value(events[turn], "briskar"))]


def blood(events: list[Told], rounds: list[int]) -> list[Moment]:
    """Find the first blood and the heaviest blow, where somebody struck them and not a fall, a gun or a spell."""
    hits = [k for k, event in enumerate(events) if event[0] == "hit" and value(event, "damage") > 0]
    heaviest = max(hits, key=lambda k: value(events[k], "damage"), default=-1)
    found = [hit_moment(FIRST_BLOOD, events, rounds, k) for k in hits[:1]]
    if heaviest not in hits[:1] and heaviest >= 0 and value(events[heaviest], "damage") >= HEAVY:
        found.append(hit_moment(HEAVIEST, events, rounds, heaviest))
    return [moment for moment in found if moment.other >= 0]


def hit_moment(kind: str, events: list[Told], rounds: list[int], at: int) -> Moment:
    """Tell of a hit."""
    event = events[at]
    return Moment(kind, at, rounds[at], value(event, "briskar"), striker(events, at), value(event, "damage"))


def rolls(events: list[Told], rounds: list[int]) -> list[Moment]:
    """Find the jokes of the dice: the best roll with several criticals, and the first fumble."""
    rolled = [k for k, event in enumerate(events) if event[0] == "rolled"]
    marvels = [k for k in rolled if value(events[k], "criticals") >= MARVELLOUS]
    best = max(marvels, key=lambda k: value(events[k], "total"), default=-1)
    found = []
    if best >= 0:
        found.append(
            Moment(MARVEL, best, rounds[best], value(events[best], "briskar"), -1, value(events[best], "total"))
        )
    for k in rolled:
        if value(events[k], "fumble") == 1:
            found.append(Moment(FUMBLE, k, rounds[k], value(events[k], "briskar")))
            break
    return found


def farewells(events: list[Told], rounds: list[int], s: Battlefield) -> list[Moment]:
    """Tell of everybody who left: knocked out, by an enemy if one did it, or fled."""
    found = []
    for k, event in enumerate(events):
        briskar = value(event, "briskar")
        if event[0] == "flees":
            found.append(Moment(FLED, k, rounds[k], briskar))
        elif event[0] == "knocked-out":
            by = s.hurt_by[briskar]
            enemy = by != NOBODY and s.owner(by) != s.owner(Briskar(briskar))
            found.append(Moment(FELLED_BY if enemy else FELLED, k, rounds[k], briskar, int(by) if enemy else -1))
    return found


def stands(events: list[Told], rounds: list[int]) -> list[Moment]:
    """Find who held out alone: the last of a band for two rounds or more."""
    aboard: dict[int, set[int]] = {}
    found = []
    for k, event in enumerate(events):
        briskar = value(event, "briskar")
        if event[0] == "deploys":
            aboard.setdefault(briskar // int(BAND), set()).add(briskar)
        if event[0] not in GONE:
            continue
        band = aboard[briskar // int(BAND)]
        band.discard(briskar)
        if len(band) == 1:
            (last,) = band
            lasted = last_round(events, rounds, k, last) - rounds[k]
            if lasted >= STOOD_LONG:
                found.append(Moment(LAST_STAND, k, rounds[k], last, -1, lasted))
    return found


def last_round(events: list[Told], rounds: list[int], at: int, briskar: int) -> int:
    """Return the round in which a Briskar left, or the last one."""
    for k in range(at + 1, len(events)):
        if events[k][0] in GONE and value(events[k], "briskar") == briskar:
            return rounds[k]
    return rounds[-1]


def ways(events: list[Told]) -> dict[int, list[i64]]:
    """Return the squares every Briskar stood on, in order."""
    found: dict[int, list[i64]] = {}
    for event in events:
        square = value(event, "square")
        if event[0] in STEPS and square >= 0:
            walked = found.setdefault(value(event, "briskar"), [])
            if not walked or walked[-1] != square:
                walked.append(square)
    return found
