"""A small network: from what a seat sees (``library/layouts.py``) to a wish for each action and a guess of the payoff.

It needs nothing of a game but its views, so a game of one's own can have an opponent that learned it:
``flibuste train GAME --network`` practises (``self_play.py``), ``network:FILE`` is its name in the arena.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any, Final

import numpy
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game
from flibuste.kernel.state import State
from flibuste.library.layouts import layout_of, observe, size_of

Floats = Any
"""A numpy array; its types say no more than that."""
SHAPES: Final = ("scale", "in", "in_bias", "mid", "mid_bias", "act", "guess")
NEVER: Final = numpy.float32(-1e9)


class Network:
    """Two hidden layers of what is above zero; ``scale`` brings each number of an observation to about one."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    def look(self, seen: Floats, masks: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """Return input, both hidden layers, the chance of each action (none for what is not legal) and the guess."""
        w = self.weights
        scaled = seen.astype(numpy.float32) * w["scale"]
        first = numpy.maximum(scaled @ w["in"] + w["in_bias"], 0)
        second = numpy.maximum(first @ w["mid"] + w["mid_bias"], 0)
        wishes = numpy.where(masks, second @ w["act"], NEVER)
        odds = numpy.exp(wishes - wishes.max(axis=1, keepdims=True))
        return scaled, first, second, odds / odds.sum(axis=1, keepdims=True), (second @ w["guess"])[:, 0]


def fresh(seen: Floats, actions: int, hidden: int, seed: int) -> Network:
    """Make a network that knows nothing, for observations like these."""
    dice, inputs = numpy.random.default_rng(seed), seen.shape[1]

    def some(rows: int, columns: int, spread: float) -> Floats:
        return dice.normal(0, spread, (rows, columns)).astype(numpy.float32)

    return Network(
        {
            "scale": (1 / numpy.maximum(1, abs(seen).max(axis=0))).astype(numpy.float32),
            "in": some(inputs, hidden, (2 / inputs) ** 0.5),
            "in_bias": numpy.zeros(hidden, numpy.float32),
            "mid": some(hidden, hidden, (2 / hidden) ** 0.5),
            "mid_bias": numpy.zeros(hidden, numpy.float32),
            "act": some(hidden, actions, 0.01),
            "guess": numpy.zeros((hidden, 1), numpy.float32),
        }
    )


def read_arrays(file: Path) -> dict[str, Floats]:
    """Read the arrays of a file, or say what is wrong with it."""
    try:
        with numpy.load(file, allow_pickle=False) as kept:
            return {name: kept[name] for name in kept.files}
    except FileNotFoundError as error:
        raise BadData("no_such_network", f"there is no file {file}") from error
    except (OSError, ValueError, EOFError, AttributeError, zipfile.BadZipFile) as error:
        raise BadData("bad_network", f"{file} holds no network: {error}") from error


def network_in(file: Path, game: Game) -> Network:
    """Read the network of a file; one that was trained on another game, or on other views of it, is refused."""
    arrays = read_arrays(file)
    missing = [name for name in SHAPES if name not in arrays]
    if missing:
        raise BadData("bad_network", f"{file} holds no network: {missing[0]} is missing")
    weights = {name: arrays[name] for name in SHAPES}
    inputs, actions, hidden = size_of(layout_of(game)), game.action_count, weights["guess"].shape[0]
    if (weights["scale"].size, weights["act"].shape[-1]) != (inputs, actions):
        raise BadData("other_network", f"{file} is of another game than {game.name}, or of other views of it")
    fitting = [(inputs,), (inputs, hidden), (hidden,), (hidden, hidden), (hidden,), (hidden, actions), (hidden, 1)]
    if [weights[name].shape for name in SHAPES] != fitting:
        raise BadData("bad_network", f"{file} holds no network: its layers do not fit together")
    return Network(weights)


class NetworkBot(Bot):
    """Takes what the network wishes most, from what its seat sees."""

    def __init__(self, network: Network, game: Game) -> None:
        self.network = network
        self.game = game
        self.blocks = layout_of(game)

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose the only option, or the one that the network wishes most."""
        options = [int(action) for action in seen.options(seat)]
        if len(options) == 1:
            return options[0]
        row = numpy.array([observe(self.game, self.blocks, seen, int(seat))])
        masks = numpy.zeros((1, self.game.action_count), bool)
        masks[0, options] = True
        return int(self.network.look(row, masks)[3][0].argmax())


def network_bot(file: str, game: Game) -> NetworkBot:
    """Make the bot of a file."""
    return NetworkBot(network_in(Path(file), game), game)
