"""All data of the game in one place: what is packaged, and what own files add.

A ``Content`` is made once, shared by all states that play with it and never saved: a save names its digest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from flibuste.games.briskars.cards.arsenal import Armour, Ordnance, Weapon
from flibuste.games.briskars.cards.goods import Item, Throwable, kit_of
from flibuste.games.briskars.cards.maps import Map, MapReader
from flibuste.games.briskars.cards.profiles import Faction, Profile, Skill
from flibuste.games.briskars.cards.reading import Ids
from flibuste.games.briskars.cards.scenarios import Scenario
from flibuste.games.briskars.cards.scenery import Element, Floor
from flibuste.games.briskars.cards.spellbook import Spell
from flibuste.games.briskars.ground.ground import Atlas
from flibuste.kernel.content import Entry, content_hash, entries, packaged, parse
from flibuste.kernel.errors import BadData, BadField

PACKAGE: Final = "flibuste.games.briskars"
TABLES: Final = {
    "faction": "factions.toml",
    "ground": "terrain.toml",
    "object": "throwables.toml",
    "scenery": "scenery.toml",
    "weapon": "weapons.toml",
    "armour": "armours.toml",
    "item": "equipment.toml",
    "spell": "spells.toml",
    "ordnance": "ordnance.toml",
    "skill": "skills.toml",
    "profile": "profiles.toml",
    "scenario": "scenarios.toml",
}
MAPS: Final = ("ships-deck", "harbour-quay", "tavern", "beach", "ice-floe", "ruins", "smugglers-cove", "old-fort")
BANDS: Final = (
    "sundars",
    "quintors",
    "exiled",
    "mercenaries",
    "gun-crew",
    "council",
    "tide-callers",
    "armada",
    "scholars",
)
BAND_TABLE: Final = "briskar"


@final
class Rows:
    """Every entry of every file, by table; an id may be given only once."""

    def __init__(self) -> None:
        self.tables: Final[dict[str, list[Entry]]] = {table: [] for table in TABLES}
        self.maps: Final[dict[str, str]] = {}
        self.bands: Final[dict[str, str]] = {}
        self.taken: Final[dict[str, str]] = {}

    def add(self, file: str, text: str) -> None:
        """Take in a file: a map, a band, or tables."""
        if file.endswith(".txt"):
            self.maps[file] = text
            return
        found = parse(file, text)
        if BAND_TABLE in found:
            self.bands[file] = text
            return
        for table in found:
            if table not in TABLES:
                sentence = f"{file}: {table}: expected one of {', '.join(TABLES)}"
                raise BadField(sentence, file, table, "", "table", {"words": ", ".join(TABLES)})
            self.add_table(file, text, table)

    def add_table(self, file: str, text: str, table: str) -> None:
        """Take in the entries of one table of a file."""
        for row in entries(file, text, table):
            key = f"{table} {row.text('id')}"
            if key in self.taken:
                raise row.wrong("id", f"an id that is not taken in {self.taken[key]}", "taken")
            self.taken[key] = file
            self.tables[table].append(row)

    def ids(self, table: str) -> Ids:
        """Number the entries of a table."""
        return {row.text("id"): k for k, row in enumerate(self.tables[table])}


class Worked:
    """Something worked out from a content and kept on it for all who play with it; it can be worked out again."""


@final
class Content:
    """Everything the data files say, in lists; indexes into them are what states hold.

    ``worked`` keeps what the rooms have worked out (odds, ready bands): two threads that do so at once find the same.
    """

    def __init__(self, files: Mapping[str, str]) -> None:
        rows = Rows()
        for file, text in files.items():
            rows.add(file, text)
        self.files: Final = dict(files)
        self.digest: Final = content_hash(files)
        self.ids: Final = {table: rows.ids(table) for table in TABLES}
        self.factions: Final = [Faction(row) for row in rows.tables["faction"]]
        self.floors: Final = [Floor(row) for row in rows.tables["ground"]]
        self.objects: Final = [Throwable(row) for row in rows.tables["object"]]
        self.elements: Final = [Element(row, self.ids["object"]) for row in rows.tables["scenery"]]
        self.weapons: Final = [Weapon(row) for row in rows.tables["weapon"]]
        self.armours: Final = [Armour(row) for row in rows.tables["armour"]]
        self.items: Final = [Item(row) for row in rows.tables["item"]]
        self.kit: Final = kit_of(self.items)
        self.spells: Final = [Spell(row) for row in rows.tables["spell"]]
        self.ordnance: Final = [Ordnance(row, self.ids["faction"]) for row in rows.tables["ordnance"]]
        self.skills: Final = [Skill(row) for row in rows.tables["skill"]]
        self.profiles: Final = [Profile(row, self.ids, self.skills) for row in rows.tables["profile"]]
        check_letters([(floor.id, floor.letter) for floor in self.floors], "terrain.toml")
        check_letters([(element.id, element.letter) for element in self.elements], "scenery.toml")
        self.atlas: Final = Atlas()
        self.maps: Final[list[Map]] = [
            MapReader(file, self.floors, self.elements, self.atlas).read(text) for file, text in rows.maps.items()
        ]
        self.ids["map"] = self.map_ids()
        self.scenarios: Final = [Scenario(row, self.ids, self.ids["map"]) for row in rows.tables["scenario"]]
        self.bands: Final = rows.bands
        self.worked: Final[dict[str, Worked]] = {}

    def map_ids(self) -> Ids:
        """Number the maps."""
        ids: Ids = {}
        for k, chart in enumerate(self.maps):
            if chart.id in ids:
                raise BadField(f'map "{chart.id}" is given twice', "", f'map "{chart.id}"', "id", "taken", {})
            ids[chart.id] = k
        return ids

    def index(self, table: str, name: str) -> int:
        """Return the index of an id; a name nobody knows is bad data."""
        found = self.ids[table].get(name)
        if found is None:
            raise BadData("unknown_id", f'there is no {table} "{name}"')
        return found

    def profile(self, name: str) -> Profile:
        """Look a profile up by its id."""
        return self.profiles[self.index("profile", name)]

    def weapon(self, name: str) -> Weapon:
        """Look a weapon up by its id."""
        return self.weapons[self.index("weapon", name)]

    def spell(self, name: str) -> Spell:
        """Look a spell up by its id."""
        return self.spells[self.index("spell", name)]

    def map(self, name: str) -> Map:
        """Look a map up by its id."""
        return self.maps[self.index("map", name)]


def check_letters(drawn: list[tuple[str, str]], file: str) -> None:
    """Refuse two entries that a map would draw with the same letter."""
    taken: dict[str, str] = {}
    for name, letter in drawn:
        if letter in taken:
            raise BadData("bad_content", f'{file}: "{name}": letter: {letter!r} is already "{taken[letter]}"')
        taken[letter] = name


def packaged_files() -> dict[str, str]:
    """Read the files that ship with the game."""
    files = {file: packaged(PACKAGE, file) for file in TABLES.values()}
    files |= {f"maps/{name}.txt": packaged(PACKAGE, f"maps/{name}.txt") for name in MAPS}
    files |= {f"bands/{name}.toml": packaged(PACKAGE, f"bands/{name}.toml") for name in BANDS}
    return files


def extended(added: Mapping[str, str]) -> Content:
    """Make the content of the packaged files and one's own; a file of the same name replaces the packaged one."""
    return Content(packaged_files() | dict(added))


STANDARD: Final = Content(packaged_files())
