"""Which games are rated, and what they change: once, in the same commit that freezes the result.

Not rated are games without a result, of one person or one address against itself, and those that were decided while
the server was away. Tables that give hints cannot be rated at all.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from flibuste.rating import bots, crowd, duel
from flibuste.rating.strength import Ladder, Strength, ladder_of
from flibuste.server.storage import ratings
from flibuste.server.storage.database import Database
from flibuste.server.storage.journals import Holder
from flibuste.server.tables.results import BY_ABSENCE, DECIDED
from flibuste.server.tables.summaries import Summary, SummarySeat

Unrated = Literal["no_result", "unknown_player", "one_person", "one_address", "fault"]
WEEK = 7 * 24 * 3600 * 1000
BITS = 0xFFFF


@dataclass(slots=True)
class Player:
    """Who plays a seat: a person with a rating that may change, or a bot whose rating is fixed."""

    seat: int
    person: str
    strength: Strength
    weeks: float = 0.0


def house_mark(key: bytes, table: str, address: str) -> int:
    """Return what is noted of an address at one table: too little to find it out, enough to see that two are one."""
    digest = hmac.new(key, f"house {table} {address}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:4], "big") & BITS


def settle(database: Database, table: str, done: Summary, holders: list[Holder]) -> str:
    """Rate a finished game, if it is to be; return why it was not."""
    if not done.rated:
        return ""
    persons = {one.seat: one.person for one in holders if one.first}
    reason = why_not(database, table, done, holders)
    ratings.forget_marks(database, table)
    if reason is not None:
        return reason
    ladder = ladder_by(done)
    order = sorted(range(len(done.seats)), key=lambda seat: persons.get(seat, ""))
    players = sorted((player(database, done, persons, ladder, seat) for seat in order), key=lambda one: one.seat)
    for one, after in zip(players, rate(done, ladder, players), strict=True):
        if one.person:
            changed = ratings.Change(one.seat, one.person, ladder, one.strength, after)
            ratings.change(database, table, done.game, changed, done.ended)
    return ""


def why_not(database: Database, table: str, done: Summary, holders: list[Holder]) -> Unrated | None:
    """Say why a game is not rated."""
    if done.result.how not in ("played", *DECIDED):
        return "no_result"
    people = [seat for seat, one in enumerate(done.seats) if is_person(one)]
    known = {one.seat for one in holders if one.first}
    if any(seat not in known if seat in people else fixed(done, seat) is None for seat in range(len(done.seats))):
        return "unknown_player"
    behind = [{ratings.owner(database, one.person) for one in holders if one.seat == seat} for seat in people]
    if any(one & other for one, other in combinations(behind, 2)):
        return "one_person"
    marks = ratings.houses(database, table)
    if any(one[0] != other[0] and one[1] == other[1] for one, other in combinations(marks, 2)):
        return "one_address"
    absent = done.result.how in BY_ABSENCE or any(seat.stood_in for seat in done.seats)
    return "fault" if absent and ratings.had_fault(database, table) else None


def is_person(seat: SummarySeat) -> bool:
    """Say whether a person's rating is at stake: who gave up has played, although a bot went on."""
    return seat.kind == "person" or seat.resigned


def fixed(done: Summary, seat: int) -> Strength | None:
    """Return the rating of the bot on a seat, if it was measured."""
    return bots.strength(done.game, ladder_by(done), done.seats[seat].level)


def ladder_by(done: Summary) -> Ladder:
    """Say on which ladder a game was played."""
    return ladder_of(len({seat.side for seat in done.seats}), len(done.seats))


def player(database: Database, done: Summary, persons: dict[int, str], ladder: Ladder, seat: int) -> Player:
    """Bring the rating of who plays a seat; ratings are taken in the order of people, so that no two games block."""
    if not is_person(done.seats[seat]):
        return Player(seat, "", fixed(done, seat) or Strength())
    kept = ratings.take(database, persons[seat], done.game, ladder, done.ended)
    return Player(seat, persons[seat], kept.strength, (done.ended - kept.updated) / WEEK)


def rate(done: Summary, ladder: Ladder, players: list[Player]) -> list[Strength]:
    """Return what is known of everybody after a game."""
    if ladder == "two":
        one, other = players
        share = shares(done)
        return [
            duel.after(one.strength, [(other.strength, share)], one.weeks),
            duel.after(other.strength, [(one.strength, 1.0 - share)], other.weeks),
        ]
    sides = sorted({seat.side for seat in done.seats})
    teams = [[one for one in players if done.seats[one.seat].side == side] for side in sides]
    ranks = [min(rank_of(done, one.seat) for one in team) for team in teams]
    found = crowd.after([[one.strength for one in team] for team in teams], ranks)
    after = {
        one.seat: now for team, nows in zip(teams, found, strict=True) for one, now in zip(team, nows, strict=True)
    }
    return [after[one.seat] for one in players]


def shares(done: Summary) -> float:
    """Return the share of the first of two players."""
    first, second = done.result.rank
    return 0.5 if first == second else float(first < second)


def rank_of(done: Summary, seat: int) -> int:
    """Return the place of a seat; who gave up alone is last, whatever the bot made of it."""
    alone = sum(one.side == done.seats[seat].side for one in done.seats) == 1
    return len(done.seats) + 1 if alone and done.seats[seat].resigned else done.result.rank[seat]
