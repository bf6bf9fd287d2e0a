"""Chapter 6: which action cards may be played, and what they do. Who is asked is in part.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import (
    ADD,
    ANY,
    DOUBLE,
    DRAW,
    GOBLIN_STEP,
    OWN_ADVENTURER,
    PER_SITE,
    PLAYER,
    SELF,
    SHIELD,
    SLEEP,
    is_action,
    is_adventurer,
    site_of,
)
from flibuste.games.treasure_hunter.knowledge import draw_unseen
from flibuste.games.treasure_hunter.part import react
from flibuste.games.treasure_hunter.sites import awake_count, is_awake, lay_card, somebody_is_here, total
from flibuste.games.treasure_hunter.state import (
    HAND,
    LAID,
    NONE,
    PILE,
    TARGET,
    Table,
)
from flibuste.kernel.bits import EVERYONE, bit
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public, secret
from flibuste.kernel.ids import Seat

NOT_IN_HAND: Final = Refusal("not_in_hand", "the card is not in this hand", "TH-ACT-02")
NOT_AN_ACTION: Final = Refusal("not_an_action", "only action cards are played; the rest is laid by itself", "TH-ACT-02")
WRONG_SITE: Final = Refusal("wrong_site", "the card belongs to another site", "TH-ACT-17")
GOBLIN_STEP_ONLY: Final = Refusal("goblin_step_only", "the card is played before the goblins only", "TH-ACT-14")
SITE_STEP_ONLY: Final = Refusal("site_step_only", "the card is played at a site only", "TH-ACT-14")
NOBODY_HERE: Final = Refusal("nobody_here", "no adventurer lies at this site", "TH-ACT-12")
NO_AWAKE_ADVENTURER: Final = Refusal("no_awake_adventurer", "no adventurer to choose is awake here", "TH-ACT-19")
NOT_AWAKE_HERE: Final = Refusal("not_awake_here", "no awake adventurer that can be chosen", "TH-ACT-19")


def why_not_play(s: Table, seat: Seat, card: i64) -> Refusal | None:
    """Say why a card cannot be played now.

    Rule: TH-ACT-01, TH-ACT-11, TH-ACT-12, TH-ACT-14, TH-ACT-17, TH-ACT-19, TH-GOB-01.
    """
    if s.place[card] != HAND + seat:
        return NOT_IN_HAND
    if not is_action(card):
        return NOT_AN_ACTION
    content = s.content
    if s.site == GOBLIN_STEP:
        if content.at_goblins[card] == 0:
            return SITE_STEP_ONLY
        return None
    if content.at_site[card] == 0:
        return GOBLIN_STEP_ONLY
    if content.bound_site[card] != ANY and content.bound_site[card] != s.site:
        return WRONG_SITE
    if content.without_adventurers[card] == 0 and not somebody_is_here(s):
        return NOBODY_HERE
    if content.effect[card] == SLEEP and not somebody_can_sleep(s, seat, card):
        return NO_AWAKE_ADVENTURER
    return None


def somebody_can_sleep(s: Table, seat: Seat, card: i64) -> bool:
    """Say whether a card that puts an adventurer to sleep has one to choose.

    Rule: TH-ACT-11, TH-ACT-19.
    """
    if s.content.target[card] == OWN_ADVENTURER:
        return awake_count(s, seat) > 0
    return any(awake_count(s, other) > 0 for other in s.every_seat())


def why_not_sleep(s: Table, seat: Seat, card: i64) -> Refusal | None:
    """Say why an adventurer cannot be put to sleep.

    Rule: TH-ACT-19.
    """
    if not is_adventurer(card) or site_of(card) != s.site or not is_awake(s, card):
        return NOT_AWAKE_HERE
    if s.place[card] == LAID + seat:
        return None
    if s.content.target[s.playing] == PLAYER and LAID <= s.place[card] < LAID + s.seats:
        return None
    return NOT_AWAKE_HERE


def play(s: Table, seat: Seat, card: i64) -> None:
    """Play one action card: it lies face up from now on and acts at once, or first asks for its target.

    Rule: TH-ACT-02, TH-ACT-05, TH-ACT-06, TH-ACT-09.
    """
    before = total_here(s, seat)
    lay_card(s, seat, card)
    effect = s.content.effect[card]
    if effect == SLEEP or s.content.target[card] == PLAYER:
        s.playing = card
        s.phase = TARGET
        if s.log is not None:
            s.log.tell("announced", public("seat", int(seat)), public("card", int(card)))
        s.ask_one(seat)
        return
    if effect == DRAW:
        draw(s, seat, card)
    elif effect == SHIELD:
        s.shielded |= bit(seat)
        tell_played(s, seat, card, before)
    else:
        for other in s.every_seat():
            if other == seat or s.content.target[card] != SELF:
                change_total(s, other, card)
        tell_played(s, seat, card, before)
    react(s, seat)


def change_total(s: Table, seat: Seat, card: i64) -> None:
    """Apply a doubling or a fixed amount to a player's total at this site.

    Rule: TH-ACT-07, TH-ACT-08, TH-ACT-20, TH-INT-02.
    """
    if s.content.effect[card] == DOUBLE:
        s.doubled[seat] += 1
    elif s.content.effect[card] == ADD:
        s.bonus[seat] += s.content.amount[card]


def aim(s: Table, seat: Seat, target: Seat) -> None:
    """Apply the card that is being played to a player.

    Rule: TH-ACT-06, TH-INT-02.
    """
    card = s.playing
    before = total(s, target)
    s.playing = NONE
    change_total(s, target, card)
    if s.log is not None:
        s.log.tell(
            "aimed",
            public("seat", int(seat)),
            public("card", int(card)),
            public("target", int(target)),
            public("old", int(before)),
            public("new", int(total(s, target))),
        )
    react(s, seat)


def put_to_sleep(s: Table, seat: Seat, adventurer: i64) -> None:
    """Put an adventurer to sleep: it stays where it is and counts no longer.

    Rule: TH-ACT-19.
    """
    s.asleep |= bit(adventurer)
    s.playing = NONE
    owner = Seat(s.place[adventurer] - LAID)
    if s.log is not None:
        s.log.tell(
            "fell-asleep",
            public("seat", int(seat)),
            public("owner", int(owner)),
            public("card", int(adventurer)),
            public("n", int(total(s, owner))),
        )
    react(s, seat)


def draw(s: Table, seat: Seat, card: i64) -> None:
    """Draw with a Mule: an adventurer of the current site is laid at once, everything else joins the hand.

    Rule: TH-ACT-21, TH-GOB-20, TH-INT-09, TH-INT-11.
    """
    if s.drawn == len(s.pile):
        if s.log is not None:
            s.log.tell("drew-nothing", public("seat", int(seat)), public("card", int(card)))
        return
    drawn = s.pile[s.drawn]
    s.drawn += 1
    s.place[drawn] = HAND + seat
    s.sizes[seat] += 1
    known = s.known
    laid: list[int] = []
    if drawn // PER_SITE == s.site and s.site != GOBLIN_STEP:
        if known is not None:
            known.move(drawn, PILE, HAND + seat, EVERYONE)
        lay_card(s, seat, drawn)
        laid.append(int(drawn))
    elif known is not None:
        draw_unseen(s, known, seat, drawn)
    if s.log is not None:
        s.log.tell(
            "drew-with",
            public("seat", int(seat)),
            public("card", int(card)),
            public("laid", laid),
            public("n", int(total_here(s, seat))),
            secret("drawn", int(drawn), bit(seat)),
        )


def total_here(s: Table, seat: Seat) -> i64:
    """Return a total, 0 where no site is current."""
    if s.site == GOBLIN_STEP:
        return 0
    return total(s, seat)


def tell_played(s: Table, seat: Seat, card: i64, before: i64) -> None:
    """Tell what a card did to its player's total."""
    log = s.log
    if log is None:
        return
    after = total_here(s, seat)
    if s.content.effect[card] == DOUBLE:
        log.tell("doubled", public("seat", int(seat)), public("card", int(card)), public("n", int(after)))
    elif s.content.effect[card] == SHIELD:
        log.tell("shielded", public("seat", int(seat)), public("card", int(card)))
    else:
        log.tell(
            "played",
            public("seat", int(seat)),
            public("card", int(card)),
            public("old", int(before)),
            public("n", int(after - before)),
            public("new", int(after)),
        )
