"""Briskars drawn as lines of text: the map square by square, then every Briskar with his numbers and states.

A square shows who stands on it by the id of the notation (1.3), else its scenery or its ground by the letters of the
map files, and after it the height in half fathoms where it is not 0. Raised digits name the bands in whose zone of
control it lies, a plus the squares an open move can come to, a bracket whoever is active.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from flibuste.games.briskars.battle.view import BriskarsView, BriskarView, PieceView, SquareView
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.words.sentences import Words

GROUNDS = {"floor": ".", "sand": ":", "ice": "*", "deep": "~", "difficult": '"', "blocking": "^"}
FACINGS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
LETTERS = {element.id: element.letter for element in STANDARD.elements}
CELL = 6
RAISED = "⁰¹²³⁴⁵⁶"


def draw(view: Mapping[str, object], words: Words) -> list[str]:
    """Draw a view of Briskars."""
    seen = cast(BriskarsView, view)
    lines = [head(seen, words), *grid(seen), legend(seen, words), *range_lines(seen, words)]
    for seat in range(len(seen["gold"])):
        lines.append(band_line(seen, seat, words))
        lines += [briskar_line(seen, one, words) for one in seen["briskars"] if one["seat"] == seat]
        lines += [piece_line(piece, words) for piece in seen["pieces"] if piece["seat"] == seat]
    return lines


def called(view: Mapping[str, object], words: Words) -> dict[str, str]:
    """Name every Briskar of this table; the id tells apart two of the same profile."""
    seen = cast(BriskarsView, view)
    return {one["id"]: f"{words.say('bk-name-' + one['profile'])} ({one['id']})" for one in seen["briskars"]}


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
    """Draw one square: reach, who or what is on it, its height, the zones it lies in."""
    zones = "".join(RAISED[band + 1] for band, zone in enumerate(seen["zones"]) if name in zone)
    before = "+" if name in seen["reach"] else " "
    if name in standing:
        who = standing[name]
        return f"[{who}]".ljust(CELL) if who == seen["active"] else f"{before}{who}{zones}"[: CELL - 1].ljust(CELL)
    square = squares.get(name)
    mark = mark_of(square)
    if any(thing["square"] == name for thing in seen["lying"]):
        mark = "!"
    level = "" if square is None or square["level"] == 0 else f"{square['level'] * 2:.0f}"
    return f"{before}{mark}{level}{zones}"[: CELL - 1].ljust(CELL)


def range_lines(seen: BriskarsView, words: Words) -> list[str]:
    """Write how far the active Briskar is from each opponent, the nearest first, and how well he sees him."""
    if not seen["ranges"]:
        return []
    near = sorted(seen["ranges"], key=lambda one: (one["fathoms"], one["target"]))
    parts = [
        words.fill("bk-line-range", {"target": one["target"], "n": f"{one['fathoms']:.1f}", "sight": one["sight"]})
        for one in near
    ]
    return [words.fill("bk-line-ranges", {"who": seen["active"] or "", "list": "; ".join(parts)})]


def mark_of(square: SquareView | None) -> str:
    """Return the letter of the scenery or ground on a square."""
    if square is None:
        return GROUNDS["floor"]
    scenery = square["scenery"]
    if scenery is not None:
        return LETTERS.get(scenery, scenery[:1])
    return GROUNDS[square["kind"]]


def legend(seen: BriskarsView, words: Words) -> str:
    """Name every letter that is on the map."""
    grounds = {square["kind"] for square in seen["squares"] if square["scenery"] is None} | {"floor"}
    things = sorted({square["scenery"] for square in seen["squares"] if square["scenery"] is not None})
    named = [f"{GROUNDS[kind]} {words.say(f'bk-ground-{kind}')}" for kind in GROUNDS if kind in grounds]
    named += [f"{LETTERS.get(thing, thing[:1])} {words.thing('scenery', thing)}" for thing in things]
    if seen["reach"]:
        named.append(f"+ {words.say('bk-line-reach')}")
    if any(seen["zones"]):
        named.append(f"¹ ² {words.say('bk-line-zones')}")
    if seen["lying"]:
        named.append("! " + ", ".join(words.say(f"bk-weapon-{weapon_name(one['weapon'])}") for one in seen["lying"]))
    return " · ".join(named)


def weapon_name(weapon: str) -> str:
    """Return the word of a weapon of the standard content, or the id itself."""
    known = STANDARD.ids["weapon"].get(weapon)
    return weapon if known is None else STANDARD.weapons[known].name


# the bands


def band_line(seen: BriskarsView, seat: int, words: Words) -> str:
    """Write a player and the gold gained; an arrow shows who is asked."""
    arrow = "→" if seat in seen["asked"] else " "
    return f"{arrow} {words.say('bk-line-band', name=words.name(seat), gold=seen['gold'][seat])}"


def briskar_line(seen: BriskarsView, one: BriskarView, words: Words) -> str:
    """Write a Briskar: where, health, points, armour, weapons, states."""
    name = f"{one['id']} {words.say('bk-name-' + one['profile'])}"
    gender = words.say(f"bk-name-{one['profile']}.gender")
    if one["left_as"] is not None:
        return f"    {name}: {words.say('bk-state-' + one['left_as'], gender=gender)}"
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
    return f"  {mark} {name}: {'; '.join(facts)}"


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
        "gunner": piece["gunner"] or "–",
    }
    return "    " + words.fill("bk-line-piece", values)
