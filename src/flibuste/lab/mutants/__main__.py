"""``make mutants``: print which small mistakes in cited code no citing test notices."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import sys
import time
from pathlib import Path

from flibuste.kernel.errors import GameError
from flibuste.lab.mutants import reasons
from flibuste.lab.mutants.cited import Cited, cited
from flibuste.lab.mutants.trying import CAUGHT, ELSEWHERE, LATE, SURVIVED, Trial, Trials
from flibuste.lab.rules import checkout, games


def words(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the words of this command."""
    parser = argparse.ArgumentParser(prog="flibuste.lab.mutants", description=__doc__)
    parser.add_argument("--game", help="one game; all without it")
    parser.add_argument("--rule", action="append", default=[], help="only code that cites this rule (may be repeated)")
    parser.add_argument(
        "--within", action="append", default=[], help="only files below this, as GAME/ROOM (may be repeated)"
    )
    parser.add_argument("--sample", type=int, default=0, help="try so many mutants of each game, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--elsewhere", action="store_true", help="print also what only tests of other rules notice")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    parser.add_argument("--again", action="store_true", help="forget the results of former runs")
    return parser.parse_args(arguments)


class Results:
    """Results on disk, one line each: what is known of a mutant holds while its code and its tests stay the same."""

    def __init__(self, root: Path, again: bool) -> None:
        """Read what former runs found."""
        self.root = root
        self.package = root / "src" / "flibuste"
        self.file = root / "build" / "mutants" / "results.jsonl"
        self.known: dict[str, str] = {}
        self.digests: dict[str, str] = {}
        if again:
            self.file.unlink(missing_ok=True)
        if self.file.is_file():
            for line in self.file.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                self.known[entry["stamp"]] = entry["result"]

    def stamp(self, trial: Trial) -> str:
        """Name a mutant together with the texts of its code and of its tests."""
        files = sorted({test.partition("::")[0] for test in trial.tests})
        texts = [self.digest(file) for file in files]
        whole = "\n".join([trial.mutant.key(self.package), trial.mutant.digest, *trial.tests, *texts])
        return hashlib.sha256(whole.encode()).hexdigest()[:24]

    def digest(self, file: str) -> str:
        """Return the digest of a test file."""
        if file not in self.digests:
            self.digests[file] = hashlib.sha256((self.root / file).read_bytes()).hexdigest()
        return self.digests[file]

    def keep(self, trial: Trial, result: str) -> None:
        """Write one result down at once."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        stamp = self.stamp(trial)
        self.known[stamp] = result
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({"stamp": stamp, "mutant": trial.mutant.key(self.package), "result": result}) + "\n")


class Progress:
    """One line on a terminal, told anew now and then: how far, how many survive, how long it will take."""

    def __init__(self, total: int) -> None:
        """Begin to count."""
        self.total = total
        self.done = 0
        self.alive = 0
        self.began = time.monotonic()
        self.told = 0.0

    def step(self, result: str) -> None:
        """Count one result."""
        self.done += 1
        self.alive += result == SURVIVED
        now = time.monotonic()
        if now - self.told >= 5.0 or self.done == self.total:
            self.told = now
            left = (now - self.began) / self.done * (self.total - self.done)
            line = f"{self.done}/{self.total} tried, {self.alive} survive, about {left / 60:.1f} min left"
            print(line, file=sys.stderr, flush=True)


def select(root: Path, game: str, chosen: argparse.Namespace) -> list[tuple[Cited, Trial]]:
    """List the trials of a game that were asked for."""
    package = root / "src" / "flibuste"
    found = []
    for one in cited(root, game):
        place = one.file.relative_to(package / "games").as_posix()
        within = not chosen.within or place.startswith(tuple(chosen.within))
        if within and (not chosen.rule or set(chosen.rule) & set(one.rules)):
            found += [(one, Trial(mutant, one.tests)) for mutant in one.mutants]
    if chosen.sample and len(found) > chosen.sample:
        found = random.Random(chosen.seed).sample(found, chosen.sample)
    return found


def report(
    game: str, tried: list[tuple[Cited, Trial]], results: Results, excused: dict[str, str], elsewhere: bool
) -> int:
    """Print the survivors of a game, then the count; return how many have no reason."""
    counts = dict.fromkeys((CAUGHT, LATE, ELSEWHERE, SURVIVED), 0)
    without = 0
    for one, trial in tried:
        result = results.known[results.stamp(trial)]
        counts[result] += 1
        key = trial.mutant.key(results.package)
        if result == SURVIVED and key not in excused:
            without += 1
            print(told(one, trial, results.root))
        elif result == ELSEWHERE and elsewhere:
            print(f"{told(one, trial, results.root)} (noticed by a test of another rule)")
        elif result != SURVIVED and key in excused:
            print(f"{reasons.FILE.as_posix()}: {key} has a reason to live, and is noticed: take the entry out")
    print(summary(game, counts, counts[SURVIVED] - without))
    return without


def told(one: Cited, trial: Trial, root: Path) -> str:
    """Write one survivor: where, what was changed, which rules it cites."""
    place = f"{one.file.relative_to(root).as_posix()}:{trial.mutant.line}"
    return f"{place}: {one.name}: {trial.mutant.change}\n    {', '.join(one.rules)}"


def summary(game: str, counts: dict[str, int], excused: int) -> str:
    """Sum a game up."""
    caught = counts[CAUGHT] + counts[LATE]
    share = 100 * caught / max(sum(counts.values()), 1)
    return (
        f"{game}: {sum(counts.values())} mutants; {caught} caught by tests of their rule ({share:.1f} %, "
        f"{counts[LATE]} by the time limit), {counts[ELSEWHERE]} noticed only by tests of other rules, "
        f"{counts[SURVIVED]} survive, {excused} of them with a reason"
    )


def main(arguments: list[str] | None = None) -> int:
    """Try the mutants and print who survives."""
    chosen = words(arguments)
    try:
        root = checkout()
        names = [chosen.game.replace("-", "_")] if chosen.game else games(root)
        tried = {game: select(root, game, chosen) for game in names}
    except GameError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    results = Results(root, chosen.again)
    excused = reasons.read(root)
    waiting = [trial for pairs in tried.values() for _, trial in pairs if results.stamp(trial) not in results.known]
    progress = Progress(len(waiting))

    def keep(trial: Trial, result: str) -> None:
        results.keep(trial, result)
        progress.step(result)

    if waiting:
        known = sum(map(len, tried.values())) - len(waiting)
        print(f"{len(waiting)} mutants to try, {known} known from former runs", file=sys.stderr)
        folders = [f"tests/games/{game}" for game in names]
        if Trials(root, folders, waiting, chosen.jobs, keep).run() != 0:
            print("the run was broken off; what was found so far is kept", file=sys.stderr)
            return 2
    return 1 if sum(report(game, tried[game], results, excused, chosen.elsewhere) for game in names) else 0


if __name__ == "__main__":
    sys.exit(main())
