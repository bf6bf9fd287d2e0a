"""What the actions of the active Briskar cost at least, where it depends on the moment, on his arms or on his piece."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.actions.general import ARMOUR_COST
from flibuste.games.briskars.actions.general import COST as WORK_AP
from flibuste.games.briskars.actions.objects import FOOD_COST, POULTICE_COST
from flibuste.games.briskars.actions.objects import THROW_COST as NET_COST
from flibuste.games.briskars.actions.spots import SEARCH_COST, WORK_COST
from flibuste.games.briskars.field.action_points import SHORT_ACTION
from flibuste.games.briskars.field.arms import BARE_HANDS_COST, blow_cost, shooting_slots
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, THRUST_AT
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.fighting.fighting import BUTTING, FREEING, KICKING, RESTRAINING, scuffle_cost
from flibuste.games.briskars.fighting.shooting import reload_cost
from flibuste.games.briskars.magic.known import spells_of
from flibuste.games.briskars.movement.climbing import COST as CLIMB_COST
from flibuste.games.briskars.movement.disengaging import COST as DISENGAGE_COST
from flibuste.games.briskars.movement.walking import RACE_COST, walk_cost
from flibuste.games.briskars.ordnance.ordnance import PUSH_COST
from flibuste.games.briskars.ordnance.ordnance import reload_cost as piece_reload_cost
from flibuste.games.briskars.ordnance.pieces import ordnance_card, served_piece
from flibuste.games.briskars.throwing.throwing import COST as THROW_COST

FIXED: Final[dict[str, int]] = {
    "race": int(RACE_COST),
    "climb": int(CLIMB_COST),
    "disengage": int(DISENGAGE_COST),
    "kneel": int(SHORT_ACTION),
    "lie_down": int(SHORT_ACTION),
    "aim": int(SHORT_ACTION),
    "hide": int(SHORT_ACTION),
    "look": int(SHORT_ACTION),
    "en_garde": int(WORK_AP),
    "smash": int(WORK_AP),
    "pick_lock": int(WORK_AP),
    "snatch": int(WORK_AP),
    "remove_armour": int(ARMOUR_COST),
    "restrain": int(scuffle_cost(RESTRAINING)),
    "break_hold": int(scuffle_cost(FREEING)),
    "release_hold": 0,
    "head_butt": int(scuffle_cost(BUTTING)),
    "kick": int(scuffle_cost(KICKING)),
    "last_hope": 0,
    "push_race": int(PUSH_COST + RACE_COST),
    "throw": int(THROW_COST),
    "throw_briskar": int(THROW_COST),
    "search": int(SEARCH_COST),
    "read": int(SEARCH_COST),
    "convince": int(WORK_COST),
    "dig": int(WORK_COST),
    "ration": int(FOOD_COST),
    "flask": int(FOOD_COST),
    "poultice": int(POULTICE_COST),
    "net": int(NET_COST),
    "grapnel": int(NET_COST),
}
"""What costs everybody the same."""


def prices(s: Battlefield) -> dict[str, int]:
    """List the prices of the active Briskar by verb.

    Rule: BK-AP-06, BK-MOV-02, BK-MOV-08, BK-ACT-01, BK-ACT-09, BK-OBJ-25, BK-ORD-10, BK-FIR-08.
    """
    if s.active == NOBODY or s.place[s.active] < 0:
        return {}
    briskar = s.active
    by_move = 1 - int(s.free_move != 0)
    struck = least_blow(s, briskar)
    found = {
        "walk": int(walk_cost(s)),
        "assault": int(walk_cost(s) + struck),
        "attack": int(struck),
        "batter": int(struck),
        "get_up": by_move,
        "pick_up": by_move,
        "put_down": by_move,
        "keg": by_move,
        "pouch": 0,
        "push": int(PUSH_COST + walk_cost(s)),
        **FIXED,
    }
    found.update(prices_of_arms(s, briskar))
    piece = served_piece(s, briskar)
    if piece != NOTHING:
        found["fire"] = int(ordnance_card(s, briskar, piece).ap)
        found["reload_piece"] = int(piece_reload_cost(s, briskar, piece))
    spells = spell_prices(s).values()
    if spells:
        found["cast"] = min(spells)
    return found


def prices_of_arms(s: Battlefield, briskar: i64) -> dict[str, int]:
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
            cheapest(found, "thrust", int(blow_cost(s, briskar, slot, THRUST_AT)))
        if card.rate > 0:
            cheapest(found, "shoot", int(card.ap))
            cheapest(found, "reload", int(reload_cost(s, briskar, slot)))
    for slot in shooting_slots(s, briskar):
        card = s.content.weapons[weapon_at(s, briskar, slot)]
        if card.burst_ap > 0:
            found["volley"] = int(card.ap + card.burst_ap)
    return found


def cheapest(found: dict[str, int], verb: str, price: int) -> None:
    """Keep the lower price."""
    found[verb] = min(price, found.get(verb, price))


def least_blow(s: Battlefield, briskar: i64) -> i64:
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
