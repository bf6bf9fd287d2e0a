"""What one seat may see of a table, built up from nothing; ids as text, ready to be sent."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.chasse_partie.actions import Action
from flibuste.games.chasse_partie.cards import CHOOSE_CAPTAIN, CHOOSE_VALUE, MODES
from flibuste.games.chasse_partie.counters import Counter
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.hands import Discard
from flibuste.games.chasse_partie.places import DISCARDED, WON
from flibuste.games.chasse_partie.prospects import Prospect, prospects
from flibuste.games.chasse_partie.rounds import TARGETS, Round
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.targets import asks_player
from flibuste.games.chasse_partie.turns import Turn
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import has, members
from flibuste.kernel.ids import Seat


class Part(TypedDict):
    """One Briskar in the count of a crew."""

    card: str
    amount: int
    reason: str
    rule: str


class Permanent(TypedDict):
    """A permanent beside a crew: who laid it, and the player or the Captain it names."""

    card: str
    laid_by: int
    on_player: int | None
    on_captain: str | None


class Crew(TypedDict):
    """A crew zone, in the order of the seats beside which they lie."""

    player: int
    briskars: list[str]
    permanents: list[Permanent]
    worth: int
    parts: list[Part]
    outright: bool


class Remembered(TypedDict):
    """A card this seat knows to be in another hand."""

    card: str
    seat: int


class Announced(TypedDict):
    """The action card under way, with the choices made so far and the counters it has met."""

    card: str
    actor: int
    player: int | None
    value: int | None
    mode: str | None
    number: int | None
    briskar: str | None
    crew: int | None
    counters: int


class View(TypedDict):
    """What one seat may see; ``you`` is None for a spectator. Crews lie in the order of the seats beside them."""

    you: int | None
    seats: int
    over: bool
    asked: list[int]
    decision: str | None
    hand: list[str]
    hand_sizes: list[int]
    limits: list[int]
    remembered: list[Remembered]
    pile: int
    discard: list[str]
    loot: str | None
    needed: int
    crews: list[Crew]
    gold: list[int]
    target: int
    won: list[list[str]]
    traps: list[list[int]]
    immune: list[str]
    round: int
    turns: int
    starter: int
    turn: int
    order: list[int]
    placed: int
    allowed: int
    shown: str | None
    announced: Announced | None
    against: str | None
    replies: list[str]
    to_discard: int
    prospects: dict[str, Prospect]


def build_view(s: Table, seat: i64) -> View:
    """Return what a seat may know: all that lies open, the own hand, and what it remembers of others.

    Rule: CP-CREW-04, CP-PILE-07, CP-TURN-12, CP-CARD-13d, CP-SETUP-03, CP-END-05.
    """
    ids = s.content.ids
    seated = 0 <= seat < s.seats
    return {
        "you": int(seat) if seated else None,
        "seats": int(s.seats),
        "over": s.over,
        "asked": members(s.asked),
        "decision": None if s.over else s.kind(),
        "hand": [ids[card] for card in s.in_hand(Seat(seat), 0)] if seated else [],
        "hand_sizes": [int(size) for size in s.sizes],
        "limits": [int(limit) for limit in s.limits],
        "remembered": remembered(s, seat) if seated else [],
        "pile": int(len(s.pile) - s.drawn),
        "discard": [ids[card] for card in s.lie_at(DISCARDED, 0, CARDS)],
        "loot": None if s.loot < 0 else ids[s.loot],
        "needed": 0 if s.loot < 0 else int(s.content.crew[s.loot]),
        "crews": [crew(s, zone) for zone in range(s.seats)],
        "gold": [int(gold) for gold in s.gold],
        "target": int(TARGETS[s.seats]),
        "won": [[ids[card] for card in s.lie_at(WON + other, 0, BRISKARS)] for other in s.every_seat()],
        "traps": [members(trap) for trap in s.traps],
        "immune": [ids[card] for card in range(BRISKARS) if has(s.immune, card)],
        "round": int(s.round),
        "turns": int(s.turns),
        "starter": int(s.starter),
        "turn": int(s.player),
        "order": order(s, Seat(seat)) if seated else order(s, Seat(0)),
        "placed": int(s.placed),
        "allowed": int(s.allowed),
        "shown": shown(s),
        "announced": announced(s),
        "against": against(s),
        "replies": replies(s, Seat(seat)) if seated else [],
        "to_discard": to_discard(s),
        "prospects": prospects(s, Seat(seat)),
    }


def remembered(s: Table, seat: i64) -> list[Remembered]:
    """List the cards a seat knows to be in other hands: seen, given away, or taken in the open."""
    found: list[Remembered] = []
    if s.known is None:
        return found
    for card in range(CARDS):
        for other in s.every_seat():
            if other != seat and s.known.knows(seat, card, other):
                found.append({"card": s.content.ids[card], "seat": int(other)})
    return found


def crew(s: Table, zone: i64) -> Crew:
    """Show a crew zone: who plays with it, who and what lies there, and what it is worth with the reasons."""
    ids = s.content.ids
    count = count_crew(s, zone, True)
    parts: list[Part] = []
    for card, (amount, reason, rule) in zip(count.briskars, count.worth.parts or [], strict=True):
        parts.append({"card": ids[card], "amount": amount, "reason": reason, "rule": rule})
    return {
        "player": int(s.player_of(zone)),
        "briskars": [ids[card] for card in count.briskars],
        "permanents": [permanent(s, card) for card in s.permanents_in(zone)],
        "worth": int(count.worth.total),
        "parts": parts,
        "outright": count.outright,
    }


def permanent(s: Table, card: i64) -> Permanent:
    """Show a permanent and whom it names."""
    named = int(s.bound[card - BRISKARS])
    attached = s.content.choice[s.content.kind[card]] == CHOOSE_CAPTAIN
    return {
        "card": s.content.ids[card],
        "laid_by": int(s.laid_by[card - BRISKARS]),
        "on_player": None if attached or named < 0 else named,
        "on_captain": s.content.ids[named] if attached else None,
    }


def shown(s: Table) -> str | None:
    """Name the Briskar that is shown and waits for its crew."""
    for step in s.stack:
        if isinstance(step, Turn) and step.card >= 0:
            return s.content.ids[step.card]
    return None


def announced(s: Table) -> Announced | None:
    """Show the action card under way; a Galanterie at the end of a turn is one too."""
    result: Announced | None = None
    for step in s.stack:
        if isinstance(step, Action):
            result = announced_action(s, step)
        elif isinstance(step, Round) and step.card >= 0:
            result = bare(s, step.card, step.gallant)
        elif isinstance(step, Counter) and result is not None:
            result["counters"] = int(step.depth)
    return result


def against(s: Table) -> str | None:
    """Name the kind of action card under way, whichever copy it is: standing answers go by it."""
    under_way = announced(s)
    return None if under_way is None else under_way["card"].rpartition("-")[0]


def order(s: Table, first: Seat) -> list[int]:
    """List the seats in the order of turns, beginning with one.

    Rule: CP-SETUP-05.
    """
    seats = [int(first)]
    seat = s.right_of(first)
    while seat != first:
        seats.append(int(seat))
        seat = s.right_of(seat)
    return seats


def replies(s: Table, seat: Seat) -> list[str]:
    """Name the cards of a hand that would answer the window that is open.

    Rule: CP-CTR-10, CP-CARD-07j.
    """
    if s.over or len(s.stack) == 0:
        return []
    top = s.stack[-1]
    fitting: i64 = 0
    if isinstance(top, Counter):
        fitting = s.content.counters
    elif isinstance(top, Round):
        fitting = s.content.gallant
    cards = [card for card in s.in_hand(seat, 0) if card >= BRISKARS]
    return [s.content.ids[card] for card in cards if has(fitting, card - BRISKARS)]


def bare(s: Table, card: i64, actor: i64) -> Announced:
    """Show a card announced without any choice."""
    return {
        "card": s.content.ids[card],
        "actor": int(actor),
        "player": None,
        "value": None,
        "mode": None,
        "number": None,
        "briskar": None,
        "crew": None,
        "counters": 0,
    }


def announced_action(s: Table, action: Action) -> Announced:
    """Show an action card with the choices made so far."""
    result = bare(s, action.card, action.actor)
    choice = s.content.choice[s.content.kind[action.card]]
    named = int(action.named)
    if named >= 0:
        if asks_player(choice):
            result["player"] = named
        elif choice == CHOOSE_VALUE:
            result["value"] = named
        else:
            result["mode"] = MODES[named]
    if action.number > 0:
        result["number"] = int(action.number)
    if action.briskar >= 0:
        result["briskar"] = s.content.ids[action.briskar]
    if action.zone >= 0:
        result["crew"] = int(action.zone)
    return result


def to_discard(s: Table) -> int:
    """Count the cards that the player asked must still discard."""
    for step in s.stack:
        if isinstance(step, Discard) and step is s.stack[-1]:
            return int(min(step.left, s.sizes[step.seat]))
    return 0
