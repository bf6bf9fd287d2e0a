"""What runs outside tests, read from names: tried on a small package with one game."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.lab.callers import Callers

RULES = """
from flibuste.games.dice.table import LEAST, alone, throw, unused
from flibuste.kernel import Game, State, register

PARTS = (Listed,)
ODDS = throw(1)
NOBODY_READS = LEAST

def asked(alone):
    return alone if alone else asked(1)

def forgotten():
    return only_forgotten()

def only_forgotten():
    return forgotten()

class Listed(State):
    pass

class Play(State):
    LIMIT = 3
    seats: int

    def apply(self):
        return asked(self.LIMIT)

    def lonely(self):
        return self.lonely()

    def __len__(self):
        return 0

class Walker(NodeVisitor):
    def visit_Name(self):
        pass

@register
def entered():
    return Walker()
"""
TABLE = """
LEAST = 1

def throw(sides):
    return sides

def alone(die):
    return die

def unused():
    return 0
"""
KERNEL = """
class State:
    pass

def run(game):
    from flibuste.games import dice
    from flibuste.games.dice import rules
    return rules.Play().apply()
"""


@pytest.fixture
def callers(tmp_path: Path) -> Callers:
    """A package with a kernel, and a game of two modules."""
    package = tmp_path / "flibuste"
    texts = {"kernel.py": KERNEL, "games/__init__.py": "", "games/dice/__init__.py": ""}
    for name, text in {**texts, "games/dice/rules.py": RULES, "games/dice/table.py": TABLE}.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return Callers(package)


@pytest.mark.parametrize("name", ["asked", "Play", "Play.apply", "Play.LIMIT", "Play.__len__", "entered", "Walker"])
def test_what_is_referred_to_runs(callers: Callers, name: str) -> None:
    assert not callers.never_called("flibuste.games.dice.rules", name)


def test_methods_under_a_class_of_others_run(callers: Callers) -> None:
    assert not callers.never_called("flibuste.games.dice.rules", "Walker.visit_Name")


def test_what_is_called_on_import_runs(callers: Callers) -> None:
    assert not callers.never_called("flibuste.games.dice.table", "throw")


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("table", "unused"),
        ("table", "LEAST"),
        ("table", "alone"),
        ("rules", "forgotten"),
        ("rules", "only_forgotten"),
        ("rules", "Play.lonely"),
        ("rules", "Listed"),
        ("rules", "ODDS"),
        ("rules", "NOBODY_READS"),
    ],
    ids=[
        "only imported", "read by what nobody reads", "a parameter has its name", "called by what is never called",
        "called by that in turn", "called by itself", "only listed for saves", "made and never read", "never read",
    ],
)  # fmt: skip
def test_what_nobody_calls_is_found(callers: Callers, module: str, name: str) -> None:
    assert callers.never_called(f"flibuste.games.dice.{module}", name)


def test_a_field_without_a_value_is_no_code(callers: Callers) -> None:
    assert not callers.never_called("flibuste.games.dice.rules", "Play.seats")
