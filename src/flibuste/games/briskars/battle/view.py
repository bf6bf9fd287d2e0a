"""What a seat may see: everything, since nothing on this table is hidden but an answer not yet opened."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from mypy_extensions import i64

from flibuste.games.briskars.actions.spots import is_known, spot_square
from flibuste.games.briskars.battle.ending import markers_held
from flibuste.games.briskars.battle.fights import DiceView, FightView, open_dice, open_fight
from flibuste.games.briskars.battle.prices import prices, spell_prices
from flibuste.games.briskars.cards.content import MAPS, STANDARD, Content
from flibuste.games.briskars.cards.scenarios import SPOTS
from flibuste.games.briskars.cards.terms import CHARACTERISTICS, SPELL_TARGETS, SPELL_TESTS, VICTORIES, WEAPON_KINDS
from flibuste.games.briskars.dice.rolls import DIE_COST, POINT_COST
from flibuste.games.briskars.field.arms import blow_cost
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.kit import ITEM_IDS
from flibuste.games.briskars.field.postures import is_in_hold, is_prostrate
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import ITEMS, NOBODY, NOTHING, SPELLS, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, THRUST_AT
from flibuste.games.briskars.field.verbs import PIECES, SLOTS, briskar_id
from flibuste.games.briskars.field.zones import are_opponents, band_zone, is_in_melee
from flibuste.games.briskars.fighting.shooting import reload_cost
from flibuste.games.briskars.ground.distance import distance, square_name
from flibuste.games.briskars.ground.ground import KINDS, Ground
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement.moves import Move
from flibuste.games.briskars.recruiting.enlisting import own_bands
from flibuste.kernel.bits import has, members
from flibuste.kernel.ids import Seat

Seen = Literal["hidden", "cover", "open"]
SIGHTS: Final[tuple[Seen, ...]] = ("hidden", "cover", "open")


class WeaponView(TypedDict):
    """A weapon in somebody's hands."""

    weapon: str
    name: str
    slot: int
    loaded: int
    rate: int
    poisoned: bool
    ap: int
    thrust: int | None
    reload: int
    near: int | None
    far: int | None
    kind: str
    damage: str
    thrust_damage: str | None
    reach: bool
    piercing: bool


class BriskarView(TypedDict):
    """One Briskar."""

    id: str
    seat: int
    profile: str
    faction: str
    leader: bool
    square: str | None
    level: float
    hp: int
    most_hp: int
    ap: int
    most_ap: int
    constitution: int
    dexterity: int
    strength: int
    mind: int
    movement: int
    cost: int
    armour: str | None
    armour_frame: str | None
    armour_squares: int
    activated: bool
    states: list[str]
    bleeding: int
    weapons: list[WeaponView]
    items: dict[str, int]
    spells: list[str]
    skills: list[str]
    load: str | None
    left_as: str | None


class SpellView(TypedDict):
    """A spell that somebody knows: its price, its reach, and what it has to beat."""

    ap: int
    range: int
    test: str
    number: int
    against: str | None
    target: str
    duration: int
    reaction: bool


class PieceView(TypedDict):
    """One piece of ordnance."""

    piece: str
    seat: int
    square: str | None
    facing: int
    points: int
    ammo: int
    loaded: int
    gunner: str | None


class SquareView(TypedDict):
    """One square of the map that is not plain floor on level 0; maps of one's own say of what floor each one is."""

    square: str
    kind: str
    level: float
    scenery: str | None
    points: int
    floor: NotRequired[str]


class LyingView(TypedDict):
    """A weapon that lies on a square."""

    weapon: str
    square: str


class RangeView(TypedDict):
    """How far the active Briskar is from an opponent, and how well he sees him: hidden, cover or open."""

    target: str
    fathoms: float
    sight: Seen


class BoostPrices(TypedDict):
    """What a point and a die more cost in a roll."""

    points: int
    dice: int


class SpotView(TypedDict):
    """A place of the scenario: what it is, whether anybody knows of it yet, whether it has been served."""

    kind: str
    square: str
    gold: int
    known: bool
    found: bool


class BriskarsView(TypedDict):
    """The whole table as one seat sees it."""

    seat: int
    map: str
    width: int
    height: int
    squares: list[SquareView]
    briskars: list[BriskarView]
    pieces: list[PieceView]
    lying: list[LyingView]
    kegs: list[str]
    zones: list[list[str]]
    ranges: list[RangeView]
    reach: list[str]
    gold: list[int]
    round: int
    rounds: int
    scenario: str
    goal: NotRequired[str]
    bands: NotRequired[dict[str, str]]
    markers: list[str]
    spots: list[SpotView]
    marks: list[int]
    active: str | None
    free_move: bool
    prices: dict[str, int]
    spell_prices: dict[str, int]
    spells: dict[str, SpellView]
    boost_prices: BoostPrices
    asked: list[int]
    kind: str
    choice: str
    mover: str | None
    fight: FightView | None
    dice: DiceView | None
    over: bool
    result: list[int]


def states_of(s: Battlefield, b: Briskar) -> list[str]:
    """List the states of a Briskar by their words."""
    found: list[str] = []
    flags = [
        ("ground", s.lying_down[b]),
        ("stunned", s.stunned[b]),
        ("poisoned", s.poisoned[b]),
        ("bleeding", s.bleeding[b] + s.cuts[b]),
        ("netted", s.netted[b]),
        ("kneeling", s.kneeling[b]),
        ("hidden", s.hidden[b]),
        ("en-garde", s.en_garde[b]),
        ("last-hope", s.hope[b]),
        ("revenge", s.revenge[b]),
        ("morale-due", s.morale_due[b]),
        ("rum", s.rum[b]),
        ("clinging", s.cling[b]),
    ]
    for name, value in flags:
        if value != 0:
            found.append(name)
    if is_prostrate(s, b):
        found.append("prostrate")
    if is_in_hold(s, b):
        found.append("restraining" if s.holding[b] != NOBODY else "restrained")
    if is_in_melee(s, b):
        found.append("in-melee")
    if s.active == b and s.aimed != NOBODY:
        found.append("aiming")
    return found


def weapons_of(s: Battlefield, briskar: Briskar) -> list[WeaponView]:
    """Describe his weapons."""
    found: list[WeaponView] = []
    for slot in range(SLOTS):
        k = briskar * SLOTS + slot
        if s.weapons[k] != NOTHING:
            card = s.content.weapons[s.weapons[k]]
            found.append(
                {
                    "weapon": card.id,
                    "name": card.name,
                    "slot": slot,
                    "loaded": s.loaded[k],
                    "rate": card.rate,
                    "poisoned": s.poison[k] != 0,
                    "ap": int(blow_cost(s, briskar, slot, ATTACKED)),
                    "thrust": int(blow_cost(s, briskar, slot, THRUST_AT)) if card.thrust is not None else None,
                    "reload": int(reload_cost(s, briskar, slot)) if card.rate > 0 else 0,
                    "near": int(card.near) if card.near >= 0 else None,
                    "far": int(card.far) if card.far >= 0 else None,
                    "kind": WEAPON_KINDS[card.kind],
                    "damage": card.damage.text(),
                    "thrust_damage": card.thrust.damage.text() if card.thrust is not None else None,
                    "reach": card.reach,
                    "piercing": card.piercing,
                }
            )
    return found


def view_briskar(s: Battlefield, b: Briskar) -> BriskarView:
    """Describe one Briskar."""
    card = s.card(b)
    here = s.place[b] >= 0
    return {
        "id": briskar_id(b),
        "seat": int(s.owner(b)),
        "profile": card.like,
        "faction": s.content.factions[card.faction].id,
        "leader": s.leader[s.owner(b)] == b,
        "square": square_name(s.place[b]) if here else None,
        "level": s.level(b) / 4 if here else 0.0,
        "hp": s.hp[b],
        "most_hp": s.cap[b],
        "ap": s.ap[b],
        "most_ap": card.ap,
        "constitution": card.constitution,
        "dexterity": card.dexterity,
        "strength": card.strength,
        "mind": card.mind,
        "movement": card.movement,
        "cost": s.cost[b],
        "armour": s.content.armours[s.armour[b]].id if s.armour[b] != NOTHING else None,
        "armour_frame": s.content.armours[s.armour[b]].frame() if s.armour[b] != NOTHING else None,
        "armour_squares": s.lc[b],
        "activated": s.activated[b] != 0,
        "states": states_of(s, b) if here else [],
        "bleeding": s.bleeding[b] + s.cuts[b],
        "weapons": weapons_of(s, b),
        "items": {name: int(s.items[b * ITEMS + k]) for name, k in ITEM_IDS.items() if s.items[b * ITEMS + k] > 0},
        "spells": [s.content.spells[k].id for k in s.spells[b * SPELLS : b * SPELLS + SPELLS] if k != NOTHING],
        "skills": [s.content.skills[k].id for k in card.skills],
        "load": s.content.elements[s.load[b]].id if s.load[b] != NOTHING else None,
        "left_as": ("knocked-out" if s.left_as[b] == 1 else "routed") if s.left_as[b] != 0 else None,
    }


def spells_known(s: Battlefield) -> dict[str, SpellView]:
    """Describe every spell that somebody in this battle knows. Rule: BK-CHR-13, BK-MAG-05."""
    found: dict[str, SpellView] = {}
    for k in s.spells:
        if k != NOTHING:
            card = s.content.spells[k]
            found[card.id] = {
                "ap": int(card.ap),
                "range": int(card.range),
                "test": SPELL_TESTS[card.test],
                "number": int(card.number),
                "against": CHARACTERISTICS[card.number] if card.is_resisted() else None,
                "target": SPELL_TARGETS[card.target],
                "duration": int(card.duration),
                "reaction": card.reaction,
            }
    return found


def view_piece(s: Battlefield, piece: i64) -> PieceView:
    """Describe one piece of ordnance."""
    place = s.piece_place[piece]
    return {
        "piece": s.content.ordnance[s.piece[piece]].id,
        "seat": piece // PIECES,
        "square": square_name(place) if place >= 0 else None,
        "facing": s.facing[piece],
        "points": int(s.ground.points[place]) if place >= 0 else 0,
        "ammo": s.ammo[piece],
        "loaded": s.piece_loaded[piece],
        "gunner": briskar_id(s.gunner[piece]) if s.gunner[piece] != NOBODY else None,
    }


def view_squares(s: Battlefield) -> list[SquareView]:
    """Describe the squares of the battle that differ from plain floor."""
    return squares_of(s.content, s.ground)


def squares_of(content: Content, ground: Ground) -> list[SquareView]:
    """Describe the squares of a map that differ from plain floor."""
    own = ground.name not in MAPS
    found: list[SquareView] = []
    for square in range(400):
        if not ground.inside(square):
            continue
        if own or ground.kind(square) != 0 or ground.level[square] != 0 or ground.element(square) >= 0:
            element = ground.element(square)
            one: SquareView = {
                "square": square_name(square),
                "kind": KINDS[ground.kind(square)],
                "level": ground.level[square] / 4,
                "scenery": content.elements[element].id if element >= 0 else None,
                "points": ground.points[square],
            }
            if own:
                one["floor"] = content.floors[ground.floor[square]].id
            found.append(one)
    return found


def rounds_of(s: Battlefield) -> i64:
    """Return the round after which the game is settled."""
    own = s.content.scenarios[s.scenario].rounds
    if own > 0:
        return own
    return s.limit


def view_spot(s: Battlefield, k: i64) -> SpotView:
    """Describe a place of the scenario that a general action serves.

    Rule: BK-ACT-42.
    """
    spot = s.content.scenarios[s.scenario].spots[k]
    return {
        "kind": SPOTS[spot.kind],
        "square": square_name(spot_square(s, k)),
        "gold": int(spot.gold),
        "known": is_known(s, k),
        "found": has(s.found, k),
    }


def marks_of(s: Battlefield, seat: Seat) -> i64:
    """Return how far a band is towards the scenario's goal: crates broken, or markers held now."""
    if len(s.content.scenarios[s.scenario].markers) > 0:
        return markers_held(s, seat)
    return s.marks[seat]


def ranges(s: Battlefield) -> list[RangeView]:
    """Measure from the active Briskar to every opponent in play.

    Rule: BK-GRD-02, BK-COV-02, BK-COV-03.
    """
    found: list[RangeView] = []
    if s.active == NOBODY or s.place[s.active] < 0:
        return found
    for other in s.everybody():
        if s.place[other] >= 0 and are_opponents(s, s.active, other):
            fathoms = distance(s.place[s.active], s.place[other], s.level(other) - s.level(s.active))
            sight = SIGHTS[cover(s, s.active, other)]
            found.append({"target": briskar_id(other), "fathoms": round(fathoms, 1), "sight": sight})
    return found


def reach(s: Battlefield) -> list[str]:
    """List the squares the open move can come to."""
    step = None if s.over else s.stack[-1]
    if isinstance(step, Move):
        return [square_name(square) for square in step.squares]
    return []


def mover(s: Battlefield) -> str | None:
    """Name whose move is being chosen: he who walks, dodges or is pushed."""
    step = None if s.over else s.stack[-1]
    return briskar_id(step.briskar) if isinstance(step, Move) else None


def choice(s: Battlefield) -> str:
    """Name what a choice within an action is about, where one is open: a template, a spell, a way out."""
    step = None if s.over else s.stack[-1]
    return step.what if isinstance(step, Choose) else ""


def view(s: Battlefield, seat: int) -> BriskarsView:
    """Return what a seat may know.

    Rule: BK-CHR-13.
    """
    shown: BriskarsView = {
        "seat": seat,
        "map": s.ground.name,
        "width": s.ground.width,
        "height": s.ground.height,
        "squares": view_squares(s),
        "briskars": [view_briskar(s, b) for b in s.everybody() if s.profile[b] != NOTHING],
        "pieces": [view_piece(s, piece) for piece in range(s.seats * PIECES) if s.piece[piece] != NOTHING],
        "lying": [{"weapon": s.content.weapons[t.weapon].id, "square": square_name(t.square)} for t in s.things],
        "kegs": [square_name(square) for square in s.kegs],
        "zones": [[square_name(square) for square in band_zone(s, seat)] for seat in s.every_seat()],
        "ranges": ranges(s),
        "reach": reach(s),
        "gold": [int(gold) for gold in s.gold],
        "round": s.round,
        "rounds": int(rounds_of(s)),
        "scenario": s.content.scenarios[s.scenario].id,
        "markers": [square_name(square) for square in s.content.scenarios[s.scenario].markers],
        "spots": [view_spot(s, k) for k in range(len(s.content.scenarios[s.scenario].spots))],
        "marks": [int(marks_of(s, seat)) for seat in s.every_seat()],
        "active": briskar_id(s.active) if s.active != NOBODY else None,
        "free_move": s.active != NOBODY and s.free_move != 0,
        "prices": prices(s),
        "spell_prices": spell_prices(s),
        "spells": spells_known(s),
        "boost_prices": {"points": int(POINT_COST), "dice": int(DIE_COST)},
        "asked": members(s.asked),
        "kind": s.kind() if not s.over else "",
        "choice": choice(s),
        "mover": mover(s),
        "fight": open_fight(s),
        "dice": open_dice(s),
        "over": s.over,
        "result": [int(value) for value in s.result],
    }
    card = s.content.scenarios[s.scenario]
    if card.id not in STANDARD.ids["scenario"]:
        shown["goal"] = VICTORIES[card.win]
    own = own_bands(s.content)
    if len(own) > 0:
        shown["bands"] = own
    return shown
