"""The levels: honest and reproducible."""

from __future__ import annotations

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.base import Bot
from flibuste.bots.brisca_guide import learned
from flibuste.bots.guide import Guide
from flibuste.bots.levels import LEVELS, Absent
from flibuste.bots.roster import bots_of, find_bot
from flibuste.bots.search import SearchBot, search
from flibuste.bots.trials import TrialBot
from flibuste.games.brisca import GAME
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES, Game
from flibuste.lab.honesty import shortened


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_four_levels(name: str) -> None:
    assert set(LEVELS) <= set(bots_of(name))


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "search"])
@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_cannot_see_never_changes_its_choice(name: str, level: str) -> None:
    """Deal anew what the seat cannot know, fix the seed: the choice stays."""
    same_choice_in_sibling_worlds(GAMES[name], shortened(find_bot(name, level)))


def test_beliefs_come_from_what_was_played_not_from_what_is_hidden() -> None:
    same_choice_in_sibling_worlds(GAME, TrialBot(learned(0.1), 6))
    same_choice_in_sibling_worlds(GAME, SearchBot(learned(0.1), 6))


@pytest.mark.parametrize("bot", ["tables", "pupil"])
def test_what_was_learned_looks_at_nothing_hidden(bot: str) -> None:
    same_choice_in_sibling_worlds(GAMES["chasse_partie"], shortened(find_bot("chasse_partie", bot)))


def same_choice_in_sibling_worlds(game: Game, bot: Bot) -> None:
    for k, session in enumerate(laws.walk(game, min(game.seats), 11)):
        if session.state.over or k > 40:
            break
        if k % 10 == 3:
            seat = members(session.state.waiting)[0]
            other = laws.believed(session.state, seat, 5)
            choices = {
                int(bot.choose(state.seen_by(seat, Seeded(1)), seat, Seeded(2))) for state in (session.state, other)
            }
            assert len(choices) == 1


def test_an_absent_bot_takes_anything_now_and_then() -> None:
    state = next(laws.walk(GAME, 2, 3)).state
    seat = members(state.waiting)[0]
    bot = Absent(SearchBot(Guide(), 20), 100)
    rng = Seeded(4)

    assert len({int(bot.choose(state.seen_by(seat, rng), seat, rng)) for _ in range(40)}) == 3


def test_a_search_stops_when_its_time_is_over() -> None:
    state = next(laws.walk(GAME, 2, 3)).state
    seat = members(state.waiting)[0]
    work = search(state.seen_by(seat, Seeded(1)), seat, Guide(), Seeded(2), 10_000_000, 30)

    assert 1 <= sum(visits for _, visits, _ in work.shares()) < 10_000_000
