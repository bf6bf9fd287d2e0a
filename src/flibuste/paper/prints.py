"""Everything that can be printed: what it is called, of what, on which kind of sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from flibuste.games import __all__ as games
from flibuste.paper.briskars import battle_map, charted, crew, own_crew, ready, sailing_crew, tokens
from flibuste.paper.cards import DECKS, deck
from flibuste.paper.references import reference

Facts = dict[str, object]
OWN = "band.toml"
"""What errors call a band that came without a file."""


@dataclass(frozen=True, slots=True)
class Print:
    """One kind of print: what it is, what it can be made of (nothing: there is one only), and what lies on it."""

    about: str
    sheet: str
    names: Callable[[], list[str]]
    facts: Callable[[str, str], Facts]


def crew_sheets(band: str, language: str) -> Facts:
    """The sheets of a ready band by its name, or of a band file."""
    file = Path(band)
    if file.suffix != ".toml":
        return crew(band, language)
    return own_crew(file.name, file.read_text(encoding="utf-8"), language)


PRINTS = {
    "cards": Print("the cards and tiles of a game, with backs and cut marks", "cards", lambda: sorted(DECKS), deck),
    "map": Print("a battle map at 40 mm a square, over several sheets", "map", charted, battle_map),
    "crew": Print("the sheets of a ready band or of a band file, with boxes to tick", "crew", ready, crew_sheets),
    "tokens": Print("a token for everybody who can be hired", "cards", list, lambda _, language: tokens(language)),
    "reference": Print("a game in short", "reference", lambda: sorted(games), reference),
}


def facts_of(what: str, of: str | Mapping[str, object], language: str) -> tuple[str, Facts]:
    """Return the kind of sheet and what lies on it: a print of the list, or a crew of one's own.

    Such a crew is the text of a band file, or a crew of a campaign as its page is shown it.
    """
    if what != "own-crew":
        return PRINTS[what].sheet, PRINTS[what].facts(str(of), language)
    if isinstance(of, str):
        return "crew", own_crew(OWN, of, language)
    return "crew", sailing_crew(of, language)
