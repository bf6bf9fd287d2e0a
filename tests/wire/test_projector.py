"""Positions are put together from parts that several seats share: the bytes are those the published shapes give."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.table.entries import Rule
from flibuste.table.match import Match
from flibuste.table.plan import ClockPlan, Plan
from flibuste.wire import projector
from flibuste.wire.changes import Fields, patched
from flibuste.wire.messages import Change, Said, Snapshot, Update

SAID = msgspec.json.encode(
    [Said("table", 1, 0, "hello", None, 5), Said("table", 0, 1, None, 'quote " and \\ and \u2028', 6)]
)


def dealt(game: str, seats: int) -> Match:
    plan = Plan(
        id="table",
        game=game,
        seats=seats,
        secret="5" * 64,
        made=1,
        rules=find_game(game).mark(),
        clock=ClockPlan("increment"),
    )
    match = Match(plan, find_game(game))
    for seat in range(seats):
        match.sit(seat, "", 2)
    match.start(3)
    match.deal(4)
    return match


def checked(told: bytes, shape: type[Snapshot | Update | Change]) -> dict[str, Any]:
    """Read a message: it has the fields of its shape in their order, and is written again with the same bytes."""
    read: dict[str, Any] = msgspec.json.decode(told)
    assert list(read) == ["type", *shape.__struct_fields__]
    assert msgspec.json.encode(read) == told
    msgspec.json.decode(told.replace(b'"mine":{', b'"mine":null,"was":{'), type=shape)
    return read


def answer_by_chance(match: Match, rng: Seeded, now: int) -> None:
    seat = match.waiting()[rng.below(len(match.waiting()), "seat")]
    match.answer(seat, int(match.state.random_option(seat, rng)), now)


@pytest.mark.parametrize(
    ("game", "seats"), [("brisca", 4), ("chasse_partie", 3), ("treasure_hunter", 3), ("briskars", 2)]
)
def test_the_bytes_are_those_of_the_published_shapes(game: str, seats: int) -> None:
    match, rng = dealt(game, seats), Seeded(7)
    bases: dict[int | None, Fields] = {}
    views: dict[int | None, dict[str, Any]] = {}
    match.stand_by(0, [Rule(decision=next(iter(match.game.decisions)), answer="pass", until="end")], 5)
    for turn in range(40):
        before = match.seq
        if match.status != "playing":
            break
        answer_by_chance(match, rng, 10 + turn)
        if turn == 20 and match.undo_offer(match.session.record.answers[-1][0]) == "ask":  # type: ignore[union-attr]
            match.undo(match.session.record.answers[-1][0], 11 + turn)  # type: ignore[union-attr]
        shared = projector.Shared(match, 100 + turn)
        for seat in (*range(seats), None):
            told = projector.update(shared, seat, turn, before)
            read = checked(told, Update)
            assert read["n"] == turn
            change = checked(projector.change(shared, seat, turn, before, bases.get(seat, {})), Change)
            views[seat] = patched(views.get(seat, {}), change["view"])
            assert views[seat] == read["view"]
            assert {**change, "view": 0, "type": 0} == {**read, "view": 0, "type": 0}
            bases[seat] = shared.fields(projector.viewer_of(seat))
            viewer = int(SPECTATOR) if seat is None else seat
            assert (read["type"], read["seat"], read["seq"]) == ("update", seat, match.seq_seen_by(viewer))
            assert (read["waiting"], read["table"]) == (match.waiting_seen_by([viewer]), "table")
            everything = projector.snapshot(shared, seat, turn, None if turn % 2 else before, SAID)
            assert checked(everything, Snapshot)["type"] == "snapshot"


def test_events_are_numbered_in_the_stream_of_each_seat() -> None:
    """What is told piece by piece is what somebody who comes late is told at once."""
    match, rng = dealt("brisca", 3), Seeded(3)
    piece_by_piece: dict[int | None, list[object]] = {seat: [] for seat in (0, 1, 2, None)}
    shared = projector.Shared(match, 5)
    for seat, heard in piece_by_piece.items():
        heard += msgspec.json.decode(b"[" + projector.events(shared, seat, -1) + b"]")
    for turn in range(24):
        before = match.seq
        answer_by_chance(match, rng, 10 + turn)
        shared = projector.Shared(match, 10 + turn)
        for seat, heard in piece_by_piece.items():
            heard += msgspec.json.decode(b"[" + projector.events(shared, seat, before) + b"]")
    for seat, heard in piece_by_piece.items():
        assert heard == msgspec.json.decode(b"[" + projector.events(projector.Shared(match, 99), seat, -1) + b"]")
        assert [event["index"] for event in heard] == list(range(len(heard)))  # type: ignore[index]
