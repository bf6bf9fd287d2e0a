"""Arrays where ``librt`` has none (PyPy, Pyodide): the same names and the same behaviour on Python's own, slower.

``array('q')`` checks that a number is whole and fits 64 bits as ``librt`` does, and no line of Python runs for an item
read or written, which is most of what an interpreted engine does. Entered by ``flibuste/__init__.py`` in the place of
``librt.vecs`` only when that cannot be imported. Never compiled.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from types import ModuleType

WHOLE, BROKEN = "q", "d"


class vec:  # noqa: N801
    """What makes arrays of whole numbers: ``vec[i64]([1, 2])``."""

    def __new__(cls, items: Iterable[int] = (), *, capacity: int = 0) -> array[int]:  # type: ignore[misc]
        """Make an array; where it will grow to does not matter here."""
        return array(WHOLE, items)

    def __class_getitem__(cls, kind: object) -> type:
        return floats if kind is float else vec


class floats:  # noqa: N801
    """What makes the others: ``vec[float]([0.5])``."""

    def __new__(cls, items: Iterable[float] = (), *, capacity: int = 0) -> array[float]:  # type: ignore[misc]
        """Make an array."""
        return array(BROKEN, items)


def append(numbers: array[int], item: int) -> array[int]:
    """Return the array with one more; the old one keeps its length."""
    longer = numbers[:]
    longer.append(item)
    return longer


def extend(numbers: array[int], items: Iterable[int]) -> array[int]:
    """Return the array with more items."""
    longer = numbers[:]
    longer.extend(items)
    return longer


def remove(numbers: array[int], item: int) -> array[int]:
    """Return the array without the first of these items."""
    rest = numbers[:]
    rest.remove(item)
    return rest


def pop(numbers: array[int], k: int = -1) -> tuple[array[int], int]:
    """Return the array without one item, and the item."""
    rest = numbers[:]
    item = rest.pop(k)
    return rest, item


def stand_in() -> dict[str, ModuleType]:
    """Make the modules ``librt`` and ``librt.vecs``."""
    package, module = ModuleType("librt"), ModuleType("librt.vecs")
    for thing in (vec, append, extend, remove, pop):
        setattr(module, thing.__name__, thing)
    package.vecs = module  # type: ignore[attr-defined]
    return {"librt": package, "librt.vecs": module}
