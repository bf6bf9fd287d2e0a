"""The books of a table: all cards once, every number in agreement; and worlds in which a seat's unknowns lie anew."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.chasse_partie.permanents import apply_permanents
from flibuste.games.chasse_partie.places import IN_VIEW, LOOT, PILE, PLACES, WON
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import has, size, zeros
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.places import Places
from flibuste.kernel.saving import field_names


def where(s: Table) -> vec[i64]:
    """Say where each card lies, all open places taken as one."""
    places = s.place[:]
    for card in range(CARDS):
        if places[card] > PILE:
            places[card] = IN_VIEW
    return places


def redeal(s: Table, seat: Seat, memory: Places, rng: Chance) -> None:
    """Deal the other hands and the pile anew as this seat may believe them to be.

    Rule: CP-TURN-12.
    """
    cards = vec[i64](capacity=CARDS)
    places = vec[i64](capacity=CARDS)
    for place in range(PILE + 1):
        if place == seat:
            continue
        for card in range(CARDS):
            if s.place[card] == place:
                cards = append(cards, card)
                places = append(places, place)
    dealt = memory.resample(seat, cards, places, rng)
    for other in s.every_seat():
        if other != seat:
            s.briskars[other] = 0
            s.actions[other] = 0
            s.sizes[other] = 0
    pile = vec[i64](capacity=CARDS)
    for k in range(len(dealt)):
        if places[k] == PILE:
            pile = append(pile, dealt[k])
            s.place[dealt[k]] = PILE
        else:
            s.join_hand(Seat(places[k]), dealt[k])
    s.pile = pile
    s.drawn = 0


def balance(s: Table) -> bool:
    """Say whether all 110 cards are there once, and every number agrees with them.

    Rule: CP-COMP-01, CP-TURN-12.
    """
    found = zeros(PLACES)
    for card in range(CARDS):
        place = s.place[card]
        if place < 0 or place >= PLACES:
            return False
        found[place] += 1
        if place < PILE and not in_mask(s, Seat(place), card):
            return False
    for card in s.pile[s.drawn :]:
        if s.place[card] != PILE:
            return False
    if found[PILE] != len(s.pile) - s.drawn or found[LOOT] > 1:
        return False
    return seats_balance(s, found) and turn_balances(s) and permanents_balance(s) and steps_balance(s)


def in_mask(s: Table, seat: Seat, card: i64) -> bool:
    """Say whether the set of a hand holds a card."""
    if seat >= s.seats:
        return False
    if card < BRISKARS:
        return has(s.briskars[seat], card)
    return has(s.actions[seat], card - BRISKARS)


def seats_balance(s: Table, found: vec[i64]) -> bool:
    """Say whether hands, crews and gold are as counted."""
    for seat in s.every_seat():
        if s.briskars[seat] < 0 or s.actions[seat] < 0:
            return False
        held = size(s.briskars[seat]) + size(s.actions[seat])
        if held != found[seat] or s.sizes[seat] != held:
            return False
        if len(s.crew_in(seat)) != s.crews[seat]:
            return False
        won: i64 = 0
        for card in range(BRISKARS):
            if s.place[card] == WON + seat:
                won += s.content.gold[card]
        if won != s.gold[seat]:
            return False
    return True


def steps_balance(s: Table) -> bool:
    """Say whether all rules under way hold whole numbers only, and name seats that exist."""
    for step in s.stack:
        for name in field_names(step):
            if type(getattr(step, name)) is not int:
                return False
    return s.is_under_way()


def turn_balances(s: Table) -> bool:
    """Say whether the numbers of the turn and of the round can be."""
    if not 0 <= s.player < s.seats or not 0 <= s.starter < s.seats:
        return False
    if s.loot >= 0 and (s.loot >= BRISKARS or s.place[s.loot] != LOOT):
        return False
    return s.placed >= 0 and s.allowed >= 1 and s.played >= 0 and s.turns >= 0 and s.unwon >= 0


def permanents_balance(s: Table) -> bool:
    """Say whether what the permanents do is what the cards in play say.

    Rule: CP-ROT-03, CP-CARD-20d.
    """
    anew = s.clone()
    apply_permanents(anew)
    if anew.shift != s.shift or anew.immune != s.immune:
        return False
    for seat in s.every_seat():
        if anew.rum[seat] != s.rum[seat] or anew.traps[seat] != s.traps[seat] or anew.limits[seat] != s.limits[seat]:
            return False
    return True
