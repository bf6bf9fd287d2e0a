"""Whether beliefs of Brisca tell anything: how likely the true cards are beside the worlds that were drawn for a seat.

``python -m flibuste.lab.brisca_calibration --games 40 --doubts 0,0.1 --warmths 0.02,0.03`` plays games and compares at
each decision what the true cards weigh with what drawn worlds weigh, on average. Beliefs that know nothing gain 0;
above it they help by so many nats a decision, below it they mislead.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.brisca_features import BriscaFeatures
from flibuste.bots.brisca_guide import FILE, LEARNED, BriscaGuide
from flibuste.bots.learned.kept import learned_tables
from flibuste.bots.roster import find_bot
from flibuste.games.brisca.play import Brisca
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.session import start
from flibuste.kernel.state import State
from flibuste.lab.statistics import interval, mean


def gain(guide: BriscaGuide, state: Brisca, worlds: Sequence[State], seat: int) -> float:
    """Return by how many nats the true cards are more likely than worlds drawn by lot."""
    return log(float(guide.weight(state, seat)) / mean([float(guide.weight(world, seat)) for world in worlds]))


def watch(guides: Sequence[BriscaGuide], bot: str, seats: int, deal: int, worlds: int) -> list[list[float]]:
    """Play a game; return for each guide what it gained at each decision at which something is hidden."""
    chance, thoughts = Seeded(deal), Seeded(deal * 1_000_003)
    game = find_game("brisca")
    session = start(game, seats, game.check_settings({}), chance)
    players = [find_bot("brisca", bot) for _ in range(seats)]
    gained: list[list[float]] = [[] for _ in guides]
    while not session.state.over:
        state, seat = session.state, session.waiting()[0]
        assert isinstance(state, Brisca)
        if state.stock > 0 and state.count > 0 and not state.exchanging:
            drawn = [state.world(seat, thoughts) for _ in range(worlds)]
            for found, guide in zip(gained, guides, strict=True):
                found.append(gain(guide, state, drawn, seat))
        session.answer(seat, int(players[seat].choose(state.seen_by(seat, thoughts), seat, thoughts)), chance)
    return gained


def numbers(text: str) -> list[float]:
    """Read numbers with commas between."""
    return [float(word) for word in text.split(",")]


def main(words: list[str] | None = None) -> None:
    """Play, compare and write a line for each doubt and warmth; intervals rest on games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="captain", help="who plays")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first-deal", type=int, default=1001)
    parser.add_argument("--worlds", type=int, default=200, help="drawn at each decision")
    parser.add_argument("--doubts", type=numbers, default=[0.1], help="how much an odd world still counts")
    parser.add_argument("--warmths", type=numbers, default=[0.03], help="how widely players differ from the tables")
    chosen = parser.parse_args(words)
    kinds = [(doubt, warmth) for doubt in chosen.doubts for warmth in chosen.warmths]
    guides = [
        BriscaGuide(learned_tables(LEARNED, BriscaFeatures(), FILE), doubt=doubt, warmth=warmth)
        for doubt, warmth in kinds
    ]
    games: list[list[float]] = [[] for _ in kinds]
    for deal in range(chosen.first_deal, chosen.first_deal + chosen.games):
        for found, gained in zip(games, watch(guides, chosen.bot, chosen.seats, deal, chosen.worlds), strict=True):
            found.append(mean(gained))
    for (doubt, warmth), found in zip(kinds, games, strict=True):
        low, high = interval(found)
        print(
            f"doubt {doubt:<5} warmth {warmth:<5} gain {mean(found):+.4f} ({low:+.4f} to {high:+.4f}) nats a decision"
        )


if __name__ == "__main__":
    main()
