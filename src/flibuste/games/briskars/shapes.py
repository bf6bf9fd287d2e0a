"""What of a battle is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.battle.view import BriskarsView
from flibuste.games.briskars.insight.answers import QUESTIONS as ASKED
from flibuste.games.briskars.insight.answers import DefenceName, Pending, Sight

NAMED: Final[dict[str, object]] = {"DefenceName": DefenceName, "Pending": Pending, "Sight": Sight}
VIEW: Final[object] = BriskarsView
QUESTIONS: Final = ASKED
