"""The numbers of actions are made from one table, and are those the kernel gives the verbs."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.game import find_game
from flibuste.lab.action_numbers import lines, rewritten

SOURCE = Path("src")
TABLES = [("chasse_partie", "flibuste.games.chasse_partie.verbs"), ("briskars", "flibuste.games.briskars.field.verbs")]


@pytest.mark.parametrize(("name", "module"), TABLES)
def test_the_numbers_in_the_source_are_those_of_the_table(name: str, module: str) -> None:
    file = SOURCE / f"{module.replace('.', '/')}.py"
    text = file.read_text(encoding="utf-8")

    assert rewritten(text, importlib.import_module(module).BLOCKS) == text, (
        f"run python -m flibuste.lab.action_numbers {module}"
    )


@pytest.mark.parametrize(("name", "module"), TABLES)
def test_the_kernel_numbers_the_verbs_alike(name: str, module: str) -> None:
    verbs = importlib.import_module(module)
    game = find_game(name)

    assert [(verb.name, verb.noun, verb.count) for verb in game.verbs] == verbs.BLOCKS
    assert game.action_count == verbs.ACTIONS


def test_blocks_stand_one_behind_the_other_and_a_taken_word_gets_another_name() -> None:
    assert lines([("at", "square", 400), ("band", "", 3), ("end", "", 1)], {"BAND"}) == [
        "AT: Final[i64] = 0",
        "BAND_CHOICE: Final[i64] = 400",
        "END: Final[i64] = 403",
        "ACTIONS: Final[i64] = 404",
    ]
