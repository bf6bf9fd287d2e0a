"""What the others may do when somebody is away: each way with the moment from which it is open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from flibuste.table.clocks import SECOND
from flibuste.table.folding import Folded

What = Literal["relieve", "claim", "call_off", "resign"]


@dataclass(slots=True, frozen=True)
class Way:
    """Let a bot play for ``seat``, claim the game against it, ask to call it off, or resign; open from ``at`` on."""

    what: What
    at: int = 0
    seat: int = -1


def ways(match: Folded, mine: Collection[int], away: Mapping[int, int]) -> list[Way]:
    """List what the people of these seats may do besides playing; ``away`` says since when seats are away."""
    if match.status != "playing" or not mine:
        return []
    found: list[Way] = []
    for seat in match.people() if counts_presence(match) else []:
        if seat in away and seat not in mine:
            end = away[seat] + match.plan.grace * SECOND
            if seat not in match.relieved and match.plan.absence != "bot":
                found.append(Way("relieve", end, seat))
            if len(match.seats) == 2:
                found.append(Way("claim", end, seat))
    return [*found, *([] if match.plan.counts_beyond() else [Way("call_off")]), Way("resign")]


def counts_presence(match: Folded) -> bool:
    """Say whether it matters who is there: where answers take days, or the clock alone decides, nobody is missed."""
    by_clock = match.plan.clock.kind == "days" or bool(match.plan.tournament)
    return not by_clock or match.session is None


def is_open(match: Folded, mine: int, away: Mapping[int, int], what: What, now: int, whom: int = -1) -> bool:
    """Say whether a seat may do this now, against ``whom`` where it concerns somebody."""
    return any(way.what == what and way.at <= now and whom in (-1, way.seat) for way in ways(match, (mine,), away))


def is_late(match: Folded, seat: int, now: int) -> bool:
    """Say whether everybody waits for a seat whose time is up."""
    deadline = match.clocks.deadline(seat)
    return seat in match.waiting() and deadline is not None and deadline <= now


def gone(match: Folded, away: Mapping[int, int], now: int) -> list[int]:
    """List the people who have been away for longer than the grace period: nobody waits for their consent."""
    if not counts_presence(match):
        return []
    return [seat for seat in match.people() if seat in away and away[seat] + match.plan.grace * SECOND <= now]
