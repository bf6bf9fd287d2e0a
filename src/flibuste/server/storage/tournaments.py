"""Queries about tournaments: who takes part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flibuste.server.storage.database import Database
from flibuste.server.storage.logbooks import Logbook
from flibuste.table.faces import PersonFace

BOOK = Logbook("tournament", "entrants", "playing")
HOSTED = 10
"""So many of those that somebody opened are listed."""


@dataclass(slots=True)
class Named:
    """A person who takes part, under which name and with which face; whoever was erased has neither."""

    number: int
    person: str
    name: str
    face: PersonFace | None = None


def keep_entrant(database: Database, tournament: str, named: Named) -> None:
    """Keep who an entrant is."""
    database.execute(
        "INSERT INTO entrants (tournament, number, person, name, face) VALUES (?, ?, ?, ?, ?)",
        (tournament, named.number, named.person, named.name, named.face or ""),
    )


def entrants(database: Database, tournament: str) -> list[Named]:
    """List the people of a tournament."""
    rows = database.execute(
        "SELECT number, person, name, face FROM entrants WHERE tournament = ? ORDER BY number", (tournament,)
    )
    return [
        Named(cast(int, number), str(person), str(name), cast("PersonFace | None", face or None))
        for number, person, name, face in rows
    ]


def shown_to(database: Database, person: str, since: int) -> list[str]:
    """List the tournaments everybody may see that are not over, and those of a person; the newest first."""
    found = BOOK.shown_to(database, person, since, "status <> 'over'")
    hosted = BOOK.hosted_by(database, person, since, HOSTED) if person else []
    return [*(one for one in hosted if one not in found), *found]


def export(database: Database, person: str) -> list[dict[str, object]]:
    """Collect what is kept about a person's tournaments."""
    rows = database.execute("SELECT tournament, number, name, face FROM entrants WHERE person = ?", (person,))
    return [{"tournament": one, "number": number, "name": name, "face": face} for one, number, name, face in rows]
