"""Finished games, position by position, and the receipt of their chance."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Raw

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Scripted
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.session import Session, replay, start
from flibuste.server.problems import Refused
from flibuste.server.tables.info import result
from flibuste.server.tables.live import Live
from flibuste.table.entries import By
from flibuste.table.fair import commitment
from flibuste.table.folding import Folded
from flibuste.table.proof import pinches, record_text
from flibuste.table.verify import verify_record
from flibuste.wire.projector import raw
from flibuste.wire.tables import Drawn, Frame, Nonce, Receipt, Replay, ReplaySeat

RECORD = 1024 * 1024


def frames(game: Game, record: Record, by: list[By] | None) -> Iterator[Frame]:
    """Play a record again and stop after each answer; a finished game has no secrets."""
    session = start(game, record.seats, record.settings, Scripted(None, record.setup))
    views, watched = changes(session, {})
    yield Frame(0, None, "", None, events_since(session, 0, 0), views)
    for number, (seat, action, outcomes) in enumerate(record.answers, 1):
        told = len(session.log.events)
        session.answer(seat, action, Scripted(None, outcomes))
        views, watched = changes(session, watched)
        gave = by[number - 1] if by else None
        yield Frame(number, seat, game.write(action), gave, events_since(session, told, number), views)


def events_since(session: Session, told: int, seq: int) -> list[Raw]:
    """Write the events from a number on with all their fields."""
    events = []
    for n, (kind, fields) in enumerate(session.log.events[told:], told):
        name, values = session.game.named((kind, {field.name: field.value for field in fields}))
        events.append(raw({**values, "seq": seq, "index": n, "kind": name}))
    return events


def changes(session: Session, before: Mapping[str, object]) -> tuple[list[Raw], Mapping[str, object]]:
    """Write what every seat, and last a watcher, sees: for the watcher what has changed since the position before, for
    a seat what it sees otherwise than the watcher. All of all views of a long game would be hundreds of megabytes.
    """
    watched = session.view(SPECTATOR)
    seats = [raw(unlike(session.view(seat), watched)) for seat in range(session.state.seats)]
    return [*seats, raw(unlike(watched, before))], watched


def unlike(view: Mapping[str, object], base: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a view that differ from another one; fields it does not have stand under the empty name."""
    found = {name: value for name, value in view.items() if name not in base or base[name] != value}
    missing = [name for name in base if name not in view]
    return {**found, "": missing} if missing else found


def replay_of(live: Live) -> Replay:
    """Show a finished match."""
    session = finished(live.match)
    return Replay(
        game=live.plan.game,
        title=live.plan.title,
        seats=[
            ReplaySeat(live.name(number), seat.kind, seat.level or None) for number, seat in enumerate(live.match.seats)
        ],
        settings=live.plan.settings,
        result=result(session.state),
        verified=None if live.plan.origin else True,
        frames=list(frames(session.game, session.record, [given.by for given in live.match.given])),
    )


def finished(match: Folded) -> Session:
    """Return the session of a match that is over."""
    if match.session is None or not match.session.state.over:
        raise Refused("not_over")
    return match.session


def replay_text(text: str) -> Replay:
    """Check a record somebody brings and show it; one with a proof of chance is verified as well."""
    try:
        record = read_record(text)
        game = find_game(record.game)
        session = replay(game, record)
        verified = verify_record(text) is not None if any(key == "fair-chain" for key, _ in record.notes) else None
    except GameError as error:
        raise record_refused(error.code, error.sentence) from error
    if not session.state.over:
        raise Refused("not_over")
    seats = [ReplaySeat(record.names.get(seat, ""), "person", None) for seat in range(record.seats)]
    return Replay(
        game=record.game,
        title="",
        seats=seats,
        settings=record.settings,
        result=result(session.state),
        verified=verified,
        frames=list(frames(game, record, None)),
    )


def record_refused(code: str, sentence: str) -> Refused:
    """Say at which move a record is refused, and why."""
    place = re.match(r"(?:answer|line) (\d+)", sentence)
    params: dict[str, bool | int | str] = {"n": int(place[1]) if place else 0, "reason": code}
    return Refused("record_refused", params=params)


def receipt(match: Folded) -> Receipt:
    """Show what is needed to check the chance of a match; before the end only what was promised."""
    over = match.status == "over"
    added = [Nonce(p.seat, p.sealed or None, p.nonce or None if over else None, p.fits) for p in pinches(match)]
    sealed = commitment(match.plan.secret)
    if not over or match.plan.origin:
        return Receipt(sealed, None, None, added, [], None, None)
    text = record_text(match, [])
    try:
        _, counts, _ = verify_record(text)
    except BadData:
        return Receipt(sealed, match.plan.secret, False, added, [], None, False)
    chain = next(line.split(" ")[2] for line in text.splitlines() if line.startswith("note fair-chain "))
    draws = [Drawn(purpose, count) for purpose, count in sorted(counts.items())]
    return Receipt(sealed, match.plan.secret, True, added, draws, chain, True)
