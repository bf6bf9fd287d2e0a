"""Brisca on a full screen: players with their backs, the trick, stock and trump, the hand as cards; then the count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from flibuste.games.brisca.view import View
from flibuste.terminal.brisca import count_line
from flibuste.terminal.screens.art import FIGURES, SUITS, half_blocks
from flibuste.terminal.screens.boards import Stage, plate, wrapped
from flibuste.terminal.screens.look import CARD, INKS, PAPER, PAPER_INK, SUIT_FRAMES, SUIT_SIGNS, Card, back, fan

SIGNS = {"R": "♚", "C": "♞", "V": "♟"}
INDEX = {"A": "1", "V": "10", "C": "11", "R": "12"}
LARGE = (11, 8)
ROOM = 30
"""From so many rows on cards have pictures."""
TWO, ONE, NONE = "*     *", "*", ""
PIPS = {
    2: (NONE, ONE, NONE, ONE, NONE),
    3: (ONE, NONE, ONE, NONE, ONE),
    4: (TWO, NONE, NONE, NONE, TWO),
    5: (TWO, NONE, ONE, NONE, TWO),
    6: (TWO, NONE, TWO, NONE, TWO),
    7: (TWO, ONE, TWO, NONE, TWO),
}


def board(stage: Stage) -> list[Text]:
    """Draw a view of Brisca."""
    seen = cast(View, stage.view)
    lines = [Text(), *(seat_line(stage, seen, seat) for seat in others(seen)), Text()]
    lines += [*middle(stage, seen), Text()]
    if seen["count"] is not None:
        lines += wrapped([Text(count_line(count, stage.words)) for count in seen["count"]], stage.width - 2)
    if seen["you"] is not None:
        lines.append(seat_line(stage, seen, seen["you"]))
        lines += laid(stage, [held(stage, id) for id in seen["hand"]])
    return [Text(" ") + line for line in lines]


def others(seen: View) -> list[int]:
    """List the seats of the others, the next to play first."""
    you = seen["you"] or 0
    seats = [(you + k) % seen["seats"] for k in range(seen["seats"])]
    return seats if seen["you"] is None else seats[1:]


def seat_line(stage: Stage, seen: View, seat: int) -> Text:
    """Draw a player."""
    words = stage.words
    facts = [words.say("br-line-tricks", n=seen["tricks"][seat])]
    if seen["points"] is not None:
        facts.append(words.say("br-line-points", n=seen["points"][seat]))
    if seen["teams"]:
        facts.append(words.say("br-line-team", n=seat % 2 + 1))
    if seat == seen["dealer"]:
        facts.append(words.say("br-dealer"))
    return plate(stage, seat, seat == seen["turn"], ", ".join(facts), back(seen["hand_sizes"][seat]))


def middle(stage: Stage, seen: View) -> list[Text]:
    """Draw the stock with the trump under it, and the trick."""
    cards = [stock(stage, seen)]
    best = seen["best"]
    for play in seen["trick"]:
        leads = best is not None and best["card"] == play["card"]
        name = ("★" if leads else "") + stage.words.name(play["seat"])
        cards.append(drawn(stage, play["card"], below=name, raised=leads))
    return laid(stage, cards)


def laid(stage: Stage, cards: list[Card]) -> list[Text]:
    """Lay cards out, larger where there is room."""
    size, height = LARGE if is_roomy(stage) else (CARD, 5)
    return fan(cards, stage.width - 2, size, stage.look.ink, height)


def is_roomy(stage: Stage) -> bool:
    """Say whether cards can be drawn with their pictures."""
    return stage.height >= ROOM and stage.width >= LARGE[0] * 5


def stock(stage: Stage, seen: View) -> Card:
    """Draw the turned-up card with how many lie above it; without a stock the suit of the trump."""
    words = stage.words
    left = words.say("br-trump")
    if seen["turned"] is not None:
        return drawn(stage, seen["turned"], below=f"▒×{seen['stock']}")
    suit = seen["trump"]
    middle = picture(SUITS[suit], suit) if is_roomy(stage) else (SUIT_SIGNS[suit],)
    return Card(" ", " ", middle, INKS[suit], below=left, frame=SUIT_FRAMES[suit])


def drawn(
    stage: Stage, id: str, foot: str = "", below: str = "", raised: bool = False, action: int | None = None
) -> Card:
    """Draw a card of the Spanish pack: as many pips as it has, an ace or a figure as a picture where there is room."""
    rank, suit = id[:-1], id[-1:]
    index = INDEX.get(rank, rank)
    middle = large_face(rank, suit) if is_roomy(stage) else small_face(rank, SUIT_SIGNS[suit])
    return Card(index, SUIT_SIGNS[suit], middle, INKS[suit], action, raised, foot, SUIT_FRAMES[suit], below)


def small_face(rank: str, sign: str) -> list[str]:
    """Draw a card in two rows: its pips, a figure by its sign."""
    if rank in SIGNS or rank == "A":
        return [SIGNS.get(rank, sign), ""]
    first = -(-int(rank) // 2) if int(rank) > 3 else int(rank)
    rows = [first, int(rank) - first]
    return [(" " if count < 4 else "").join([sign] * count) for count in rows]


def large_face(rank: str, suit: str) -> list[str | Text]:
    """Draw a card in five rows: its pips where the pack has them, an ace or a figure as a picture."""
    if not rank.isdecimal():
        return picture(SUITS[suit] if rank == "A" else FIGURES[rank], suit)
    return [row.replace("*", SUIT_SIGNS[suit]) for row in PIPS[int(rank)]]


def picture(pixels: Sequence[str], suit: str) -> list[str | Text]:
    """Draw a picture in the inks of a suit."""
    return list(half_blocks(pixels, {"a": INKS[suit], "b": PAPER_INK}, PAPER))


def held(stage: Stage, id: str) -> Card:
    """Draw a card of the hand with the number that chooses it."""
    choice = stage.offered(id)
    action = None if choice is None else choice.action
    raised = action is not None and action == stage.pointed
    return drawn(stage, id, foot=stage.number(id), raised=raised, action=action)
