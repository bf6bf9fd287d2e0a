"""The rules to read: a game in short in the reader's language, and every rule of its catalogue by id.

A wheel holds the very catalogues that the code is checked against (``beside.py``).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentResource

from flibuste.words.beside import RULES, beside
from flibuste.words.sentences import Words, dashed

RULE_ID = re.compile(r"[A-Z]{2}-[A-Z]+-\d+[a-z]?")
RULE = re.compile(rf"(?:- )?\*\*({RULE_ID.pattern})\*\*\s*(.*)")
MARKS = re.compile(r"\*\*|`")
PARAGRAPH = re.compile(r"-\d+$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, and what is said about it, line by line."""

    id: str
    lines: tuple[str, ...]


@cache
def rules_of(game: str) -> tuple[Rule, ...]:
    """Read the catalogue of a game; a game from outside has none."""
    file = beside(RULES, f"{dashed(game)}.md")
    return tuple(read_rules(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def read_rules(text: str) -> list[Rule]:
    """Read the rules of a catalogue in their order, each with the lines that follow it; tables are left to the page."""
    found: list[Rule] = []
    open_one = False
    for line in text.split("\n"):
        begun = RULE.match(line)
        if begun:
            found.append(Rule(begun[1], (MARKS.sub("", begun[2]).strip(),)))
        elif open_one and line.strip() and not line.startswith(("#", "|", "---")):
            found[-1] = Rule(found[-1].id, (*found[-1].lines, MARKS.sub("", line.strip().removeprefix("- "))))
        open_one = bool(begun) or (open_one and bool(line.strip()) and not line.startswith("#"))
    return found


def in_short(words: Words) -> list[str]:
    """Write the game in short: a title, then each part with its paragraphs set in."""
    if words.game is None:
        return []
    name = words.game.name
    file = files("flibuste").joinpath("words", "short", name, "text", f"{words.language}.ftl")
    if not file.is_file():
        return []
    messages = [one.id.name for one in FluentResource(file.read_text(encoding="utf-8")).body if hasattr(one, "id")]
    lines = []
    for id in messages:
        text = words.say(id)
        lines += [f"  {text}"] if PARAGRAPH.search(id) else ["", text]
    return lines[1:]
