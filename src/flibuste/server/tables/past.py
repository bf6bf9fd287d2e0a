"""My games: what a person has played, told with names as far as they are still known."""

from __future__ import annotations

import msgspec

from flibuste.rating import bots
from flibuste.rating.strength import Ladder, Strength
from flibuste.server.bots.levels import LEVELS
from flibuste.server.storage import histories, people, ratings
from flibuste.server.storage.database import Database
from flibuste.server.storage.histories import Row
from flibuste.server.tables.summaries import Summary
from flibuste.table.faces import Face, given_face
from flibuste.wire.people import History, Leader, Leaderboard, Past, PastSeat, Rated, TableRating

PAGE = 20
LEADERS = 100
_read: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def history(database: Database, person: str, game: str, skip: int) -> History:
    """List a page of a person's finished games, newest first; without a game all of them."""
    rows = histories.of_person(database, person, game, skip, PAGE + 1)
    tables = [row.table for row in rows[:PAGE]]
    changes = ratings.changes(database, tables)
    reviewed = histories.reviewed(database, tables)
    games = [past(row, person, changes.get(row.table, []), reviewed) for row in rows[:PAGE]]
    return History(games, len(rows) > PAGE, histories.counts(database, person))


def past(row: Row, person: str, changes: list[ratings.Change], reviewed: set[tuple[str, int]]) -> Past:
    """Tell one finished game."""
    done = _read.decode(row.line)
    you = sorted({one.seat for one in row.holders if one.person == person})
    mine = next((change for change in changes if change.seat in you), None)
    return Past(
        table=row.table,
        game=done.game,
        title=done.title,
        began=done.began,
        ended=done.ended,
        answers=done.answers,
        you=you,
        seats=[past_seat(done, row, seat) for seat in range(len(done.seats))],
        result=done.result,
        points=[seat.points for seat in done.seats],
        reviewed=any((row.table, seat) in reviewed for seat in you),
        again=bool(done.origin),
        rated=None if mine is None else rated(mine),
        unrated=row.unrated or None,
    )


def past_seat(done: Summary, row: Row, seat: int) -> PastSeat:
    """Tell who sat on a seat."""
    owner = next((one for one in row.holders if one.seat == seat and one.first), None)
    sitter = done.seats[seat]
    face: Face | None = sitter.face if owner is None else owner.face or given_face(owner.person)
    kind = "person" if owner is not None or sitter.kind != "bot" else "bot"
    return PastSeat("" if owner is None else owner.name, kind, sitter.level or None, face)  # type: ignore[arg-type]


def rated(change: ratings.Change) -> Rated:
    """Tell what a game changed for somebody."""
    return Rated(
        change.seat,
        change.ladder,
        round(change.before.rating),
        round(change.after.rating),
        round(change.after.deviation),
        change.after.provisional,
    )


def table_rating(database: Database, table: str) -> TableRating:
    """Tell what a game changed for everybody, or why it changed nothing."""
    changes = ratings.changes(database, [table]).get(table, [])
    return TableRating([rated(change) for change in changes], histories.unrated(database, table) or None)


def leaderboard(database: Database, game: str, ladder: Ladder, person: str) -> Leaderboard:
    """List who is how strong at a game: our bots among them; who is not certain yet comes last."""
    rows = ratings.leaders(database, game, ladder, LEADERS)
    if person and all(one != person for one, _ in rows):
        rows += [(person, kept) for kept in [ratings.of_person(database, person, game).get(ladder)] if kept is not None]
    found = [leader(database, one, kept, person) for one, kept in rows] + bots_of(game, ladder)
    found.sort(key=lambda one: (one.provisional, -one.rating))
    return Leaderboard(game, ladder, found)


def leader(database: Database, one: str, kept: ratings.Kept, person: str) -> Leader:
    """Tell how strong a person is."""
    name, face = people.looks(database, one)
    looks: tuple[str, Face] = (name, face or given_face(one))
    return told(kept.strength, *looks, games=kept.games, you=one == person, program=ratings.is_program(database, one))


def bots_of(game: str, ladder: Ladder) -> list[Leader]:
    """Tell how strong our bots are: fixed, as it was measured."""
    known = [(level, bots.strength(game, ladder, level)) for level in LEVELS]
    return [told(strength, "", None, level=level) for level, strength in known if strength is not None]


def told(strength: Strength, name: str, face: Face | None, **more: object) -> Leader:
    """Write a line of the leaderboard."""
    numbers = round(strength.rating), round(strength.deviation)
    return Leader(name, face, *numbers, strength.provisional, **more)  # type: ignore[arg-type]
