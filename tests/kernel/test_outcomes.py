"""Outcomes as records write them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.records import read_outcomes, write_outcomes

WORDS = st.text("abcdefghijklmnopqrstuvwxyz-_", min_size=1, max_size=8)
PURPOSES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)
OUTCOMES = st.lists(st.tuples(PURPOSES, st.integers(1, 99), st.integers(0, 98)), max_size=9)


@given(OUTCOMES)
def test_outcomes_of_any_purpose_are_read_as_they_were_written(outcomes: list[tuple[str, int, int]]) -> None:
    assert read_outcomes(write_outcomes(outcomes)) == outcomes


def test_a_purpose_may_have_several_words() -> None:
    assert read_outcomes("opposed spell 3/10 2/10 spell 1/10") == [
        ("opposed spell", 10, 3),
        ("opposed spell", 10, 2),
        ("spell", 10, 1),
    ]
