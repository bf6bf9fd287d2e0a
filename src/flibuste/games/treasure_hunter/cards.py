"""Treasure Hunter, chapter 1: the pieces, as native arrays.

What a card bears is data (``data/*.toml``, read by content.py); where it stands in the deck is fixed, so that the kind
of a card can be told from its number alone: adventurers, watchdogs, coin cards, action cards; relics, yellow scrolls,
grey scrolls.
"""

from __future__ import annotations

from typing import Final, Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import zeros

BLUE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
SITES: Final[i64] = 3
GOBLIN_STEP: Final[i64] = 3
SiteName = Literal["blue", "green", "red"]
SITE_NAMES: Final[tuple[SiteName, ...]] = ("blue", "green", "red")

PER_SITE: Final[i64] = 12
FIRST_DOG: Final[i64] = 36
FIRST_COIN: Final[i64] = 48
FIRST_ACTION: Final[i64] = 60
CARDS: Final[i64] = 75

FIRST_YELLOW: Final[i64] = 30
FIRST_GREY: Final[i64] = 50
TILES: Final[i64] = 54
STACK: Final[i64] = 27
GOBLINS: Final[i64] = 22

STRONGEST: Final[i64] = 12

# effects of action cards
DOUBLE: Final[i64] = 0
ADD: Final[i64] = 1
SLEEP: Final[i64] = 2
DRAW: Final[i64] = 3
SHIELD: Final[i64] = 4
EFFECTS: Final = ("double", "add", "sleep", "draw", "shield")

# whom an action card acts on
SELF: Final[i64] = 0
OWN_ADVENTURER: Final[i64] = 1
PLAYER: Final[i64] = 2
ALL: Final[i64] = 3
TARGETS: Final = ("self", "own_adventurer", "player", "all")

# what yellow scrolls count
ADVENTURERS: Final[i64] = 0
WATCHDOGS: Final[i64] = 1
COINS: Final[i64] = 2
ACTIONS: Final[i64] = 3
GOBLINS_WON: Final[i64] = 4
SITES_VISITED: Final[i64] = 5
YELLOW_COUNTS: Final = ("adventurers", "watchdogs", "coins", "actions", "goblins", "sites")

# what grey scrolls count
RELICS: Final[i64] = 0
NEGATIVE_RELICS: Final[i64] = 1
GOBLIN_TILES: Final[i64] = 2
MONEY: Final[i64] = 3
GREY_COUNTS: Final = ("relics", "negative_relics", "goblins", "money")

ANY: Final[i64] = -1


def is_adventurer(card: i64) -> bool:
    """Say whether a card is one of the 36 adventurers.

    Rule: TH-COMP-02.
    """
    return card < FIRST_DOG


def is_action(card: i64) -> bool:
    """Say whether a card is one of the 15 action cards.

    Rule: TH-COMP-02.
    """
    return card >= FIRST_ACTION


def site_of(card: i64) -> i64:
    """Return the site of an adventurer: twelve cards each.

    Rule: TH-COMP-03.
    """
    return card // PER_SITE


@final
class Content:
    """What the cards and tiles bear: one array per printed value, shared by all states of a game.

    Rule: TH-COMP-02 to TH-COMP-09.
    """

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.tile_ids: list[str] = []
        self.goblin_ids: list[str] = []
        self.house: set[str] = set()
        self.rules: dict[str, str] = {}  # of the action cards, by their ids
        # cards
        self.force: vec[i64] = zeros(CARDS)
        self.paws: vec[i64] = zeros(CARDS)
        self.discipline: vec[i64] = zeros(CARDS)
        self.coin: vec[i64] = zeros(CARDS)
        self.effect: vec[i64] = zeros(CARDS)
        self.amount: vec[i64] = zeros(CARDS)
        self.target: vec[i64] = zeros(CARDS)
        self.bound_site: vec[i64] = zeros(CARDS)
        self.at_site: vec[i64] = zeros(CARDS)
        self.at_goblins: vec[i64] = zeros(CARDS)
        self.without_adventurers: vec[i64] = zeros(CARDS)
        self.best_discipline: i64 = 0
        self.some_without_adventurers: bool = False
        # treasure tiles: the value of a relic, the pay of a scroll
        self.value: vec[i64] = zeros(TILES)
        self.counts: vec[i64] = zeros(TILES)
        self.only_site: vec[i64] = zeros(TILES)
        self.parity: vec[i64] = zeros(TILES)
        self.force_min: vec[i64] = zeros(TILES)
        self.force_max: vec[i64] = zeros(TILES)
        self.unused_too: vec[i64] = zeros(TILES)
        self.per: vec[i64] = zeros(TILES)
        # goblin tiles
        self.goblin_paws: vec[i64] = zeros(GOBLINS)
        self.goblin_coin: vec[i64] = zeros(GOBLINS)
        # coins and gems, from the largest piece to the smallest: for the screen
        self.piece_ids: list[str] = []
        self.piece_values: list[int] = []


BLANK: Final = Content()
"""What a table has before it is given its cards."""
