"""Treasure Hunter drawn as lines of text: the board, what lies before each player, the hand, what one remembers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from flibuste.games.treasure_hunter.remembered import Remembered
from flibuste.games.treasure_hunter.view import PlayerView, SpaceView, View
from flibuste.kernel.events import SEAT
from flibuste.words.sentences import Words


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw a view of Treasure Hunter."""
    seen = cast(View, view)
    lines = [head(seen, words)]
    if not seen["over"]:
        lines += board(seen, words)
    lines += [seat_line(seen, player, words) for player in seen["players"]]
    lines += own_lines(seen, words)
    lines += [memory_line(group, words) for group in seen["memory"]]
    if seen["house"]:
        lines.append(words.say("th-line-house"))
    return lines


def marked(name: str, thing: str, seen: View) -> str:
    """Mark the name of a card or tile that is ours and not the book's."""
    return f"{name}°" if thing in seen["house"] else name


def head(seen: View, words: Words) -> str:
    """Write the round, who deals and where the hands go."""
    round_and_way = {"n": seen["round"], "direction": seen["direction"]}
    return words.fill("th-line-round", {**words.person(SEAT, seen["dealer"]), **round_and_way})


def board(seen: View, words: Words) -> list[str]:
    """Write the treasures, the goblins and the piles."""
    lines = [site_line(seen, space, words) for space in seen["sites"]]
    if seen["goblins"]:
        goblins = "; ".join(
            marked(words.thing("goblin", goblin["goblin"]), goblin["goblin"], seen) for goblin in seen["goblins"]
        )
        lines.append("  " + words.say("th-line-goblins", goblins=goblins))
    piles = {"pile": seen["pile"], "hidden": seen["hidden_stack"], "evident": seen["evident_stack"]}
    lines.append("  " + words.fill("th-line-piles", piles))
    return lines


def site_line(seen: View, space: SpaceView, words: Words) -> str:
    """Write the two treasures of a site; an arrow shows the one that is being resolved."""
    arrow = "→" if space["site"] == seen["site"] else " "
    values = {
        "site": words.thing("site", space["site"]),
        "max": treasure(space["max"], seen, words),
        "min": treasure(space["min"], seen, words),
    }
    return f"{arrow} {words.fill('th-line-site', values)}"


def treasure(tile: str | None, seen: View, words: Words) -> str:
    """Name a treasure and say what it does."""
    if tile is None:
        return words.say("th-line-nothing")
    name = marked(words.thing("tile", tile), tile, seen)
    text = f"th-{tile}.text"
    return f"{name} ({words.say(text)})" if words.has(text) else name


def named(cards: list[str], seen: View, words: Words) -> str:
    """Name some cards."""
    return ", ".join(marked(words.thing("card", card), card, seen) for card in cards)


def seat_line(seen: View, player: PlayerView, words: Words) -> str:
    """Write what lies before a player; an arrow shows who is asked."""
    facts = [words.say("th-line-cards", n=player["cards"])]
    if player["kept"]:
        facts.append(words.say("th-line-kept", n=player["kept"]))
    if player["money"] is not None:
        facts.append(words.say("th-line-purse", n=player["money"]))
    facts += [*possessions(player, seen, words), *on_table(player, seen, words)]
    arrow = "→" if player["seat"] in seen["asked"] else " "
    return f"{arrow} {words.say('th-line-seat', name=words.name(player['seat']), facts='; '.join(facts))}"


def possessions(player: PlayerView, seen: View, words: Words) -> list[str]:
    """Write treasures, goblin tiles and, at the end, the points with their parts."""
    facts = []
    if player["treasures"]:
        tiles = ", ".join(treasure(tile, seen, words) for tile in player["treasures"])
        facts.append(words.say("th-line-treasures", tiles=tiles))
    if player["goblins"]:
        facts.append(words.say("th-line-tiles", n=player["goblins"]))
    if player["points"] is not None:
        parts = ", ".join(words.reason(*part) for part in player["points"]["parts"])
        facts.append(f"{words.say('th-line-points', n=player['points']['total'])} = {parts}")
    return facts


def on_table(player: PlayerView, seen: View, words: Words) -> list[str]:
    """Write the cards laid in this round and what they add up to."""
    facts = []
    if player["laid"]:
        cards = [asleep(card, card in player["asleep"], seen, words) for card in player["laid"]]
        facts.append(words.say("th-line-laid", cards=", ".join(cards)))
    if player["unused"]:
        facts.append(words.say("th-line-unused", cards=named(player["unused"], seen, words)))
    if player["paws"]:
        facts.append(words.say("th-line-paws", n=player["paws"]))
    if player["shielded"]:
        facts.append(words.say("th-line-shielded"))
    if player["total"] is not None:
        facts.append(words.say("th-line-total", n=player["total"]["total"]))
    return facts


def asleep(card: str, sleeps: bool, seen: View, words: Words) -> str:
    """Name a laid card; one that sleeps is marked."""
    name = marked(words.thing("card", card), card, seen)
    return f"{name} ({words.say('th-line-asleep')})" if sleeps else name


def own_lines(seen: View, words: Words) -> list[str]:
    """Write the own cards, and what the own scrolls would pay."""
    lines = []
    for field, cards in (("hand", seen["hand"]), ("own-kept", seen["kept"]), ("own-aside", seen["aside"])):
        if cards:
            lines.append(words.say(f"th-line-{field}", cards=named(cards, seen, words)))
    for tile, amount in seen["pays"].items():
        if amount:
            lines.append(words.say("th-line-pays", tile=words.thing("tile", tile), n=amount))
    return lines


def memory_line(group: Remembered, words: Words) -> str:
    """Write some cards one has seen and where they may be now."""
    where = []
    for place in group["where"]:
        name = words.fill(f"th-line-in-{place['zone']}", words.person(SEAT, place["seat"]))
        where.append(f"{name} ≤ {place['most']}")
    cards = ", ".join(words.thing("card", card) for card in group["cards"])
    return words.say("th-line-memory", cards=cards, where="; ".join(where))
