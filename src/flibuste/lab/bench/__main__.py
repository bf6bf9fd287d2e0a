"""``make bench``: measure, print, and write JSON and chart into build/bench."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path

from flibuste.lab.bench import chart, ours, rivals, searches, skirmish
from flibuste.lab.bench.timing import ROUNDS, Contender, measure, use_one_core

FOLDER = Path("build/bench")
BARS = [("native", "hearts", 6.0), ("python", "hearts", 4.0)]
"""Loop, OpenSpiel's game, and how many times faster per decision our Brisca for two must be."""


def main() -> int:
    """Run the bench; the exit code says whether the bars hold (where OpenSpiel is installed)."""
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
    briskars = skirmish.lines()
    print("\nbriskars 2")
    for line in briskars:
        print(f"  {line.name:52}{line.value:10.2f}  (bar {line.bar:g}: {'holds' if line.holds else 'MISSED'})")
    rates, ratio_of_searches = searches.compare()
    search_holds = searches.show(rates, ratio_of_searches)
    ratios = bars(contenders)
    print()
    for loop, game, bar, ratio in ratios:
        verdict = "holds" if ratio >= bar else "MISSED"
        print(f"{loop} loop: brisca 2 is {ratio:.1f} times OpenSpiel {game} per decision (bar {bar:g}: {verdict})")
    FOLDER.mkdir(parents=True, exist_ok=True)
    rows = [row(contender) for contender in contenders]
    results = {
        "mode": mode,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "versions": rivals.versions(),
        "rounds": ROUNDS,
        "rates": rows,
        "search": [{"game": c.game, "clone_us": c.clone, "world_us": c.world, "sims": c.simulations} for c in costs],
        "briskars": [{"what": line.name, "value": line.value, "bar": line.bar} for line in briskars],
        "ismcts": {"rates": rates, "ratio": ratio_of_searches, "bar": searches.BAR},
        "ratios": [{"loop": loop, "against": game, "bar": bar, "ratio": ratio} for loop, game, bar, ratio in ratios],
    }
    (FOLDER / "bench.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print(f"\nwritten: {FOLDER / 'bench.json'}", *chart.draw(contenders, FOLDER))
    missed = not search_holds or any(ratio < bar for _, _, bar, ratio in ratios)
    return int(missed or (ours.COMPILED and not all(line.holds for line in briskars)))


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


def bars(contenders: list[Contender]) -> list[tuple[str, str, float, float]]:
    """Compare Brisca for two with OpenSpiel, per decision in the same loop."""
    rates = {(c.library, c.game, c.loop): c.best for c in contenders}
    found = []
    for loop, game, bar in BARS:
        theirs = rates.get(("OpenSpiel", game, loop))
        if theirs is not None:
            found.append((loop, game, bar, rates[(ours.LIBRARY, "brisca 2", loop)] / theirs))
    return found


if __name__ == "__main__":
    sys.exit(main())
