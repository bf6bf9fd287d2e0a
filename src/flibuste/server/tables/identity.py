"""Who a browser is, without an account: carried to another device by a secret link, like a seat."""

from __future__ import annotations

from flibuste.server import codes as secret
from flibuste.server.problems import Refused
from flibuste.server.storage import devices, people
from flibuste.server.storage.database import Database
from flibuste.server.tables.service import Service, Who
from flibuste.wire.people import Carry, Me, MyLink


async def about(service: Service, who: Who) -> Me:
    """Say what is kept about a person."""
    return await service.store.read(lambda database: summary(database, who.person))


def summary(database: Database, person: str) -> Me:
    """Count what is kept about a person."""
    seats, bots = people.counts(database, person)
    name, face = people.looks(database, person)
    return Me(person, name, face, seats, bots, devices.count(database, person))


async def link(service: Service, who: Who, renewed_by: str | None = None) -> MyLink:
    """Give the link that brings everything to another device; a renewed one ends the former and all other devices.

    ``renewed_by``: the cookie of the device that asks for a new one.
    """
    if who.token:
        raise Refused("not_found")
    person = who.person

    def job(database: Database) -> MyLink:
        who.enter(database)
        turn = devices.link_turn(database, person) + (renewed_by is not None)
        devices.keep_link(database, person, secret.hashed(service.codes.code("me", person, turn=turn)), turn)
        if renewed_by is not None:
            devices.only(database, person, secret.hashed(renewed_by))
        return MyLink(service.codes.path("me", person, turn=turn), devices.count(database, person))

    given = await service.store.write(job)
    if renewed_by is not None:
        await service.cut_off(person)
    return given


async def find(service: Service, asked: Carry) -> str:
    """Find the person of a link."""
    hashed = secret.hashed(asked.code)
    person = await service.store.read(lambda database: devices.by_link(database, hashed))
    if person is None:
        raise Refused("link_expired")
    return person


async def carry(service: Service, who: Who, person: str) -> Me:
    """Let this device be somebody; what it had before goes over to that person."""
    if who.token:
        raise Refused("not_found")

    def job(database: Database) -> list[str]:
        who.enter(database)
        return devices.join(database, person, who.person)

    if person != who.person:
        tables = await service.store.write(job)
        await service.cut_off(who.person)
        for table in tables:
            await service.hall.meet_people(table)
    return await about(service, Who(person))
