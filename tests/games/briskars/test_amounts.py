"""Amounts printed on cards."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.amounts import nothing, read_amount
from flibuste.kernel.errors import BadData


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [("4", 4, 4), ("1d10", 1, 10), ("1d5+3", 4, 8), ("5d5", 5, 25), ("s", 5, 5), ("s+1", 6, 6), ("0", 0, 0)],
)
def test_amounts_have_a_range(text: str, low: int, high: int) -> None:
    """With Strength 5.

    Rule: BK-DIC-05.
    """
    amount = read_amount(text)

    assert (amount.low(5), amount.high(5)) == (low, high)
    assert amount.text() == text


def test_one_d10_minus_two_is_never_negative() -> None:
    """Rule: BK-DIC-05."""
    assert read_amount("1d10-2").total(1, 0) == 0


def test_the_carbine_does_at_least_one() -> None:
    """1D10-2, minimum 1: faces 1 to 3 give 1, a 10 gives 8.

    Rule: BK-FIR-05, BK-DIC-05.
    """
    carbine = read_amount("1d10-2 min 1")

    assert [carbine.total(face, 0) for face in (1, 2, 3, 4, 10)] == [1, 1, 1, 2, 8]


def test_the_harpoon_rounds_down_and_does_at_least_one() -> None:
    """1D10 by 2, minimum 1.

    Rule: BK-FIR-10.
    """
    harpoon = read_amount("1d10/2 min 1")

    assert [harpoon.total(face, 0) for face in (1, 2, 3, 9, 10)] == [1, 1, 1, 4, 5]


@pytest.mark.parametrize("text", ["", "d10", "1d6", "two", "1d10 + 2", "-3", "1d10min 1", "1d5+3 "])
def test_what_is_no_amount_is_refused(text: str) -> None:
    """Rule: BK-DIC-05."""
    with pytest.raises(BadData, match="bad_amount"):
        read_amount(text)


def test_nothing_is_nothing() -> None:
    """A thrust without printed damage."""
    assert nothing().is_nothing()
    assert not read_amount("s").is_nothing()
