"""Pieces of ordnance for tests, put on a square of a battle."""

from __future__ import annotations

from flibuste.games.briskars.state import Battlefield
from tests.games.briskars.battle import who
from tests.games.briskars.drawn import sq


def gun(s: Battlefield, square: str, facing: int = 4, name: str = "pirate-cannon", gunner: int = who("1.1")) -> None:
    """Put a piece of the first band on a square."""
    card = s.content.ordnance[s.content.index("ordnance", name)]
    s.piece[0] = s.content.index("ordnance", name)
    s.piece_place[0] = sq(square)
    s.facing[0] = facing
    s.ammo[0] = card.ammo
    s.piece_loaded[0] = 1
    s.gunner[0] = gunner
    s.ground = s.ground.changed(sq(square), s.content.index("scenery", "ordnance"), card.points, 0)
