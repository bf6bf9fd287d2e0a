"""Drawing a view: the module ``terminal/<game>.py`` where there is one, else every field on a line."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from flibuste.words.sentences import Words

About = Mapping[str, bool | int | str | None]
Ask = Callable[[About], Mapping[str, Any]]
Phrase = Callable[[Mapping[str, object], Mapping[str, Any], Words], tuple[str, str]]
Weigh = Callable[[Mapping[str, Any], list[Mapping[str, Any]], Ask, Words], list[str]]
Describe = Callable[[Mapping[str, Any], str, str, Words], str]
Draw = Callable[[Mapping[str, object], Words], list[str]]
Call = Callable[[Mapping[str, object], Words], Mapping[str, str]]


def drawing(game: str) -> Draw:
    """Find how the views of a game are drawn: ``draw`` of its module."""
    found: Draw = getattr(module_of(game), "draw", draw)
    return found


def calling(game: str) -> Call | None:
    """Find how the things of a game are called whose names depend on the table: ``called`` of its module."""
    found: Call | None = getattr(module_of(game), "called", None)
    return found


def words_for(words: Words, view: Mapping[str, object], seat: int) -> Words:
    """Return the words for what one seat sees."""
    mine = words.read_by(seat)
    call = calling(words.game.name) if words.game is not None else None
    if call is not None and view:
        mine.called = call(view, mine)
    return mine


def phrasing(game: str) -> Phrase:
    """Find how the options of a game are worded where that depends on the table: ``phrase`` of its module."""
    found: Phrase = getattr(module_of(game), "phrase", phrase)
    return found


def phrase(view: Mapping[str, object], option: Mapping[str, Any], words: Words) -> tuple[str, str]:
    """Word an option: what it does, and its price if it has one."""
    return words.action(int(option["action"])), ""


def describing(game: str) -> Describe:
    """Find how it is said what an option does where that depends on more than its thing: ``describe`` of its module."""
    found: Describe = getattr(module_of(game), "describe", describe)
    return found


def describe(option: Mapping[str, Any], noun: str, argument: str, words: Words) -> str:
    """Say what an option does: what stands on the card it is about."""
    return words.about(noun, argument) if noun and argument else ""


def weighing(game: str) -> Weigh | None:
    """Find what is worth knowing before an answer is given (odds, who against whom): ``weigh`` of its module."""
    found: Weigh | None = getattr(module_of(game), "weigh", None)
    return found


def explaining(game: str) -> Draw | None:
    """Find what the signs of a drawing mean: ``explain`` of its module."""
    found: Draw | None = getattr(module_of(game), "explain", None)
    return found


def ending(game: str) -> frozenset[str]:
    """Find the verbs that end a turn, which stand last among the choices: ``LAST`` of its module."""
    found: frozenset[str] = getattr(module_of(game), "LAST", frozenset())
    return found


def speaking(game: str) -> Draw:
    """Find how a view is told to who listens: ``speak`` of its module where a drawing would be noise, else lines."""
    found: Draw = getattr(module_of(game), "speak", drawing(game))
    return found


def redrawing(game: str) -> Draw:
    """Find how little is drawn when a drawing has changed: ``redraw`` of its module, else all of it."""
    found: Draw = getattr(module_of(game), "redraw", drawing(game))
    return found


def pictured(game: str) -> Callable[[Mapping[str, Any]], object] | None:
    """Find what a large drawing shows (``picture`` of its module): lines are drawn again only when that changes."""
    found: Callable[[Mapping[str, Any]], object] | None = getattr(module_of(game), "picture", None)
    return found


@cache
def module_of(game: str) -> ModuleType | None:
    """Find the module that draws a game, if there is one."""
    name = f"flibuste.terminal.{game}"
    return None if find_spec(name) is None else importlib.import_module(name)


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw any view: one line for each field, things by their names."""
    return list(_lines(view, words, ""))


def _lines(view: Mapping[str, object], words: Words, indent: str) -> Iterator[str]:
    for field, value in view.items():
        known, complete = words.try_to_fill(f"{words.prefix}-{field.replace('_', '-')}", {})
        label = known if complete else field
        if isinstance(value, dict):
            yield f"{indent}{words.say('ui-colon', label=label)}"
            yield from _lines(value, words, f"{indent}  ")
        elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
            yield f"{indent}{words.say('ui-colon', label=label)}"
            for part in value:
                yield f"{indent}  - " + "; ".join(_lines(part, words, "") if isinstance(part, dict) else [str(part)])
        else:
            yield f"{indent}{words.labelled(label, _value(value, words))}"


def _value(value: object, words: Words) -> str:
    if isinstance(value, list):
        return " ".join(_value(part, words) for part in value) or "–"
    if isinstance(value, str) and words.game is not None:
        noun = next((noun for noun, ids in words.game.nouns.items() if value in ids and noun != "seat"), "")
        return words.thing(noun, value) if noun else value
    return "–" if value is None else str(value)
