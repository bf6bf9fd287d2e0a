"""Which bots there are, by game and name. A game's own bots stand in ``bots/<game>.py``: one line here enters them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from flibuste.bots import brisca, chasse_partie, treasure_hunter
from flibuste.bots.base import Bot
from flibuste.bots.ismcts import Ismcts
from flibuste.bots.random import RandomBot
from flibuste.kernel.errors import BadData

Maker = Callable[[], Bot]

GENERAL: Final[dict[str, Maker]] = {"random": RandomBot, "greedy": RandomBot, "search": Ismcts}
"""For every game; a game without a greedy bot of its own lets chance play."""

OWN: Final[dict[str, dict[str, Maker]]] = {
    "brisca": brisca.BOTS,
    "chasse_partie": chasse_partie.BOTS,
    "treasure_hunter": treasure_hunter.BOTS,
}


def bots_of(game: str) -> dict[str, Maker]:
    """List the bots of a game by name."""
    return {**GENERAL, **OWN.get(game, {})}


def find_bot(game: str, name: str) -> Bot:
    """Make the bot of this name for a game."""
    makers = bots_of(game)
    if name not in makers:
        raise BadData("unknown_bot", f"there is no bot {name!r}; there are {', '.join(sorted(makers))}")
    return makers[name]()
