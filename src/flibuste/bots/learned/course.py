"""What is practised of a game: its features, the guide that follows them, and the tables it is learned at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, final

from flibuste.bots.learned.features import Features
from flibuste.bots.learned.guide import LearnedGuide
from flibuste.bots.learned.tables import Tables
from flibuste.kernel.game import Settings

Seating = tuple[int, Settings]
"""How many sit at a practice table, and what is not as usual there."""


@final
class Course:
    """One game's course.

    ``learned`` makes the guide that ships; ``ways`` lists the practice tables of each way to play that the features
    tell apart. In the first ``copied`` rounds the tables are filled with what the quick bot thinks.
    """

    def __init__(
        self,
        features: Callable[[], Features],
        guide: Callable[[Tables], LearnedGuide],
        learned: Callable[[], LearnedGuide],
        ways: Mapping[str, list[Seating]],
        copied: int = 0,
    ) -> None:
        self.features: Final = features
        self.guide: Final = guide
        self.learned: Final = learned
        self.ways: Final = ways
        self.copied: Final = copied
