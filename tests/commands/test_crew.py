"""``flibuste crew``."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.__main__ import main

GOOD = 'name = "Two blades"\nbudget = 210\n[[briskar]]\nprofile = "skorbut"\n[[briskar]]\nprofile = "cortes"\n'


def written(folder: Path, text: str) -> str:
    """Write a band file."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_legal_band_is_shown_with_its_costs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rule: BK-REC-01, BK-LDR-01."""
    assert main(["crew", "check", written(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out == "Two blades: 205 gold of 210\n * skorbut 106\n   cortes 99\n"


def test_what_is_wrong_is_told_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rule: BK-REC-03, BK-REC-06."""
    text = GOOD.replace('"cortes"', '"abelii"')
    assert main(["crew", "check", written(tmp_path, text), "--budget", "300"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "band: 236 gold is 49 short of the minimum of 285 [BK-REC-03]",
        "band: skorbut cannot sign on with the sundars [BK-REC-06]",
    ]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """File, entry and field."""
    text = GOOD.replace('"cortes"', '"cortez"')
    assert main(["crew", "check", written(tmp_path, text)]) == 2
    assert "mine.toml: briskar 2: profile: expected the id of a known profile" in capsys.readouterr().err
    assert main(["crew", "check", str(tmp_path / "nowhere.toml")]) == 2


def test_a_suggestion_is_a_band_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is printed can be checked again.

    Rule: BK-REC-02, BK-REC-03.
    """
    assert main(["crew", "suggest", "exiled", "--most", "1"]) == 0
    assert main(["crew", "check", written(tmp_path, capsys.readouterr().out)]) == 0
    assert main(["crew", "suggest", "exiled", "--budget", "40"]) == 1
    assert main(["crew", "suggest", "celks"]) == 2


def test_the_starter_bands_are_listed_and_own_content_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An own band file given as content is among them."""
    assert main(["crew", "starters", "--content", written(tmp_path, GOOD)]) == 0
    told = capsys.readouterr().out
    assert "The Major's Own: 300 gold of 300" in told
    assert "Two blades: 205 gold of 210" in told
