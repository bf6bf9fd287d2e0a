"""Dice that are rolled when a game is over, for what goes on after it: fixed before the first card moved, like its own.

They follow from the same secret and the same pinches as the game. Whoever has the record has their proof.
"""

from __future__ import annotations

from flibuste.kernel.errors import BadData
from flibuste.table import verify_alone
from flibuste.table.fair import Fair, root_key

PROOF = "note fair-chain "


def proven_dice(record: str) -> Fair | None:
    """Return the dice that follow from a record; nothing where it proves no chance. A false proof is refused."""
    if not any(line.startswith(PROOF) for line in record.split("\n")):
        return None
    try:
        verify_alone.verify(record)
    except verify_alone.Mismatch as error:
        raise BadData("not_verified", str(error)) from error
    notes, pinches = verify_alone.read_notes(record.split("\n"))
    opened, _ = verify_alone.check_pinches(pinches)
    return Fair(root_key(notes["secret"], notes["table"], opened))
