"""Chasse-Partie drawn as lines of text: the loot, the crews with their worth, who holds how much, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from flibuste.games.chasse_partie.view import Announced, Crew, Permanent, View
from flibuste.kernel.events import SEAT
from flibuste.words.sentences import Words, capital


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw a view of Chasse-Partie."""
    seen = cast(View, view)
    lines = [head(seen, words), piles(seen, words)]
    for seat in order(seen):
        lines += seat_lines(seen, words, seat)
    if seen["announced"] is not None:
        lines.append(f"! {announced(seen['announced'], words)}")
    if seen["shown"] is not None:
        lines.append(f"! {card(words, seen['shown'])}")
    lines += known(seen, words)
    if seen["you"] is not None and not seen["over"]:
        held = ", ".join(card(words, id) for id in seen["hand"]) or "–"
        lines.append(words.labelled(words.say("cp-hand-yours"), held))
    return lines


def card(words: Words, id: str) -> str:
    """Name a card."""
    return words.thing("card", id)


def order(seen: View) -> list[int]:
    """List the seats in the order of turns, to the right, from the reader on."""
    first = seen["you"] or 0
    return [(first - k) % seen["seats"] for k in range(seen["seats"])]


def head(seen: View, words: Words) -> str:
    """Write the round, the loot and what it takes to win it."""
    parts = [capital(f"{words.say('cp-round')} {seen['round']}")]
    if seen["loot"] is not None:
        parts.append(words.labelled(words.say("cp-loot-of-round"), card(words, seen["loot"])))
        parts.append(words.say("cp-needed", n=seen["needed"]))
    return " · ".join(parts)


def piles(seen: View, words: Words) -> str:
    """Write the draw pile and the discard."""
    top = seen["discard"][-1] if seen["discard"] else ""
    discard = words.say("cp-discard-empty")
    if top:
        discard = words.say("cp-discard-top", n=len(seen["discard"]), card=words.thing("card", top))
    return f"{words.say('cp-pile-left', n=seen['pile'])} · {discard}"


def seat_lines(seen: View, words: Words, seat: int) -> Iterator[str]:
    """Write a player, and under it the crew that lies beside the seat."""
    arrow = "→" if seat == seen["turn"] and not seen["over"] else " "
    gold = words.say("cp-gold-target", n=seen["gold"][seat], target=seen["target"])
    cards = words.say("cp-cards-held", n=seen["hand_sizes"][seat], limit=seen["limits"][seat])
    yield f"{arrow} {words.labelled(words.name(seat), f'{gold}, {cards}')}"
    crew = seen["crews"][seat]
    yield f"    {crew_line(crew, words, seat)}"
    for permanent in crew["permanents"]:
        yield f"    + {permanent_line(permanent, words)}"


def crew_line(crew: Crew, words: Words, seat: int) -> str:
    """Write a crew with its worth; the player is named where another plays with it."""
    briskars = ", ".join(f"{words.thing('card', p['card'])} {p['amount']:+d}" for p in crew["parts"])
    line = f"{briskars or words.say('cp-empty-crew')}"
    if crew["parts"]:
        line += f" = {crew['worth']}"
    if crew["outright"]:
        line += f" ({words.say('cp-outright-win')})"
    if crew["player"] != seat:
        line += f" ({words.fill('cp-played-by', words.person(SEAT, crew['player']))})"
    return line


def permanent_line(permanent: Permanent, words: Words) -> str:
    """Write a permanent and whom it names."""
    line = card(words, permanent["card"])
    if permanent["on_captain"] is not None:
        line += f": {words.thing('card', permanent['on_captain'])}"
    if permanent["on_player"] is not None:
        line += f" {words.fill('cp-named-player', words.person(SEAT, permanent['on_player']))}"
    return line


def announced(action: Announced, words: Words) -> str:
    """Write the action card under way with its choices."""
    parts = [
        words.fill("cp-announced", {**words.person(SEAT, action["actor"]), "card": words.thing("card", action["card"])})
    ]
    if action["player"] is not None:
        parts.append(words.fill("cp-named-player", words.person(SEAT, action["player"])))
    if action["briskar"] is not None:
        parts.append(words.thing("card", action["briskar"]))
    if action["mode"] is not None:
        parts.append(words.thing("mode", action["mode"]))
    parts += [str(action[field]) for field in ("value", "number") if action[field] is not None]
    return ", ".join(parts)


def known(seen: View, words: Words) -> Iterator[str]:
    """Write what the reader remembers of other hands."""
    for seat in order(seen):
        cards = [words.thing("card", entry["card"]) for entry in seen["remembered"] if entry["seat"] == seat]
        if cards:
            yield words.say("cp-known-cards", name=words.name(seat), cards=", ".join(cards))
