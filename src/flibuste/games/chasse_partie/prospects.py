"""What a choice would do to the crews, worked out on a copy of the table: shown before it is made, never a promise.

Only what lies open is touched, and nothing is drawn: cards that bring up hidden cards have no prospect.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from flibuste.games.chasse_partie import cards as c
from flibuste.games.chasse_partie.actions import BRISKAR_NAMED, CREW_NAMED, PLAYER_NAMED, VALUE_NAMED, Action
from flibuste.games.chasse_partie.counters import Counter
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.effects import Effects
from flibuste.games.chasse_partie.piles import sign_on
from flibuste.games.chasse_partie.places import ZONE
from flibuste.games.chasse_partie.table import Table
from flibuste.games.chasse_partie.targets import asks_number
from flibuste.games.chasse_partie.turns import CHOSEN, Turn
from flibuste.games.chasse_partie.verbs import BRISKAR, BRISKARS, CREW, LOWEST_VALUE, PLAYER, VALUE
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat


class Prospect(TypedDict):
    """What every crew would be worth, in the order of the zones, who would play with it, and who would leave one."""

    worths: list[int]
    outright: list[bool]
    players: list[int]
    leaving: list[str]


def prospects(s: Table, seat: Seat) -> dict[str, Prospect]:
    """Say for each choice of a seat what it would do; ``stands`` is what the card announced does if nobody counters.

    For a Briskar in hand the worth of a crew is that with this Briskar aboard.

    Rule: CP-SCORE-01, CP-ACT-01.
    """
    found: dict[str, Prospect] = {}
    if s.over or len(s.stack) == 0:
        return found
    top = s.stack[-1]
    if isinstance(top, Counter):
        add_announced(s, found)
    elif not has(s.asked, seat):
        return found
    elif isinstance(top, Turn):
        add_hand(s, top, seat, found)
    elif isinstance(top, Action):
        add_choices(s, top, seat, found)
    return found


def add_announced(s: Table, found: dict[str, Prospect]) -> None:
    """Note what the card at the root of the chain would do."""
    for step in s.stack:
        if isinstance(step, Action):
            add(s, found, "stands", step)


def add_hand(s: Table, turn: Turn, seat: Seat, found: dict[str, Prospect]) -> None:
    """Note what each card of the hand would do that needs no further choice but a crew."""
    if turn.at != CHOSEN:
        found["crew"] = with_briskar(s, turn.card)
        return
    for card in s.options(seat):
        if card < BRISKARS:
            found[f"play {s.content.ids[card]}"] = with_briskar(s, card)
        elif card < len(s.content.ids) and s.content.choice[s.content.kind[card]] == c.NO_CHOICE:
            add(s, found, f"play {s.content.ids[card]}", Action(seat, card))


def add_choices(s: Table, action: Action, seat: Seat, found: dict[str, Prospect]) -> None:
    """Note what the card announced would do with each choice that settles it."""
    choice = s.content.choice[s.content.kind[action.card]]
    for option in s.options(seat):
        if action.at == VALUE_NAMED:
            settled = Action(seat, action.card, option - VALUE + LOWEST_VALUE)
            add(s, found, f"value {option - VALUE + LOWEST_VALUE}", settled)
        elif action.at == PLAYER_NAMED and not asks_number(choice):
            add(s, found, f"player {option - PLAYER}", Action(seat, action.card, option - PLAYER))
        elif action.at == CREW_NAMED:
            settled = Action(seat, action.card, -1, 0, action.briskar, option - CREW)
            add(s, found, f"crew {option - CREW}", settled)
        elif action.at == BRISKAR_NAMED and choice != c.CHOOSE_MOVE:
            settled = Action(seat, action.card, -1, 0, option - BRISKAR, s.zone_with(option - BRISKAR))
            add(s, found, f"briskar {s.content.ids[option - BRISKAR]}", settled)


def add(s: Table, found: dict[str, Prospect], name: str, action: Action) -> None:
    """Let a card with all its choices happen on a copy, and note what that changes."""
    other = s.clone()
    other.log = None
    other.known = None
    if happens(other, action):
        found[name] = outcome(s, other)


def happens(s: Table, action: Action) -> bool:
    """Let a card take effect as far as it concerns crews; say whether it does."""
    effects = Effects(action.actor, action.card, action.named, action.number, action.briskar, action.zone)
    changed = False
    for effect in s.content.effects[s.content.kind[action.card]]:
        if s.content.is_permanent(action.card):
            if effect.verb in (c.SHIFT_CREWS, c.LOWER_GOLD, c.PROTECT_CAPTAIN):
                effects.lay(s, effect)
                changed = True
        elif effect.verb != c.DISCARD_BY_GOLD:  # the Kraken brings up a card nobody knows
            changed = effects.on_crews(s, effect.verb, Seeded(0)) or changed
    return changed


def with_briskar(s: Table, card: i64) -> Prospect:
    """Say what each crew would be worth with one more Briskar."""
    result = outcome(s, s)
    for zone in range(s.seats):
        other = s.clone()
        other.log = None
        other.known = None
        sign_on(other, card, zone)
        count = count_crew(other, zone, False)
        result["worths"][zone] = int(count.worth.total)
        result["outright"][zone] = count.outright
    return result


def outcome(before: Table, after: Table) -> Prospect:
    """Count all crews as they would be."""
    worths: list[int] = []
    outright: list[bool] = []
    for zone in range(after.seats):
        count = count_crew(after, zone, False)
        worths.append(int(count.worth.total))
        outright.append(count.outright)
    leaving = [before.content.ids[card] for card in range(BRISKARS) if gone(before, after, card)]
    return {
        "worths": worths,
        "outright": outright,
        "players": [int(after.player_of(zone)) for zone in range(after.seats)],
        "leaving": leaving,
    }


def gone(before: Table, after: Table, card: i64) -> bool:
    """Say whether a Briskar is in a crew before and in none after."""
    last = ZONE + before.seats
    return ZONE <= before.place[card] < last and not ZONE <= after.place[card] < last
