"""Queries about tournaments: who takes part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

import msgspec

from flibuste.server.storage.database import Database
from flibuste.server.storage.logbooks import Logbook
from flibuste.table.faces import PersonFace


class Left(msgspec.Struct):
    """What a line of a journal says about somebody who takes part no more; other lines have no number."""

    kind: str
    number: int = -1


class Entrants(Logbook):
    """Keeps the names of those who have left, too."""

    __slots__ = ()

    def still_there(self, database: Database, name: str) -> dict[int, str]:
        """Leave out who has left, or was taken out."""
        lines = [msgspec.json.decode(line, type=Left) for line in self.entries_after(database, name, 0)]
        left = {line.number for line in lines if line.kind == "left"}
        found = super().still_there(database, name)
        return {number: person for number, person in found.items() if number not in left}


BOOK = Entrants("tournament", "entrants", "number", "playing")
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
