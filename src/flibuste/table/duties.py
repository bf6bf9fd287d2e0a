"""What a table owes without anybody asking: answers of bots, standing answers, clocks that run out, people away."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal

from flibuste.table.absence import counts_presence
from flibuste.table.clocks import SECOND
from flibuste.table.entries import By
from flibuste.table.folding import Folded
from flibuste.table.standing import standing_answer
from flibuste.table.veil import forced, hold, hold_forced, release, waits_for_veil

OPENING = 3 * SECOND
STAND_IN = "deckhand"
"""The level of a bot that plays on for somebody away or out of time."""


@dataclass(slots=True, frozen=True)
class Duty:
    """Something to do: let seals be opened, deal, pause, answer, let a bot answer, let somebody lose on time."""

    what: Literal["seals", "deal", "pause", "resume", "forced", "answer", "bot", "forfeit"]
    seat: int = -1
    by: By = "bot"
    level: str = ""
    action: int = -1


def duties(match: Folded, away: Mapping[int, int], now: int, by_hand: Collection[int] = ()) -> list[Duty]:
    """List what is due now. ``away`` says since when seats have been without a connection."""
    if match.status == "dealing":
        if match.sealing is not None:
            return [Duty("seals")] if now >= match.pinching_since + OPENING else []
        return [Duty("deal")] if may_deal(match, now) else []
    if match.status != "playing":
        return []
    if match.paused is not None:
        return [Duty("resume", match.paused)] if pause_is_over(match, now) else []
    if forced(match, now, by_hand):
        return [Duty("forced")]
    found = (duty(match, seat, away, now) for seat in match.waiting() if not waits_for_veil(match, seat, by_hand))
    return [due for due in found if due is not None]


def pause_is_over(match: Folded, now: int) -> bool:
    """Say whether a pause has had its time, or the clock of who asked for it has run out."""
    ends = [match.paused_until, match.clocks.first_deadline()]
    return any(end is not None and end <= now for end in ends)


def may_deal(match: Folded, now: int) -> bool:
    """Say whether all sealed pinches are open, or have had their time."""
    if match.sealing is not None:
        return False
    missing = any(seat.sealed and not seat.nonce for seat in match.seats)
    return not missing or now >= match.pinching_since + OPENING


def duty(match: Folded, seat: int, away: Mapping[int, int], now: int) -> Duty | None:
    """Say what is due for one seat that everybody waits for."""
    if match.seats[seat].kind == "bot":
        return Duty("bot", seat, "bot", match.seats[seat].level)
    standing = standing_answer(match.game, match.state, seat, match.rules.get(seat, []))
    if standing is not None:
        return Duty("answer", seat, "standing", action=standing) if release(match, seat, standing) <= now else None
    relief = match.relieved.get(seat)
    deadline = match.clocks.deadline(seat)
    if deadline is not None and deadline <= now:
        return stand_in("bot" if relief else when_late(match), seat, "clock")
    gone = away.get(seat) if counts_presence(match) else None
    if gone is not None and relief == "back":
        return stand_in("bot", seat, "absence")
    if gone is not None and now >= gone + match.plan.grace * SECOND:
        return stand_in(match.plan.absence, seat, "absence")
    return None


def when_late(match: Folded) -> str:
    """Say what the table decided for who is out of time; a bank or days that are used up do not wait."""
    plan = match.plan
    return plan.late or (plan.absence if plan.clock.kind == "relaxed" else "bot")


def stand_in(way: str, seat: int, by: By) -> Duty | None:
    """Do what the table decided for such a case: wait, let a bot play on, let the seat lose, or pause."""
    if way == "bot":
        return Duty("bot", seat, by, STAND_IN)
    if way == "forfeit":
        return Duty("forfeit", seat)
    return Duty("pause", seat) if way == "pause" else None


def next_due(match: Folded, away: Mapping[int, int], now: int) -> int | None:
    """Return when the table must be looked at again without anybody having done something."""
    times: list[int] = []
    if match.status == "dealing":
        times.append(match.pinching_since + OPENING)
    if match.paused is not None:
        times += [end for end in (match.paused_until, match.clocks.first_deadline()) if end is not None]
    if match.status == "playing" and match.paused is None:
        for seat in match.waiting():
            deadline = match.clocks.deadline(seat)
            times += [deadline] if deadline is not None else []
            times += [match.veiled_from + hold(match, seat), match.veiled_from + hold_forced(match, seat)]
            patience = match.plan.absence != "wait" and counts_presence(match)
            if seat in away and match.seats[seat].kind == "person" and patience:
                times.append(away[seat] + match.plan.grace * SECOND)
    return min((time for time in times if time > now), default=None)
