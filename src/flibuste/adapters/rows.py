"""What a seat sees and may do, as numpy arrays of fixed shape."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from flibuste.kernel.game import Game
from flibuste.kernel.state import State
from flibuste.library.layouts import LARGEST, layout_of, observe, size_of


class Rows:
    """Writes observations of one game; the layout is the same for every number of seats."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.blocks = layout_of(game)
        self.size = size_of(self.blocks)

    def space(self, actions: int) -> spaces.Dict:
        """Return the space of what ``both`` gives."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-LARGEST, LARGEST, (self.size,), np.int16),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def row(self, state: State, seat: int) -> NDArray[np.int16]:
        """Return the observation of a seat."""
        return np.array(observe(self.game, self.blocks, state, seat), np.int16)

    def mask(self, state: State, seat: int, actions: int) -> NDArray[np.int8]:
        """Return 1 for each legal action of a seat; zeros if it is not asked."""
        mask = np.zeros(actions, np.int8)
        if int(state.waiting) >> seat & 1:
            mask[[int(action) for action in state.options(seat)]] = 1
        return mask

    def both(self, state: State, seat: int, actions: int) -> dict[str, NDArray[Any]]:
        """Return the observation with its mask."""
        return {"observation": self.row(state, seat), "action_mask": self.mask(state, seat, actions)}


def shown(view: dict[str, object]) -> str:
    """Write a view as lines of text, for ``render``."""
    return "\n".join(f"{name}: {value}" for name, value in view.items() if value not in (None, [], {}))
