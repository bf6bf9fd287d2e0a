"""Mutants: which changes there are, and a whole run on a small checkout made for it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.lab.mutants import reasons
from flibuste.lab.mutants.changes import Mutant, mutants
from flibuste.lab.mutants.cited import cited
from flibuste.lab.rules import checkout, games

CODE = '''
LIMIT = 3
"""More is too many.

Rule: TY-A-01.
"""


def is_too_many(cards: int, seats: int) -> bool:
    """Ask whether somebody has too many.

    Rule: TY-A-01.
    """
    return cards > LIMIT and seats > 1


class Play:
    """A game.

    Rule: TY-A-02.
    """

    def __init__(self) -> None:
        self.points = 0

    def win(self) -> None:
        self.points += 2
'''
TESTS = '''
from flibuste.games.tiny_game.play import Play, is_too_many


def test_four_are_too_many():
    """Rule: TY-A-01."""
    assert is_too_many(4, 2)
    assert not is_too_many(3, 2)


def test_alone():
    assert not is_too_many(4, 1)


def test_a_winner_has_two_points():
    """Rule: TY-A-02."""
    play = Play()
    play.win()
    assert play.points >= 2
'''
CONFTEST = """
from pathlib import Path

import flibuste.games

flibuste.games.__path__.append(str(Path(__file__).parent.parent / "src" / "flibuste" / "games"))
"""


def changed(text: str, name: str) -> list[str]:
    """List the changes of one definition in words."""
    return [mutant.change for mutant in mutants(Path("play.py"), ast.parse(text), name)]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("return a < 3", ["a < 3 -> a <= 3", "a < 3 -> a >= 3", "3 -> 4"]),
        ("c = a and b", ["a and b -> a or b", "a and b -> b", "a and b -> a"]),
        ("a.n = b + c", ["a.n = b + c -> pass", "b + c -> b - c"]),
        ("a.n += b", ["a.n += b -> a.n -= b", "a.n += b -> pass"]),
        ("a.go(b)", ["a.go(b) -> pass"]),
        ("return min(a, b)", ["return min(a, b) -> return not min(a, b)", "min(a, b) -> max(a, b)"]),
        ("if not a: pass", ["not a -> True", "not a -> False", "not a -> a"]),
        ("return [b for b in a if b]", ["return [b for b in a if b] -> return not [b for b in a if b]", "b -> True"]),
        ("a = True", ["True -> False"]),
        ("a = vec(capacity=8)", []),
        ("if a.log is not None: a.log.tell('won')", ["a.log.tell('won') -> pass"]),
        ("return 'a' + b", ["return 'a' + b -> return not 'a' + b"]),
    ],
)  # fmt: skip
def test_changes(line: str, wanted: list[str]) -> None:
    assert changed(f'def f(a, b: int = 1 + 1) -> bool:\n    """Text 3."""\n    {line}\n', "f") == wanted


def test_a_number_is_returned_with_one_more() -> None:
    assert changed("def f(a) -> i64:\n    return a\n", "f") == ["return a -> return a + 1"]


def test_what_is_twice_the_same_is_told_apart() -> None:
    found = mutants(Path("play.py"), ast.parse("def f(a):\n    a.go(1)\n    a.go(1)\n"), "f")

    assert [(mutant.change, mutant.twin) for mutant in found if "pass" in mutant.change] == [
        ("a.go(1) -> pass", 0),
        ("a.go(1) -> pass", 1),
    ]


def test_the_tree_holds_one_mistake(tmp_path: Path) -> None:
    file = tmp_path / "play.py"
    file.write_text("def f(a):\n    return a + 1\n", encoding="utf-8")

    texts = [ast.unparse(mutant.tree()) for mutant in mutants(file, ast.parse(file.read_text()), "f")]
    assert texts == ["def f(a):\n    return a - 1", "def f(a):\n    return a + 2"]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with one game, and with our own settings of pytest."""
    texts = {
        "docs/rules/tiny-game.md": "**TY-A-01** Too many.\n**TY-A-02** Two points.\n",
        "src/flibuste/games/tiny_game/__init__.py": "",
        "src/flibuste/games/tiny_game/play.py": CODE,
        "tests/conftest.py": CONFTEST,
        "tests/games/tiny_game/test_play.py": TESTS,
        "pyproject.toml": (checkout() / "pyproject.toml").read_text(encoding="utf-8"),
    }
    for name, text in texts.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def run(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a small checkout."""
    command = [sys.executable, "-m", "flibuste.lab.mutants", "--jobs", "2", *words]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=120, check=False)


def test_a_run_prints_who_survives_and_remembers(small: Path) -> None:
    """Three points instead of two are not noticed; the seats only by a test that does not cite the rule."""
    file = small / "src/flibuste/games/tiny_game/play.py"
    first = run(small)

    assert first.returncode == 1, first.stderr
    assert f"{file.relative_to(small).as_posix()}:27: Play.win: 2 -> 3\n    TY-A-02" in first.stdout
    assert "cards > LIMIT and seats > 1 -> cards > LIMIT" not in first.stdout
    assert "LIMIT: 3 -> 4" not in first.stdout
    assert "(noticed by a test of another rule)" in run(small, "--elsewhere").stdout
    assert run(small).stderr == ""
    assert file.read_text(encoding="utf-8") == CODE


def test_a_reason_lets_a_mutant_live_until_it_is_noticed(small: Path) -> None:
    survivors = [line for line in run(small).stdout.splitlines() if "play.py:" in line]
    text = ""
    for line in survivors:
        _, name, change = line.split(": ", 2)
        text += f"['games/tiny_game/play.py::{name}']\n'{change}' = 'more is as good'\n"
    (small / "tests/mutants.toml").write_text(text, encoding="utf-8")

    excused = run(small)
    assert (excused.returncode, "with a reason" in excused.stdout) == (0, True)
    tests = small / "tests/games/tiny_game/test_play.py"
    tests.write_text(TESTS.replace("points >= 2", "points == 2"), encoding="utf-8")
    assert "is noticed: take the entry out" in run(small).stdout


ENDLESS = '''
def last(cards: int) -> int:
    """Take one card after the other.

    Rule: TY-A-01.
    """
    taken = 0
    while taken < cards:
        taken += 1
    return taken
'''
ENDS = '''
from flibuste.games.tiny_game.play import last


def test_all_are_taken():
    """Rule: TY-A-01."""
    assert last(2) == 2
'''


def test_a_mutant_that_never_comes_back_is_caught_by_the_time_it_computes(small: Path) -> None:
    (small / "src/flibuste/games/tiny_game/play.py").write_text(ENDLESS, encoding="utf-8")
    (small / "tests/games/tiny_game/test_play.py").write_text(ENDS, encoding="utf-8")

    ended = run(small)
    results = (small / "build/mutants/results.jsonl").read_text(encoding="utf-8").splitlines()
    late = [one["mutant"] for one in map(json.loads, results) if one["result"] == "late"]
    assert "games/tiny_game/play.py::last::taken += 1 -> pass" in late, ended.stderr


def test_every_reason_names_a_mutant() -> None:
    root = checkout()
    package = root / "src" / "flibuste"
    keys = {mutant.key(package) for game in games(root) for one in cited(root, game) for mutant in one.mutants}

    assert reasons.faults(reasons.read(root), keys) == []


def test_a_reason_for_no_mutant_is_a_fault(tmp_path: Path) -> None:
    package = tmp_path / "src" / "flibuste"
    mutant = Mutant(package / "play.py", "win", 3, "1 -> 2", 0, 0, "")
    known = mutant.key(package)

    assert reasons.faults({known: "equal"}, [known]) == []
    assert reasons.faults({known: " "}, [known]) == ["tests/mutants.toml: play.py::win::1 -> 2 has no reason"]
    assert reasons.faults({"x": "gone"}, [known]) == ["tests/mutants.toml: no mutant is called x"]
