"""Chapter 9 (step C): coin cards and money."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import CARDS, FIRST_ACTION, FIRST_COIN, Content
from flibuste.games.treasure_hunter.knowledge import reveal
from flibuste.games.treasure_hunter.sites import lay_cards
from flibuste.games.treasure_hunter.state import HAND, LAID, SCROLLS, UNUSED, Table
from flibuste.kernel.bits import lowest, spots
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

NO_CARDS: Final[list[int]] = []


def receive_coins(s: Table) -> None:
    """Let all lay their coin cards, pay one coin for each, and discard what was not used: all hands are empty then.

    Rule: TH-COIN-01, TH-COIN-02, TH-COIN-04.
    """
    for seat in s.every_seat():
        lay_cards(s, seat, FIRST_COIN, FIRST_ACTION)
        gain: i64 = 0
        rest = spots(s.place, LAID + seat, FIRST_COIN, FIRST_ACTION)
        while rest != 0:
            gain += s.content.coin[FIRST_COIN + lowest(rest)]
            rest &= rest - 1
        s.money[seat] += gain
        if s.log is not None:
            laid = [int(card) for card in range(FIRST_COIN, FIRST_ACTION) if s.place[card] == LAID + seat]
            s.log.tell("coins", public("seat", int(seat)), public("cards", laid), public("n", int(gain)))
    for seat in s.every_seat():
        discard_unused(s, seat)
    s.phase = SCROLLS


def discard_unused(s: Table, seat: Seat) -> None:
    """Lay what is left in a hand face up, without any effect.

    Rule: TH-COIN-03, TH-COIN-04.
    """
    if s.sizes[seat] == 0:
        return
    cards = unused_cards(s, seat) if s.log is not None else NO_CARDS
    place, here, known = s.place, HAND + seat, s.known
    for card in range(CARDS):
        if place[card] == here:
            place[card] = UNUSED + seat
            if known is not None:
                reveal(s, known, seat, card)
    s.sizes[seat] = 0
    if s.log is not None:
        s.log.tell("unused", public("seat", int(seat)), public("cards", cards))


def unused_cards(s: Table, seat: Seat) -> list[int]:
    """List what is still in a hand after step C.

    Rule: TH-ACT-15, TH-COIN-03.
    """
    return [int(card) for card in range(CARDS) if s.place[card] == HAND + seat]


def pieces(content: Content, points: int) -> dict[str, int]:
    """Show an amount in the fewest pieces, gems before coins; changing is free and alters nothing.

    Rule: TH-MONEY-01 to TH-MONEY-03, TH-COMP-08.
    """
    found: dict[str, int] = {}
    rest = points
    for name, value in zip(content.piece_ids, content.piece_values, strict=True):
        if rest >= value:
            found[name] = rest // value
            rest %= value
    return found
