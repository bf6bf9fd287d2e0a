"""Which game has which counsel; a game without one of its own is judged by what every game has."""

from __future__ import annotations

import re
from functools import cache

from flibuste.bots.guide import Guide
from flibuste.bots.roster import find_bot
from flibuste.bots.search import SearchBot
from flibuste.bots.trials import TrialBot
from flibuste.insight.brisca import BriscaCounsel
from flibuste.insight.briskars import BriskarsCounsel
from flibuste.insight.chasse_partie import ChasseCounsel
from flibuste.insight.counsel import Counsel
from flibuste.insight.treasure_hunter import HunterCounsel
from flibuste.kernel.game import Game
from flibuste.kernel.state import State

OWN: dict[str, type[Counsel]] = {
    "brisca": BriscaCounsel,
    "briskars": BriskarsCounsel,
    "chasse_partie": ChasseCounsel,
    "treasure_hunter": HunterCounsel,
}


@cache
def counsel_of(game: Game) -> Counsel:
    """Return the counsel of a game, with the guide its captain follows; made once, learned tables take long to read."""
    captain = find_bot(game.name, "captain")
    guide = captain.guide if isinstance(captain, (TrialBot, SearchBot)) else Guide()
    return OWN.get(game.name, Counsel)(game, guide)


def counted(game: Game, state: State, seat: int) -> float:
    """Return the points of a seat at the end, as people of this game would write them down."""
    return OWN.get(game.name, Counsel).counted(state, seat)


def favourite_of(game: Game) -> tuple[str, str]:
    """Return the verb and the noun of what players of a game have favourites among."""
    return OWN.get(game.name, Counsel).favourite


def favourite(game: Game, action: int) -> str | None:
    """Return what an answer chose of what players have favourites among; copies of a card are one."""
    (verb, noun), told = favourite_of(game), game.describe(action)
    if told.get("verb") != verb or noun not in told:
        return None
    copies = OWN.get(game.name, Counsel).copies
    return re.sub(copies, "", str(told[noun])) if copies else str(told[noun])
