"""The others at a server's table: who comes and goes, who is away and why we wait, for whom a bot answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from flibuste.table.clocks import SECOND
from flibuste.terminal.tells import Seen
from flibuste.wire.tables import SeatInfo, TableInfo, Way
from flibuste.words.sentences import Words


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence to be written in the reader's words: its message, and the name it is about."""

    id: str
    name: str = ""

    def written(self, words: Words) -> str:
        """Write it."""
        return words.say(self.id, name=self.name)


def news(before: TableInfo | None, now: TableInfo) -> Iterator[Line]:
    """Tell what has changed at a table since it was last described; of our own seats nothing."""
    if before is None or now.status == "over":
        return
    for old, new in zip(before.seats, now.seats, strict=True):
        if new.seat not in now.you and (id := change(old, new, now.status == "playing" and not now.by_clock)):
            yield Line(id, new.name or old.name)
    if now.paused != before.paused:
        yield Line("error-paused" if now.paused else "ui-news-resumed")


def change(old: SeatInfo, new: SeatInfo, dealt: bool) -> str:
    """Name what has become of a seat; before the deal only who sits down and who stands up is news."""
    if old.kind != new.kind and "empty" in (old.kind, new.kind):
        return {"person": "ui-news-joined", "empty": "ui-news-left"}.get(new.kind, "")
    if new.resigned and not old.resigned:
        return "ui-news-resigned"
    if new.kind != "person" or not dealt:
        return ""
    if new.relieved and not old.relieved:
        return "ui-news-relieved"
    return "" if old.here == new.here else "ui-back-again" if new.here else "ui-away"


def awaited(info: TableInfo, waiting: Sequence[int]) -> SeatInfo | None:
    """Find for whom everybody waits: of those who are away the first; while the game rests anybody who is away."""
    if info.by_clock:
        return None
    seats = range(len(info.seats)) if info.paused else waiting
    away = (info.seats[seat] for seat in seats if seat not in info.you)
    return next((one for one in away if one.kind == "person" and not one.here), None)


def late(info: TableInfo, seen: Seen, now: int) -> int | None:
    """Return the seat whose time is up at a table that waits for it."""
    waits = info.clock.kind == "relaxed" and info.absence == "wait" and not info.late and not info.paused
    up = seen.deadline is not None and seen.deadline <= now
    return seen.waiting[0] if waits and up and seen.waiting else None


def reason(info: TableInfo, seen: Seen, now: int, name: str, words: Words) -> str:
    """Say why the table waits if not just for somebody who thinks; ``name`` is that of whoever it waits for."""
    gone = awaited(info, seen.waiting)
    if info.status != "playing":
        return ""
    if gone is not None:
        rest = max(0, info.grace - (gone.away or 0))
        id = f"ui-waits-away-{info.absence}"
        id = "ui-waits-relieved" if gone.relieved else "ui-paused-away" if info.paused else id
        return words.say(id, name=name, s=rest)
    slow = late(info, seen, now)
    if slow is not None:
        return words.say("ui-waits-clock-you" if slow in info.you else "ui-waits-clock", name=name)
    return words.say("ui-paused") if info.paused else ""


def ways(info: TableInfo, seen: Seen, now: int) -> list[Way]:
    """List what may be done about whoever is away or late, also what may be done soon."""
    gone = awaited(info, seen.waiting)
    if gone is not None:
        return [way for way in info.ways if way.seat == gone.seat]
    slow = late(info, seen, now)
    return [] if slow is None or slow in info.you else [Way("relieve", 0, slow)]


def seconds_until(way: Way, now: int) -> int:
    """Say in how many seconds a way opens; 0 if it is open."""
    return max(0, -(-(way.at - now) // SECOND))


def end_lines(info: TableInfo, words: Words) -> list[str]:
    """Say how a game ended: cut short and why, or the places; and how often a bot answered for somebody."""
    if info.result is None:
        return []
    result, lines = info.result, []
    if result.how != "played":
        you = result.seat is not None and result.seat in info.you
        name = "" if result.seat is None else words.name(result.seat)
        lines.append(words.say(f"ui-cut-{result.how}", you=str(you).lower(), name=name))
    if result.winners or result.how == "played":
        ranks = sorted((rank, words.name(seat)) for seat, rank in enumerate(result.rank))
        lines += [words.say("terminal-place", n=rank, name=name) for rank, name in ranks]
    else:
        lines.append(words.say("ui-no-result"))
    played_for = [one for one in info.seats if one.stood_in]
    return lines + [words.say("ui-stood-in-count", name=words.name(one.seat), n=one.stood_in) for one in played_for]
