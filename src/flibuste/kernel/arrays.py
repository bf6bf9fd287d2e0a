"""Arrays where ``librt`` has none (PyPy, Pyodide): the same names and the same behaviour on plain lists, slower.

Entered by ``flibuste/__init__.py`` in the place of ``librt.vecs`` only when that cannot be imported. Never compiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import SupportsIndex, overload

LARGEST = 2**63


class vec:  # noqa: N801
    """An array of whole numbers; ``vec[i64]`` is the only kind there is."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, items: Iterable[int] = (), *, capacity: int = 0) -> None:
        self.items = [checked(item) for item in items]

    def __class_getitem__(cls, kind: object) -> type[vec]:
        return cls

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[int]:
        return iter(self.items)

    @overload
    def __getitem__(self, k: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, k: slice) -> vec: ...
    def __getitem__(self, k: SupportsIndex | slice) -> int | vec:
        return holding(self.items[k]) if isinstance(k, slice) else self.items[k]

    def __setitem__(self, k: SupportsIndex, item: int) -> None:
        self.items[k] = checked(item)

    def __contains__(self, item: object) -> bool:
        return item in self.items

    def __eq__(self, other: object) -> bool:
        return isinstance(other, vec) and self.items == other.items

    def __repr__(self) -> str:
        return f"vec[i64]({self.items})"


def checked(item: int) -> int:
    """Refuse what does not fit 64 bits."""
    if not isinstance(item, int):
        raise TypeError(f"{type(item).__name__!r} object cannot be interpreted as an integer")
    if not -LARGEST <= item < LARGEST:
        raise OverflowError("int too big to convert")
    return int(item)


def holding(items: list[int]) -> vec:
    """Make an array of items that have been checked already."""
    array = vec()
    array.items = items
    return array


def append(array: vec, item: int) -> vec:
    """Return the array with one more; the old one keeps its length."""
    return holding([*array.items, checked(item)])


def extend(array: vec, items: Iterable[int]) -> vec:
    """Return the array with more items."""
    return vec([*array.items, *items])


def remove(array: vec, item: int) -> vec:
    """Return the array without the first of these items."""
    rest = list(array.items)
    rest.remove(item)
    return holding(rest)


def pop(array: vec, k: int = -1) -> tuple[vec, int]:
    """Return the array without one item, and the item."""
    rest = list(array.items)
    item = rest.pop(k)
    return holding(rest), item


def stand_in() -> dict[str, ModuleType]:
    """Make the modules ``librt`` and ``librt.vecs``."""
    package, module = ModuleType("librt"), ModuleType("librt.vecs")
    for thing in (vec, append, extend, remove, pop):
        setattr(module, thing.__name__, thing)
    package.vecs = module  # type: ignore[attr-defined]
    return {"librt": package, "librt.vecs": module}
