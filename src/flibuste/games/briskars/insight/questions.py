"""The questions about a battle, and which answer belongs to which: the page's types are written from these."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from flibuste.games.briskars.insight.act_answers import (
    BlowName,
    BlowOdds,
    FireOdds,
    HurlOdds,
    KegOdds,
    SpellOdds,
    TestName,
    TestOdds,
)
from flibuste.games.briskars.insight.field_answers import DangerMap, Dangers, KeptPoints, Line, Moves, SightMap, Zones
from flibuste.games.briskars.insight.pending_answers import Pending, SigningSoFar

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
