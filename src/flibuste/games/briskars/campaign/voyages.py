"""Who waits at the stops of a voyage."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.cards.content import BANDS, Content
from flibuste.games.briskars.recruiting.bands import Roster, read_band

WAITING: Final = (
    ("quintors", "council"),
    ("sundars", "gun-crew"),
    ("mercenaries", "scholars"),
    ("council", "tide-callers"),
    ("armada", "gun-crew"),
    ("exiled", "tide-callers"),
)
"""For each of the six stops who waits there, and who does instead; where the story names a faction both are of it."""


def bands_met(content: Content, own: Roster) -> list[Roster]:
    """List the bands that a crew meets, stop by stop: never its own, and none twice.

    Rule: BK-CAM-20.
    """
    ready = {name: read_band(content, name, content.bands[f"bands/{name}.toml"]) for name in BANDS}
    strangers = [name for name in BANDS if not is_same_band(ready[name], own)]
    met: list[str] = []
    for waiting in WAITING:
        free = [name for name in (*waiting, *strangers) if name in strangers and name not in met]
        met.append(free[0])
    return [ready[name] for name in met]


def is_same_band(one: Roster, other: Roster) -> bool:
    """Say whether two bands would be taken for each other: they have one name, or the same Briskars."""
    return one.name == other.name or profiles_of(one) == profiles_of(other)


def profiles_of(roster: Roster) -> list[int]:
    """List the cards of a band, in order."""
    return sorted(int(hire.profile) for hire in roster.hires)
