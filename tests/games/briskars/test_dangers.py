"""The danger query."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import NOTHING
from flibuste.games.briskars.field.tallies import ATTACKED, GRAPPLED_AT, SHOT_AT, THROWN_AT
from flibuste.games.briskars.field.verbs import SLOTS
from flibuste.games.briskars.insight.threats import BUTTED, CAST_AT, FIRED_AT, Threat, Weighed, danger
from flibuste.games.briskars.magic.odds import cast_contest, caster_side

from .battle import battle, who
from .drawn import board, sq
from .positions import piece_on

ONE, TWO = who("1.1"), who("2.1")


def test_a_swordsman_threatens_what_his_walk_reaches() -> None:
    """Movement 5 and an arm: six squares away only his sword could fly, farther away he is no danger at all.

    Rule: BK-MOV-02, BK-ATK-02, BK-THR-03, BK-THR-12.
    """
    s = battle("1.1 spike A1", "2.1 de-leon H8")

    assert [threat.kind for threat in danger(s, ONE, sq("N8"), Weighed())] == [ATTACKED]
    assert [(threat.kind, threat.blows) for threat in danger(s, ONE, sq("O8"), Weighed())] == [(THROWN_AT, 1)]
    assert danger(s, ONE, sq("T8"), Weighed()) == []


def test_a_shooter_threatens_what_he_can_come_to_see() -> None:
    """A wall hides from here, but not from everywhere he can walk to; four walls do.

    Rule: BK-SHO-16, BK-COV-02.
    """
    wall = board({f"J{row}": "#" for row in range(1, 21)})
    s = battle("1.1 spike A1", "2.1 lepus H8", ground=wall)

    assert danger(s, ONE, sq("P8"), Weighed()) == []
    found = danger(battle("1.1 spike A1", "2.1 lepus H8"), ONE, sq("P8"), Weighed())
    assert [(threat.enemy, threat.kind, threat.blows) for threat in found] == [(TWO, SHOT_AT, 1)]


def test_blows_are_as_many_as_a_full_refill_pays() -> None:
    """De Leon has 7 AP: three attacks of 2, even if he has none left now.

    Rule: BK-RND-08.
    """
    s = battle("1.1 abelii A1", "2.1 de-leon H8")
    s.ap[TWO] = 0
    threat = danger(s, ONE, sq("I8"), Weighed())[0]

    assert threat.blows == 3
    assert 0.0 < threat.chance < 1.0
    assert threat.mean > 0.0


def test_those_who_cannot_act_are_no_danger_and_the_gravest_comes_first() -> None:
    """Stunned and prostrate enemies are left out.

    Rule: BK-STA-02, BK-STA-04.
    """
    s = battle("1.1 spike A1", "2.1 de-leon H8", "2.2 powder-monkey J8")
    both = danger(s, ONE, sq("I8"), Weighed())
    assert [threat.enemy for threat in both] == [TWO, who("2.2")]
    assert both[0].mean > both[1].mean
    s.stunned[TWO] = 1
    assert [threat.enemy for threat in danger(s, ONE, sq("I8"), Weighed())] == [who("2.2")]


def test_a_mage_threatens_with_a_spell_that_hurts() -> None:
    """As far as his walk and the range of corrosion; not who wears armour.

    Rule: BK-MAG-06, BK-MAG-14.
    """
    s = battle("1.1 spike A1", "1.2 cortes B1", "2.1 el-sabio H8 corrosion")
    found = danger(s, ONE, sq("P8"), Weighed())

    assert [(threat.kind, threat.thing, threat.blows) for threat in found] == [
        (CAST_AT, s.content.index("spell", "corrosion"), 1)
    ]
    odds = cast_contest(s, TWO, ONE, s.content.spell("corrosion"), caster_side(s, TWO), 0)
    assert found[0].chance == pytest.approx(odds.success())
    assert found[0].mean == pytest.approx(2 * odds.by_criticals[0] + 4 * sum(odds.by_criticals[1:]))
    assert danger(s, who("1.2"), sq("P8"), Weighed()) == []
    s.ap[TWO] = 0
    s.refill[TWO] = -6
    assert danger(s, ONE, sq("P8"), Weighed()) == [], "not enough points left for it"


def test_a_gunner_threatens_what_his_gun_looks_at() -> None:
    """In its arc, as often as it is loaded; nobody defends himself, who has no points leaps one time in ten.

    Rule: BK-TPL-02, BK-TPL-06, BK-ORD-02, BK-SMT-03.
    """
    s = battle("1.1 birgus H1", "2.1 spike A20")
    piece_on(s, "H2")
    found = danger(s, TWO, sq("H12"), Weighed())

    assert [(threat.enemy, threat.kind, threat.blows) for threat in found] == [(ONE, FIRED_AT, 1)]
    covered = 0.3 + 0.1 + 0.1 * 4 / 8  # 8 to 10 hit; a 7 drifts 1 fathom, a 6 drifts 2, one square across
    assert found[0].chance == pytest.approx(covered * 0.9)
    assert danger(s, TWO, sq("T2"), Weighed()) == []
    s.piece_loaded[0] = 0
    assert danger(s, TWO, sq("H12"), Weighed()) == []


@pytest.mark.parametrize("drawn", [{"G9": "#", "F6": "#"}, {}])
def test_squares_that_share_the_odds_of_a_fire_lose_nothing(drawn: dict[str, str]) -> None:
    """Near, far, at the edge, beside the gun that may burst: weighed together or alone, the danger is the same.

    Rule: BK-TPL-04, BK-TPL-09, BK-DFL-02, BK-DFL-04.
    """
    s = battle("1.1 rotumah H8", "1.2 baby-rotumah T20", "2.1 spike A20", ground=board(drawn))
    known = Weighed()
    kinds = set()
    for square in (sq(f"{column}{row}") for column in "ACGHIORT" for row in (1, 2, 7, 10, 19)):
        together = danger(s, TWO, square, known)
        alone = danger(s, TWO, square, Weighed())
        assert [(one.enemy, one.square, one.kind, one.blows, one.chance, one.mean) for one in together] == [
            (one.enemy, one.square, one.kind, one.blows, one.chance, one.mean) for one in alone
        ]
        kinds |= {int(one.kind) for one in together}
    assert FIRED_AT in kinds
    assert 1 < len(known.fires) < 20


def test_grapnels_and_bare_heads() -> None:
    """Rule: BK-OBJ-10, BK-FGT-09, BK-FGT-10."""
    s = battle("1.1 spike A1", "2.1 abelii H8 grapnel")
    for slot in range(SLOTS):
        s.weapons[TWO * SLOTS + slot] = NOTHING
    assert [(threat.kind, threat.blows) for threat in danger(s, ONE, sq("R8"), Weighed())] == [(GRAPPLED_AT, 1)]
    beside = danger(s, ONE, sq("I8"), Weighed())
    assert [(threat.kind, threat.blows) for threat in beside] == [(BUTTED, 4)]
    assert beside[0].mean <= int(s.hp[ONE])


def test_asking_changes_nothing() -> None:
    """The query works on a copy."""
    s = battle("1.1 spike A1", "2.1 lepus H8")
    before = (list(s.place), list(s.ap), list(s.lying_down))
    danger(s, ONE, sq("P8"), Weighed())

    assert (list(s.place), list(s.ap), list(s.lying_down)) == before


def test_odds_weighed_for_one_square_hold_for_the_others() -> None:
    """A danger map weighs each blow, shot and throw once; asked square by square the threats are the same.

    Rule: BK-SHO-09, BK-THR-03, BK-COV-03.
    """
    s = battle("1.1 de-leon D8", "2.1 abelii I8", "2.2 lepus K6", "2.3 rotumah M9")
    known = Weighed()
    for name in ("D8", "F8", "H8", "H9", "J7", "L8", "L10", "O12"):
        shared, alone = danger(s, ONE, sq(name), known), danger(s, ONE, sq(name), Weighed())
        assert [vars_of(one) for one in shared] == [vars_of(one) for one in alone], name


def vars_of(threat: Threat) -> tuple[object, ...]:
    """Return everything a threat says."""
    return (threat.enemy, threat.square, threat.slot, threat.kind, threat.blows, threat.chance, threat.mean)
