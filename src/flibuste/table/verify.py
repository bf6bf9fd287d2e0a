"""``flibuste verify RECORD``: fair chance and legal play, both checked from nothing but the text."""

from __future__ import annotations

import sys
from pathlib import Path

from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import Session, replay
from flibuste.table import verify_alone


def verify_record(text: str) -> tuple[Session, dict[str, int], list[int]]:
    """Check every outcome and every answer of a record.

    Return the game played again, the number of outcomes per purpose, and the seats that never opened their seal.
    """
    try:
        counts, silent = verify_alone.verify(text)
    except verify_alone.Mismatch as error:
        raise BadData("not_verified", str(error)) from error
    record = read_record(text)
    return replay(find_game(record.game), record), counts, silent


def main(arguments: list[str]) -> int:
    """Verify the records named on the command line."""
    if not arguments:
        print("usage: flibuste verify RECORD ...")
        return 2
    return max(_verify(name) for name in arguments)


def _verify(name: str) -> int:
    try:
        text = Path(name).read_bytes().decode()
        session, counts, silent = verify_record(text)
    except (GameError, UnicodeDecodeError, OSError) as error:
        print(f"{name}: NOT VERIFIED: {error}", file=sys.stderr)
        return 1
    drawn = ", ".join(f"{count} for {purpose}" for purpose, count in sorted(counts.items()))
    print(f"{name}: verified: {len(session.record.answers)} answers legal, outcomes as promised ({drawn})")
    for seat in silent:
        print(f"{name}: seat {seat} gave a seal and never opened it")
    return 0
