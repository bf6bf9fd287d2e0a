"""What a game came to, frozen at its end: result, record with its proof, answers that bots gave for people."""

from __future__ import annotations

from msgspec import Struct

from flibuste.kernel.state import State
from flibuste.table.entries import Ended
from flibuste.table.folding import Folded
from flibuste.table.proof import record_text
from flibuste.wire.tables import Result

BY_ABSENCE = ("claimed", "forfeited")
DECIDED = ("resigned", *BY_ABSENCE)
"""How a table may end a game so that somebody has lost it."""


class Frozen(Struct, frozen=True, omit_defaults=True):
    """A finished game as it was told at its end. The record names nobody: names can be erased."""

    result: Result
    record: str = ""
    stood_in: list[int] = []

    def record_with(self, names: list[str]) -> str:
        """Write the record with the names of the seats, as far as they are still known."""
        head, chance, rest = self.record.partition("\nchance")
        lines = [line for line in head.split("\n") if not line.startswith("note ")]
        notes = [line for line in head.split("\n") if line.startswith("note ")]
        lines += [f"name {seat} {name}" for seat, name in enumerate(names) if name]
        return "\n".join([*lines, *notes]) + chance + rest


def result(match: Folded, frozen: Frozen | None = None) -> Result:
    """Tell how a game ended: as it was told at its end, whatever has become of the rules since."""
    if frozen is not None:
        return frozen.result
    if match.ended is not None:
        return cut_short(match, match.ended)
    if match.outdated:
        nothing, seats = [0] * len(match.seats), range(len(match.seats))
        return Result([0.0 for _ in seats], nothing, [1 for _ in seats], [], "outdated")
    return counted(match.state)


def stood_in(match: Folded, seat: int, frozen: Frozen | None = None) -> int:
    """Count the answers a bot gave in the place of a person."""
    if frozen is not None and frozen.stood_in:
        return frozen.stood_in[seat]
    return sum(1 for _, who, _ in match.stood_in() if who == seat)


def freeze(match: Folded, record: str = "") -> Frozen:
    """Take down what a game came to; of one that cannot be played again the record is brought along."""
    if match.session is not None:
        record = record_text(match, [])
    counts = [stood_in(match, seat) for seat in range(len(match.seats))]
    return Frozen(result(match), record, counts if any(counts) else [])


def cut_short(match: Folded, ended: Ended) -> Result:
    """Tell how the table ended a game: who gave up or stayed away has lost, otherwise nobody has won."""
    seats = range(len(match.seats))
    decided = ended.how in DECIDED
    winners = [seat for seat in seats if seat != ended.seat] if decided else []
    rank = [1 if not decided or seat in winners else 2 for seat in seats]
    return Result([0.0] * len(seats), [0] * len(seats), rank, winners, ended.how, ended.seat if decided else None)


def counted(state: State) -> Result:
    """Tell how a game that was played to its end was won."""
    seats = range(state.seats)
    return Result(
        score=[state.score(seat) for seat in seats],
        standing=[int(state.standing(seat)) for seat in seats],
        rank=[int(state.rank(seat)) for seat in seats],
        winners=[seat for seat in seats if state.rank(seat) == 1],
    )
