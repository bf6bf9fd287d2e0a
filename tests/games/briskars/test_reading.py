"""Readers of the data files."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.reading import quarters
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData


@pytest.mark.parametrize(("fathoms", "size"), [(0, 0), (0.25, 1), (1.5, 6), (15, 60)])
def test_sizes_are_read_in_quarters(fathoms: float, size: int) -> None:
    """Rule: BK-GRD-09."""
    assert quarters(Entry("maps.toml", "crate", {"size": fathoms}), "size", 1.0) == size


@pytest.mark.parametrize("size", [True, False, "1", -0.25, 15.25, 0.3, None, [1]])
def test_other_sizes_are_refused_with_file_entry_and_field(size: object) -> None:
    """Rule: BK-GRD-09."""
    with pytest.raises(BadData, match=r"maps\.toml: crate: size"):
        quarters(Entry("maps.toml", "crate", {"size": size}), "size", 1.0)
