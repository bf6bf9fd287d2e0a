"""Band files: who is hired, with which equipment and spells. Whether the band is legal is recruiting.py's business.

A band file is TOML: ``name``, ``budget``, a ``[[briskar]]`` for each fighter (profile, equipment, spells, ways, leader)
and a ``[[piece]]`` for each piece of ordnance. Equipment is an id, or a table where there is something to choose:
``{ id = "carbine", replaces = "bogdan-blunderbuss" }``, ``{ id = "scroll", spell = "wall" }``,
``{ id = "poison-vial", weapon = "bogdan-sabre" }``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from flibuste.games.briskars.cards.content import Content
from flibuste.games.briskars.cards.reading import reference, references, words
from flibuste.games.briskars.cards.terms import WAYS
from flibuste.games.briskars.field.verbs import MOST_SEATS
from flibuste.kernel.content import SOURCES, Entry, parse
from flibuste.kernel.errors import BadData

WEAPON: Final[i64] = 0
ARMOUR: Final[i64] = 1
ITEM: Final[i64] = 2
SHELVES: Final = ("weapon", "armour", "item")


@final
class Purchase:
    """One thing bought for a Briskar, and the choice that goes with it (-1: none made)."""

    def __init__(self, shelf: i64, index: i64, replaces: i64 = -1, spell: i64 = -1, weapon: i64 = -1) -> None:
        self.shelf: i64 = shelf
        self.index: i64 = index
        self.replaces: i64 = replaces
        self.spell: i64 = spell
        self.weapon: i64 = weapon


@final
class Hire:
    """One Briskar as hired; ``ways`` are those the owner chose for a card that leaves them open.

    Rule: BK-EQP-01.
    """

    def __init__(
        self, profile: i64, bought: list[Purchase], spells: list[int], ways: i64 = 0, leads: bool = False
    ) -> None:
        self.profile: i64 = profile
        self.bought: list[Purchase] = bought
        self.spells: list[int] = spells
        self.ways: i64 = ways
        self.leads: bool = leads


@final
class Roster:
    """A band as its owner wrote it down; ``seat`` is whose it is, -1 for a band that anybody may take."""

    def __init__(self, name: str, budget: i64, hires: list[Hire], pieces: list[int], seat: i64 = -1) -> None:
        self.name: str = name
        self.seat: i64 = seat
        self.budget: i64 = budget
        self.hires: list[Hire] = hires
        self.pieces: list[int] = pieces


def read_band(content: Content, file: str, text: str) -> Roster:
    """Read a band file; what cannot be read is refused, what is against the rules is not judged here."""
    return band_of(content, file, parse(file, text))


def band_of(content: Content, file: str, fields: Mapping[str, object]) -> Roster:
    """Read the fields of a band file."""
    heading = Entry(file, "band", fields)
    name = heading.text("name")
    budget = heading.count("budget", 1, 9999, 300)
    heading.one_of("source", SOURCES, "house")
    seat = heading.count("seat", 0, int(MOST_SEATS) - 1) if heading.value("seat") is not None else -1
    hires = [read_hire(content, row) for row in numbered(heading, "briskar")]
    pieces = [read_piece(content, row) for row in numbered(heading, "piece")]
    heading.close()
    return Roster(name, budget, hires, pieces, seat)


def numbered(heading: Entry, table: str) -> list[Entry]:
    """Read the tables of a band file and call them by their number."""
    rows = heading.entries(table)
    return [Entry(row.file, f"{table} {k + 1}", row.fields) for k, row in enumerate(rows)]


def read_hire(content: Content, row: Entry) -> Hire:
    """Read one Briskar of a band file."""
    profile = reference(row, "profile", content.ids["profile"], "profile")
    if profile < 0:
        raise row.wrong("profile", "the id of a profile")
    spells = references(row, "spells", content.ids["spell"], "spell")
    hire = Hire(profile, read_purchases(content, row), spells, words(row, "ways", WAYS), row.flag("leader", False))
    row.close()
    return hire


def read_piece(content: Content, row: Entry) -> int:
    """Read one piece of ordnance of a band file."""
    piece = reference(row, "id", content.ids["ordnance"], "piece of ordnance")
    if piece < 0:
        raise row.wrong("id", "the id of a piece of ordnance")
    row.close()
    return piece


def read_purchases(content: Content, row: Entry) -> list[Purchase]:
    """Read the equipment of a Briskar: ids, or tables with a choice.

    Rule: BK-EQP-01, BK-EQP-10.
    """
    value = row.value("equipment", [])
    if not isinstance(value, list):
        raise row.wrong("equipment", "a list")
    bought: list[Purchase] = []
    for k, thing in enumerate(value):
        fields = {"id": thing} if isinstance(thing, str) else thing
        if not isinstance(fields, dict):
            raise row.wrong("equipment", "a list of ids or tables")
        bought.append(read_purchase(content, Entry(row.file, f"{row.label}: equipment[{k}]", fields)))
    return bought


def read_purchase(content: Content, row: Entry) -> Purchase:
    """Read one thing bought."""
    name = row.text("id")
    replaces = reference(row, "replaces", content.ids["weapon"], "weapon")
    spell = reference(row, "spell", content.ids["spell"], "spell")
    weapon = reference(row, "weapon", content.ids["weapon"], "weapon")
    row.close()
    for shelf, table in enumerate(SHELVES):
        if name in content.ids[table]:
            return Purchase(shelf, content.ids[table][name], replaces, spell, weapon)
    raise BadData("bad_content", f'{row.file}: {row.label}: id: there is no weapon, armour or item "{name}"')


def write_band(content: Content, roster: Roster, profiles: list[str] | None = None) -> str:
    """Write a band file; reading it again gives the same band. ``profiles`` are other cards than those hired by."""
    lines = [f"name = {quoted(roster.name)}", f"budget = {roster.budget}"]
    if roster.seat >= 0:
        lines.append(f"seat = {roster.seat}")
    for k, hire in enumerate(roster.hires):
        card = content.profiles[hire.profile].id if profiles is None else profiles[k]
        lines += ["", "[[briskar]]", f'profile = "{card}"']
        if hire.bought:
            lines.append(f"equipment = [{', '.join(written(content, thing) for thing in hire.bought)}]")
        if hire.spells:
            lines.append(f"spells = [{', '.join(quoted(content.spells[k].id) for k in hire.spells)}]")
        chosen = [way for n, way in enumerate(WAYS) if hire.ways >> n & 1]
        if chosen:
            lines.append(f"ways = [{', '.join(quoted(way) for way in chosen)}]")
        if hire.leads:
            lines.append("leader = true")
    for piece in roster.pieces:
        lines += ["", "[[piece]]", f"id = {quoted(content.ordnance[piece].id)}"]
    return "\n".join(lines) + "\n"


def written(content: Content, thing: Purchase) -> str:
    """Write one thing bought."""
    name = quoted(thing_id(content, thing))
    parts = [f"id = {name}"]
    if thing.replaces >= 0:
        parts.append(f"replaces = {quoted(content.weapons[thing.replaces].id)}")
    if thing.spell >= 0:
        parts.append(f"spell = {quoted(content.spells[thing.spell].id)}")
    if thing.weapon >= 0:
        parts.append(f"weapon = {quoted(content.weapons[thing.weapon].id)}")
    return name if len(parts) == 1 else f"{{ {', '.join(parts)} }}"


def quoted(text: str) -> str:
    """Put a text in quotation marks, as TOML wants it."""
    plain = "".join(c for c in text if c.isprintable())
    escaped = plain.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def thing_id(content: Content, thing: Purchase) -> str:
    """Return the id of a thing bought."""
    if thing.shelf == WEAPON:
        return content.weapons[thing.index].id
    if thing.shelf == ARMOUR:
        return content.armours[thing.index].id
    return content.items[thing.index].id


def price_of(content: Content, thing: Purchase) -> i64:
    """Return what a thing costs; a spell book or scroll costs its spell besides. What is not for sale counts 0.

    Rule: BK-OBJ-19, BK-OBJ-20, BK-REC-09.
    """
    price = shelf_price(content, thing)
    if thing.shelf == ITEM and thing.spell >= 0:
        price += content.spells[thing.spell].gold
    return max(price, 0)


def shelf_price(content: Content, thing: Purchase) -> i64:
    """Return the price on the list, NOT_FOR_SALE for what is only printed on profiles."""
    if thing.shelf == WEAPON:
        return content.weapons[thing.index].price
    if thing.shelf == ARMOUR:
        return content.armours[thing.index].price
    return content.items[thing.index].price
