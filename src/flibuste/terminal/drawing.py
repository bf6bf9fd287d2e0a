"""Drawing a view: the module ``terminal/<game>.py`` where there is one, else every field on a line."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec

from flibuste.words.sentences import Words

Draw = Callable[[Mapping[str, object], Words], list[str]]


def drawing(game: str) -> Draw:
    """Find how the views of a game are drawn."""
    name = f"flibuste.terminal.{game}"
    if find_spec(name) is None:
        return draw
    found: Draw = importlib.import_module(name).draw
    return found


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw any view: one line for each field, things by their names."""
    return list(_lines(view, words, ""))


def _lines(view: Mapping[str, object], words: Words, indent: str) -> Iterator[str]:
    for field, value in view.items():
        known, complete = words.try_to_fill(f"{words.prefix}-{field.replace('_', '-')}", {})
        label = known if complete else field
        if isinstance(value, dict):
            yield f"{indent}{label}:"
            yield from _lines(value, words, f"{indent}  ")
        elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
            yield f"{indent}{label}:"
            for part in value:
                yield f"{indent}  - " + "; ".join(_lines(part, words, "") if isinstance(part, dict) else [str(part)])
        else:
            yield f"{indent}{label}: {_value(value, words)}"


def _value(value: object, words: Words) -> str:
    if isinstance(value, list):
        return " ".join(_value(part, words) for part in value) or "–"
    if isinstance(value, str) and words.game is not None:
        noun = next((noun for noun, ids in words.game.nouns.items() if value in ids and noun != "seat"), "")
        return words.thing(noun, value) if noun else value
    return "–" if value is None else str(value)
