"""The proof of a match: its record with everything needed to verify fair chance, and what each seat added."""

from __future__ import annotations

from dataclasses import dataclass

from flibuste.kernel.records import Record, write_record
from flibuste.table.fair import SCHEME, chain, commitment
from flibuste.table.folding import Folded
from flibuste.table.plan import TableError

CHAIN = "fair-chain"


@dataclass(slots=True, frozen=True)
class Pinch:
    """What one seat added to chance."""

    seat: int
    sealed: str
    nonce: str

    @property
    def fits(self) -> bool:
        """Say whether the opened nonce fits its seal."""
        return bool(self.nonce) and (not self.sealed or commitment(self.nonce) == self.sealed)


def pinches(match: Folded) -> list[Pinch]:
    """List what the seats added, opened or not."""
    found = [Pinch(number, seat.sealed, seat.nonce) for number, seat in enumerate(match.seats)]
    return [pinch for pinch in found if pinch.sealed or pinch.nonce]


def record_text(match: Folded, names: list[str]) -> str:
    """Write the record of a finished match, with everything needed to verify it."""
    if match.session is None or match.status != "over":
        raise TableError("not_over", "the game is not over")
    record = match.session.record
    paper = Record(record.game, record.content, record.seats, record.settings)
    paper.setup, paper.answers, paper.result = record.setup, record.answers, record.result
    if match.plan.origin:
        paper.notes = [("played-on-from", match.plan.origin)]
    else:
        paper.notes = fair_notes(match)
        paper.notes = [*paper.notes, (CHAIN, chain(match.root, write_record(match.game, paper)))]
    paper.names = {seat: name for seat, name in enumerate(names) if name}
    return write_record(match.game, paper)


def record_so_far(match: Folded, names: list[str]) -> str:
    """Write the record of a match under way, to go on with elsewhere; of a finished one the record with its proof."""
    if match.session is None or match.status == "over":
        return record_text(match, names)
    record = match.session.record
    paper = Record(record.game, record.content, record.seats, record.settings)
    paper.setup, paper.answers = record.setup, record.answers
    paper.names = {seat: name for seat, name in enumerate(names) if name}
    return write_record(match.game, paper)


def fair_notes(match: Folded) -> list[tuple[str, str]]:
    """Write down secret, commitment and pinches."""
    secret = match.plan.secret
    notes = [
        ("fair-scheme", SCHEME),
        ("fair-table", match.plan.id),
        ("fair-commitment", commitment(secret)),
        ("fair-secret", secret),
    ]
    return notes + [
        ("fair-seat", f"{pinch.seat} {pinch.sealed or '-'} {pinch.nonce or '-'}") for pinch in pinches(match)
    ]
