"""Counting and winning."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.brisca import GAME, scoring
from flibuste.games.brisca.cards import CARD_IDS, find_card
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.bits import members
from flibuste.kernel.ids import Seat

from .scene import do, hand, heard, new, options, scene, session


def counted(points: list[int], *, teams: bool = False, last: int = 0, tie_rule: int = scoring.DRAW) -> Brisca:
    """Set up a game that has been counted: points by seat, who won the last trick, and the tie rule."""
    s = Brisca(len(points))
    s.points = vec[i64](points)
    s.teams = teams
    s.leader = Seat(last)
    s.tie_rule = tie_rule
    return s


@pytest.mark.parametrize(("seats", "tricks"), [(2, 20), (3, 13), (4, 10)])
def test_the_game_ends_when_every_card_has_been_played(seats: int, tricks: int) -> None:
    """Rule: BR-SCORE-01."""
    s = new(seats)
    while not s.over:
        assert sum(s.sizes) > 0
        do(s, options(s)[0])

    assert s.count == tricks * seats
    assert [hand(s, seat) for seat in range(seats)] == [set()] * seats


def test_seven_cards_taken_count_thirty() -> None:
    """Rule: BR-SCORE-02."""
    total = scoring.count_cards([find_card(name) for name in ["Ao", "3c", "Rb", "Ce", "Vo", "7b", "2c"]])

    assert total.total == 30
    assert total.parts == [
        (11, "aces", "BR-DECK-04"),
        (10, "threes", "BR-DECK-04"),
        (4, "kings", "BR-DECK-04"),
        (3, "knights", "BR-DECK-04"),
        (2, "jacks", "BR-DECK-04"),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_of_all_add_up_to_120(seats: int) -> None:
    """Rule: BR-SCORE-03."""
    for seed in range(20):
        s = new(seats, seed)
        while not s.over:
            do(s, options(s)[0])
        assert sum(s.points) == 120
        assert [count["points"] for count in GAME.view(s, 0)["count"]] == [int(points) for points in s.points]


def test_the_most_points_win_also_with_fewer_than_61() -> None:
    """Rule: BR-SCORE-04."""
    assert members(scoring.winners(counted([45, 40, 35]))) == [0]


def test_partners_add_their_points() -> None:
    """Seats 0 to 3 with 20, 50, 35, 15: the team of 1 and 3 wins by 65 to 55.

    Rule: BR-SCORE-05, BR-SEAT-05.
    """
    s = counted([20, 50, 35, 15], teams=True)

    assert members(scoring.winners(s)) == [1, 3]
    assert [scoring.side_sum(s, s.points, seat) for seat in range(4)] == [55, 65, 55, 65]


def test_the_view_names_the_sides() -> None:
    """Rule: BR-SEAT-05, BR-SEAT-06."""
    assert scoring.sides(counted([20, 50, 35, 15], teams=True)) == [[0, 2], [1, 3]]
    assert scoring.sides(counted([20, 50, 50])) == [[0], [1], [2]]


def test_without_teams_the_same_points_make_seat_one_win() -> None:
    """Rule: BR-SCORE-04, BR-SEAT-04."""
    assert members(scoring.winners(counted([20, 50, 35, 15]))) == [1]


@pytest.mark.parametrize(
    ("points", "teams"),
    [([60, 60], False), ([45, 45, 30], False), ([30, 20, 30, 40], True)],
    ids=["two players", "three players", "two teams"],
)
def test_a_tie_for_first_place_is_a_draw(points: list[int], teams: bool) -> None:
    """Rule: BR-SCORE-06."""
    assert scoring.winners(counted(points, teams=teams)) == 0


def test_a_drawn_game_is_shared_by_those_who_tied() -> None:
    """Rule: BR-SCORE-06."""
    s = counted([45, 45, 30])
    s.wins, s.totals = vec[i64]([0, 0, 0]), s.points

    assert [s.score(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [s.rank(seat) for seat in range(3)] == [1, 1, 3]


@pytest.mark.parametrize(
    ("points", "teams", "last", "winners"),
    [
        pytest.param([60, 60], False, 1, [1], id="a tied player took it"),
        pytest.param([45, 45, 30], False, 2, [], id="nobody who tied took it"),
        pytest.param([30, 20, 30, 40], True, 2, [0, 2], id="a tied team took it"),
        pytest.param([70, 50], False, 1, [0], id="no tie, so it does not matter"),
    ],
)
def test_with_that_setting_the_last_trick_decides_a_tie(
    points: list[int], teams: bool, last: int, winners: list[int]
) -> None:
    """Rule: BR-SCORE-06."""
    s = counted(points, teams=teams, last=last, tie_rule=scoring.LAST_TRICK)

    assert members(scoring.winners(s)) == winners


FOUR_TRICKS = "Ao 3o, Ac 3c, Ae Re, Ab Vb"
FIFTEEN_TRICKS = (
    "Co Ro, 3e Ce, 3b Rb, Rc Cc, Cb 7b, Ve 7e, Vo 7o, Vc 7c, 6o 5o, 6c 5c, 6e 5e, 6b 5b, 4o 2o, 4c 2c, 4e 2e"
)


def test_four_rich_tricks_beat_sixteen_poor_ones() -> None:
    """Seat 0 has 70 points in four tricks, seat 1 has 50 in sixteen and takes the last one: seat 0 wins.

    Rule: BR-SCORE-07.
    """
    tricks = [trick.split() for trick in f"{FOUR_TRICKS}, {FIFTEEN_TRICKS}".split(",")]
    assert GAME.position is not None
    s = GAME.position({"seats": 2, "dealer": 1, "trump": "b", "hands": [["2b"], ["4b"]], "tricks": tricks})
    assert isinstance(s, Brisca)
    do(s, "play 4b", "play 2b")
    view = GAME.view(s, 0)

    assert (view["tricks"], view["points"], view["winners"]) == ([4, 16], [70, 50], [0])


def test_all_tricks_are_played_also_when_the_result_is_certain() -> None:
    """Seat 0 has more than 60 points long before the end; the game goes on to the last card.

    Rule: BR-SCORE-08.
    """
    for seed in range(60):
        s = new(2, seed)
        decided = False
        while not s.over:
            decided = decided or max(s.points) > 60
            do(s, options(s)[0])
            assert s.over == (s.count == 40)
        if decided:
            return
    raise AssertionError("no game was decided early")


def test_running_points_are_hidden_unless_the_table_shows_them() -> None:
    """Rule: BR-SCORE-09."""
    for shown in (False, True):
        s = scene("Ao 4c 5c / 3o 6c 4e", turned="Rb", exchange=False, show_running_points=shown)
        do(s, "play Ao", "play 3o")
        assert GAME.view(s, 0)["points"] == ([21, 0] if shown else None)


def test_the_count_at_the_end_is_shown_to_all_with_cards_and_reasons() -> None:
    """Rule: BR-SCORE-02, BR-TRICK-08."""
    table = session(2, 5)
    s = table.state
    assert isinstance(s, Brisca)
    while not s.over:
        do(s, options(s)[0])
    count = GAME.view(s, 1)["count"]

    assert sorted(card for seat in count for card in seat["cards"]) == sorted(CARD_IDS)
    for seat in count:
        assert sum(part["amount"] for part in seat["parts"]) == seat["points"]
    assert [fields["points"] for fields in heard(table.log, 0, "counted")] == [seat["points"] for seat in count]
    for seat, told in zip(count, heard(table.log, 0, "counted"), strict=True):
        tricks = told["tricks"]
        assert isinstance(tricks, list)
        assert [row["rank"] for row in seat["ranks"]] == ["A", "3", "R", "C", "V"]
        assert sum(row["sum"] for row in seat["ranks"]) == sum(tricks) == seat["points"]
        assert len(tricks) == len(seat["cards"]) // 2


def test_partners_are_counted_together() -> None:
    """Rule: BR-SCORE-05, BR-SEAT-05."""
    s = session(4, 5, teams=True).state
    assert isinstance(s, Brisca)
    while not s.over:
        do(s, options(s)[0])
    view = GAME.view(s, 0)

    assert view["side_points"] == [sum(view["points"][seat] for seat in side) for side in view["sides"]]
    assert sum(view["side_points"]) == 120


def test_only_ranks_that_were_taken_are_counted() -> None:
    """Rule: BR-SCORE-02."""
    assert scoring.count_cards([find_card("Ao"), find_card("4c")]).parts == [(11, "aces", "BR-DECK-04")]


def test_points_that_are_not_those_of_the_cards_do_not_agree() -> None:
    """Not even where they still make 120.

    Rule: BR-SCORE-02, BR-SCORE-03.
    """
    s = new(2)
    while not s.over:
        do(s, options(s)[0])
    assert scoring.points_agree(s)
    s.points = vec[i64]([s.points[0] - 1, s.points[1] + 1])

    assert not scoring.points_agree(s)
