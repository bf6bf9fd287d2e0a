"""Changing one number in a data file of a game, as a designer would by hand: the rest of the file stays as it is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from flibuste.kernel.content import packaged
from flibuste.kernel.errors import BadData

EDIT = re.compile(r"(?P<file>[\w-]+)\.(?P<kind>[\w-]+)\.(?P<id>[\w-]+)\.(?P<field>[\w-]+)=(?P<value>.+)")
FORM = "FILE.KIND.ID.FIELD=VALUE, as in cards.action.kraken.copies=4"


@dataclass(frozen=True)
class Edit:
    """One number that is to be another one: ``cards.action.kraken.copies=4``."""

    file: str
    kind: str
    id: str
    field: str
    value: str


def numbers(game: str) -> list[Edit]:
    """List every whole number of the data files of a game that an edit can change, as it is."""
    found: list[Edit] = []
    for file in data_files(game):
        for kind, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for row in rows if isinstance(rows, list) else ():
                found += numbers_of(file.name, kind, row)
    return found


def data_files(game: str) -> list[Traversable]:
    """List the data files that ship with a game."""
    folder = files(f"flibuste.games.{game}").joinpath("data")
    return sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)


def numbers_of(file: str, kind: str, row: Mapping[str, object]) -> list[Edit]:
    """List the whole numbers of one entry."""
    id = row.get("id")
    if not isinstance(id, str):
        return []
    plain = {name: value for name, value in row.items() if isinstance(value, int) and not isinstance(value, bool)}
    return [Edit(file, kind, id, name, str(value)) for name, value in plain.items()]


def read_edit(text: str) -> Edit:
    """Read an edit as it is typed."""
    found = EDIT.fullmatch(text.strip())
    if found is None:
        raise BadData("bad_edit", f"{text!r}: an edit is {FORM}")
    return Edit(f"{found['file']}.toml", found["kind"], found["id"], found["field"], found["value"])


def edited(game: str, edits: Iterable[Edit]) -> dict[str, str]:
    """Return the texts of the data files that the edits change; several may change one file."""
    texts: dict[str, str] = {}
    for edit in edits:
        texts[edit.file] = change(texts.get(edit.file) or original(game, edit.file), edit)
    return texts


def original(game: str, file: str) -> str:
    """Return a data file that ships with the game; a name that leads elsewhere is none."""
    try:
        ships = {one.name for one in data_files(game)}
    except ModuleNotFoundError:
        ships = set()
    if file not in ships:
        raise BadData("bad_edit", f"{game} has no data file {file}")
    return packaged(f"flibuste.games.{game}", file)


def change(text: str, edit: Edit) -> str:
    """Set the field of one entry; the reader of the game judges whether the new value may stand there."""
    blocks = re.split(r"(?m)^(?=\[\[)", text)
    for n, block in enumerate(blocks):
        if block.startswith(f"[[{edit.kind}]]") and re.search(rf'(?m)^id = "{re.escape(edit.id)}"', block):
            former = re.search(rf"(?m)^{re.escape(edit.field)} *=.*$", block)
            if former is None:
                raise BadData("bad_edit", f"{edit.file}: {edit.kind} {edit.id} has no field {edit.field}")
            blocks[n] = f"{block[: former.start()]}{edit.field} = {edit.value}{block[former.end() :]}"
            return "".join(blocks)
    raise BadData("bad_edit", f"{edit.file}: there is no {edit.kind} {edit.id}")
