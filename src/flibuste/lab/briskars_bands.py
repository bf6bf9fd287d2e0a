"""Whether the ready bands of Briskars are worth the same: each against each other, everywhere, with both sides swapped.

``python -m flibuste.lab.briskars_bands --bots captain --deals 2 --keep build/bands`` plays every two bands in every
scenario, and the last plank on the map that no scenario has: two games a deal with the same dice, the bands changing
seats. Every bout is kept as it ends, under the text of the two bands and of all other data: a run can be stopped and
goes on, and a band written anew plays its own games again only.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Protocol

import flibuste
import flibuste.games  # (enters the games in the list)
from flibuste.bots.roster import find_bot
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.field.verbs import BAND_CHOICE
from flibuste.games.briskars.recruiting.recruiting import band_ids
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Settings, find_game
from flibuste.kernel.session import Session, start
from flibuste.lab.arena import Processes
from flibuste.lab.statistics import interval, mean

DATA = Path(flibuste.__file__).parent / "games/briskars/data"
FAIR = (40.0, 60.0)


@dataclass(frozen=True)
class Bout:
    """Two bands, a place and a deal: to be played twice, with the seats changed."""

    bands: tuple[str, str]
    scenario: str
    map: str
    deal: int
    bots: str

    @property
    def key(self) -> str:
        """Name the bout by everything its result depends on but the code."""
        where = f"{self.scenario} {self.map} {self.deal} {self.bots}"
        return f"{where} {' '.join(self.bands)} {mark(self.bands)}"


@cache
def mark(bands: tuple[str, ...]) -> str:
    """Mark the data that a bout is played with: two bands and whatever is no band (as it was when the run began)."""
    marks = hashlib.sha256()
    for file in sorted(DATA.rglob("*.*")):
        if file.parent.name != "bands" or file.stem in bands:
            marks.update(file.read_bytes())
    return marks.hexdigest()[:12]


def places() -> list[tuple[str, str]]:
    """List scenarios with the map of each, and the last plank wherever no other battle is fought."""
    found = [(one.id, "scenario") for one in STANDARD.scenarios]
    used = {int(one.map) for one in STANDARD.scenarios}
    return found + [("last-plank", one.id) for k, one in enumerate(STANDARD.maps) if k not in used]


def bouts(bands: Sequence[str], bots: str, deals: Sequence[int]) -> list[Bout]:
    """List the bouts of every two bands, those of a deal in any order: a run cut short is a fair sample."""
    found: list[Bout] = []
    for deal in deals:
        everywhere = enumerate(places())
        some = [Bout(pair, *where, deal * 1000 + k, bots) for k, where in everywhere for pair in combinations(bands, 2)]
        Random(deal).shuffle(some)
        found += some
    return found


def play(bout: Bout) -> tuple[Bout, list[float]]:
    """Play a bout and return what its first band won, in the first seat and in the second."""
    one, other = bout.bands
    return bout, [fight(bout, (one, other))[0], fight(bout, (other, one))[1]]


def fight(bout: Bout, seated: tuple[str, str]) -> list[float]:
    """Play one game between two bands and return both scores."""
    game = find_game("briskars")
    settings: Settings = game.check_settings({"scenario": bout.scenario, "map": bout.map})
    chance = Seeded(bout.deal)
    session = start(game, 2, settings, chance)
    for seat, band in enumerate(seated):
        session.answer(seat, int(BAND_CHOICE) + band_ids(STANDARD).index(band), chance)
    play_out(session, bout, chance)
    return [float(session.state.score(seat)) for seat in range(2)]


def play_out(session: Session, bout: Bout, chance: Seeded) -> None:
    """Let the bots play a game to its end."""
    bots = [find_bot("briskars", bout.bots) for _ in range(2)]
    thoughts = [Seeded(bout.deal * 1_000_003 + seat) for seat in range(2)]
    while not session.state.over:
        seat = session.waiting()[0]
        seen = session.state.seen_by(seat, thoughts[seat])
        session.answer(seat, int(bots[seat].choose(seen, seat, thoughts[seat])), chance)


# keeping and counting

Results = dict[str, tuple[Bout, list[float]]]


def read(file: Path, planned: Sequence[Bout]) -> Results:
    """Read what was played of a plan."""
    found: Results = {}
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    scores = dict(json.loads(line) for line in lines)
    for bout in planned:
        if bout.key in scores:
            found[bout.key] = (bout, scores[bout.key])
    return found


class Runner(Protocol):
    """Does some work for each item, here or elsewhere."""

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        """Hand the results back in the order of the items."""


def run(planned: Sequence[Bout], file: Path, runner: Runner) -> Results:
    """Play what is missing, and write each bout down as it ends."""
    found = read(file, planned)
    missing = [bout for bout in planned if bout.key not in found]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept:
        for done, (bout, scores) in enumerate(runner.each(play, missing)):
            found[bout.key] = (bout, scores)
            print(json.dumps([bout.key, scores]), file=kept, flush=True)
            print(f"\r{done + 1}/{len(missing)} bouts", end="", file=sys.stderr, flush=True)
    return found


def shares(results: Results, band: str) -> list[float]:
    """List what a band won of each of its bouts, in percent."""
    found = []
    for bout, scores in results.values():
        if band in bout.bands:
            won = 100.0 * mean(scores)
            found.append(won if band == bout.bands[0] else 100.0 - won)
    return found


def table(results: Results, bands: Sequence[str]) -> Iterator[str]:
    """Write for each band what it wins against the field, then against each other band."""
    yield f"{'band':<14}{'games':>6}  won of all, 95 % interval"
    for band in bands:
        won = shares(results, band)
        low, high = interval(won)
        verdict = "" if FAIR[0] <= mean(won) <= FAIR[1] else "  outside"
        yield f"{band:<14}{2 * len(won):>6}  {mean(won):5.1f} % ({low:.1f} to {high:.1f}){verdict}"
    yield ""
    for band in bands:
        cells = [between(results, band, other) for other in bands]
        yield f"{band:<14}" + "".join(f"{cell:>6}" for cell in cells)
    yield ""
    for where in places():
        cells = [in_place(results, band, where) for band in bands]
        yield f"{' '.join(where):<26}" + "".join(f"{cell:>6}" for cell in cells)


def between(results: Results, band: str, other: str) -> str:
    """Say what a band wins against one other, in percent."""
    some = {key: one for key, one in results.items() if set(one[0].bands) == {band, other}}
    return f"{mean(shares(some, band)):.0f}" if some else "-"


def in_place(results: Results, band: str, where: tuple[str, str]) -> str:
    """Say what a band wins in one place, in percent."""
    some = {key: one for key, one in results.items() if (one[0].scenario, one[0].map) == where}
    return f"{mean(shares(some, band)):.0f}" if some else "-"


def main(words: list[str] | None = None) -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="sailor", help="who leads both bands (default sailor)")
    parser.add_argument("--deals", type=int, default=1, help="deals for every two bands in every place")
    parser.add_argument("--first-deal", type=int, default=1)
    parser.add_argument("--bands", default=",".join(band_ids(STANDARD)))
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, default=Path("build/bands"))
    chosen = parser.parse_args(words)
    bands = chosen.bands.split(",")
    planned = bouts(bands, chosen.bots, range(chosen.first_deal, chosen.first_deal + chosen.deals))
    runner = Processes(chosen.workers)
    try:
        results = run(planned, chosen.keep / f"{chosen.bots}.jsonl", runner)
    except KeyboardInterrupt:
        results = read(chosen.keep / f"{chosen.bots}.jsonl", planned)
    finally:
        runner.close()
    print("\n" + "\n".join(table(results, bands)))


if __name__ == "__main__":
    main()
