"""The bar chart of a bench."""

from __future__ import annotations

from collections.abc import Sequence
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


def draw(contenders: Sequence[Contender], bars: Sequence[Bar], folder: Path) -> list[Path]:
    """Draw decisions per second, one panel per loop, and how far each bar is passed; nothing without matplotlib."""
    if find_spec("matplotlib") is None:
        return []
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
    files = [folder / "bench.png", folder / "bench.svg"]
    for file in files:
        figure.savefig(file, dpi=150)
    return files


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
