"""In port: hiring and dismissing, buying and learning, going ashore for good, and the press gang."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.campaign.crews import BLIND, DISMISSED, PORT, RETIRED, Crew, Mate, roster_of
from flibuste.games.briskars.campaign.wounds import is_blind, may_retire
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.faults import Fault
from flibuste.games.briskars.recruiting.bands import Hire, Purchase, Roster, price_of, shelf_price
from flibuste.games.briskars.recruiting.crews import chosen_ways
from flibuste.games.briskars.recruiting.permits import hire_faults, stock_faults
from flibuste.games.briskars.recruiting.recruiting import faction_faults, leader_faults, number_faults
from flibuste.kernel.errors import IllegalAction

MOST_ABOARD: Final = 12
FEWEST_ABOARD: Final = 3
TOO_LARGE: Final = "band_too_large"
"""A fault of bands that crews do not have: not everybody aboard goes ashore."""


def hiring_price(content: Content, profile: int) -> int:
    """Return what the chest pays for a newcomer: half his card, rounded up.

    Rule: BK-CAM-15.
    """
    return (int(content.profiles[profile].cost) + 1) // 2


def crew_faults(content: Content, roster: Roster) -> list[Fault]:
    """List what keeps a crew from signing on as one band, budget aside.

    Rule: BK-CAM-15.
    """
    found = number_faults(content, roster) + faction_faults(content, roster) + leader_faults(content, roster)
    for k, hire in enumerate(roster.hires):
        found += hire_faults(content, hire, f"briskar {k + 1}")
    return [fault for fault in found + stock_faults(content, roster) if fault.code != TOO_LARGE]


def refuse_faults(content: Content, roster: Roster) -> None:
    """Refuse a crew that could not sign on."""
    for fault in crew_faults(content, roster):
        raise IllegalAction(fault.code, fault.sentence, fault.rule)


def hire(content: Content, crew: Crew, name: str) -> Mate:
    """Hire a newcomer by his card.

    Rule: BK-CAM-15.
    """
    crew.must_be(PORT, "BK-CAM-15")
    if len(crew.mates) == MOST_ABOARD:
        raise IllegalAction("crew_full", f"{MOST_ABOARD} are aboard, there is no hammock left", "BK-CAM-15")
    profile = content.index("profile", name)
    price = hiring_price(content, profile)
    if price > crew.chest:
        raise IllegalAction("chest_empty", f"{price} gold is more than the {crew.chest} in the chest", "BK-CAM-15")
    newcomer = Hire(profile, [], [], chosen_ways(content, profile))
    refuse_faults(content, with_newcomer(crew, newcomer))
    crew.chest -= price
    return crew.sign(newcomer)


def with_newcomer(crew: Crew, newcomer: Hire) -> Roster:
    """Write the crew down as it would be with somebody more."""
    roster = roster_of(crew, crew.mates)
    return Roster(roster.name, roster.budget, [*roster.hires, newcomer], roster.pieces)


def dismiss(crew: Crew, number: int) -> None:
    """Send somebody away, with purse and arms; not while he is owed gold.

    Rule: BK-CAM-15.
    """
    crew.must_be(PORT, "BK-CAM-15")
    mate = crew.mate(number)
    if mate.owed > 0:
        raise IllegalAction("still_owed", f"mate {number} is owed {mate.owed} gold", "BK-CAM-15")
    crew.let_go(mate, DISMISSED)


def retire(crew: Crew, number: int) -> None:
    """Let a maimed Briskar change his life.

    Rule: BK-CAM-09.
    """
    crew.must_be(PORT, "BK-CAM-09")
    mate = crew.mate(number)
    if not may_retire(mate.wounds):
        raise IllegalAction("too_hale", f"mate {number} can still behave like a Briskar", "BK-CAM-09")
    crew.let_go(mate, RETIRED)


def send_off_blind(crew: Crew) -> None:
    """Let whoever has lost both eyes go ashore for good.

    Rule: BK-CAM-09.
    """
    for mate in [mate for mate in crew.mates if is_blind(mate.wounds)]:
        crew.let_go(mate, BLIND)


def buy(content: Content, crew: Crew, number: int, thing: Purchase) -> None:
    """Buy something for a mate: his purse pays first, the chest the rest.

    Rule: BK-CAM-16.
    """
    crew.must_be(PORT, "BK-CAM-16")
    mate = crew.mate(number)
    if shelf_price(content, thing) < 0:
        raise IllegalAction("not_for_sale", "this is printed on cards and not for sale", "BK-CAM-16")
    mate.hire.bought.append(thing)
    try:
        refuse_faults(content, roster_of(crew, crew.mates))
        pay(crew, mate, int(price_of(content, thing)))
    except IllegalAction:
        mate.hire.bought.pop()
        raise


def learn(content: Content, crew: Crew, number: int, spell: str) -> None:
    """Teach a mage a spell: his purse pays first, the chest the rest.

    Rule: BK-CAM-16.
    """
    crew.must_be(PORT, "BK-CAM-16")
    mate = crew.mate(number)
    index = content.index("spell", spell)
    mate.hire.spells.append(index)
    try:
        refuse_faults(content, roster_of(crew, crew.mates))
        pay(crew, mate, int(content.spells[index].gold))
    except IllegalAction:
        mate.hire.spells.pop()
        raise


def pay(crew: Crew, mate: Mate, price: int) -> None:
    """Pay from a purse, then from the chest.

    Rule: BK-CAM-16.
    """
    own = min(price, mate.purse)
    if price - own > crew.chest:
        raise IllegalAction("chest_empty", f"{price} gold is more than purse and chest hold", "BK-CAM-16")
    mate.purse -= own
    crew.chest -= price - own


def press(content: Content, crew: Crew) -> None:
    """Fill a crew that is too small with the cheapest henchmen it could hire.

    Rule: BK-CAM-18.
    """
    while len(crew.mates) < FEWEST_ABOARD:
        sailor = cheapest_henchman(content, crew)
        if sailor is None:
            return
        crew.sign(sailor)


def cheapest_henchman(content: Content, crew: Crew) -> Hire | None:
    """Find the cheapest henchman that a crew could hire."""
    cards = [(int(card.cost), k) for k, card in enumerate(content.profiles) if card.henchman]
    for _, profile in sorted(cards):
        sailor = Hire(profile, [], [], 0)
        if not crew_faults(content, with_newcomer(crew, sailor)):
            return sailor
    return None
