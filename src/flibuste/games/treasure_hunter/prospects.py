"""What a card of one's own hand would bring now, for the screen: known from the own cards and the table alone."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.treasure_hunter.actions import why_not_play
from flibuste.games.treasure_hunter.cards import (
    ADD,
    ANY,
    DOUBLE,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    GOBLIN_STEP,
    SELF,
    SITE_NAMES,
    is_adventurer,
    site_of,
)
from flibuste.games.treasure_hunter.sites import awake_count, awake_force, total
from flibuste.games.treasure_hunter.state import ACTION, DISCARD, HAND, KEEP, KEPT, Table
from flibuste.kernel.ids import Seat


class Prospect(TypedDict):
    """One of my sums before and after a card joins it: a site's total, my Paws or my coins.

    ``futile``: even so it could win no treasure, for want of an awake adventurer or of a total above zero.
    """

    of: str
    before: int
    after: int
    rule: str
    futile: bool


def prospects(s: Table, seat: Seat) -> dict[str, Prospect]:
    """Say for the cards of a hand what they would change: in the draft by the cards kept, at a site by the total.

    Rule: TH-SITE-04, TH-ACT-08, TH-ACT-18, TH-ACT-20, TH-GOB-02, TH-COIN-01.
    """
    found: dict[str, Prospect] = {}
    for card in s.cards_at(HAND + seat):
        one: Prospect | None = None
        if s.phase == KEEP or s.phase == DISCARD:
            one = if_kept(s, seat, card)
        elif s.phase == ACTION and s.site != GOBLIN_STEP:
            one = if_played(s, seat, card)
        if one is not None:
            found[s.content.card_ids[card]] = one
    return found


def sums(s: Table, seat: Seat) -> dict[str, int]:
    """Add up in the draft what the kept cards come to: Force at each site, Paws, coins.

    Rule: TH-SITE-04, TH-ACT-08, TH-GOB-02, TH-COIN-01.
    """
    if s.phase != KEEP and s.phase != DISCARD:
        return {}
    kept = s.cards_at(KEPT + seat)
    found: dict[str, int] = {SITE_NAMES[site]: force_in(s, site, kept) for site in range(3)}
    return {**found, "paws": paws_in(s, kept), "coins": coins_in(s, kept)}


def if_kept(s: Table, seat: Seat, card: i64) -> Prospect | None:
    """Add a card to those kept so far; an action that is no Companion changes no sum yet."""
    content = s.content
    kept = s.cards_at(KEPT + seat)
    more = [*kept, int(card)]
    if is_adventurer(card):
        return for_site(s, site_of(card), kept, more, "TH-SITE-04")
    if card < FIRST_COIN:
        return {
            "of": "paws",
            "before": paws_in(s, kept),
            "after": paws_in(s, more),
            "rule": "TH-GOB-02",
            "futile": False,
        }
    if card < FIRST_ACTION:
        return {
            "of": "coins",
            "before": coins_in(s, kept),
            "after": coins_in(s, more),
            "rule": "TH-COIN-01",
            "futile": False,
        }
    if content.effect[card] == DOUBLE and content.bound_site[card] != ANY:
        return for_site(s, content.bound_site[card], kept, more, "TH-ACT-08")
    return None


def for_site(s: Table, site: i64, kept: list[int], more: list[int], rule: str) -> Prospect:
    """Compare what two sets of cards would come to at a site.

    Rule: TH-TREAS-04.
    """
    after = force_in(s, site, more)
    before = force_in(s, site, kept)
    return {"of": SITE_NAMES[site], "before": before, "after": after, "rule": rule, "futile": after <= 0}


def force_in(s: Table, site: i64, cards: list[int]) -> int:
    """Add the Force of a set of cards at a site, doubled by its Companions."""
    force: i64 = 0
    doublings: i64 = 0
    for card in cards:
        if card < FIRST_DOG and site_of(card) == site:
            force += s.content.force[card]
        if card >= FIRST_ACTION and s.content.effect[card] == DOUBLE and s.content.bound_site[card] == site:
            doublings += 1
    for time in range(doublings):
        force += force
    return int(force)


def paws_in(s: Table, cards: list[int]) -> int:
    """Add the Paws of a set of cards."""
    return sum(int(s.content.paws[card]) for card in cards if FIRST_DOG <= card < FIRST_COIN)


def coins_in(s: Table, cards: list[int]) -> int:
    """Add the coins of a set of cards."""
    return sum(int(s.content.coin[card]) for card in cards if FIRST_COIN <= card < FIRST_ACTION)


def if_played(s: Table, seat: Seat, card: i64) -> Prospect | None:
    """Say what the own total would be after an action card that changes it."""
    content = s.content
    if content.target[card] != SELF or why_not_play(s, seat, card) is not None:
        return None
    now = int(total(s, seat))
    if content.effect[card] == ADD:
        return at_the_site(s, seat, now + int(content.amount[card]), "TH-ACT-20")
    if content.effect[card] == DOUBLE:
        return at_the_site(s, seat, int(doubled(s, seat)), "TH-ACT-08")
    return None


def at_the_site(s: Table, seat: Seat, after: int, rule: str) -> Prospect:
    """Compare the own total at the open site with what it would be.

    Rule: TH-TREAS-04.
    """
    futile = after <= 0 or awake_count(s, seat) == 0
    return {"of": SITE_NAMES[s.site], "before": int(total(s, seat)), "after": after, "rule": rule, "futile": futile}


def doubled(s: Table, seat: Seat) -> i64:
    """Return the own total with one doubling more; bonuses are not doubled.

    Rule: TH-ACT-18.
    """
    force = awake_force(s, seat)
    for time in range(s.doubled[seat] + 1):
        force += force
    return force + s.bonus[seat]
