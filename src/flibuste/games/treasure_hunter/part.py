"""Chapter 6, the action part: who is asked in which order, at a site and at the start of the goblin step.

What a card does is in actions.py.
"""

from __future__ import annotations

from flibuste.games.treasure_hunter.cards import GOBLIN_STEP
from flibuste.games.treasure_hunter.sites import somebody_is_here
from flibuste.games.treasure_hunter.state import ACTION, GOBLIN_RAID, TREASURES, Table
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def open_part(s: Table) -> None:
    """Open the action part of a site, or of the goblin step: the dealer is asked first.

    Whether it takes place depends on what all can see and on the list of cards, never on a hand.

    Rule: TH-ACT-01, TH-ACT-02, TH-ACT-12, TH-ACT-13, TH-GOB-01, TH-INT-08.
    """
    s.phase = ACTION
    s.passes = 0
    if s.site != GOBLIN_STEP and not s.content.some_without_adventurers and not somebody_is_here(s):
        close_part(s)
        return
    ask_from(s, s.dealer)


def ask_from(s: Table, seat: Seat) -> None:
    """Ask the next player who holds a card, or end the part when all have passed in a row.

    An empty hand counts as a pass; every other hand is asked, whatever it holds.

    Rule: TH-ACT-03, TH-ACT-04, TH-ACT-22.
    """
    turn = seat
    while s.passes < s.seats and s.sizes[turn] == 0:
        s.passes += 1
        turn = s.next_seat(turn)
    if s.passes == s.seats:
        close_part(s)
        return
    s.turn = turn
    s.ask_one(turn)


def close_part(s: Table) -> None:
    """Go on to the treasures or to the goblins.

    Rule: TH-ACT-04, TH-INT-03.
    """
    s.phase = TREASURES
    if s.site == GOBLIN_STEP:
        s.phase = GOBLIN_RAID


def pass_turn(s: Table) -> None:
    """Note a pass; it is never final.

    Rule: TH-ACT-04.
    """
    s.passes += 1
    if s.log is not None:
        s.log.tell("passed", public("seat", int(s.turn)))
    ask_from(s, s.next_seat(s.turn))


def react(s: Table, seat: Seat) -> None:
    """Ask everybody anew, beginning after the player of the card and ending with that player.

    Rule: TH-ACT-03, TH-ACT-04.
    """
    s.phase = ACTION
    s.passes = 0
    ask_from(s, s.next_seat(seat))
