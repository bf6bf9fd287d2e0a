"""Fights that measure what a Briskar is worth: him alone against each of the ready ones, on even ground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games.briskars.cards.content import Content, extended
from flibuste.games.briskars.cards.profiles import Profile
from flibuste.games.briskars.cards.terms import WAYS
from flibuste.games.briskars.recruiting.soundness import sound

SCENARIO: Final = "last-plank"
PLACES: Final = (("tavern", "H2", "H14"), ("ruins", "H3", "H13"), ("harbour-quay", "H5", "H11"))
"""Where they fight, each with both squares: indoors, among rubble, in the open."""
ROUNDS: Final = 12


def trials(files: Mapping[str, str], name: str) -> list[dict[str, object]]:
    """List the fights of a profile: against every ready one that is no gun, in every place, from both sides."""
    content = sound(extended(files))
    own = content.profile(name)
    ready = [one for one in extended({}).profiles if one.ordnance < 0 and one.id != name]
    return [
        {"position": fight(content, own, rival, place, side), "rival": rival.id, "cost": int(rival.cost), "seat": side}
        for place in PLACES
        for rival in ready
        for side in (0, 1)
    ]


def fight(content: Content, own: Profile, rival: Profile, place: tuple[str, str, str], side: int) -> dict[str, object]:
    """Describe a fight of two; ``side`` is the seat of the first, the square goes with it."""
    two = [own, rival] if side == 0 else [rival, own]
    bands = [{"briskars": [fighter(content, one, square)]} for one, square in zip(two, place[1:], strict=True)]
    return {"scenario": SCENARIO, "map": place[0], "rounds": ROUNDS, "turn": 0, "bands": bands}


def fighter(content: Content, card: Profile, square: str) -> dict[str, object]:
    """Describe one of the two: he brings what is printed on his card, and a mage the first ways open to him."""
    chosen = [way for k, way in enumerate(WAYS) if not card.ways >> k & 1][: card.open_ways]
    return {"profile": card.id, "square": square, **({"ways": chosen} if chosen else {})}
