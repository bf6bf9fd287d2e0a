"""The greedy bot: strong enough against random play, and never wasteful with action cards."""

from __future__ import annotations

import pytest

from flibuste.bots.treasure_hunter import GreedyHunter
from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup

from .hunting import position, site

BOT = GreedyHunter()


def choice(s: Hunt, seat: int) -> str:
    """Write what the bot chooses, from what its seat may know."""
    return GAME.write(int(BOT.choose(s.seen_by(seat, Seeded(1)), seat, Seeded(2))))


def share_of_firsts(seats: int, games: int) -> float:
    """Let one bot play against random players, in every seat as often; it gets only what its seat may know."""
    rng, own = Seeded(seats), Seeded(seats + 1)
    first = 0
    for game in range(games):
        me = game % seats
        s = GAME.new(Setup(seats, GAME.check_settings({}), True, None), rng)
        while not s.over:
            seat = int(lowest(s.waiting))
            known = seat == me
            s.apply(seat, BOT.choose(s.seen_by(seat, own), seat, own) if known else s.random_option(seat, rng), rng)
        first += int(s.rank(me) == 1)
    return first / games


@pytest.mark.parametrize(("seats", "bar"), [(2, 0.9), (4, 0.6)])
def test_it_beats_random_play(seats: int, bar: float, compiled: bool) -> None:
    """90 % of games of two, first in 60 % of games of four; 400 games where the engine is compiled."""
    assert share_of_firsts(seats, 400 if compiled else 20) >= bar


def test_it_plays_a_card_that_wins_a_treasure_and_passes_where_none_does() -> None:
    board = {"blue": ["relic-19", "relic-3a"]}
    wins = site("blue-09 flaming-sword-1 red-01", "blue-12 red-02", "blue-10 red-03", board=board)
    loses = site("blue-02 flaming-sword-1 red-01", "blue-12 red-02", "blue-01 red-03", board=board)

    assert choice(wins, 0) == "play flaming-sword-1"
    assert choice(loses, 0) == "pass"


def test_it_plays_two_cards_where_one_is_not_enough() -> None:
    s = site(
        "blue-05 flaming-sword-1 hill-ogre-1",
        "blue-12 red-02",
        "blue-01 red-03",
        board={"blue": ["relic-19", "old-shoe"]},
    )

    assert choice(s, 0).startswith("play")


def test_it_lets_a_bad_treasure_go() -> None:
    """Highest at a site whose MAX is a curse: a nap for the strong one gives the MIN instead."""
    s = site(
        "blue-09 blue-02 sleeping-potion-1",
        "blue-05 red-02",
        "blue-03 red-03",
        board={"blue": ["howling-skull", "relic-9a"]},
    )
    assert choice(s, 0) == "play sleeping-potion-1"
    s.apply(0, GAME.read("play sleeping-potion-1"), Seeded(1))

    assert choice(s, 0) == "sleep blue-09"


def test_it_keeps_a_low_card_for_a_rich_min_and_gold_for_a_poor_board() -> None:
    hands = [["blue-01", "blue-06", "coin-copper-1"], ["red-01", "red-02", "red-03"], ["dog-1", "dog-2", "dog-3"]]
    kept = [[f"{colour}-{n:02}" for n in range(7, 13)] for colour in ("green", "red", "blue")]
    rich = position(seats=3, phase="draft", hands=hands, kept=kept, board={"blue": ["old-shoe", "relic-19"]})
    poor = position(seats=3, phase="draft", hands=hands, kept=kept, board={"blue": ["old-shoe", "rotten-egg"]})

    assert choice(rich, 0) == "keep blue-01"
    assert choice(poor, 0) == "keep coin-copper-1"


def test_it_hides_from_goblins_only_if_they_would_take_something() -> None:
    hands = [["scaregoblin", "dog-1"], ["coin-gold-1"]]
    harmless = position(seats=2, phase="goblins", hands=hands, goblins=["goblin-3-silver-1"])
    harmful = position(seats=2, phase="goblins", hands=hands, goblins=["goblin-5-silver-1"])

    assert choice(harmless, 0) == "pass"
    assert choice(harmful, 0) == "play scaregoblin"


def test_it_waits_with_a_scroll_that_pays_little_until_the_last_round() -> None:
    laid, owned = [["dog-1"], []], [["kennel-master-1"], []]
    early, late = (position(seats=2, phase="scrolls", laid=laid, owned=owned, round=number) for number in (2, 5))

    assert choice(early, 0) == "done"
    assert choice(late, 0) == "use kennel-master-1"
