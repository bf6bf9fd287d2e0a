"""The chart of the guide is drawn from the figures of a run, and always alike."""

from __future__ import annotations

import json
from pathlib import Path

from flibuste.lab.bench import chart

RUN = {
    "rates": [
        {"library": library, "game": "brisca 2", "loop": loop, "decisions_per_game": 48.0, "all_rounds": [9.0, 1e7]}
        for library in ("Flibuste", "OpenSpiel")
        for loop in ("native", "python")
    ],
    "bars": [
        {"work": "sight: times as fast", "figure": 12.0, "bar": 10.0, "at_most": False, "holds": True},
        {"work": "the longest of them", "figure": 2.0, "bar": 1.0, "at_most": True, "holds": False},
    ],
}


def test_a_run_is_drawn_with_its_figures_and_always_alike(tmp_path: Path) -> None:
    run, first, second = tmp_path / "bench.json", tmp_path / "first.svg", tmp_path / "second.svg"
    run.write_text(json.dumps(RUN))

    chart.main(run, first)
    chart.main(run, second)

    assert first.read_bytes() == second.read_bytes()
    drawn = first.read_text()
    for words in ("Flibuste brisca 2", "10,000,000", "sight: times as fast", "12 (bar 10)", "2 (bar 1)"):
        assert words in drawn
