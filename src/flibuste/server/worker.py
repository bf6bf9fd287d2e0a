"""A worker process for bots: JSON lines in, JSON lines out, until the input ends.

It is handed what a seat may know (``State.seen_by``, saved), never the game itself.
"""

from __future__ import annotations

import json
import secrets
import sys
import time
from typing import Any

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.ismcts import Ismcts
from flibuste.bots.roster import find_bot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.saving import load_game
from flibuste.kernel.state import State
from flibuste.server.levels import LEVELS, WEAKEST, Level

TRIAL = 12
MOST = 20_000


def choose(asked: dict[str, Any]) -> int:
    """Choose an action for a seat."""
    seen = load_game(find_game(asked["game"]), asked["seen"])
    level = LEVELS.get(asked["level"], LEVELS[WEAKEST])
    seat = int(asked["seat"])
    if len(seen.options(seat)) == 1:
        return int(seen.options(seat)[0])
    if level.bot == "search":
        return search(seen, seat, level)
    return int(find_bot(asked["game"], level.bot).choose(seen, seat, Seeded(secrets.randbits(62))))


def search(seen: State, seat: int, level: Level) -> int:
    """Search as many worlds as the time allows: a short trial tells how many."""
    rng = Seeded(secrets.randbits(62))
    begun = time.monotonic()
    action = int(Ismcts(TRIAL).choose(seen, seat, rng))
    spent = time.monotonic() - begun
    affordable = int(TRIAL * 0.8 * (level.budget - spent) / max(spent, 1e-6))
    return int(Ismcts(min(affordable, MOST)).choose(seen, seat, rng)) if affordable > TRIAL else action


def main() -> None:
    """Answer line by line."""
    for line in sys.stdin.buffer:
        try:
            answer: dict[str, object] = {"action": choose(json.loads(line))}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
