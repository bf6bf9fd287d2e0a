"""What scenarios put on the map, and the crates of the first one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Worked
from flibuste.games.briskars.cards.deployment_zones import zones_for
from flibuste.games.briskars.dice.rolls import Plain
from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.choices import Choice, Quiet
from flibuste.games.briskars.field.refusals import NOT_THERE
from flibuste.games.briskars.field.state import CRATES, NO_GROUP, NOBODY, NOTHING, OUT, Battlefield, Group
from flibuste.games.briskars.field.verbs import AT
from flibuste.games.briskars.ground.distance import NOWHERE, SQUARES, in_contact, row_of, square_at
from flibuste.games.briskars.injuries.blows import TOGETHER, Blow
from flibuste.games.briskars.injuries.leaving import clear_fallen
from flibuste.games.briskars.ordnance.kegs import near
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat

PLACING: Final[i64] = 0
CHOSEN: Final[i64] = 1

NEXT_VICTIM: Final[i64] = 0
DAMAGE_ROLLED: Final[i64] = 1
STRUCK: Final[i64] = 2


@final
class Zones(Worked):
    """The zones of the maps of a content, by map, number of bands and whether a scenario begins in the water."""

    def __init__(self) -> None:
        self.found: Final[dict[tuple[str, int, bool], list[vec[i64]]]] = {}


def zones_of(s: Battlefield) -> list[vec[i64]]:
    """List the zones of the map as it is before anybody deploys; worked out once, for every check of a square asks.

    Rule: BK-DEP-04.
    """
    kept = s.content.worked.get("zones")
    if not isinstance(kept, Zones):
        kept = Zones()
        s.content.worked["zones"] = kept
    chart = s.content.map(s.ground.name)
    swimmers = s.content.scenarios[s.scenario].swimmers
    key = (chart.id, int(s.seats), swimmers)
    if key not in kept.found:
        kept.found[key] = zones_for(chart.ground, chart.zones, s.seats, swimmers)
    return kept.found[key]


def zone_squares(s: Battlefield, zone: i64) -> vec[i64]:
    """List the squares of a zone; the array is shared and never written into.

    Rule: BK-DEP-04.
    """
    return zones_of(s)[zone]


def place_objects(s: Battlefield) -> None:
    """Put the objects of a scenario on the map; on the centre where it says no square.

    Rule: BK-ACT-12.
    """
    for placed in s.content.scenarios[s.scenario].objects:
        square = placed.square
        if square == NOWHERE:
            square = square_at(s.ground.width // 2, s.ground.height // 2)
        for element in range(len(s.content.elements)):
            if s.content.elements[element].object == placed.object:
                s.ground = s.ground.changed(square, element, 0, s.content.elements[element].portions)
                break


@final
class PlaceCrates(Choice):
    """Let each band place its crates in its own half, outside its zone, no two touching, as long as there is room.

    Rule: BK-ACT-12.
    """

    def __init__(self, first: i64, turn: i64 = 0, done: i64 = 0, at: i64 = PLACING) -> None:
        self.first: i64 = first
        self.turn: i64 = turn
        self.done: i64 = done
        self.at: i64 = at

    def seat(self, s: Battlefield) -> Seat:
        return Seat((self.first + self.turn) % s.seats)

    def resume(self, s: Battlefield, chance: Chance) -> None:
        placed = s.content.scenarios[s.scenario].placed
        if self.at == CHOSEN:
            self.put(s, s.answers[self.seat(s)] - AT)
        elif self.turn == s.seats or len(placed) == 0:
            s.finish(0)
        elif self.done == min(len(placed), CRATES) or len(self.candidates(s, self.seat(s))) == 0:
            self.turn += 1
            self.done = 0
        else:
            self.at = CHOSEN
            s.ask_one(self.seat(s))

    def put(self, s: Battlefield, square: i64) -> None:
        """Put one crate down."""
        element = s.content.scenarios[s.scenario].placed[self.done]
        card = s.content.elements[element]
        s.ground = s.ground.changed(square, element, card.points, card.portions)
        s.crates[self.seat(s) * CRATES + self.done] = square
        s.note(events.CRATE, square)
        self.done += 1
        self.at = PLACING

    def is_free(self, s: Battlefield, seat: Seat, square: i64) -> bool:
        """Say whether a crate may stand on a square."""
        if not s.ground.inside(square) or not s.ground.enterable(square) or s.ground.element(square) >= 0:
            return False
        south = row_of(square) * 2 > s.ground.height - 1
        north = row_of(square) * 2 < s.ground.height - 1
        if not (south if s.zone[seat] == 0 else north):
            return False
        for other in zone_squares(s, s.zone[seat]):
            if other == square:
                return False
        return not any(crate >= 0 and in_contact(crate, square, 0) for crate in s.crates)

    def asks(self) -> Decision:
        return decisions.CRATES

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=64)
        for square in range(SQUARES):
            if self.is_free(s, seat, square):
                actions = append(actions, AT + square)
        return actions

    def unheard(self, action: i64) -> Refusal:
        return NOT_THERE

    def clone(self) -> PlaceCrates:
        return PlaceCrates(self.first, self.turn, self.done, self.at)


def broken_crate(s: Battlefield) -> i64:
    """Count the crates that have just been broken for their enemy; return the square of one that explodes, or OUT."""
    scenario = s.content.scenarios[s.scenario]
    for k in range(len(s.crates)):
        square = s.crates[k]
        if square < 0 or s.ground.element(square) == scenario.placed[k % CRATES]:
            continue
        s.crates[k] = OUT
        s.marks[1 - k // CRATES] += 1
        s.note(events.CRATE_BROKEN, square)
        if scenario.placed[k % CRATES] == scenario.blast:
            return square
    return OUT


@final
class Blast(Quiet):
    """A broken powder crate explodes and hurts everybody near it.

    Rule: BK-GRD-19.
    """

    def __init__(self, square: i64, victims: Group = NO_GROUP, done: i64 = -1, at: i64 = NEXT_VICTIM) -> None:
        self.square: i64 = square
        self.victims: Group = victims
        self.done: i64 = done
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        scenario = s.content.scenarios[s.scenario]
        if self.done == NOTHING:
            self.victims = near(s, self.square, scenario.blast_range)
            self.done = 0
        if self.at == DAMAGE_ROLLED:
            self.at = STRUCK
            damage = scenario.blast_damage.total(s.returned, 0)
            s.call(Blow(self.victims[self.done], NOBODY, damage, 0, TOGETHER))
        elif self.at == STRUCK:
            self.done += 1
            self.at = NEXT_VICTIM
        elif self.done >= len(self.victims):
            clear_fallen(s)
            s.finish(0)
        else:
            self.at = DAMAGE_ROLLED
            s.call(Plain(NOBODY, scenario.blast_damage.dice, scenario.blast_damage.sides, "blast"))

    def clone(self) -> Blast:
        return Blast(self.square, self.victims, self.done, self.at)
