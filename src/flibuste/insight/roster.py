"""Which game has which counsel; a game without one of its own is judged by what every game has."""

from __future__ import annotations

from collections.abc import Callable
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

OWN: dict[str, Callable[[Game, Guide], Counsel]] = {
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
