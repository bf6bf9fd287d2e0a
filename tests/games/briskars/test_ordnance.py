"""Chapter 25: moving a piece of ordnance."""

from __future__ import annotations

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import square_name

from .battle import answers, can, do, options, who, why
from .drawn import board, sq
from .positions import GUN, gun

ONE = who("1.1")


def pushing(profile: str = "maruti", verb: str = "push", ap: int = 6, *more: str, **rest: object) -> Battlefield:
    """Push the piece on H8 from G8."""
    s = gun(f"1.1 {profile} G8", *(more or ("2.1 bogdan S18",)), ap=ap, **rest)  # type: ignore[arg-type]
    if can(s, verb):
        do(s, verb)
    return s


def test_maruti_moves_a_gun_three_fathoms_and_turns_it() -> None:
    """Movement 4: three steps and one re-orientation for 2 AP with the free walk.

    Rule: BK-ACT-01, BK-ACT-03.
    """
    s = pushing(card="bone-breaker")
    answers(s, "at H8", "at I8", "at J8")
    assert square_name(s.piece_place[0]) == "K8"
    answers(s, "face s")
    assert options(s) == ["stop"] or s.kind() == "action"
    if s.kind() != "action":
        do(s, "stop")
    assert (s.ap[ONE], s.facing[0], square_name(s.place[ONE])) == (4, 4, "J8")
    assert s.ground.element(sq("K8")) == GUN
    assert why(s, "push") == "tried_already"


def test_at_a_run_the_piece_moves_double_and_the_activation_ends() -> None:
    """2 + 2 AP, eight fathoms.

    Rule: BK-ACT-04.
    """
    s = pushing(verb="push_race")
    for column in "HIJKLMNO":
        do(s, f"at {column}8")
    assert square_name(s.piece_place[0]) == "P8"
    assert s.ap[ONE] == 2
    assert s.kind() == "activate" or "stop" in options(s)


def test_who_may_push_and_when() -> None:
    """Strong enough, touching it, of the same band, and no opponent beside either.

    Rule: BK-ACT-02, BK-ACT-05, BK-EQP-16.
    """
    assert why(gun("1.1 augure G8", "2.1 bogdan S18", ap=6), "push") == "too_weak"
    assert why(gun("1.1 maruti F8", "2.1 bogdan S18", ap=6), "push") == "no_piece"
    assert why(gun("1.1 maruti G8", "2.1 bogdan G9", ap=6), "push") == "opponent_near"
    assert why(gun("1.1 maruti G8", "2.1 bogdan I9", ap=6), "push") == "opponent_near"
    assert why(gun("1.1 maruti G8", "2.1 bogdan S18", ap=1), "push") == "not_enough_ap"
    assert why(gun("1.1 rotumah G8", "2.1 bogdan S18", ap=6), "push") == "no_free_hand"


def test_a_piece_goes_neither_into_deep_water_nor_up_a_wall() -> None:
    """Rule: BK-ACT-07."""
    water = pushing(ground=board(None, None, {"I8": "~"}))
    assert "at H8" not in options(water)
    assert "at H8" not in options(pushing(ground=board(None, {"I8": "3"})))
    assert "at H8" in options(pushing(ground=board(None, {"I8": "2"})))
