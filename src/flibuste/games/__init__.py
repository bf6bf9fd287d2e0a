"""The games. Importing this package enters every game in the list of ``flibuste.kernel.game``.

The package can be called: ``fb.games()`` lists the games, and ``fb.games`` is this package as soon as anybody has
imported it.
"""

import importlib
import sys
from types import ModuleType

from flibuste.games import brisca, briskars, chasse_partie, treasure_hunter
from flibuste.kernel.copying import let_be_pickled
from flibuste.kernel.game import GAMES

__all__ = ["brisca", "briskars", "chasse_partie", "treasure_hunter"]


class _Games(ModuleType):
    """A package that answers when it is called."""

    def __call__(self) -> object:
        return importlib.import_module("flibuste.library.opening").games()


sys.modules[__name__].__class__ = _Games

for game in GAMES.values():
    let_be_pickled(game)
