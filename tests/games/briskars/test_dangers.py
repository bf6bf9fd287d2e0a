"""The danger query."""

from __future__ import annotations

from flibuste.games.briskars.dangers import danger
from flibuste.games.briskars.totals import ATTACKED, SHOT_AT

from .battle import battle, who
from .drawn import board, sq

ONE, TWO = who("1.1"), who("2.1")


def test_a_swordsman_threatens_what_his_walk_reaches() -> None:
    """Movement 5 and an arm: six squares away is safe, five are not.

    Rule: BK-MOV-02, BK-ATK-02.
    """
    s = battle("1.1 spike A1", "2.1 de-leon H8")

    assert [threat.kind for threat in danger(s, ONE, sq("N8"))] == [ATTACKED]
    assert danger(s, ONE, sq("O8")) == []


def test_a_shooter_threatens_what_he_can_come_to_see() -> None:
    """A wall hides from here, but not from everywhere he can walk to; four walls do.

    Rule: BK-SHO-16, BK-COV-02.
    """
    wall = board({f"J{row}": "#" for row in range(1, 21)})
    s = battle("1.1 spike A1", "2.1 lepus H8", ground=wall)

    assert danger(s, ONE, sq("P8")) == []
    found = danger(battle("1.1 spike A1", "2.1 lepus H8"), ONE, sq("P8"))
    assert [(threat.enemy, threat.kind, threat.blows) for threat in found] == [(TWO, SHOT_AT, 1)]


def test_blows_are_as_many_as_a_full_refill_pays() -> None:
    """De Leon has 7 AP: three attacks of 2, even if he has none left now.

    Rule: BK-RND-08.
    """
    s = battle("1.1 abelii A1", "2.1 de-leon H8")
    s.ap[TWO] = 0
    threat = danger(s, ONE, sq("I8"))[0]

    assert threat.blows == 3
    assert 0.0 < threat.chance < 1.0
    assert threat.mean > 0.0


def test_those_who_cannot_act_are_no_danger_and_the_gravest_comes_first() -> None:
    """Stunned and prostrate enemies are left out.

    Rule: BK-STA-02, BK-STA-04.
    """
    s = battle("1.1 spike A1", "2.1 de-leon H8", "2.2 powder-monkey J8")
    both = danger(s, ONE, sq("I8"))
    assert [threat.enemy for threat in both] == [TWO, who("2.2")]
    assert both[0].mean > both[1].mean
    s.stunned[TWO] = 1
    assert [threat.enemy for threat in danger(s, ONE, sq("I8"))] == [who("2.2")]


def test_asking_changes_nothing() -> None:
    """The query works on a copy."""
    s = battle("1.1 spike A1", "2.1 lepus H8")
    before = (list(s.place), list(s.ap), list(s.lying_down))
    danger(s, ONE, sq("P8"))

    assert (list(s.place), list(s.ap), list(s.lying_down)) == before
