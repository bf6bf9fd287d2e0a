"""How strong a captain is that has time for a part of its trials (``python -m flibuste.lab.bench.hurried brisca 0.2``).

That is its place in a page without a server: the engine is interpreted there, and the clock ends its search earlier.
Which share of its trials it has time for is measured by ``web/offline/bench.mjs``; here it plays against the whole
captain and against the level below, by numbers of trials and not by the clock: a busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import sys

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.base import Bot
from flibuste.bots.roster import OWN, find_bot
from flibuste.bots.trials import TrialBot
from flibuste.kernel.game import find_game
from flibuste.lab.arena import Contest, in_this_process, run_contest
from flibuste.lab.report import lines, report

HURRIED = "hurried"
OPPONENTS = ("captain", "quartermaster")
FRESH = 5001


def captain(game: str, share: float) -> Bot:
    """Make a captain of so many of its trials, which no clock stops."""
    whole = find_bot(game, "captain")
    assert isinstance(whole, TrialBot)
    return TrialBot(whole.guide, max(1, round(share * int(whole.trials))))


def main(words: list[str]) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("share", type=float, help="the part of its trials, above 0 and at most 1")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--against", nargs="+", default=OPPONENTS)
    chosen = parser.parse_args(words)
    game = find_game(chosen.game)
    own = OWN[game.name]
    whole = captain(game.name, 1.0)
    own["captain"] = lambda: whole
    own[HURRIED] = lambda: captain(game.name, chosen.share)
    for opponent in chosen.against:
        settings = game.check_settings({})
        contest = Contest(
            game.name, (HURRIED, opponent), game.seats.start, settings, chosen.games, FRESH, stop_early=False
        )
        print("\n".join(lines(report(contest, run_contest(contest, in_this_process, lambda done, planned: None)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
