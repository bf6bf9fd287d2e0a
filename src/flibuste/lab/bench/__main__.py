"""``make bench``: measure, print, and write JSON and chart into build/bench."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path

from flibuste.lab.bench import bars, chart, ours, rivals, searches
from flibuste.lab.bench.timing import ROUNDS, Contender, measure, use_one_core

FOLDER = Path("build/bench")


def main() -> int:
    """Run the bench; the exit code says whether the bars hold (those against OpenSpiel where it is installed)."""
    use_one_core()
    contenders = ours.contenders() + rivals.contenders()
    mode = "compiled" if ours.COMPILED else "interpreted"
    print(f"engine {mode}; one core, alternating, best of {ROUNDS}, CPU time\n")
    measure(contenders)
    print_rates(contenders)
    costs = [ours.costs(game, seats) for game, seats in ours.tables()]
    print(f"\n{'search':22}{'clone us':>10}{'world us':>10}{'simulations/s':>16}")
    for cost in costs:
        print(f"{cost.game:22}{cost.clone:10.2f}{cost.world:10.2f}{cost.simulations:16,.0f}")
    rates, search_bars = searches.compare()
    searches.show(rates)
    found = bars.of_the_engines(contenders) + bars.of_the_games(contenders, costs)
    found += search_bars
    print(f"\n{'bars, figures of this run':72}{'figure':>9}")
    for bar in found:
        print(bar.line())
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = {
        "mode": mode,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "versions": rivals.versions(),
        "rounds": ROUNDS,
        "rates": [row(contender) for contender in contenders],
        "search": [{"game": c.game, "clone_us": c.clone, "world_us": c.world, "sims": c.simulations} for c in costs],
        "ismcts": {"rates": rates},
        "bars": [
            {"work": b.work, "figure": b.figure, "bar": b.bar, "at_most": b.at_most, "holds": b.holds} for b in found
        ],
    }
    (FOLDER / "bench.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten: {FOLDER / 'bench.json'}", *chart.draw(contenders, found, FOLDER))
    return int(not all(bar.holds for bar in found))


def print_rates(contenders: list[Contender]) -> None:
    """Print one line per contender, fastest first, loop by loop."""
    for loop, title in chart.LOOPS.items():
        print(f"{title:42}{'decisions/s':>14}{'ns':>8}{'games/s':>12}{'per game':>10}")
        for c in sorted((c for c in contenders if c.loop == loop), key=lambda c: -c.best):
            name = f"  {c.library} {c.game}"
            print(f"{name:42}{c.best:14,.0f}{1e9 / c.best:8.0f}{c.best / c.length:12,.0f}{c.length:10.1f}")


def row(contender: Contender) -> dict[str, object]:
    """Return what goes into the JSON file for one contender."""
    return {
        "library": contender.library,
        "game": contender.game,
        "loop": contender.loop,
        "decisions_per_second": contender.best,
        "decisions_per_game": contender.length,
        "all_rounds": contender.rates,
    }


if __name__ == "__main__":
    sys.exit(main())
