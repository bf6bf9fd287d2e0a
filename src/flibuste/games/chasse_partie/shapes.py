"""What of the table is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.chasse_partie.view import View

NAMED: Final[dict[str, object]] = {}
VIEW: Final[object] = View
QUESTIONS: Final[tuple[tuple[object, object], ...]] = ()
