"""Choosing: the options of a seat as they are read, and finding the one that somebody means by what is typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.game import Game
from flibuste.terminal.drawing import describing, ending, phrasing
from flibuste.terminal.tells import Option, Seen
from flibuste.words.sentences import Words

SEVERAL = 4
"""From so many squares on they are written as ranges."""
MANY = 24
"""From so many choices on they stand in columns."""
PRICE = " · "
SQUARE = "square"
WORD = re.compile(r"[^\W_]+")


class Unclear(Exception):
    """What was typed is no choice; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option: the action, how programs write it, how people read it, by what else it may be called."""

    action: int
    notation: str
    argument: str
    text: str
    names: tuple[str, ...]
    square: str
    price: str = ""
    about: str = ""
    """What it does, where the things of the game say so."""

    @property
    def example(self) -> str:
        """Return what one might type for it; a bare number would be the number of a choice."""
        return self.text if self.names[-1].isdecimal() else self.names[-1]


def choices(game: Game, seen: Seen, words: Words) -> list[Choice]:
    """List the options of a seat as they are numbered: words first, then what ends a turn, squares last."""
    last = ending(game.name)
    ordered = sorted(seen.options, key=lambda option: option["verb"] in last) if last else seen.options
    made = [choice_of(game, seen, option, words) for option in ordered]
    if sum(bool(one.square) for one in made) >= SEVERAL:
        made.sort(key=lambda one: bool(one.square))
    return made


def choice_of(game: Game, seen: Seen, option: Option, words: Words) -> Choice:
    """Read one option; its text may depend on the table (the weapon in slot 2 has a name)."""
    action = int(option["action"])
    text, price = phrasing(game.name)(seen.view, option, words)
    verb = game.verb_of(action)
    argument = game.argument(verb, action)
    names = [text]
    if verb.noun and argument:
        names.append(words.name(int(argument)) if verb.noun == "seat" else words.thing(verb.noun, argument))
    square = argument if verb.noun == SQUARE else ""
    about = describing(game.name)(option, verb.noun, argument, words)
    return Choice(action, str(option["notation"]), argument, text, tuple(names), square, price, about)


def option_lines(listed: Sequence[Choice]) -> list[str]:
    """Number the options with their prices; many squares are written as ranges, many others in columns."""
    squares = [one for one in listed if one.square]
    plain_ones = list(listed)
    lines = []
    if len(squares) >= SEVERAL:
        plain_ones = [one for one in listed if not one.square]
        lines = [f"      {ranges(dict.fromkeys(one.square for one in squares))}"]
    numbered = [(f"  {number:2}  ", one) for number, one in enumerate(plain_ones, 1)]
    if len(numbered) > MANY:
        return [*columns([f"{number}{priced(one)}" for number, one in numbered]), *lines]
    width = max((len(one.text) for one in plain_ones), default=0)
    return [*(f"{number}{one.text:{width}}  {one.price}".rstrip() for number, one in numbered), *lines]


def priced(one: Choice) -> str:
    """Write a choice with its price, after a middle dot."""
    return f"{one.text}{PRICE}{one.price}" if one.price else one.text


def explained(one: Choice, words: Words) -> str:
    """Write a choice with its price and what it does."""
    return words.labelled(priced(one), one.about) if one.about else priced(one)


def columns(entries: Sequence[str], width: int = 78) -> list[str]:
    """Set entries in columns, read downwards."""
    across = max(1, width // (max(map(len, entries)) + 1))
    down = -(-len(entries) // across)
    size = width // across
    return ["".join(entry.ljust(size) for entry in entries[row::down]).rstrip() for row in range(down)]


def ranges(squares: Iterable[str]) -> str:
    """Write squares row by row, neighbours as a range: ``D2-G2, E3``."""
    rows: dict[int, list[int]] = {}
    for square in squares:
        rows.setdefault(int(square[1:]), []).append(ord(square[0]))
    parts = []
    for row in sorted(rows):
        for first, last in runs(sorted(rows[row])):
            parts.append(f"{chr(first)}{row}" if first == last else f"{chr(first)}{row}–{chr(last)}{row}")
    return ", ".join(parts)


def runs(numbers: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Find the runs of neighbours in sorted numbers."""
    first = last = numbers[0]
    for number in [*numbers[1:], numbers[-1] + 2]:
        if number > last + 1:
            yield first, last
            first = number
        last = number


# what is typed


def choice(game: Game, seen: Seen, typed: str, words: Words) -> int:
    """Read a choice: its number, its notation, its name or the beginning of it."""
    listed = choices(game, seen, words)
    if typed.isascii() and typed.isdecimal() and not any(one.notation == typed for one in listed):
        return numbered(listed, typed, words)
    found = matching(listed, typed)
    if len({one.text for one in found}) == 1 or is_one_square(found):
        return found[0].action
    if found:
        raise Unclear(words.say("terminal-which", list="; ".join(dict.fromkeys(one.text for one in found[:8]))))
    refused = matching([choice_of(game, seen, option, words) for option in seen.refusals], typed)
    if refused:
        raise Unclear(why_not(next(one for one in seen.refusals if one["action"] == refused[0].action), words))
    try:
        return game.read(typed)
    except IllegalAction:
        example = listed[0].example
        raise Unclear(words.say("terminal-unclear", text=typed[:60], example=example)) from None


def numbered(listed: Sequence[Choice], typed: str, words: Words) -> int:
    """Read the number of a choice."""
    if len(typed) > 6 or not 1 <= int(typed) <= len(listed):
        raise Unclear(words.say("terminal-range", n=len(listed), example=listed[0].example))
    return listed[int(typed) - 1].action


def why_not(refused: Option, words: Words) -> str:
    """Write why an option is refused, with its rule."""
    text = words.refusal(str(refused["code"]), words.say("terminal-no-no_such_action"), int(refused["action"]))
    return f"{text.rstrip('.')} ({refused['rule']})"


def is_one_square(found: Sequence[Choice]) -> bool:
    """Say whether all of these end on the same square: then the first is meant, the others only pass it."""
    return bool(found) and len({one.square for one in found}) == 1 and bool(found[0].square)


def matching(listed: Sequence[Choice], typed: str) -> list[Choice]:
    """Find what is meant: exactly as programs write it, else by its whole name, else by how words begin, in order."""
    exact = " ".join(typed.split()).casefold()
    wanted = plain(typed)
    tests: list[Callable[[Choice], bool]] = [
        lambda one: one.notation.casefold() == exact,
        lambda one: one.argument.casefold() == exact != "",
    ]
    if any(character.isalpha() for character in typed):  # figures alone are numbers or ids, never beginnings
        tests += [
            lambda one: any(plain(name) == wanted for name in one.names),
            lambda one: any(begins(plain(name), wanted, together=True) for name in one.names),
            lambda one: any(begins(plain(name), wanted) for name in one.names),
        ]
    for test in tests:
        found = [one for one in listed if test(one)]
        if found:
            return found
    return []


def plain(text: str) -> tuple[str, ...]:
    """Take a text apart into words without capitals and accents."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return tuple(WORD.findall(bare.casefold()))


def begins(name: tuple[str, ...], wanted: tuple[str, ...], together: bool = False) -> bool:
    """Say whether each wanted word begins a word of the name, in this order; together: from its first word on."""
    if together:
        return len(wanted) <= len(name) and all(a.startswith(b) for a, b in zip(name, wanted, strict=False))
    words = iter(name)
    return all(any(word.startswith(part) for word in words) for part in wanted)


def completions(listed: Sequence[Choice], typed: str) -> list[str]:
    """List the names that go on from what is typed, shortest first; with nothing typed, all."""
    wanted = typed.casefold()
    names = dict.fromkeys(name for one in listed for name in one.names[::-1])
    return sorted((name for name in names if name.casefold().startswith(wanted)), key=len)
