"""Readers for the fields that only Briskars has: amounts, sizes, sets of words, references to other entries."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.cards.amounts import Amount, nothing, read_amount
from flibuste.kernel.bits import bit
from flibuste.kernel.content import LONGEST, Entry
from flibuste.kernel.errors import BadData, BadField

Ids = dict[str, int]


def amount(row: Entry, field: str) -> Amount:
    """Read an amount such as ``1d5+3``; nothing where the field is missing.

    Rule: BK-DIC-05.
    """
    value = row.value(field)
    if value is None:
        return nothing()
    try:
        return read_amount(row.text(field))
    except BadData as error:
        raise row.wrong(field, "an amount like 4, 1d5+3, s or 1d10-2 min 1", "amount") from error


def quarters(row: Entry, field: str, default: float) -> int:
    """Read a size in fathoms as quarters.

    Rule: BK-GRD-09.
    """
    value = row.value(field, default)
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 15:
        size = round(value * 4)
        if abs(value * 4 - size) < 1e-9:
            return size
    raise row.wrong(field, "a size of 0 to 15 fathoms in quarters (0.25, 0.5, 1.5)", "size")


def signed(row: Entry, field: str, default: int = 0) -> int:
    """Read a whole number that may be negative."""
    return row.count(field, -99, 99, default)


def words(row: Entry, field: str, allowed: tuple[str, ...]) -> i64:
    """Read a list of words of a closed set as bits."""
    mask: i64 = 0
    for word in row.texts(field, allowed, []):
        mask |= bit(allowed.index(word))
    return mask


def word(row: Entry, field: str, allowed: tuple[str, ...], default: str | None = None) -> int:
    """Read one word of a closed set as its number."""
    return allowed.index(row.one_of(field, allowed, default))


def reference(row: Entry, field: str, ids: Ids, what: str) -> int:
    """Read the id of another entry; -1 where the field is missing."""
    value = row.value(field)
    if value is None:
        return -1
    if isinstance(value, str) and value in ids:
        return ids[value]
    raise row.wrong(field, f"the id of a known {what}", "unknown", {"what": what})


def references(row: Entry, field: str, ids: Ids, what: str) -> list[int]:
    """Read a list of ids of other entries."""
    names = row.texts(field, None, [])
    for name in names:
        if name not in ids:
            sentence = f'{row.file}: {row.label}: {field}: there is no {what} "{name}"'
            raise BadField(sentence, row.file, row.label, field, "unknown", {"what": what, "got": name[:LONGEST]})
    return [ids[name] for name in names]


def table(row: Entry, field: str) -> Entry | None:
    """Read a table inside an entry."""
    value = row.value(field)
    if value is None:
        return None
    if not isinstance(value, dict):
        raise row.wrong(field, "a table", "list")
    return Entry(row.file, f"{row.label}: {field}", value)


def proved(row: Entry) -> list[str]:
    """Read which fields of a house entry the book itself proves; they must be fields of the entry."""
    names = row.texts("proved", None, [])
    row.source()
    return names
