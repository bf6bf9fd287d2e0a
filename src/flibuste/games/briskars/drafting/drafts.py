"""The drafter of Briskars: maps, scenarios and profiles of one's own, for whoever edits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.maps import MapReader
from flibuste.games.briskars.drafting.outlooks import outlook
from flibuste.games.briskars.drafting.palette import palette
from flibuste.games.briskars.drafting.trials import trials
from flibuste.games.briskars.drafting.verdicts import verdict
from flibuste.games.briskars.drafting.writing import read_drafts, written
from flibuste.kernel.drafting import Drafter


@final
class Drafts(Drafter):
    """Reads, writes and judges drafts made of one content."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content

    def palette(self) -> dict[str, object]:
        return palette(self.content)

    def read(self, file: str, text: str) -> list[dict[str, object]]:
        return read_drafts(self.content, file, text)

    def written(self, kind: str, fields: Mapping[str, object]) -> tuple[str, str]:
        return written(self.content, kind, fields)

    def verdict(self, files: Mapping[str, str]) -> dict[str, object]:
        return verdict(files)

    def outlook(self, file: str, text: str, square: str) -> dict[str, object]:
        reader = MapReader(file, self.content.floors, self.content.elements, self.content.atlas)
        return outlook(reader.read(text), square)

    def trials(self, files: Mapping[str, str], draft: str) -> list[dict[str, object]]:
        return trials(files, draft)
