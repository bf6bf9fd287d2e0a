"""Observations: the view of a seat as a row of whole numbers of fixed length, block by block.

A layout is a list of blocks, which the folder of a game declares (``data/observation.toml``); each says what it takes
out of the view and how many numbers it makes of it. ``describe`` prints the layout with the place of every block: the
table in the manual is written by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from flibuste.kernel.bits import members
from flibuste.kernel.content import Entry, packaged, parse
from flibuste.kernel.errors import BadData
from flibuste.kernel.events import SEAT
from flibuste.kernel.game import Game
from flibuste.kernel.state import State

View = Mapping[str, object]
NOTHING = -1
LARGEST = 32767


@dataclass(frozen=True)
class Block:
    """One piece of an observation: its name, its length, what it means, and how it is taken."""

    name: str
    size: int
    meaning: str
    take: Callable[[View, State, int], list[int]]


def values(view: object, path: str) -> list[object]:
    """Follow a path (``trick[].card``) and return what is there, lists laid flat, what is null left out."""
    found = [view]
    for step in path.split("."):
        name, each = step.removesuffix("[]"), step.endswith("[]")
        inside = [_field(thing, name, path) for thing in found]
        found = [part for thing in inside for part in _parts(thing)] if each else inside
        found = [thing for thing in found if thing is not None]
    return [part for thing in found for part in _parts(thing)]


def _field(thing: object, name: str, path: str) -> object:
    if not isinstance(thing, Mapping) or name not in thing:
        raise BadData("bad_layout", f"{path}: the view has no {name!r}")
    return thing[name]


def _parts(thing: object) -> list[object]:
    return list(thing) if isinstance(thing, (list, tuple)) else [] if thing is None else [thing]


def number(value: object) -> int:
    """Make a whole number: true is 1, nothing is -1, quarters are counted."""
    if value is None:
        return NOTHING
    if isinstance(value, float):
        value = round(value * 4)
    if isinstance(value, int):
        return max(-LARGEST, min(LARGEST, int(value)))
    raise BadData("bad_layout", f"{value!r} is no number")


def marks(ids: Sequence[object], present: Sequence[object]) -> list[int]:
    """Return 1 for each id that is present, else 0."""
    there = set(present)
    return [int(name in there) for name in ids]


def ids(name: str, path: str, things: Sequence[object], meaning: str) -> Block:
    """Mark each of some things that a path of the view names."""
    return Block(name, len(things), meaning, lambda view, state, seat: marks(things, values(view, path)))


def numbers(name: str, path: str, count: int, meaning: str) -> Block:
    """Take so many numbers; what is not there is -1."""

    def take(view: View, state: State, seat: int) -> list[int]:
        found = [number(value) for value in values(view, path)][:count]
        return found + [NOTHING] * (count - len(found))

    return Block(name, count, meaning, take)


def each(name: str, path: str, inside: str, count: int, things: Sequence[object], meaning: str) -> Block:
    """Mark things for each entry of a list (each seat); entries that are not there are zeros."""

    def take(view: View, state: State, seat: int) -> list[int]:
        rows = [marks(things, values(entry, inside)) for entry in values(view, path)[:count]]
        return [n for row in rows for n in row] + [0] * (len(things) * (count - len(rows)))

    return Block(name, count * len(things), meaning, take)


def keyed(
    name: str,
    path: str,
    key: str,
    things: Sequence[object],
    fields: Sequence[tuple[str, Sequence[object]]],
    meaning: str,
) -> Block:
    """Give each thing its numbers, in the order of its ids; a field with ids of its own gives the place among them."""

    def value(entry: object, field: str, among: Sequence[object]) -> int:
        found = _field(entry, field, path)
        return number(found) if not among else among.index(found) if found in among else NOTHING

    def take(view: View, state: State, seat: int) -> list[int]:
        by_id = {_field(entry, key, path): entry for entry in values(view, path)}
        rows = [[value(by_id[i], f, among) for f, among in fields] if i in by_id else None for i in things]
        return [n for row in rows for n in (row or [NOTHING] * len(fields))]

    return Block(name, len(things) * len(fields), meaning, take)


def seats_of(game: Game) -> list[int]:
    """List every seat a game can have."""
    return list(range(game.seats.stop - 1))


def declared(game: Game, entry: Entry) -> Block:
    """Make one block of a game's ``data/observation.toml``; a noun stands for its ids, ``seat`` for every seat.

    | fields | block |
    |---|---|
    | ``marks``, ``path`` | one number for each id, 1 where the path names it |
    | ``marks``, ``set`` | the same of a public set of the state |
    | ``marks``, ``path``, ``inside``, ``rows`` | the same for each entry of a list |
    | ``numbers``, ``path`` | so many numbers |
    | ``fields``, ``path``, ``key`` | the numbers of each thing, ``profile: profile`` by the place among ids |
    """
    name, meaning = entry.text("name"), entry.text("meaning")
    if "fields" in entry.fields:
        key, _, noun = entry.text("key").partition(": ")
        pairs = [field.partition(": ") for field in entry.texts("fields")]
        fields = [(field, among(game, kind, entry) if kind else ()) for field, _, kind in pairs]
        return keyed(name, entry.text("path"), key, among(game, noun, entry), fields, meaning)
    if "numbers" in entry.fields:
        return numbers(name, entry.text("path"), how_many(game, "numbers", entry), meaning)
    things = among(game, entry.value("marks"), entry)
    if "set" in entry.fields:
        held = entry.text("set")
        return Block(name, len(things), meaning, lambda v, s, n: marks(range(len(things)), in_set(s, held)))
    if "inside" in entry.fields:
        rows = how_many(game, "rows", entry)
        return each(name, entry.text("path"), entry.text("inside"), rows, things, meaning)
    return ids(name, entry.text("path"), things, meaning)


def among(game: Game, noun: object, entry: Entry) -> Sequence[object]:
    """Return the ids of a noun, every seat, or the ids that are listed."""
    if noun == SEAT:
        return seats_of(game)
    if isinstance(noun, str) and noun in game.nouns:
        return game.nouns[noun]
    if isinstance(noun, list):
        return entry.texts("marks")
    raise entry.wrong("marks", f"a noun of {game.name} or a list of ids")


def how_many(game: Game, field: str, entry: Entry) -> int:
    """Return a number, or how many seats there can be."""
    return len(seats_of(game)) if entry.value(field) == SEAT else entry.count(field, 1)


def in_set(state: State, field: str) -> list[int]:
    """List the members of a set of the state."""
    return members(int(getattr(state, field)))


def any_game(game: Game) -> list[Block]:
    """Lay a game out that nobody has laid out: who is asked, and what the seat may do."""
    count = game.action_count

    def options(view: View, state: State, seat: int) -> list[int]:
        asked = int(state.waiting) >> seat & 1
        return marks(range(count), [int(a) for a in state.options(seat)] if asked else [])

    seats = seats_of(game)
    asked = Block("asked", len(seats), "who is asked", lambda v, s, n: marks(seats, members(int(s.asked))))
    return [asked, Block("options", count, "what you may do", options)]


LAYOUTS: dict[str, Callable[[Game], list[Block]]] = {}
"""A game of your own joins with one line: ``LAYOUTS["kuhn"] = my_blocks``."""
FILE = "observation.toml"


def of_its_folder(game: Game) -> list[Block]:
    """Read the blocks that the folder of a game declares; a game without them is laid out like any."""
    try:
        text = packaged(f"flibuste.games.{game.name}", FILE)
    except (FileNotFoundError, ModuleNotFoundError):
        return any_game(game)
    found = []
    for number, row in enumerate(entries_of(text)):
        entry = Entry(FILE, f"block {number + 1}", row)
        found.append(declared(game, entry))
        entry.close()
    return found


def entries_of(text: str) -> list[dict[str, object]]:
    """List the tables of a file of blocks."""
    rows = parse(FILE, text).get("block")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadData("bad_layout", f"{FILE}: expected at least one [[block]]")
    return rows


def layout_of(game: Game) -> list[Block]:
    """Return the blocks of a game, in order."""
    return LAYOUTS.get(game.name, of_its_folder)(game)


def size_of(blocks: Sequence[Block]) -> int:
    """Return how many numbers an observation has."""
    return sum(block.size for block in blocks)


def observe(game: Game, blocks: Sequence[Block], state: State, seat: int) -> list[int]:
    """Write what a seat may see as a row of numbers."""
    view = game.view(state, seat)
    return [n for block in blocks for n in block.take(view, state, seat)]


def describe(game: Game) -> str:
    """Write the layout as a table: from, to (not included), block, meaning.

    >>> import flibuste.games
    >>> from flibuste.kernel.game import find_game
    >>> print(describe(find_game("brisca")).splitlines()[2])
    | 0 | 40 | `hand` | the cards in your hand |
    """
    lines, at = ["| from | to | block | meaning |", "|---|---|---|---|"], 0
    for block in layout_of(game):
        lines.append(f"| {at} | {at + block.size} | `{block.name}` | {block.meaning} |")
        at += block.size
    return "\n".join(lines)
