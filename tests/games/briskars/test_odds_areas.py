"""The odds of guns, kegs, tables, falls and scuffles against simulated rolls: 200,000 of each kind compiled."""

from __future__ import annotations

from operator import itemgetter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.odds import Side, contest, threshold_contest
from flibuste.games.briskars.field.characteristics import constitution, strength
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import total
from flibuste.games.briskars.field.verbs import AT, DEFEND, DODGE, ON, PICK
from flibuste.games.briskars.fighting.fighting import BUTTING, FREEING, KICKING, RESTRAINING, Scuffle, scuffle_tally
from flibuste.games.briskars.fighting.previews import leaving_odds
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.movement.disengaging import Disengagement
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.ordnance.artillery import CENTRE_CHOSEN, FirePiece
from flibuste.games.briskars.ordnance.kegs import KegRolls
from flibuste.games.briskars.ordnance.odds import Victim, fire_victims, gunner_side, keg_victims
from flibuste.games.briskars.throwing.briskars import CHOSEN, HurlBriskar
from flibuste.games.briskars.throwing.fall_odds import (
    crash_forecast,
    flight,
    flight_forecast,
    landing_forecast,
    landing_side,
    parting_forecast,
    scuffle_forecast,
)
from flibuste.games.briskars.throwing.odds import splashed, table_victims, throw_contest
from flibuste.games.briskars.throwing.throwing import TARGET_CHOSEN, Throwing, throw_threshold
from flibuste.kernel.steps import Step

from .battle import battle, do, who
from .drawn import board, sq
from .positions import piece_on
from .simulating import Found, Habits, agree, tried

ONE, TWO, THREE = who("1.1"), who("2.1"), who("2.2")
ALLY = who("1.2")
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("share_of_rolls")]


def facing(*placed: str, ap: int = 0, scenery: dict[str, str] | None = None) -> Battlefield:
    """Put Briskars on the field, the first one active, the others without action points."""
    s = battle(*placed, ground=board(scenery or {}))
    do(s, "activate 1.1")
    for briskar in range(len(s.ap)):
        s.ap[briskar] = 0
    s.ap[ONE] = ap
    return s


def losses(s: Battlefield, briskars: list[Briskar], make: Step[Battlefield], habits: Habits, seed: int) -> list[Found]:
    """Run a step again and again; count for each of some Briskars the health points lost."""
    before = [int(s.hp[briskar]) for briskar in briskars]
    found = tried(
        s,
        make.clone,
        lambda after, step, result: tuple(before[k] - int(after.hp[b]) for k, b in enumerate(briskars)),
        habits,
        seed,
    )
    return [found.by(itemgetter(k)) for k in range(len(briskars))]


def held(found: Found, forecast: Forecast) -> None:
    """Hold what was lost against a forecast."""
    agree(found, dict(enumerate(forecast.losses)))


def expected(s: Battlefield, victims: list[Victim], briskar: Briskar) -> Forecast:
    """Return the forecast for one of the victims."""
    return next(one.forecast(s.hp[briskar], 0.0) for one in victims if one.briskar == briskar)


# guns and kegs


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (2, 0), (0, 1)])
def test_templates_drift_and_burst(points: int, dice: int) -> None:
    """One stands where it is aimed, one where it may drift to, the gunner beside a gun that may burst.

    Rule: BK-TPL-05 to BK-TPL-09, BK-DFL-01, BK-DFL-02, BK-SMT-03, BK-ARM-08.
    """
    s = facing("1.1 birgus H1", "2.1 dixon H10 leather", "2.2 spike J12", ap=points + 3 * dice)
    piece_on(s, "H2")
    s.ap[TWO] = 3
    victims = fire_victims(s, ONE, 0, sq("H10"), gunner_side(s, ONE, 0, points, dice), points + 3 * dice)
    assert [one.briskar for one in victims] == [ONE, TWO, THREE]
    s.returned = AT + sq("H10")
    habits = Habits(DEFEND, {"fire": points}, {"fire": dice})
    found = losses(s, [ONE, TWO, THREE], FirePiece(ONE, 0, at=CENTRE_CHOSEN), habits, 81)
    for k, briskar in enumerate((ONE, TWO, THREE)):
        held(found[k], expected(s, victims, briskar))


def test_kegs() -> None:
    """Rule: BK-OBJ-26, BK-OBJ-27."""
    s = facing("1.1 cortes H8", "2.1 spike I10", "2.2 spike T20", scenery={"H9": "k"})
    s.kegs = vec[i64]([sq("H9")])
    victims = keg_victims(s, sq("H9"))
    assert [one.briskar for one in victims] == [ONE, TWO]
    found = losses(s, [ONE, TWO], KegRolls(), Habits(), 82)
    for k, briskar in enumerate((ONE, TWO)):
        held(found[k], expected(s, victims, briskar))


# throws that strike several


def test_tables() -> None:
    """Everybody under it, each with his own leap.

    Rule: BK-THR-10, BK-THR-13, BK-SMT-03.
    """
    s = facing("1.1 maruti H8", "2.1 cortes H12", "2.2 spike I12", scenery={"G8": "t"})
    s.ap[THREE] = 4
    thing = AT + sq("G8")
    odds = threshold_contest(
        Side(STANDARD, strength(s, ONE) + constitution(s, ONE)), throw_threshold(s, ONE, sq("H12")), None
    )
    victims = table_victims(s, ONE, sq("H12"), thing, odds, 2)
    s.returned = AT + sq("H12")
    found = losses(s, [TWO, THREE], Throwing(ONE, thing, at=TARGET_CHOSEN), Habits(), 83)
    for k, briskar in enumerate((TWO, THREE)):
        held(found[k], expected(s, victims, briskar))


def test_sacks() -> None:
    """Who stands beside the target is dusted. Rule: BK-THR-09."""
    s = facing("1.1 abelii H8", "2.1 dixon H12", "2.2 cortes I12")
    s.load[ONE] = s.content.index("scenery", "sack")
    side = Side(STANDARD, strength(s, ONE) + constitution(s, ONE))
    odds = throw_contest(s, ONE, TWO, throw_threshold(s, ONE, sq("H12")), side, DEFEND)
    victims = splashed(s, ONE, sq("H12"), PICK, odds.success())
    s.returned = ON + TWO
    found = losses(s, [THREE], Throwing(ONE, PICK, at=TARGET_CHOSEN), Habits(), 84)
    held(found[0], expected(s, victims, THREE))


# falls


@pytest.mark.parametrize(("height", "points"), [(3, 0), (6, 2), (8, 0)])
def test_landings(height: int, points: int) -> None:
    """Rule: BK-MOV-21 to BK-MOV-26."""
    s = facing("1.1 cortes H8", "2.1 spike T20", ap=points)
    forecast = landing_forecast(s, ONE, height * 4, landing_side(s, ONE, points))
    found = losses(s, [ONE], Landing(ONE, height * 4, ONE), Habits(DEFEND, {"landing": points}), 85)
    held(found[0], forecast)


@pytest.mark.parametrize("friend", [True, False])
def test_thrown_briskars(friend: bool) -> None:
    """A friend flies willingly, an enemy may defend himself; whoever is aimed at may step aside.

    Rule: BK-THR-15 to BK-THR-18, BK-THR-20, BK-CRA-01, BK-MOV-27.
    """
    s = facing("1.1 maruti H8", "1.2 dixon G8", "2.1 cortes H12", "2.2 spike I8")
    thrown = ALLY if friend else THREE
    s.ap[TWO] = 2
    side = Side(STANDARD, strength(s, ONE) + constitution(s, ONE))
    ways = (NOTHING if friend else DEFEND, DODGE)
    habits = Habits(DODGE)
    if not friend:
        s.ap[TWO] = 0
        ways, habits = (DEFEND, DEFEND), Habits()
    found = flight(s, ONE, thrown, TWO, throw_threshold(s, ONE, sq("H12")), side, ways)
    s.returned = ON + TWO
    lost = losses(s, [thrown, TWO], HurlBriskar(ONE, thrown, at=CHOSEN), habits, 86)
    held(lost[0], flight_forecast(s, thrown, 0, found, True))
    held(lost[1], crash_forecast(s, TWO, found))


# scuffles


def test_what_a_disengagement_costs() -> None:
    """The leaver who falls, or the preventer who is struck. Rule: BK-DIS-04, BK-DIS-05, BK-DIS-06."""
    s = facing("1.1 de-leon H8", "2.1 abelii H9", "2.2 spike T20")
    odds = leaving_odds(s, ONE, TWO)
    found = losses(s, [ONE, TWO], Disengagement(ONE), Habits(), 89)
    held(found[0], parting_forecast(s, ONE, odds.falls))
    held(found[1], parting_forecast(s, TWO, odds.strikes))


@pytest.mark.parametrize(("kind", "purpose", "points"), [(BUTTING, "head-butt", 1), (KICKING, "kick", 0)])
def test_head_butts_and_kicks(kind: int, purpose: str, points: int) -> None:
    """Also what interrupts a spell. Rule: BK-FGT-09, BK-FGT-10, BK-FGT-14, BK-FGT-15, BK-INT-03."""
    s = facing("1.1 abelii H8", "2.1 cortes I8", "2.2 spike T20", ap=points)
    side = Side(STANDARD, total(scuffle_tally(s, ONE, kind)) + points)
    odds = contest(side, Side(STANDARD, total(scuffle_tally(s, TWO, kind))))
    found = losses(s, [TWO], Scuffle(ONE, TWO, kind), Habits(DEFEND, {purpose: points}), 87)
    held(found[0], scuffle_forecast(s, ONE, TWO, kind, odds))


@pytest.mark.parametrize("kind", [RESTRAINING, FREEING])
def test_holds(kind: int) -> None:
    """Rule: BK-FGT-01, BK-FGT-05, BK-DIC-22, BK-DIC-23."""
    s = facing("1.1 abelii H8", "2.1 cortes I8", "2.2 spike T20")
    odds = contest(
        Side(STANDARD, total(scuffle_tally(s, ONE, kind))), Side(STANDARD, total(scuffle_tally(s, TWO, kind)))
    )
    if kind == FREEING:
        s.holding[TWO], s.held_by[ONE] = ONE, TWO
    found = tried(s, lambda: Scuffle(ONE, TWO, kind), lambda after, step, result: result, Habits(), 88)
    agree(found, {1: odds.success(), 0: 1.0 - odds.success()})
