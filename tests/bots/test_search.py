"""The search over worlds."""

from __future__ import annotations

import subprocess
import sys

import little_draft
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.guide import Guide
from flibuste.bots.random import RandomBot
from flibuste.bots.search import SearchBot, Tree, key_of, search
from flibuste.games.brisca import GAME
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.state import State


def fresh(game: Game, seats: int, seed: int) -> State:
    return game.new(Setup(seats, game.check_settings({}), True, None), Seeded(seed))


def test_children_hang_in_the_order_of_their_actions() -> None:
    tree = Tree()
    grown = [int(tree.grow(0, key_of(0, action))) for action in (5, 2, 9, 7)]
    below = int(tree.grow(grown[1], key_of(1, 4)))
    found, kid = [], tree.child[0]
    while kid != 0:
        found.append(int(tree.action(kid)))
        kid = tree.sibling[kid]

    assert found == [2, 5, 7, 9]
    assert (int(tree.child[grown[1]]), int(tree.seat(below)), int(tree.action(below))) == (below, 1, 4)
    assert int(tree.seat(0)) == -1


def test_a_wide_tree_is_given_back_whole() -> None:
    """A checking allocator watches a search among four hundred options: no write goes where it does not belong."""
    program = """if True:
        from flibuste.bots.search import Tree, key_of
        for _ in range(50):
            tree = Tree()
            for action in range(400):
                tree.grow(0, key_of(0, 399 - action))
            del tree
    """
    freed = subprocess.run(
        [sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, check=False, timeout=120
    )

    assert (freed.returncode, freed.stderr[-300:]) == (0, "")


def close_ending() -> State:
    """Set up two cards each: seat 1 is a little ahead and has led the three of trumps, so this trick decides."""
    assert GAME.position is not None
    for seed in range(1000):
        cards = vec[i64]([k for k, card in enumerate(GAME.nouns["card"]) if card not in ("Ab", "4c", "3b", "5c")])
        Seeded(seed).mix(cards)
        names = [GAME.nouns["card"][card] for card in cards]
        tricks = [names[k : k + 2] for k in range(0, 36, 2)]
        state = GAME.position({"seats": 2, "trump": "b", "hands": [["Ab", "4c"], ["3b", "5c"]], "tricks": tricks})
        assert isinstance(state, Brisca)
        if state.turn == 1 and 4 <= state.points[1] - state.points[0] < 15:
            state.apply(1, GAME.read("play 3b"), Seeded(1))
            return state
    raise AssertionError("no such game")


def test_it_finds_the_card_that_wins_the_game() -> None:
    state = close_ending()

    assert GAME.write(int(search(state.seen_by(0, Seeded(1)), 0, Guide(), Seeded(2), 60).best())) == "play Ab"


def test_it_answers_a_sealed_group_like_any_other_question() -> None:
    state = fresh(little_draft.GAME, 3, 2)
    for seat in members(state.waiting):
        action = SearchBot(Guide(), 40).choose(state.seen_by(seat, Seeded(1)), seat, Seeded(2))
        assert state.refusal(seat, action) is None


def test_the_same_thoughts_give_the_same_choice() -> None:
    state = fresh(GAME, 2, 4)
    seat = members(state.waiting)[0]
    choices = {int(SearchBot(Guide(), 30).choose(state.seen_by(seat, Seeded(1)), seat, Seeded(2))) for _ in range(3)}

    assert len(choices) == 1


def test_search_beats_chance_in_the_little_draft() -> None:
    """Twenty games, each seat in turn; fair would be a third."""
    won = 0.0
    for seed in range(20):
        mine = seed % 3
        chance, thoughts = Seeded(seed), Seeded(seed + 50)
        state = fresh(little_draft.GAME, 3, seed)
        while not state.over:
            seat = members(state.waiting)[0]
            bot = SearchBot(Guide(), 40) if seat == mine else RandomBot()
            state.apply(seat, bot.choose(state.seen_by(seat, thoughts), seat, thoughts), chance)
        won += state.score(mine)

    assert won >= 10
