"""What a program gave: numbers and texts are taken as such, anything else is refused with what it was."""

from __future__ import annotations

from operator import index

from flibuste.kernel.errors import BadData


def whole(given: object, what: str, code: str) -> int:
    """Take a whole number, also numpy's; anything else is refused.

    >>> whole("2", "players", "wrong_number_of_seats")
    Traceback (most recent call last):
    ...
    flibuste.kernel.errors.BadData: wrong_number_of_seats: players must be a whole number, not '2' [kernel]
    """
    try:
        return index(given)  # type: ignore[arg-type]
    except TypeError:
        raise BadData(code, f"{what} must be a whole number, not {given!r}") from None


def seat_of(given: object, players: int) -> int:
    """Take the number of a seat; a table has so many, from 0."""
    seat = whole(given, "a seat", "no_such_seat")
    if not 0 <= seat < players:
        raise BadData("no_such_seat", f"there is no seat {seat}: 0 to {players - 1}")
    return seat


def words(given: object, what: str, code: str) -> str:
    """Take a text; anything else is refused."""
    if not isinstance(given, str):
        raise BadData(code, f"{what} must be a text, not {given!r}")
    return given
