"""Queries about campaigns: who leads which crew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from flibuste.server.storage.database import Database
from flibuste.server.storage.logbooks import Logbook
from flibuste.table.faces import PersonFace

BOOK = Logbook("campaign", "owners", "crew", "sailing")


@dataclass(slots=True)
class Owner:
    """A person who leads a crew, under which name and with which face; whoever was erased leads none."""

    crew: int
    person: str
    name: str
    face: PersonFace | None = None


def keep_owner(database: Database, campaign: str, owner: Owner) -> None:
    """Keep who leads a crew; whoever led it before does so no more."""
    let_go(database, campaign, owner.crew)
    database.execute(
        "INSERT INTO owners (campaign, crew, person, name, face) VALUES (?, ?, ?, ?, ?)",
        (campaign, owner.crew, owner.person, owner.name, owner.face or ""),
    )


def let_go(database: Database, campaign: str, crew: int) -> None:
    """Let nobody lead a crew."""
    database.execute("DELETE FROM owners WHERE campaign = ? AND crew = ?", (campaign, crew))


def owners(database: Database, campaign: str) -> dict[int, Owner]:
    """Return who leads which crew."""
    rows = database.execute("SELECT crew, person, name, face FROM owners WHERE campaign = ?", (campaign,))
    found = [
        Owner(cast(int, crew), str(person), str(name), cast("PersonFace | None", face or None))
        for crew, person, name, face in rows
    ]
    return {owner.crew: owner for owner in found}


def shown_to(database: Database, person: str, since: int) -> list[str]:
    """List the campaigns everybody may see that still look for crews, and those of a person; the newest first."""
    return BOOK.shown_to(database, person, since, "status = 'open'")


def export(database: Database, person: str) -> list[dict[str, object]]:
    """Collect what is kept about a person's campaigns."""
    rows = database.execute("SELECT campaign, crew, name, face FROM owners WHERE person = ?", (person,))
    return [{"campaign": one, "crew": crew, "name": name, "face": face} for one, crew, name, face in rows]
