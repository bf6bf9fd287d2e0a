"""Chapter 29: pushes and crashes."""

from __future__ import annotations

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.ground.ground import Ground
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, do, last, who
from tests.games.briskars.drawn import board

TWO = who("2.1")


def maruti_pushes(die: int, ground: Ground | None = None, *more: str, rest: tuple[int, ...] = ()) -> Battlefield:
    """Maruti's thrust: 3 damage and a push of 1D5."""
    s = battle("1.1 maruti H8", "2.1 dixon H9", *more, ground=ground)
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(die))
    return s


def test_a_push_goes_away_from_its_source() -> None:
    """Rule: BK-CRA-07, BK-GRD-15, BK-GRD-16."""
    s = maruti_pushes(6)
    do(s, "pick 3")
    assert square_name(s.place[TWO]) == "H12"
    assert s.hp[TWO] == 22 - 3


def test_two_knocked_together_suffer_1d5_each() -> None:
    """Rule: BK-CRA-01, BK-CRA-04."""
    s = maruti_pushes(6, None, "2.2 dixon H11")
    do(s, "pick 3", faces(4, 9))
    assert square_name(s.place[TWO]) == "H10"
    assert (s.hp[TWO], s.hp[who("2.2")]) == (22 - 3 - 2, 22 - 5)


def test_scenery_stops_him_and_suffers_too() -> None:
    """A wall of 8 SP loses 1D5 - 2.

    Rule: BK-CRA-02, BK-CRA-04.
    """
    s = maruti_pushes(6, board({"H11": "#"}))
    do(s, "pick 3", faces(4, 9))
    assert square_name(s.place[TWO]) == "H10"
    assert s.hp[TWO] == 22 - 3 - 2
    assert s.ground.points[s.place[TWO] + 20] == 8 - 3


def test_an_element_without_points_breaks_if_it_loses_one() -> None:
    """Rule: BK-CRA-03."""
    s = maruti_pushes(6, board({"H11": "a"}))
    do(s, "pick 3", faces(4, 5))
    assert s.ground.element(s.place[TWO] + 20) == -1
    s = maruti_pushes(6, board({"H11": "a"}))
    do(s, "pick 3", faces(4, 4))
    assert s.ground.element(s.place[TWO] + 20) >= 0


def test_the_edge_of_the_map_holds_him() -> None:
    """Rule: BK-CRA-05, BK-CRA-06."""
    s = battle("1.1 maruti H18", "2.1 dixon H19")
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(6))
    do(s, "pick 3", faces(4))
    assert square_name(s.place[TWO]) == "H20"
    assert s.hp[TWO] == 22 - 3 - 2


def test_pushed_over_a_drop_he_must_land() -> None:
    """Rule: BK-MOV-27."""
    s = battle("1.1 maruti H8", "2.1 dixon H9", ground=board(heights={"H8": "6", "H9": "6"}))
    answers(s, "activate 1.1", "thrust 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(2))
    do(s, "pick 1")
    assert last(s, "pushed")["fathoms"] == 1
    do(s, "roll", faces(5))
    do(s, "keep", faces(6))
    assert s.hp[TWO] == 22 - 3 - 6
