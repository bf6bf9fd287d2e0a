"""Numbers that mean something: a seat is no card, and the type checker says so.

Compiled code holds a plain native number. A ``Seat`` is made where a number becomes one: where an answer comes in,
where all seats are gone through (``State.every_seat``), where a rule counts on from another seat. What is handed in
from outside (a wire, a program, a test) is a plain number until ``State`` has taken it in. Never compiled itself: the
compiler takes a ``NewType`` for the number it is only where it is imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from mypy_extensions import i64

if TYPE_CHECKING:
    Seat = NewType("Seat", i64)
    """Somebody's place at the table, counted from 0 in the order of play."""
    Card = NewType("Card", i64)
    """One card of a pack, or one kind of a card where a game has several alike."""
else:
    Seat = i64  # an array's type must be one that it knows: ``vec[Seat]`` is ``vec[i64]`` when it runs
    Card = i64
