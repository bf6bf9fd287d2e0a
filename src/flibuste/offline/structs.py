"""Structs where ``msgspec`` has no build (Pyodide): the part of it that tables and messages use, in plain Python.

``boot.py`` enters it under that name only where the real one is missing. A test reads and writes every message with
both and compares.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
Read = Callable[[Any], Any]
"""Checks a value that came as JSON and returns it as what the type says."""
NOTHING: Any = object()


class MsgspecError(Exception):
    """Something could not be read or written."""


class DecodeError(MsgspecError):
    """It is no JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not what was expected."""


class OutOfBounds(ValidationError):
    """It is of the right type, but too large, too long or written otherwise."""


class Meta:
    """Bounds of a value; what else is said of it concerns descriptions only."""

    def __init__(
        self,
        *,
        ge: int | None = None,
        le: int | None = None,
        min_length: int = 0,
        max_length: int | None = None,
        pattern: str | None = None,
        **described: object,
    ) -> None:
        self.ge, self.le, self.min_length, self.max_length = ge, le, min_length, max_length
        self.pattern = None if pattern is None else re.compile(pattern)

    def check(self, value: object) -> None:
        """Refuse a value out of bounds."""
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            if (self.ge is not None and value < self.ge) or (self.le is not None and value > self.le):
                raise OutOfBounds(f"{value} is out of bounds")
        elif isinstance(value, (str, list, dict)):
            if self.max_length is not None and len(value) > self.max_length:
                raise OutOfBounds(f"Expected `{type(value).__name__}` of length <= {self.max_length}")
            if len(value) < self.min_length:
                raise OutOfBounds(f"Expected `{type(value).__name__}` of length >= {self.min_length}")
            if self.pattern is not None and isinstance(value, str) and self.pattern.search(value) is None:
                raise OutOfBounds(f"Expected `str` matching {self.pattern.pattern!r}")


class Raw(bytes):
    """JSON that is written as it is."""


class Named:
    """A field with another name on the wire, or with a default."""

    def __init__(self, default: object = NOTHING, name: str | None = None) -> None:
        self.default, self.name = default, name


def field(
    *, default: object = NOTHING, default_factory: Callable[[], object] | None = None, name: str | None = None
) -> Any:
    """Declare a field; of a list or dictionary that is made for it each struct has its own."""
    return Named(default if default_factory is None else default_factory(), name)


class Shape:
    """How a struct is built, read and written: worked out once for each class."""

    def __init__(self, cls: type, bases: list[Shape], given: dict[str, Any]) -> None:
        inherited = bases[0] if bases else None
        self.tag_field: str | None = given.get("tag_field") or (inherited.tag_field if inherited else None)
        self.tag: str | None = given.get("tag") or (cls.__name__ if self.tag_field else None)
        self.omit: bool = given.get("omit_defaults", inherited.omit if inherited else False)
        self.strict: bool = given.get("forbid_unknown_fields", inherited.strict if inherited else False)
        self.frozen: bool = given.get("frozen", inherited.frozen if inherited else False)
        self.cls = cls
        self.defaults: dict[str, Any] = dict(inherited.defaults) if inherited else {}
        self.wire: dict[str, str] = dict(inherited.wire) if inherited else {}
        self.by_place: list[str] = list(inherited.by_place) if inherited else []
        self.by_name: list[str] = list(inherited.by_name) if inherited else []
        own = [name for name, kind in cls.__annotations__.items() if not str(kind).startswith("ClassVar")]
        (self.by_name if given.get("kw_only") else self.by_place).extend(own)
        for name in own:
            self.take_default(name, cls.__dict__.get(name, NOTHING))
        self.fields = [*self.by_place, *self.by_name]
        self.readers: dict[str, tuple[str, Read]] | None = None

    def take_default(self, name: str, default: Any) -> None:
        """Remember what a field is when it is not given, and its name on the wire."""
        self.wire[name] = name
        if isinstance(default, Named):
            self.wire[name], default = default.name or name, default.default
        if default is not NOTHING:
            self.defaults[name] = default
            if name in self.cls.__dict__:
                delattr(self.cls, name)

    def default(self, name: str) -> Any:
        """Return the value of a field that is not given; an empty list or dictionary is a new one each time."""
        value = self.defaults[name]
        return type(value)() if value == [] or value == {} else value

    def fill(self, struct: Struct, given: dict[str, Any]) -> None:
        """Set every field; what is missing gets its default."""
        for name in self.fields:
            if name in given:
                object.__setattr__(struct, name, given[name])
            elif name in self.defaults:
                object.__setattr__(struct, name, self.default(name))
            else:
                raise TypeError(f"Missing required argument '{name}'")

    def read(self, value: Any) -> Any:
        """Make a struct of a dictionary."""
        if not isinstance(value, dict):
            raise ValidationError(f"Expected `object`, got `{type(value).__name__}`")
        if self.readers is None:
            kinds = get_type_hints(self.cls, include_extras=True)
            self.readers = {self.wire[name]: (name, reader(kinds[name])) for name in self.fields}
        if self.tag_field is not None and value.get(self.tag_field, self.tag) != self.tag:
            raise ValidationError(f"Invalid value {value.get(self.tag_field)!r} - at `$.{self.tag_field}`")
        found: dict[str, Any] = {}
        for key, part in value.items():
            if key in self.readers:
                name, read = self.readers[key]
                found[name] = read_at(read, part, f".{key}")
            elif self.strict and key != self.tag_field:
                raise ValidationError(f"Object contains unknown field `{key}`")
        struct: Any = object.__new__(self.cls)
        try:
            self.fill(struct, found)
        except TypeError as error:
            raise ValidationError(str(error).replace("argument", "field")) from None
        return struct

    def items(self, struct: Struct) -> Iterator[tuple[str, Any]]:
        """Go through what is written of a struct."""
        if self.tag_field is not None:
            yield self.tag_field, self.tag
        for name in self.fields:
            value = getattr(struct, name)
            if not (self.omit and name in self.defaults and self.defaults[name] == value):
                yield self.wire[name], value


@dataclass_transform()
class StructType(type):
    """Works the shape of each struct out."""

    shape: Shape

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any], **given: Any) -> Any:
        cls = super().__new__(mcs, name, bases, space)
        if "__annotations__" not in cls.__dict__:
            cls.__annotations__ = {}
        cls.shape = Shape(cls, [base.shape for base in bases if isinstance(base, StructType)], given)
        return cls

    def __init__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **given: Any) -> None:
        super().__init__(name, bases, space)


class Struct(metaclass=StructType):
    """A record with declared fields."""

    shape: ClassVar[Shape]

    def __init__(self, *given: Any, **named: Any) -> None:
        shape = type(self).shape
        if len(given) > len(shape.by_place) or not named.keys() <= set(shape.fields):
            raise TypeError(f"{type(self).__name__} has no such fields")
        shape.fill(self, {**dict(zip(shape.by_place, given, strict=False)), **named})

    def __setattr__(self, name: str, value: object) -> None:
        if type(self).shape.frozen:
            raise AttributeError("immutable type: " + type(self).__name__)
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        shape = type(self).shape
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shape.fields)})"


def read_at(read: Read, value: Any, place: str) -> Any:
    """Read a part; what is wrong with it is said with its place."""
    try:
        return read(value)
    except ValidationError as error:
        sentence, _, below = str(error).partition(" - at `$")
        raise type(error)(f"{sentence} - at `${place}{below.removesuffix('`')}`") from None


_readers: dict[Any, Read] = {}


def reader(kind: Any) -> Read:
    """Return what reads a type."""
    try:
        found = _readers.get(kind)
    except TypeError:  # a type with something in it that has no hash
        return make_reader(kind)
    if found is None:
        found = _readers[kind] = make_reader(kind)
    return found


def make_reader(kind: Any) -> Read:
    """Make what reads a type, from what reads its parts."""
    origin, parts = get_origin(kind), get_args(kind)
    if isinstance(kind, StructType):
        return kind.shape.read
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Annotated:
        return bounded(reader(parts[0]), [one for one in parts[1:] if isinstance(one, Meta)])
    if origin in (Union, UnionType):
        return any_of(parts)
    if origin is Literal:
        return one_of(parts)
    if origin is list:
        return lambda value: read_list(reader(parts[0]), value)
    if origin is tuple:
        return tuple_of(parts)
    if origin is dict:
        return dictionary_of(reader(parts[0]), reader(parts[1]))
    if hasattr(kind, "__value__"):
        return reader(kind.__value__)
    raise TypeError(f"no reader for {kind!r}")


def wrong(value: object) -> ValidationError:
    """Say that a value is of another type than expected."""
    return ValidationError(f"Unexpected `{type(value).__name__}`")


def exactly(kind: type) -> Read:
    """Read values of one plain type and nothing else."""

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise wrong(value)
        return value

    return read


def read_number(value: Any) -> float:
    """Read a number."""
    if type(value) not in (int, float):
        raise wrong(value)
    return float(value)


def read_list(read: Read, value: Any) -> list[Any]:
    """Read a list."""
    if not isinstance(value, (list, tuple)):
        raise wrong(value)
    return [read_at(read, part, "[...]") for part in value]


def tuple_of(parts: tuple[Any, ...]) -> Read:
    """Read a tuple: of any length, or with these parts."""
    if len(parts) == 2 and parts[1] is ...:
        return lambda value: tuple(read_list(reader(parts[0]), value))
    reads = [reader(part) for part in parts]

    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, (list, tuple)) or len(value) != len(reads):
            raise wrong(value)
        return tuple(read_at(one, part, f"[{n}]") for n, (one, part) in enumerate(zip(reads, value, strict=True)))

    return read


def dictionary_of(read_key: Read, read_value: Read) -> Read:
    """Read a dictionary; keys that are numbers come as text."""

    def read(value: Any) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise wrong(value)
        return {key_of(read_key, key): read_at(read_value, part, "[...]") for key, part in value.items()}

    return read


def key_of(read: Read, key: Any) -> Any:
    """Read a key, which is text on the wire whatever it was."""
    try:
        return read(key)
    except ValidationError:
        if isinstance(key, str) and key.removeprefix("-").isdecimal():
            return read(int(key))
        raise


def bounded(read: Read, bounds: list[Meta]) -> Read:
    """Read a value that has bounds."""

    def within(value: Any) -> Any:
        found = read(value)
        for meta in bounds:
            meta.check(found)
        return found

    return within


def one_of(values: tuple[Any, ...]) -> Read:
    """Read one of a few values."""

    def read(value: Any) -> Any:
        if value not in values:
            raise ValidationError(f"Invalid enum value {value!r}")
        return value

    return read


def any_of(parts: tuple[Any, ...]) -> Read:
    """Read one of several types: structs by their tag, else the first that takes it."""
    tagged = {part.shape.tag: part.shape for part in parts if isinstance(part, StructType) and part.shape.tag_field}
    fields = {shape.tag_field for shape in tagged.values()}
    others = [reader(part) for part in parts if not (isinstance(part, StructType) and part.shape.tag_field)]

    def read(value: Any) -> Any:
        if tagged and isinstance(value, dict):
            shape = next(
                (tagged[tag] for tag in map(value.get, fields) if isinstance(tag, str) and tag in tagged), None
            )
            if shape is not None:
                return shape.read(value)
            raise ValidationError(f"Invalid value - at `$.{next(iter(fields))}`")
        problem = wrong(value)
        for one in others:
            try:
                return one(value)
            except OutOfBounds as error:
                problem = error
            except ValidationError:
                pass
        raise problem

    return read


def as_it_is(value: Any) -> Any:
    """Take any value."""
    return value


PLAIN: dict[Any, Read] = {
    str: exactly(str), bool: exactly(bool), int: exactly(int), float: read_number, NoneType: exactly(NoneType),
    None: exactly(NoneType), Any: as_it_is, object: as_it_is, dict: exactly(dict), list: exactly(list),
    Raw: lambda value: Raw(encode(value)),
}  # fmt: skip


def plain(value: Any) -> Any:
    """Refuse, to the quick encoder, what only ours can write."""
    raise TypeError(type(value).__name__)


_quick = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=plain).encode


def text_of(value: Any) -> str:
    """Write a value: plain ones quickly, structs and raw parts piece by piece."""
    if isinstance(value, Raw):
        return value.decode()
    if isinstance(value, Struct):
        return "{" + ",".join(f'"{name}":{text_of(part)}' for name, part in type(value).shape.items(value)) + "}"
    try:
        return _quick(value)
    except TypeError:
        if isinstance(value, (list, tuple)):
            return "[" + ",".join(map(text_of, value)) + "]"
        if isinstance(value, dict):
            return "{" + ",".join(f"{_quick(str(key))}:{text_of(part)}" for key, part in value.items()) + "}"
        raise


def encode(value: Any) -> bytes:
    """Write a value as JSON."""
    return text_of(value).encode()


def no_constant(name: str) -> Any:
    """Refuse what JSON does not have (NaN)."""
    raise ValueError(name)


_decoder = json.JSONDecoder(parse_constant=no_constant)


def decode(text: str | bytes, type: Any = Any) -> Any:
    """Read JSON as a type."""
    try:
        value = _decoder.decode(text if isinstance(text, str) else bytes(text).decode())
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from error
    return reader(type)(value)


class Decoder(Generic[T]):
    """Reads JSON as one type."""

    def __init__(self, kind: Any = Any) -> None:
        self.kind = kind

    def decode(self, text: str | bytes) -> T:
        """Read."""
        return decode(text, self.kind)  # type: ignore[no-any-return]


class Encoder:
    """Writes JSON."""

    encode = staticmethod(encode)


def convert(value: Any, kind: Any, *, strict: bool = True) -> Any:
    """Make a value of a type from plain ones."""
    return reader(kind)(to_builtins(value))


def to_builtins(value: Any, *, str_keys: bool = False) -> Any:
    """Make plain values of structs."""
    if isinstance(value, Struct):
        return {name: to_builtins(part, str_keys=str_keys) for name, part in type(value).shape.items(value)}
    if isinstance(value, (list, tuple)):
        return [to_builtins(part, str_keys=str_keys) for part in value]
    if isinstance(value, dict):
        return {str(key) if str_keys else key: to_builtins(part, str_keys=str_keys) for key, part in value.items()}
    return value


def stand_in() -> dict[str, ModuleType]:
    """Make the modules ``msgspec``, ``msgspec.json`` and ``msgspec.inspect``."""
    ours = sys.modules[__name__]
    package, written = ModuleType("msgspec"), ModuleType("msgspec.json")
    for name in (
        "Struct",
        "Meta",
        "Raw",
        "MsgspecError",
        "DecodeError",
        "ValidationError",
        "field",
        "convert",
        "to_builtins",
    ):
        setattr(package, name, getattr(ours, name))
    for name in ("encode", "decode", "Encoder", "Decoder"):
        setattr(written, name, getattr(ours, name))
    package.json = written  # type: ignore[attr-defined]
    return {"msgspec": package, "msgspec.json": written}
