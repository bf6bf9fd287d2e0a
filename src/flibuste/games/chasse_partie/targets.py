"""Chapters 7, 10 and 11: what an action card may be aimed at; Pris au piège and Vieux roublard stand in the way.

Cards are told apart by the choice they ask for (data/cards.toml), so each protection is written once.
"""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.chasse_partie.cards import (
    ANOTHER_CARD,
    CHOOSE_BRISKAR,
    CHOOSE_CAPTAIN,
    CHOOSE_CREW,
    CHOOSE_CREW_OF,
    CHOOSE_HAND,
    CHOOSE_MODE,
    CHOOSE_MOVE,
    CHOOSE_NUMBER,
    CHOOSE_OPPONENT,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    DISCARDED_BRISKAR,
    NO_CHOICE,
)
from flibuste.games.chasse_partie.piles import top_briskar
from flibuste.games.chasse_partie.places import ZONE
from flibuste.games.chasse_partie.refusals import (
    CAPTAIN_PROTECTED,
    EMPTY_HAND,
    NEEDS_ANOTHER_CARD,
    NO_BRISKAR_DISCARDED,
    NO_LEGAL_TARGET,
    NO_SUCH_PLAYER,
    NOT_A_CAPTAIN,
    NOT_AN_OPPONENT,
    NOT_IN_A_CREW,
    NOTHING_THERE,
    SAME_CREW,
    TARGET_TRAPPED,
)
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import has, lowest, spots
from flibuste.kernel.errors import Refusal
from flibuste.kernel.ids import Seat


def why_not_ready(s: Table, actor: Seat, kind: i64) -> Refusal | None:
    """Say what a card lacks; it counts as out of the hand already (``others`` are the cards that remain).

    Rule: CP-ACT-03, CP-ACT-05, CP-CARD-13b, CP-CARD-14b, CP-CARD-19b, CP-CARD-22b.
    """
    needs = s.content.needs[kind]
    if needs == ANOTHER_CARD and s.sizes[actor] < 2:
        return NEEDS_ANOTHER_CARD
    if needs == DISCARDED_BRISKAR and top_briskar(s) < 0:
        return NO_BRISKAR_DISCARDED
    return None if has_choice(s, actor, s.content.choice[kind]) else NO_LEGAL_TARGET


def has_choice(s: Table, actor: Seat, choice: i64) -> bool:
    """Say whether a card that asks for a choice finds a legal one; without one to make it aims at nobody and is free.

    Rule: CP-ACT-03, CP-CARD-15d, CP-CARD-01b, CP-CARD-11b, CP-TRAP-01, CP-TRAP-02, CP-TRAP-04, CP-TRAP-09, CP-TRAP-10,
    CP-TRAP-15, CP-TRAP-19, CP-TRAP-22, CP-INT-67.
    """
    if choice in (NO_CHOICE, CHOOSE_VALUE, CHOOSE_MODE):
        return True
    if choice in (CHOOSE_BRISKAR, CHOOSE_MOVE, CHOOSE_CAPTAIN):
        return has_briskar(s, actor, choice)
    if choice == CHOOSE_CREW:
        return has_crew(s, actor, -1)
    return any(why_not_player(s, actor, choice, seat) is None for seat in s.every_seat())


def has_briskar(s: Table, actor: Seat, choice: i64) -> bool:
    """Say whether some Briskar may be chosen."""
    rest = s.briskars_in_crews()
    while rest != 0:
        if why_not_briskar(s, actor, choice, lowest(rest)) is None:
            return True
        rest &= rest - 1
    return False


def has_crew(s: Table, actor: Seat, source: i64) -> bool:
    """Say whether some crew other than the source may be chosen."""
    return any(why_not_crew(s, actor, zone, source) is None for zone in range(s.seats))


def is_trapped(s: Table, actor: Seat, player: Seat) -> bool:
    """Say whether Pris au piège keeps the actor from aiming at a player's current crew or hand.

    Rule: CP-CARD-16a, CP-CARD-16c, CP-CARD-16d, CP-TRAP-23, CP-ROT-06, CP-ROT-07, CP-INT-51.
    """
    return has(s.traps[actor], player)


def why_not_player(s: Table, actor: Seat, choice: i64, seat: Seat) -> Refusal | None:
    """Say why a player cannot be chosen.

    Rule: CP-ACT-07, CP-CARD-05c, CP-CARD-08c, CP-CARD-08d, CP-CARD-12b, CP-CARD-13b, CP-CARD-14c, CP-CARD-14f,
    CP-CARD-17b, CP-CARD-20f, CP-TRAP-05, CP-TRAP-08, CP-TRAP-12 to CP-TRAP-14, CP-TRAP-16, CP-TRAP-17, CP-TRAP-20,
    CP-TRAP-25.
    """
    if seat >= s.seats:
        return NO_SUCH_PLAYER
    if seat == actor and choice != CHOOSE_PLAYER and choice != CHOOSE_CREW_OF:
        return NOT_AN_OPPONENT
    if choice == CHOOSE_OPPONENT:
        return None
    if is_trapped(s, actor, seat):
        return TARGET_TRAPPED
    if choice == CHOOSE_HAND and s.sizes[seat] == 0:
        return EMPTY_HAND
    if choice == CHOOSE_CREW_OF and is_bare(s, s.zone_of(seat)):
        return NOTHING_THERE
    return None


def is_bare(s: Table, zone: i64) -> bool:
    """Say whether neither a Briskar nor a permanent lies in a zone."""
    if s.crews[zone] > 0:
        return False
    return spots(s.place, ZONE + zone, BRISKARS, CARDS) == 0


def why_not_briskar(s: Table, actor: Seat, choice: i64, card: i64) -> Refusal | None:
    """Say why a Briskar cannot be chosen: the loot is in no crew, and a protected Captain is out of reach.

    Rule: CP-ACT-08, CP-CARD-03b, CP-CARD-06b, CP-CARD-11f, CP-CARD-21b, CP-CARD-21c, CP-TRAP-03, CP-TRAP-06,
    CP-TRAP-11, CP-TRAP-21, CP-OLD-02, CP-OLD-03, CP-OLD-07, CP-OLD-11, CP-OLD-15, CP-CARD-21d, CP-INT-49.
    """
    zone = s.zone_with(card)
    if zone < 0:
        return NOT_IN_A_CREW
    if choice == CHOOSE_CAPTAIN and not s.content.is_captain(card):
        return NOT_A_CAPTAIN
    if has(s.immune, card):
        return CAPTAIN_PROTECTED
    if is_trapped(s, actor, s.player_of(zone)):
        return TARGET_TRAPPED
    if choice == CHOOSE_MOVE and not has_crew(s, actor, zone):
        return NO_LEGAL_TARGET
    return None


def why_not_crew(s: Table, actor: Seat, zone: i64, source: i64) -> Refusal | None:
    """Say why a crew cannot be chosen for a card, for a Briskar that comes from ``source`` (-1: from nowhere).

    Rule: CP-CARD-03a, CP-CARD-03d, CP-TRAP-03, CP-TRAP-18, CP-INT-49.
    """
    if zone >= s.seats:
        return NO_SUCH_PLAYER
    if zone == source:
        return SAME_CREW
    return TARGET_TRAPPED if is_trapped(s, actor, s.player_of(zone)) else None


def asks_player(choice: i64) -> bool:
    """Say whether a card is announced with a player."""
    return CHOOSE_OPPONENT <= choice <= CHOOSE_CREW_OF


def asks_number(choice: i64) -> bool:
    """Say whether a card is announced with a number of cards."""
    return choice == CHOOSE_NUMBER
