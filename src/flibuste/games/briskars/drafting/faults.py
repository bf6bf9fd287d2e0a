"""What is wrong with a draft: a code, where it stands, and the values of its sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from flibuste.games.briskars.ground.distance import square_at, square_name
from flibuste.kernel.errors import BadData, BadField

SPOT: Final = ("row", "column")
FAULTS: Final = (
    # what a reader says of a field, or of a drawing
    "missing", "text", "number", "flag", "word", "words", "list", "numbers", "extra", "taken", "name", "kind",
    "unknown", "amount", "size", "square", "squares", "bands", "syntax", "unreadable", "no_entry", "table",
    "twice", "heading", "sides", "rows", "row", "letter", "digits", "file_name", "line_too_long", "too_many_files",
    # what a table refuses, or players should mind
    "map_too_small", "zones_apart", "unreachable", "unfair_way", "unfair_height", "unfair_room", "open_lines",
    "goal_without", "no_room_for", "off_map", "square_closed", "opens_nothing", "no_band_fits",
)  # fmt: skip
"""Every code that clients have a sentence for."""
OTHER: Final = "other"


@final
class DraftFault:
    """One thing that a table refuses, or that its players should mind; squares are named."""

    def __init__(
        self,
        code: str,
        file: str,
        entry: str = "",
        field: str = "",
        squares: Sequence[str] = (),
        values: Mapping[str, str | int] | None = None,
        rule: str = "",
        refused: bool = True,
    ) -> None:
        self.code: Final = code if code in FAULTS else OTHER
        self.file: Final = file
        self.entry: Final = entry
        self.field: Final = field
        self.squares: Final = list(squares)
        self.values: Final = dict(values or {})
        self.rule: Final = rule
        self.refused: Final = refused

    def told(self) -> dict[str, object]:
        """Return it as plain values."""
        return {
            "code": self.code,
            "file": self.file,
            "entry": self.entry,
            "field": self.field,
            "squares": self.squares,
            "values": self.values,
            "rule": self.rule,
            "refused": self.refused,
        }


def fault_of(error: BadData, file: str = "") -> DraftFault:
    """Tell what a reader refused; a letter of a map is shown on its square."""
    if not isinstance(error, BadField):
        return DraftFault(error.code, file, values={"expected": error.sentence}, rule=error.rule)
    values = {name: value for name, value in error.values.items() if name not in SPOT}
    row, column = (error.values.get(name, -1) for name in SPOT)
    squares = (
        [square_name(square_at(column, row))] if isinstance(row, int) and isinstance(column, int) and row >= 0 else []
    )
    return DraftFault(error.reason, error.file or file, error.entry, error.field, squares, values)
