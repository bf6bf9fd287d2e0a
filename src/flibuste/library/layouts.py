"""Observations: the view of a seat as a row of whole numbers of fixed length, block by block.

A layout is a list of blocks; each says what it takes out of the view and how many numbers it makes of it. ``describe``
prints the layout with the place of every block: the table in the manual is written by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from flibuste.kernel.bits import members
from flibuste.kernel.errors import BadData
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


def brisca(game: Game) -> list[Block]:
    """Lay Brisca out; ``lanes.write_brisca`` writes the same in compiled code."""
    cards, seats = game.nouns["card"], seats_of(game)
    return [
        ids("hand", "hand", cards, "the cards in your hand"),
        ids("trick", "trick[].card", cards, "the cards of the trick under way"),
        Block("gone", len(cards), "cards played or removed", lambda v, s, n: marks(range(len(cards)), _gone(s))),
        ids("turned", "turned", cards, "the turned-up trump while it lies there"),
        ids("trump", "trump", game.nouns["suit"], "the trump suit"),
        ids("you", "you", seats, "your seat"),
        ids("dealer", "dealer", seats, "the dealer"),
        ids("in_trick", "trick[].seat", seats, "who has played to the trick"),
        ids("decision", "decision", ("play", "exchange"), "what is asked"),
        numbers("stock", "stock", 1, "cards in the stock"),
        numbers("hand_sizes", "hand_sizes", len(seats), "cards in each hand"),
    ]


def _gone(state: State) -> list[int]:
    return members(int(getattr(state, "gone", 0)))


def chasse_partie(game: Game) -> list[Block]:
    """Lay the Chasse-Partie out."""
    cards, seats = game.nouns["card"], seats_of(game)
    count = len(seats)
    return [
        ids("hand", "hand", cards, "the cards in your hand"),
        ids("discard", "discard", cards, "the discard pile"),
        ids("loot", "loot", cards, "the loot of the round"),
        ids("announced", "announced.card", cards, "the action card under way"),
        ids("remembered", "remembered[].card", cards, "cards you know in other hands"),
        each("crews", "crews", "briskars", count, game.nouns["briskar"], "the Briskars beside each seat"),
        each("permanents", "crews", "permanents[].card", count, cards, "the permanents beside each seat"),
        ids("you", "you", seats, "your seat"),
        ids("turn", "turn", seats, "whose turn it is"),
        ids("asked", "asked", seats, "who is asked"),
        numbers("gold", "gold", count, "gold won"),
        numbers("hand_sizes", "hand_sizes", count, "cards in each hand"),
        numbers("worth", "crews[].worth", count, "what each crew is worth"),
        numbers("round", "round", 1, "the round"),
        numbers("pile", "pile", 1, "cards in the pile"),
        numbers("target", "target", 1, "the gold that wins"),
        numbers("placed", "placed", 1, "Briskars placed this turn"),
        numbers("to_discard", "to_discard", 1, "cards you must discard"),
    ]


def treasure_hunter(game: Game) -> list[Block]:
    """Lay Treasure Hunter out."""
    cards, tiles, seats = game.nouns["card"], game.nouns["tile"], seats_of(game)
    count = len(seats)
    return [
        ids("hand", "hand", cards, "the cards in your hand"),
        ids("kept", "kept", cards, "the cards you kept"),
        ids("aside", "aside", cards, "the cards you discarded (two players)"),
        ids("playing", "playing", cards, "the action card under way"),
        each("laid", "players", "laid", count, cards, "cards laid by each seat"),
        each("treasures", "players", "treasures", count, tiles, "treasures of each seat, as far as you may see them"),
        each("sites_max", "sites", "max", 3, tiles, "the treasure for the most, at each site"),
        each("sites_min", "sites", "min", 3, tiles, "the treasure for the least, at each site"),
        ids("goblins", "goblins[].goblin", game.nouns["goblin"], "the goblins on the board"),
        ids("site", "site", game.nouns["site"], "the site that is resolved"),
        ids("you", "you", seats, "your seat"),
        ids("asked", "asked", seats, "who is asked"),
        ids("dealer", "dealer", seats, "the dealer"),
        numbers("money", "players[].money", count, "money of those whose money you may see, in the order of the seats"),
        numbers("held", "players[].cards", count, "cards in each hand"),
        numbers("round", "round", 1, "the round"),
        numbers("pile", "pile", 1, "cards in the pile"),
    ]


def briskars(game: Game) -> list[Block]:
    """Lay the skirmish out: every Briskar and every square with its numbers."""
    seats, squares = seats_of(game), game.nouns["square"]
    fighter = (
        *(("seat", ()), ("square", squares), ("hp", ()), ("most_hp", ()), ("ap", ()), ("most_ap", ())),
        *(("leader", ()), ("activated", ()), ("bleeding", ()), ("profile", game.nouns["profile"])),
    )
    ground = (("level", ()), ("points", ()))
    named = ", ".join(name for name, _ in fighter)
    return [
        keyed("briskars", "briskars", "id", game.nouns["briskar"], fighter, f"for each Briskar: {named}"),
        keyed("squares", "squares", "square", squares, ground, "for each square: level in quarters, points left"),
        ids("active", "active", game.nouns["briskar"], "whose activation it is"),
        ids("you", "seat", seats, "your seat"),
        ids("asked", "asked", seats, "who is asked"),
        numbers("gold", "gold", len(seats), "gold"),
        numbers("marks", "marks", len(seats), "marks of the scenario"),
        numbers("round", "round", 1, "the round"),
        numbers("rounds", "rounds", 1, "the last round"),
    ]


def any_game(game: Game) -> list[Block]:
    """Lay a game out that nobody has laid out: who is asked, and what the seat may do."""
    count = game.action_count

    def options(view: View, state: State, seat: int) -> list[int]:
        asked = int(state.waiting) >> seat & 1
        return marks(range(count), [int(a) for a in state.options(seat)] if asked else [])

    seats = seats_of(game)
    asked = Block("asked", len(seats), "who is asked", lambda v, s, n: marks(seats, members(int(s.asked))))
    return [asked, Block("options", count, "what you may do", options)]


LAYOUTS: dict[str, Callable[[Game], list[Block]]] = {
    "brisca": brisca,
    "chasse_partie": chasse_partie,
    "treasure_hunter": treasure_hunter,
    "briskars": briskars,
}
"""A game of your own joins with one line: ``LAYOUTS["kuhn"] = my_blocks``."""


def layout_of(game: Game) -> list[Block]:
    """Return the blocks of a game, in order."""
    return LAYOUTS.get(game.name, any_game)(game)


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
