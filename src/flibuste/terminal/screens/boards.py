"""Finding how a game is drawn on a full screen: ``board`` of ``screens/<game>.py``, else its lines."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from flibuste.terminal.choosing import Choice
from flibuste.terminal.drawing import drawing
from flibuste.terminal.screens.look import Look
from flibuste.words.sentences import Words

WORD = re.compile(r" *[^ ]+ *")
"""A word with the plain spaces after it, and those before the first."""


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


def wrapped(lines: Iterable[Text], width: int, indent: int = 3) -> list[Text]:
    """Break long lines at plain spaces (never at those that French sets before its marks), what follows set in."""
    found: list[Text] = []
    for line in lines:
        first, *rest = line.divide(breaks(line, width, width - indent))
        found.append(first)
        found += [Text(" " * indent) + part for part in rest]
    return found


def breaks(line: Text, width: int, later: int) -> list[int]:
    """Find where a line is broken: so many columns for the first row, so many for the others."""
    found: list[int] = []
    used = 0
    for word in WORD.finditer(line.plain):
        room = later if found else width
        if used and used + cell_len(word[0].rstrip(" ")) > room:
            found.append(word.start())
            used = 0
        used += cell_len(word[0])
    return found
