"""What a server process counts about itself, and how Prometheus reads it. No name, no address, no table's id."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from itertools import accumulate
from time import monotonic, time

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the steps in which times are counted."""
HELP = {
    "flibuste_info": ("gauge", "The version that runs."),
    "flibuste_start_time_seconds": ("gauge", "When this process started, in seconds since 1970."),
    "flibuste_tables_open": ("gauge", "Tables in the memory of this process, by game and status."),
    "flibuste_tables_kept": ("gauge", "Tables in the database, by status."),
    "flibuste_tables_broken": ("gauge", "Tables put aside because their journal cannot be read."),
    "flibuste_connections": ("gauge", "Sockets and streams that are open."),
    "flibuste_followers": ("gauge", "Who follows a table, as a player or a watcher."),
    "flibuste_tables_opened_total": ("counter", "Tables opened, by game."),
    "flibuste_answers_total": ("counter", "Answers written, by game and by who gave them."),
    "flibuste_games_ended_total": ("counter", "Games that ended, by game and how."),
    "flibuste_requests_total": ("counter", "HTTP requests, by status."),
    "flibuste_refusals_total": ("counter", "Refusals over sockets, by code."),
    "flibuste_change_seconds": ("histogram", "From a request at a table until it was on the disk."),
    "flibuste_bot_seconds": ("histogram", "How long bots took, waiting for a worker included, by level."),
    "flibuste_bot_failures_total": ("counter", "Bots that gave no answer in time: chance chose in their place."),
    "flibuste_workers_waiting": ("gauge", "Questions that wait for a worker, by pool."),
    "flibuste_commits_total": ("counter", "Groups of writes committed."),
    "flibuste_writes_total": ("counter", "Writes; divided by the commits: how many share one trip to the disk."),
    "flibuste_loop_lag_seconds": ("gauge", "The longest the event loop was late since the last look."),
    "flibuste_healthy": ("gauge", "Whether something could be written just now."),
}
Labels = Mapping[str, str]
Sample = tuple[str, Labels, float]


def key(labels: Labels) -> tuple[tuple[str, str], ...]:
    """Make labels a key."""
    return tuple(labels.items())


class Metrics:
    """Counters and times of one process."""

    def __init__(self) -> None:
        self.started = time()
        self.counters: dict[str, dict[tuple[tuple[str, str], ...], float]] = {}
        self.times: dict[str, dict[tuple[tuple[str, str], ...], list[float]]] = {}
        self.lag = 0.0

    def count(self, name: str, **labels: str) -> None:
        """Count one more."""
        found, labelled = self.counters.setdefault(name, {}), key(labels)
        found[labelled] = found.get(labelled, 0) + 1

    def took(self, name: str, since: float, **labels: str) -> None:
        """Count a time, from a moment of the monotonic clock until now."""
        seconds = monotonic() - since
        times, labelled = self.times.setdefault(name, {}), key(labels)
        found = times.get(labelled)
        if found is None:
            found = times[labelled] = [0.0] * (len(BOUNDS) + 2)
        found[bisect_left(BOUNDS, seconds)] += 1
        found[-1] += seconds

    def late(self, seconds: float) -> None:
        """Note how late the event loop was."""
        self.lag = max(self.lag, seconds)

    def lag_since_last_look(self) -> float:
        """Return the longest the loop was late, and begin anew."""
        lag, self.lag = self.lag, 0.0
        return lag

    def counted(self) -> Iterable[Sample]:
        """List what was counted."""
        for name, found in self.counters.items():
            yield from ((name, dict(labels), value) for labels, value in found.items())
        for name, times in self.times.items():
            for labels, numbers in times.items():
                yield from histogram(name, dict(labels), numbers)


def histogram(name: str, labels: Labels, numbers: list[float]) -> Iterable[Sample]:
    """List the samples of a time, kept step by step: how many took at most so long, how many there were, their sum."""
    bounds = [*(f"{bound:g}" for bound in BOUNDS), "+Inf"]
    *steps, together = numbers
    for bound, value in zip(bounds, accumulate(steps), strict=True):
        yield f"{name}_bucket", {**labels, "le": bound}, value
    yield f"{name}_count", labels, sum(steps)
    yield f"{name}_sum", labels, together


def written(samples: Iterable[Sample]) -> str:
    """Write samples in Prometheus' text format, each family once with its type and its help."""
    families: dict[str, list[str]] = {}
    for name, labels, value in samples:
        family = next((one for one in (name, name.rpartition("_")[0]) if one in HELP), name)
        inside = ",".join(f'{label}="{escaped(text)}"' for label, text in labels.items())
        families.setdefault(family, []).append(f"{name}{{{inside}}} {value:.17g}" if inside else f"{name} {value:.17g}")
    lines: list[str] = []
    for family, found in families.items():
        kind, sentence = HELP[family]
        lines += [f"# HELP {family} {sentence}", f"# TYPE {family} {kind}", *found]
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    """Write a label's value."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
