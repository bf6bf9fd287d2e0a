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
    assert repr(longer) == "vec[i64]([3, 1, 2, 9])"
    for wrong in ([1.5], ["a"]):
        with pytest.raises(TypeError):
            kind(wrong)
    with pytest.raises(OverflowError):
        kind([2**70])
    with pytest.raises(IndexError):
        array[3]
