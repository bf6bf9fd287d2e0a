"""A view as changes: the older view with the steps taken is the newer one, whatever has changed."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.wire.changes import SHORT, Misfit, patch, patched, written

LEAF = st.none() | st.integers(-9, 9) | st.sampled_from(["", "a", "\u2028", 'q"', "x" * (SHORT // 4)])
VALUE = st.recursive(LEAF, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner))
VIEW = st.dictionaries(st.sampled_from(["hand", "crews", "log", "you"]), VALUE)


@given(VIEW, VIEW)
def test_an_older_view_with_the_steps_is_the_newer(old: dict[str, Any], new: dict[str, Any]) -> None:
    kept = copy.deepcopy(old)
    steps = msgspec.json.decode(patch(written(old), written(new)))
    assert patched(old, steps) == new
    assert old == kept


def crew(number: int, health: int) -> dict[str, object]:
    return {"id": f"crew {number}", "about": "somebody who was hired in the harbour", "health": health}


def test_one_thing_deep_inside_costs_one_step() -> None:
    old = {"crews": [crew(n, 10) for n in range(20)], "over": False}
    new = {"crews": [crew(n, 9 if n == 7 else 10) for n in range(20)], "over": False}
    assert patch(written(old), written(new)) == b'[[["crews",7,"health"],9]]'


def test_what_is_gone_has_a_step_without_a_value() -> None:
    old = {"crews": [{**crew(n, 10), "shot": 1} for n in range(9)], "offer": 3}
    new = {"crews": [crew(n, 10) if n == 2 else {**crew(n, 10), "shot": 1} for n in range(9)]}
    assert patch(written(old), written(new)) == b'[[["crews",2,"shot"]],[["offer"]]]'


def test_what_grows_is_told_by_what_is_new() -> None:
    old = {"crews": [crew(n, 10) for n in range(9)]}
    new = {"crews": [crew(n, 10) for n in range(10)]}
    steps = msgspec.json.decode(patch(written(old), written(new)))
    assert steps == [[["crews", 9], crew(9, 10)]]


@pytest.mark.parametrize("steps", [[[["crews", 3, "health"], 1]], [[["nobody"]]], [[["you", "a"], 1]], [[[], 1]]])
def test_a_patch_for_another_view_is_noticed(steps: list[Any]) -> None:
    with pytest.raises(Misfit):
        patched({"crews": [crew(0, 1)], "you": 3}, steps)
