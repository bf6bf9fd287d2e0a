"""What of the table is shown to a page, as types: ``wire/typescript.py`` writes them down for it."""

from __future__ import annotations

from typing import Final, TypedDict

from flibuste.games.chasse_partie.cards import FACTIONS, ROLES
from flibuste.games.chasse_partie.content import PRINTED
from flibuste.games.chasse_partie.verbs import BRISKARS
from flibuste.games.chasse_partie.view import View


class Printed(TypedDict):
    """What is printed on a Briskar: the crew it asks for as loot, and its gold."""

    crew: int
    gold: int


def printed() -> dict[str, Printed]:
    """Read from the cards what each role is worth; it is the same in every faction."""
    found: dict[str, Printed] = {}
    for card in range(BRISKARS):
        role = ROLES[PRINTED.role[card]]
        found[role] = {"crew": int(PRINTED.crew[card]), "gold": int(PRINTED.gold[card])}
    return found


NAMED: Final[dict[str, object]] = {}
VIEW: Final[object] = View
FACTS: Final[dict[str, tuple[object, object]]] = {
    "FACTIONS": (list[str], list(FACTIONS)),
    "ROLES": (list[str], list(ROLES)),
    "PRINTED": (dict[str, Printed], printed()),
    "RULES": (dict[str, str], PRINTED.rules),
}
QUESTIONS: Final[tuple[tuple[object, object], ...]] = ()
