"""Which bots there are, by game and name. A game's own bots stand in ``bots/<game>.py``: one line here enters them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from flibuste.bots import (
    brisca,
    brisca_guide,
    briskars,
    briskars_guide,
    chasse_partie,
    chasse_partie_guide,
    chasse_partie_learned,
    treasure_hunter,
    treasure_hunter_guide,
)
from flibuste.bots.base import Bot
from flibuste.bots.guide import Guide
from flibuste.bots.learned.course import Course
from flibuste.bots.levels import LEVELS, LONGEST, QUICK, Absent, Follower
from flibuste.bots.random import RandomBot
from flibuste.bots.search import SearchBot
from flibuste.bots.trials import TrialBot
from flibuste.kernel.errors import BadData

Maker = Callable[[], Bot]
MANY: Final = "[1-9][0-9]{0,6}"
"""How a number of trials is written: below ten million."""


def search_bot() -> Bot:
    """Make a searcher that knows nothing but the rules."""
    return SearchBot(Guide(), 1000)


GENERAL: Final[dict[str, Maker]] = {"random": RandomBot, "greedy": RandomBot, "search": search_bot}
"""For every game; a game without a greedy bot of its own lets chance play."""

OWN: Final[dict[str, dict[str, Maker]]] = {
    "brisca": {**brisca.BOTS, **brisca_guide.BOTS},
    "briskars": {**briskars.BOTS, **briskars_guide.BOTS},
    "chasse_partie": {**chasse_partie.BOTS, **chasse_partie_guide.BOTS, **chasse_partie_learned.BOTS},
    "treasure_hunter": {**treasure_hunter.BOTS, **treasure_hunter_guide.BOTS},
}

COURSES: Final[dict[str, Course]] = {
    "brisca": brisca_guide.COURSE,
    "chasse_partie": chasse_partie_learned.COURSE,
    "treasure_hunter": treasure_hunter_guide.COURSE,
}
"""Which games can be learned by self-play (``flibuste train``)."""


def general_levels(greedy: Maker) -> dict[str, Maker]:
    """Make the levels of a game that declares none of its own, from its greedy bot and a search that follows it."""
    return {
        "deckhand": lambda: Absent(greedy(), 60),
        "sailor": greedy,
        "quartermaster": lambda: SearchBot(Follower(greedy()), 100, QUICK),
        "captain": lambda: SearchBot(Follower(greedy()), 1000, LONGEST),
    }


def bots_of(game: str) -> dict[str, Maker]:
    """List the bots of a game by name, the four levels among them."""
    named = {**GENERAL, **OWN.get(game, {})}
    return {**general_levels(named["greedy"]), **named}


def find_bot(game: str, name: str) -> Bot:
    """Make the bot of this name for a game; ``captain/300`` is a captain with 300 trials, to measure them."""
    makers = bots_of(game)
    level, stroke, trials = name.partition("/")
    if level not in makers:
        raise BadData("unknown_bot", f"there is no bot {level!r}; there are {', '.join(sorted(makers))}")
    bot = makers[level]()
    if not stroke:
        return bot
    if not isinstance(bot, TrialBot) or re.fullmatch(MANY, trials) is None:
        raise BadData("unknown_bot", f"{name[:40]!r}: only bots with trials have a number of them behind the stroke")
    return TrialBot(bot.guide, int(trials), bot.milliseconds)


__all__ = ["LEVELS", "bots_of", "find_bot"]
