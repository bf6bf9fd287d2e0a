"""Whether beliefs of Brisca tell anything."""

from __future__ import annotations

import pytest

from flibuste.bots.brisca_guide import learned
from flibuste.lab.brisca_calibration import main, watch


def test_whoever_believes_nothing_gains_nothing() -> None:
    (gained,) = watch([learned(1.0)], "tables", 2, 5, 4)

    assert len(gained) > 20
    assert all(value == 0.0 for value in gained)


def test_beliefs_gain_where_everybody_plays_by_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--bot", "tables", "--games", "6", "--worlds", "30", "--doubts", "1,0.005"])

    nothing, beliefs = (line.split() for line in capsys.readouterr().out.splitlines())
    assert float(nothing[5]) == 0.0
    assert float(beliefs[5]) > 0.1
