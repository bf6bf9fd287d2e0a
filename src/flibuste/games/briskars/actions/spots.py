"""Chapter 18: looking for mechanisms, reading, convincing, digging: tests whose gain the scenario sets."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.scenarios import SPOTS
from flibuste.games.briskars.dice.trials import Trial
from flibuste.games.briskars.field import events, tallies
from flibuste.games.briskars.field.action_points import pay
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.choices import Choose, Deed, Quiet
from flibuste.games.briskars.field.refusals import NO_FREE_HAND, NO_SPOT, NOT_ENOUGH_AP, TRIED_ALREADY
from flibuste.games.briskars.field.seeing import is_clear_to_square
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import CONVINCE, DIG, PICK, READ, SEARCH
from flibuste.games.briskars.field.zones import square_in_zone
from flibuste.games.briskars.ground.distance import NOWHERE, square_at
from flibuste.games.briskars.ground.ground import NO_ELEMENT
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import bit, has
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import Refusal

CHOOSING: Final[i64] = 0
CHOSEN: Final[i64] = 1
TRIED: Final[i64] = 2

MECHANISM: Final = SPOTS.index("mechanism")
DOCUMENT: Final = SPOTS.index("document")
PERSON: Final = SPOTS.index("person")
HOARD: Final = SPOTS.index("hoard")

SEARCH_THRESHOLD: Final[i64] = 12
READ_THRESHOLD: Final[i64] = 14
CONVINCE_THRESHOLD: Final[i64] = 13
DIG_THRESHOLD: Final[i64] = 12

SERVED: Final = (events.SEARCHES, events.READS, events.CONVINCES, events.DIGS)
"""What is told of a success, by the kind of spot."""


def spot_square(s: Battlefield, k: i64) -> i64:
    """Return where a spot of the scenario is; the centre of the map where it names no square."""
    square = s.content.scenarios[s.scenario].spots[k].square
    if square == NOWHERE:
        return square_at(s.ground.width // 2, s.ground.height // 2)
    return square


def is_known(s: Battlefield, k: i64) -> bool:
    """Say whether a spot can be served: what tells of it, if anything does, has been found by somebody.

    Rule: BK-ACT-42.
    """
    after = s.content.scenarios[s.scenario].spots[k].after
    return after < 0 or has(s.found, after)


def spots_near(s: Battlefield, briskar: Briskar, kind: i64) -> vec[i64]:
    """List the spots of a kind that he can serve from here, as answers: a mechanism in sight, the rest in his zone.

    Rule: BK-ACT-33, BK-ACT-35, BK-ACT-36, BK-ACT-37.
    """
    found = vec[i64](capacity=4)
    spots = s.content.scenarios[s.scenario].spots
    for k in range(len(spots)):
        if spots[k].kind != kind or has(s.found, k) or not is_known(s, k):
            continue
        square = spot_square(s, k)
        if square_in_zone(s, briskar, square) or (kind == MECHANISM and is_clear_to_square(s, briskar, square)):
            found = append(found, PICK + k)
    return found


@final
class ServeSpot(Quiet):
    """Test for a spot of the scenario; a success finds what it gives, in gold for the band.

    Rule: BK-ACT-33, BK-ACT-35 to BK-ACT-37, BK-ACT-42.
    """

    def __init__(self, briskar: Briskar, kind: i64, spot: i64 = -1, at: i64 = CHOOSING) -> None:
        self.briskar: Briskar = briskar
        self.kind: i64 = kind
        self.spot: i64 = spot
        self.at: i64 = at

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.at == CHOOSING:
            self.at = CHOSEN
            s.call(Choose(s.owner(self.briskar), spots_near(s, self.briskar, self.kind), "spot"))
        elif self.at == CHOSEN:
            self.spot = s.returned - PICK
            self.at = TRIED
            self.attempt(s)
        else:
            if s.returned == 1:
                self.succeed(s)
            s.finish(0)

    def succeed(self, s: Battlefield) -> None:
        """Take what the spot gives: gold for the band, a way that opens.

        Rule: BK-ACT-33, BK-ACT-35 to BK-ACT-37.
        """
        s.found |= bit(self.spot)
        spot = s.content.scenarios[s.scenario].spots[self.spot]
        s.gold[s.owner(self.briskar)] += spot.gold
        s.note(SERVED[self.kind], self.briskar)
        if spot.gold > 0:
            s.note_pair(events.FINDS, self.briskar, spot.gold)
        if spot.opens != NOWHERE and s.ground.element(spot.opens) >= 0:
            s.ground = s.ground.changed(spot.opens, NO_ELEMENT, 0, 0)
            s.note_pair(events.OPENED, self.briskar, spot.opens)

    def attempt(self, s: Battlefield) -> None:
        """Roll what the action asks for."""
        b = self.briskar
        if self.kind == MECHANISM:
            tally = characteristic_tally(s, b, tallies.CONSTITUTION, tallies.MIND)
            s.call(Trial(b, tally, SEARCH_THRESHOLD, "looking"))
        elif self.kind == HOARD:
            tally = characteristic_tally(s, b, tallies.CONSTITUTION, tallies.CONSTITUTION)
            s.call(Trial(b, tally, DIG_THRESHOLD, "digging"))
        else:
            tally = characteristic_tally(s, b, tallies.MIND, tallies.MIND)
            if self.kind == PERSON:
                s.call(Trial(b, tally, CONVINCE_THRESHOLD, "convincing"))
            else:
                s.call(Trial(b, tally, READ_THRESHOLD, "reading"))

    def clone(self) -> ServeSpot:
        return ServeSpot(self.briskar, self.kind, self.spot, self.at)


@final
class SpotDeed(Deed):
    """Look for a mechanism (1 AP, once per round), read (1 AP), convince (2 AP), dig (2 AP, with a hand).

    Rule: BK-ACT-33, BK-ACT-35 to BK-ACT-37, BK-EQP-16.
    """

    def kind(self) -> i64:
        if self.first == SEARCH:
            return MECHANISM
        if self.first == READ:
            return DOCUMENT
        if self.first == CONVINCE:
            return PERSON
        return HOARD

    def price(self, s: Battlefield, briskar: Briskar) -> i64:
        return 1 if self.first in (SEARCH, READ) else 2

    def why_not(self, s: Battlefield, briskar: Briskar, n: i64) -> Refusal | None:
        if self.first == DIG and s.card(briskar).hands == 0:
            return NO_FREE_HAND
        if s.ap[briskar] < self.price(s, briskar):
            return NOT_ENOUGH_AP
        if self.first == SEARCH and s.looked[briskar] != 0:
            return TRIED_ALREADY
        return None if len(spots_near(s, briskar, self.kind())) > 0 else NO_SPOT

    def begin(self, s: Battlefield, briskar: Briskar, n: i64, chance: Chance) -> None:
        pay(s, briskar, self.price(s, briskar))
        if self.first == SEARCH:
            s.looked[briskar] = 1
        s.call(ServeSpot(briskar, self.kind()))


SPOT_DEEDS: Final[list[Deed]] = [
    SpotDeed(SEARCH, least=1),
    SpotDeed(READ, least=1),
    SpotDeed(CONVINCE, least=2),
    SpotDeed(DIG, least=2),
]
