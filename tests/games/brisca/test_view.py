"""What a seat may see, and how teams sit."""

from __future__ import annotations

import json

import pytest

from flibuste.games.brisca import GAME
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.ids import Seat

from .scene import do, hand, new, options, scene


def test_four_players_play_in_teams_unless_they_choose_otherwise() -> None:
    """Rule: BR-SEAT-04."""
    assert [GAME.view(new(4), 0)["teams"], GAME.view(new(4, teams=False), 0)["teams"]] == [True, False]
    assert [new(4, teams=False).side(seat) for seat in range(4)] == [0, 1, 2, 3]


def test_partners_sit_opposite_so_the_teams_alternate() -> None:
    """Rule: BR-SEAT-05."""
    s = new(4)

    assert [s.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [s.partner(Seat(seat)) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_teams_are_ignored(seats: int) -> None:
    """Rule: BR-SEAT-06."""
    s = new(seats, teams=True)

    assert GAME.view(s, 0)["teams"] is False
    assert [s.side(seat) for seat in range(seats)] == list(range(seats))


def test_a_partner_sees_no_card_of_the_other_not_even_at_the_end() -> None:
    """Rule: BR-SEAT-07."""
    for s in (new(4), scene("Ao 4c 5c / 5o 6c 4e / 4o 5e 6e / 6o Vc Ve", tricks=7)):
        shown = json.dumps(GAME.view(s, 0)["hand"])
        assert not any(card in shown for card in hand(s, 2))
        assert not any(card in json.dumps(GAME.view(s, 0)) for card in hand(s, 2))


def test_a_seat_sees_its_hand_sorted_and_the_sizes_of_the_others() -> None:
    s = do(scene("7b Ao 4o / 3c 2e 5b", turned="Rb"), "play 4o")

    assert GAME.view(s, 0)["hand"] == ["Ao", "7b"]
    assert GAME.view(s, 1)["hand"] == ["3c", "2e", "5b"]
    assert GAME.view(s, 0)["hand_sizes"] == [2, 3]


def test_the_trick_is_seen_by_all_with_its_best_card_and_why() -> None:
    """Rule: BR-TRICK-01, BR-TRICK-04, BR-TRICK-05."""
    s = do(scene("4o 7c Vc / 6o 2b 5c / 6c 5e 4e", turned="Rb", removed="2o", leader=1), "play 6o")
    view = GAME.view(s, SPECTATOR)
    assert (view["led"], view["best"]) == ("o", {"seat": 1, "card": "6o", "why": "rank", "rule": "BR-TRICK-05"})

    do(s, "play 6c", "play 4o")

    assert GAME.view(s, 0)["tricks"] == [0, 1, 0]


def test_a_trump_wins_by_trump() -> None:
    """Rule: BR-TRICK-04."""
    s = do(scene("Ao 7c Vc / 2b 6o 5c / 6c 5e 4e", turned="Rb", removed="2o"), "play Ao", "play 2b")

    assert GAME.view(s, 2)["best"] == {"seat": 1, "card": "2b", "why": "trump", "rule": "BR-TRICK-04"}
    assert GAME.view(s, 2)["trick"] == [{"seat": 0, "card": "Ao"}, {"seat": 1, "card": "2b"}]


def test_where_trump_is_led_the_rank_decides() -> None:
    """Rule: BR-TRICK-05, BR-TRICK-06."""
    s = do(scene("5b 7c Vc / Vb 6o 5c / 6c 5e 4e", turned="Rb", removed="2o"), "play 5b", "play Vb")

    assert GAME.view(s, 2)["best"] == {"seat": 1, "card": "Vb", "why": "rank", "rule": "BR-TRICK-05"}


def test_a_spectator_sees_no_hand() -> None:
    """Rule: BR-TRICK-08."""
    view = GAME.view(new(2), SPECTATOR)

    assert (view["you"], view["hand"]) == (None, [])


def test_the_order_of_the_stock_is_in_no_view() -> None:
    """Rule: BR-SETUP-04."""
    s = scene("7b Ao 4o / 3c 2e 5b", turned="Rb", stock="Ve Ce")
    text = json.dumps([GAME.view(s, seat) for seat in (0, 1, SPECTATOR)])

    assert "Ve" not in text
    assert "Ce" not in text


def test_tricks_taken_cannot_be_looked_through() -> None:
    """Rule: BR-TRICK-08."""
    s = do(scene("Ao 4c 5c / 3o 6c 4e", turned="Rb", exchange=False), "play Ao", "play 3o")
    shown = json.dumps([GAME.view(s, 0), GAME.view(s, 1)])

    assert "Ao" not in shown
    assert "3o" not in shown


def test_a_view_can_be_sent_as_it_is() -> None:
    s = new(3, 2, match_mode="fixed_n", match_n=2)
    while not s.over:
        for seat in (0, 1, 2, SPECTATOR):
            assert json.loads(json.dumps(GAME.view(s, seat))) == GAME.view(s, seat)
        do(s, options(s)[0], chance=Seeded(3))
    assert GAME.view(s, 0)["decision"] is None
    assert GAME.view(s, 0)["turn"] is None


@pytest.mark.parametrize("viewer", [2, 9, -1])
def test_who_has_no_seat_looks_on(viewer: int) -> None:
    """Rule: BR-SEAT-07."""
    view = GAME.view(new(2), viewer)

    assert (view["you"], view["hand"]) == (None, [])
