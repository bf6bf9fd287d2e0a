"""Asking about a battle, for the tests of questions."""

from __future__ import annotations

import json
from typing import Any

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded

from .battle import battle


def ask(s: Battlefield, kind: str, **about: object) -> Any:
    """Ask for the first seat; return the answer as it goes out."""
    return json.loads(json.dumps(GAME.ask(s.seen_by(0, Seeded(1)), 0, {"kind": kind, **about})))


def duel(*more: str) -> Battlefield:
    return battle("1.1 abelii H8", "2.1 de-leon I8", *more)
