"""Chapters 1 and 2: components and setup."""

from __future__ import annotations

import pytest

from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.cards import SITE_NAMES, is_action, is_adventurer, site_of
from flibuste.games.treasure_hunter.content import BOOK
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.session import start

from .hunting import new, told


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_the_game_is_for_two_to_six(seats: int) -> None:
    """Other numbers are refused.

    Rule: TH-COMP-01.
    """
    with pytest.raises(BadData, match="wrong_number_of_seats"):
        start(GAME, seats, {}, Seeded(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """All numbers in between are accepted.

    Rule: TH-COMP-01.
    """
    assert start(GAME, seats, {}, Seeded(1)).state.seats == seats


def test_the_deck() -> None:
    """36 adventurers, 12 watchdogs, 12 coin cards and 15 action cards: 75.

    Rule: TH-COMP-02.
    """
    cards = range(75)

    assert sum(is_adventurer(card) for card in cards) == 36
    assert sum(BOOK.paws[card] > 0 for card in cards) == 12
    assert sum(BOOK.coin[card] > 0 for card in cards) == 12
    assert sum(is_action(card) for card in cards) == 15
    assert len(set(BOOK.card_ids)) == 75


def test_each_force_once_per_site() -> None:
    """Twelve adventurers for each site, Force 1 to 12.

    Rule: TH-COMP-03.
    """
    for number, name in enumerate(SITE_NAMES):
        cards = [card for card in range(36) if site_of(card) == number]
        assert [int(BOOK.force[card]) for card in cards] == list(range(1, 13))
        assert all(BOOK.card_ids[card].startswith(name) for card in cards)


def test_coin_cards() -> None:
    """Four of each metal; copper 1, silver 2, gold 3.

    Rule: TH-COMP-04, TH-COMP-09.
    """
    assert sorted(int(BOOK.coin[card]) for card in range(48, 60)) == [1] * 4 + [2] * 4 + [3] * 4


def test_watchdogs_have_paws_and_discipline() -> None:
    """Every watchdog has both numbers.

    Rule: TH-COMP-05.
    """
    assert all(BOOK.paws[dog] > 0 and BOOK.discipline[dog] > 0 for dog in range(36, 48))


def test_treasures() -> None:
    """30 relics (25 positive, 5 negative), 20 yellow scrolls, 4 grey scrolls: 54.

    Rule: TH-COMP-06.
    """
    values = [int(BOOK.value[tile]) for tile in range(30)]

    assert (sum(value > 0 for value in values), sum(value < 0 for value in values)) == (25, 5)
    assert BOOK.tile_ids[30].startswith("strong-team")
    assert BOOK.tile_ids[50:] == ["relic-lore", "goblin-trophies", "curse-breaker", "banker"]
    assert len(set(BOOK.tile_ids)) == 54


def test_goblins() -> None:
    """22 tiles with Paws and a coin; one of Paws 3 that takes 2 exists.

    Rule: TH-COMP-07.
    """
    goblins = [(int(BOOK.goblin_paws[k]), int(BOOK.goblin_coin[k])) for k in range(22)]

    assert len(BOOK.goblin_ids) == 22
    assert (3, 2) in goblins


def test_the_board() -> None:
    """Three sites with a MAX and a MIN space each, MAX first, and three goblin spaces.

    Rule: TH-COMP-10.
    """
    view = GAME.view(new(4), 0)

    assert [list(space)[:3] for space in view["sites"]] == [["site", "max", "min"]] * 3
    assert [space["site"] for space in view["sites"]] == ["blue", "green", "red"]
    assert len(view["goblins"]) == 3


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_begins_with_fifteen_points(seats: int) -> None:
    """For every number of players, in round 1.

    Rule: TH-SETUP-02, TH-SETUP-03.
    """
    s = new(seats)

    assert [int(amount) for amount in s.money] == [15] * seats
    assert GAME.view(s, 0)["round"] == 1


def test_tiles_are_laid_out_from_the_top_of_shuffled_stacks() -> None:
    """Three goblins; three hidden and three evident treasures from two stacks of 27, blue, green, red, face up.

    Rule: TH-SETUP-04 to TH-SETUP-08, TH-PREP-03, TH-PREP-04.
    """
    s = new(4, 9)
    view = GAME.view(s, 62)

    assert [int(goblin) for goblin in s.goblins] == [int(goblin) for goblin in s.goblin_stack[:3]]
    assert [int(s.spaces[k]) for k in (0, 2, 4)] == [int(tile) for tile in s.stack[:3]]
    assert [int(s.spaces[k]) for k in (1, 3, 5)] == [int(tile) for tile in s.stack[27:30]]
    assert (view["hidden_stack"], view["evident_stack"], view["goblin_stack"]) == (24, 24, 19)
    assert all(space["max"] and space["min"] for space in view["sites"])
    assert list(new(4, 8).stack) != list(s.stack)
    assert list(new(4, 8).goblin_stack) != list(s.goblin_stack)


def test_the_first_dealer_is_drawn() -> None:
    """Every seat can be the first dealer.

    Rule: TH-SETUP-09.
    """
    assert {int(new(4, seed).dealer) for seed in range(40)} == {0, 1, 2, 3}


def test_the_supply_never_runs_out() -> None:
    """The rest of coins and gems is the supply; it has no size, and nothing is refused for lack of coins.

    Rule: TH-SETUP-10, TH-COMP-08.
    """
    view = GAME.view(new(4), 0)

    assert "supply" not in view
    assert sum(player["money"] for player in view["players"]) == 60


def test_yellow_scrolls_may_lie_on_the_board_from_the_start() -> None:
    """In some games a yellow scroll is among the first tiles.

    Rule: TH-SETUP-11.
    """
    assert any(30 <= tile < 50 for seed in range(10) for tile in new(4, seed).spaces)


def test_the_setup_is_told() -> None:
    """The first events are the board and the own nine cards.

    Rule: TH-SETUP-08, TH-DRAFT-01.
    """
    events = told(new(3), 1)

    assert [kind for kind, _ in events] == ["laid-out", "dealt"]
    assert len(events[1][1]["cards"]) == 9  # type: ignore[arg-type]
