"""The arena: bots against each other on duplicate deals, every seating of a deal, until the result is clear."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Settings, find_game
from flibuste.kernel.session import start
from flibuste.lab.match import Played, Task, play_task
from flibuste.lab.statistics import Pairing, running_interval

Runner = Callable[[list[Task]], Iterator[Played]]
"""Plays tasks somewhere and hands the results back in the order of the tasks."""


@dataclass(frozen=True)
class Contest:
    """What is to be compared."""

    game: str
    bots: tuple[str, ...]
    seats: int
    settings: Settings
    games: int
    first_deal: int = 1
    seconds: float = 10.0
    stop_early: bool = True
    module: str = ""
    each: str = ""
    """A setting whose values take turns, deal by deal: the scenarios of Briskars."""

    @cached_property
    def tables(self) -> list[Settings]:
        """List the settings that take turns: all with which so many can play."""
        if not self.each:
            return [self.settings]
        values = next(setting.values for setting in find_game(self.game).settings if setting.name == self.each)
        every: list[Settings] = [{**self.settings, self.each: value} for value in values]
        return [settings for settings in every if refused(self.game, self.seats, settings) is None]

    def settings_of(self, deal: int) -> Settings:
        """Return the settings that a deal is played with."""
        return self.tables[(deal - self.first_deal) % len(self.tables)]


def refused(game: str, seats: int, settings: Settings) -> BadData | None:
    """Say why a game cannot begin for so many: three bands do not fight for the chest of two."""
    found = find_game(game)
    try:
        start(found, seats, found.check_settings(settings), Seeded(1))
    except BadData as reason:
        return reason
    return None


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return every line-up that one deal is played with.

    With as many bots as seats (or fewer, then they alternate round the table): all rotations, each once. With more:
    every choice of so many bots, each with all its rotations.
    """
    lineups: list[tuple[str, ...]] = []
    chosen = combinations(bots, seats) if len(bots) > seats else [tuple(bots)]
    for group in chosen:
        ring = [group[k % len(group)] for k in range(seats)]
        for turn in range(seats):
            lineup = tuple(ring[turn:] + ring[:turn])
            if lineup not in lineups:
                lineups.append(lineup)
    return lineups


def check(contest: Contest) -> None:
    """Refuse a contest that cannot be played."""
    find_game(contest.game).check_seats(contest.seats)
    if len(contest.bots) < 2 or len(set(contest.bots)) != len(contest.bots):
        raise BadData("bad_contest", "an arena needs two or more different bots")
    if contest.games < 1:
        raise BadData("bad_contest", "an arena plays at least one game")
    if contest.each and contest.each not in [setting.name for setting in find_game(contest.game).settings]:
        raise BadData("bad_contest", f"{contest.game} has no setting {contest.each!r} to take turns with")
    if not contest.tables:
        raise BadData("bad_contest", f"{contest.game} has no {contest.each} for {contest.seats}")
    reason = refused(contest.game, contest.seats, contest.tables[0])
    if reason is not None:
        raise reason


def deals(contest: Contest) -> list[list[Task]]:
    """List the tasks deal by deal."""
    lineups = seatings(contest.bots, contest.seats)
    count = max(1, contest.games // len(lineups))
    return [
        [
            Task(contest.game, contest.settings_of(deal), deal, lineup, contest.seconds, contest.module)
            for lineup in lineups
        ]
        for deal in range(contest.first_deal, contest.first_deal + count)
    ]


def pairings(bots: Sequence[str], played: Played) -> list[Pairing]:
    """Compare each two different bots of a game: whoever has the better score wins the comparison."""
    result: list[Pairing] = []
    for one, other in combinations(range(len(played.lineup)), 2):
        first, second = played.lineup[one], played.lineup[other]
        if first != second:
            mine, theirs = played.scores[one], played.scores[other]
            better = standing_order(played, one, other) if mine == theirs else mine - theirs
            share = 0.5 if better == 0 else float(better > 0)
            result.append((bots.index(first), bots.index(second), share))
    return result


def standing_order(played: Played, one: int, other: int) -> float:
    """Break equal scores of losers by how well they stood (places below the first)."""
    if not played.standings or played.scores[one] > 0:
        return 0.0
    return float(played.standings[one] - played.standings[other])


def advantage(contest: Contest, deal: Sequence[Played]) -> float:
    """Return how much the first bot outscored the others in one deal: its mean score less theirs."""
    mine = [s for p in deal for s, name in zip(p.scores, p.lineup, strict=True) if name == contest.bots[0]]
    theirs = [s for p in deal for s, name in zip(p.scores, p.lineup, strict=True) if name != contest.bots[0]]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs) if mine and theirs else 0.0


def is_decided(contest: Contest, found: Sequence[Sequence[Played]]) -> bool:
    """Say whether two bots can be told apart already, whatever is still to come."""
    if not contest.stop_early or len(contest.bots) != 2 or len(found) < 20:
        return False
    low, high = running_interval([advantage(contest, deal) for deal in found])
    return low > 0.0 or high < 0.0


def run_contest(contest: Contest, runner: Runner, progress: Callable[[int, int], None]) -> list[list[Played]]:
    """Play deal after deal until all are played or the result is clear; the same contest gives the same results."""
    check(contest)
    planned = deals(contest)
    found: list[list[Played]] = []
    batch = 20
    for first in range(0, len(planned), batch):
        part = planned[first : first + batch]
        results = runner([task for deal in part for task in deal])
        for deal in part:
            found.append([next(results) for _ in deal])
            progress(len(found), len(planned))
        if is_decided(contest, found):
            break
    return found


def in_this_process(tasks: list[Task]) -> Iterator[Played]:
    """Play one after the other, here."""
    return map(play_task, tasks)


class Processes:
    """Plays on all cores of this machine."""

    def __init__(self, workers: int) -> None:
        self.pool = ProcessPoolExecutor(workers)

    def __call__(self, tasks: list[Task]) -> Iterator[Played]:
        """Play a batch."""
        return self.each(play_task, tasks)

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        """Do some work for each item."""
        return self.pool.map(work, items, chunksize=1)

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown()


class Cluster:
    """Plays on a Ray cluster: the same task function, whole games per task."""

    def __init__(self, address: str, workers: int) -> None:
        try:
            import ray
        except ImportError as error:
            raise BadData("no_ray", "for a cluster install the extra: pip install 'flibuste[ray]'") from error
        self.ray = ray
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody unless it is asked for
        if address == "local":
            here: dict[str, Any] = {"_node_ip_address": "127.0.0.1", "include_dashboard": False}
            ray.init(num_cpus=workers, log_to_driver=False, **here)
        else:
            ray.init(address=address, log_to_driver=False)

    def __call__(self, tasks: list[Task]) -> Iterator[Played]:
        """Play a batch."""
        return self.each(play_task, tasks)

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        """Do some work for each item."""
        there = self.ray.remote(work)
        return iter(self.ray.get([there.remote(item) for item in items]))

    def close(self) -> None:
        """Leave the cluster."""
        self.ray.shutdown()
