"""The field of a battle: one array per thing that can change about a Briskar, one slot per Briskar.

Everything here is public. A Briskar is a number: band x 8 + his place in it.
"""

from __future__ import annotations

from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import STANDARD, Content
from flibuste.games.briskars.cards.profiles import Profile
from flibuste.games.briskars.field.lasting import Lasting, Lying
from flibuste.games.briskars.field.verbs import BAND, PIECES, SLOTS
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.bits import zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import Event, public
from flibuste.kernel.events import Field as Told
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places
from flibuste.kernel.steps import SteppedState

OUT: Final[i64] = -1
NOBODY: Final[Briskar] = -1  # type: ignore[assignment]  # a literal: the compiler puts the number in its place
FIRST: Final[Briskar] = 0  # type: ignore[assignment]  # as above
NOTHING: Final[i64] = -1
ITEMS: Final[i64] = 16
SPELLS: Final[i64] = 12
CRATES: Final[i64] = 3

# why a morale roll is due
WOUND: Final[i64] = 1
ALLY_DOWN: Final[i64] = 2
LAST_ONE: Final[i64] = 4
KEG_BLAST: Final[i64] = 8

# stunned
BY_SHOCK: Final[i64] = 1
BY_BLOW: Final[i64] = 2

# how a Briskar left
KNOCKED_OUT: Final[i64] = 1
ROUTED: Final[i64] = 2


EMPTY: Final[vec[i64]] = zeros(0)
Group: TypeAlias = "vec[Briskar]"
"""Briskars in an order, only ever replaced and never written into, so that copies share it."""
NO_GROUP: Final[vec[Briskar]] = vec[Briskar]()


def numbered(first: i64, end: i64) -> vec[Briskar]:
    """Return the Briskars of some numbers."""
    found = vec[Briskar](capacity=end - first)
    for k in range(first, end):
        found = append(found, Briskar(k))
    return found


MOST_ON_A_FIELD: Final = 16
BANDS: Final = [numbered(band * int(BAND), (band + 1) * int(BAND)) for band in range(MOST_ON_A_FIELD)]
NOBODIES: Final = vec[Briskar]([NOBODY] * (MOST_ON_A_FIELD * int(BAND)))
FIELDS: Final = [numbered(0, bands * int(BAND)) for bands in range(MOST_ON_A_FIELD + 1)]


def filled(n: i64, value: i64) -> vec[i64]:
    """Return an array of n times the same value; the empty one is shared, never append to it."""
    if n == 0:
        return EMPTY
    array = zeros(n)
    for k in range(n):
        array[k] = value
    return array


def nobodies(n: i64) -> vec[Briskar]:
    """Return an array of n times nobody."""
    return NOBODIES[:n]


class Remembered:
    """Something worked out about a position, kept until another question is asked: never changed and never saved."""


@final
class Rolled:
    """What a roll came to: its total, its critical hits, whether it failed critically, and the boosts it had.

    ``dice`` are all beyond the first, bought or given. A record is never changed, so that copies share it.
    """

    def __init__(
        self, total: i64 = 0, criticals: i64 = 0, fumble: bool = False, points: i64 = 0, dice: i64 = 0, rerolls: i64 = 0
    ) -> None:
        self.total: i64 = total
        self.criticals: i64 = criticals
        self.fumble: bool = fumble
        self.points: i64 = points
        self.dice: i64 = dice
        self.rerolls: i64 = rerolls

    def passes(self, threshold: i64) -> bool:
        """Say whether it succeeds: a critical failure never does, a critical hit always.

        Rule: BK-DIC-02, BK-DIC-10, BK-DIC-12.
        """
        return not self.fumble and (self.total >= threshold or self.criticals > 0)

    def holds_against(self, total: i64) -> bool:
        """Say whether it is at least the total of the roll it answers; a critical failure never is.

        Rule: BK-DIC-22, BK-DIC-23.
        """
        return not self.fumble and self.total >= total


NO_ROLL: Final = Rolled()


@final
class Battlefield(SteppedState["Battlefield"]):
    """Bands, ground and everything that happens on it.

    Rule: BK-CHR-13, BK-STA-08.
    """

    def __init__(self, seats: i64, ground: Ground, content: Content = STANDARD, bands: i64 = -1) -> None:
        super().__init__(seats)
        if bands < 0:
            bands = seats
        n: i64 = bands * BAND
        self.content: Content = content
        self.ground: Ground = ground
        self.scenario: i64 = 0
        self.budget: i64 = 300
        self.variants: i64 = 0
        # each Briskar
        self.profile: vec[i64] = filled(n, NOTHING)
        self.place: vec[i64] = filled(n, OUT)
        self.cost: vec[i64] = filled(n, 0)
        self.leader: vec[Briskar] = nobodies(bands)
        self.hp: vec[i64] = filled(n, 0)
        self.cap: vec[i64] = filled(n, 0)
        self.ap: vec[i64] = filled(n, 0)
        self.refill: vec[i64] = filled(n, 0)
        self.armour: vec[i64] = filled(n, NOTHING)
        self.lc: vec[i64] = filled(n, 0)
        self.activated: vec[i64] = filled(n, 0)
        self.left_as: vec[i64] = filled(n, 0)
        self.hurt_by: vec[Briskar] = nobodies(n)
        # states
        self.lying_down: vec[i64] = filled(n, 0)
        self.stunned: vec[i64] = filled(n, 0)
        self.prostrate: vec[i64] = filled(n, 0)
        self.mandrake: vec[i64] = filled(n, 0)
        self.holding: vec[Briskar] = nobodies(n)
        self.held_by: vec[Briskar] = nobodies(n)
        self.bleeding: vec[i64] = filled(n, 0)
        self.cuts: vec[i64] = filled(n, 0)
        self.cuts_left: vec[i64] = filled(n, 0)
        self.poisoned: vec[i64] = filled(n, 0)
        self.morale_due: vec[i64] = filled(n, 0)
        self.misses: vec[i64] = filled(n, 0)
        self.rum: vec[i64] = filled(n, 0)
        self.hat_used: vec[i64] = filled(n, 0)
        self.revenge: vec[i64] = filled(n, 0)
        self.netted: vec[i64] = filled(n, 0)
        self.kneeling: vec[i64] = filled(n, 0)
        self.hidden: vec[i64] = filled(n, 0)
        self.en_garde: vec[i64] = filled(n, 0)
        self.hope: vec[i64] = filled(n, 0)
        self.cling: vec[i64] = filled(n, 0)
        self.cling_top: vec[i64] = filled(n, OUT)
        self.looked: vec[i64] = filled(n, 0)
        # what he carries
        self.load: vec[i64] = filled(n, NOTHING)
        self.load_portions: vec[i64] = filled(n, 0)
        self.shield: vec[i64] = filled(n, NOTHING)
        self.in_hand: vec[i64] = filled(n * 2, NOTHING)
        self.weapons: vec[i64] = filled(n * SLOTS, NOTHING)
        self.loaded: vec[i64] = filled(n * SLOTS, 0)
        self.poison: vec[i64] = filled(n * SLOTS, 0)
        self.unusual: vec[i64] = filled(n * SLOTS, 0)
        self.items: vec[i64] = filled(n * ITEMS, 0)
        self.spells: vec[i64] = filled(n * SPELLS, NOTHING)
        self.scroll: vec[i64] = filled(n * SPELLS, 0)
        self.cast_round: vec[i64] = filled(n * SPELLS, -100)
        self.casts: vec[i64] = filled(n * SPELLS, 0)
        # ordnance
        self.piece: vec[i64] = filled(bands * PIECES, NOTHING)
        self.piece_place: vec[i64] = filled(bands * PIECES, OUT)
        self.facing: vec[i64] = filled(bands * PIECES, 0)
        self.ammo: vec[i64] = filled(bands * PIECES, 0)
        self.piece_loaded: vec[i64] = filled(bands * PIECES, 0)
        self.gunner: vec[Briskar] = nobodies(bands * PIECES)
        self.cannon_ammo: vec[i64] = filled(n, 0)
        self.cannon_loaded: vec[i64] = filled(n, 0)
        # the table
        self.things: list[Lying] = []
        self.lasting: list[Lasting] = []
        self.kegs: vec[i64] = EMPTY
        self.gold: vec[i64] = filled(bands, 0)
        self.treasure: vec[i64] = filled(bands, 0)
        self.zone: vec[i64] = filled(bands, NOTHING)
        self.marks: vec[i64] = filled(bands, 0)
        self.crates: vec[i64] = filled(bands * CRATES, OUT)
        self.result: vec[i64] = filled(bands, 0)
        self.round: i64 = 0
        self.limit: i64 = 0
        self.found: i64 = 0
        # the active Briskar
        self.active: Briskar = NOBODY
        self.free_move: i64 = 0
        self.acted: i64 = 0
        self.ended: i64 = 0
        self.thrust_used: i64 = 0
        self.restrain_tried: i64 = 0
        self.hold_tried: i64 = 0
        self.hope_tried: i64 = 0
        self.pushed: i64 = 0
        self.freed: i64 = 0
        self.aimed: Briskar = NOBODY
        # what the last roll came to
        self.rolled: Rolled = NO_ROLL
        self.memo: Remembered | None = None

    # who and what

    def band(self, seat: i64) -> vec[Briskar]:
        """Return all of a band, in play or not; the array is shared and never written into."""
        return BANDS[seat]

    def everybody(self) -> vec[Briskar]:
        """Return all Briskars of all bands, in play or not; the array is shared and never written into."""
        return FIELDS[len(self.place) // BAND]

    def owner(self, briskar: Briskar) -> Seat:
        """Return the seat of a Briskar."""
        return Seat(briskar // BAND)

    def card(self, briskar: Briskar) -> Profile:
        """Return the profile of a Briskar."""
        return self.content.profiles[self.profile[briskar]]

    def in_play(self, briskar: Briskar) -> bool:
        """Say whether he is on the field."""
        return self.place[briskar] >= 0

    def count(self, seat: Seat) -> i64:
        """Count the Briskars of a band still on the field."""
        n: i64 = 0
        for briskar in self.band(seat):
            if self.place[briskar] >= 0:
                n += 1
        return n

    def standing_on(self, square: i64) -> Briskar:
        """Return who is on a square, or NOBODY.

        Rule: BK-GRD-01.
        """
        place = self.place
        for k in range(len(place)):
            if place[k] == square:
                return Briskar(k)
        return NOBODY

    def level(self, briskar: Briskar) -> i64:
        """Return the height of his feet in quarters of a fathom."""
        return self.ground.stand(self.place[briskar]) + self.cling[briskar]

    # what the kernel asks

    def standing(self, seat: i64) -> i64:
        """Return the result of a band, fixed when the game ends."""
        return self.result[seat]

    def redeal(self, seat: Seat, memory: Places, rng: Chance) -> None:
        """Nothing is hidden, so there is nothing to deal anew."""

    def balance(self) -> bool:
        """Every Briskar in play stands on a square of his own, with sound numbers."""
        taken = filled(SQUARES, 0)
        for briskar in self.everybody():
            square = self.place[briskar]
            if square < 0:
                continue
            if not self.ground.inside(square) or taken[square] != 0 or self.hp[briskar] < 0 or self.ap[briskar] < 0:
                return False
            taken[square] = 1
        return True

    # events

    def tell(self, kind: str, *fields: Told) -> None:
        """Write an event; nothing is secret here. Call it only where ``self.log`` is there."""
        if self.log is not None:
            self.log.tell(kind, *fields)

    def note(self, event: Event, value: i64) -> None:
        """Write an event of one field; without a log nothing is built.

        Rule: BK-GRD-17.
        """
        if self.log is not None:
            self.log.tell(event.name, public(event.order[0], value))

    def note_pair(self, event: Event, one: i64, other: i64) -> None:
        """Write an event of two fields, in the order in which they are declared."""
        if self.log is not None:
            self.log.tell(event.name, public(event.order[0], one), public(event.order[1], other))

    def clone(self) -> Battlefield:
        other = Battlefield(self.seats, self.ground, self.content, 0)
        self.copy_steps_to(other)
        self.copy_table_to(other)
        return other

    def copy_table_to(self, other: Battlefield) -> None:
        """Copy what the constructor sets into a clone (``flibuste.lab.fields`` writes this)."""
        other.scenario = self.scenario
        other.budget = self.budget
        other.variants = self.variants
        other.profile = self.profile[:]
        other.place = self.place[:]
        other.cost = self.cost[:]
        other.leader = self.leader[:]
        other.hp = self.hp[:]
        other.cap = self.cap[:]
        other.ap = self.ap[:]
        other.refill = self.refill[:]
        other.armour = self.armour[:]
        other.lc = self.lc[:]
        other.activated = self.activated[:]
        other.left_as = self.left_as[:]
        other.hurt_by = self.hurt_by[:]
        other.lying_down = self.lying_down[:]
        other.stunned = self.stunned[:]
        other.prostrate = self.prostrate[:]
        other.mandrake = self.mandrake[:]
        other.holding = self.holding[:]
        other.held_by = self.held_by[:]
        other.bleeding = self.bleeding[:]
        other.cuts = self.cuts[:]
        other.cuts_left = self.cuts_left[:]
        other.poisoned = self.poisoned[:]
        other.morale_due = self.morale_due[:]
        other.misses = self.misses[:]
        other.rum = self.rum[:]
        other.hat_used = self.hat_used[:]
        other.revenge = self.revenge[:]
        other.netted = self.netted[:]
        other.kneeling = self.kneeling[:]
        other.hidden = self.hidden[:]
        other.en_garde = self.en_garde[:]
        other.hope = self.hope[:]
        other.cling = self.cling[:]
        other.cling_top = self.cling_top[:]
        other.looked = self.looked[:]
        other.load = self.load[:]
        other.load_portions = self.load_portions[:]
        other.shield = self.shield[:]
        other.in_hand = self.in_hand[:]
        other.weapons = self.weapons[:]
        other.loaded = self.loaded[:]
        other.poison = self.poison[:]
        other.unusual = self.unusual[:]
        other.items = self.items[:]
        other.spells = self.spells[:]
        other.scroll = self.scroll[:]
        other.cast_round = self.cast_round[:]
        other.casts = self.casts[:]
        other.piece = self.piece[:]
        other.piece_place = self.piece_place[:]
        other.facing = self.facing[:]
        other.ammo = self.ammo[:]
        other.piece_loaded = self.piece_loaded[:]
        other.gunner = self.gunner[:]
        other.cannon_ammo = self.cannon_ammo[:]
        other.cannon_loaded = self.cannon_loaded[:]
        other.things = [part.clone() for part in self.things]
        other.lasting = [part.clone() for part in self.lasting]
        other.kegs = self.kegs[:]
        other.gold = self.gold[:]
        other.treasure = self.treasure[:]
        other.zone = self.zone[:]
        other.marks = self.marks[:]
        other.crates = self.crates[:]
        other.result = self.result[:]
        other.round = self.round
        other.limit = self.limit
        other.found = self.found
        other.active = self.active
        other.free_move = self.free_move
        other.acted = self.acted
        other.ended = self.ended
        other.thrust_used = self.thrust_used
        other.restrain_tried = self.restrain_tried
        other.hold_tried = self.hold_tried
        other.hope_tried = self.hope_tried
        other.pushed = self.pushed
        other.freed = self.freed
        other.aimed = self.aimed
        other.rolled = self.rolled
        other.memo = self.memo


def in_play(s: Battlefield) -> vec[i64]:
    """List the Briskars on the field."""
    found = vec[i64](capacity=16)
    for briskar in s.everybody():
        if s.place[briskar] >= 0:
            found = append(found, briskar)
    return found
