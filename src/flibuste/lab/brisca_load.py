"""The load of a server is measured with Brisca: what a long match asks for."""

from __future__ import annotations

from typing import Final

WANTED: Final = {"game": "brisca", "settings": {"match_mode": "fixed_n", "match_n": 7, "exchange": False}}
