"""The table of Treasure Hunter: one field per thing that lies on it, and the smallest moves of cards.

Rules live in the modules named after the chapters; play.py calls them in turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.treasure_hunter.cards import BLANK, CARDS, GOBLINS, SITES, TILES, Content
from flibuste.kernel.bits import Fixed, zeros
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

# where a card is: one zone per seat, except the pile
MOST_SEATS: Final[i64] = 6
HAND: Final[i64] = 0
KEPT: Final[i64] = 6
LAID: Final[i64] = 12
UNUSED: Final[i64] = 18
ASIDE: Final[i64] = 24
PERSONAL: Final[i64] = 30
PILE: Final[i64] = 36

# where a tile is: owners are 0 to 5
IN_STACK: Final[i64] = 6
ON_BOARD: Final[i64] = 7
BOX: Final[i64] = 8
NONE: Final[i64] = -1

# what comes next
DEAL: Final[i64] = 0
KEEP: Final[i64] = 1
DISCARD: Final[i64] = 2
SITE: Final[i64] = 3
ACTION: Final[i64] = 4
TARGET: Final[i64] = 5
TREASURES: Final[i64] = 6
GOBLIN_PART: Final[i64] = 7
GOBLIN_RAID: Final[i64] = 8
COIN_STEP: Final[i64] = 9
SCROLLS: Final[i64] = 10
USE_SCROLLS: Final[i64] = 11
PREPARE: Final[i64] = 12

# blocks of actions, in the order of VERBS in notation.py
TO_KEEP: Final[i64] = 0
TO_DISCARD: Final[i64] = 75
TO_PLAY: Final[i64] = 150
TO_SLEEP: Final[i64] = 225
TO_TARGET: Final[i64] = 300
TO_USE: Final[i64] = 306
TO_PASS: Final[i64] = 360
TO_DONE: Final[i64] = 361

HAND_SIZE: Final[i64] = 9
START_MONEY: Final[i64] = 15
ROUNDS: Final[i64] = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """What lies on the table. ``pile``, ``personal``, ``stack`` and ``goblin_stack`` are shared by clones.

    ``place[card]`` is a zone plus a seat. Tiles of the hidden stack are ``stack[:27]``, of the evident stack the rest.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.content: Content = BLANK
        self.all_tied_split: bool = False
        self.public_money: bool = True
        self.phase: i64 = DEAL
        self.round: i64 = 1
        self.dealer: Seat = Seat(0)
        self.choice: i64 = 0
        self.site: i64 = 0
        self.turn: Seat = Seat(0)
        self.passes: i64 = 0
        self.playing: i64 = NONE
        # cards
        self.place: vec[i64] = vec[i64]()
        self.sizes: vec[i64] = vec[i64]()
        self.pile: Fixed = vec[i64]()
        self.drawn: i64 = 0
        self.personal: Fixed = vec[i64]()
        # the current site
        self.asleep: i64 = 0
        self.doubled: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.shielded: i64 = 0
        # tiles and money
        self.money: vec[i64] = vec[i64]()
        self.tile_at: vec[i64] = vec[i64]()
        self.stack: Fixed = vec[i64]()
        self.hidden_next: i64 = 0
        self.evident_next: i64 = 0
        self.spaces: vec[i64] = vec[i64]()
        self.goblin_at: vec[i64] = vec[i64]()
        self.goblin_stack: Fixed = vec[i64]()
        self.goblin_next: i64 = 0
        self.goblins: vec[i64] = vec[i64]()
        self.won: vec[i64] = vec[i64]()

    def make_room(self) -> None:
        """Make the arrays: a clone gets copies of its original's instead."""
        self.place = zeros(CARDS)
        self.sizes = zeros(self.seats)
        self.doubled = zeros(self.seats)
        self.bonus = zeros(self.seats)
        self.money = zeros(self.seats)
        self.tile_at = zeros(TILES)
        self.stack = zeros(TILES)
        self.spaces = zeros(SITES * 2)
        self.goblin_at = zeros(GOBLINS)
        self.goblin_stack = zeros(GOBLINS)
        self.goblins = zeros(3)
        self.won = zeros(self.seats)

    def next_seat(self, seat: Seat) -> Seat:
        """Return the seat to the left, which is clockwise."""
        if seat + 1 == self.seats:
            return Seat(0)
        return Seat(seat + 1)

    def from_dealer(self, seat: Seat) -> i64:
        """Say how far a seat sits from the dealer, clockwise; the dealer is 0.

        Rule: TH-INT-08.
        """
        return (seat - self.dealer + self.seats) % self.seats

    def in_hand(self, seat: Seat) -> list[int]:
        """List the cards of a hand."""
        return self.cards_at(HAND + seat)

    def cards_at(self, place: i64) -> list[int]:
        """List the cards of a place in the order of the deck (for views and events)."""
        return [int(card) for card in range(CARDS) if self.place[card] == place]

    def copy_table_to(self, other: Table) -> None:
        """Copy what the constructor sets into a clone (``flibuste.lab.fields`` writes this)."""
        other.content = self.content
        other.all_tied_split = self.all_tied_split
        other.public_money = self.public_money
        other.phase = self.phase
        other.round = self.round
        other.dealer = self.dealer
        other.choice = self.choice
        other.site = self.site
        other.turn = self.turn
        other.passes = self.passes
        other.playing = self.playing
        other.place = self.place[:]
        other.sizes = self.sizes[:]
        other.pile = self.pile
        other.drawn = self.drawn
        other.personal = self.personal
        other.asleep = self.asleep
        other.doubled = self.doubled[:]
        other.bonus = self.bonus[:]
        other.shielded = self.shielded
        other.money = self.money[:]
        other.tile_at = self.tile_at[:]
        other.stack = self.stack
        other.hidden_next = self.hidden_next
        other.evident_next = self.evident_next
        other.spaces = self.spaces[:]
        other.goblin_at = self.goblin_at[:]
        other.goblin_stack = self.goblin_stack
        other.goblin_next = self.goblin_next
        other.goblins = self.goblins[:]
        other.won = self.won[:]
