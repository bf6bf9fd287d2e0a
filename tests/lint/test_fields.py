"""Constructors, clones and saves of steps and states follow from one declaration of fields (lab/fields.py)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.game import GAMES
from flibuste.lab import fields

from . import lint_sources as sources

BY_HAND = {
    "kernel/memory.py: Memory": "what a seat knows is cloned by its own packets",
    "kernel/places.py: Places": "a clone leaves out what can be worked out again: the plan of a deal",
}
"""Clones that no declaration writes, and why (the ``clone`` of a state makes another and calls what is written)."""


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    for name, text in sources.python(*fields.FOLDERS):
        yield from ((f"{name}: {node.name}", node) for node in ast.parse(text).body if isinstance(node, ast.ClassDef))


def is_copied_by_a_state(node: ast.ClassDef) -> bool:
    """Say whether a clone is that of a state: it calls what is written."""
    return fields.COPIES in ast.unparse(fields.methods(node)["clone"])


def is_abstract(node: ast.ClassDef) -> bool:
    return "raise NotImplementedError" in ast.unparse(fields.methods(node)["clone"])


def test_every_constructor_and_clone_is_what_the_fields_say() -> None:
    stale = [name for name, text in sources.python(*fields.FOLDERS) if fields.stale(text)]

    assert stale == [], "python -m flibuste.lab.fields writes them"


def test_every_clone_follows_from_a_declaration() -> None:
    """A clone that the tool does not know would go stale without a word."""
    found = [
        name
        for name, node in classes()
        if "clone" in fields.methods(node)
        and "clone" not in fields.expected(node)
        and not is_copied_by_a_state(node)
        and not is_abstract(node)
    ]

    assert found == sorted(BY_HAND)


def test_every_part_of_a_save_declares_its_fields() -> None:
    declared = {node.name for _, node in classes() if fields.expected(node)}
    shared = {"Ground", "Rolled"}  # never changed, so nobody clones them

    parts = {kind.__name__ for game in GAMES.values() for kind in game.parts.values()}

    assert parts - declared == shared


RECORD = """
class Lying:
    def __init__(self, weapon: i64, loads: vec[i64], square: Fixed, rows: list[vec[i64]], on: list[Lasting]) -> None:
        {body}

    def clone(self) -> Lying:
        return Lying({clone})
"""
BODY = "; ".join(f"self.{name}: {kind} = {name}" for name, kind in [
    ("weapon", "i64"), ("loads", "vec[i64]"), ("square", "Fixed"), ("rows", "list[vec[i64]]"), ("on", "list[Lasting]"),
])  # fmt: skip
CLONE = "self.weapon, self.loads[:], self.square, [row[:] for row in self.rows], [part.clone() for part in self.on]"


def test_what_the_fields_say_is_let_through() -> None:
    assert fields.stale(RECORD.format(body=BODY, clone=CLONE)) == []


@pytest.mark.parametrize(
    ("body", "clone"),
    [
        pytest.param(BODY, CLONE.replace("self.weapon, ", ""), id="a field is left out of the clone"),
        pytest.param(BODY, CLONE.replace("self.loads[:]", "self.loads"), id="an array is shared"),
        pytest.param(BODY, CLONE.replace("[part.clone() for part in self.on]", "self.on"), id="a list is shared"),
        pytest.param(BODY, CLONE.replace("self.square", "self.weapon"), id="the wrong field"),
        pytest.param(BODY.replace("self.weapon: i64 = weapon; ", ""), CLONE, id="a field is not set"),
        pytest.param(BODY.replace("= square", "= loads"), CLONE, id="a field is set to another"),
        pytest.param(BODY.replace("square: Fixed", "square: vec[i64]"), CLONE, id="another type than declared"),
    ],
)
def test_a_planted_fault_is_found_and_mended(body: str, clone: str) -> None:
    text = RECORD.format(body=body, clone=clone)

    assert fields.stale(text)
    assert ast.dump(ast.parse(fields.rewritten(text))) == ast.dump(ast.parse(RECORD.format(body=BODY, clone=CLONE)))


STATE = """
class Table(State):
    def __init__(self, seats: i64, content: Content) -> None:
        super().__init__(seats)
        self.content: Content = content
        self.gold: vec[i64] = NOTHING
        self.round: i64 = 0

    def copy_table_to(self, other: Table) -> None:
        \"\"\"Copy it.\"\"\"
        {copies}
"""


def test_a_state_copies_what_its_constructor_sets() -> None:
    """What it is handed, its clone is handed too."""
    told = STATE.format(copies="other.gold = self.gold[:]\n        other.round = self.round")

    assert fields.stale(told) == []
    assert fields.rewritten(STATE.format(copies="other.gold = self.gold")) == told


def fixed_names(tree: ast.Module) -> set[str]:
    """List the fields of a module that are only ever replaced."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            if ast.unparse(node.annotation) == "Fixed":
                found.add(node.target.attr)
    return found


def written_into(text: str, fixed: set[str]) -> list[str]:
    """List the writes into a field that is only ever replaced, also through a name of the function for it."""
    found = []
    for function in (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)):
        names = {
            node.targets[0].id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Attribute)
            and node.value.attr in fixed
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)):
                into = node.value
                if (isinstance(into, ast.Attribute) and into.attr in fixed) or (
                    isinstance(into, ast.Name) and into.id in names
                ):
                    found.append(f"{function.name}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nobody_writes_into_what_clones_share(game: str) -> None:
    texts = dict(sources.python(f"games/{game}"))
    fixed = set().union(*(fixed_names(ast.parse(text)) for text in texts.values()))

    assert [fault for text in texts.values() for fault in written_into(text, fixed)] == []


@pytest.mark.parametrize(
    "planted",
    ["def f(s):\n    s.deck[0] = 1", "def f(s):\n    deck = s.deck\n    deck[1] += 1", "def f(s):\n    del s.deck[0]"],
)
def test_a_planted_write_is_found(planted: str) -> None:
    assert len(written_into(planted, {"deck"})) == 1
