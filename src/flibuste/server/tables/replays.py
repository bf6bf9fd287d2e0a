"""Finished games, position by position, and the receipt of their chance."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from msgspec import Raw

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Scripted
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.events import Shown
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.session import Session, replay, start
from flibuste.server.problems import Refused
from flibuste.server.tables.live import Live
from flibuste.server.tables.results import Frozen, counted, result, stood_in
from flibuste.table import verify_alone
from flibuste.table.entries import By
from flibuste.table.faces import PEOPLE
from flibuste.table.fair import commitment
from flibuste.table.folding import Folded
from flibuste.table.proof import pinches
from flibuste.table.verify import verify_record
from flibuste.wire.projector import Told, raw, stream
from flibuste.wire.tables import Drawn, Frame, Nonce, Receipt, Replay, ReplaySeat

RECORD = 1024 * 1024
FAIR_CHAIN = "note fair-chain "


def played(game: Game, record: Record) -> Iterator[tuple[int, Session, int]]:
    """Play a record again; stop after the deal and after each answer, with the number of events told before it."""
    session = start(game, record.seats, record.settings, Scripted(None, record.setup))
    yield 0, session, 0
    for number, (seat, action, outcomes) in enumerate(record.answers, 1):
        told = len(session.log.events)
        session.answer(seat, action, Scripted(None, outcomes))
        yield number, session, told


def open_frames(game: Game, record: Record, by: list[By] | None) -> Iterator[Frame]:
    """Show every hand and every field of every event: a finished game has no secrets."""
    watched: Mapping[str, object] = {}
    for number, session, told in played(game, record):
        views, watched = changes(session, watched)
        events = [
            raw({**values, "seq": number, "index": n, "kind": name})
            for n, (name, values) in enumerate(everything(session, told), told)
        ]
        yield frame(game, record, by, number, None, events, views)


def everything(session: Session, first: int) -> Iterator[Shown]:
    """Name the events from a number on, with all their fields."""
    for kind, fields in session.log.events[first:]:
        yield session.game.named((kind, {field.name: field.value for field in fields}))


def seat_frames(game: Game, record: Record, by: list[By] | None, seat: int) -> Iterator[Frame]:
    """Show what one seat was shown when it was played, cut by the projector of live play."""
    before: Mapping[str, object] = {}
    index = 0
    for number, session, told in played(game, record):
        news = [Told(game, number, kind, fields) for kind, fields in session.log.events[told:]]
        events = stream(news, seat, index)
        index += len(events)
        view = session.view(seat)
        yield frame(game, record, by, number, seat, [Raw(event) for event in events], [raw(unlike(view, before))])
        before = view


def frame(
    game: Game, record: Record, by: list[By] | None, number: int, of: int | None, events: list[Raw], views: list[Raw]
) -> Frame:
    """Put a position together; what another seat has answered stands in the open film only: it may name a card."""
    if number == 0:
        return Frame(0, None, "", None, events, views)
    seat, action, _ = record.answers[number - 1]
    notation = game.write(action) if of in (None, seat) else ""
    return Frame(number, seat, notation, by[number - 1] if by else None, events, views)


def frames(game: Game, record: Record, by: list[By] | None, of: int | None) -> list[Frame]:
    """Make the film of a seat, or the open one."""
    if of is None:
        return list(open_frames(game, record, by))
    if not 0 <= of < record.seats:
        raise Refused("wrong_seat")
    return list(seat_frames(game, record, by, of))


def changes(session: Session, before: Mapping[str, object]) -> tuple[list[Raw], Mapping[str, object]]:
    """Write what every seat, and last a watcher, sees.

    For the watcher what has changed since the position before, for a seat what it sees otherwise than the watcher. All
    of all views of a long game would be hundreds of megabytes.
    """
    watched = session.view(SPECTATOR)
    seats = [raw(unlike(session.view(seat), watched)) for seat in range(session.state.seats)]
    return [*seats, raw(unlike(watched, before))], watched


def unlike(view: Mapping[str, object], base: Mapping[str, object]) -> dict[str, object]:
    """Return the fields of a view that differ from another one; fields it does not have stand under the empty name."""
    found = {name: value for name, value in view.items() if name not in base or base[name] != value}
    missing = [name for name in base if name not in view]
    return {**found, "": missing} if missing else found


def replay_of(live: Live, of: int | None) -> Replay:
    """Show a finished match, as a seat saw it or open."""
    session = finished(live.match)
    return Replay(
        of=of,
        game=live.plan.game,
        title=live.plan.title,
        seats=[replay_seat(live, number) for number in range(live.plan.seats)],
        settings=live.plan.settings,
        result=result(live.match, live.frozen),
        verified=None if live.plan.origin else True,
        frames=frames(session.game, session.record, [given.by for given in live.match.given], of),
    )


def replay_seat(live: Live, number: int) -> ReplaySeat:
    """Say who sat on a seat, and how often a bot answered in this person's place."""
    seat, match = live.match.seats[number], live.match
    told = stood_in(match, number, live.frozen)
    return ReplaySeat(live.name(number), seat.kind, seat.level or None, live.face(number), told)


def finished(match: Folded) -> Session:
    """Return the session of a match that is over."""
    if match.outdated:
        raise Refused("other_rules")
    if match.session is None or match.status != "over":
        raise Refused("not_over")
    return match.session


def replay_text(text: str, of: int | None = None) -> Replay:
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
    seats = [ReplaySeat(record.names.get(seat, ""), "person", None, PEOPLE[seat]) for seat in range(record.seats)]
    return Replay(
        of=of,
        game=record.game,
        title="",
        seats=seats,
        settings=record.settings,
        result=counted(session.state),
        verified=verified,
        frames=frames(game, record, None, of),
    )


def record_refused(code: str, sentence: str) -> Refused:
    """Say at which move a record is refused, and why."""
    place = re.match(r"(?:answer|line) (\d+)", sentence)
    params: dict[str, bool | int | str] = {"n": int(place[1]) if place else 0, "reason": code}
    return Refused("record_refused", params=params)


def receipt(match: Folded, frozen: Frozen | None) -> Receipt:
    """Show what is needed to check the chance of a match; before the end only what was promised.

    Whose rules are gone cannot be played again, but its chance is checked from the record all the same.
    """
    over = match.status == "over"
    added = [Nonce(p.seat, p.sealed or None, p.nonce or None if over else None, p.fits) for p in pinches(match)]
    sealed = commitment(match.plan.secret)
    if not over or match.plan.origin or frozen is None or FAIR_CHAIN not in frozen.record:
        return Receipt(sealed, None, None, added, [], None, None)
    text = frozen.record
    try:
        counts = verify_alone.verify(text)[0] if match.outdated else verify_record(text)[1]
    except (BadData, verify_alone.Mismatch):
        return Receipt(sealed, match.plan.secret, False, added, [], None, False)
    chain = next(line.split(" ")[2] for line in text.split("\n") if line.startswith(FAIR_CHAIN))
    draws = [Drawn(purpose, count) for purpose, count in sorted(counts.items())]
    return Receipt(sealed, match.plan.secret, True, added, draws, chain, True)
