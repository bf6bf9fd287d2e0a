"""Treasure Hunter on a full screen: the sites with their treasures and totals, goblins, purses, the draft as cards."""

from __future__ import annotations

import re
from typing import cast

from rich.text import Text

from flibuste.games.treasure_hunter.view import PlayerView, SpaceView, View
from flibuste.terminal import treasure_hunter as lines_of
from flibuste.terminal.screens.boards import Stage, cut, plate, wrapped
from flibuste.terminal.screens.look import PAPER_INK, SITE_INKS, SITE_SIGNS, Card, back, broken, fan

SIZE = 9
ROOM = 30
"""From so many rows on treasures are explained and cards drawn whole."""
SHORT = 8
LOW = 3
"""The least rows of a card."""


def board(stage: Stage) -> list[Text]:
    """Draw a view of Treasure Hunter; where rows are scarce the hand and the sites come first."""
    seen, words, look = cast(View, stage.view), stage.words, stage.look
    first = [Text(lines_of.head(seen, words), f"bold {look.win}")]
    goblins: list[Text] = []
    if not seen["over"]:
        first += [site_line(stage, seen, space) for space in seen["sites"]]
        if seen["goblins"]:
            named = "; ".join(words.thing("goblin", goblin["goblin"]) for goblin in seen["goblins"])
            goblins = [Text(f"☻ {named}", look.good)]
    players = [player_line(stage, seen, player) for player in seen["players"]]
    own = [Text(line, look.soft) for line in lines_of.own_lines(seen, words)[1:]]
    drawn = above_the_hand(stage, stage.height - least_rows(stage, seen), first, goblins, players, own)
    return [*drawn, *(Text(" ") + line for line in hand_lines(stage, seen, stage.height - len(drawn)))]


def above_the_hand(stage: Stage, room: int, *parts: list[Text]) -> list[Text]:
    """Break long lines; while there are more than fit, keep one row for each player, then for all but the sites."""
    shown: list[Text] = []
    for short in ((), (2,), (1, 2, 3)):
        shown = []
        for number, part in enumerate(parts):
            lines = [Text(" ") + line for line in part]
            is_cut = number in short
            shown += [cut(line, stage.width - 1) for line in lines] if is_cut else wrapped(lines, stage.width - 1)
        if len(shown) <= room:
            break
    return shown


def hand_lines(stage: Stage, seen: View, room: int) -> list[Text]:
    """Draw the hand, the cards as high as the rows that are left allow."""
    cards = [held(stage, id) for id in seen["hand"]]
    rows = max(1, least_rows(stage, seen) // LOW)
    return fan(cards, stage.width - 2, SIZE, stage.look.win, min(5, max(LOW, room // rows)))


def least_rows(stage: Stage, seen: View) -> int:
    """Count the rows that the hand needs at least."""
    return LOW * -(-len(seen["hand"]) // max(1, (stage.width - 1) // (SIZE + 1)))


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
        line.append(f"  {word} ", stage.look.soft).append(treasure(stage, seen, tile), stage.look.ink)
        if here and who is not None:
            line.append(f" → {words.name(who)}", stage.look.win)
    return line


def treasure(stage: Stage, seen: View, tile: str | None) -> str:
    """Name a treasure with its worth; what it does is told where there is room for it."""
    text = lines_of.treasure(tile, seen, stage.words)
    if stage.height >= ROOM or tile is None or len(text) <= len(stage.words.thing("tile", tile)) + SHORT:
        return text
    return lines_of.marked(stage.words.thing("tile", tile), tile, seen)


def player_line(stage: Stage, seen: View, player: PlayerView) -> Text:
    """Draw what lies before a player."""
    words = stage.words
    facts = []
    if player["money"] is not None:
        facts.append(words.say("th-line-purse", n=player["money"]))
    laid = lines_of.on_table(player, seen, words)
    facts = [*facts, *possessions(stage, seen, player)]
    facts = (
        [*facts, *laid] if stage.height >= ROOM else [*reversed(laid), *facts]
    )  # a line that is cut begins with the total
    asked = player["seat"] in seen["asked"] and not seen["over"]
    return plate(stage, player["seat"], asked, "; ".join(facts), back(player["cards"]))


def possessions(stage: Stage, seen: View, player: PlayerView) -> list[str]:
    """Write what a player owns; what treasures do is told where there is room for it."""
    told = lines_of.possessions(player, seen, stage.words)
    if stage.height >= ROOM or not player["treasures"]:
        return told
    tiles = ", ".join(treasure(stage, seen, tile) for tile in player["treasures"])
    return [stage.words.say("th-line-treasures", tiles=tiles), *told[1:]]


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
    return Card("", "✶", (), PAPER_INK, action, raised, stage.number(id), name=figures_first(name))


def figures_first(name: str) -> str:
    """Shorten a name with figures for a card: the Paws and the Discipline of a dog, then what it is."""
    figures = "/".join(re.findall(r"\d+", name))
    return f"{figures} {name.partition(' (')[0]}" if figures else name
