"""Observations as rows of numbers, written in compiled code: 16 bits each, for many games side by side."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16, i64, mypyc_attr

from flibuste.kernel.bits import has
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """What a game declares that writes its observations itself (``layouts.py`` says what stands where)."""

    def write(self, out: BytesWriter, state: State, seat: Seat) -> None:
        """Write what a seat may see."""
        raise NotImplementedError


def write_bits(out: BytesWriter, mask: i64, count: i64) -> None:
    """Write so many bits of a set as zeros and ones."""
    for n in range(count):
        if has(mask, n):
            write_number(out, 1)
        else:
            write_number(out, 0)


def write_number(out: BytesWriter, n: i64) -> None:
    """Write a number of 16 bits."""
    write_i16_le(out, i16(n))
