"""Numbers of a battle that mean something: a Briskar is no square, and the type checker says so (see kernel/ids.py).

A ``Briskar`` is made where a band is gone through (``Battlefield.band``, ``Battlefield.everybody``) or an action names
one; what somebody outside asks about (a question of the page, a file) becomes one where it is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from mypy_extensions import i64

if TYPE_CHECKING:
    Briskar = NewType("Briskar", i64)
    """One of a band, whether in play or not: band x 8 + his place in it."""
else:
    Briskar = i64
