"""The proof of a match: its record with everything needed to verify fair chance, and what each seat added."""

from __future__ import annotations

from dataclasses import dataclass

from flibuste.kernel.records import Record, write_record
from flibuste.table.fair import SCHEME, chain, commitment
from flibuste.table.folding import Folded
from flibuste.table.own_cards import file_notes
from flibuste.table.plan import TableError

CHAIN = "fair-chain"
TYPED_DICE = "typed-dice"
"""The note of a game whose dice were rolled by its people: how many sides they have."""
TYPED = "typed"


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
        paper.notes = [*own_notes(match), ("played-on-from", match.plan.origin)]
    else:
        paper.notes = [*own_notes(match), *fair_notes(match)]
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
    paper.notes = [*own_notes(match), *typed_notes(match)]
    paper.names = {seat: name for seat, name in enumerate(names) if name}
    return write_record(match.game, paper)


def own_notes(match: Folded) -> list[tuple[str, str]]:
    """Write down the files that the table plays with; a campaign has those of its battles itself."""
    return [] if match.plan.campaign else file_notes(match.plan.files)


def fair_notes(match: Folded) -> list[tuple[str, str]]:
    """Write down secret, commitment and pinches."""
    secret = match.plan.secret
    notes = [
        ("fair-scheme", SCHEME),
        ("fair-table", match.plan.deal or match.plan.id),
        ("fair-commitment", commitment(secret)),
        ("fair-secret", secret),
    ]
    notes += [("fair-seat", f"{pinch.seat} {pinch.sealed or '-'} {pinch.nonce or '-'}") for pinch in pinches(match)]
    return notes + typed_notes(match)


def typed_of(notes: list[tuple[str, str]]) -> list[tuple[int, int, list[int]]]:
    """Read what ``typed_notes`` wrote, to go on with a game."""
    rows = [[int(word) for word in value.split()] for name, value in notes if name == TYPED]
    return [(answer, seat, faces) for answer, _, seat, *faces in rows]


def typed_notes(match: Folded) -> list[tuple[str, str]]:
    """Write down that people rolled themselves: the die; then answer, number of its first die, who typed, faces."""
    if match.plan.dice == "dealt":
        return []
    notes, before = [(TYPED_DICE, str(match.game.dice))], dict[int, int]()
    for answer, seat, faces in match.rolls.typed:
        first = before.get(answer, 0) + 1
        notes.append((TYPED, f"{answer} {first} {seat} {' '.join(map(str, faces))}"))
        before[answer] = first - 1 + len(faces)
    return notes
