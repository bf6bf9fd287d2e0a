"""Observations as rows of numbers, written in compiled code: 16 bits each, for many games side by side."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from flibuste.kernel.bits import has
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

MISSING: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """What a game declares that writes its observations itself (``layouts.py`` says what stands where)."""

    def remembers(self) -> bool:
        """Say whether the row holds what a seat remembers, so that the games must keep books."""
        return False

    def write(self, out: BytesWriter, state: State, seat: Seat) -> None:
        """Write what a seat may see."""
        raise NotImplementedError


def write_bits(out: BytesWriter, mask: i64, count: i64) -> None:
    """Write so many bits of a set as zeros and ones."""
    for n in range(count):
        write_flag(out, has(mask, n))


def write_one(out: BytesWriter, marked: i64, count: i64) -> None:
    """Write so many zeros, and a one for the thing that is marked, if one is."""
    for n in range(count):
        write_flag(out, n == marked)


def write_things(out: BytesWriter, places: vec[i64], place: i64, count: i64) -> None:
    """Write a one for each of so many things that lies at a place."""
    for n in range(count):
        write_flag(out, places[n] == place)


def write_numbers(out: BytesWriter, numbers: vec[i64], count: i64) -> None:
    """Write so many numbers; those that are not there are missing."""
    for n in range(count):
        if n < len(numbers):
            write_number(out, numbers[n])
        else:
            write_number(out, MISSING)


def write_flag(out: BytesWriter, holds: bool) -> None:
    """Write a one for what holds, else a zero."""
    if holds:
        write_number(out, 1)
    else:
        write_number(out, 0)


def write_number(out: BytesWriter, n: i64) -> None:
    """Write a number of 16 bits."""
    write_i16_le(out, i16(n))
