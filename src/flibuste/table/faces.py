"""Faces: one for each person, the same wherever this person is shown; bots have faces of their own."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Literal, get_args

from msgspec import Meta

from flibuste.table.plan import Plan

PersonFace = Literal[
    "sundars-captain",
    "exiles-gunner",
    "quinto-real-quartermaster",
    "sundars-carpenter",
    "exiles-captain",
    "quinto-real-captain",
    "exiles-quartermaster",
    "sundars-cook",
    "quinto-real-marabout",
    "exiles-carpenter",
    "sundars-gunner",
    "quinto-real-gunner",
    "sundars-quartermaster",
    "exiles-cook",
    "quinto-real-sharpshooter",
    "exiles-marabout",
    "sundars-marabout",
    "quinto-real-cook",
    "exiles-fighter",
    "quinto-real-carpenter",
    "sundars-sharpshooter",
    "exiles-sharpshooter",
    "quinto-real-fighter",
    "sundars-fighter",
]
BotFace = Literal[
    "mercenaries-sharpshooter",
    "mercenaries-gunner",
    "mercenaries-quartermaster",
    "mercenaries-captain",
    "mercenaries-cook",
    "mercenaries-marabout",
]
"""Who is hired to play has a mercenary's face: nobody takes a bot for a person."""
Face = PersonFace | BotFace
PEOPLE: tuple[PersonFace, ...] = get_args(PersonFace)
BOTS: tuple[BotFace, ...] = get_args(BotFace)
ChosenFace = Annotated[PersonFace, Meta(extra={"typescript": "PersonFace"})]
ShownFace = Annotated[Face, Meta(extra={"typescript": "Face"})]


@lru_cache(8192)
def given_face(person: str) -> PersonFace:
    """Give a face to a person who has chosen none: always the same."""
    return PEOPLE[int.from_bytes(sha256(person.encode()).digest()[:4], "big") % len(PEOPLE)]


def bot_face(plan: Plan, seat: int) -> BotFace:
    """Return the face of the bot on a seat; it moves on with its bot when people play again."""
    return BOTS[(seat - plan.games) % plan.seats % len(BOTS)]
