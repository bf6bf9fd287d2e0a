"""The bar chart of a bench."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from flibuste.lab.bench.timing import Contender

COLOURS = {"OpenSpiel": "#7a8ba6", "RLCard": "#b0a08a"}
OURS = "#c2452d"
LOOPS = {"native": "whole games inside the engine", "python": "from a Python loop"}


def draw(contenders: Sequence[Contender], folder: Path) -> list[Path]:
    """Draw decisions per second, one panel per loop; without matplotlib there is no chart."""
    if find_spec("matplotlib") is None:
        return []
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, 2, figsize=(11, 4), layout="constrained")
    for panel, (loop, title) in zip(panels, LOOPS.items(), strict=True):
        rows = sorted((c for c in contenders if c.loop == loop), key=lambda c: c.best)
        colours = [COLOURS.get(c.library, OURS) for c in rows]
        bars = panel.barh([f"{c.library} {c.game}" for c in rows], [c.best for c in rows], color=colours)
        panel.bar_label(bars, [f"{c.best:,.0f}" for c in rows], padding=3, fontsize=8)
        panel.set(title=title, xscale="log", xlabel="decisions per second (log scale)")
        panel.margins(x=0.25)
        panel.spines[["top", "right"]].set_visible(False)
    files = [folder / "bench.png", folder / "bench.svg"]
    for file in files:
        figure.savefig(file, dpi=150)
    return files
