"""What crosses the wire between the crew builder of Briskars and the server: the catalogue, bands, verdicts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Gold = Annotated[int, Meta(ge=1, le=9999)]
FILE = 20_000


class CrewThing(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing bought, and the choice that goes with it."""

    id: Id
    replaces: Id | None = None
    spell: Id | None = None
    weapon: Id | None = None


class CrewHire(Struct, forbid_unknown_fields=True):
    """One Briskar of a band."""

    profile: Id
    equipment: Annotated[list[CrewThing], Meta(max_length=40)] = []
    spells: Annotated[list[Id], Meta(max_length=20)] = []
    ways: Annotated[list[Id], Meta(max_length=6)] = []
    leader: bool = False


class CrewPiece(Struct, forbid_unknown_fields=True):
    """One piece of ordnance of a band."""

    id: Id


class CrewBand(Struct, forbid_unknown_fields=True):
    """A band, field by field as in a band file."""

    name: Name
    budget: Gold
    briskar: Annotated[list[CrewHire], Meta(max_length=20)] = []
    piece: Annotated[list[CrewPiece], Meta(max_length=10)] = []


class CrewCheck(Struct, forbid_unknown_fields=True):
    """A band to be judged: as fields, or as the text of a band file; for its own budget unless another is given."""

    band: CrewBand | None = None
    file: Annotated[str, Meta(max_length=FILE)] | None = None
    name: Annotated[str, Meta(max_length=80)] = "band.toml"
    budget: Gold | None = None
    table: Annotated[str, Meta(max_length=40)] | None = None
    """A table with files of its own, whose people are for hire too."""


class CrewRequest(Struct, forbid_unknown_fields=True):
    """Bands to be suggested."""

    faction: Id
    budget: Gold = 300
    most: Annotated[int, Meta(ge=1, le=6)] = 3
    table: Annotated[str, Meta(max_length=40)] | None = None


class CrewFault(Struct):
    """What keeps a band from being fielded; ``who`` is a place in the band, null for the whole of it."""

    code: str
    rule: str
    sentence: str
    who: int | None
    name: str
    have: int
    most: int
    n: int


class CrewMember(Struct):
    """A Briskar as he would go into battle."""

    profile: str
    cost: int
    weapons: list[str]
    armour: str | None
    items: list[str]
    spells: list[str]
    scrolls: list[str]
    poisoned: list[str]
    sharp: list[str]
    replaceable: list[str]
    ways: list[str]


class CrewVerdict(Struct):
    """What is said about a band; ``answers`` sign it on at a table, once nothing is wrong with it."""

    band: CrewBand
    file: str
    budget: int
    value: int
    least: int
    leader: int
    faction: str | None
    members: list[CrewMember]
    faults: list[CrewFault]
    answers: list[str]


class CrewFaction(Struct):
    """A faction."""

    id: str
    mercenary: bool


class CrewProfile(Struct):
    """A Briskar for hire; ``like``: whose face he has."""

    id: str
    like: str
    faction: str
    gender: str
    henchman: bool
    limit: int
    cost: int
    constitution: int
    dexterity: int
    strength: int
    mind: int
    movement: int
    ap: int
    hp: int
    hands: int
    weapons: list[str]
    armour: str | None
    squares: int
    items: list[str]
    skills: list[str]
    ways: list[str]
    open_ways: int
    spells: list[str]
    ordnance: str | None
    any_faction: bool
    mage: bool


class CrewWeapon(Struct):
    """A weapon; without a price it is only printed on profiles."""

    id: str
    name: str
    kind: str
    hands: int
    damage: str
    thrust: str | None
    near: int | None
    far: int | None
    rate: int
    reach: bool
    piercing: bool
    price: int | None
    limit: int


class CrewArmour(Struct):
    """An armour; ``frame`` is threshold, low and high value, squares."""

    id: str
    name: str
    price: int | None
    strength: int
    penalty: int
    frame: str
    squares: int
    limit: int


class CrewItem(Struct):
    """An object; ``limit`` says of what there are ``count`` at most: the band, each Briskar, or none."""

    id: str
    price: int | None
    limit: str
    count: int
    mage: bool
    leader: bool
    poison: bool


class CrewSpell(Struct):
    """A spell."""

    id: str
    ways: list[str]
    gold: int
    ap: int
    range: int
    test: str
    number: int
    against: str | None
    target: str
    reaction: bool


class CrewOrdnance(Struct):
    """A piece of ordnance."""

    id: str
    name: str
    faction: str | None
    living: bool
    limit: int
    cost: int
    strength: int
    points: int
    ammo: int
    damage: str
    difficulty: list[int]
    ranges: list[int]


class CrewStarter(Struct):
    """A band that ships with the game."""

    id: str
    value: int
    band: CrewBand


class CrewScenario(Struct):
    """What a scenario gives each band to spend."""

    id: str
    budget: int


class CrewCatalogue(Struct):
    """Everything that can be hired, bought and learnt."""

    digest: str
    tolerance: int
    most: int
    most_pieces: int
    ways: list[str]
    factions: list[CrewFaction]
    profiles: list[CrewProfile]
    weapons: list[CrewWeapon]
    armours: list[CrewArmour]
    items: list[CrewItem]
    spells: list[CrewSpell]
    ordnance: list[CrewOrdnance]
    starters: list[CrewStarter]
    scenarios: list[CrewScenario]


SHAPES = (CrewCatalogue, CrewCheck, CrewRequest, CrewVerdict)
