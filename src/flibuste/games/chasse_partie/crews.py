"""Chapters 6 and 9: what action cards do to crews and to the loot card."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.chasse_partie.permanents import apply_permanents
from flibuste.games.chasse_partie.piles import discard, discard_zone, search, sign_on
from flibuste.games.chasse_partie.places import LOOT
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat


def is_full(s: Table) -> bool:
    """Say whether some crew has as many Briskars as the loot card asks for, or more.

    Rule: CP-END-01, CP-END-02, CP-END-09, CP-ROT-10.
    """
    needed = s.content.crew[s.loot]
    return any(s.crews[zone] >= needed for zone in range(s.seats))


def place_briskar(s: Table, actor: Seat, card: i64, zone: i64) -> None:
    """Add a Briskar just shown to a crew, the own or another; it is no action and cannot be countered.

    Rule: CP-TURN-06, CP-CREW-01, CP-CREW-02, CP-CREW-05, CP-CTR-09, CP-OLD-12, CP-TRAP-04.
    """
    sign_on(s, card, zone)
    if s.log is None:
        return
    owner = s.player_of(zone)
    if owner == actor:
        s.log.tell("signed", public("seat", actor), public("card", card), public("zone", zone))
    else:
        s.log.tell("slipped", public("seat", actor), public("card", card), public("other", owner), public("zone", zone))


def move_briskar(s: Table, card: i64, zone: i64) -> None:
    """Move a Briskar to another crew; it is not one placed from the hand.

    Rule: CP-CARD-03a, CP-CARD-03c, CP-CARD-03d, CP-TURN-11, CP-INT-52, CP-INT-53, CP-INT-55.
    """
    source = s.zone_with(card)
    sign_on(s, card, zone)
    if s.log is not None:
        s.log.tell(
            "moved", public("card", card), public("seat", s.player_of(source)), public("other", s.player_of(zone))
        )


def dismiss(s: Table, card: i64) -> None:
    """Discard one Briskar of a crew.

    Rule: CP-CARD-06a, CP-TURN-11, CP-CREW-03.
    """
    player = s.player_of(s.zone_with(card))
    discard(s, card)
    if s.log is not None:
        s.log.tell("leaves", public("card", card), public("seat", player))


def dismiss_all(s: Table, actor: Seat, crew: i64, gold: i64) -> None:
    """Discard from all crews the Briskars with this printed crew value, or with this printed gold (0: any).

    Protected Captains stay. Players in order of turns from the actor.

    Rule: CP-CARD-01a, CP-CARD-01c, CP-CARD-10c, CP-CARD-10d, CP-CARD-10f, CP-PILE-06, CP-TRAP-01, CP-TRAP-10,
    CP-CARD-16b, CP-OLD-01, CP-OLD-06, CP-INT-22, CP-INT-23, CP-INT-26, CP-INT-62.
    """
    player = actor
    for number in range(s.seats):
        for card in s.crew_in(s.zone_of(player)):
            hit = s.content.crew[card] == crew or s.content.gold[card] == gold
            if hit and not has(s.immune, card):
                dismiss(s, card)
        player = s.right_of(player)


def wake_kraken(s: Table, actor: Seat, chance: Chance) -> None:
    """Turn the next Briskar of the pile over and discard it, then all in crews that are worth the same gold.

    Rule: CP-CARD-10a, CP-CARD-10b, CP-CARD-10e, CP-INT-24, CP-INT-25.
    """
    shown = search(s, chance)
    if shown < 0:
        return
    gold = s.content.gold[shown]
    if s.log is not None:
        s.log.tell("kraken-shown", public("card", shown), public("gold", gold))
    dismiss_all(s, actor, 0, gold)


def invade(s: Table, player: Seat) -> None:
    """Discard a player's whole current crew and everything that lies beside it.

    Rule: CP-CARD-08a, CP-CARD-08b, CP-CARD-08g, CP-OLD-04, CP-ROT-08, CP-INT-33, CP-INT-35, CP-INT-59, CP-TRAP-26.
    """
    discard_zone(s, s.zone_of(player))
    apply_permanents(s)
    if s.log is not None:
        s.log.tell("invaded", public("seat", player))


def swap_loot(s: Table, card: i64) -> None:
    """Make a Briskar of a crew the loot card; the old loot takes its place in that crew.

    Rule: CP-CARD-11a, CP-CARD-11c, CP-CARD-11e, CP-INT-22, CP-INT-27, CP-INT-30 to CP-INT-32, CP-INT-56.
    """
    zone = s.zone_with(card)
    old = s.loot
    s.crews[zone] -= 1
    s.put(card, LOOT)
    s.loot = card
    sign_on(s, old, zone)
    if s.log is not None:
        needed = s.content.crew[card]
        s.log.tell(
            "loot-swapped",
            public("card", card),
            public("old", old),
            public("seat", s.player_of(zone)),
            public("n", needed),
            public("gold", s.content.gold[card]),
        )
