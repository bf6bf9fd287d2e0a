"""How many mistakes reviews find: ``python -m flibuste.lab.reviewing brisca --games 20``.

A captain plays a deckhand, seats in turn; both are reviewed. The row it prints stands in ``docs/guide/review.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.roster import find_bot
from flibuste.insight.review import review
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES, find_game
from flibuste.kernel.records import Record
from flibuste.kernel.session import start

LEVELS = ("captain", "deckhand")
FRESH = 3001
"""The first deal: nothing was tuned on these."""


@dataclass
class Found:
    """What the reviews of one level found; seconds are CPU seconds, in all and of the longest."""

    decisions: int = 0
    mistakes: int = 0
    lost: float = 0.0
    seconds: float = 0.0
    longest: float = 0.0


def play(game: str, deal: int, lineup: tuple[str, ...]) -> Record:
    """Play one game between bots and return its record."""
    declared = find_game(game)
    chance, thoughts = Seeded(deal), Seeded(deal + 7919)
    session = start(declared, len(lineup), declared.check_settings({}), chance)
    bots = [find_bot(game, name) for name in lineup]
    while not session.state.over:
        seat = session.waiting()[0]
        seen = session.state.seen_by(seat, thoughts)
        session.answer(seat, int(bots[seat].choose(seen, seat, thoughts)), chance)
    return session.record


def measure(game: str, games: int, share: float = 1.0) -> Iterator[dict[str, Found]]:
    """Review game after game; each time say what was found so far."""
    found = {level: Found() for level in LEVELS}
    for number in range(games):
        lineup = LEVELS if number % 2 == 0 else LEVELS[::-1]
        record = play(game, FRESH + number, lineup)
        for seat, level in enumerate(lineup):
            add(found[level], record, seat, share)
        yield found


def add(found: Found, record: Record, seat: int, share: float) -> None:
    """Review one seat."""
    begun = time.process_time()
    told = review(record, seat, share=share)
    spent = time.process_time() - begun
    found.decisions += len(told["decisions"])
    found.mistakes += told["mistakes"]
    found.lost += sum(one["chance_lost"] for one in told["decisions"] if one["mistake"])
    found.seconds += spent
    found.longest = max(found.longest, spent)


def row(game: str, games: int, found: dict[str, Found]) -> str:
    """Write one row of the guide's table."""
    cells = [game, str(games)]
    for level in LEVELS:
        one = found[level]
        per = 100 * one.mistakes / max(1, one.decisions)
        cells += [
            f"{one.mistakes} in {one.decisions:,} ({per:.1f} %)",
            f"{100 * one.lost / games:.0f} %",
            f"{one.seconds / games:.1f} (longest {one.longest:.1f})",
        ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()
    for played, found in enumerate(measure(chosen.game, chosen.games), 1):
        print(row(chosen.game, played, found), flush=True)


if __name__ == "__main__":
    main()
