"""Decisions as a game declares them: names that people outside read, sentences, veils."""

from __future__ import annotations

import pytest

from flibuste.kernel.decisions import OPEN, Decision, Veil
from flibuste.kernel.errors import BrokenGame


@pytest.mark.parametrize("name", ["Attack", "PayByMove", "keep_two", "keep two", "keep2", "", "keep-", "é"])
def test_the_name_of_a_class_or_any_other_style_is_refused(name: str) -> None:
    with pytest.raises(BrokenGame, match="lower-case words"):
        Decision(name)


def test_a_decision_is_asked_with_its_name_unless_it_has_a_sentence_of_its_own() -> None:
    assert Decision("keep-two").sentence == "keep-two"
    assert Decision("keep-two", sentence="keep").sentence == "keep"


def test_a_veil_lasts_at_most_its_least_time_and_three_times_its_mean() -> None:
    assert Veil("pass", 900, 500).longest() == 2400
    assert (OPEN.least, OPEN.longest()) == (0, 0)
