"""Save and load: one generic codec by field names; games write no code for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import members
from flibuste.kernel.errors import BadData, BrokenGame
from flibuste.kernel.game import Game
from flibuste.kernel.memory import Memory
from flibuste.kernel.packets import MOST
from flibuste.kernel.places import Places
from flibuste.kernel.state import State

ARRAY: Final = type(vec[i64]())
SKIPPED: Final = ("log", "content", "atlas", "memo", "plan", "planned", "__dict__")
"""Who watches, what the game is made of, and what can be worked out again: no part of what is saved."""
FORMAT: Final = 3
OWN_PARTS: Final[dict[type, str]] = {Memory: "memory", Places: "places"}
"""What the kernel itself adds to a state."""


def field_names(thing: object) -> list[str]:
    """List the fields of a compiled or an interpreted object, sorted."""
    names = set(getattr(type(thing), "__mypyc_attrs__", ())) | set(getattr(thing, "__dict__", {}))
    return sorted(name for name in names if name not in SKIPPED)


def save(game: Game, thing: object) -> dict[str, object]:
    """Turn the fields of a state, or of a part of one, into plain values."""
    return {name: plain(game, getattr(thing, name)) for name in field_names(thing)}


def plain(game: Game, thing: object) -> object:
    """Turn the value of a field into plain values; a part goes by the name that the game declares."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(game, part) for part in thing]
    if isinstance(thing, ARRAY):
        return {"array": [int(x) for x in thing]}
    name = OWN_PARTS.get(type(thing)) or game.part_names.get(type(thing))
    if name is None:
        raise BrokenGame(f"{type(thing).__name__} is no plain value, and no part that {game.name} declares")
    return {"of": name, **save(game, thing)}


def save_game(game: Game, state: State) -> dict[str, object]:
    """Save a state together with what is needed to trust it: game and content."""
    return {"flibuste-save": FORMAT, "game": game.name, "content": game.content, "state": save(game, state)}


def load_game(game: Game, saved: Mapping[str, object]) -> State:
    """Load what ``save_game`` gave; another version, game or content is refused."""
    if saved.get("flibuste-save") != FORMAT:
        raise BadData("other_version", f"this is no save of version {FORMAT}")
    if saved.get("game") != game.name:
        raise BadData("other_game", f"this is a save of {saved.get('game')!r}, not of {game.name}")
    if saved.get("content") != game.content:
        raise BadData("other_content", f"the save was made with content {saved.get('content')!r}, not {game.content}")
    state = saved.get("state")
    if not isinstance(state, dict):
        raise BadData("bad_save", "the save holds no state")
    return load(game, state)


def load(game: Game, saved: Mapping[str, object]) -> State:
    """Make a state again; anything that no game could have saved is refused."""
    seats = saved.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadData("bad_save", "the save does not say how many seats")
    state = filled(game, seats, saved)
    check_state(game, state)
    return state


def filled(game: Game, seats: int, saved: Mapping[str, object]) -> State:
    """Fill an empty state with what was saved; each field must be of its kind."""
    game.check_seats(seats)
    state = game.empty(seats)
    names = field_names(state)
    if sorted(saved) != names:
        raise BadData("bad_save", f"the fields of a {type(state).__name__} are {', '.join(names)}")
    for name in names:
        _set(state, name, _thing(game, saved[name]))
    return state


def _set(state: State, name: str, value: object) -> None:
    """Set one field; its kind must be that of an empty state."""
    model = getattr(state, name)
    if model is not None and type(model) is not type(value):
        raise BadData("bad_save", f"{name}: expected {type(model).__name__}, got {type(value).__name__}")
    if name == "known" and value is not None and not (isinstance(value, Places) and value.seats == state.seats):
        raise BadData("bad_save", "known: expected nothing or a memory of all seats")
    try:
        setattr(state, name, value)
    except TypeError as error:
        raise BadData("bad_save", f"{name}: {error}") from error


def check_state(game: Game, state: State) -> None:
    """Refuse a state in which nobody could go on or whose books do not balance."""
    try:
        game.check_decision(state)
        sound = state.balance() and len(state.answers) == state.seats
        for seat in members(state.waiting):
            sound = sound and len(state.options(seat)) > 0
        for seat in range(state.seats):
            game.view(state, seat)
    except (BrokenGame, IndexError, KeyError, TypeError, ValueError, OverflowError, AttributeError) as error:
        raise BadData("impossible_position", f"no game could come to this: {error}") from error
    if not sound or (state.waiting == 0) != state.over:
        raise BadData("impossible_position", "no game could come to this: the books do not balance")


def _thing(game: Game, saved: object) -> object:
    if isinstance(saved, list):
        return [_thing(game, part) for part in saved]
    if saved is None or isinstance(saved, (bool, int, str)):
        return saved
    if not isinstance(saved, dict):
        raise BadData("bad_save", f"{type(saved).__name__} is no plain value")
    if "array" in saved:
        return _array(saved["array"])
    fields = {str(name): _thing(game, value) for name, value in saved.items() if name != "of"}
    if saved.get("of") == OWN_PARTS[Memory]:
        return read_memory(fields)
    if saved.get("of") == OWN_PARTS[Places]:
        return read_places(fields)
    return game.part(str(saved.get("of")), fields)


def _array(numbers: object) -> object:
    if not isinstance(numbers, list) or not all(type(n) is int and abs(n) < 2**63 for n in numbers):
        raise BadData("bad_save", "an array holds whole numbers only")
    return vec[i64](numbers)


def read_memory(fields: Mapping[str, object]) -> Memory:
    """Make the memory of one seat again."""
    cards = fields.get("cards")
    if type(cards) is not int or not 0 <= cards < 10_000:
        raise BadData("bad_save", "a memory of the wrong size")
    memory = Memory(cards)
    if sorted(fields) != field_names(memory):
        raise BadData("bad_save", f"the fields of a memory are {', '.join(field_names(memory))}")
    for name in ("sure", "may", "at", "sets", "totals", "gone"):
        if not isinstance(fields[name], ARRAY):
            raise BadData("bad_save", f"{name}: expected an array")
        setattr(memory, name, fields[name])
    if not memory.is_sound():
        raise BadData("bad_save", "a memory that no game could have saved")
    return memory


def read_places(fields: Mapping[str, object]) -> Places:
    """Make the memories of a table again."""
    seats, cards, held, rows = (fields.get(name) for name in ("seats", "cards", "held", "rows"))
    if type(seats) is not int or type(cards) is not int or not isinstance(held, ARRAY) or not isinstance(rows, list):
        raise BadData("bad_save", "the memories of a table hold seats, cards, held and rows")
    fits = len(held) == MOST and sum(held) == cards and min(held) >= 0 and len(rows) == seats < MOST
    if not fits or any(not isinstance(row, Memory) or row.cards != cards for row in rows):
        raise BadData("bad_save", "the memories of a table do not fit together")
    places = Places(seats, 0)
    places.cards = cards
    places.held = held
    places.rows = rows
    return places
