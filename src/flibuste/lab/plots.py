"""Pictures of an arena: ratings with their intervals, spread of the standings, who beats whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

INK, PAPER, ACT, SEA = "#241a15", "#fbf4e2", "#9c2620", "#8ab8aa"


def draw(found: Mapping[str, Any], folder: Path) -> list[Path]:
    """Draw all three pictures, each as PNG and SVG."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    bots = sorted(found["bots"], key=lambda bot: bot["rating"])
    made: list[Path] = []
    for name, paint in (("ratings", _ratings), ("standings", _standings), ("head-to-head", _matrix)):
        figure, axes = pyplot.subplots(figsize=(7, 1.6 + 0.5 * len(bots)), layout="constrained", facecolor=PAPER)
        axes.set_facecolor(PAPER)
        paint(axes, bots, found)
        for kind in ("png", "svg"):
            path = folder / f"{name}.{kind}"
            figure.savefig(path, dpi=120)
            made.append(path)
        pyplot.close(figure)
    return made


def draw_curve(what: str, curve: Sequence[tuple[int, float, float, float]], file: Path) -> list[Path]:
    """Draw how the exams of a training went: score against the quick bot by games practised."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained", facecolor=PAPER)
    axes.set_facecolor(PAPER)
    games = [max(1, point[0]) for point in curve]
    axes.fill_between(games, [point[2] for point in curve], [point[3] for point in curve], color=SEA, alpha=0.6)
    axes.plot(games, [point[1] for point in curve], "o-", color=ACT)
    axes.axhline(0.5, color=INK, linewidth=0.8)
    axes.set_xscale("log")
    axes.set_xlabel("games practised")
    axes.set_title(f"{what} against the quick bot, 95 % intervals", loc="left")
    figure.savefig(file, dpi=120)
    pyplot.close(figure)
    return [file]


def _ratings(axes: Any, bots: list[Any], found: Mapping[str, Any]) -> None:
    for row, bot in enumerate(bots):
        axes.plot([bot["rating_low"], bot["rating_high"]], [row, row], color=INK, linewidth=2)
        axes.plot([bot["rating"]], [row], "o", color=ACT, markersize=8)
    axes.set_yticks(range(len(bots)), [bot["bot"] for bot in bots])
    axes.set_ylim(-0.6, len(bots) - 0.4)
    axes.set_title(f"{found['game']}: ratings, 95 % intervals over {found['deals']} deals", loc="left")


def _standings(axes: Any, bots: list[Any], found: Mapping[str, Any]) -> None:
    axes.boxplot(
        [bot["standings"] or [0] for bot in bots],
        orientation="horizontal",
        tick_labels=[bot["bot"] for bot in bots],
        patch_artist=True,
        boxprops={"facecolor": SEA, "edgecolor": INK},
        medianprops={"color": ACT},
    )
    axes.set_title(f"{found['game']}: points at the end", loc="left")


def _matrix(axes: Any, bots: list[Any], found: Mapping[str, Any]) -> None:
    names = [bot["bot"] for bot in bots]
    share = {(pair["one"], pair["other"]): pair["share"] for pair in found["head_to_head"]}
    share |= {(other, one): 1 - value for (one, other), value in share.items()}
    grid = [[share.get((row, column), 0.5) for column in names] for row in names]
    axes.imshow(grid, cmap="BrBG", vmin=0, vmax=1, aspect="auto")
    for y, row in enumerate(names):
        for x, column in enumerate(names):
            if (row, column) in share:
                axes.text(x, y, f"{100 * share[row, column]:.0f} %", ha="center", va="center", color=INK)
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set_title(f"{found['game']}: share of the row against the column", loc="left")
