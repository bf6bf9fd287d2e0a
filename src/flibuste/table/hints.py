"""Whether a seat may be given a hint: by the terms of the table, and always against bots."""

from __future__ import annotations

from flibuste.table.folding import Folded
from flibuste.table.plan import TableError


def hints_allowed(match: Folded) -> bool:
    """Say whether hints are given here: where the table agreed on it, or one person plays against bots alone.

    Never at a rated table or in a tournament, whoever the opponent is; nor for who is still to come.
    """
    plan = match.plan
    alone = sum(seat.kind != "bot" for seat in match.seats) <= 1
    return not (plan.rated or plan.tournament) and (plan.hints or alone)


def check_hint(match: Folded, seat: int) -> None:
    """Refuse a hint where the terms forbid it, or where the seat has nothing to decide."""
    if not hints_allowed(match):
        raise TableError("no_hints", "this table plays without hints")
    if match.status != "playing" or seat not in match.waiting():
        raise TableError("not_asked", "this seat has nothing to decide now")
