"""Chapters 9, 10 and 12: what permanents do as long as they lie beside a crew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.chasse_partie.cards import LIMIT_HAND, LOWER_GOLD, PROTECT_CAPTAIN, SHIELD, SHIFT_CREWS
from flibuste.games.chasse_partie.content import Effect
from flibuste.games.chasse_partie.piles import release
from flibuste.games.chasse_partie.places import HAND_SIZE, ZONE
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import bit, lowest, spots
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

NOBODY_NAMED: Final[i64] = -1


def lay_permanent(s: Table, card: i64, actor: Seat, zone: i64, named: i64) -> None:
    """Lay a permanent beside the crew of a zone; it acts from now on.

    Rule: CP-TURN-08, CP-ROT-04 to CP-ROT-06.
    """
    s.put(card, ZONE + zone)
    s.laid_by[card - BRISKARS] = actor
    s.bound[card - BRISKARS] = named
    apply_permanents(s)
    if s.log is not None:
        s.log.tell("laid", public("card", card), public("zone", zone))


def discard_permanents(s: Table, actor: Seat) -> None:
    """Discard all permanents in play: players in order of turns from the actor.

    Rule: CP-CARD-15a, CP-CARD-15b, CP-PILE-06, CP-INT-14, CP-INT-15.
    """
    player = actor
    for number in range(s.seats):
        for card in s.permanents_in(s.zone_of(player)):
            release(s, card)
        player = s.right_of(player)
    apply_permanents(s)
    if s.log is not None:
        s.log.tell("permanents-gone", public("seat", actor))


def apply_permanents(s: Table) -> None:
    """Work out anew what the permanents in play do; whatever has left play acts no longer.

    Rule: CP-ROT-03, CP-CARD-20d, CP-TRAP-26, CP-OLD-09, CP-INT-33.
    """
    s.shift = 0
    s.immune = 0
    for seat in s.every_seat():
        s.rum[seat] = 0
        s.traps[seat] = 0
        s.limits[seat] = HAND_SIZE
    rest: i64 = 0
    for zone in range(s.seats):
        rest |= spots(s.place, ZONE + zone, BRISKARS, CARDS)
    while rest != 0:
        card = BRISKARS + lowest(rest)
        for effect in s.content.effects[s.content.kind[card]]:
            act(s, card - BRISKARS, s.zone_with(card), effect)
        rest &= rest - 1


def act(s: Table, permanent: i64, zone: i64, effect: Effect) -> None:
    """Let one permanent act, whoever laid it: on all crews, on a zone, on a player, or on a Captain.

    Rule: CP-CARD-09a, CP-CARD-16a, CP-CARD-16d, CP-CARD-18a, CP-CARD-18c, CP-CARD-20a, CP-CARD-20e, CP-CARD-20g,
    CP-CARD-21a, CP-ROT-05, CP-ROT-06, CP-OLD-05, CP-TRAP-24, CP-INT-39, CP-INT-47, CP-INT-48, CP-INT-50.
    """
    named = s.bound[permanent]
    if effect.verb == SHIFT_CREWS:
        s.shift += 1
    elif effect.verb == LOWER_GOLD:
        s.rum[zone] += effect.count
    elif effect.verb == SHIELD:
        s.traps[named] |= bit(s.laid_by[permanent])
    elif effect.verb == LIMIT_HAND:
        s.limits[named] = min(s.limits[named], effect.count)
    elif effect.verb == PROTECT_CAPTAIN:
        s.immune |= bit(named)
