"""Where librt is missing the games run all the same, and play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.kernel import arrays

SOURCE = Path(__file__).parent.parent.parent / "src"
PLAY = """
import hashlib, json, sys
if sys.argv[1] == "without":
    sys.modules["librt"] = None
import flibuste, flibuste.games
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES
from flibuste.kernel.saving import save
from flibuste.kernel.session import start
from flibuste.bots.guide import Guide
from flibuste.bots.search import search
import librt.vecs
print(librt.vecs.vec.__module__)
for name, game in sorted(GAMES.items()):
    rng = Seeded(1)
    state = start(game, game.seats.start, {}, rng).state
    answers = 0
    while not state.over:
        seat = lowest(state.waiting)
        state.apply(seat, state.random_option(seat, rng), rng)
        answers += 1
    print(name, answers, hashlib.sha256(json.dumps(save(game, state)).encode()).hexdigest())
brisca = start(GAMES["brisca"], 2, {}, Seeded(1)).state
seat = lowest(brisca.waiting)
print(search(brisca.seen_by(seat, Seeded(2)), seat, Guide(), Seeded(3), 40).shares())
"""


def play(how: str) -> list[str]:
    """Play one game of each kind in a Python of its own, from the source."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-c", PLAY, how]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_without_librt_every_game_is_the_same() -> None:
    with_it, without = play("with"), play("without")

    assert without[0] == "flibuste.kernel.arrays"
    assert with_it[0] != without[0]
    assert with_it[1:] == without[1:]
    assert with_it[1:]


STAND_IN: Any = arrays.vec
"""Indexed when it runs, as the real one is; not generic to the type checker, which never sees it in its place."""


@pytest.mark.parametrize("kind", [vec[i64], STAND_IN[i64]], ids=["librt", "stand-in"])
def test_both_arrays_behave_alike(kind: Any) -> None:
    array = kind([3, 1, 2])
    longer = (append if kind is vec[i64] else arrays.append)(array, 9)

    assert (len(array), list(longer), 9 in longer) == (3, [3, 1, 2, 9], True)
    assert array[:] == array
    assert array[:] is not array
    assert (list(array[1:]), array[-1], bool(kind())) == ([1, 2], 2, False)
    for wrong in ([1.5], ["a"]):
        with pytest.raises(TypeError):
            kind(wrong)
    with pytest.raises(OverflowError):
        kind([2**70])
    with pytest.raises(IndexError):
        array[3]
    with pytest.raises(OverflowError):
        array[0] = 2**70
    assert (array == kind([3, 1, 2]), array == kind([3, 1]), array == [3, 1, 2]) == (True, False, False)


@pytest.mark.parametrize("kind", [vec[float], STAND_IN[float]], ids=["librt", "stand-in"])
def test_both_arrays_of_broken_numbers_behave_alike(kind: Any) -> None:
    longer: Any = append if kind is vec[float] else arrays.append
    array = longer(kind([0.5]), 0.25)
    array[0] += 0.25

    assert list(array) == [0.75, 0.25]
    with pytest.raises(TypeError):
        kind(["a"])
