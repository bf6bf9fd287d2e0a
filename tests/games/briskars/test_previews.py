"""Exact odds of what is on offer, compared with what the engine itself rolls."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.odds import Side, threshold_contest
from flibuste.games.briskars.field import lasting
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import (
    ACTIVATE,
    ATTACK,
    COUNTER,
    DEFEND,
    DODGE,
    FOLLOW_UP,
    HOLD_BACK,
    KEEP,
    LEFT_HAND,
    SHOOT,
    STAY,
    THRUST,
    WITH,
)
from flibuste.games.briskars.fighting.attacks import HIT, Attack
from flibuste.games.briskars.fighting.previews import (
    NO_DEFENCE,
    Intent,
    attack_forecast,
    best_defence,
    defences_against,
    defending_side,
    leaving_odds,
    morale_odds,
    striking_side,
)
from flibuste.games.briskars.magic.odds import cast_contest, caster_side
from flibuste.kernel.chance import Seeded

from .battle import battle, who
from .drawn import board

ROLLS = 2_500
CLOSE = 0.04  # four standard deviations of a fair coin over so many rolls
ONE, TWO = who("1.1"), who("2.1")


def fight(*placed: str, **more: object) -> Battlefield:
    """Set a battle up without log, so that many rolls go fast."""
    s = battle(*placed, **more)  # type: ignore[arg-type]
    s.log = None
    return s


def played(s: Battlefield, intent: Intent, defence: int, seed: int) -> tuple[bool, int]:
    """Let the engine resolve an attack once, from its declaration on: whether it hit, and the HP lost."""
    field = s.clone()
    before = field.hp[intent.target]
    chance = Seeded(seed)
    verb = {ATTACKED: ATTACK, THRUST_AT: THRUST, SHOT_AT: SHOOT}[int(intent.kind)]
    field.apply(0, verb + int(intent.target), chance)
    attack: Attack | None = None
    while not field.over and field.kind() not in ("action", "move"):
        attack = next((step for step in field.stack if isinstance(step, Attack)), attack)
        seat = next(seat for seat in range(field.seats) if field.waiting >> seat & 1)
        options = [int(action) for action in field.options(seat)]
        wanted = [action for action in options if FOLLOW_UP <= action < FOLLOW_UP + 20]
        wanted += [a for a in (WITH + int(intent.slot), LEFT_HAND, defence, STAY, HOLD_BACK, KEEP) if a in options]
        field.apply(seat, wanted[0] if wanted else options[0], chance)
    return attack is not None and attack.result == HIT, int(before - max(field.hp[intent.target], 0))


def readied(s: Battlefield, intent: Intent, defence: int) -> None:
    """Activate the attacker; he can pay his attack and no boost, the target its defence and no boost."""
    s.apply(0, ACTIVATE + int(intent.attacker), Seeded(1))
    s.ap[intent.attacker] = 3 if intent.kind == THRUST_AT else 2
    s.ap[intent.target] = {DEFEND: 0, DODGE: 2, COUNTER: 3}[defence]


def test_a_blow_weighed_before_counts_the_health_there_is_now() -> None:
    """Nobody loses more than he has, and the same blow is not weighed twice."""
    s, intent = fight("1.1 de-leon H8", "2.1 cortes I8"), Intent(ONE, TWO, 0, ATTACKED)
    s.hp[TWO] = 12
    whole = attack_forecast(s, intent, DEFEND)
    s.hp[TWO] = 2

    wounded = attack_forecast(s, intent, DEFEND)

    assert wounded is attack_forecast(s, intent, DEFEND)
    assert wounded.losses[2] == pytest.approx(whole.at_least(2))
    assert sum(wounded.losses[3:]) == 0.0
    assert wounded.at_least(2) == wounded.losses[2] < wounded.at_least(1) == pytest.approx(whole.at_least(1))
    assert wounded.mean() == pytest.approx(whole.losses[1] + 2 * whole.at_least(2))
    assert wounded.mean() < whole.mean()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("placed", "intent", "defence"),
    [
        pytest.param(
            ("1.1 de-leon H8", "2.1 cortes I8"), Intent(ONE, TWO, 0, ATTACKED), DEFEND, id="attack against defend"
        ),
        pytest.param(
            ("1.1 abelii H8", "2.1 cortes I8"), Intent(ONE, TWO, 0, ATTACKED), DODGE, id="attack against dodge"
        ),
        pytest.param(
            ("1.1 abelii H8", "2.1 cortes I8"), Intent(ONE, TWO, 0, ATTACKED), COUNTER, id="against the left hand"
        ),
        pytest.param(
            ("1.1 zhan-bao H8", "2.1 birgus I8"), Intent(ONE, TWO, 0, THRUST_AT), DEFEND, id="thrust against a shell"
        ),
        pytest.param(
            ("1.1 marten H8", "2.1 bogdan L8"), Intent(ONE, TWO, 1, SHOT_AT), DEFEND, id="close shot against defend"
        ),
        pytest.param(
            ("1.1 lepus A8", "2.1 kubilei R8"), Intent(ONE, TWO, 1, SHOT_AT), DODGE, id="long shot against dodge"
        ),
        pytest.param(
            ("1.1 maruti H8", "2.1 augure I8"), Intent(ONE, TWO, 0, ATTACKED), DEFEND, id="strong arm, weak guard"
        ),
    ],
)
def test_forecasts_agree_with_the_engine(placed: tuple[str, ...], intent: Intent, defence: int) -> None:
    """Thousands of attacks resolved by the steps of the game itself (200,000 rolls of each kind are in test_odds).

    Rule: BK-ATK-05, BK-ATK-06, BK-SHO-01, BK-SHO-10, BK-DIC-22, BK-ARM-16, BK-WPN-06.
    """
    s = fight(*placed)
    readied(s, intent, defence)
    expected = attack_forecast(s, intent, defence)
    results = [played(s, intent, defence, seed) for seed in range(ROLLS)]

    assert sum(hit for hit, _ in results) / ROLLS == pytest.approx(expected.hit, abs=CLOSE)
    mean = sum(lost for _, lost in results) / ROLLS
    assert mean == pytest.approx(expected.mean(), abs=0.25)
    for loss in (0, 4, 8, 12):
        share = sum(1 for _, lost in results if lost >= loss) / ROLLS
        assert share == pytest.approx(expected.at_least(loss), abs=CLOSE)


def test_the_defences_on_offer_are_those_the_target_can_pay() -> None:
    """Two AP: no counter-attack; a stunned target has none.

    Rule: BK-DEF-01, BK-DEF-14, BK-ATK-07.
    """
    s = fight("1.1 abelii H8", "2.1 cortes I8")
    intent = Intent(ONE, TWO, 0, ATTACKED)

    assert list(defences_against(s, intent)) == [DEFEND, DODGE, COUNTER]
    s.ap[TWO] = 2
    assert list(defences_against(s, intent)) == [DEFEND, DODGE]
    s.stunned[TWO] = 1
    assert list(defences_against(s, intent)) == [NO_DEFENCE]
    assert attack_forecast(s, intent, NO_DEFENCE).hit == pytest.approx(0.9)


def test_boosts_and_assaults_go_into_the_roll() -> None:
    """Points add, dice add, an assault widens the critical hits; a shot fails on 1 or 2.

    Rule: BK-BST-01, BK-BST-02, BK-MOV-09, BK-SHO-04.
    """
    s = fight("1.1 marten H8", "2.1 cortes I8")
    side = striking_side(s, Intent(ONE, TWO, 0, ATTACKED, points=2, dice=1, widened=1))

    assert (side.base, side.dice, side.fumbles_to, side.critical_from) == (3 * 2 + 2, 2, 1, 9)
    assert striking_side(s, Intent(ONE, TWO, 1, SHOT_AT)).fumbles_to == 2


def test_cover_and_en_garde_go_into_the_defence() -> None:
    """A shot past a low wall: cover 3; En Garde one die.

    Rule: BK-COV-03, BK-DEF-12.
    """
    s = fight("1.1 marten C8", "2.1 cortes I8", ground=board({"H8": "l"}))
    s.en_garde[TWO] = 1
    side = defending_side(s, Intent(ONE, TWO, 1, SHOT_AT), DEFEND)

    assert (side.base, side.dice) == (4 + 3, 2)


def test_range_and_invulnerability_go_into_the_damage() -> None:
    """Beyond the range three less; the next blow on an untouched target does nothing.

    Rule: BK-SHO-09, BK-ARM-17.
    """
    near, far = fight("1.1 marten A8", "2.1 maruti I8"), fight("1.1 marten A8", "2.1 maruti R8")
    intent = Intent(ONE, TWO, 1, SHOT_AT)

    assert attack_forecast(near, intent, DEFEND).mean() > attack_forecast(far, intent, DEFEND).mean()
    near.lasting.append(Lasting(lasting.UNTOUCHED, TWO, 1, TWO, 1, False))
    assert attack_forecast(near, intent, DEFEND).mean() == 0.0


def test_the_best_defence_saves_most_health() -> None:
    """Cortes parries with his left hand when he can pay it."""
    s = fight("1.1 abelii H8", "2.1 cortes I8")
    intent = Intent(ONE, TWO, 0, ATTACKED)

    assert best_defence(s, intent) == COUNTER
    s.ap[TWO] = 0
    assert best_defence(s, intent) == DEFEND


def test_nobody_loses_more_than_he_has() -> None:
    """The chance to lose all that is left is the chance to be out of action."""
    s = fight("1.1 abelii H8", "2.1 spike I8")
    s.hp[TWO] = 3
    found = attack_forecast(s, Intent(ONE, TWO, 0, ATTACKED), DEFEND)

    assert sum(found.losses[4:]) == 0.0
    assert found.at_least(3) == pytest.approx(found.losses[3])


@pytest.mark.parametrize(
    ("spell", "rival", "chance"), [("hawk-eye", 0, 0.8), ("fighting-art", 0, 0.7), ("invulnerability", 0, 0.4)]
)
def test_passive_spells(spell: str, rival: int, chance: float) -> None:
    """Mind 6 against 15, 16 and 19.

    Rule: BK-MAG-12.
    """
    s = fight("1.1 augure H8", "2.1 cortes I8")

    odds = cast_contest(s, ONE, ONE, STANDARD.spell(spell), caster_side(s, ONE), rival)
    assert odds.success() == pytest.approx(chance)


def test_weakening_at_19_is_cancelled_from_21() -> None:
    """Mind 6 needs a 9; a 10 goes on by itself.

    Rule: BK-MAG-13, BK-DIC-12.
    """
    s = fight("1.1 augure H8", "2.1 cortes I8")

    odds = cast_contest(s, ONE, TWO, STANDARD.spell("cancellation"), caster_side(s, ONE), 19)
    assert odds.success() == pytest.approx(0.2)
    assert threshold_contest(Side(STANDARD, 0), 50, None, sure=False).success() < 0.001


def test_cover_helps_against_offensive_spells() -> None:
    """Rule: BK-MAG-14 to BK-MAG-16."""
    free = fight("1.1 el-sabio C8", "2.1 cortes H8")
    behind = fight("1.1 el-sabio C8", "2.1 cortes H8", ground=board({"G8": "l"}))
    corrosion = STANDARD.spell("corrosion")

    covered, seen = (cast_contest(s, ONE, TWO, corrosion, caster_side(s, ONE), 0) for s in (behind, free))
    assert covered.success() < seen.success()


def test_leaving_and_morale_read_the_field() -> None:
    """A Birgus prevents better than a swordsman; a leader near by helps.

    Rule: BK-DIS-02, BK-DIS-03, BK-MOR-07.
    """
    claw, blade = fight("1.1 lepus H8", "2.1 birgus I8"), fight("1.1 lepus H8", "2.1 milicien I8")
    assert leaving_odds(claw, ONE, TWO).free < leaving_odds(blade, ONE, TWO).free
    near = fight("1.1 abelii H8", "1.2 augure J8", "2.1 cortes P8")
    far = fight("1.1 abelii H8", "1.2 augure S8", "2.1 cortes A8")
    assert morale_odds(near, who("1.2")) == pytest.approx(morale_odds(far, who("1.2")) + 0.1)
