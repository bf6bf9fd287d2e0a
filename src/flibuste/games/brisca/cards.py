"""Brisca, the pack: what a card is, how strong it is and what it is worth.

A card is a number: suit * 10 + rank, where rank 0 is the strongest. Its id is rank and suit, ``7b``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel.content import Entry, content_hash, entries, packaged
from flibuste.kernel.errors import BadData

FILE: Final = "deck.toml"
TEXT: Final = packaged("flibuste.games.brisca", FILE)
CONTENT: Final = content_hash({FILE: TEXT})

CARDS: Final[i64] = 40
RANKS: Final[i64] = 10
HAND: Final[i64] = 3
SEVEN: Final[i64] = 5
TWO: Final[i64] = 9


def read_suit(entry: Entry) -> str:
    """Read the letter of a suit."""
    entry.source()
    letter = entry.text("letter")
    entry.close()
    return letter


def read_rank(entry: Entry, place: int) -> tuple[str, int]:
    """Read the letter and the points of a rank; the file lists them from the strongest.

    Rule: BR-DECK-03, BR-DECK-04.
    """
    entry.source()
    rank = entry.text("letter"), entry.count("points")
    if entry.count("strength", 1, 10) != 10 - place:
        raise entry.wrong("strength", f"{10 - place}")
    entry.close()
    return rank


def read_suits() -> list[str]:
    """Read the four suits."""
    return [read_suit(entry) for entry in entries(FILE, TEXT, "suit")]


def read_ranks() -> list[tuple[str, int]]:
    """Read the ten ranks, strongest first."""
    return [read_rank(entry, place) for place, entry in enumerate(entries(FILE, TEXT, "rank"))]


SUIT_IDS: Final = read_suits()
RANK_IDS: Final = [letter for letter, points in read_ranks()]
RANK_POINTS: Final = [points for letter, points in read_ranks()]
CARD_IDS: Final = [rank + suit for suit in SUIT_IDS for rank in RANK_IDS]

SUIT: Final[vec[i64]] = vec[i64]([card // 10 for card in range(40)])
POINTS: Final[vec[i64]] = vec[i64]([RANK_POINTS[card % 10] for card in range(40)])


def make_pack() -> vec[i64]:
    """Return the whole pack in its printed order: forty cards, four suits of ten ranks.

    Rule: BR-DECK-02.
    """
    pack = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        pack = append(pack, card)
    return pack


PACK: Final[vec[i64]] = make_pack()


def find_card(name: object) -> int:
    """Find the number of a card by its id."""
    if isinstance(name, str) and name in CARD_IDS:
        return CARD_IDS.index(name)
    raise BadData("no_such_card", f"there is no card {name!r}", "BR-DECK-02")


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Say whether a card takes the lead of a trick from the best one so far.

    In the same suit the stronger rank does; a card of another suit does only if it is a trump.

    Rule: BR-DECK-03, BR-TRICK-03 to BR-TRICK-07, BR-VAR-06.
    """
    if SUIT[card] == SUIT[best]:
        return card < best
    return SUIT[card] == trump
