"""Events: the only way information leaves a game. Each field says who may see it; nobody by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from flibuste.kernel.bits import EVERYONE, has
from flibuste.kernel.decisions import check_name
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.places import Places

SEAT: Final = "seat"
CARD: Final = "card"
NUMBER: Final = "number"
TEXT: Final = "text"
PARTS: Final = "parts"
PLAIN: Final = (NUMBER, TEXT, PARTS)
"""What a field may hold beside a noun of the game: a number, a text, the parts of a sum (amount, reason, rule)."""

Shown = tuple[str, dict[str, object]]
"""An event as one seat sees it: its kind and the fields shown to that seat."""


@final
class Field:
    """One value of an event (a number, a text, a plain list) and the set of seats that may see it."""

    def __init__(self, name: str, value: object, seats: i64) -> None:
        self.name: Final = name
        self.value: Final = value
        self.seats: i64 = seats


@final
class Event:
    """A kind of event that a game tells, with its fields as TypeScript would write them.

    ``Event("dealt", "seat", "n: number", "cards: card[]")``: a field holds a thing of the noun behind the colon (of its
    own name where there is none), ``[]`` a list of them; a field with ``?`` may be missing.
    """

    def __init__(self, name: str, *fields: str) -> None:
        self.name: Final = check_name(name)
        self.nouns: Final[dict[str, str]] = {}
        self.lists: Final[set[str]] = set()
        self.optional: Final[set[str]] = set()
        for field in fields:
            self.declare(field)
        self.order: Final = list(self.nouns)

    def declare(self, field: str) -> None:
        """Enter one field."""
        name, _, noun = field.partition(": ")
        plain = name.removesuffix("?")
        if plain != name:
            self.optional.add(plain)
        if noun.endswith("[]"):
            self.lists.add(plain)
        self.nouns[plain] = noun.removesuffix("[]") or plain

    def cards(self) -> frozenset[str]:
        """Name the fields that hold a card."""
        return frozenset(name for name, noun in self.nouns.items() if noun == CARD)

    def why_not(self, told: list[Field]) -> str:
        """Say what is wrong with an event that was told, or nothing."""
        names = [field.name for field in told]
        missing = [name for name in self.nouns if name not in names and name not in self.optional]
        if missing or len(set(names)) < len(names):
            return f"{self.name} is told without {', '.join(missing)}"
        for field in told:
            if field.name not in self.nouns:
                return f"{self.name} has no field {field.name}"
            if not self.fits(field.name, field.value):
                return f"{self.name}: {field.name} cannot be {field.value!r}"
        return ""

    def fits(self, name: str, value: object) -> bool:
        """Say whether a value is of the kind that is declared: things of a noun are told by their numbers."""
        if self.nouns[name] == PARTS:
            return isinstance(value, list)
        wanted = str if self.nouns[name] == TEXT else int
        if name in self.lists:
            return isinstance(value, list) and all(isinstance(part, wanted) for part in value)
        return isinstance(value, wanted)


def public(name: str, value: object) -> Field:
    """Make a field for everybody."""
    return Field(name, value, EVERYONE)


def secret(name: str, value: object, seats: i64) -> Field:
    """Make a field for some seats only."""
    return Field(name, value, seats)


NOTHING: Final[dict[str, frozenset[str]]] = {}
NO_FIELDS: Final[frozenset[str]] = frozenset()


@final
class Log:
    """What happened, for whoever listens; a state without a log (a search) builds no event at all.

    ``audited`` names, event by event, the fields that hold a card. With a memory to compare them with (tests), an event
    that tells a seat of a card its memory does not hold is refused where it happens.
    """

    def __init__(self, audited: Mapping[str, frozenset[str]] = NOTHING) -> None:
        self.events: list[tuple[str, list[Field]]] = []
        self.audited = audited
        self.memory: Places | None = None

    def tell(self, kind: str, *fields: Field) -> None:
        """Write one event."""
        self.events.append((kind, list(fields)))
        if self.memory is not None:
            for field in fields:
                if field.name in self.audited.get(kind, NO_FIELDS):
                    self.audit(kind, field, field.value, self.memory)

    def audit(self, kind: str, field: Field, value: object, memory: Places) -> None:
        """Check the card of a field, or each card of a list."""
        if isinstance(value, int):
            self.check(kind, field, value, memory)
        elif isinstance(value, list):
            for part in value:
                self.audit(kind, field, part, memory)

    def check(self, kind: str, field: Field, card: int, memory: Places) -> None:
        """Catch a leak where it happens: a seat may be told of a card only what its memory holds already."""
        for seat in range(memory.seats):
            place = memory.may_be(seat, card)
            if has(field.seats, seat) and place & (place - 1) != 0:
                raise BrokenGame(f"{kind} tells seat {seat} about card {card}, which it does not know")

    def stream(self, seat: i64, since: int = 0) -> list[Shown]:
        """Return the events as one seat sees them, counted in its own stream; without a shown field there is none."""
        return self.told(seat, 0)[since:]

    def told(self, seat: i64, first: int) -> list[Shown]:
        """Return what a seat sees of the events from this one on, counted in all events (news, without a new start)."""
        seen: list[Shown] = []
        for kind, fields in self.events[first:]:
            shown = {field.name: field.value for field in fields if has(field.seats, seat)}
            if shown:
                seen.append((kind, shown))
        return seen

    def __deepcopy__(self, memo: dict[int, object]) -> Log:
        other = Log(self.audited)
        other.events = self.events[:]  # an event never changes
        return other

    def back_to(self, length: int) -> None:
        """Forget everything told after so many events (an answer that failed half-way)."""
        del self.events[length:]
