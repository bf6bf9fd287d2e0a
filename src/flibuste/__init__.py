"""Flibuste: a table for four games with hidden information, and a library that deals, plays and remembers them.

>>> import flibuste as fb
>>> sorted(fb.games())
['brisca', 'briskars', 'chasse_partie', 'treasure_hunter']
>>> table = fb.new("brisca", players=2, seed=4)
>>> while not table.over:
...     seat = table.to_act[0]
...     table.play(seat, table.legal(seat)[0])
>>> table.returns()
(1.0, -1.0)
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

try:
    import librt.vecs  # noqa: F401
except ImportError:
    import sys

    from flibuste.kernel.arrays import stand_in

    sys.modules.update(stand_in())

if TYPE_CHECKING:
    from flibuste.kernel.errors import BadData, BrokenGame, GameError, IllegalAction
    from flibuste.kernel.game import Game
    from flibuste.library.bots import Player, Seen
    from flibuste.library.moves import Move
    from flibuste.library.opening import GameCard, bot, games, new, position, register, replay
    from flibuste.library.table import Played, Table
    from flibuste.library.vector import Vector, vector

__version__ = "0.1.0"

_PLACES = {
    "kernel.errors": ("BadData", "BrokenGame", "GameError", "IllegalAction"),
    "kernel.game": ("Game",),
    "library.bots": ("Player", "Seen"),
    "library.moves": ("Move",),
    "library.opening": ("GameCard", "bot", "new", "position", "register", "replay"),
    "library.table": ("Played", "Table"),
    "library.vector": ("Vector", "vector"),
}
"""Where each name lives. They are loaded when first asked for: a server or a bot's process needs none of them."""

__all__ = [  # noqa: RUF022  (what makes things first, then what they are, then errors)
    "bot", "games", "new", "position", "register", "replay", "vector",
    "Game", "GameCard", "Move", "Played", "Player", "Seen", "Table", "Vector",
    "BadData", "BrokenGame", "GameError", "IllegalAction",
    "__version__",
]  # fmt: skip


def __getattr__(name: str) -> object:
    if name == "games":
        return importlib.import_module("flibuste.games")  # a package that can be called
    for place, names in _PLACES.items():
        if name in names:
            found = getattr(importlib.import_module(f"flibuste.{place}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'flibuste' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
