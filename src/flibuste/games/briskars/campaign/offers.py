"""What a port has for a crew: who may be hired, what may be bought for one of it, which spells he may learn."""

from __future__ import annotations

from typing import TypedDict

from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.crews import Crew, Mate, roster_of
from flibuste.games.briskars.campaign.port import MOST_ABOARD, crew_faults, hiring_price, with_newcomer
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.recruiting.bands import (
    ARMOUR,
    ITEM,
    WEAPON,
    Hire,
    Purchase,
    price_of,
    shelf_price,
    thing_id,
)
from flibuste.games.briskars.recruiting.crews import chosen_ways
from flibuste.games.briskars.recruiting.outfitting import rack_of


class Offer(TypedDict):
    """Something a crew may have: what (with the choice that goes with it), its price, whether it can pay, the step."""

    what: str
    choice: str
    price: int
    can: bool
    step: str


class CampaignOffers(TypedDict):
    """Everything on offer: newcomers for the crew; things and spells for one mate."""

    hires: list[Offer]
    things: list[Offer]
    spells: list[Offer]


def offers(campaign: Campaign, side: int, number: int) -> CampaignOffers:
    """List what a crew may hire and, for one mate (-1: nobody), buy and learn. Rule: BK-CAM-15, BK-CAM-16."""
    crew = campaign.crews[side]
    mate = crew.mate(number) if number >= 0 else None
    content = campaign.content
    return {
        "hires": [] if mate is not None else newcomers(content, crew, side),
        "things": [] if mate is None else things(content, crew, side, mate),
        "spells": [] if mate is None else spells(content, crew, side, mate),
    }


def newcomers(content: Content, crew: Crew, side: int) -> list[Offer]:
    """List who could sign on. Rule: BK-CAM-15."""
    if len(crew.mates) == MOST_ABOARD:
        return []
    found: list[Offer] = []
    for k, card in enumerate(content.profiles):
        newcomer = Hire(k, [], [], chosen_ways(content, k))
        if not crew_faults(content, with_newcomer(crew, newcomer)):
            price = hiring_price(content, k)
            found.append(offer(card.id, "", price, price <= crew.chest, f"hire {side} {card.id}"))
    return found


def offer(what: str, choice: str, price: int, can: bool, step: str) -> Offer:
    """Write an offer."""
    return {"what": what, "choice": choice, "price": price, "can": can, "step": step}


def things(content: Content, crew: Crew, side: int, mate: Mate) -> list[Offer]:
    """List what may be bought for a mate. Rule: BK-CAM-16."""
    found: list[Offer] = []
    for shelf, stock in ((WEAPON, len(content.weapons)), (ARMOUR, len(content.armours)), (ITEM, len(content.items))):
        for index in range(stock):
            if shelf_price(content, Purchase(shelf, index)) >= 0:
                found += purchases(content, crew, side, mate, Purchase(shelf, index))
    return found


def purchases(content: Content, crew: Crew, side: int, mate: Mate, plain: Purchase) -> list[Offer]:
    """List the ways to buy one thing: as it is, or with each choice that it asks for. Rule: BK-CAM-16."""
    choices = [(plain, "", "")] if fits(content, crew, mate, plain) else chosen(content, mate, plain)
    found: list[Offer] = []
    for thing, field, value in choices:
        if value and not fits(content, crew, mate, thing):
            continue
        name, price = thing_id(content, thing), int(price_of(content, thing))
        step = f"buy {side} {mate.number} {name}" + (f" {field}={value}" if value else "")
        found.append(offer(name, value, price, price <= mate.purse + crew.chest, step))
    return found


def chosen(content: Content, mate: Mate, plain: Purchase) -> list[tuple[Purchase, str, str]]:
    """List a thing with every choice there could be: a weapon it goes with or replaces, a spell it holds."""
    carried = [int(k) for k in rack_of(content, mate.hire).carried]
    names = [(k, content.weapons[k].id) for k in carried]
    if plain.shelf == WEAPON:
        return [(Purchase(plain.shelf, plain.index, k), "replaces", name) for k, name in names]
    if plain.shelf == ARMOUR:
        return []
    return [(Purchase(plain.shelf, plain.index, -1, -1, k), "weapon", name) for k, name in names] + [
        (Purchase(plain.shelf, plain.index, -1, k), "spell", spell.id) for k, spell in enumerate(content.spells)
    ]


def fits(content: Content, crew: Crew, mate: Mate, thing: Purchase) -> bool:
    """Say whether a mate may have a thing. Rule: BK-CAM-16."""
    mate.hire.bought.append(thing)
    try:
        return not crew_faults(content, roster_of(crew, crew.mates))
    finally:
        mate.hire.bought.pop()


def spells(content: Content, crew: Crew, side: int, mate: Mate) -> list[Offer]:
    """List the spells a mage may learn. Rule: BK-CAM-16."""
    found: list[Offer] = []
    for k, spell in enumerate(content.spells):
        mate.hire.spells.append(k)
        legal = not crew_faults(content, roster_of(crew, crew.mates))
        mate.hire.spells.pop()
        if legal and k not in mate.hire.spells:
            price = int(spell.gold)
            step = f"learn {side} {mate.number} {spell.id}"
            found.append(offer(spell.id, "", price, price <= mate.purse + crew.chest, step))
    return found
