"""What of the table is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.treasure_hunter.cards import SITE_NAMES, SiteName
from flibuste.games.treasure_hunter.state import HAND_SIZE, ROUNDS
from flibuste.games.treasure_hunter.view import View

NAMED: Final[dict[str, object]] = {"SiteName": SiteName}
VIEW: Final[object] = View
FACTS: Final[dict[str, tuple[object, object]]] = {
    "SITES": (list[SiteName], list(SITE_NAMES)),
    "ROUNDS": (int, int(ROUNDS)),
    "HAND": (int, int(HAND_SIZE)),
}
QUESTIONS: Final[tuple[tuple[object, object], ...]] = ()
