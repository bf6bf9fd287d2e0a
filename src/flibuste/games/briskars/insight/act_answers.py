"""What is answered about an act before it is done: sums, chances, losses, prices; the page has its types from here.

Chances are between 0 and 1, Briskars are named as in the view (``1.2``) and squares as in notation (``J4``).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Sight = Literal["none", "cover", "clear"]
DefenceName = Literal["defend", "dodge", "counter", "none", "resist"]
BlowName = Literal["attack", "shoot", "assault", "thrust", "volley", "grapnel"]
TestName = Literal[
    "get_up",
    "disengage",
    "morale",
    "shiver",
    "aim",
    "look",
    "last_hope",
    "landing",
    "restrain",
    "head_butt",
    "kick",
    "break_hold",
]


class Part(TypedDict):
    """One part of a sum: ``bk-reason-<reason>`` is its word."""

    amount: int
    reason: str
    rule: str


class RollSum(TypedDict):
    """A roll before it is made: the dice, what is added, which faces fail, are critical, reach the threshold alone."""

    dice: int
    total: int
    parts: list[Part]
    fumbles_to: int
    critical_from: int
    passing: NotRequired[list[int]]


class Boosts(TypedDict):
    """What one more point and one more die would make of the chance."""

    points: float
    dice: float


class Seen(TypedDict):
    """How far somebody is and how well he is seen: of all rays so many arrive."""

    distance: float
    cover: Sight
    rays: tuple[int, int]


class MaybeSeen(TypedDict, total=False):
    """The same where nobody may be aimed at."""

    distance: float
    cover: Sight
    rays: tuple[int, int]


class Loss(TypedDict):
    """What a hit comes to: ``losses[n]`` is the chance of losing exactly n health points, a miss included."""

    losses: list[float]
    mean: float
    knock_out: float
    morale: float


class Luck(TypedDict):
    """How a roll may go: a fumble, a success with so many critical hits."""

    fumble: float
    criticals: list[float]


class Outcome(Luck, Loss):
    """What a blow comes to."""


class MaybeLoss(TypedDict, total=False):
    """What a hit comes to where health is at stake; without ``losses`` nobody is hurt."""

    losses: list[float]
    mean: float
    knock_out: float
    morale: float


class Damage(Luck, MaybeLoss):
    """What a success comes to: critical hits always, losses of health only where health is at stake."""


class DefenceSum(TypedDict):
    """A defence open to the target: its price and what it rolls."""

    defence: DefenceName
    ap: int
    dice: int
    total: int
    parts: list[Part]


class Defence(DefenceSum, Damage):
    """A defence with the chance to hit against it."""

    hit: float
    best: bool


class BlowDefence(DefenceSum, Outcome):
    """A defence against a blow with the chance to hit against it, also by the face of a single die."""

    hit: float
    by_face: list[float]
    best: bool


class Victim(Outcome):
    """Somebody a template, a keg, a table or a sack may strike; who is thrown, or thrown at, is not covered."""

    briskar: str
    hit: float
    covered: NotRequired[float]
    leap: NotRequired[float]


class Priced(TypedDict):
    """What an act costs with its boosts, what is left, and what more boosts would make of it."""

    cost: int
    left: int
    next: Boosts


class BlowOdds(Outcome, Seen, Priced):
    """An attack, thrust, shot, volley (one shot of it), assault or grapnel, against his best defence."""

    briskar: str
    target: str
    square: NotRequired[str]
    slot: int | None
    weapon: str | None
    damage: str
    own: RollSum
    defences: list[BlowDefence]


class SpellOdds(Damage, MaybeSeen, Priced):
    """A spell, a throw or a net: one roll, perhaps resisted."""

    briskar: str
    target: str | None
    slot: None
    weapon: None
    damage: str | None
    thing: NotRequired[int | None]
    own: RollSum
    chance: float
    threshold: int | None
    defences: list[Defence]
    critical: NotRequired[float]
    victims: NotRequired[list[Victim]]
    gains: NotRequired[list[float]]
    backfire: NotRequired[int]


class Drift(TypedDict):
    """How far a template may drift, and how surely."""

    fathoms: int
    chance: float


class FireOdds(Luck, Priced):
    """A gun that is aimed at a square."""

    briskar: str
    own: RollSum
    damage: str
    threshold: int
    chance: float
    drifts: list[Drift]
    distance: float
    victims: list[Victim]


class KegOdds(TypedDict):
    """A keg at the start of the next round."""

    chance: float
    damage: str
    victims: list[Victim]


class HurlOdds(Luck, Priced):
    """A Briskar who is thrown; ``answers`` are the defences of him and of whom he is thrown at."""

    briskar: str
    own: RollSum
    threshold: int
    chance: float
    crash: float
    answers: tuple[DefenceName, DefenceName]
    victims: list[Victim]


class TestOdds(MaybeLoss):
    """A test; head-butts, kicks and landings have the outcome of a blow too, a disengagement its victims."""

    chance: float
    parts: list[Part]
    fumble: NotRequired[float]
    criticals: NotRequired[list[float]]
    own: NotRequired[RollSum]
    against: NotRequired[RollSum | None]
    target: NotRequired[str]
    threshold: NotRequired[int]
    under: NotRequired[int]
    ap: NotRequired[int]
    outcomes: NotRequired[dict[str, float]]
    next: NotRequired[Boosts]
    victims: NotRequired[list[Victim]]
