"""Chapter 17: throwing Briskars."""

from __future__ import annotations

from flibuste.games.briskars.dice.rolls import Roll
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.ground.distance import square_name
from flibuste.kernel.chance import faces
from tests.games.briskars.battle import answers, battle, do, options, told, top, who, why
from tests.games.briskars.drawn import board

ONE = who("1.1")


TWO = who("2.1")


def hurled(
    face: int, *placed: str, target: str = "at H12", defend: tuple[str, int] | None = ("defend", 2)
) -> Battlefield:
    """Let Maruti throw 2.1."""
    s = battle(*(placed or ("1.1 maruti H8", "2.1 dixon H9", "2.2 spike T20")))
    answers(s, "activate 1.1", "throw_briskar 2.1", target)
    do(s, "roll", faces(face))
    do(s, "keep")
    if defend is not None and isinstance(s.stack[-1], Attack):
        do(s, defend[0])
        do(s, "roll", faces(defend[1]))
        do(s, "keep")
    return s


def test_a_strong_one_throws_a_lighter_one() -> None:
    """He lands on the square and must test his landing: threshold 13.

    Rule: BK-THR-15, BK-THR-16, BK-MOV-22, BK-MOV-27.
    """
    s = hurled(9)
    assert square_name(s.place[TWO]) == "H12"
    assert top(s, Roll).purpose == "landing"
    do(s, "roll", faces(5))
    do(s, "keep", faces(4))
    assert s.hp[TWO] == 22 - 4
    s = battle("1.1 spike H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    assert why(s, "throw_briskar 2.1") == "no_free_hand"
    s = battle("1.1 marten H8", "2.1 maruti H9")
    do(s, "activate 1.1")
    assert why(s, "throw_briskar 2.1") == "too_weak"


def test_a_failed_throw_leaves_him_there() -> None:
    """Rule: BK-THR-17."""
    s = hurled(2)
    assert square_name(s.place[TWO]) == "H9"
    assert s.active == ONE


def test_the_unwilling_may_defend() -> None:
    """Maruti: S 6 + C 5 + 4 = 15; Dixon dodges with 3 + 4 + 9 = 16.

    Rule: BK-THR-20.
    """
    s = hurled(4, target="at I10", defend=("dodge", 9))
    assert square_name(s.place[TWO]) == "H9"
    assert told(s, "dodged") == 1


def test_thrown_at_somebody_both_crash() -> None:
    """Unless he steps aside.

    Rule: BK-THR-16, BK-THR-18, BK-CRA-01.
    """
    s = hurled(9, "1.1 maruti H8", "2.1 dixon H9", "2.2 dixon H12", target="on 2.2")
    do(s, "defend")
    do(s, "roll", faces(2))
    do(s, "keep")
    assert s.waiting == 2
    do(s, options(s)[0], faces(4, 9))
    assert (s.hp[TWO], s.hp[who("2.2")]) == (20, 17)


def test_a_friend_is_thrown_without_a_defence() -> None:
    """Rule: BK-THR-15, BK-COV-12."""
    s = battle("1.1 maruti H8", "1.2 dixon H9", "2.2 spike T20")
    answers(s, "activate 1.1", "throw_briskar 1.2", "at H12")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert square_name(s.place[who("1.2")]) == "H12"


def test_whoever_is_lifted_does_not_stand_in_the_way() -> None:
    """A companion throws the one whom another restrains straight behind himself, over the side (p. 26).

    Rule: BK-THR-15, BK-COV-12, BK-DEF-14.
    """
    side = board(floors={f"{column}{row}": "~" for column in "ABCDEFGHIJKLMNOPQRST" for row in range(10, 21)})
    s = battle("1.1 bogdan H8", "1.2 bogdan G9", "2.1 bogdan H9", "2.2 spike A1", ground=side)
    s.holding[who("1.2")], s.held_by[TWO] = TWO, who("1.2")
    answers(s, "activate 1.1", "throw_briskar 2.1")
    assert not {"at H9", "on 2.1"} & set(options(s))
    do(s, "at H10")
    do(s, "roll", faces(9))
    do(s, "keep")
    assert square_name(s.place[TWO]) == "H10"
    assert s.held_by[TWO] == -1
