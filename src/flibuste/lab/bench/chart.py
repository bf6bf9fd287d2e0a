"""The bar chart of a bench; ``python -m flibuste.lab.bench.chart`` draws the last run into the guide."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from flibuste.lab.bench.bars import Bar
from flibuste.lab.bench.timing import Contender

COLOURS = {"OpenSpiel": "#7a8ba6", "RLCard": "#b0a08a"}
OURS = "#c2452d"
MISSED = "#d9d2c5"
BARS = "bars"
LOOPS = {"native": "whole games inside the engine", "python": "from a Python loop"}
RUN = Path("build/bench/bench.json")
GUIDE = Path("docs/pictures/bench.svg")
STEADY: Any = {"svg.hashsalt": "bench", "svg.fonttype": "none"}
"""The same run is drawn into the same file, its words stay words."""


def draw(contenders: Sequence[Contender], bars: Sequence[Bar], folder: Path) -> list[Path]:
    """Draw decisions per second, one panel per loop, and how far each bar is passed; nothing without matplotlib."""
    if find_spec("matplotlib") is None:
        return []
    figure = drawing(contenders, bars)
    files = [folder / "bench.png", folder / "bench.svg"]
    for file in files:
        save(figure, file)
    return files


def drawing(contenders: Sequence[Contender], bars: Sequence[Bar]) -> Any:
    """Draw a run: rates above, bars below."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplot_mosaic([list(LOOPS), [BARS] * len(LOOPS)], figsize=(11, 8), layout="constrained")
    draw_bars(panels[BARS], bars)
    for loop, title in LOOPS.items():
        panel = panels[loop]
        rows = sorted((c for c in contenders if c.loop == loop), key=lambda c: c.best)
        colours = [COLOURS.get(c.library, OURS) for c in rows]
        drawn = panel.barh([f"{c.library} {c.game}" for c in rows], [c.best for c in rows], color=colours)
        panel.bar_label(drawn, [f"{c.best:,.0f}" for c in rows], padding=3, fontsize=8)
        panel.set(title=title, xscale="log", xlabel="decisions per second (log scale)")
        panel.margins(x=0.25)
        panel.spines[["top", "right"]].set_visible(False)
    return figure


def save(figure: Any, file: Path) -> None:
    """Write a drawing, without the date."""
    import matplotlib

    with matplotlib.rc_context(STEADY):
        figure.savefig(file, dpi=150, metadata={"Date": None} if file.suffix == ".svg" else None)


def read(run: Mapping[str, Any]) -> tuple[list[Contender], list[Bar]]:
    """Take contenders and bars out of the figures of a run."""
    contenders = [
        Contender(r["library"], r["game"], r["loop"], no_work, length=r["decisions_per_game"], rates=r["all_rounds"])
        for r in run["rates"]
    ]
    return contenders, [Bar(b["work"], b["figure"], b["bar"], b["at_most"]) for b in run["bars"]]


def no_work(games: int) -> tuple[int, float]:
    """Stand for what was measured in another run."""
    raise NotImplementedError


def draw_bars(panel: Any, bars: Sequence[Bar]) -> None:
    """Draw how many times each bar is passed; left of the line it is missed."""
    passed = [bar.bar / bar.figure if bar.at_most else bar.figure / bar.bar for bar in bars]
    colours = [OURS if bar.holds else MISSED for bar in bars]
    drawn = panel.barh([bar.work for bar in bars], passed, color=colours)
    panel.bar_label(drawn, [f"{bar.figure:.3g} (bar {bar.bar:g})" for bar in bars], padding=3, fontsize=8)
    panel.axvline(1.0, color="black", linewidth=1)
    panel.invert_yaxis()
    panel.set(title="the bars: figure against bar, right of the line it holds", xscale="log")
    panel.margins(x=0.25)
    panel.spines[["top", "right"]].set_visible(False)


def main(run: Path = RUN, picture: Path = GUIDE) -> None:
    """Draw the figures of a run into the guide."""
    save(drawing(*read(json.loads(run.read_text(encoding="utf-8")))), picture)
    print(f"written: {picture}")


if __name__ == "__main__":
    main(*(Path(word) for word in sys.argv[1:]))
