"""Briskars drawn as lines of text: the map square by square, then every Briskar with his numbers and states.

A square has three characters. First the zone of control it lies in (a raised digit; a cross where several meet) or, for
whoever is active, an arrow. Then who stands there (the sign of his band and his place in it), or the ground and its
height in half fathoms; a plus marks where an open move can end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from flibuste.games.briskars.battle.view import BriskarsView, BriskarView, PieceView, SpotView, SquareView
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.dice.rolls import boost_cost
from flibuste.terminal.choosing import ranges
from flibuste.terminal.drawing import Ask
from flibuste.terminal.odds import blow_lines, blow_odds, number, pending_lines
from flibuste.words.briskars_chronicle import band_name
from flibuste.words.sentences import Words

GROUNDS = {"floor": ".", "sand": ":", "ice": "*", "deep": "~", "difficult": '"', "blocking": "^"}
FACINGS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
LETTERS = {element.id: element.letter for element in STANDARD.elements}
PRICES: dict[tuple[str, str], int] = (
    {("profile", one.id): int(one.cost) for one in STANDARD.profiles}
    | {("ordnance", one.id): int(one.cost) for one in STANDARD.ordnance}
    | {("spell", one.id): int(one.gold) for one in STANDARD.spells}
    | {("weapon", one.id): int(one.price) for one in STANDARD.weapons}
    | {("armour", one.id): int(one.price) for one in STANDARD.armours}
    | {("item", one.id): int(one.price) for one in STANDARD.items}
)
"""What people and things cost, as the lists of the game have it."""
SPOT_MARKS = {"mechanism": "?", "document": "§", "person": "&", "hoard": "$"}
MARKER = "⚑"
KEG = "@"
BARRELS = "↑↗→↘↓↙←↖"
"""A piece of ordnance points where it faces."""
CELL = 3
DOT = " · "
RAISED = "¹²³⁴⁵⁶"
SEVERAL_ZONES = "ˣ"
LAST = frozenset({"end"})
"""What ends a turn stands last among the choices: nobody ends one by a key too many."""
STATES = {"lie_down": "ground", "restrain": "restrained", "kneel": "kneeling", "aim": "aiming", "hide": "hidden"} | {
    verb: verb.replace("_", "-") for verb in ("en_garde", "last_hope")
}
"""What somebody is after a deed; what that means says what the deed is good for."""
ITEMS = {"flask": "rum-flask", "keg": "powder-keg", "net": "fishing-net"} | {
    item: item for item in ("ration", "poultice", "grapnel")
}
BANDS = "●▲■◆★✚"
"""The sign of each band: shapes, so that no colour is needed."""


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw a view of Briskars."""
    seen = cast(BriskarsView, view)
    return [head(seen, words), *grid(seen), legend(seen, words), *told(seen, words)]


def explain(view: Mapping[str, object], words: Words) -> list[str]:
    """Say what the letters of the map mean, each on a line of its own."""
    return legend(cast(BriskarsView, view), words).split(DOT)


def speak(view: Mapping[str, object], words: Words) -> list[str]:
    """Tell a view of Briskars to who listens: no map, but where everything and everybody is."""
    seen = cast(BriskarsView, view)
    return [head(seen, words), *scenery_lines(seen, words), *told(seen, words)]


def scenery_lines(seen: BriskarsView, words: Words) -> list[str]:
    """Say on which squares each kind of scenery stands."""
    places: dict[str, list[str]] = {}
    for square in seen["squares"]:
        if square["scenery"] is not None:
            places.setdefault(square["scenery"], []).append(square["square"])
    return [words.labelled(words.thing("scenery", thing), ranges(places[thing])) for thing in sorted(places)]


def told(seen: BriskarsView, words: Words) -> list[str]:
    """Say what the map does not show: what lies where, ranges, the bands with every Briskar."""
    lines = [*spot_lines(seen, words), *range_lines(seen, words)]
    for seat in range(len(seen["gold"])):
        lines.append(band_line(seen, seat, words))
        lines += [briskar_line(seen, one, words) for one in seen["briskars"] if one["seat"] == seat]
        lines += [piece_line(piece, words) for piece in seen["pieces"] if piece["seat"] == seat]
    return lines


def redraw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw the map alone."""
    return grid(cast(BriskarsView, view))


def called(view: Mapping[str, object], words: Words) -> dict[str, str]:
    """Name every Briskar of this table, and the bands of one's own; a sign tells two of the same profile apart."""
    seen = cast(BriskarsView, view)
    profiles = [one["profile"] for one in seen["briskars"]]
    bands = {id: band_name(words, name) for id, name in seen.get("bands", {}).items()}
    return bands | {one["id"]: named(one, profiles.count(one["profile"]) > 1, words) for one in seen["briskars"]}


def named(one: BriskarView, shared: bool, words: Words) -> str:
    """Name one Briskar."""
    name = words.say(f"bk-name-{one['profile']}")
    return f"{name} {sign(one['id'])}" if shared else name


def sign(id: str) -> str:
    """Return the sign of a Briskar: the shape of his band and his place in it (``▲3`` is 2.3)."""
    band, _, place = id.partition(".")
    return f"{BANDS[(int(band) - 1) % len(BANDS)]}{place}"


def picture(view: Mapping[str, Any]) -> object:
    """Return what the map shows: it is drawn again only when this has changed."""
    return [(one["id"], one["square"], one["left_as"]) for one in view["briskars"]], view["reach"], view["round"]


# options and odds


def phrase(view: Mapping[str, Any], option: Mapping[str, Any], words: Words) -> tuple[str, str]:
    """Word an option with its price; what is told by a number (a weapon, a die, a player) gets its name."""
    verb = str(option["verb"])
    text, _, price = words.action(int(option["action"])).partition(" · ")
    who = acting(view)
    if verb in ("with", "reload") and who is not None:
        text = weapon_choice(verb, who, int(option["number"]), text, words)
    elif verb in ("reroll", "follow_up", "charm"):
        text, price = text.replace(str(option["number"]), str(int(option["number"]) + 1)), ""
    elif verb == "pick" and view["kind"].casefold() == "zone":
        text = words.say("bk-line-zone", n=int(option["number"]))
    told = view["prices"].get(verb)
    if verb == "cast":
        told = view["spell_prices"].get(str(option["spell"]))
    elif verb == "boost":
        told = boost_cost(int(option["action"]))
    elif verb == "shoot" and who is not None:
        told = min((weapon["ap"] for weapon in who["weapons"] if weapon["rate"]), default=None)
    if told is not None:
        price = words.say("bk-line-price", n=told)
    gold = worth(option)
    if gold is not None:
        price = words.say("bk-line-gold", n=gold)
    return text, price


def worth(option: Mapping[str, Any]) -> int | None:
    """Read the price of what is hired, bought or learnt from the lists of the game."""
    for noun, id in option.items():
        if noun in ("profile", "spell", "ordnance") and option["verb"] != "cast":
            return PRICES.get((noun, str(id)))
        if noun == "goods":
            return next(
                (PRICES[kind, str(id)] for kind in ("weapon", "armour", "item") if (kind, str(id)) in PRICES), None
            )
    return None


def describe(option: Mapping[str, Any], noun: str, argument: str, words: Words) -> str:
    """Say what an option does: what the state it leads to, the object it uses, or the spell it casts means."""
    verb = str(option["verb"])
    if verb in STATES:
        return words.about("state", STATES[verb])
    if verb in ITEMS:
        return words.about("item", ITEMS[verb])
    if noun == "goods":
        return words.about("item", argument) or words.about("weapon", argument)
    return words.about(noun, argument) if noun and noun != "briskar" else ""


def weapon_choice(verb: str, who: BriskarView, slot: int, text: str, words: Words) -> str:
    """Name the weapon in a slot."""
    weapon = next((one for one in who["weapons"] if one["slot"] == slot), None)
    if weapon is None:
        return text
    name = weapon_text(weapon["name"], weapon["loaded"], weapon["rate"], words)
    return name if verb == "with" else words.labelled(words.say("bk-action-reload"), name)


def acting(view: Mapping[str, Any]) -> BriskarView | None:
    """Find the active Briskar."""
    return next((one for one in view["briskars"] if one["id"] == view["active"]), None)


def weigh(view: Mapping[str, Any], options: list[Mapping[str, Any]], ask: Ask, words: Words) -> list[str]:
    """Say what is under way with its odds, or who acts, and the odds of each blow that is offered."""
    who = acting(view)
    if str(view["kind"]) == "recruit":
        return signing_lines(ask({"kind": "signing"}), words)
    lines = pending_lines(ask({"kind": "pending"}), words) or placing_line(view, words)
    if not lines and who is not None and who["square"] is not None:
        lines.append(active_line(who, words))
    if view["active"] is not None:
        lines += blow_lines(blow_odds(str(view["active"]), options, ask), words)
    return lines


def signing_lines(told: Mapping[str, Any], words: Words) -> list[str]:
    """Write who has signed on so far with what he was given, and how much of the budget is spent."""
    if "band" not in told:
        return []
    lines = [words.say("bk-line-spent", n=told["value"], budget=told["budget"])]
    for one in told["band"]["briskar"]:
        things = [words.thing("goods", thing) for thing in one["equipment"]]
        things += [words.thing("spell", spell) for spell in one["spells"]]
        name = words.say(f"bk-name-{one['profile']}")
        lines.append("  " + (words.labelled(name, ", ".join(things)) if things else name))
    return lines


def placing_line(view: Mapping[str, Any], words: Words) -> list[str]:
    """Write who takes his place next, while a band is placed."""
    waiting = (one for one in view["briskars"] if one["seat"] == view["seat"] and not one["square"])
    one = next((one for one in waiting if one["left_as"] is None), None)
    if view["kind"].casefold() != "deploy" or one is None:
        return []
    return [words.say("bk-line-placing", briskar=words.thing("briskar", one["id"]))]


def active_line(who: BriskarView, words: Words) -> str:
    """Write who is active, where he stands and what he has left."""
    numbers = {"square": who["square"], "hp": who["hp"], "most": who["most_hp"], "ap": who["ap"]}
    name = f"{sign(who['id'])} {words.say('bk-name-' + who['profile'])}"
    return words.labelled(name, words.fill("bk-line-briskar", numbers))


def head(seen: BriskarsView, words: Words) -> str:
    """Write the round, the scenario and the map."""
    place = f"bk-place-{seen['map']}"
    values = {
        "n": seen["round"],
        "scenario": words.say(f"bk-scenario-{seen['scenario']}"),
        "map": words.say(place) if words.has(place) else seen["map"],
    }
    return words.fill("bk-line-head", values)


# the map


def grid(seen: BriskarsView) -> list[str]:
    """Draw the map, letters from west to east, numbers from north to south."""
    squares = {square["square"]: square for square in seen["squares"]}
    standing = {one["square"]: one["id"] for one in seen["briskars"] if one["square"] is not None}
    columns = [chr(ord("A") + k) for k in range(seen["width"])]
    lines = ["   " + "".join(f" {letter}".ljust(CELL) for letter in columns).rstrip()]
    for row in range(1, seen["height"] + 1):
        cells = [cell(seen, f"{letter}{row}", squares, standing) for letter in columns]
        lines.append(f"{row:2d} " + "".join(cells).rstrip())
    return lines


def cell(seen: BriskarsView, name: str, squares: dict[str, SquareView], standing: dict[str, str]) -> str:
    """Draw one square."""
    zones = [RAISED[band] for band, zone in enumerate(seen["zones"]) if name in zone]
    before = " " if not zones else zones[0] if len(zones) == 1 else SEVERAL_ZONES
    if name in standing:
        return f"{'>' if standing[name] == seen['active'] else before}{sign(standing[name])}"
    square = squares.get(name)
    mark = lying_mark(seen, name) or spot_mark(seen, name) or mark_of(square)
    if name in seen["reach"]:
        mark = "+"
    level = " " if square is None or square["level"] == 0 else height(square["level"])
    return f"{before}{mark}{level}"


def lying_mark(seen: BriskarsView, name: str) -> str:
    """Return the sign of what was put on a square: a piece by where it points, a keg of powder, a weapon."""
    piece = next((one for one in seen["pieces"] if one["square"] == name), None)
    if piece is not None:
        return BARRELS[piece["facing"]]
    if name in seen["kegs"]:
        return KEG
    return "!" if any(thing["square"] == name for thing in seen["lying"]) else ""


def open_spots(seen: BriskarsView) -> list[SpotView]:
    """List the places of the scenario that are known and still to be served."""
    return [spot for spot in seen["spots"] if spot["known"] and not spot["found"]]


def spot_mark(seen: BriskarsView, name: str) -> str:
    """Return the sign of a place of the scenario or of a marker on a square, if there is one."""
    signs = [SPOT_MARKS[spot["kind"]] for spot in open_spots(seen) if spot["square"] == name]
    return signs[0] if signs else MARKER if name in seen["markers"] else ""


def spot_lines(seen: BriskarsView, words: Words) -> list[str]:
    """Write what the scenario leaves to be searched, read, settled by talking or dug up."""
    parts = [
        words.fill(
            "bk-line-spot",
            {"mark": SPOT_MARKS[spot["kind"]], "kind": words.say(f"bk-spot-{spot['kind']}"), "square": spot["square"]},
        )
        for spot in open_spots(seen)
    ]
    return [words.fill("bk-line-spots", {"list": "; ".join(parts)})] if parts else []


def height(level: float) -> str:
    """Write a height in half fathoms as one character, on from 9 with letters, as the map files do."""
    return "0123456789abcdefghijklmnopqrstu"[int(level * 2)]


def range_lines(seen: BriskarsView, words: Words) -> list[str]:
    """Write how far the active Briskar is from each opponent, the nearest first, and how well he sees him."""
    if not seen["ranges"]:
        return []
    near = sorted(seen["ranges"], key=lambda one: (one["fathoms"], one["target"]))
    parts = [
        words.fill(
            "bk-line-range",
            {
                "target": words.thing("briskar", one["target"]),
                "n": number(one["fathoms"], 1, words.language),
                "sight": one["sight"],
            },
        )
        for one in near
    ]
    return [
        words.fill(
            "bk-line-ranges", {"briskar": words.thing("briskar", seen["active"] or ""), "list": "; ".join(parts)}
        )
    ]


def mark_of(square: SquareView | None) -> str:
    """Return the letter of the scenery or ground on a square."""
    if square is None:
        return GROUNDS["floor"]
    scenery = square["scenery"]
    if scenery is not None:
        return LETTERS.get(scenery, scenery[:1])
    return GROUNDS[square["kind"]]


def square_line(seen: BriskarsView, name: str, words: Words) -> str:
    """Say what is on a square: its ground with its height, what stands or lies there, and who."""
    square = next((one for one in seen["squares"] if one["square"] == name), None)
    facts = [words.say(f"bk-ground-{square['kind'] if square is not None else 'floor'}")]
    if square is not None and square["level"]:
        facts.append(
            words.say("bk-ground-height", n=number(square["level"], int(square["level"] % 1 > 0), words.language))
        )
    if square is not None and square["scenery"] is not None:
        facts.append(words.thing("scenery", square["scenery"]))
    facts += [words.say(f"bk-spot-{spot['kind']}") for spot in open_spots(seen) if spot["square"] == name]
    facts += [words.say(f"bk-weapon-{one['piece']}") for one in seen["pieces"] if one["square"] == name]
    facts += [words.say("bk-item-powder-keg") for keg in seen["kegs"] if keg == name]
    facts += [words.say(f"bk-weapon-{weapon_name(one['weapon'])}") for one in seen["lying"] if one["square"] == name]
    facts += [briskar_line(seen, one, words).strip(" *") for one in seen["briskars"] if one["square"] == name]
    return words.labelled(name, "; ".join(facts))


def legend(seen: BriskarsView, words: Words) -> str:
    """Name every letter that is on the map."""
    grounds = {square["kind"] for square in seen["squares"] if square["scenery"] is None} | {"floor"}
    things = sorted({square["scenery"] for square in seen["squares"] if square["scenery"] is not None})
    named = [f"{GROUNDS[kind]} {words.say(f'bk-ground-{kind}')}" for kind in GROUNDS if kind in grounds]
    named += [f"{LETTERS.get(thing, thing[:1])} {words.thing('scenery', thing)}" for thing in things]
    if seen["reach"]:
        named.append(f"+ {words.say('bk-line-reach')}")
    if any(seen["zones"]):
        named.append(f"¹ ² ˣ {words.say('bk-line-zones')}")
    named += [f"{BARRELS[one['facing']]} {words.say('bk-weapon-' + one['piece'])}" for one in seen["pieces"]]
    if seen["kegs"]:
        named.append(f"{KEG} {words.say('bk-item-powder-keg')}")
    if seen["lying"]:
        named.append("! " + ", ".join(words.say(f"bk-weapon-{weapon_name(one['weapon'])}") for one in seen["lying"]))
    return DOT.join(named)


def weapon_name(weapon: str) -> str:
    """Return the word of a weapon of the standard content, or the id itself."""
    known = STANDARD.ids["weapon"].get(weapon)
    return weapon if known is None else STANDARD.weapons[known].name


# the bands


def band_line(seen: BriskarsView, seat: int, words: Words) -> str:
    """Write a player and the gold gained; an arrow shows who is asked."""
    arrow = "→" if seat in seen["asked"] else " "
    band = words.say("bk-line-band", name=words.name(seat), gold=seen["gold"][seat])
    return f"{arrow} {BANDS[seat % len(BANDS)]} {band}"


def briskar_line(seen: BriskarsView, one: BriskarView, words: Words) -> str:
    """Write a Briskar: where, health, points, armour, weapons, states."""
    name = f"{sign(one['id'])} {words.say('bk-name-' + one['profile'])}"
    gender = words.say(f"bk-name-{one['profile']}.gender")
    if one["left_as"] is not None:
        return f"    {words.labelled(name, words.say('bk-state-' + one['left_as'], gender=gender))}"
    numbers = {"square": one["square"] or "–", "hp": one["hp"], "most": one["most_hp"], "ap": one["ap"]}
    facts = [words.fill("bk-line-briskar", numbers)]
    if one["armour"] is not None:
        facts.append(words.say("bk-line-armour", n=one["armour_squares"]))
    facts += [weapon_text(weapon["name"], weapon["loaded"], weapon["rate"], words) for weapon in one["weapons"]]
    facts += [words.say(f"bk-spell-{spell}") for spell in one["spells"]]
    facts += [f"{words.say('bk-item-' + item)} ×{left}" for item, left in one["items"].items()]
    states = [*(["leader"] if one["leader"] else []), *(["activated"] if one["activated"] else []), *one["states"]]
    facts += [words.say(f"bk-state-{state}", gender=gender) for state in states]
    mark = "*" if one["id"] == seen["active"] else " "
    return f"  {mark} {words.labelled(name, '; '.join(facts))}"


def weapon_text(name: str, loaded: int, rate: int, words: Words) -> str:
    """Name a weapon, with its shots where it has some."""
    text = words.say(f"bk-weapon-{name}")
    return f"{text} {loaded}/{rate}" if rate else text


def piece_line(piece: PieceView, words: Words) -> str:
    """Write a piece of ordnance."""
    values = {
        "name": words.say(f"bk-weapon-{piece['piece']}"),
        "square": piece["square"] or "–",
        "facing": words.say(f"bk-direction-{FACINGS[piece['facing']]}"),
        "sp": piece["points"],
        "ammo": piece["ammo"],
        "gunner": words.thing("briskar", piece["gunner"]) if piece["gunner"] else "–",
    }
    return "    " + words.fill("bk-line-piece", values)
