"""``flibuste verify RECORD``: fair chance and legal play, both checked from nothing but the text."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path

from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import find_game
from flibuste.kernel.records import read_record
from flibuste.kernel.session import Session, replay
from flibuste.table import verify_alone
from flibuste.table.own_cards import at_hand, files_in


def verify_record(text: str) -> tuple[Session, dict[str, int], list[int]]:
    """Check every outcome and every answer of a record.

    Return the game played again, the number of outcomes per purpose, and the seats that never opened their seal.
    """
    try:
        counts, silent = verify_alone.verify(text)
    except verify_alone.Mismatch as error:
        raise BadData("not_verified", str(error)) from error
    name, files = files_in(text)
    with at_hand(name, files) if files else nullcontext():
        record = read_record(text)
        game = find_game(record.game)
        if verify_alone.read_typed(text.split("\n"))[0] not in (0, game.dice):
            raise BadData("not_verified", f"nobody can have typed in the chance of {game.name}")
        return replay(game, record), counts, silent


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
    typed = verify_alone.typed_count(text)
    if typed:
        print(f"{name}: {typed} dice were rolled by the players and typed in: nobody can prove those")
    for seat in silent:
        print(f"{name}: seat {seat} gave a seal and never opened it")
    return 0
