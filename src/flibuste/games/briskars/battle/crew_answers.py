"""A band as the chain of answers that signs it on at a table, in an order in which every step is legal."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.battle.signing import goods
from flibuste.games.briskars.battle.signing_choices import choices_made, ways_picked
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.field.verbs import BUY, HIRE, LEARN, PIECE, SIGN
from flibuste.games.briskars.recruiting.bands import Hire, Purchase, Roster
from flibuste.games.briskars.recruiting.recruiting import band_faction, leader_of


def signing_answers(content: Content, roster: Roster) -> vec[i64]:
    """Return the answers that sign a band on: the leader first, his own people, then the others, the pieces.

    Rule: BK-REC-01, BK-REC-06, BK-REC-07, BK-LDR-01.
    """
    found = vec[i64](capacity=32)
    shelf = goods(content)
    for k in boarding_order(content, roster):
        hire = roster.hires[k]
        found = append(found, HIRE + hire.profile)
        for way in ways_picked(content, hire):
            found = append(found, way)
        found = add_purchases(content, shelf, hire, found)
        for spell in hire.spells:
            found = append(found, LEARN + spell)
    for piece in roster.pieces:
        found = append(found, PIECE + piece)
    return append(found, SIGN)


def boarding_order(content: Content, roster: Roster) -> list[int]:
    """List the places of a band: its leader, then those of its faction, then the others."""
    faction = band_faction(content, roster)
    leader = leader_of(content, roster)
    keyed: list[tuple[int, int]] = []
    for k, hire in enumerate(roster.hires):
        profile = content.profiles[hire.profile]
        rank = 2
        if profile.faction == faction or profile.any_faction:
            rank = 1
        elif content.factions[profile.faction].mercenary:
            rank = 3
        if k == leader:
            rank = 0
        keyed.append((rank, k))
    return [k for _, k in sorted(keyed)]


def add_purchases(content: Content, shelf: list[Purchase], hire: Hire, found: vec[i64]) -> vec[i64]:
    """Add what is bought for one Briskar, each thing with the choice that goes with it."""
    sofar = Hire(hire.profile, [], [], hire.ways)
    for thing in hire.bought:
        sofar.bought.append(thing)
        found = append(found, BUY + place_on(shelf, thing))
        if thing.spell >= 0:
            found = append(found, LEARN + thing.spell)
        for choice in choices_made(content, sofar, thing):
            found = append(found, choice)
    return found


def place_on(shelf: list[Purchase], thing: Purchase) -> i64:
    """Return the place of a thing among the goods."""
    for k in range(len(shelf)):
        if shelf[k].shelf == thing.shelf and shelf[k].index == thing.index:
            return k
    return 0
