"""Positions that several chapters begin with: a gun and its gunner, a mage and his spell, a blow, a scuffle."""

from __future__ import annotations

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import EAST, SOUTH
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, can, do, who
from tests.games.briskars.drawn import sq

ONE, TWO = who("1.1"), who("2.1")
GUN = STANDARD.index("scenery", "ordnance")
CREW = ("1.1 bogdan G8", "2.1 maruti P8")
FAR = "2.1 de-leon S18"


# guns


def piece_on(
    s: Battlefield, square: str, facing: int = SOUTH, name: str = "pirate-cannon", gunner: Briskar = ONE
) -> None:
    """Put a loaded piece of the first band on a square."""
    card = STANDARD.ordnance[STANDARD.index("ordnance", name)]
    s.piece[0], s.piece_place[0], s.facing[0] = STANDARD.index("ordnance", name), sq(square), facing
    s.gunner[0], s.ammo[0], s.piece_loaded[0] = gunner, card.ammo, card.rate
    s.ground = s.ground.changed(sq(square), GUN, card.points, 0)


def gun(
    *placed: str, at: str = "H8", facing: int = EAST, ap: int = 3, card: str = "pirate-cannon", **more: object
) -> Battlefield:
    """Set a battle up with a piece of the first band, served by 1.1, who is activated with a few points."""
    s = battle(*placed, **more)  # type: ignore[arg-type]
    piece_on(s, at, facing, card)
    do(s, "activate 1.1")
    s.ap[ONE] = ap
    for other in range(8, 16):
        s.ap[other] = 0
    return s


def fired(s: Battlefield, centre: str, *dice: int) -> None:
    """Fire at a square; the dice follow one another, nobody shivers."""
    do(s, "fire")
    do(s, f"at {centre}", faces(*dice))


# spells


def cast(spell: str, face: int, *dice: int, on: str = "on 1.2", more: tuple[str, ...] = ()) -> Battlefield:
    """Let Augure (Mind 6) cast on Bogdan, one die, no boosts; the other dice follow."""
    s = battle(f"1.1 augure H8 {spell}", "1.2 bogdan H10", "2.1 dixon H13", "2.2 spike T20", *more)
    answers(s, "activate 1.1", f"cast {spell}")
    if can(s, on):
        do(s, on)
    do(s, "roll", faces(face))
    do(s, "keep", faces(*dice))
    return s


def hex_(spell: str, face: int, theirs: int, *dice: int) -> Battlefield:
    """Let Augure cast a spell on Dixon, who resists."""
    s = battle(f"1.1 augure H8 {spell}", "1.2 bogdan H10", "2.1 dixon H12", "2.2 spike T20")
    answers(s, "activate 1.1", f"cast {spell}")
    if can(s, "on 2.1"):
        do(s, "on 2.1")
    do(s, "roll", faces(face))
    do(s, "keep")
    if theirs:
        do(s, "roll", faces(theirs))
        do(s, "keep", faces(*dice))
    return s


def mage(spell: str, *more: str, profile: str = "augure", ap: int = -1, **rest: object) -> Battlefield:
    """Put a mage on H8 with a spell and activate him; he has just the AP of the spell, so that nothing is boosted."""
    s = battle(f"1.1 {profile} H8 {spell}", *(more or (FAR,)), **rest)  # type: ignore[arg-type]
    do(s, "activate 1.1")
    s.ap[ONE] = STANDARD.spell(spell).ap if ap < 0 else ap
    return s


# blows and scuffles


def struck(s: Battlefield, attack: int, defence: int, *rest: int, kind: str = "attack", by: str = "defend") -> None:
    """Let 1.1 strike 2.1 once without boosts; the rest of the dice follow the defence."""
    do(s, f"{kind} 2.1")
    if can(s, "with 0"):
        do(s, "with 0")
    do(s, "roll", faces(attack))
    answers(s, "keep", by)
    if s.ap[TWO] == 0:
        raise AssertionError("give the defender a point, so that he is asked")
    do(s, "roll", faces(defence))
    do(s, "keep", faces(*rest))


def scuffle(text: str, mine: int, theirs: int, *placed: str, rest: tuple[int, ...] = ()) -> Battlefield:
    """Let 1.1 scuffle with 2.1 or leave him, one die each, no boosts."""
    s = battle(*(placed or ("1.1 de-leon H8", "2.1 milicien H9")))
    answers(s, "activate 1.1", text)
    do(s, "roll", faces(mine))
    if theirs:
        do(s, "keep")
        do(s, "roll", faces(theirs))
    do(s, "keep", faces(*rest))
    return s
