"""What of the table is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.treasure_hunter.cards import SiteName
from flibuste.games.treasure_hunter.view import View

NAMED: Final[dict[str, object]] = {"SiteName": SiteName}
VIEW: Final[object] = View
QUESTIONS: Final[tuple[tuple[object, object], ...]] = ()
