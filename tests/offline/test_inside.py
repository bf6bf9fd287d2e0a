"""The games inside the page's own Python: every law holds there, and the games are the same as everywhere."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from flibuste.games import __all__ as our_games
from flibuste.kernel import laws
from flibuste.kernel.game import find_game

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "build/engine"
LONGEST = 420


@pytest.mark.skipif(not (ENGINE / "engine.json").exists(), reason="the engine of the page is not built: make page")
def test_laws_hold_inside_the_page_and_its_games_are_the_servers() -> None:
    """In WebAssembly, for a game of each kind: every law of a decision at four moments, every law of whole games.

    The fingerprints are those of the Python around it.
    """
    venv = os.environ.get("VIRTUAL_ENV", str(ROOT / ".venv"))
    command = [str(ROOT / "web/with-node"), venv, "node", str(ROOT / "web/offline/laws.mjs"), str(ENGINE)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])

    assert found["python"] == "emscripten"
    assert found["digests"] == {
        name: laws.digest(find_game(name), find_game(name).seats.start, 1) for name in our_games
    }
    assert found["laws"] == dict.fromkeys(our_games, 4 * len(laws.DECISION_LAWS) + len(laws.GAME_LAWS))
