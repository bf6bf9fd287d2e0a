"""The small network beside the tables: it learns what no sum can say, and plays by it."""

from __future__ import annotations

import numpy
import pytest

from flibuste.bots.roster import COURSES
from flibuste.games.brisca import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.lab.networks import Network, NetworkBot, practice, rows_of, trained

EITHER = [([[0, 2], [0, 3], [1, 2], [1, 3]], [0.0, 1.0, 1.0, 0.0])] * 64
"""One of two rows is good, both together are not: the best sum of rows is no better than chance."""


def test_a_hidden_layer_learns_what_no_sum_can_say(capsys: pytest.CaptureFixture[str]) -> None:
    network = trained(EITHER, 4, 900, 3)
    worth = network.worth(numpy.array([network.padded(rows) for rows in EITHER[0][0]]))

    assert min(worth[1], worth[2]) > max(worth[0], worth[3]) + 0.5
    assert "pass 900: error" in capsys.readouterr().out


def test_the_row_for_none_adds_nothing() -> None:
    network = Network(4, 3, 1)
    network.learn(numpy.array([[[0, 1, 4], [2, 3, 4]]]), numpy.array([[0.5, -0.5]]), numpy.ones((1, 2)))

    assert not network.vectors[4].any()


def test_practice_lists_candidates_with_what_they_brought_and_the_bot_plays_by_it() -> None:
    guide = COURSES["brisca"].learned()
    decisions = practice(guide, "brisca", 1, 2)
    network = trained(decisions, len(guide.tables.weights), 1, 1)
    state = GAME.new(Setup(2, GAME.check_settings({}), True, None), Seeded(1))
    seat = int(state.turn)  # type: ignore[attr-defined]

    assert all(len(rows) == len(brought) >= 2 for rows, brought in decisions)
    assert all(0.0 <= value <= 1.0 for _, brought in decisions for value in brought)
    assert NetworkBot(network, guide).choose(state.seen_by(seat, Seeded(1)), seat, Seeded(2)) in state.options(seat)
    assert rows_of(guide, state, seat, int(state.options(seat)[0]))
