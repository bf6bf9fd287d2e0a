"""Chapter 13: the draft of two players."""

from __future__ import annotations

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.state import ASIDE, KEPT, PERSONAL
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .hunting import do, names, new, options, position, refusal, told

ONE = [f"blue-{n:02}" for n in range(1, 10)]
OTHER = [f"green-{n:02}" for n in range(1, 10)]
PILES = [[f"red-{n:02}" for n in range(1, 10)], [f"dog-{n}" for n in range(1, 10)]]


def test_nine_in_hand_and_nine_in_a_personal_pile() -> None:
    """36 cards dealt, 39 left; the variant is always on for two.

    Rule: TH-TWO-01, TH-TWO-02.
    """
    s = new(2)

    assert s.kind() == "keep-two"
    assert GAME.view(s, 0)["pile"] == 39
    assert [len(s.in_hand(Seat(seat))) + len(s.cards_at(PERSONAL + seat)) for seat in (0, 1)] == [18, 18]


def test_draw_one_keep_one_discard_one_pass_the_rest() -> None:
    """The hands change owners, the personal piles do not.

    Rule: TH-TWO-03 to TH-TWO-06.
    """
    s = position(seats=2, phase="draft", hands=[ONE, OTHER], personal=PILES)
    assert names(s.in_hand(Seat(0))) == [*ONE, "red-01"]
    do(s, 0, "keep blue-09")
    do(s, 1, "keep green-09")
    assert s.kind() == "discard"
    assert refusal(s, 0, "discard blue-09") == "not_in_hand"
    do(s, 0, "discard blue-01")
    do(s, 1, "discard dog-1")

    assert names(s.cards_at(KEPT)) == ["blue-09"]
    assert names(s.cards_at(ASIDE)) == ["blue-01"]
    assert names(s.in_hand(Seat(1))) == [*ONE[1:8], "red-01", "dog-2"]
    assert names(s.in_hand(Seat(0))) == [*OTHER[:8], "red-02"]
    assert [len(s.cards_at(PERSONAL + seat)) for seat in (0, 1)] == [7, 7]


def test_sizes_of_hands_and_passes() -> None:
    """Choosing among 10, 9, ... 2 cards; the ninth choice is a real one; then 9 kept, 9 discarded, nothing left.

    Rule: TH-TWO-03, TH-TWO-05, TH-TWO-07, TH-TWO-08.
    """
    s = new(2)
    rng = Seeded(5)
    sizes = []
    while s.kind() in ("keep-two", "discard"):
        if s.kind() == "keep-two" and s.waiting == 0b11:
            sizes.append(int(s.sizes[0]))
        seat = 0 if s.waiting & 1 else 1
        s.apply(seat, s.random_option(seat, rng), rng)

    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2]
    passed = [fields["n"] for kind, fields in told(s) if kind == "hands-passed"]
    assert passed == [8, 7, 6, 5, 4, 3, 2, 1]
    for seat in (0, 1):
        assert int(s.sizes[seat]) + len(s.cards_at(12 + seat)) == 9
        assert len(s.cards_at(ASIDE + seat)) == 9
        assert s.cards_at(PERSONAL + seat) == []


def test_discarded_cards_stay_hidden() -> None:
    """One sees the own ones; of the other's only the number.

    Rule: TH-TWO-09.
    """
    s = position(seats=2, phase="draft", hands=[ONE, OTHER], personal=PILES)
    do(s, 0, "keep blue-09")
    do(s, 1, "keep green-09")
    do(s, 0, "discard blue-01")
    do(s, 1, "discard green-01")

    assert GAME.view(s, 0)["aside"] == ["blue-01"]
    assert "green-01" not in str(GAME.view(s, 0))
    assert GAME.view(s, 0)["players"][1]["aside"] == 1
    assert [fields for kind, fields in told(s, 0) if kind == "set-aside"] == [
        {"seat": 0, "card": "blue-01"},
        {"seat": 1},
    ]


def test_discards_are_shuffled_back_for_the_next_round() -> None:
    """In round 2 all 75 cards are in hands, personal piles and the pile again.

    Rule: TH-TWO-09, TH-PREP-01.
    """
    s = new(2)
    rng = Seeded(6)
    while s.round == 1:
        seat = 0 if s.waiting & 1 else 1
        s.apply(seat, s.random_option(seat, rng), rng)

    assert s.cards_at(ASIDE) == s.cards_at(ASIDE + 1) == []
    assert len(s.in_hand(Seat(0))) + len(s.in_hand(Seat(1))) + 16 + int(GAME.view(s, 0)["pile"]) == 75


def test_both_choose_at_once_and_the_direction_does_not_matter() -> None:
    """In round 2 hands go to the right, which is the same neighbour.

    Rule: TH-TWO-10.
    """
    s = position(seats=2, phase="draft", hands=[ONE, OTHER], personal=PILES, round=2)
    assert GAME.view(s, 0)["asked"] == [0, 1]
    for seat in (0, 1, 0, 1):
        do(s, seat, options(s, seat)[0])

    assert GAME.nouns["card"].index("blue-03") in s.in_hand(Seat(1))
