"""What is answered about what is under way: the open roll, the defence, getting up, the band being signed on.

Chances are between 0 and 1, Briskars are named as in the view (``1.2``) and squares as in notation (``J4``).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from flibuste.games.briskars.insight.act_answers import (
    BlowOdds,
    Boosts,
    DefenceName,
    DefenceSum,
    Drift,
    Loss,
    Outcome,
    Part,
    RollSum,
    SpellOdds,
    Victim,
)
from flibuste.games.briskars.recruiting.crew_verdicts import BandFields


class NothingPending(TypedDict):
    """Nothing is under way that has odds."""

    what: Literal["nothing"]


class Stake(TypedDict, total=False):
    """What a roll may cost: ``odds`` for one target, ``victims`` for several, ``outcome`` otherwise."""

    odds: BlowOdds | SpellOdds
    victims: list[Victim]
    drifts: list[Drift]
    outcome: Outcome


class RollResult(TypedDict):
    """What the dice on the table come to as they lie."""

    total: int
    criticals: int
    fumble: bool


class AnsweringDefence(DefenceSum):
    """A defence open to the target; once the dice lie there, the chance to hit against it."""

    hit: NotRequired[float]
    best: NotRequired[bool]


class PendingRoll(Stake):
    """A roll to be boosted, or to be made again in part.

    Once its dice lie there: ``result`` as they are, ``reroll_ap`` what another try costs, ``if_hit`` what the blow
    that is fought out would come to, and to whom (``struck``). A morale roll has to stay ``under`` its goal;
    ``spell`` names what is cast at somebody.
    """

    what: Literal["roll"]
    briskar: str
    purpose: str
    own: RollSum
    faces: list[int]
    threshold: NotRequired[int | None]
    under: NotRequired[int]
    spell: NotRequired[str]
    chance: NotRequired[float]
    next: NotRequired[Boosts]
    rerolls: NotRequired[list[float]]
    defences: NotRequired[list[AnsweringDefence]]
    result: NotRequired[RollResult]
    reroll_ap: NotRequired[int]
    struck: NotRequired[str]
    if_hit: NotRequired[Loss | None]


class HoldingDefence(DefenceSum):
    """A defence with the chance that it holds against the total on the table."""

    holds: float


class ClosedDefence(TypedDict):
    """A defence that cannot be chosen now, and the rule that says so."""

    defence: DefenceName
    code: str
    rule: str


class PendingDefence(TypedDict):
    """A defence to be chosen."""

    what: Literal["defence"]
    briskar: str
    attacker: str
    total: int
    criticals: int
    defences: list[HoldingDefence]
    closed: list[ClosedDefence]
    if_hit: Loss | None


class RiseOdds(TypedDict):
    """A roll to get up."""

    briskar: str
    chance: float
    under: int
    parts: list[Part]
    next: Boosts


class PendingRise(RiseOdds):
    """Somebody gets up."""

    what: Literal["get_up"]


class PendingMorale(TypedDict):
    """Somebody's morale is tested."""

    what: Literal["morale"]
    briskar: str
    chance: float


class ShiverOdds(TypedDict):
    """A leap out of the way, with so many action points."""

    briskar: str
    chance: float
    threshold: int
    passing: list[int]
    ap: int
    parts: list[Part]


class PendingShiver(ShiverOdds):
    """Somebody throws himself clear."""

    what: Literal["shiver"]


Pending = NothingPending | PendingRoll | PendingDefence | PendingRise | PendingMorale | PendingShiver


class SigningSoFar(TypedDict):
    """The own band while it is signed on; so many answers "dismiss" would empty it."""

    budget: int
    signed: bool
    band: BandFields
    value: int
    answers: list[str]
    dismissals: int
