"""Sets of small numbers as bits of one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.bits import EVERYONE, NOBODY, bit, lowest, members, size

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
