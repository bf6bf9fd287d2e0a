"""Finding how a game is drawn on a full screen: ``board`` of ``screens/<game>.py``, else its lines."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.text import Text

from flibuste.terminal.choosing import Choice
from flibuste.terminal.drawing import drawing
from flibuste.terminal.screens.look import Look
from flibuste.words.sentences import Words

CONSOLE = Console(width=200, color_system=None, file=None)
"""Only to break lines: nothing is written to it."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What a board is drawn from: the view, the words, the lamp, the room there is, what is offered and pointed at."""

    view: Mapping[str, Any]
    words: Words
    look: Look
    width: int
    height: int
    choices: tuple[Choice, ...] = ()
    pointed: int | None = None
    cursor: str = ""
    sight: Mapping[str, Any] | None = None
    zones: bool = True

    def offered(self, argument: str) -> Choice | None:
        """Find the first choice that is about a thing."""
        return next((one for one in self.choices if one.argument == argument), None)

    def number(self, argument: str) -> str:
        """Return the number under which a thing is chosen, or nothing."""
        place = next((n for n, one in enumerate(self.choices, 1) if one.argument == argument), 0)
        return str(place) if place else ""


Draw = Callable[[Stage], list[Text]]


@cache
def board_of(game: str) -> Draw:
    """Find how a game is drawn."""
    name = f"flibuste.terminal.screens.{game}"
    if find_spec(name) is None:
        return plain_board
    found: Draw = importlib.import_module(name).board
    return found


def plain_board(stage: Stage) -> list[Text]:
    """Draw any game by its lines."""
    assert stage.words.game is not None
    return [Text(line) for line in drawing(stage.words.game.name)(stage.view, stage.words)]


def plate(stage: Stage, seat: int, asked: bool, facts: str, held: str = "") -> Text:
    """Draw a player's line: a flame for whoever is asked, the name, what is held from behind, what is known."""
    look = stage.look
    style = f"bold {look.win}" if asked else look.ink
    line = Text.assemble(("▶ " if asked else "  ", style), (stage.words.name(seat), style))
    if held:
        line.append(f" {held}", look.soft)
    return line.append(f"  {facts}", look.soft)


def cut(line: Text, width: int) -> Text:
    """Cut a line to a width."""
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def wrapped(lines: Iterable[Text], width: int) -> list[Text]:
    """Break long lines between words, what follows set in by two."""
    found: list[Text] = []
    for line in lines:
        if line.cell_len <= width:
            found.append(line)
            continue
        first, *rest = line.wrap(CONSOLE, width)
        found.append(first)
        for part in rest:
            part.rstrip()
        tail = Text(" ").join(rest)
        found += [Text("   ") + part for part in tail.wrap(CONSOLE, width - 3)]
    return found
