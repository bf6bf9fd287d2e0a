"""Brisca on a full screen: players with their backs, the trick, stock and trump, the hand as cards; then the count."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from flibuste.games.brisca.view import View
from flibuste.terminal.brisca import count_line
from flibuste.terminal.screens.boards import Stage, plate, wrapped
from flibuste.terminal.screens.look import CARD, INKS, SUIT_FRAMES, SUIT_SIGNS, Card, back, fan

FIGURES = {"R": "♚", "C": "♞", "V": "♟"}
INDEX = {"A": "1", "V": "10", "C": "11", "R": "12"}


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
        cards.append(drawn(play["card"], below=name, raised=leads))
    return laid(stage, cards)


def laid(stage: Stage, cards: list[Card]) -> list[Text]:
    """Lay cards out, larger where there is room."""
    size, height = (9, 7) if stage.height >= 30 and stage.width >= 48 else (CARD, 5)
    return fan(cards, stage.width - 2, size, stage.look.ink, height)


def stock(stage: Stage, seen: View) -> Card:
    """Draw the turned-up card with how many lie above it; without a stock the suit of the trump."""
    words = stage.words
    left = words.say("br-trump")
    if seen["turned"] is not None:
        return drawn(seen["turned"], below=f"▒×{seen['stock']}")
    suit = seen["trump"]
    return Card("", SUIT_SIGNS[suit], ("", words.thing("suit", suit)), INKS[suit], below=left, frame=SUIT_FRAMES[suit])


def drawn(id: str, foot: str = "", below: str = "", raised: bool = False, action: int | None = None) -> Card:
    """Draw a card of the Spanish pack."""
    rank, suit = id[:-1], id[-1:]
    sign = SUIT_SIGNS[suit]
    pips = FIGURES.get(rank) or (sign if rank == "A" else " ".join([sign] * min(3, int(rank) // 2 + 1)))
    index = INDEX.get(rank, rank)
    return Card(index, sign, (pips, index.rjust(5)), INKS[suit], action, raised, foot, SUIT_FRAMES[suit], below)


def held(stage: Stage, id: str) -> Card:
    """Draw a card of the hand with the number that chooses it."""
    choice = stage.offered(id)
    action = None if choice is None else choice.action
    raised = action is not None and action == stage.pointed
    return drawn(id, foot=stage.number(id), raised=raised, action=action)
