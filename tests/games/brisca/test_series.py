"""Matches of several games."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.random import playout
from flibuste.games.brisca import GAME, series
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.kernel.ids import Seat

from .scene import do, heard, new, options, session


def end(s: Brisca, points: list[int], seed: int = 2) -> Brisca:
    """End the game under way with these points."""
    s.points = vec[i64](points)
    series.end_game(s, Seeded(seed))
    return s


def results(s: Brisca, *games: list[int]) -> Brisca:
    """End one game after the other."""
    for points in games:
        assert not s.over
        end(s, points)
    return s


def wins(s: Brisca) -> list[int]:
    return [int(won) for won in s.wins]


def test_by_default_a_match_is_one_game() -> None:
    """Rule: BR-MATCH-01."""
    s = end(new(2), [70, 50])

    assert s.over
    assert (s.score(0), s.score(1)) == (1.0, 0.0)


@pytest.mark.parametrize("games", [1, 2, 3, 5, 7])
def test_a_match_may_have_a_fixed_number_of_games(games: int) -> None:
    """Rule: BR-MATCH-01, BR-MATCH-04."""
    s = new(2, match_mode="fixed_n", match_n=games)
    played = 0
    while not s.over:
        end(s, [70, 50])
        played += 1

    assert played == games


def test_the_deal_passes_clockwise_whatever_the_result() -> None:
    """Dealer seat 1 of 3: next dealers 2, 0, 1.

    Rule: BR-MATCH-02, BR-SEAT-01.
    """
    s = next(s for s in (new(3, seed, match_mode="fixed_n", match_n=5) for seed in range(20)) if s.dealer == 1)
    dealers = []
    for points in ([50, 40, 30], [45, 45, 30], [0, 0, 120]):
        end(s, points)
        dealers.append(int(s.dealer))

    assert dealers == [2, 0, 1]
    assert s.turn == 2


def test_a_new_game_begins_from_scratch() -> None:
    """Rule: BR-DECK-07, BR-MATCH-01."""
    s = new(2, 3, match_mode="fixed_n", match_n=2)
    while s.games == 0:
        do(s, options(s)[0])
    view = GAME.view(s, 0)

    assert (view["hand_sizes"], view["stock"], view["tricks"], view["count"]) == ([3, 3], 34, [0, 0], None)
    assert s.balance()
    assert sum(s.points) == 0


def test_a_game_gives_one_win_to_every_member_of_the_winning_team() -> None:
    """Rule: BR-MATCH-03."""
    s = end(new(4, match_mode="fixed_n"), [20, 50, 35, 15])

    assert wins(s) == [0, 1, 0, 1]


def test_a_drawn_game_gives_nobody_a_win() -> None:
    """Rule: BR-MATCH-03."""
    s = end(new(2, match_mode="fixed_n"), [60, 60])

    assert (wins(s), s.games) == ([0, 0], 1)


def test_equal_wins_are_decided_by_the_sum_of_card_points() -> None:
    """Three games, one win each and a draw, 185 to 175.

    Rule: BR-MATCH-04.
    """
    s = results(new(2, match_mode="fixed_n"), [75, 45], [60, 60], [50, 70])

    assert s.over
    assert [int(total) for total in s.totals] == [185, 175]
    assert (s.score(0), s.score(1)) == (1.0, 0.0)


def test_most_wins_take_a_match_whatever_the_card_points() -> None:
    """Rule: BR-MATCH-04."""
    s = results(new(2, match_mode="fixed_n"), [61, 59], [0, 120], [61, 59])

    assert (s.score(0), s.score(1)) == (1.0, 0.0)


def test_equal_wins_and_equal_points_share_the_match() -> None:
    """Rule: BR-MATCH-04."""
    s = results(new(2, match_mode="fixed_n", match_n=2), [70, 50], [50, 70])

    assert (s.score(0), s.score(1)) == (0.5, 0.5)


def test_first_to_three_ends_with_the_third_win() -> None:
    """Rule: BR-MATCH-04."""
    s = results(new(2, match_mode="first_to_n"), [70, 50], [50, 70], [70, 50])
    assert not s.over
    end(s, [70, 50])

    assert s.over
    assert wins(s) == [3, 1]
    assert GAME.view(s, 1)["winners"] == [0]


def test_a_replayed_game_does_not_count_and_does_not_move_the_deal() -> None:
    """Rule: BR-MATCH-05, BR-SCORE-06."""
    s = new(2, tie_rule="replay", match_mode="fixed_n", match_n=2)
    dealer = int(s.dealer)
    end(s, [60, 60])

    assert (s.games, s.dealer, wins(s), [int(total) for total in s.totals]) == (0, dealer, [0, 0], [0, 0])
    assert s.stock == 34


def test_a_single_game_that_ties_is_dealt_again_with_that_setting() -> None:
    """Rule: BR-SCORE-06, BR-MATCH-05."""
    s = end(new(2, tie_rule="replay"), [60, 60])

    assert not s.over
    end(s, [61, 59])
    assert s.over
    assert s.score(0) == 1.0


def test_the_third_replay_stands_as_a_draw() -> None:
    """Rule: BR-MATCH-06."""
    s = results(new(2, tie_rule="replay"), [60, 60], [60, 60], [60, 60])
    assert not s.over
    end(s, [60, 60])

    assert s.over
    assert (s.score(0), s.score(1)) == (0.5, 0.5)


def test_each_game_of_a_match_has_three_replays_of_its_own() -> None:
    """Rule: BR-MATCH-06."""
    s = results(new(2, tie_rule="replay", match_mode="fixed_n", match_n=2), *[[60, 60]] * 4)

    assert (s.games, s.replays) == (1, 0)
    results(s, *[[60, 60]] * 3)
    assert not s.over
    assert end(s, [60, 60]).over


def test_first_to_three_ends_after_fifteen_games_at_the_latest() -> None:
    """Drawn games for ever: the guard ends the match, and card points decide it.

    Rule: BR-MATCH-06.
    """
    s = results(new(2, match_mode="first_to_n"), [70, 50], *[[60, 60]] * 13)
    assert not s.over
    end(s, [60, 60])

    assert (s.over, s.games) == (True, 15)
    assert (s.score(0), s.score(1)) == (1.0, 0.0)


def test_four_single_players_without_a_draw_need_nine_games_at_most() -> None:
    """Rule: BR-MATCH-06."""
    s = new(4, match_mode="first_to_n", teams=False)
    for game in range(8):
        end(s, [60 if seat == game % 4 else 20 for seat in range(4)])
    assert not s.over
    end(s, [60, 20, 20, 20])

    assert (s.over, s.games) == (True, 9)


def test_the_view_tells_how_the_former_game_ended() -> None:
    """Rule: BR-MATCH-03."""
    s = new(2, match_mode="fixed_n")
    assert GAME.view(s, 0)["last"] is None
    end(s, [75, 45])
    view = GAME.view(s, 0)

    assert view["last"] == {"winners": [0], "points": [75, 45]}
    assert (view["games"], view["wins"], view["totals"]) == (1, [1, 0], [75, 45])


def test_who_has_won_a_match_is_told_at_its_end() -> None:
    """Rule: BR-MATCH-04."""
    table = session(2, 3, match_mode="fixed_n", match_n=2)
    s = table.state
    assert isinstance(s, Brisca)
    while not s.over:
        do(s, options(s)[0])
    best = [seat for seat in (0, 1) if s.rank(seat) == 1]

    assert [fields["seat"] for fields in heard(table.log, 0, "match-won")] == best
    assert len(heard(table.log, 0, "deal")) == 2


def test_a_world_looks_to_the_end_of_its_game_and_no_further() -> None:
    """A search in the first of three games must not play the whole match.

    Rule: BR-MATCH-01.
    """
    s = new(2, 4, match_mode="fixed_n")
    world = s.world(int(s.turn), Seeded(1))
    decisions = playout(world, Seeded(2))

    assert world.over
    assert decisions <= 58
    assert world.score(0) + world.score(1) == 1.0


def test_the_worth_of_a_world_is_its_own_game_not_the_lead_in_the_match() -> None:
    """Two wins ahead, a lost game is still a lost game.

    Rule: BR-MATCH-04.
    """
    s = results(new(2, match_mode="fixed_n", match_n=5), [70, 50], [70, 50])
    world = s.world(0, Seeded(1))
    assert isinstance(world, Brisca)
    end(world, [10, 110])

    assert (world.score(0), world.score(1)) == (0.0, 1.0)


def test_a_match_without_memory_is_played_to_its_end() -> None:
    """The laboratory plays without memory; that is no world.

    Rule: BR-MATCH-01.
    """
    settings = GAME.check_settings({"match_mode": "fixed_n"})
    s = GAME.new(Setup(2, settings, False, None), Seeded(1))
    playout(s, Seeded(2))

    assert isinstance(s, Brisca)
    assert s.games == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_where_one_game_ends_and_the_next_begins(seats: int) -> None:
    """Rule: BR-MATCH-01, BR-DECK-07."""
    settings = {"match_mode": "fixed_n", "match_n": 2, "tie_rule": "replay"}
    checked = 0
    for k, table in enumerate(laws.walk(GAME, seats, seats, settings)):
        s = table.state
        assert isinstance(s, Brisca)
        if not s.over and (s.count >= 38 or (s.games > 0 and s.count < 2)):
            checked += 1
            for law in laws.DECISION_LAWS:
                law(GAME, s, k)

    assert checked >= 4


@pytest.mark.parametrize(
    ("points", "settings", "won", "drawn"),
    [
        ([70, 50], {}, [0], []),
        ([50, 70], {}, [1], []),
        ([60, 60], {}, [], [0]),
        ([60, 60], {"tie_rule": "replay"}, [], [1]),
        ([40, 30, 30, 20], {}, [0, 2], []),
    ],
)
def test_the_result_of_a_game_is_told(
    points: list[int], settings: dict[str, object], won: list[int], drawn: list[int]
) -> None:
    """Who has won, each member of a team; or that nobody has, and whether it is dealt again.

    Rule: BR-SCORE-02, BR-SCORE-06.
    """
    table = session(len(points), 3, **settings)
    s = table.state
    assert isinstance(s, Brisca)
    end(s, points)

    assert [fields["seat"] for fields in heard(table.log, 0, "won")] == won
    assert [fields["replayed"] for fields in heard(table.log, 0, "drawn")] == drawn
    assert heard(table.log, 0, "match-won") == []


@pytest.mark.parametrize(("last", "score"), [(0, [1.0, 0.0]), (1, [0.0, 1.0])])
def test_the_winner_of_a_world_is_whom_the_tie_rule_names(last: int, score: list[float]) -> None:
    """Rule: BR-SCORE-06, BR-MATCH-04."""
    world = new(2, tie_rule="last_trick").world(0, Seeded(1))
    assert isinstance(world, Brisca)
    world.leader = Seat(last)
    end(world, [60, 60])

    assert [world.score(0), world.score(1)] == score


def test_in_a_world_too_more_points_are_the_better_place() -> None:
    """Rule: BR-SCORE-05, BR-MATCH-04."""
    world = new(3).world(0, Seeded(1))
    assert isinstance(world, Brisca)
    end(world, [20, 70, 30])

    assert [world.rank(seat) for seat in range(3)] == [3, 1, 2]


def test_a_match_begins_with_nothing_to_tell_of_a_former_game() -> None:
    """Rule: BR-MATCH-01."""
    s = new(2, match_mode="fixed_n")

    assert (list(s.last_points), s.last_winners, GAME.view(s, 0)["last"]) == ([0, 0], 0, None)
