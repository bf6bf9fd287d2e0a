"""A bot of another build of Flibuste: the other build keeps a copy of the game, move by move, and is asked there.

Run as a script by the other build, so it uses nothing but what every build has: the list of games, the roster and
sessions. Both deal from the same seed; an answer that the other build refuses means that its rules are others.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.roster import find_bot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.session import start


class Mirror:
    """One game as the other build sees it, and the bot that is asked."""

    def __init__(self, asked: dict[str, Any]) -> None:
        game = find_game(asked["game"])
        self.chance = Seeded(asked["deal"])
        self.session = start(game, asked["seats"], game.check_settings(asked["settings"]), self.chance)
        self.seat = int(asked["seat"])
        self.rng = Seeded(asked["thoughts"])
        self.bot = find_bot(asked["game"], asked["bot"])

    def answer(self, asked: dict[str, Any]) -> dict[str, object]:
        """Do what was answered since, then choose and say how long that took."""
        for seat, action in asked["answers"]:
            self.session.answer(seat, action, self.chance)
        begin = time.process_time()
        action = int(self.bot.choose(self.session.state.seen_by(self.seat, self.rng), self.seat, self.rng))
        return {"action": action, "seconds": time.process_time() - begin}


def main() -> None:
    """Read a line, answer a line, until nobody asks any more."""
    mirror: Mirror | None = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "deal" in asked:
            mirror = Mirror(asked)
        elif mirror is not None:
            print(json.dumps(mirror.answer(asked)), flush=True)


if __name__ == "__main__":
    main()
