"""Vacations: so long the clocks of somebody's games over days stand still. Each year has only so many days of it."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.server.problems import Refused
from flibuste.table.clocks import DAY
from flibuste.wire.reaching import LONGEST, YEARLY, Vacation

YEAR = 365 * DAY
Spans = Sequence[tuple[int, int]]
"""From when until when somebody was on vacation; the last may go on."""


def used(spans: Spans, now: int) -> int:
    """Count the days of the last year (milliseconds); each vacation is a day at least: nobody takes one per move."""
    since = now - YEAR
    return sum(max(DAY, until - max(began, since)) for began, until in spans if until > since)


def days_left(spans: Spans, now: int) -> int:
    """Return how many whole days somebody may still take."""
    return max(0, (YEARLY * DAY - used(spans, now)) // DAY)


def under_way(spans: Spans, now: int) -> tuple[int, int] | None:
    """Return the vacation somebody is on."""
    return next(((began, until) for began, until in spans if until > now), None)


def decided(spans: Spans, days: int, now: int) -> tuple[int, int] | None:
    """Return the vacation as it is to be kept when somebody wants so many days from now on; 0: to be back."""
    current = under_way(spans, now)
    if days == 0:
        return None if current is None else (current[0], now)
    began, until = (current[0] if current else now), now + days * DAY
    others = [one for one in spans if one != current]
    if until - began > LONGEST * DAY:
        raise Refused("vacation_too_long", params={"n": LONGEST})
    if used([*others, (began, until)], now) > YEARLY * DAY:
        raise Refused("vacation_used_up", params={"n": days_left(spans, now), "year": YEARLY})
    return began, until


def shown(spans: Spans, now: int) -> Vacation:
    """Describe somebody's vacation to them."""
    current = under_way(spans, now)
    return Vacation(None if current is None else current[1], days_left(spans, now))
