"""Treasure Hunter on a full screen: the sites with their treasures and totals, goblins, purses, the draft as cards."""

from __future__ import annotations

import re
from typing import cast

from rich.text import Text

from flibuste.games.treasure_hunter.view import PlayerView, SpaceView, View
from flibuste.terminal import treasure_hunter as lines_of
from flibuste.terminal.screens.boards import Stage, plate, wrapped
from flibuste.terminal.screens.chasse_partie import broken
from flibuste.terminal.screens.look import PAPER_INK, SITE_INKS, SITE_SIGNS, Card, back, fan

SIZE = 9
ROOM = 30
"""From so many rows on treasures are explained and cards drawn whole."""
SHORT = 8


def board(stage: Stage) -> list[Text]:
    """Draw a view of Treasure Hunter."""
    seen, words, look = cast(View, stage.view), stage.words, stage.look
    lines = [Text(lines_of.head(seen, words), f"bold {look.win}")]
    if not seen["over"]:
        lines += [site_line(stage, seen, space) for space in seen["sites"]]
        if seen["goblins"]:
            goblins = "; ".join(words.thing("goblin", goblin["goblin"]) for goblin in seen["goblins"])
            lines.append(Text(f"☻ {goblins}", look.good))
    lines += [player_line(stage, seen, player) for player in seen["players"]]
    lines += [Text(line, look.soft) for line in lines_of.own_lines(seen, words)[1:]]
    if seen["hand"]:
        cards = [held(stage, id) for id in seen["hand"]]
        lines += fan(cards, stage.width - 2, SIZE, look.win, 5 if stage.height >= ROOM else 3)
    return wrapped([Text(" ") + line for line in lines], stage.width - 1)


def site_line(stage: Stage, seen: View, space: SpaceView) -> Text:
    """Draw a site: its emblem, the treasure for most and the one for least, and who would take which now."""
    words, ink = stage.words, stage.look.sites[space["site"]]
    here = space["site"] == seen["site"]
    line = Text.assemble(
        ("▶" if here else " ", ink),
        (f"{SITE_SIGNS[space['site']]} ", ink),
        (words.thing("site", space["site"]), f"bold {ink}"),
    )
    for word, tile, who in (("MAX", space["max"], space["ahead"]), ("MIN", space["min"], space["lowest"])):
        line.append(f"  {word} ", stage.look.soft).append(treasure(stage, tile), stage.look.ink)
        if here and who is not None:
            line.append(f" → {words.name(who)}", stage.look.win)
    return line


def treasure(stage: Stage, tile: str | None) -> str:
    """Name a treasure with its worth; what it does is told where there is room for it."""
    text = lines_of.treasure(tile, stage.words)
    if stage.height >= ROOM or tile is None or len(text) <= len(stage.words.thing("tile", tile)) + SHORT:
        return text
    return stage.words.thing("tile", tile)


def player_line(stage: Stage, seen: View, player: PlayerView) -> Text:
    """Draw what lies before a player."""
    words = stage.words
    facts = []
    if player["money"] is not None:
        facts.append(words.say("th-line-purse", n=player["money"]))
    facts += [*lines_of.possessions(player, words), *lines_of.on_table(player, words)]
    asked = player["seat"] in seen["asked"] and not seen["over"]
    return plate(stage, player["seat"], asked, "; ".join(facts), back(player["cards"]))


def held(stage: Stage, id: str) -> Card:
    """Draw a card of the hand: site and force, or what it is called."""
    choice = stage.offered(id)
    action = None if choice is None else choice.action
    site, _, rest = id.partition("-")
    raised = action is not None and action == stage.pointed
    name = stage.words.thing("card", id)
    if site in SITE_SIGNS:
        force = str(int(rest)) if rest.isdecimal() else ""
        sign = SITE_SIGNS[site]
        return Card(force, sign, broken(name, SIZE - 2), SITE_INKS[site], action, raised, stage.number(id))
    return Card("", "✶", broken(name, SIZE - 3), PAPER_INK, action, raised, stage.number(id), short=short(id, name))


def short(id: str, name: str) -> str:
    """Shorten a name for a card of one row: figures first (the Paws and Discipline of a dog)."""
    figures = "/".join(re.findall(r"\d+", name))
    return f"{name[:3]} {figures}" if figures else name
