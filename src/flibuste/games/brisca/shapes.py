"""What of the table is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.brisca.cards import CARD_IDS, RANK_IDS, RANK_POINTS, SUIT_IDS
from flibuste.games.brisca.view import View

NAMED: Final[dict[str, object]] = {}
VIEW: Final[object] = View
FACTS: Final[dict[str, tuple[object, object]]] = {
    "SUITS": (list[str], SUIT_IDS),
    "RANKS": (list[str], RANK_IDS),
    "PACK": (int, len(CARD_IDS)),
    "POINTS": (dict[str, int], dict(zip(RANK_IDS, RANK_POINTS, strict=True))),
}
QUESTIONS: Final[tuple[tuple[object, object], ...]] = ()
