"""Which bots there are."""

from __future__ import annotations

import pytest

import flibuste.games  # noqa: F401
from flibuste.bots.brisca import GreedyBrisca
from flibuste.bots.random import RandomBot, playout, random_games
from flibuste.bots.roster import bots_of, find_bot
from flibuste.bots.trials import TrialBot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Setup


def test_a_game_has_its_own_bots_and_those_for_every_game() -> None:
    assert isinstance(find_bot("brisca", "greedy"), GreedyBrisca)
    assert {"random", "greedy", "search"} <= bots_of("brisca").keys()


def test_a_game_without_a_greedy_bot_lets_chance_play() -> None:
    assert isinstance(find_bot("little_draft", "greedy"), RandomBot)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadData, match="there are captain, deckhand, greedy, quartermaster, random, sailor, search"):
        find_bot("little_draft", "genius")


def test_a_bot_with_trials_may_be_given_another_number_of_them() -> None:
    few = find_bot("brisca", "captain/300")

    assert isinstance(few, TrialBot)
    assert few.trials == 300


@pytest.mark.parametrize(
    "name",
    [
        "sailor/300",
        "captain/many",
        "captain/0",
        "captain/",
        f"captain/{10**7}",
        pytest.param("captain/" + "9" * 5000, id="endless"),
    ],
)
def test_a_number_of_trials_is_refused_where_it_means_nothing(name: str) -> None:
    with pytest.raises(BadData, match="only bots with trials"):
        find_bot("brisca", name)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_bot_of_every_game_takes_a_legal_action(name: str) -> None:
    game = GAMES[name]
    state = game.new(Setup(min(game.seats), game.check_settings({}), True, None), Seeded(3))
    seat = next(seat for seat in range(state.seats) if state.waiting >> seat & 1)
    for bot in bots_of(name):
        if bot != "search":
            action = find_bot(name, bot).choose(state.seen_by(seat, Seeded(1)), seat, Seeded(2))
            assert state.refusal(seat, action) is None


def test_random_games_count_every_decision() -> None:
    game = GAMES["brisca"]
    setup = Setup(2, game.check_settings({}), False, None)
    one = playout(game.new(setup, Seeded(1)), Seeded(2))

    assert 40 <= one <= 58
    assert random_games(game.new, setup, 3, Seeded(1)) >= 120
