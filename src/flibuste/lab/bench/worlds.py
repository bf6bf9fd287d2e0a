"""Measure how long a world takes: ``python -m flibuste.lab.bench.worlds``, with a compiled engine on the path.

For each table the first world from a memory, one of thirty from the same memory (what a searching bot pays), an answer
where every seat remembers. Beside the times: the most packets and facts of any memory, and the most steps of counting.
"""

from __future__ import annotations

import sys
import time

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.session import start
from flibuste.kernel.state import State

PLAYED, EVERY, FARTHEST, ROUNDS, MANY = 3, 9, 400, 5, 30


def tables() -> list[tuple[Game, int]]:
    """List the tables where something is hidden: each such game with the fewest seats, the most and those between."""
    found = []
    for game in GAMES.values():
        known = start(game, game.seats[0], {}, Seeded(1)).state.known
        if known is not None and known.cards > 0:
            found += [(game, seats) for seats in sorted({game.seats[k] for k in (0, (len(game.seats) - 1) // 2, -1)})]
    return found


def positions(game: Game, seats: int) -> tuple[list[State], float]:
    """Play some random games; return every ninth position and the seconds an answer took."""
    found: list[State] = []
    answers, spent = 0, 0.0
    for seed in range(PLAYED):
        chance = Seeded(seed)
        state = start(game, seats, {}, chance).state
        state.log = None
        for k in range(FARTHEST):
            if state.over:
                break
            if k % EVERY == EVERY // 2:
                found.append(state.clone())
            seat = members(state.waiting)[0]
            action = state.random_option(seat, chance)
            before = time.perf_counter()
            state.apply(seat, action, chance)
            spent += time.perf_counter() - before
            answers += 1
    return found, spent / answers


def first_worlds(states: list[State]) -> float:
    """Return the seconds of a world from a memory that was never asked before."""
    fresh = [state.clone() for state in states for _ in range(state.seats)]
    before = time.perf_counter()
    for k, state in enumerate(fresh):
        state.world(k % state.seats, Seeded(1))
    return (time.perf_counter() - before) / len(fresh)


def many_worlds(states: list[State]) -> float:
    """Return the seconds of one of many worlds from the same memory."""
    before = time.perf_counter()
    for state in states:
        seen = state.seen_by(0, Seeded(1))
        rng = Seeded(2)
        for _ in range(MANY):
            seen.world(0, rng)
    return (time.perf_counter() - before) / (len(states) * MANY)


def largest(states: list[State]) -> tuple[int, int, int]:
    """Return the most packets, facts and steps of counting of any memory."""
    packets, facts, steps = 0, 0, 0
    for state in states:
        for seat in range(state.seats):
            state.world(seat, Seeded(1))
            known = state.known
            if known is not None and known.plan is not None:
                packets = max(packets, int(known.rows[seat].used()))
                facts = max(facts, len(known.rows[seat].sets))
                steps = max(steps, int(known.plan.steps))
    return packets, facts, steps


def main() -> None:
    """Print one line for each table, best of several rounds, in microseconds."""
    print(f"{'table':20}{'first world':>12}{'one of 30':>12}{'answer':>10}{'packets':>9}{'facts':>7}{'steps':>8}")
    for game, seats in tables():
        states, answer = positions(game, seats)
        first = min(first_worlds(states) for _ in range(ROUNDS))
        many = min(many_worlds(states) for _ in range(ROUNDS))
        packets, facts, steps = largest(states)
        times = f"{first * 1e6:12.2f}{many * 1e6:12.2f}{answer * 1e6:10.2f}"
        print(f"{game.name + ' ' + str(seats):20}{times}{packets:9}{facts:7}{steps:8}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
