"""The exact odds against what the dice do: 200,000 rolls of each kind compiled, which its cases share."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from operator import itemgetter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.odds import Side, get_up_chance, pass_chance, shiver_chance
from flibuste.games.briskars.dice.trials import Trial
from flibuste.games.briskars.field import tallies
from flibuste.games.briskars.field.characteristics import characteristic_tally
from flibuste.games.briskars.field.state import BY_BLOW, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, GRAPPLED_AT, SHOT_AT, SHOT_THRUST_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import COUNTER, DEFEND, DODGE
from flibuste.games.briskars.fighting.attacks import HIT, MISSED, Attack
from flibuste.games.briskars.fighting.morale import PASSED, Morale
from flibuste.games.briskars.fighting.previews import (
    NO_DEFENCE,
    Intent,
    answering_side,
    attack_forecast,
    forecast_between,
    leaving_odds,
    morale_odds,
    striking_side,
)
from flibuste.games.briskars.fighting.rising import UP, Rise
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.magic.counterspells import VOID, CounterSpells
from flibuste.games.briskars.magic.magic import Casting
from flibuste.games.briskars.magic.odds import cast_contest, caster_side
from flibuste.games.briskars.movement.disengaging import Disengagement
from flibuste.games.briskars.movement.shiver import ShiverAll
from flibuste.kernel.steps import Step

from .battle import battle, do, who
from .drawn import board
from .simulating import Found, Habits, agree, tried

ONE, TWO = who("1.1"), who("2.1")
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("share_of_rolls")]


def facing(*placed: str, ap: int = 0, theirs: int = 0, **more: object) -> Battlefield:
    """Put Briskars on the field, the first one active, with so many points each."""
    s = battle(*placed, **more)  # type: ignore[arg-type]
    do(s, "activate 1.1")
    s.ap[ONE], s.ap[TWO] = ap, theirs
    return s


def check_blows(
    s: Battlefield, intent: Intent, forecast: Forecast, habits: Habits, seed: int, assault: int = 0
) -> None:
    """Strike again and again; hold the hit, each critical and the damage against the forecast."""
    before = int(s.hp[intent.target])

    def make() -> Step[Battlefield]:
        return Attack(
            intent.attacker, intent.target, intent.slot, intent.kind, 0, int(intent.charging), assault, later=1
        )

    def outcome(after: Battlefield, step: Step[Battlefield], result: int) -> Hashable:
        assert isinstance(step, Attack)
        hits = int(step.criticals) if step.result == HIT else -1
        return ("fumble" if step.result == MISSED else hits, before - int(after.hp[intent.target]))

    found = tried(s, make, outcome, habits, seed)
    agree(found.by(itemgetter(0)), hit_odds(forecast))
    agree(found.by(itemgetter(1)), dict(enumerate(forecast.losses)))


def hit_odds(forecast: Forecast) -> Mapping[Hashable, float]:
    """Return the odds of a critical failure, of a defended blow, and of a hit with each number of critical hits."""
    odds: dict[Hashable, float] = dict(enumerate(forecast.criticals))
    odds["fumble"] = forecast.fumble
    odds[-1] = 1.0 - forecast.fumble - forecast.hit
    return odds


@pytest.mark.parametrize(
    ("defence", "points", "dice"),
    [(DEFEND, 0, 0), (DODGE, 0, 0), (COUNTER, 0, 0), (DEFEND, 2, 0), (DODGE, 0, 1), (COUNTER, 1, 1)],
)
def test_attacks_against_each_defence(defence: int, points: int, dice: int) -> None:
    """Rule: BK-ATK-05, BK-DEF-02, BK-DEF-03, BK-DEF-04, BK-DEF-07, BK-BST-01, BK-BST-02, BK-DIC-15, BK-DIC-16."""
    s = facing("1.1 cortes H8", "2.1 abelii H9 plate", ap=points + 3 * dice, theirs=0 if defence == DEFEND else 2)
    intent = Intent(ONE, TWO, 0, ATTACKED, points, dice)
    habits = Habits(defence, {"attack": points}, {"attack": dice})
    check_blows(s, intent, attack_forecast(s, intent, defence), habits, 11)


def test_attacks_on_somebody_who_may_not_defend() -> None:
    """Rule: BK-ATK-07."""
    s = facing("1.1 cortes H8", "2.1 abelii H9")
    s.stunned[TWO] = 1
    intent = Intent(ONE, TWO, 0, ATTACKED)
    check_blows(s, intent, attack_forecast(s, intent, NO_DEFENCE), Habits(), 12)


def test_attacks_against_a_boosted_defence_on_guard() -> None:
    """Rule: BK-ACT-38, BK-ACT-39, BK-BST-04, BK-DIC-20."""
    s = facing("1.1 cortes H8", "2.1 abelii H9", theirs=4)
    s.en_garde[TWO] = 1
    intent = Intent(ONE, TWO, 0, ATTACKED)
    usual = answering_side(s, intent, DEFEND)
    assert usual is not None
    raised = Side(STANDARD, usual.base + 1, usual.dice + 1, usual.fumbles_to, usual.critical_from)
    forecast = forecast_between(s, intent, striking_side(s, intent), raised)
    check_blows(s, intent, forecast, Habits(DEFEND, {"defence": 1}, {"defence": 1}), 13)


def test_attacks_against_a_counter_with_the_left_hand_on_guard() -> None:
    """The second roll has all the dice of the first. Rule: BK-WPN-06, BK-ACT-38, BK-DEF-07."""
    s = facing("1.1 abelii H8", "2.1 cortes H9", theirs=3)
    s.en_garde[TWO] = 1
    intent = Intent(ONE, TWO, 0, ATTACKED)
    check_blows(s, intent, attack_forecast(s, intent, COUNTER), Habits(COUNTER), 18)


def test_assaults() -> None:
    """Rule: BK-MOV-09, BK-DIC-13."""
    s = facing("1.1 cortes H8", "2.1 abelii H9")
    intent = Intent(ONE, TWO, 0, ATTACKED, widened=1, charging=True)
    check_blows(s, intent, attack_forecast(s, intent, DEFEND), Habits(), 14, assault=1)


def test_thrusts() -> None:
    """Rule: BK-ATK-03, BK-ATK-04."""
    s = facing("1.1 de-leon H8", "2.1 abelii H9", ap=1)
    intent = Intent(ONE, TWO, 0, THRUST_AT, points=1)
    check_blows(s, intent, attack_forecast(s, intent, DEFEND), Habits(DEFEND, {"attack": 1}), 15)


@pytest.mark.parametrize(("defence", "screen"), [(DEFEND, ""), (DEFEND, "l"), (DODGE, "l")])
def test_shots(defence: int, screen: str) -> None:
    """In the open and at a target behind a crate.

    Rule: BK-SHO-01, BK-SHO-10, BK-DIC-18, BK-COV-03, BK-COV-04.
    """
    ground = board({"H14": screen}) if screen else None
    s = facing("1.1 marten H8", "2.1 abelii H15 leather", ap=3, theirs=2, ground=ground)
    intent = Intent(ONE, TWO, 0, SHOT_AT, dice=1)
    forecast = attack_forecast(s, intent, defence)
    check_blows(s, intent, forecast, Habits(defence, {}, {"shot": 1}), 16)


@pytest.mark.parametrize("kind", [SHOT_THRUST_AT, GRAPPLED_AT])
def test_shooting_thrusts_and_grapnels(kind: int) -> None:
    """Rule: BK-SHO-17, BK-SHO-18, BK-OBJ-10, BK-DIC-18."""
    s = facing("1.1 marten H8 grapnel", "2.1 abelii H14 leather")
    intent = Intent(ONE, TWO, 0 if kind == SHOT_THRUST_AT else -1, kind)
    check_blows(s, intent, attack_forecast(s, intent, DEFEND), Habits(), 17)


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (2, 0), (0, 1)])
def test_tests(points: int, dice: int) -> None:
    """Rule: BK-DIC-02, BK-DIC-10, BK-DIC-12, BK-DIC-20, BK-DIC-21."""
    s = facing("1.1 cortes H8", "2.1 abelii T20", ap=points + 3 * dice)
    tally = characteristic_tally(s, ONE, tallies.STRENGTH, tallies.MIND)
    side = Side(STANDARD, tallies.total(tally) + points, 1 + dice)
    spread = side.spread()
    found = tried(
        s,
        lambda: Trial(ONE, tally, 14, "breaking"),
        lambda after, step, result: (result, int(after.rolled.criticals)),
        Habits(DEFEND, {"breaking": points}, {"breaking": dice}),
        21,
    )
    odds: dict[tuple[int, int], float] = {}
    for k, total in enumerate(spread.sums):
        passed = total > 0 and (spread.criticals[k] > 0 or side.base + total >= 14)
        case = (int(passed), spread.criticals[k])
        odds[case] = odds.get(case, 0.0) + spread.chances[k]
    agree(found, dict(odds))
    passes = sum(chance for case, chance in odds.items() if case[0])
    assert passes == pytest.approx(pass_chance(side, 14))


@pytest.mark.parametrize("off", [0.001, -0.001])
def test_odds_that_are_off_by_a_thousandth_are_refused(off: float) -> None:
    s = facing("1.1 skorbut H6", "1.2 de-leon H8", "2.1 abelii H9", "2.2 spike G9")
    victim = who("1.2")
    found = tried(s, lambda: Morale(victim), lambda after, step, result: result == PASSED, Habits(), 51)
    chance = morale_odds(s, victim) + off

    with pytest.raises(AssertionError):
        agree(found, {True: chance, False: 1.0 - chance})


def cast_found(s: Battlefield, spell: str, target: int, habits: Habits, seed: int) -> Found:
    """Cast a spell again and again; return how often it worked and how often it failed critically."""
    index = STANDARD.index("spell", spell)

    def outcome(after: Battlefield, step: Step[Battlefield], result: int) -> Hashable:
        assert isinstance(step, Casting)
        own = after.rolled.total == step.total  # a roll that resists it comes to less
        if own and after.rolled.fumble:
            return "fumble"
        return "works" if after.lasting else "fails"

    def make() -> Step[Battlefield]:
        return Casting(ONE, index, Briskar(target), at=2)

    return tried(s, make, outcome, habits, seed)


@pytest.mark.parametrize(("spell", "target", "points"), [("fighting-art", ONE, 0), ("febricity", TWO, 2)])
def test_spells(spell: str, target: int, points: int) -> None:
    """A passive one on an ally, an active one that is resisted.

    Rule: BK-MAG-12, BK-MAG-14, BK-MAG-15, BK-DIC-09.
    """
    s = facing(f"1.1 el-sabio H8 {spell}", "2.1 de-leon K8", ap=points)
    purpose = "opposed spell" if target == TWO else "spell"
    found = cast_found(s, spell, target, Habits(DEFEND, {purpose: points}), 31)
    chance = cast_contest(s, ONE, Briskar(target), STANDARD.spell(spell), caster_side(s, ONE, points), 0).success()
    agree(found, {"works": chance, "fumble": 0.1, "fails": 0.9 - chance})


def test_cancelling() -> None:
    """A spell of 19 is cancelled from 21 on.

    Rule: BK-MAG-13, BK-MAG-17.
    """
    s = facing("1.1 el-sabio H8 febricity", "2.1 de-leon K8", "2.2 augure O9 cancellation")
    rival = who("2.2")
    s.ap[rival] = STANDARD.spell("cancellation").ap
    found = tried(s, lambda: CounterSpells(ONE, TWO, 19), lambda after, step, result: result == VOID, Habits(), 32)
    chance = cast_contest(s, rival, ONE, STANDARD.spell("cancellation"), caster_side(s, rival), 19).success()
    agree(found, {True: chance, False: 1.0 - chance})


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (1, 1)])
def test_disengagements(points: int, dice: int) -> None:
    """Rule: BK-DIS-02, BK-DIS-03, BK-DIS-04, BK-DIS-05, BK-DIS-06, BK-DIS-07."""
    s = facing("1.1 de-leon H8", "2.1 abelii H9", "2.2 spike T20", ap=points + 3 * dice)

    def outcome(after: Battlefield, step: Step[Battlefield], result: int) -> Hashable:
        if after.lying_down[ONE] != 0:
            return "falls"
        if after.freed == 0:
            return "held"
        return "strikes" if isinstance(step, Disengagement) and step.criticals > 0 else "free"

    habits = Habits(DEFEND, {"disengaging": points}, {"disengaging": dice})
    found = tried(s, lambda: Disengagement(ONE), outcome, habits, 41)
    odds = leaving_odds(s, ONE, TWO, points, dice)
    table = {"falls": odds.falls, "held": odds.held, "free": odds.free - odds.strikes, "strikes": odds.strikes}
    agree(found, table)  # type: ignore[arg-type]


def test_morale() -> None:
    """Beside two opponents, near the leader.

    Rule: BK-MOR-05, BK-MOR-06, BK-MOR-07, BK-MOR-08.
    """
    s = facing("1.1 skorbut H6", "1.2 de-leon H8", "2.1 abelii H9", "2.2 spike G9")
    victim = who("1.2")
    found = tried(s, lambda: Morale(victim), lambda after, step, result: result == PASSED, Habits(), 51)
    chance = morale_odds(s, victim)
    agree(found, {True: chance, False: 1.0 - chance})


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (2, 0), (0, 1)])
def test_getting_up_from_a_blow(points: int, dice: int) -> None:
    """Rule: BK-FGT-11, BK-FGT-13."""
    s = facing("1.1 de-leon H8", "2.1 spike T20", ap=points + 3 * dice)
    s.stunned[ONE], s.lying_down[ONE] = BY_BLOW, 1
    habits = Habits(DEFEND, {"getting up": points}, {"getting up": dice})
    found = tried(s, lambda: Rise(ONE), lambda after, step, result: result == UP, habits, 52)
    card = STANDARD.profile("de-leon")
    chance = get_up_chance(card.constitution + card.mind, 0, points, 1 + dice)
    agree(found, {True: chance, False: 1.0 - chance})


@pytest.mark.parametrize("ap", [0, 4, 8, 9])
def test_shiver_me_timbers(ap: int) -> None:
    """Rule: BK-SMT-03, BK-SMT-04."""
    s = facing("1.1 de-leon A1", "2.1 spike H9", theirs=ap)
    square = int(s.place[TWO])
    found = tried(s, lambda: ShiverAll(vec[i64]([square])), lambda after, step, result: result != 0, Habits(), 61)
    chance = shiver_chance(ap)
    agree(found, {True: chance, False: 1.0 - chance} if chance < 1.0 else {True: 1.0})
