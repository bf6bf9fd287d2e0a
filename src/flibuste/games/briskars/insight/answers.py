"""The shapes of questions about a battle and of their answers: the page's types are written from these.

Chances are between 0 and 1, Briskars are named as in the view (``1.2``) and squares as in notation (``J4``).
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from flibuste.games.briskars.recruiting.crew_verdicts import BandFields

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


class ThreatRow(TypedDict):
    """The worst one enemy could do in his next activation."""

    enemy: str
    square: str
    weapon: str | None
    spell: str | None
    blows: int
    chance: float
    mean: float
    kind: str


class Dangers(TypedDict):
    """Who could strike a Briskar on a square, the gravest first."""

    square: str
    threats: list[ThreatRow]


class Danger(TypedDict):
    """How surely and how hard somebody could be struck on a square."""

    chance: float
    mean: float


class DangerMap(TypedDict):
    """The squares on which a Briskar could be struck."""

    squares: dict[str, Danger]


class KeptDefence(TypedDict):
    """What kept points pay for: a defence, its price, how often, and the chance that it holds against that blow."""

    defence: DefenceName
    ap: int
    times: int
    holds: float


class KeptPoints(TypedDict):
    """What the points a Briskar keeps are worth against the gravest blow that may come; nobody may be near."""

    ap: int
    enemy: str | None
    weapon: str | None
    defences: list[KeptDefence]


class SightMap(TypedDict):
    """What is seen from a square; squares that are quite clear have no entry in ``rays``."""

    square: str
    squares: dict[str, Sight]
    rays: dict[str, tuple[int, int]]


class Line(Seen):
    """One line of sight, and on which squares how many of its rays end."""

    stopped: dict[str, int]


class Way(TypedDict):
    """A way to a square: over which others, how far, out of how much, how many jumps, and whether he must land."""

    path: list[str]
    fathoms: float
    of: float
    jumps: int
    landing: bool


class Moves(TypedDict):
    """Where a Briskar could come to, now or in his next activation; ``open`` is the move being chosen."""

    square: str
    open: dict[str, Way]
    walk: dict[str, Way]
    race: dict[str, Way]
    climb: list[str]
    assault: dict[str, list[str]]
    fathoms: dict[str, float]


class Zones(TypedDict):
    """The squares each able Briskar of a band controls, and those his arm reaches."""

    control: dict[str, list[str]]
    reach: dict[str, list[str]]


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
    that is fought out would come to, and to whom (``struck``).
    """

    what: Literal["roll"]
    briskar: str
    purpose: str
    own: RollSum
    faces: list[int]
    threshold: NotRequired[int | None]
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


class PendingDefence(TypedDict):
    """A defence to be chosen."""

    what: Literal["defence"]
    briskar: str
    attacker: str
    total: int
    criticals: int
    defences: list[HoldingDefence]
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


Answer = (
    BlowOdds
    | SpellOdds
    | FireOdds
    | KegOdds
    | HurlOdds
    | TestOdds
    | Dangers
    | DangerMap
    | KeptPoints
    | SightMap
    | Line
    | Moves
    | Zones
    | Pending
    | SigningSoFar
)


# the questions


class Boosted(TypedDict, total=False):
    """Boosts one thinks of."""

    points: int
    dice: int


class AskBlow(Boosted):
    """How a blow would go; without ``slot`` the weapon that hurts most, without ``square`` where he stands."""

    kind: Literal["odds"]
    action: BlowName
    briskar: str
    target: str
    slot: NotRequired[int]
    square: NotRequired[str]
    thrust: NotRequired[bool]


class AskCast(Boosted):
    """How a spell would go; ``rival`` is the total that a reaction has to reach."""

    kind: Literal["odds"]
    action: Literal["cast"]
    briskar: str
    spell: str
    target: NotRequired[str]
    rival: NotRequired[int]


class AskThrow(Boosted):
    """How a throw would go; ``thing`` is the answer that names what is thrown."""

    kind: Literal["odds"]
    action: Literal["throw", "net"]
    briskar: str
    target: str
    thing: NotRequired[int]


class AskFire(Boosted):
    """How a gun would do."""

    kind: Literal["odds"]
    action: Literal["fire"]
    briskar: str
    target: str


class AskKeg(TypedDict):
    """What a keg would cost."""

    kind: Literal["odds"]
    action: Literal["keg"]
    target: str


class AskHurl(Boosted):
    """How throwing a Briskar would go."""

    kind: Literal["odds"]
    action: Literal["throw_briskar"]
    briskar: str
    thrown: str
    target: str


class AskTest(Boosted):
    """How surely a test is passed; ``height`` is that of a landing."""

    kind: Literal["test"]
    test: TestName
    briskar: str
    target: NotRequired[str]
    ap: NotRequired[int]
    height: NotRequired[int]


class AskDanger(TypedDict):
    """Who could strike somebody."""

    kind: Literal["danger"]
    briskar: str
    square: NotRequired[str]


class AskDangerMap(TypedDict):
    """Where somebody could be struck."""

    kind: Literal["danger_map"]
    briskar: str


class AskKept(TypedDict):
    """What the points that somebody has now are worth if he keeps them."""

    kind: Literal["kept"]
    briskar: str


class AskSight(TypedDict):
    """What is seen from a square."""

    kind: Literal["sight"]
    briskar: str
    square: NotRequired[str]


class AskLine(TypedDict):
    """How one sees another."""

    kind: Literal["line"]
    briskar: str
    target: str


class AskMoves(TypedDict):
    """Where somebody could come to."""

    kind: Literal["moves"]
    briskar: str


class AskZones(TypedDict):
    """Which squares a band controls."""

    kind: Literal["zones"]
    seat: NotRequired[int]


class AskPending(Boosted):
    """What is under way."""

    kind: Literal["pending"]


class AskSigning(TypedDict):
    """How far the own band is signed on."""

    kind: Literal["signing"]


class AskOption(TypedDict):
    """What would be under way after one of the answers now open."""

    kind: Literal["option"]
    action: int


QUESTIONS: Final[tuple[tuple[object, object], ...]] = (
    (AskBlow, BlowOdds),
    (AskCast, SpellOdds),
    (AskThrow, SpellOdds),
    (AskFire, FireOdds),
    (AskKeg, KegOdds),
    (AskHurl, HurlOdds),
    (AskTest, TestOdds),
    (AskDanger, Dangers),
    (AskDangerMap, DangerMap),
    (AskKept, KeptPoints),
    (AskSight, SightMap),
    (AskLine, Line),
    (AskMoves, Moves),
    (AskZones, Zones),
    (AskPending, Pending),
    (AskSigning, SigningSoFar),
    (AskOption, Pending),
)
