"""What a seat may think the others hold: nothing that their play has excluded."""

from __future__ import annotations

import pytest

from flibuste.games.brisca.cards import CARD_IDS
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Seeded

from .scene import do, hand, new, scene


def worlds(s: Brisca, seat: int, times: int) -> list[Brisca]:
    rng = Seeded(5)
    found = [s.world(seat, rng) for _ in range(times)]
    return [world for world in found if isinstance(world, Brisca)]


def suits(s: Brisca, seat: int) -> set[str]:
    return {card[-1] for card in hand(s, seat)}


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    """Seat 0 leads cups, seat 1 plays clubs: no world gives seat 1 a cup. (150 of 240 once did.)

    Rule: BR-VAR-01, BR-VAR-02.
    """
    s = scene("Ac 4c 5c / 4b 5b Ro / 6c 7c 3c / Rc Cc Vc", tricks=7, follow_suit_when_stock_empty=True)
    do(s, "play 4c", "play 4b")

    for seat in (0, 2, 3):
        assert not any("c" in suits(world, 1) for world in worlds(s, seat, 240))
    assert any("o" in suits(world, 1) for world in worlds(s, 0, 240))
    assert any("c" in suits(world, 2) for world in worlds(s, 0, 240))


def test_where_nobody_must_follow_another_suit_says_nothing() -> None:
    """Rule: BR-TRICK-02, BR-VAR-01."""
    s = scene("Ac 4c 5c / 4b 5b Ro / 6c 7c 3c / Rc Cc Vc", tricks=7)
    do(s, "play 4c", "play 4b")

    assert any("c" in suits(world, 1) for world in worlds(s, 0, 240))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_world_of_a_whole_game_lets_anybody_hold_a_suit_they_failed_to_follow(seats: int) -> None:
    """Rule: BR-VAR-01 to BR-VAR-03."""
    voids_seen = 0
    for seed in range(6):
        s = new(seats, seed, follow_suit_when_stock_empty=True)
        rng = Seeded(seed)
        voids: set[tuple[int, str]] = set()
        while not s.over:
            turn, led = s.turn, CARD_IDS[s.played[s.count - s.in_trick]][-1] if s.in_trick else ""
            bound = s.stock == 0 and s.in_trick > 0
            action = s.random_option(turn, rng)
            if bound and CARD_IDS[action][-1] != led:
                voids.add((int(turn), led))
            s.apply(turn, action, rng)
            for seat in range(seats):
                for world in worlds(s, seat, 3) if voids and not s.over else []:
                    assert not any(suit in suits(world, holder) for holder, suit in voids)
        voids_seen += len(voids)
    assert voids_seen > 3
