"""Whether bots are honest: deal anew what a seat cannot know, and its bot must choose the same.

``python -m flibuste.lab.honesty --choices 100000`` shares so many choices among all bots of all games, in games
of every number of players that random and quick bots play in turn. Bots that try or search do so six times only: how
often they look does not change what they may look at.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.base import Bot
from flibuste.bots.roster import bots_of, find_bot
from flibuste.bots.search import SearchBot
from flibuste.bots.trials import TrialBot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.laws import packed
from flibuste.kernel.session import start
from flibuste.kernel.state import State
from flibuste.lab.keeping import measured

TRIALS = 6


@dataclass
class Found:
    """How many choices were compared, how often others held something else then, and how often the choice changed."""

    choices: int = 0
    differed: int = 0
    changed: int = 0


def shortened(bot: Bot) -> Bot:
    """Let a bot try or search just long enough to compare its choices, whatever the clock says."""
    if isinstance(bot, SearchBot):
        return SearchBot(bot.guide, TRIALS)
    if isinstance(bot, TrialBot):
        return TrialBot(bot.guide, TRIALS)
    return bot


def positions(game: Game, first_deal: int) -> Iterator[tuple[State, int]]:
    """Play game after game, each number of players in turn; hand out every decision with whoever is asked."""
    ways = [find_bot(game.name, "random"), find_bot(game.name, "greedy")]
    for number in count():
        chance, rng = Seeded(first_deal + number), Seeded(first_deal + number + 1_000_003)
        seats, way = game.seats[number // 2 % len(game.seats)], ways[number % 2]
        session = start(game, seats, game.check_settings({}), chance)
        while not session.state.over:
            seat = session.waiting()[0]
            if len(session.state.options(seat)) > 1:
                yield session.state, seat
            session.answer(seat, int(way.choose(session.state.seen_by(seat, rng), seat, rng)), chance)


def compare(game: Game, bot: Bot, choices: int, first_deal: int) -> Found:
    """Ask a bot twice at each decision: as the cards lie, and as they might lie for all that its seat knows."""
    found = Found()
    for state, seat in positions(game, first_deal):
        if found.choices == choices:
            break
        other = state.seen_by(seat, Seeded(found.choices + 5))
        chosen = [int(bot.choose(s.seen_by(seat, Seeded(1)), seat, Seeded(2))) for s in (state, other)]
        found.choices += 1
        found.differed += any(
            packed(game, game.view(state, rival)) != packed(game, game.view(other, rival))
            for rival in range(state.seats)
            if rival != seat
        )
        found.changed += chosen[0] != chosen[1]
    return found


def main(words: list[str] | None = None) -> int:
    """Compare, and say what was found; 1 if any choice changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=1000, help="of all bots together")
    parser.add_argument("--game", choices=measured(), help="of one game alone")
    parser.add_argument("--first-deal", type=int, default=1)
    chosen = parser.parse_args(words)
    bots = [(game, name) for game in measured() for name in bots_of(game) if chosen.game in (None, game)]
    every = []
    print("| game | bot | choices | others held something else | changed |\n|---|---|---|---|---|")
    for game, name in bots:
        each = compare(
            find_game(game), shortened(find_bot(game, name)), -(-chosen.choices // len(bots)), chosen.first_deal
        )
        every.append(each)
        print(f"| {game} | {name} | {each.choices:,} | {each.differed:,} | {each.changed} |", flush=True)
    print(f"{sum(one.changed for one in every)} of {sum(one.choices for one in every):,} choices changed")
    return int(any(one.changed for one in every))


if __name__ == "__main__":
    raise SystemExit(main())
