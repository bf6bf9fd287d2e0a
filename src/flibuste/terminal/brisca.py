"""Brisca drawn as lines of text: the trump, who holds how much, the trick, the hand, and at the end the count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from flibuste.games.brisca.view import Count, View
from flibuste.words.sentences import Words


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw a view of Brisca."""
    seen = cast(View, view)
    lines = [head(seen, words), *(seat_line(seen, words, seat) for seat in range(seen["seats"]))]
    if seen["trick"]:
        lines.append(trick_line(seen, words))
    if seen["hand"]:
        lines.append(words.say("br-line-hand", cards=", ".join(card(words, id) for id in seen["hand"])))
    if seen["count"] is not None:
        lines += [count_line(count, words) for count in seen["count"]]
    return lines


def card(words: Words, id: str) -> str:
    """Name a card with its notation."""
    return f"{words.thing('card', id)} [{id}]"


def head(seen: View, words: Words) -> str:
    """Write what lies on the table for all: trump, turned-up card, stock."""
    parts = [words.say("br-line-trump", suit=words.thing("suit", seen["trump"]))]
    if seen["turned"] is not None:
        parts.append(words.say("br-line-turned", card=card(words, seen["turned"])))
        parts.append(words.say("br-line-stock", n=seen["stock"]))
    else:
        parts.append(words.say("br-line-no-stock"))
    if seen["removed"] is not None:
        parts.append(words.say("br-line-removed", card=card(words, seen["removed"])))
    if in_match(seen) and not seen["over"]:
        parts.insert(0, words.say("br-line-game", n=seen["games"] + 1))
    return " · ".join(parts)


def in_match(seen: View) -> bool:
    """Say whether this is not the first game, or not the only one."""
    return seen["games"] > 1 or (seen["games"] == 1 and not seen["over"])


def seat_line(seen: View, words: Words, seat: int) -> str:
    """Write what a seat holds and has taken; an arrow shows whose turn it is."""
    parts = [
        words.say("br-line-cards", n=seen["hand_sizes"][seat]),
        words.say("br-line-tricks", n=seen["tricks"][seat]),
    ]
    if seen["points"] is not None:
        parts.append(words.say("br-line-points", n=seen["points"][seat]))
    if in_match(seen):
        parts.append(words.say("br-line-wins", n=seen["wins"][seat]))
    if seen["teams"]:
        parts.append(words.say("br-line-team", n=seat % 2 + 1))
    if seat == seen["dealer"]:
        parts.append(words.say("br-dealer"))
    arrow = "→" if seat == seen["turn"] else " "
    return f"{arrow} {words.say('br-line-seat', name=words.name(seat), facts=', '.join(parts))}"


def trick_line(seen: View, words: Words) -> str:
    """Write the cards of the trick, the best one marked."""
    best = seen["best"]
    plays = []
    for play in seen["trick"]:
        mark = f" ({words.say('br-line-best')})" if best is not None and play["card"] == best["card"] else ""
        plays.append(f"{words.name(play['seat'])} {card(words, play['card'])}{mark}")
    return words.say("br-line-trick", n=seen["trick_number"], plays=", ".join(plays))


def count_line(count: Count, words: Words) -> str:
    """Write what a seat has taken: the total, then its parts."""
    parts = [words.reason(part["amount"], part["reason"], part["rule"]) for part in count["parts"]]
    total = words.say("br-line-points", n=count["points"])
    facts = f"{total} = {', '.join(parts)}" if parts else total
    return f"  {words.say('br-line-seat', name=words.name(count['seat']), facts=facts)}"
