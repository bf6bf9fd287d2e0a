"""Chapter 4: the draft."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.draft import to_the_left
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import KEPT
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.ids import Seat

from .hunting import do, names, new, options, position, to_phase_two, told

FRANK = ["blue-02", "blue-03", "blue-04", "blue-05", "blue-06", "blue-07", "blue-08", "blue-09", "blue-10"]
ANI = ["green-01", "green-02", "green-03", "green-04", "green-05", "green-06", "green-07", "green-08", "green-09"]
JENNY = ["red-12", "red-11", "red-01", "red-02", "red-03", "red-04", "red-05", "red-06", "red-07"]


def begin(round_: int = 1) -> Hunt:
    return position(seats=3, phase="draft", hands=[FRANK, ANI, JENNY], round=round_)


def test_the_example_of_the_first_two_choices() -> None:
    """Frank keeps blue 2 and passes 8 to the left; he receives 8 from the right, keeps red 12, passes 7 to the left.

    Rule: TH-DRAFT-03, TH-DRAFT-05, TH-DRAFT-06.
    """
    s = begin()
    do(s, 0, "keep blue-02")
    do(s, 1, "keep green-01")
    do(s, 2, "keep red-11")
    assert names(s.in_hand(Seat(1))) == FRANK[1:]
    assert set(names(s.in_hand(Seat(0)))) == set(JENNY) - {"red-11"}
    assert len(s.in_hand(Seat(0))) == 8

    do(s, 0, "keep red-12")
    do(s, 1, "keep blue-03")
    do(s, 2, "keep green-02")
    assert names(s.cards_at(KEPT)) == ["blue-02", "red-12"]
    assert set(names(s.in_hand(Seat(1)))) == set(JENNY) - {"red-11", "red-12"}
    assert len(s.in_hand(Seat(1))) == 7
    assert s.choice == 2


@pytest.mark.parametrize(("round_", "left"), [(1, True), (2, False), (3, True), (4, False), (5, True)])
def test_hands_go_left_in_odd_rounds_and_right_in_even_ones(round_: int, left: bool) -> None:
    """A sign beside the round marker shows it, so the view does too, and names the neighbour who gets the cards.

    Rule: TH-DRAFT-06.
    """
    s = begin(round_)
    assert GAME.view(s, 0)["direction"] == ("left" if left else "right")
    assert [GAME.view(s, seat)["passes_to"] for seat in range(3)] == ([1, 2, 0] if left else [2, 0, 1])
    assert GAME.view(s, -1)["passes_to"] is None
    for seat, card in enumerate(("blue-02", "green-01", "red-12")):
        do(s, seat, f"keep {card}")

    assert to_the_left(round_) is left
    assert names(s.in_hand(Seat(1 if left else 2))) == FRANK[1:]


@pytest.mark.parametrize(("seats", "dealt", "left"), [(3, 27, 48), (4, 36, 39), (5, 45, 30), (6, 54, 21)])
def test_nine_cards_each_and_the_rest_is_the_pile(seats: int, dealt: int, left: int) -> None:
    """The numbers of the table by number of players.

    Rule: TH-DRAFT-01, TH-DRAFT-02, TH-SETUP-01.
    """
    s = new(seats)

    assert [len(s.in_hand(Seat(seat))) for seat in range(seats)] == [9] * seats
    assert GAME.view(s, 0)["pile"] == left == 75 - dealt
    assert set(s.in_hand(Seat(0))).isdisjoint(s.in_hand(Seat(1)))


def test_the_deck_is_shuffled() -> None:
    """Another seed, another hand; the same seed, the same.

    Rule: TH-SETUP-01, TH-PREP-01.
    """
    assert new(4, 1).in_hand(Seat(0)) == new(4, 1).in_hand(Seat(0)) != new(4, 2).in_hand(Seat(0))


def test_nobody_passes_before_all_have_chosen() -> None:
    """Everybody is asked at once; nothing moves until the last answer is in, and nobody sees who has answered.

    Rule: TH-DRAFT-04.
    """
    s = begin()
    assert GAME.view(s, 2)["asked"] == [0, 1, 2]
    before = GAME.view(s, 2)
    do(s, 0, "keep blue-02")
    do(s, 1, "keep green-01")

    assert GAME.view(s, 2) == before
    assert s.waiting == 0b100


def test_hand_sizes_fall_from_nine_to_one() -> None:
    """Eight choices and eight passes; the last card is kept without being asked; then nine cards are in hand.

    Rule: TH-DRAFT-07, TH-DRAFT-08, TH-DRAFT-11.
    """
    s = new(4)
    rng = Seeded(3)
    sizes = []
    while s.kind() == "keep":
        if s.waiting == 0b1111:
            sizes.append(int(s.sizes[0]))
        seat = next(seat for seat in range(4) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, rng), rng)

    assert sizes == [9, 8, 7, 6, 5, 4, 3, 2]
    laid = [len(s.cards_at(12 + seat)) for seat in range(4)]
    assert [len(s.in_hand(Seat(seat))) + laid[seat] for seat in range(4)] == [9] * 4
    assert [kind for kind, _ in told(s, 1)].count("kept-last") == 4


@pytest.mark.parametrize(("round_", "way"), [(1, "left"), (2, "right")])
def test_everybody_hears_which_way_the_hands_go_and_only_the_receiver_what_is_in_them(round_: int, way: str) -> None:
    """Rule: TH-DRAFT-05, TH-DRAFT-06, TH-DRAFT-09."""
    s = begin(round_)
    for seat, card in enumerate(("blue-02", "green-01", "red-12")):
        do(s, seat, f"keep {card}")
    news = told(s, 0)

    assert [fields for kind, fields in news if kind == "hands-passed"] == [{"direction": way, "n": 8}]
    received = [fields for kind, fields in news if kind == "received"]
    assert received == [{"seat": 0, "cards": names(s.in_hand(Seat(0)))}]


def test_when_the_draft_is_over_everybody_takes_up_nine_cards() -> None:
    """The eight that were kept and the last one; it is said to all.

    Rule: TH-DRAFT-07, TH-DRAFT-11.
    """
    s = new(3)
    to_phase_two(s)
    kept = [fields["card"] for kind, fields in told(s, 0) if kind == "kept" and "card" in fields]
    last = [fields["cards"] for kind, fields in told(s, 0) if kind == "kept-last" and "cards" in fields]

    mine = names(s.in_hand(Seat(0))) + names(s.cards_at(12))
    assert (len(mine), len(kept)) == (9, 8)
    assert last == [[card for card in mine if card not in kept]]
    assert [fields for kind, fields in told(s, 1) if kind == "taken-up"] == [{"n": 9}]


def test_hands_go_round_alike_where_nobody_keeps_books() -> None:
    """A search plays on without memory and log; the cards lie as they would with them.

    Rule: TH-DRAFT-05, TH-DRAFT-07, TH-DRAFT-09.
    """
    kept, bare = new(4), new(4)
    bare.known = bare.log = None
    for s in (kept, bare):
        to_phase_two(s)

    assert list(bare.place) == list(kept.place)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_round_is_dealt_from_all_the_cards(seats: int) -> None:
    """However many were drawn or discarded before: nine each again, and the whole rest is the pile.

    Rule: TH-DRAFT-01, TH-DRAFT-02, TH-PREP-01, TH-ROUND-02.
    """
    s = new(seats)
    rng = Seeded(8)
    first = GAME.view(s, 0)
    while s.round == 1:
        seat = next(seat for seat in range(seats) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, rng), rng)
    again = GAME.view(s, 0)

    assert (again["pile"], len(again["hand"]), again["asked"]) == (first["pile"], len(first["hand"]), first["asked"])
    assert (s.drawn, s.choice) == (0, 0)
    to_phase_two(s)
    assert GAME.view(s, 0)["site"] == "blue"


def test_only_the_owner_looks_at_kept_cards() -> None:
    """The own view shows them, other views only their number.

    Rule: TH-DRAFT-09.
    """
    s = begin()
    for seat, card in enumerate(("blue-02", "green-01", "red-12")):
        do(s, seat, f"keep {card}")

    assert GAME.view(s, 0)["kept"] == ["blue-02"]
    assert GAME.view(s, 0)["players"][1]["kept"] == 1
    assert "green-01" not in str(GAME.view(s, 0))
    kept = [fields for kind, fields in told(s, 0) if kind == "kept"]
    assert kept == [{"seat": 0, "card": "blue-02"}, {"seat": 1}, {"seat": 2}]


def test_a_choice_may_be_changed_until_all_have_chosen_and_never_after() -> None:
    """Frank takes blue 2 back and keeps blue 3; a kept card cannot be exchanged.

    Rule: TH-DRAFT-10.
    """
    s = begin()
    do(s, 0, "keep blue-02")
    s.retract(0)
    do(s, 0, "keep blue-03")
    do(s, 1, "keep green-01")
    do(s, 2, "keep red-12")

    assert names(s.cards_at(KEPT)) == ["blue-03"]
    with pytest.raises(IllegalAction, match="nothing_sealed"):
        s.retract(0)
    with pytest.raises(IllegalAction, match="not_in_hand"):
        do(s, 0, "keep blue-03")


def test_any_card_of_the_hand_may_be_kept_and_no_other() -> None:
    """The options are the hand.

    Rule: TH-DRAFT-03.
    """
    s = begin()

    assert options(s, 0) == [f"keep {card}" for card in FRANK]
    why = s.refusal(0, GAME.read("keep green-01"))
    assert why is not None
    assert (why.code, why.rule) == ("not_in_hand", "TH-DRAFT-03")


def test_phase_two_begins_with_nine_cards() -> None:
    """Then the first site opens.

    Rule: TH-DRAFT-11, TH-ROUND-02.
    """
    s = new(3)
    to_phase_two(s)

    assert [int(s.sizes[seat]) + len(s.cards_at(12 + seat)) for seat in range(3)] == [9, 9, 9]
    assert GAME.view(s, 0)["site"] == "blue"
