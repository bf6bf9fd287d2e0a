"""Sets of small numbers as bits of one integer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import EVERYONE, NOBODY, bit, lowest, members, nth, size, spots

NUMBERS = st.sets(st.integers(0, 61))


@given(NUMBERS)
def test_a_set_knows_its_smallest_its_size_and_its_members(numbers: set[int]) -> None:
    mask = sum(bit(n) for n in numbers)

    assert lowest(mask) == min(numbers, default=-1)
    assert size(mask) == len(numbers)
    assert members(mask) == sorted(numbers)


def test_the_smallest_of_a_single_number_is_that_number() -> None:
    assert [lowest(bit(n)) for n in range(63)] == list(range(63))
    assert lowest(NOBODY) == -1
    assert lowest(EVERYONE) == 0


@given(NUMBERS)
def test_a_set_gives_its_members_one_by_one(numbers: set[int]) -> None:
    mask = sum(bit(n) for n in numbers)

    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)
    assert nth(mask, len(numbers)) == -1


@given(st.lists(st.integers(-2, 2), max_size=90), st.integers(0, 90), st.integers(0, 63))
def test_an_array_says_where_it_holds_a_number(numbers: list[int], first: int, many: int) -> None:
    end = min(first + many, len(numbers))

    found = spots(vec[i64](numbers), 1, first, end)

    assert members(found & ~bit(62)) == [k - first for k in range(first, end) if numbers[k] == 1 and k - first < 62]
    assert size(found) == numbers[first:end].count(1)


def test_more_places_than_a_set_holds_are_refused() -> None:
    assert size(spots(vec[i64]([1] * 64), 1, 0, 63)) == 63
    with pytest.raises(OverflowError):
        spots(vec[i64]([1] * 64), 1, 0, 64)
