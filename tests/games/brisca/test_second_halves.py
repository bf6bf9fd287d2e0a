"""What partners and others do not see, and what only the end adds up."""

from __future__ import annotations

import json

from flibuste.games.brisca import GAME
from flibuste.games.brisca.scoring import side_sum
from flibuste.kernel.bits import SPECTATOR
from tests.games.brisca.scene import do, scene

EVERYBODY = (0, 1, 2, 3, SPECTATOR)


def test_partners_do_not_pool_their_tricks_only_their_points_at_the_end() -> None:
    """Seat 0 takes the last trick, seat 2 is the partner: each has its own pile, the points are one sum.

    Rule: BR-SEAT-07, BR-TRICK-08.
    """
    s = scene("Ao / 4o / 5o / 6o", tricks=9)
    taken = [list(GAME.view(s, seat)["tricks"]) for seat in EVERYBODY]
    do(s, "play Ao", "play 4o", "play 5o", "play 6o")
    after = GAME.view(s, 0)["tricks"]
    assert isinstance(after, list)

    assert [many - before for many, before in zip(after, taken[0], strict=True)] == [1, 0, 0, 0]
    assert s.over
    assert side_sum(s, s.points, 0) == side_sum(s, s.points, 2) == s.points[0] + s.points[2]
    assert side_sum(s, s.points, 1) == s.points[1] + s.points[3]


def test_without_teams_everybody_counts_alone() -> None:
    """Rule: BR-SEAT-07, BR-SCORE-05."""
    s = scene("Ao / 4o / 5o", tricks=12, removed="2c")
    do(s, "play Ao", "play 4o", "play 5o")

    assert [side_sum(s, s.points, seat) for seat in range(3)] == [s.points[seat] for seat in range(3)]


def test_during_play_nobody_is_shown_points_or_taken_cards() -> None:
    """Neither the winner of a trick, nor the partner, nor who watches; with an empty stock no more than before.

    Rule: BR-TRICK-08, BR-SEAT-07, BR-SCORE-09.
    """
    s = scene("Ao 4c / 3o 6c / 5o 4e / 6o 5e", tricks=8)
    do(s, "play Ao", "play 3o", "play 5o", "play 6o")
    for seat in EVERYBODY:
        view = GAME.view(s, seat)
        assert (view["points"], view["count"], view["winners"]) == (None, None, None)
        assert not any(card in json.dumps(view) for card in ("Ao", "3o", "5o", "6o"))
        assert sum(view["taken_sizes"]) == 36


def test_the_end_shows_points_cards_and_winners_to_all() -> None:
    """Rule: BR-TRICK-08, BR-SCORE-09."""
    s = scene("Ao / 4o / 5o / 6o", tricks=9)
    do(s, "play Ao", "play 4o", "play 5o", "play 6o")
    for seat in EVERYBODY:
        view = GAME.view(s, seat)
        assert (sum(view["points"]), view["decision"], view["turn"]) == (120, None, None)
        assert view["count"] is not None
