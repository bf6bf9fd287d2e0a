"""Treasure Hunter on a full screen: the sites with their treasures and totals, goblins, purses, the draft as cards."""

from __future__ import annotations

import re
from typing import cast

from rich.text import Text

from flibuste.games.treasure_hunter.view import PlayerView, SpaceView, View
from flibuste.terminal import treasure_hunter as lines_of
from flibuste.terminal.screens.boards import Stage, cut, plate, wrapped
from flibuste.terminal.screens.look import PAPER_INK, SITE_INKS, SITE_SIGNS, Card, back, clipped, fan
from flibuste.words.sentences import MINUS

SIZE, LARGE = 9, 14
TALL = 8
"""How wide cards are, and how high where there is room."""
COIN = "●"
COLUMN, LABEL = 9, 20
"""The most columns of a player, and the least of the names of points, where points are counted."""
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
    if seen["over"]:
        head = wrapped([Text(" ") + line for line in first], stage.width - 1)
        sheet = [Text(), *count_sheet(stage, seen), Text()]
        return [*head, *sheet, *shared_out(stage, players, stage.height - len(head) - len(sheet))]
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


def shared_out(stage: Stage, players: list[Text], room: int) -> list[Text]:
    """Break what each player has come to, every one in as many rows as the others may have."""
    most = max(1, room // len(players))
    return [row for line in players for row in at_most(most, wrapped([Text(" ") + line], stage.width - 1))]


def at_most(most: int, rows: list[Text]) -> list[Text]:
    """Leave so many rows, and show where there were more."""
    if len(rows) <= most:
        return rows
    last = rows[most - 1].copy()
    last.right_crop(1)
    return [*rows[: most - 1], last.append("…")]


def count_sheet(stage: Stage, seen: View) -> list[Text]:
    """Draw what each player has come to as a table: a row for each kind of points, a column for each player."""
    words, look = stage.words, stage.look
    counts = [player["points"] for player in seen["players"] if player["points"] is not None]
    reasons = list(dict.fromkeys(reason for count in counts for _, reason, _ in count["parts"]))
    wide = min(COLUMN, (stage.width - LABEL) // max(1, len(counts)))
    label = stage.width - 2 - wide * len(counts)
    names = "".join(clipped(words.name(player["seat"]), wide - 1).rjust(wide) for player in seen["players"])
    rows = [Text(" " * (label + 1) + names, f"bold {look.ink}")]
    for reason in reasons:
        amounts = [sum(part[0] for part in count["parts"] if part[1] == reason) for count in counts]
        rows.append(count_row(words.reason_name(reason), amounts, label, wide, look.soft))
    totals = [count["total"] for count in counts]
    return [*rows, count_row(words.say("ui-total"), totals, label, wide, f"bold {look.win}")]


def count_row(name: str, amounts: list[int], label: int, wide: int, style: str) -> Text:
    """Draw one row of the table."""
    figures = "".join(str(amount).replace("-", MINUS).rjust(wide) for amount in amounts)
    return Text(f" {clipped(name, label).ljust(label)}{figures}", style)


def hand_lines(stage: Stage, seen: View, room: int) -> list[Text]:
    """Draw the hand, the cards as high as the rows that are left allow."""
    cards = [held(stage, id) for id in seen["hand"]]
    rows = max(1, least_rows(stage, seen) // LOW)
    high = min(TALL if stage.height >= ROOM else 5, max(LOW, room // rows))
    return fan(cards, stage.width - 2, size_of(stage), stage.look.win, high)


def size_of(stage: Stage) -> int:
    """Choose how wide cards are."""
    return LARGE if stage.height >= ROOM else SIZE


def least_rows(stage: Stage, seen: View) -> int:
    """Count the rows that the hand needs at least."""
    return LOW * -(-len(seen["hand"]) // max(1, (stage.width - 1) // (size_of(stage) + 1)))


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
    if stage.height >= ROOM or seen["over"]:
        facts = [*facts, *([] if seen["over"] else laid)]
    else:
        facts = [*reversed(laid), *facts]  # or with the total
    asked = player["seat"] in seen["asked"] and not seen["over"]
    return plate(stage, player["seat"], asked, "; ".join(facts), back(player["cards"]))


def possessions(stage: Stage, seen: View, player: PlayerView) -> list[str]:
    """Write what a player owns; what treasures do is told where there is room for it."""
    told = lines_of.possessions(player, seen, stage.words)
    if player["points"] is not None:
        told = told[:-1]  # they stand in the table
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
    if site in SITE_SIGNS:
        force = str(int(rest)) if rest.isdecimal() else ""
        place = (stage.words.say(f"th-{site}.short"),) if size_of(stage) == LARGE else ()
        return Card(force, SITE_SIGNS[site], place, SITE_INKS[site], action, raised, stage.number(id))
    if site == "coin":
        name, sign, about = stage.words.say(f"th-{id.rpartition('-')[0]}.short"), COIN, ""
    else:
        name, sign = figures_first(stage.words.thing("card", id)), "✶"
        about = "" if site == "dog" else stage.words.about("card", id)
    return Card("", sign, (), PAPER_INK, action, raised, stage.number(id), name=name, text=about)


def figures_first(name: str) -> str:
    """Shorten a name with figures for a card: the Paws and the Discipline of a dog, then what it is."""
    figures = "/".join(re.findall(r"\d+", name))
    return f"{figures} {name.partition(' (')[0]}" if figures else name
