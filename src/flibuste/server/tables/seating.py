"""Opening tables, sitting down, standing up, playing again."""

from __future__ import annotations

import contextlib
import secrets

import msgspec

from flibuste.kernel.errors import GameError
from flibuste.kernel.game import Game, find_game
from flibuste.server import codes as secret
from flibuste.server.bots.levels import LEVELS
from flibuste.server.bots.pool import BotFailed
from flibuste.server.codes import Kind
from flibuste.server.problems import Refused
from flibuste.server.storage import journals, people
from flibuste.server.storage.database import Conflict, Database
from flibuste.server.storage.journals import Holder
from flibuste.server.tables.live import Live
from flibuste.server.tables.results import result
from flibuste.server.tables.service import Service, Who
from flibuste.table.clocks import SECOND
from flibuste.table.duties import may_deal
from flibuste.table.entries import AnyEntry
from flibuste.table.faces import PEOPLE, PersonFace
from flibuste.table.match import Match
from flibuste.table.own_cards import game_of, own_game
from flibuste.table.plan import ClockPlan, Dice, Plan
from flibuste.wire.tables import ByCode, Join, NewSeat, NewTable, SeatChange, Start

DEFAULT_LEVEL = "sailor"
ADMITTING = 10.0
"""Seconds that judging the files of a new table may take on a quiet machine."""


def tidied(text: str) -> str:
    """Keep the printable part of what somebody wrote."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def tidy_name(name: str) -> str:
    """Keep the printable part of a name."""
    return tidied(name)[:24]


def level_of(asked: str) -> str:
    """Check a level; without one a middling bot sits down."""
    level = asked or DEFAULT_LEVEL
    if level not in LEVELS:
        raise Refused("unknown_level", 400)
    return level


def plan_of(new: NewTable, game: Game, now: int, veil: int = 100) -> Plan:
    """Check a new table against its game."""
    try:
        game.check_seats(len(new.seats))
        settings = game.check_settings(new.settings)
    except GameError as error:
        raise Refused(error.code, 400) from error
    if not any(seat.kind == "you" for seat in new.seats):
        raise Refused("nobody_sits", 400)
    if new.rated and (new.hints or new.files or any(seat.kind == "here" for seat in new.seats)):
        raise Refused("rated_terms", 400)
    check_dice(game, new.dice, new.clock, rated=new.rated)
    return Plan(
        id=secret.fresh(9),
        game=new.game,
        seats=len(new.seats),
        secret=secrets.token_hex(32),
        made=now,
        settings=settings,
        clock=new.clock,
        absence=new.absence,
        grace=new.grace,
        late=new.late,
        chat=new.chat,
        listed=new.listed,
        delay=new.delay,
        afterwards=new.afterwards,
        hints=new.hints,
        rated=new.rated,
        dice=new.dice,
        title=tidied(new.title),
        veil=veil,
        rules=game.mark(),
        files=new.files,
    )


def check_dice(game: Game, dice: Dice, clock: ClockPlan, rated: bool = False) -> None:
    """Refuse people who roll themselves where there are no dice, where a clock runs, or where it would be rated."""
    if dice == "typed" and (not game.dice or rated or clock.kind != "none"):
        raise Refused("dice_terms", 400)


async def game_for(service: Service, who: Who, new: NewTable) -> Game:
    """Find the game of a new table; files of its own are read by a worker first, and refused with the reason."""
    try:
        game = find_game(new.game)
    except GameError as error:
        raise Refused(error.code, 400) from error
    if not new.files:
        return game
    job = {"work": "admit", "game": new.game, "files": new.files, "seats": len(new.seats), "settings": new.settings}
    try:
        told = await service.long_pool.hand(msgspec.json.encode(job), ADMITTING, who.address)
    except BotFailed as failed:
        raise Refused("own_files", 400) from failed
    if "error" in told or "code" in told:
        raise Refused(told.get("code", "own_files"), 400)
    if "fault" in told:
        fault = told["fault"]
        raise Refused("own_files", 400, params={name: fault[name] for name in ("code", "file", "entry", "field")})
    return await service.beside(own_game, new.game, new.files)


async def open_table(service: Service, who: Who, new: NewTable) -> Live:
    """Open a table: the host sits down, bots sit down, everything is written at once."""
    if new.rated and not service.config.ratings:
        raise Refused("no_ratings_here")
    game = await game_for(service, who, new)
    now = service.now()
    plan = plan_of(new, game, now, service.config.veil)
    match = Match(plan, game)
    entries: list[AnyEntry] = []
    holders: list[Holder] = []
    for number, seat in enumerate(new.seats):
        entries += seat_somebody(match, number, seat, now)
        if seat.kind in ("you", "here"):
            holders.append(
                Holder(number, who.person, unique(tidy_name(seat.name), holders), True, face_of(seat, number))
            )
    if new.start:
        entries += begin(match, now)
    host = next(seat for seat in new.seats if seat.kind == "you")
    await keep(service, match, entries, holders, who, host)
    return await service.hall.open(plan.id)


def seat_somebody(match: Match, number: int, seat: NewSeat, now: int) -> list[AnyEntry]:
    """Put a person or a bot on a seat of a new table."""
    if seat.kind == "open":
        return []
    if seat.kind == "bot":
        return [match.seat_bot(number, level_of(seat.level), now)]
    return [match.sit(number, seat.sealed or "", now)]


def unique(name: str, holders: list[Holder]) -> str:
    """Refuse a name that somebody at the table has."""
    if name and any(holder.name.casefold() == name.casefold() for holder in holders):
        raise Refused("name_taken")
    return name


def face_of(asked: NewSeat | SeatChange, seat: int) -> PersonFace | None:
    """Return the face of who sits down; people who share a browser and chose none get different ones."""
    return asked.face or (PEOPLE[seat % len(PEOPLE)] if asked.kind == "here" else None)


def begin(match: Match, now: int) -> list[AnyEntry]:
    """Start, and deal at once where no pinch of chance has to be opened."""
    entries = [match.start(now)]
    return [*entries, match.deal(now)] if may_deal(match, now) else entries


async def keep(
    service: Service,
    match: Match,
    entries: list[AnyEntry],
    holders: list[Holder],
    who: Who | None = None,
    host: NewSeat | None = None,
) -> None:
    """Write a new table and the name and face its host gave, at once; it is in the memory then."""
    plan = match.plan
    codes = service.codes.all_of(plan.id, plan.seats)

    def job(database: Database) -> None:
        if who is not None:
            who.enter(database)
        if who is not None and host is not None:
            people.set_looks(database, who.person, tidy_name(host.name), host.face)
        journals.create(database, plan, codes)
        service.hall.leases.enter(database, plan.id)
        journals.append(database, plan.id, 1, entries, None)
        journals.set_status(database, plan.id, match.status, plan.made)
        for holder in holders:
            journals.hold(database, plan.id, holder)

    await service.store.write(job)
    service.hall.adopt(match, holders)
    service.metrics.count("flibuste_tables_opened_total", game=plan.game)
    for person in {holder.person for holder in holders}:
        await service.seated(person, plan.id)


async def find(service: Service, asked: ByCode, *kinds: Kind) -> tuple[str, Live, int]:
    """Find the table of a link (its kind, the table, the seat), or a listed table."""
    if asked.code is not None:
        hashed = secret.hashed(asked.code)
        found = await service.store.read(lambda database: journals.find_code(database, hashed))
        if found is None or found[0] not in kinds:
            raise Refused("link_expired")
        return found[0], await service.hall.open(found[1]), found[2]
    if asked.table is None:
        raise Refused("malformed")
    live = await service.hall.open(asked.table)
    if not live.plan.listed:
        raise Refused("unknown_table")
    return kinds[0], live, -1


async def join(service: Service, who: Who, asked: Join) -> Live:
    """Sit down on a free seat; a game over days begins with the last who comes, whether the host is there or not."""
    _, live, _ = await find(service, asked, "join")
    name = tidy_name(asked.name)
    holder = Holder(-1, who.person, name, True, asked.face)

    def do(match: Match, now: int) -> list[AnyEntry]:
        here = service.hall.tables[match.plan.id]
        if here.seats_of(who.person):
            return []
        unique(name, here.holders)
        free = [number for number, seat in enumerate(match.seats) if seat.kind == "empty"]
        if not free:
            raise Refused("table_full")
        holder.seat = free[0] if asked.seat is None else asked.seat
        entries = [match.sit(holder.seat, asked.sealed or "", now)]
        full = match.plan.clock.kind == "days" and all(seat.kind != "empty" for seat in match.seats)
        return [*entries, match.start(now)] if full else entries

    def also(database: Database) -> None:
        who.enter(database)
        journals.hold(database, live.plan.id, holder)
        keep_link(service, live, database, holder.seat)
        people.set_looks(database, who.person, name, asked.face)

    await service.hall.change(live.plan.id, do, also=also)
    await service.seated(who.person, live.plan.id)
    return live


def keep_link(service: Service, live: Live, database: Database, seat: int) -> None:
    """Keep the secret of who sits down; the link of who had the seat before has lost it."""
    code = service.codes.code("seat", live.plan.id, seat, live.match.seats[seat].former)
    journals.keep_code(database, live.plan.id, secret.hashed(code), seat)


async def claim(service: Service, who: Who, asked: ByCode) -> Live:
    """Take a seat over to this device too, by its secret."""
    _, live, seat = await find(service, asked, "seat")
    if seat < 0 or live.match.seats[seat].kind != "person":
        raise Refused("link_expired")
    holder = Holder(seat, who.person, live.name(seat), False, at=service.now())

    def job(database: Database) -> None:
        who.enter(database)
        journals.hold(database, live.plan.id, holder)

    await service.store.write(job)
    await service.hall.meet_people(live.plan.id)
    return live


async def renew_link(service: Service, who: Who, table: str, seat: int) -> Live:
    """Give the owner of a seat a new secret link and end what other devices do by the old one."""
    live = await seated_at(service, who, table)
    owner = next((one for one in live.holders if one.seat == seat and one.first and one.person == who.person), None)
    if owner is None:
        raise Refused("wrong_seat")
    code = service.codes.code("seat", table, seat, live.match.seats[seat].former, owner.turn + 1)
    await service.store.write(lambda database: journals.renew(database, table, owner, secret.hashed(code)))
    await service.hall.meet_people(table)
    return live


async def watch(service: Service, who: Who, asked: ByCode) -> Live:
    """Watch a table."""
    _, live, _ = await find(service, asked, "watch")
    if live.plan.deal:
        raise Refused("round_running")

    def job(database: Database) -> None:
        who.enter(database)
        journals.watch(database, live.plan.id, who.person)

    await service.store.write(job)
    live.watchers.add(who.person)
    return live


async def as_host(service: Service, who: Who, table: str) -> Live:
    """Open a table whose host asks."""
    live = await seated_at(service, who, table)
    if live.host(service.now()) not in live.seats_of(who.person):
        raise Refused("not_host")
    return live


async def seated_at(service: Service, who: Who, table: str) -> Live:
    """Open a table at which somebody sits."""
    live = await service.hall.open(table)
    if not live.seats_of(who.person):
        raise Refused("wrong_seat" if live.may_watch(who.person) else "unknown_table")
    return live


async def change_seat(service: Service, who: Who, table: str, asked: SeatChange) -> Live:
    """Let the host put a bot, a further person at this device or nobody on a seat."""
    live = await as_host(service, who, table)
    name = unique(tidy_name(asked.name), [holder for holder in live.holders if holder.seat != asked.seat])

    def do(match: Match, now: int) -> list[AnyEntry]:
        if match.people() == [asked.seat]:
            raise Refused("not_now")
        if match.plan.rated and asked.kind == "here":
            raise Refused("rated_terms")
        entries: list[AnyEntry] = []
        if asked.seat < len(match.seats) and match.seats[asked.seat].kind != "empty":
            entries.append(match.stand_up(asked.seat, now))
        if asked.kind == "bot":
            entries.append(match.seat_bot(asked.seat, level_of(asked.level), now))
        elif asked.kind == "here":
            entries.append(match.sit(asked.seat, "", now))
        return entries

    def also(database: Database) -> None:
        journals.release(database, table, asked.seat)
        if asked.kind == "here":
            journals.hold(database, table, Holder(asked.seat, who.person, name, True, face_of(asked, asked.seat)))
            keep_link(service, live, database, asked.seat)

    await service.hall.change(table, do, also=also)
    return live


async def start(service: Service, who: Who, table: str, asked: Start) -> Live:
    """Let the host begin."""
    live = await as_host(service, who, table)
    mine = live.seats_of(who.person)

    def do(match: Match, now: int) -> list[AnyEntry]:
        entries = [match.start(now)]
        for seat, nonce in asked.nonces.items():
            if not (seat.isdecimal() and len(seat) <= 2 and int(seat) in mine):
                raise Refused("wrong_seat")
            entries.append(match.open_nonce(int(seat), nonce, now))
        return [*entries, match.deal(now)] if may_deal(match, now) else entries

    await service.hall.change(table, do)
    return live


async def leave(service: Service, who: Who, table: str) -> Live:
    """Stand up before the start; during play the table's rule for absence applies at once."""
    live = await seated_at(service, who, table)
    for follower in [one for one in live.followers if one.person == who.person]:
        await service.hall.unfollow(table, follower)
    mine = live.seats_of(who.person)
    if live.match.started_at is not None:
        for seat in mine:
            live.away[seat] = service.now() - live.plan.grace * SECOND
        service.hall.woken(live)
        return live

    def also(database: Database) -> None:
        for seat in mine:
            journals.release(database, table, seat)

    await service.hall.change(table, lambda match, now: [match.stand_up(seat, now) for seat in mine], also=also)
    return live


async def rematch(service: Service, who: Who, table: str) -> Live:
    """Play again with the same people; everybody moves on by one seat. Asked twice it is still one table."""
    live = await seated_at(service, who, table)
    if live.match.status != "over" or (live.match.session is None and not live.match.outdated):
        raise Refused("not_over")
    if not live.match.next:
        fresh, entries, holders = moved_on(service, live)
        with contextlib.suppress(Conflict):
            await keep(service, fresh, entries, holders, who)
        await note_rematch(service, table, fresh.plan.id)
    return await service.hall.open(live.match.next)


async def note_rematch(service: Service, table: str, following: str) -> None:
    """Write at the old table where its people play on, unless somebody was quicker."""
    await service.hall.change(table, lambda match, now: [] if match.next else [match.rematch(following, now)])


def moved_on(service: Service, live: Live) -> tuple[Match, list[AnyEntry], list[Holder]]:
    """Set the next table up: seat n goes to n + 1, the last to the first."""
    now, game = service.now(), game_of(live.plan)
    old, seats = live.plan, live.plan.seats
    won = [seat in result(live.match, live.frozen).winners for seat in range(seats)]
    tally = [(old.wins or [0] * seats)[seat] + won[seat] for seat in range(seats)]
    changed = {
        "id": service.codes.code("join", f"after {old.id}")[:12],
        "secret": secrets.token_hex(32),
        "made": now,
        "games": old.games + 1,
        "origin": "",
        "tournament": "",
        "campaign": "",
        "deal": "",
        "after": old.id,
        "rules": game.mark(),
        "wins": [tally[seat - 1] for seat in range(seats)],
    }
    plan = Plan(**{**{name: getattr(old, name) for name in Plan.__struct_fields__}, **changed})
    match = Match(plan, game)
    entries: list[AnyEntry] = []
    for seat in range(seats):
        before = live.match.seats[seat - 1]
        bot = before.kind == "bot" and not before.resigned
        entries.append(match.seat_bot(seat, before.level, now) if bot else match.sit(seat, "", now))
    entries.append(match.start(now, sealing=True))
    holders = [Holder((h.seat + 1) % seats, h.person, h.name, h.first, h.face) for h in live.holders]
    return match, entries, holders
