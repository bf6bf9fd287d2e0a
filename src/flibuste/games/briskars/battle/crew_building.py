"""Chapter 22: bands put together before a game, for the builder in the browser and in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from flibuste.games.briskars.battle.crew_answers import signing_answers
from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.recruiting.bands import Roster, band_of, read_band, write_band
from flibuste.games.briskars.recruiting.catalogue import catalogue
from flibuste.games.briskars.recruiting.crew_verdicts import verdict
from flibuste.games.briskars.recruiting.crews import judge, suggest
from flibuste.kernel.building import Builder


@final
class Crews(Builder):
    """Judge and suggest bands of one content.

    Rule: BK-REC-01 to BK-REC-11.
    """

    def __init__(self, content: Content) -> None:
        self.content: Final = content

    def catalogue(self) -> dict[str, object]:
        return catalogue(self.content)

    def read(self, name: str, text: str) -> Roster:
        return read_band(self.content, name, text)

    def made(self, name: str, fields: Mapping[str, object]) -> Roster:
        return band_of(self.content, name, fields)

    def written(self, side: object) -> str:
        assert isinstance(side, Roster)
        return write_band(self.content, side)

    def ready(self) -> Sequence[Roster]:
        return [read_band(self.content, file, text) for file, text in self.content.bands.items()]

    def factions(self) -> Sequence[str]:
        return list(self.content.ids["faction"])

    def suggest(self, faction: str, budget: int, most: int) -> Sequence[Roster]:
        return suggest(self.content, faction, budget, most)

    def verdict(self, side: object, budget: int = 0) -> dict[str, object]:
        assert isinstance(side, Roster)
        found = verdict(self.content, side, budget or side.budget)
        answers = [] if found["faults"] else [int(answer) for answer in signing_answers(self.content, side)]
        return {**found, "answers": answers}

    def lines(self, side: object, budget: int = 0) -> list[str]:
        """Tell the members of a band with their costs; a star marks the leader."""
        assert isinstance(side, Roster)
        judgement = judge(self.content, side, budget)
        found = [f"{side.name}: {judgement.value} gold of {side.budget}"]
        for place, hire in enumerate(side.hires):
            mark = "*" if place == judgement.leader else " "
            found.append(f" {mark} {self.content.profiles[hire.profile].id} {judgement.costs[place]}")
        for piece in side.pieces:
            found.append(f"   {self.content.ordnance[piece].id} {self.content.ordnance[piece].cost}")
        return found

    def faults(self, side: object, budget: int = 0) -> list[str]:
        assert isinstance(side, Roster)
        return [fault.text() for fault in judge(self.content, side, budget).wrong]
