"""Whether a value is what a Python type says: typed dictionaries are compared key by key, none missing, none more."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, NewType, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from flibuste.kernel import state

COMPILED = not str(state.__file__).endswith(".py")


def why_unlike(value: object, kind: Any, where: str = "it") -> str:
    """Say where a value differs from a type; empty if it does not. Compiled types have forgotten their fields."""
    if isinstance(kind, NewType):
        return why_unlike(value, kind.__supertype__, where)
    if is_typeddict(kind):
        return "" if COMPILED else unlike_fields(value, kind, where)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        found = [why_unlike(value, part, where) for part in parts]
        return "" if "" in found else " / ".join(found)
    if origin is Literal:
        return "" if value in parts else f"{where}: {value!r} is none of {parts}"
    if origin in (list, tuple, dict):
        return unlike_parts(value, origin, parts, where)
    wanted = (int, float) if kind is float else kind
    fits = isinstance(value, wanted) and (kind is bool or not isinstance(value, bool))
    return "" if fits else f"{where}: {value!r} is no {kind}"


def unlike_parts(value: object, origin: type, parts: tuple[Any, ...], where: str) -> str:
    """Compare each value of a list, of a tuple (a list once it was sent) or of a dictionary."""
    if not isinstance(value, dict if origin is dict else list):
        return f"{where}: {value!r} is no {origin}"
    if isinstance(value, dict):
        return first(why_unlike(one, parts[1], f"{where}[{key!r}]") for key, one in value.items())
    kinds = parts if origin is tuple else [parts[0]] * len(value)
    if len(kinds) != len(value):
        return f"{where}: {value!r} has not {len(kinds)} parts"
    return first(why_unlike(one, part, f"{where}[]") for one, part in zip(value, kinds, strict=True))


def unlike_fields(value: object, kind: Any, where: str) -> str:
    """Compare a dictionary with a typed one."""
    if not isinstance(value, dict):
        return f"{where}: {value!r} is no {kind.__name__}"
    hints = get_type_hints(kind, include_extras=True)
    more = sorted(set(value) - set(hints))
    if more:
        return f"{where}: {kind.__name__} has no {more}"
    for name, hint in hints.items():
        open_ = get_origin(hint) is NotRequired
        if name not in value:
            if not open_ and name not in kind.__optional_keys__:
                return f"{where}: {kind.__name__} lacks {name}"
            continue
        why = why_unlike(value[name], get_args(hint)[0] if open_ else hint, f"{where}.{name}")
        if why:
            return why
    return ""


def first(reasons: Any) -> str:
    """Return the first reason there is."""
    return next((why for why in reasons if why), "")
