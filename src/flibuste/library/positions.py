"""A whole position in one line, both ways, for every game: what FEN is for chess.

    fb2 brisca 2 57fbb1dbfec23930 asked=2 deck=[5o,3b,...] hands=[Ao,Vc,5b,7c,7b,2b] known=places(...) trump=c

First the format, the game, the number of seats and the fingerprint of its data; then every field of the state that is
not as on an empty table, by name. A line holds everything: hidden cards, each seat's memory, sealed answers.

| written | is |
|---|---|
| ``none`` ``yes`` ``no`` ``17`` ``"text"`` | nothing, true, false, a number, a text |
| ``[3,0*5,7]`` | an array: 0 five times |
| ``[8,1:AB3A]`` | an array of few values: first the values, then which (A, B, B, B, A) |
| ``(a b)`` | a list |
| ``round(at=2 last=0)`` | a part of the state |
| ``7b`` | where the game says so (``Game.holds``), an id in the place of a number |
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from itertools import groupby

from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Game, find_game
from flibuste.kernel.saving import load, save
from flibuste.kernel.state import State

FORMAT = "fb2"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
CONSTANTS: dict[str, object] = {"none": None, "yes": True, "no": False}
MOST_ITEMS = 100_000
DEEPEST = 40
TOKEN = re.compile(r'\s*([A-Za-z_][\w-]*[(=]|"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[()]|[\w.-]+)')
NUMBER = re.compile(r"-?\d{1,19}")
PLAIN_ID = re.compile(r"(?!-?\d+$)\w[\w.-]*")


def write_position(game: Game, state: State) -> str:
    """Write a state as one line."""
    empty, now = save(game, game.empty(int(state.seats))), save(game, state)
    writer = _Writer(game)
    words = [FORMAT, game.name, str(int(state.seats)), game.content]
    words += [writer.field(name, now[name]) for name in now if now[name] != empty.get(name)]
    return " ".join(words)


def read_position(text: str, game: Game | None = None) -> tuple[Game, State]:
    """Read what ``write_position`` wrote; whatever no game could come to is refused with what was given."""
    head = text.split(maxsplit=4)
    if len(head) < 4 or head[0] != FORMAT:
        raise BadData("bad_position", f"a position begins with {FORMAT}, a game, its seats and its data: {_cut(text)}")
    game = game or find_game(head[1])
    if head[1] != game.name:
        raise BadData("other_game", f"a position of {head[1]!r}, not of {game.name}")
    if head[3] != game.content:
        raise BadData("other_content", f"the position was made with content {head[3]!r}, here is {game.content}")
    if not head[2].isdecimal() or len(head[2]) > 2:
        raise BadData("bad_position", f"{head[2]!r} is no number of seats")
    game.check_seats(int(head[2]))
    saved = save(game, game.empty(int(head[2])))
    for name, value in _Reader(game, head[4] if len(head) > 4 else "").fields().items():
        if name not in saved:
            raise BadData("bad_position", f"a position of {game.name} has no field {name!r}")
        saved[name] = value
    return game, load(game, saved)


def position_game(text: str) -> Game | None:
    """Return the game a line names, if there is one of that name."""
    words = text.split(maxsplit=2)
    return GAMES.get(words[1]) if len(words) > 1 else None


def _cut(text: str) -> str:
    return repr(text if len(text) < 80 else text[:80] + "…")


def _ids(game: Game, name: str) -> Sequence[str]:
    """Return the ids that stand in the place of numbers in a field; none that could be taken for a number."""
    ids = game.nouns.get(game.holds.get(name, ""), ())
    return ids if all(PLAIN_ID.fullmatch(written) and written not in CONSTANTS for written in ids) else ()


def _named(number: int, ids: Sequence[str]) -> str:
    return ids[number] if 0 <= number < len(ids) else str(number)


def _number(text: str, ids: Sequence[str]) -> int:
    """Read a number, or the id that stands in its place."""
    if NUMBER.fullmatch(text):
        return int(text)
    if text not in ids:
        raise BadData("bad_position", f"{_cut(text)} is no number" + (f" and none of {', '.join(ids)}" if ids else ""))
    return ids.index(text)


class _Writer:
    """Writes plain values; knows which fields hold ids."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def field(self, name: str, value: object) -> str:
        return f"{name}={self.value(value, _ids(self.game, name))}"

    def value(self, value: object, ids: Sequence[str] = ()) -> str:
        for word, constant in CONSTANTS.items():
            if value is constant:
                return word
        if isinstance(value, int):
            return _named(value, ids)
        if isinstance(value, str):
            return json.dumps(value)
        if isinstance(value, list):
            return f"({' '.join(self.value(part) for part in value)})"
        assert isinstance(value, dict)
        if "array" in value:
            return write_array(value["array"], ids)
        inside = " ".join(self.field(name, part) for name, part in value.items() if name != "of")
        return f"{value['of']}({inside})"


def write_array(numbers: Sequence[int], ids: Sequence[str] = ()) -> str:
    """Write an array the shorter way: items with repeats, or the different values and a letter for each item."""
    named = [_named(n, ids) for n in numbers]
    runs = [(item, len(list(group))) for item, group in groupby(named)]
    plain = ",".join(item if count == 1 else f"{item}*{count}" for item, count in runs)
    values = sorted(set(named), key=named.index)
    if len(values) > len(LETTERS):
        return f"[{plain}]"
    letters = "".join(LETTERS[values.index(item)] + (str(count) if count > 1 else "") for item, count in runs)
    lettered = f"{','.join(values)}:{letters}"
    return f"[{min(plain, lettered, key=len)}]"


def read_array(text: str, ids: Sequence[str] = ()) -> list[int]:
    """Read what ``write_array`` wrote, without its brackets."""
    values, colon, letters = text.partition(":")
    items = [_item(item, ids) for item in values.split(",")] if values else []
    if colon:
        if re.sub(r"[A-Za-z]\d*", "", letters):
            raise BadData("bad_position", f"{_cut(letters)} is no row of letters")
        palette = [items[0] for items in items]
        pairs = re.findall(r"([A-Za-z])(\d*)", letters)
        if any(LETTERS.index(letter) >= len(palette) for letter, _ in pairs):
            raise BadData("bad_position", f"{_cut(text)} has a letter without a value")
        items = [(palette[LETTERS.index(letter)], int(count or 1)) for letter, count in pairs]
    if sum(count for _, count in items) > MOST_ITEMS:
        raise BadData("bad_position", f"an array of more than {MOST_ITEMS} items")
    return [number for number, count in items for _ in range(count)]


def _item(text: str, ids: Sequence[str]) -> tuple[int, int]:
    """Read one item and how often it stands there."""
    item, star, count = text.partition("*")
    if (star and not count.isdecimal()) or len(count) > 6:
        raise BadData("bad_position", f"{text!r} is no item of an array")
    return _number(item, ids), int(count or 1)


class _Reader:
    """Reads fields one after the other."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        self.text = text.strip()
        self.at = 0
        self.depth = 0

    def token(self) -> str:
        found = TOKEN.match(self.text, self.at)
        if found is None:
            raise BadData("bad_position", f"cannot be read from here: {_cut(self.text[self.at :])}")
        self.at = found.end()
        return found[1]

    def fields(self, closing: str = "") -> dict[str, object]:
        """Read ``name=value`` to the end of the line, or to the closing bracket."""
        found: dict[str, object] = {}
        while self.at < len(self.text):
            token = self.token()
            if token == closing:
                return found
            if not token.endswith("=") or token[:-1] in found:
                raise BadData("bad_position", f"{_cut(token)} is no new field")
            found[token[:-1]] = self.value(self.token(), _ids(self.game, token[:-1]))
        if closing:
            raise BadData("bad_position", "the line breaks off inside a bracket")
        return found

    def value(self, token: str, ids: Sequence[str]) -> object:
        """Read one value."""
        if token in CONSTANTS:
            return CONSTANTS[token]
        if token[0] == '"':
            return _text(token)
        if token[0] == "[":
            return {"array": read_array(token[1:-1], ids)}
        if token.endswith("("):
            return self.bracket(token[:-1])
        return _number(token, ids)

    def bracket(self, name: str) -> object:
        """Read a part or a list, not too deep."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadData("bad_position", f"more than {DEEPEST} brackets inside each other")
        inside: object = self.items() if name == "" else _part(name, self.fields(")"))
        self.depth -= 1
        return inside

    def items(self) -> list[object]:
        """Read the values of a list."""
        found: list[object] = []
        while (token := self.token()) != ")":
            found.append(self.value(token, ()))
        return found


def _part(name: str, fields: Mapping[str, object]) -> dict[str, object]:
    return {"of": name, **fields}


def _text(token: str) -> str:
    try:
        return str(json.loads(token))
    except ValueError as error:
        raise BadData("bad_position", f"{_cut(token)} is no text: {error}") from error
