"""Drawing after a trick."""

from __future__ import annotations

import pytest

from flibuste.games.brisca import GAME
from flibuste.games.brisca.cards import CARD_IDS
from flibuste.games.brisca.play import Brisca

from .scene import do, hand, heard, listen, new, options, scene


def tricks_and_draws(s: Brisca) -> tuple[int, int, list[int]]:
    """Play a game to its end; return tricks, draws, and the stock seen before every draw."""
    tricks = draws = 0
    stocks = []
    while not s.over:
        count, stock = int(s.count), int(s.stock)
        do(s, options(s)[-1])
        tricks += int(s.count // s.seats > count // s.seats) if not s.over else 1
        if s.stock < stock:
            draws += 1
            stocks.append(stock)
    return tricks, draws, stocks


def test_after_a_trick_everybody_is_back_at_three_cards() -> None:
    """Rule: BR-DRAW-01."""
    s = new(3, exchange=False)
    while s.stock > 0:
        assert (s.in_trick > 0) or [int(held) for held in s.sizes] == [3, 3, 3]
        do(s, options(s)[0])


def test_the_winner_draws_first_the_others_follow_clockwise() -> None:
    """Four players, seat 2 wins: 2, 3, 0, 1.

    Rule: BR-DRAW-02, BR-SEAT-01.
    """
    s = scene("4o 4c 5c / 5o 6c 4e / Ao 5e 6e / 6o Vc Ve", turned="Rb", exchange=False)
    log = listen(s)
    do(s, "play 4o", "play 5o", "play Ao", "play 6o")

    assert [fields["seat"] for fields in heard(log, 0, "drew")] == [2, 3, 0, 1]


def test_the_turned_up_card_goes_to_the_last_player_of_the_last_draw() -> None:
    """Three players, seat 0 wins trick 10: seat 2 takes it.

    Rule: BR-DRAW-03.
    """
    s = scene("Ao 4c 5c / 5o 6c 4e / 4o 5e 6e", turned="Rb", removed="2o", tricks=9, stock="", exchange=False)
    do(s, "play Ao", "play 5o", "play 4o")

    assert s.stock == 0
    assert "Rb" in hand(s, 2)


def test_everybody_knows_who_has_drawn_the_turned_up_card() -> None:
    """Rule: BR-DRAW-04."""
    s = scene("Ao 4c 5c / 4o 6c 4e", turned="Rb", tricks=16, exchange=False)
    log = listen(s)
    do(s, "play Ao", "play 4o")

    assert heard(log, 0, "drew-last") == [{"seat": 1, "card": "Rb"}]
    assert s.known is not None
    assert s.known.knows(0, CARD_IDS.index("Rb"), 1)


def test_a_card_drawn_from_the_stock_is_shown_to_the_drawer_only() -> None:
    """Rule: BR-DRAW-01."""
    s = scene("Ao 4c 5c / 4o 6c 4e", turned="Rb", stock="3c Ve", exchange=False)
    log = listen(s)
    do(s, "play Ao", "play 4o")

    assert heard(log, 0, "drew") == [{"seat": 0, "card": "3c"}, {"seat": 1}]
    assert heard(log, 1, "drew") == [{"seat": 0}, {"seat": 1, "card": "Ve"}]


@pytest.mark.parametrize(("seats", "tricks", "draws", "stock"), [(2, 20, 17, 34), (3, 13, 10, 30), (4, 10, 7, 28)])
def test_the_stock_divides_evenly_and_three_tricks_are_played_without_it(
    seats: int, tricks: int, draws: int, stock: int
) -> None:
    """Rule: BR-DRAW-05, BR-DRAW-06."""
    played, drawn, stocks = tricks_and_draws(new(seats))

    assert (played, drawn) == (tricks, draws)
    assert stocks == list(range(stock, 0, -seats))


def test_the_empty_stock_is_told_once() -> None:
    """Rule: BR-DRAW-06."""
    s = scene("Ao 4c 5c / 4o 6c 4e", turned="Rb", tricks=16, exchange=False)
    log = listen(s)
    do(s, "play Ao", "play 4o", "play 4c", "play 6c")

    assert heard(log, 0, "stock-empty") == [{"tricks": 3}]
    assert [int(held) for held in s.sizes] == [2, 2]


def test_nobody_is_asked_whether_to_draw() -> None:
    """Between the last card of a trick and the next lead no decision is open.

    Rule: BR-DRAW-07.
    """
    s = scene("Ao 4c 5c / 4o 6c 4e", turned="Rb", stock="3c Ve", exchange=False)
    do(s, "play Ao", "play 4o")

    assert (s.kind(), s.turn, s.stock) == ("play", 0, 32)
    assert [int(held) for held in s.sizes] == [3, 3]


def test_the_trump_suit_is_shown_when_its_card_has_been_drawn() -> None:
    """Rule: BR-DRAW-08."""
    s = scene("Ao 4c 5c / 4o 6c 4e", turned="Rb", tricks=16, exchange=False)
    do(s, "play Ao", "play 4o")
    view = GAME.view(s, 0)

    assert (view["trump"], view["turned"], view["stock"]) == ("b", None, 0)
