"""Playing on from a position of a finished game, alone against bots or with everybody at one device.

The new table begins with the journal of the old one up to that position. What comes after is drawn anew where the game
draws at all; whoever has seen the replay knows more than a player should, so its chance is proof of nothing.
"""

from __future__ import annotations

import secrets

from flibuste.kernel.game import find_game
from flibuste.kernel.records import Record
from flibuste.server import codes as secret
from flibuste.server.problems import Refused
from flibuste.server.storage.journals import Holder
from flibuste.server.tables.live import Live, fold_on
from flibuste.server.tables.long_work import Broken, checked
from flibuste.server.tables.replays import finished, record_refused
from flibuste.server.tables.seating import keep, level_of, tidy_name
from flibuste.server.tables.service import Service, Who
from flibuste.table.entries import Answered, AnyEntry, Dealt
from flibuste.table.faces import PEOPLE, PersonFace
from flibuste.table.match import Match
from flibuste.table.own_cards import own_game
from flibuste.table.plan import Plan
from flibuste.wire.tables import PlayOn


async def play_on(service: Service, who: Who, asked: PlayOn) -> Live:
    """Open a table that goes on from a position."""
    record, files, origin = await source(service, who, asked)
    move = len(record.answers) if asked.move is None else asked.move
    if asked.seat >= record.seats or move > len(record.answers):
        raise Refused("malformed")
    game = await service.beside(own_game, record.game, files) if files else find_game(record.game)
    now = service.now()
    plan = Plan(
        id=secret.fresh(9),
        game=record.game,
        seats=record.seats,
        secret=secrets.token_hex(32),
        made=now,
        settings=record.settings,
        veil=service.config.veil,
        origin=f"{origin} {move}",
        rules=game.mark(),
        files=files,
    )
    match = Match(plan, game)
    level = level_of(asked.level)
    mine = range(record.seats) if asked.here else [asked.seat]
    entries = [match.sit(n, "", now) if n in mine else match.seat_bot(n, level, now) for n in range(record.seats)]
    entries.append(match.start(now))
    entries += await again(match, record, move, now)
    if match.status == "over":
        raise Refused("game_over")
    await keep(service, match, entries, [Holder(n, who.person, *who_plays(asked, record, n)) for n in mine], who)
    return await service.hall.open(plan.id)


async def may_see(service: Service, live: Live, who: Who) -> bool:
    """Say whether somebody may see a table: its people, watchers, all if it is listed; after the end who has its id."""
    if live.seats_of(who.person) or live.may_watch(who.person) or live.plan.listed:
        return True
    if await service.sealed(live.plan):
        return False
    return (await service.hall.seen(live, who.person)).status == "over"


async def show_all(service: Service, live: Live, who: Who) -> None:
    """Refuse all hands of a finished game to whom the table does not show them; to all while others play its deal."""
    if await service.sealed(live.plan):
        raise Refused("round_running")
    if live.plan.afterwards == "players" and not any(holder.person == who.person for holder in live.holders):
        raise Refused("players_only")


async def source(service: Service, who: Who, asked: PlayOn) -> tuple[Record, dict[str, str], str]:
    """Find the finished game: at a table, or in a record somebody brings, which is checked."""
    if asked.table is not None:
        live = await service.hall.open(asked.table)
        if not await may_see(service, live, who):
            raise Refused("unknown_table")
        await show_all(service, live, who)
        return finished(await service.hall.seen(live, who.person)).record, live.plan.files, asked.table
    if asked.record is None:
        raise Refused("malformed")
    return *await brought(service, who, asked.record), "record"


async def brought(service: Service, who: Who, text: str) -> tuple[Record, dict[str, str]]:
    """Read a record, and the files it was played with: of a finished game, or of one that goes on here."""
    found = await checked(service.long_pool, text, who.address)
    if isinstance(found, Broken):
        raise record_refused(found.code, found.sentence)
    return found.record(), found.files


async def again(match: Match, record: Record, moves: int, now: int) -> list[AnyEntry]:
    """Deal and answer as it was, up to a position."""
    entries: list[AnyEntry] = [Dealt(at=now, outcomes=record.setup, edition=match.game.edition())]
    entries += [
        Answered(at=now, seat=seat, action=action, outcomes=outcomes)
        for seat, action, outcomes in record.answers[:moves]
    ]
    await fold_on(match, entries)
    return entries


def who_plays(asked: PlayOn, record: Record, seat: int) -> tuple[str, bool, PersonFace | None]:
    """Give a seat its name and face: one's own, or at one device the record's names and faces in their order."""
    if seat == asked.seat:
        return tidy_name(asked.name or record.names.get(seat, "")), True, asked.face
    return tidy_name(record.names.get(seat, "")), True, PEOPLE[seat]
