"""``fb.vector("brisca", 1024)``: many games stepped at once in compiled code, numpy arrays in and out."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Setup, Value
from flibuste.library.given import whole
from flibuste.library.lanes import Lanes
from flibuste.library.layouts import layout_of, observe, size_of
from flibuste.library.opening import found_game, seats_at
from flibuste.library.rows import RowWriter

try:
    import numpy as np
except ImportError as error:
    raise ImportError("fb.vector needs numpy: pip install flibuste[numpy]") from error

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray


def writer_of(game: Game) -> RowWriter | None:
    """Find what writes the observations of a game in compiled code: ``<game>_rows.py`` beside this module."""
    module = f"{__package__}.{game.name}_rows"
    if find_spec(module) is None:
        return None
    writer = import_module(module).Rows()
    assert isinstance(writer, RowWriter)
    return writer


class Stepped(NamedTuple):
    """What a step brought: what each seat of each game was paid, and which games ended (and have begun anew)."""

    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]


class Vector:
    """So many games of one kind, side by side.

    >>> import flibuste as fb
    >>> games = fb.vector("brisca", 256, players=2, seed=1)
    >>> games.masks.shape, games.observations().shape
    ((256, 43), (256, 183))
    >>> finished = 0
    >>> while finished < 256:
    ...     rewards, done = games.step(games.sample())
    ...     finished += int(done.sum())
    >>> rewards.shape
    (256, 2)
    """

    def __init__(self, game: Game, count: int, players: int, options: dict[str, Value], seed: int) -> None:
        game.check_seats(players)
        if not 0 < whole(count, "how many games", "bad_count") <= 1_000_000:
            raise BadData("bad_count", f"between 1 and 1000000 games, not {count!r}")
        self.game = game
        self.count = count
        self.players = players
        self.actions = game.action_count
        self.blocks = layout_of(game)
        writer = writer_of(game)
        self.compiled = writer is not None
        setup = Setup(players, game.check_settings(options), writer is None or writer.remembers(), None)
        self._lanes = Lanes(game, count, setup, seed, writer)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that must answer in each game."""
        return np.frombuffer(self._lanes.turns(), "<i8")

    @property
    def masks(self) -> NDArray[np.bool_]:
        """What is legal: a row of as many flags as there are actions, for each game."""
        words = np.frombuffer(self._lanes.legal(), np.uint8).reshape(self.count, -1)
        return np.unpackbits(words, axis=1, count=self.actions, bitorder="little").view(np.bool_)

    def observations(self) -> NDArray[np.int16]:
        """What the seat to act may see in each game: the layout of ``layouts.py`` (compiled for our games)."""
        if self.compiled:
            return np.frombuffer(self._lanes.rows(), "<i2").reshape(self.count, -1)
        rows = np.empty((self.count, size_of(self.blocks)), np.int16)
        for row, state, seat in zip(rows, self._lanes.states, self.seats, strict=True):
            row[:] = observe(self.game, self.blocks, state, int(seat))
        return rows

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal action for each game."""
        return np.frombuffer(self._lanes.sample(), "<i8")

    def step(self, actions: ArrayLike) -> Stepped:
        """Answer in every game; a game that ends is begun anew at once, and its row of rewards is its payoffs."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            kind = f"{given.dtype} of shape {given.shape}"
            raise BadData("bad_shape", f"one action for each of {self.count} games, whole numbers, not {kind}")
        brought = self._lanes.step(given.astype("<i8").tobytes())
        paid = np.frombuffer(brought, "<f8").reshape(self.count, self.players + 1)
        return Stepped(paid[:, :-1], paid[:, -1] > 0)


def vector(game: str | Game, count: int, players: int | None = None, seed: int = 0, **options: Value) -> Vector:
    """Set up many games side by side; game ``k`` of the same seed is always the same game."""
    found = found_game(game)
    return Vector(found, count, seats_at(found, players), options, whole(seed, "a seed", "bad_seed"))
