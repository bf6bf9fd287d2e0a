"""The fight that is open, and the dice that lie on the table: read from the steps under way, for whoever looks on."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from flibuste.games.briskars.actions.objects import CastNet
from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.field.tallies import SHOT_THRUST_AT, THROWN_AT, THRUST_AT, is_shot
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND, DODGE, briskar_id
from flibuste.games.briskars.fighting.attacks import DECLARED, ROLLED, Attack
from flibuste.games.briskars.fighting.fighting import BUTTING, FREEING, KICKING, Scuffle
from flibuste.games.briskars.fighting.fighting import ROLLED as SCUFFLE_ROLLED
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.magic.magic import RESISTED, Casting
from flibuste.games.briskars.movement.disengaging import PREVENTER_ROLLED, Disengagement
from flibuste.games.briskars.throwing.briskars import HurlBriskar
from flibuste.games.briskars.throwing.throwing import Throwing
from flibuste.kernel.steps import Step

Way = Literal[
    "attack",
    "thrust",
    "shot",
    "throw",
    "net",
    "hurl",
    "restrain",
    "head-butt",
    "kick",
    "break-hold",
    "disengaging",
    "spell",
]
Answer = Literal["defend", "dodge", "counter"]


class FightView(TypedDict):
    """What is being fought out: who against whom, the total that is to be answered, and the answer chosen."""

    way: Way
    briskar: str
    target: str | None
    total: int | None
    defence: Answer | None


class DiceView(TypedDict):
    """The dice on the table that are not settled yet: whose, what for, against whom, and the faces."""

    briskar: str | None
    purpose: str
    opponent: str | None
    faces: list[int]


SCUFFLES: Final[dict[int, Way]] = {int(BUTTING): "head-butt", int(KICKING): "kick", int(FREEING): "break-hold"}
ANSWERS: Final[dict[int, Answer]] = {int(DEFEND): "defend", int(DODGE): "dodge", int(COUNTER): "counter"}


def open_fight(s: Battlefield) -> FightView | None:
    """Describe the fight nearest to the top of the steps under way. Rule: BK-CHR-13."""
    if s.over:
        return None
    for step in reversed(s.stack):
        found = fight_of(step)
        if found is not None:
            return found
    return None


def fight_of(step: Step[Battlefield]) -> FightView | None:
    """Describe a step that is a fight."""
    if isinstance(step, Attack):
        total = None if step.at in (DECLARED, ROLLED) else int(step.total)
        return fight(way_of(step.kind), step.attacker, step.target, total, ANSWERS.get(int(step.defence)))
    if isinstance(step, Scuffle):
        total = None if step.at <= SCUFFLE_ROLLED else int(step.total)
        return fight(SCUFFLES.get(int(step.kind), "restrain"), step.briskar, step.target, total)
    if isinstance(step, Disengagement):
        total = int(step.total) if step.at == PREVENTER_ROLLED else None
        return fight("disengaging", step.leaver, step.preventer, total)
    if isinstance(step, Casting):
        return fight("spell", step.mage, step.target, int(step.total) if step.at == RESISTED else None)
    if isinstance(step, Throwing):
        return fight("throw", step.briskar, step.target, None)
    if isinstance(step, CastNet):
        return fight("net", step.briskar, step.target, None)
    if isinstance(step, HurlBriskar):
        return fight("hurl", step.briskar, step.thrown, None)
    return None


def fight(way: Way, briskar: Briskar, target: Briskar, total: int | None, defence: Answer | None = None) -> FightView:
    """Put a fight together."""
    return {"way": way, "briskar": briskar_id(briskar), "target": named(target), "total": total, "defence": defence}


def way_of(kind: i64) -> Way:
    """Name the kind of a blow."""
    if kind == THROWN_AT:
        return "throw"
    if kind in (THRUST_AT, SHOT_THRUST_AT):
        return "thrust"
    return "shot" if is_shot(kind) else "attack"


def open_dice(s: Battlefield) -> DiceView | None:
    """Describe the roll whose dice lie on the table. Rule: BK-DIC-24."""
    step = None if s.over else s.stack[-1]
    if isinstance(step, Roll) and len(step.dice) > 0:
        return dice(step.briskar, step.purpose, step.opponent, [int(face) for face in step.dice])
    if isinstance(step, Plain) and len(step.dice) > 0:
        return dice(step.briskar, step.purpose, NOBODY, [int(face) for face in step.dice])
    return None


def dice(briskar: Briskar, purpose: str, opponent: Briskar, faces: list[int]) -> DiceView:
    """Put dice together."""
    return {"briskar": named(briskar), "purpose": purpose, "opponent": named(opponent), "faces": faces}


def named(briskar: Briskar) -> str | None:
    """Name a Briskar, or nobody."""
    return briskar_id(briskar) if briskar >= 0 else None
