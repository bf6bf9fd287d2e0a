"""Briskars on paper: maps at forty millimetres a square, crew sheets with boxes to tick, tokens to cut out."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from typing import Any

from flibuste.games.briskars.ground.distance import square_at, square_name
from flibuste.games.briskars.play import GAME
from flibuste.kernel.errors import GameError
from flibuste.paper.cards import Piece, box, pile
from flibuste.paper.pictures import has_picture, picture
from flibuste.words.beside import ART, beside
from flibuste.words.briskars_chronicle import band_name
from flibuste.words.sentences import Words, capital

TOKEN = 30
SQUARE = 40
VARIANTS = 3
NUMBERS = ("constitution", "dexterity", "strength", "mind", "movement")


def drawn(name: str) -> Any:
    """Read what the page draws maps by."""
    return json.loads(beside(ART, "briskars", name).read_text(encoding="utf-8"))


def charted() -> list[str]:
    """Name the maps."""
    return sorted(drawn("charts.json"))


def battle_map(name: str, language: str) -> dict[str, object]:
    """Say how a map looks, square by square, and cut it into sheets."""
    charts, looks = drawn("charts.json"), drawn("grounds.json")
    if name not in charts:
        raise GameError("no_such_map", f"there is no map {name}; there are {', '.join(charted())}")
    words, chart = Words(language, GAME), charts[name]
    special = {one["square"]: one for one in chart["squares"]}
    places = [(x, y) for y in range(chart["height"]) for x in range(chart["width"])]
    cells = [cell(looks[name][y][x], x, y, special.get(square_name(square_at(x, y)))) for x, y in places]
    used = sorted({art for one in cells for art in (one["ground"], one["scenery"]) if art})
    return {
        "title": words.say(f"bk-place-{name}"),
        "language": language,
        "square": SQUARE,
        "width": chart["width"],
        "height": chart["height"],
        "cells": cells,
        "pictures": {art: picture(f"briskars/{art}") for art in used},
        "sheet": words.say("paper-sheet"),
        "note": words.say("paper-note"),
    }


def cell(ground: str, x: int, y: int, special: Mapping[str, Any] | None) -> dict[str, Any]:
    """Say what lies on one square: its ground, in one of three drawings, its height, and what stands there."""
    level = float(special["level"]) if special else 0.0
    scenery = special["scenery"] if special else None
    return {
        "square": square_name(square_at(x, y)),
        "x": x,
        "y": y,
        "ground": f"terrain/{ground}-{1 + (3 * x + 5 * y) % VARIANTS}",
        "level": f"{level:g}" if level else "",
        "scenery": f"scenery/{scenery}" if scenery else "",
    }


def tokens(language: str) -> dict[str, object]:
    """Every Briskar who can be hired as a round token, henchmen as often as they may serve."""
    words = Words(language, GAME)
    pieces = [token(one["id"], one["limit"]) for one in offered()["profiles"]]
    return box(words, GAME.name, [pile(words, "tokens", TOKEN, TOKEN, "", pieces)])


def token(profile: str, copies: int) -> Piece:
    """Make the token of a Briskar."""
    shown = picture(f"briskars/tokens/{profile}")
    return {"picture": shown, "title": "", "text": "", "house": False, "copies": copies}


def offered() -> Any:
    """Return everything that can be hired, as the crew builder knows it."""
    assert GAME.builder is not None
    return GAME.builder.catalogue()


def ready() -> list[str]:
    """Name the ready bands."""
    return sorted(one["id"] for one in offered()["starters"])


def crew(band: str, language: str) -> dict[str, object]:
    """Say what stands on the sheets of a ready band, one card for each Briskar."""
    found = {one["id"]: one["band"] for one in offered()["starters"]}
    if band not in found:
        raise GameError("no_such_band", f"there is no band {band}; there are {', '.join(ready())}")
    words = Words(language, GAME)
    return sheet_of(words, words.say(f"bk-band-{band}"), found[band])


def own_crew(file: str, text: str, language: str) -> dict[str, object]:
    """Say what stands on the sheets of a band of one's own; a file that cannot be read is refused with its reason."""
    assert GAME.builder is not None
    side = GAME.builder.read(file, text)
    fields = tomllib.loads(GAME.builder.written(side))
    return sheet_of(Words(language, GAME), fields["name"], fields)


def sailing_crew(crew: Mapping[str, Any], language: str) -> dict[str, object]:
    """Say what stands on the sheets of a crew of a campaign: everybody aboard as he has become."""
    words = Words(language, GAME)
    return sheet(words, band_name(words, crew["name"]), [mate_card(words, mate) for mate in crew["mates"]])


def sheet_of(words: Words, title: str, band: Mapping[str, Any]) -> dict[str, object]:
    """Say what stands on the sheets of a band: a card for each Briskar."""
    return sheet(words, title, [member(words, hire) for hire in band["briskar"]])


def sheet(words: Words, title: str, members: list[dict[str, object]]) -> dict[str, object]:
    """Lay cards on sheets, with the labels of their boxes."""
    return {
        "title": title,
        "language": words.language,
        "labels": {
            "ap": words.say("bk-ap.short"),
            "hp": words.say("bk-hp.short"),
            "armour": capital(words.say("bk-armour")),
            "arms": words.say("paper-arms"),
            "skills": words.say("paper-skills"),
            "gear": words.say("paper-gear"),
            "spells": words.say("paper-spells"),
            "wounds": words.say("paper-wounds"),
            "leader": capital(words.say("bk-leader")),
            "damage": capital(words.say("bk-damage")),
            "range": capital(words.say("bk-range")),
        },
        "members": members,
        "note": words.say("paper-note-crew"),
    }


def member(words: Words, hire: Mapping[str, Any]) -> dict[str, object]:
    """Say what stands on the card of one Briskar, with what was bought for him."""
    card = known("profiles")[hire["profile"]]
    art = f"briskars/portraits/{card['like']}"
    bought = [thing if isinstance(thing, str) else thing["id"] for thing in hire.get("equipment", ())]
    weapons, armours = known("weapons"), known("armours")
    worn = [armours[id]["squares"] for id in bought if id in armours]
    carried = [id for id in bought if id not in weapons]
    return {
        "name": words.thing("profile", card["id"]),
        "portrait": picture(art) if has_picture(art) else "",
        "cost": f"{card['cost']} {words.say('bk-gold')}",
        "leader": hire.get("leader", False),
        "numbers": [[capital(words.say(f"bk-{name}")), card[name]] for name in NUMBERS],
        "ap": card["ap"],
        "hp": card["hp"],
        "armour": worn[-1] if worn else card["squares"],
        "arms": [weapon(words, weapons[id]) for id in (*card["weapons"], *bought) if id in weapons],
        "skills": [words.say(f"bk-skill-{id}") for id in card["skills"]],
        "gear": [words.thing("item", id) for id in (*card["items"], *carried)],
        "spells": [words.say(f"bk-spell-{id}") for id in (*card["spells"], *hire.get("spells", ()))],
        "wounds": [],
    }


def mate_card(words: Words, mate: Mapping[str, Any]) -> dict[str, object]:
    """Say what stands on the card of somebody in a campaign: grown, wounded, worth what he is worth now."""
    office = f" ({words.say('bk-cam-office-' + mate['office'])})" if mate["office"] else ""
    hire = {"profile": mate["face"], "equipment": mate["things"], "spells": mate["spells"]}
    return member(words, hire) | {
        "name": words.thing("profile", mate["face"]) + office,
        "cost": f"{mate['worth']} {words.say('bk-gold')}",
        "leader": mate["office"] == "captain",
        "numbers": [[capital(words.say(f"bk-{name}")), mate["numbers"][name]] for name in NUMBERS],
        "hp": mate["numbers"]["hp"],
        "skills": [words.say(f"bk-skill-{id}") for id in mate["skills"]],
        "wounds": [words.say(f"bk-cam-lost-{wound}") for wound in mate["wounds"]],
    }


def known(kind: str) -> dict[str, Mapping[str, Any]]:
    """Return what can be hired or bought of a kind, by its id."""
    return {one["id"]: one for one in offered()[kind]}


def weapon(words: Words, one: Mapping[str, Any]) -> list[str]:
    """Say a weapon's name, damage and range."""
    reach = f"{one['near']} / {one['far']}" if one["near"] is not None else ""
    return [words.say(f"bk-weapon-{one['name']}"), one["damage"], reach]
