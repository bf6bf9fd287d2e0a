"""What of a battle is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.battle.view import BriskarsView
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.injuries.health import SHAKEN_BELOW
from flibuste.games.briskars.insight.answers import QUESTIONS as ASKED
from flibuste.games.briskars.insight.answers import DefenceName, Pending, Sight

NAMED: Final[dict[str, object]] = {"DefenceName": DefenceName, "Pending": Pending, "Sight": Sight}
VIEW: Final[object] = BriskarsView
FACTS: Final[dict[str, tuple[object, object]]] = {
    "SHAKEN": (int, int(SHAKEN_BELOW)),
    "FACTIONS": (dict[str, str], {one.id: STANDARD.factions[one.faction].id for one in STANDARD.profiles}),
}
QUESTIONS: Final = ASKED
