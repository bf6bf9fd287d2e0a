"""The one projector: whatever a seat is shown of a match is made here, from its view and its own stream of events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from flibuste.kernel.bits import SPECTATOR, has
from flibuste.kernel.errors import Refusal
from flibuste.server.storage.journals import Spoken
from flibuste.table.folding import Folded
from flibuste.wire.messages import Said, Snapshot, UndoOpen, Update

_encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"{}")


def raw(value: object) -> Raw:
    """Encode a value once."""
    return Raw(_encode(value))


def snapshot(match: Folded, seat: int | None, since: int | None, said: Iterable[Spoken], now: int) -> Snapshot:
    """Show a seat (or a watcher) everything it may know, with the log since a sequence or from the beginning."""
    known = since is not None and match.undone_seq <= since <= match.seq
    log = events(match, seat, since if known and since is not None else -1)
    return Snapshot(
        **position(match, seat, now),
        since=since if known else None,
        log=log,
        said=[spoken(match, one) for one in said],
    )


def update(match: Folded, seat: int | None, since: int, now: int) -> Update:
    """Show a seat what has changed since a sequence."""
    return Update(**position(match, seat, now), events=events(match, seat, since))


def position(match: Folded, seat: int | None, now: int) -> dict[str, Any]:
    """Collect what snapshot and update share."""
    playing = match.session is not None
    options, refusals = choices(match, seat) if playing and seat is not None else ([], [])
    mine = match.sealed(seat) if seat is not None else None
    return {
        "table": match.plan.id,
        "seat": seat,
        "seq": match.seq,
        "view": raw(match.state.view(SPECTATOR if seat is None else seat)) if playing else NOTHING,
        "decision": match.state.kind() if playing and not match.state.over else None,
        "asked": match.asked(),
        "waiting": match.waiting(),
        "options": options,
        "refusals": refusals,
        "mine": None if mine is None else option(match, mine),
        "standing": match.rules.get(seat, []) if seat is not None else [],
        "undo": match.undo_offer(seat) if seat is not None else "no",
        "undo_asked": undo_open(match),
        "deadline": match.clocks.first_deadline(),
        "clocks": [match.clocks.left(number, now) for number in range(match.plan.seats)],
        "now": now,
    }


def choices(match: Folded, seat: int) -> tuple[list[Raw], list[Raw]]:
    """List what a seat may do now, and what it might expect to be able to do but may not, with the reason."""
    state = match.state
    if not has(state.waiting, seat):
        return [], []
    legal: list[Raw] = []
    refused: list[Raw] = []
    for action in state.candidates(seat):
        why = state.why_not(seat, action)
        if why is None:
            legal.append(option(match, int(action)))
        else:
            refused.append(option(match, int(action), why))
    return legal, refused


def option(match: Folded, action: int, why: Refusal | None = None) -> Raw:
    """Describe an action; those that are possible are encoded once per game."""
    cache = _options.setdefault(match.game.name + match.game.content, {})
    key = (action, "" if why is None else why.code)
    if key not in cache:
        described = {"action": action, "notation": match.game.write(action), **match.game.describe(action)}
        if why is not None:
            described |= {"code": why.code, "rule": why.rule}
        cache[key] = raw(described)
    return cache[key]


_options: dict[str, dict[tuple[int, str], Raw]] = {}


def undo_open(match: Folded) -> UndoOpen | None:
    """Say who asks for an undo, of what, and who has agreed."""
    if match.wish is None:
        return None
    return UndoOpen(match.wish.seat, match.last_notation(match.wish.seat), sorted(match.wish.agreed))


def events(match: Folded, seat: int | None, since: int) -> list[Raw]:
    """List the events of a seat's own stream that the entries after ``since`` brought, numbered in that stream."""
    if match.session is None:
        return []
    viewer = SPECTATOR if seat is None else seat
    start = match.events_until(since)
    number = match.shown_before(viewer, start)
    found: list[Raw] = []
    for seq, event in match.events_from(start):
        shown = {field.name: field.value for field in event[1] if has(field.seats, viewer)}
        if shown:
            kind, values = match.game.named((event[0], shown))
            found.append(raw({**values, "seq": seq, "index": number, "kind": kind}))
            number += 1
    return found


def spoken(match: Folded, one: Spoken) -> Said:
    """Show something said."""
    return Said(match.plan.id, one.seat, one.n, one.phrase, one.text, one.at)
