"""Rule coverage, tried on a small checkout made for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.__main__ import main
from flibuste.lab.citations import mentions
from flibuste.lab.rules import cover, games

CATALOGUE = """# Tiny
**TY-A-01** The first rule. It goes on.
- Check: something.

**TY-A-02** The second rule.
- **TY-A-02b** A rule with a letter.
- **TY-B-01** Recommended age.
"""
CODE = '''"""Chapter 1."""
ORDER = (1, 2)
"""The order of things.

Rule: TY-A-02b.
"""

class Step:
    def resume(self):
        """Go on.

        Rule: TY-A-01 to TY-A-02.
        """
'''
TESTS = '''
def test_all():
    """The whole chapter.

    Rule: TY-A-01 to -02b (all of it).
    """

def helper():
    """Rule: TY-B-01."""
'''


CALLER = """from flibuste.games.tiny_game import play

def begin():
    return play.Step().resume() + play.ORDER
"""


FINISHED = """GAME = Game(
    finished=True,
)
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one game that is called finished and covers all its rules."""
    write(tmp_path, "docs/rules/tiny-game.md", CATALOGUE)
    write(tmp_path, "docs/rules/house-data.md", "no rules here")
    write(tmp_path, "src/flibuste/games/tiny_game/play.py", CODE)
    write(tmp_path, "src/flibuste/table/begin.py", CALLER)
    write(tmp_path, "src/flibuste/games/tiny_game/not_code.toml", '[rules]\n"TY-B-01" = "nothing to enforce"\n')
    write(tmp_path, "tests/games/tiny_game/test_play.py", TESTS)
    write(tmp_path, "src/flibuste/games/tiny_game/game.py", FINISHED)
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "--write"]) == 0
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    """Write one file of the small checkout."""
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def change(root: Path, name: str, old: str, new: str) -> None:
    """Change one file of the small checkout and write its map anew."""
    file = root / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    assert main(["rules", "--write"]) == 0


def test_citations_are_read_with_ranges_and_remarks() -> None:
    text = "Do it.\n\nRule: CP-CTR-01 to CP-CTR-05,\nCP-CTR-10 (nested), BR-EXCH-01 to -15.\n\nNot TY-A-09."

    assert mentions(text) == [
        ("CP-CTR-01", "CP-CTR-05"),
        ("CP-CTR-10", "CP-CTR-10"),
        ("BR-EXCH-01", "BR-EXCH-15"),
    ]


def test_each_rule_shows_code_and_tests(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()

    assert main(["rules", "tiny-game"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "TY-A-01  The first rule. It goes on.",
        "    code   play.Step.resume",
        "    tests  test_play.test_all",
        "TY-A-02  The second rule.",
        "    code   play.Step.resume",
        "    tests  test_play.test_all",
        "TY-A-02b  A rule with a letter.",
        "    code   play.ORDER",
        "    tests  test_play.test_all",
        "not code:",
        "    TY-B-01  nothing to enforce",
        "tiny_game: 3/3 rules covered; 1 more are not code",
    ]


def test_only_files_with_rules_are_catalogues(small: Path) -> None:
    assert games(small) == ["tiny_game"]


def test_a_finished_game_without_gaps_passes(small: Path) -> None:
    assert main(["rules", "--check"]) == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("tests/games/tiny_game/test_play.py", "TY-A-01 to -02b", "TY-A-01", "TY-A-02 has no test"),
        ("src/flibuste/games/tiny_game/play.py", "TY-A-01 to TY-A-02", "TY-A-02", "TY-A-01 has no code"),
        ("src/flibuste/games/tiny_game/play.py", "TY-A-02b", "TY-A-07", "play.py:3: TY-A-07 is no rule of tiny_game"),
        ("tests/games/tiny_game/test_play.py", "-02b", "-09", "test_play.py:2: TY-A-01 to TY-A-09 is no rule"),
        ("src/flibuste/games/tiny_game/play.py", "(1, 2)", '"TY-Z-01"', "play.py:2: TY-Z-01 is no rule"),
        ("src/flibuste/games/tiny_game/not_code.toml", "TY-B-01", "TY-B-02", "TY-B-02 is no rule of tiny_game"),
        ("src/flibuste/games/tiny_game/not_code.toml", "TY-B-01", "TY-A-01", "TY-A-01 is called no code, yet play."),
        ("src/flibuste/games/tiny_game/not_code.toml", "nothing to enforce", " ", "TY-B-01 needs a reason"),
        ("src/flibuste/table/begin.py", ".resume()", "", "Step.resume is cited for TY-A-01, and nothing outside tests"),
        ("src/flibuste/table/begin.py", " + play.ORDER", "", "play.py:3: ORDER is cited for TY-A-02b, and nothing"),
        (
            "docs/rules/tiny-game.md",
            "**TY-B-01** R",
            "**TY-B-01** R\n- **TY-B-03** R",
            "TY-B-03 has no code and no test",
        ),
    ],
    ids=[
        "no test",
        "no code",
        "wrong id",
        "wrong range",
        "wrong text",
        "wrong excuse",
        "excuse",
        "no reason",
        "method never called",
        "constant never read",
        "new",
    ],
)
def test_a_gap_or_a_wrong_citation_fails(
    small: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, fault: str
) -> None:
    change(small, file, old, new)

    assert main(["rules", "--check"]) == 1
    assert fault in capsys.readouterr().err


def test_a_gap_of_an_unfinished_game_passes(small: Path) -> None:
    write(small, "src/flibuste/games/tiny_game/game.py", FINISHED.replace("True", "False"))
    change(small, "tests/games/tiny_game/test_play.py", "TY-A-01 to -02b", "TY-A-01")

    assert main(["rules", "--check"]) == 0
    assert len(cover(small, "tiny_game").gaps()) == 2


def test_a_stale_map_fails(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(small, "src/flibuste/games/tiny_game/README.md", "# Tiny\n")

    assert main(["rules", "--check"]) == 1
    assert "the rule map in README.md is stale" in capsys.readouterr().err


def test_writing_the_map_twice_changes_nothing(small: Path) -> None:
    file = small / "src/flibuste/games/tiny_game/README.md"
    once = file.read_text(encoding="utf-8")

    assert main(["rules", "--write"]) == 0
    assert file.read_text(encoding="utf-8") == once
    assert "| TY-A-01 | The first rule | `play.Step.resume` | `test_play.py` |" in once


def test_the_plan_of_the_rooms_names_every_module(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = "src/flibuste/games/tiny_game"
    write(small, f"{folder}/__init__.py", '"""Tiny: a game."""')
    write(small, f"{folder}/cards/__init__.py", '"""What is printed.\n\nAnd more of it.\n"""')
    write(small, f"{folder}/cards/deck.py", "")

    assert main(["rules", "--check"]) == 1
    assert "the plan of the rooms in README.md is stale" in capsys.readouterr().err
    assert main(["rules", "--write"]) == 0
    text = (small / folder / "README.md").read_text(encoding="utf-8")
    assert "| `cards` | What is printed. | `deck.py` |\n| – | Tiny: a game. | `game.py`, `play.py` |" in text
    assert main(["rules", "--check"]) == 0


def test_an_unknown_game_gets_a_sentence(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "whist"]) == 2
    assert "there is no catalogue whist.md; there are tiny_game" in capsys.readouterr().err
