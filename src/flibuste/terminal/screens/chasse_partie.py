"""Chasse-Partie on a full screen: the loot, every crew with its sum, the card under way, the hand as cards."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from flibuste.games.chasse_partie.view import Crew, View
from flibuste.kernel.events import SEAT
from flibuste.terminal import chasse_partie as lines_of
from flibuste.terminal.screens.boards import Stage, plate, wrapped
from flibuste.terminal.screens.look import FACTION_INKS, FACTION_SIGNS, PAPER_INK, Card, back, fan, fitting

WIDE = (16, 18)
"""The least and the most columns of a card."""
LOW, TALL, ROOM = 4, 9, 30
"""The rows of a card, those of one with what it does, and from how many rows of the board on."""


def board(stage: Stage) -> list[Text]:
    """Draw a view of Chasse-Partie."""
    seen, look = cast(View, stage.view), stage.look
    lines = [
        Text(lines_of.head(seen, stage.words), f"bold {look.win}"),
        Text(lines_of.piles(seen, stage.words), look.soft),
    ]
    for seat in lines_of.order(seen):
        lines += seat_lines(stage, seen, seat)
    if seen["announced"] is not None:
        lines.append(Text(f"⚑ {lines_of.announced(seen['announced'], stage.words)}", f"bold {look.bad}"))
    if seen["shown"] is not None:
        lines.append(Text(f"⚑ {stage.words.thing('card', seen['shown'])}", f"bold {look.win}"))
    lines += [Text(line, look.soft) for line in lines_of.known(seen, stage.words)]
    if seen["hand"]:
        wide = fitting(len(seen["hand"]), stage.width - 2, *WIDE)
        lines.append(Text())
        lines += fan(
            [held(stage, id) for id in seen["hand"]], stage.width - 2, wide, look.win, card_height(stage, len(lines))
        )
    return wrapped([Text(" ") + line for line in lines], stage.width - 1)


def card_height(stage: Stage, above: int) -> int:
    """Choose how high cards are: what they do is written on them where there is room."""
    hand = cast(View, stage.view)["hand"]
    if stage.height < ROOM or not any(stage.words.about("card", id) for id in hand):
        return LOW
    across = max(1, (stage.width - 1) // (fitting(len(hand), stage.width - 2, *WIDE) + 1))
    return TALL if stage.height - above >= -(-len(hand) // across) * TALL else LOW


def seat_lines(stage: Stage, seen: View, seat: int) -> list[Text]:
    """Draw a player, the crew beside the seat with its sum, and what is laid on it."""
    words, look = stage.words, stage.look
    gold = words.say("cp-gold-target", n=seen["gold"][seat], target=seen["target"])
    asked = seat in seen["asked"] and not seen["over"]
    crew = seen["crews"][seat]
    found = [plate(stage, seat, asked, gold, back(seen["hand_sizes"][seat])), crew_line(stage, crew, seat)]
    found += [Text(f"    + {lines_of.permanent_line(one, words)}", look.bad) for one in crew["permanents"]]
    return found


def crew_line(stage: Stage, crew: Crew, seat: int) -> Text:
    """Draw a crew: the emblem of the faction, the name, what it adds, the sum."""
    words, look = stage.words, stage.look
    line = Text("    ")
    if not crew["parts"]:
        return line.append(words.say("cp-empty-crew"), look.soft)
    for part in crew["parts"]:
        faction = part["card"].split("-")[0]
        name = words.thing("card", part["card"]).partition(" (")[0]
        line.append(f"{FACTION_SIGNS.get(faction, '·')}{name} {part['amount']:+d}  ", look.ink)
    line.append(f"= {crew['worth']}", f"bold {look.win}")
    if crew["outright"]:
        line.append(f" ({words.say('cp-outright-win')})", look.good)
    if crew["player"] != seat:
        line.append(f" ({words.fill('cp-played-by', words.person(SEAT, crew['player']))})", look.soft)
    return line


def held(stage: Stage, id: str) -> Card:
    """Draw a card of the hand."""
    choice = stage.offered(id)
    action = None if choice is None else choice.action
    faction = id.split("-")[0]
    name, _, side = stage.words.thing("card", id).partition(" (")
    text = stage.words.about("card", id) or side.rstrip(")")
    ink = FACTION_INKS.get(faction, PAPER_INK)
    raised = action is not None and action == stage.pointed
    return Card(
        "",
        FACTION_SIGNS.get(faction, "✦"),
        (),
        ink,
        action,
        raised,
        stage.number(id),
        name=name,
        text=text,
    )
