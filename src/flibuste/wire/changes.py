"""Views as changes: what differs between two views of one seat, and how the older becomes the newer.

A patch is a list of steps. Each is a path into the view (names of fields, places in lists) with the value that stands
there now; a step without a value takes the field away. Both views are the seat's own, so a patch tells nothing that
the whole view would not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
Path = list[str | int]
Fields = dict[str, bytes]
"""A view field by field, each as it is written: what a follower holds, in the least room."""
SHORT = 160
"""A field of no more bytes is told whole: to look for what changed inside would cost more."""
NOTHING: Fields = {}


class Misfit(Exception):
    """A patch is for another view than this one."""


def written(view: Mapping[str, object]) -> Fields:
    """Write a view field by field."""
    return {name: _encode(value) for name, value in view.items()}


def patch(old: Fields, new: Fields) -> bytes:
    """Write the steps from one view to another."""
    steps: list[bytes] = []
    for name, value in new.items():
        before = old.get(name)
        if before == value:
            continue
        if before is None or len(value) <= SHORT or len(before) <= SHORT:
            steps.append(b'[["%b"],%b]' % (name.encode(), value))
        else:
            found: list[list[object]] = []
            compare(_decode(before), _decode(value), [name], found)
            inner = _encode(found)[1:-1]
            steps.append(inner if len(inner) < len(value) else b'[["%b"],%b]' % (name.encode(), value))
    steps += [b'[["%b"]]' % name.encode() for name in old if name not in new]
    return b"[%b]" % b",".join(steps)


def compare(old: Any, new: Any, path: Path, found: list[list[object]]) -> None:
    """Note the steps from one value to another, as deep inside as they differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name, value in new.items():
            if name not in old:
                found.append([[*path, name], value])
            elif old[name] != value:
                compare(old[name], value, [*path, name], found)
        found += [[[*path, name]] for name in old if name not in new]
    elif isinstance(old, list) and isinstance(new, list) and alike(old, new):
        for place, value in enumerate(new):
            if place >= len(old):
                found.append([[*path, place], value])
            elif old[place] != value:
                compare(old[place], value, [*path, place], found)
    else:
        found.append([path, new])


def alike(old: list[Any], new: list[Any]) -> bool:
    """Say whether most of a list is still in its place."""
    same = sum(one == other for one, other in zip(old, new, strict=False))
    return len(new) >= len(old) and (2 * same >= len(old) or isinstance(new[0], (dict, list)))


def patched(view: dict[str, Any], steps: list[list[Any]]) -> dict[str, Any]:
    """Return a view with steps taken; the old one stays as it is."""
    found = dict(view)
    for step in steps:
        put(found, step[0], step[1:])
    return found


def put(whole: dict[str, Any] | list[Any], path: Path, value: list[Any]) -> None:
    """Put a value where a path leads, on copies of all that lies on the way."""
    try:
        inner: Any = whole
        for place in path[:-1]:
            following = inner[place].copy()
            inner[place] = following
            inner = following
        if not value:
            del inner[path[-1]]
        elif isinstance(inner, list) and path[-1] == len(inner):
            inner.append(value[0])
        else:
            inner[path[-1]] = value[0]
    except (LookupError, TypeError, AttributeError) as error:
        raise Misfit(f"there is no {path}") from error
