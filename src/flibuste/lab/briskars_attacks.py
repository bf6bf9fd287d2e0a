"""What somebody who attacks a server does with Briskars: band files, suggestions, new battles."""

from __future__ import annotations


def posted() -> dict[str, tuple[str, object]]:
    """List what is posted: where, and what."""
    return {
        "band files with long keys": ("/api/briskars/crew/check", {"name": "n", "file": "a." * 1_900 + "a = 1"}),
        "suggested bands": ("/api/briskars/crew/suggest", {"faction": "exiled", "budget": 400, "most": 3}),
        "new tables": ("/api/tables", {"game": "briskars", "seats": [{"kind": "you"}, {"kind": "open"}]}),
    }
