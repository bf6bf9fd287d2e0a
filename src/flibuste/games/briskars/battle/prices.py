"""What the actions of the active Briskar cost now: as each says, or at least, where it depends on his choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.battle.menu import DEEDS
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.field.arms import BARE_HANDS_COST, blow_cost, shooting_slots
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.state import FIRST, NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, THRUST_AT
from flibuste.games.briskars.field.verbs import SLOTS, block_names
from flibuste.games.briskars.fighting.shooting import reload_cost
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.magic.known import spells_of
from flibuste.games.briskars.movement.walking import walk_cost
from flibuste.games.briskars.ordnance.ordnance import reload_cost as piece_reload_cost
from flibuste.games.briskars.ordnance.pieces import ordnance_card, served_piece

VERBS: Final = block_names()


def prices(s: Battlefield) -> dict[str, int]:
    """List the prices of the active Briskar by verb.

    Rule: BK-AP-06, BK-MOV-02, BK-MOV-08, BK-ACT-01, BK-ACT-09, BK-OBJ-25, BK-ORD-10, BK-FIR-08.
    """
    if s.active == NOBODY or s.place[s.active] < 0:
        return {}
    briskar = s.active
    struck = least_blow(s, briskar)
    found = {"assault": int(walk_cost(s) + struck), "attack": int(struck), "batter": int(struck)}
    for deed in DEEDS:
        price = deed.price(s, briskar)
        if price != NOTHING:
            found[VERBS[int(deed.first)]] = int(price)
    piece = served_piece(s, briskar)
    if piece != NOTHING:
        found["fire"] = int(ordnance_card(s, briskar, piece).ap)
        found["reload_piece"] = int(piece_reload_cost(s, briskar, piece))
    spells = spell_prices(s).values()
    if spells:
        found["cast"] = min(spells)
    return found | prices_of_arms(s, briskar)


def printed_prices(content: Content) -> dict[str, list[int]]:
    """List what actions cost whoever does them: as long as his free movement is left, then without it.

    Rule: BK-AP-06.
    """
    s = Battlefield(2, content.maps[0].ground, content)
    found: dict[str, list[int]] = {}
    for deed in DEEDS:
        s.free_move = 1
        free = deed.price(s, FIRST)
        s.free_move = 0
        if free != NOTHING:
            found[VERBS[int(deed.first)]] = sorted({int(free), int(deed.price(s, FIRST))})
    return found


def prices_on_cards(content: Content) -> dict[str, tuple[str, list[int]]]:
    """List what is printed on arms, spells and pieces: by verb the kind of card, its lowest price and its highest.

    Rule: BK-ATK-01, BK-MOV-08, BK-MAG-09, BK-FIR-08.
    """
    arms, pieces = content.weapons, content.ordnance
    walk = printed_prices(content)["walk"]
    blows = [int(one.ap) for one in arms if one.strikes()]
    shots = [one for one in arms if one.rate > 0]
    found = {
        "attack": ("weapon", blows),
        "assault": ("weapon", [low + blow for low in walk for blow in blows]),
        "batter": ("weapon", blows),
        "thrust": ("weapon", [int(one.thrust.ap) for one in arms if one.thrust is not None]),
        "shoot": ("weapon", [int(one.ap) for one in shots]),
        "volley": ("weapon", [int(one.ap + one.burst_ap) for one in shots if one.burst_ap > 0]),
        "reload": ("weapon", [int(one.reload) for one in shots]),
        "cast": ("spell", [int(one.ap) for one in content.spells]),
        "fire": ("piece", [int(one.ap) for one in pieces]),
        "reload_piece": ("piece", [int(one.reload) for one in pieces]),
    }
    return {verb: (on, sorted({min(all_), max(all_)})) for verb, (on, all_) in found.items() if all_}


def prices_of_arms(s: Battlefield, briskar: Briskar) -> dict[str, int]:
    """List the least that a thrust, a shot, a volley and reloading cost him with the arms he has.

    Rule: BK-AP-06.
    """
    found: dict[str, int] = {}
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon == NOTHING:
            continue
        card = s.content.weapons[weapon]
        if card.thrust is not None:
            keep_cheapest(found, "thrust", int(blow_cost(s, briskar, slot, THRUST_AT)))
        if card.rate > 0:
            keep_cheapest(found, "shoot", int(card.ap))
            keep_cheapest(found, "reload", int(reload_cost(s, briskar, slot)))
    for slot in shooting_slots(s, briskar):
        card = s.content.weapons[weapon_at(s, briskar, slot)]
        if card.burst_ap > 0:
            found["volley"] = int(card.ap + card.burst_ap)
    return found


def keep_cheapest(found: dict[str, int], verb: str, price: int) -> None:
    """Keep the lower price."""
    found[verb] = min(price, found.get(verb, price))


def least_blow(s: Battlefield, briskar: Briskar) -> i64:
    """Return the price of his cheapest blow in melee; bare hands where he has no weapon for it."""
    least: i64 = -1
    for slot in range(SLOTS):
        weapon = weapon_at(s, briskar, slot)
        if weapon != NOTHING and s.content.weapons[weapon].strikes():
            cost = blow_cost(s, briskar, slot, ATTACKED)
            if least < 0 or cost < least:
                least = cost
    if least < 0:
        return BARE_HANDS_COST
    return least


def spell_prices(s: Battlefield) -> dict[str, int]:
    """List the spells of the active Briskar with their prices. Rule: BK-MAG-09."""
    if s.active == NOBODY:
        return {}
    return {s.content.spells[spell].id: int(s.content.spells[spell].ap) for spell in spells_of(s, s.active)}
