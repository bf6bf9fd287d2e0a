"""Reads the pieces of the game from its data files, or from files of one's own (``--content``).

Rule: TH-COMP-02 to TH-COMP-09.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from flibuste.games.treasure_hunter.cards import (
    ANY,
    CARDS,
    EFFECTS,
    FIRST_ACTION,
    FIRST_COIN,
    FIRST_DOG,
    FIRST_GREY,
    FIRST_YELLOW,
    GOBLINS,
    GREY_COUNTS,
    SITE_NAMES,
    STRONGEST,
    TARGETS,
    TILES,
    YELLOW_COUNTS,
    Content,
)
from flibuste.kernel.content import Entry, content_hash, entries, packaged
from flibuste.kernel.errors import BadData

PACKAGE: Final = "flibuste.games.treasure_hunter"
FILES: Final = (
    "actions.toml",
    "adventurers.toml",
    "coins.toml",
    "goblins.toml",
    "relics.toml",
    "scrolls.toml",
    "watchdogs.toml",
)
TIMINGS: Final = ("site", "goblin_start")
PARITIES: Final = ("even", "odd")
MOST_DRAWS: Final = 6
NEGATIVE_RELICS: Final = 5
ALL_COINS: Final = 82


def texts_of(replaced: Mapping[str, str]) -> dict[str, str]:
    """Return the text of every data file: the packaged one, or the one that replaces it."""
    for name in replaced:
        if name not in FILES:
            raise BadData("bad_content", f"{name}: Treasure Hunter reads {', '.join(FILES)}")
    return {name: replaced.get(name) or packaged(PACKAGE, name) for name in FILES}


def read_content(texts: Mapping[str, str]) -> Content:
    """Read and check all data files.

    Rule: TH-COMP-02.
    """
    content = Content()
    metals = read_money(texts["coins.toml"], content)
    read_adventurers(texts["adventurers.toml"], content)
    read_watchdogs(texts["watchdogs.toml"], content)
    read_coin_cards(texts["coins.toml"], content, metals)
    read_actions(texts["actions.toml"], content)
    read_relics(texts["relics.toml"], content)
    read_yellow_scrolls(texts["scrolls.toml"], content, metals)
    read_grey_scrolls(texts["scrolls.toml"], content)
    read_goblins(texts["goblins.toml"], content, metals)
    expect_number("cards", len(set(content.card_ids)), int(CARDS))
    expect_number("treasure tiles", len(set(content.tile_ids)), int(TILES))
    expect_number("goblin tiles", len(set(content.goblin_ids)), int(GOBLINS))
    return content


def expect_number(what: str, found: int, wanted: int) -> None:
    """Refuse another number of cards or tiles than the box holds, or the same id twice.

    Rule: TH-COMP-02, TH-COMP-06, TH-COMP-07.
    """
    if found != wanted:
        raise BadData("bad_content", f"{what}: expected {wanted} of different id, got {found}")


def check_room(what: str, found: int, end: int) -> None:
    """Refuse one card or tile more than there is room for.

    Rule: TH-COMP-02, TH-COMP-06, TH-COMP-07.
    """
    if found >= end:
        raise BadData("bad_content", f"{what}: expected fewer, there are too many copies")


def copies(entry: Entry, numbered: bool = False) -> list[str]:
    """Return the ids of the copies of an entry; a single one needs no number."""
    count = entry.count("copies", 1, 60, 1)
    name = entry.text("id")
    if count == 1 and not numbered:
        return [name]
    return [f"{name}-{number}" for number in range(1, count + 1)]


def read_money(text: str, content: Content) -> dict[str, int]:
    """Read coins and gems; return the value of each metal.

    Rule: TH-COMP-08, TH-COMP-09, TH-MONEY-01.
    """
    metals: dict[str, int] = {}
    pieces: list[tuple[int, str]] = []
    coins = 0
    for entry in entries("coins.toml", text, "metal"):
        metals[entry.text("id")] = entry.count("value", 1, 9)
        pieces.append((metals[entry.text("id")], "coin-" + entry.text("id")))
        coins += entry.count("pieces", 1)
        finish(entry, content)
    expect_number("coins", coins, ALL_COINS)
    for entry in entries("coins.toml", text, "gem"):
        pieces.append((entry.count("value", 10), entry.text("id")))
        entry.count("pieces", 1)
        finish(entry, content)
    for value, name in sorted(pieces, reverse=True):
        content.piece_ids.append(name)
        content.piece_values.append(value)
    if 1 not in content.piece_values:
        raise BadData("bad_content", "coins.toml: expected a coin worth 1 point")
    return metals


def finish(entry: Entry, content: Content, *names: str) -> None:
    """Read the source, note the cards or tiles that are ours, and refuse unknown fields."""
    if entry.source() == "house":
        content.house.update(names)
    entry.close()


def read_adventurers(text: str, content: Content) -> None:
    """Read twelve adventurers for each site, in the order of the sites.

    Rule: TH-COMP-03.
    """
    rows = entries("adventurers.toml", text, "adventurer")
    for site in SITE_NAMES:
        mine = [entry for entry in rows if entry.one_of("site", SITE_NAMES) == site]
        expect_number(f"adventurers of {site}", len(mine), 12)
        for entry in mine:
            content.force[len(content.card_ids)] = entry.count("force", 1, int(STRONGEST))
            content.card_ids.append(entry.text("id"))
            finish(entry, content, entry.text("id"))


def read_watchdogs(text: str, content: Content) -> None:
    """Read twelve watchdogs.

    Rule: TH-COMP-05.
    """
    rows = entries("watchdogs.toml", text, "watchdog")
    expect_number("watchdogs", len(rows), int(FIRST_COIN - FIRST_DOG))
    for entry in rows:
        card: i64 = len(content.card_ids)
        content.paws[card] = entry.count("paws", 0, 99)
        content.discipline[card] = entry.count("discipline", 1, 99)
        content.best_discipline = max(content.best_discipline, content.discipline[card])
        content.card_ids.append(entry.text("id"))
        finish(entry, content, entry.text("id"))


def read_coin_cards(text: str, content: Content, metals: Mapping[str, int]) -> None:
    """Read twelve coin cards.

    Rule: TH-COMP-04.
    """
    for entry in entries("coins.toml", text, "coin"):
        value = metals[entry.one_of("metal", tuple(metals))]
        for name in copies(entry):
            check_room("coin cards", len(content.card_ids), int(FIRST_ACTION))
            content.coin[len(content.card_ids)] = value
            content.card_ids.append(name)
        finish(entry, content, *copies(entry))
    expect_number("coin cards", len(content.card_ids) - int(FIRST_COIN), int(FIRST_ACTION - FIRST_COIN))


def read_actions(text: str, content: Content) -> None:
    """Read fifteen action cards.

    Rule: TH-ACT-12, TH-ACT-14, TH-ACT-17, TH-ACT-20.
    """
    drawing = 0
    for entry in entries("actions.toml", text, "action"):
        check_action(entry)
        for name in copies(entry):
            check_room("action cards", len(content.card_ids), int(CARDS))
            write_action(entry, content, len(content.card_ids))
            content.card_ids.append(name)
            content.rules[name] = entry.text("rule", "")
            if entry.text("effect") == "draw":
                drawing += 1
        finish(entry, content, *copies(entry))
    expect_number("action cards", len(content.card_ids) - int(FIRST_ACTION), int(CARDS - FIRST_ACTION))
    if drawing > MOST_DRAWS:
        raise BadData("bad_content", f"actions.toml: expected at most {MOST_DRAWS} cards that draw, got {drawing}")


def check_action(entry: Entry) -> None:
    """Refuse what no rule could carry out.

    Rule: TH-ACT-14, TH-GOB-01.
    """
    effect = entry.one_of("effect", EFFECTS)
    timing = entry.texts("timing", TIMINGS)
    target = entry.one_of("target", TARGETS)
    if not timing or (effect == "shield" and "site" in timing):
        raise entry.wrong("timing", "goblin_start" if effect == "shield" else "site, goblin_start or both")
    if effect not in ("draw", "shield") and "goblin_start" in timing:
        raise entry.wrong("timing", "site alone: only draw and shield serve at the goblin step")
    if (effect == "sleep") != (target == "own_adventurer") and not (effect == "sleep" and target == "player"):
        raise entry.wrong("target", "own_adventurer or player for sleep, another one for the rest")
    if effect in ("draw", "shield") and target != "self":
        raise entry.wrong("target", f"self for {effect}")
    if (effect == "add") != ("amount" in entry.fields):
        raise entry.wrong("amount", "a number for add, nothing for the rest")


def write_action(entry: Entry, content: Content, card: i64) -> None:
    """Enter one action card."""
    timing = entry.texts("timing", TIMINGS)
    content.effect[card] = EFFECTS.index(entry.text("effect"))
    content.target[card] = TARGETS.index(entry.text("target"))
    content.amount[card] = entry.count("amount", -99, 99, 0)
    content.bound_site[card] = ANY
    if "site" in entry.fields:
        content.bound_site[card] = SITE_NAMES.index(entry.one_of("site", SITE_NAMES))
    content.at_site[card] = int("site" in timing)
    content.at_goblins[card] = int("goblin_start" in timing)
    if entry.flag("playable_without_adventurers", False):
        content.without_adventurers[card] = 1
        content.some_without_adventurers = True


def read_relics(text: str, content: Content) -> None:
    """Read thirty relics, five of them negative.

    Rule: TH-COMP-06.
    """
    negative = 0
    rows = entries("relics.toml", text, "relic")
    expect_number("relics", len(rows), int(FIRST_YELLOW))
    for entry in rows:
        value = entry.count("value", -99, 99)
        negative += int(value < 0)
        content.value[len(content.tile_ids)] = value
        content.tile_ids.append(entry.text("id"))
        finish(entry, content, entry.text("id"))
    expect_number("negative relics", negative, NEGATIVE_RELICS)


def read_yellow_scrolls(text: str, content: Content, metals: Mapping[str, int]) -> None:
    """Read twenty yellow scrolls.

    Rule: TH-COMP-06, TH-SCROLL-12.
    """
    for entry in entries("scrolls.toml", text, "yellow"):
        counts = entry.one_of("counts", YELLOW_COUNTS)
        filters = [name for name in ("site", "parity", "force_min", "force_max") if name in entry.fields]
        if filters and counts != "adventurers":
            raise entry.wrong(filters[0], "nothing: only adventurers are told apart")
        for name in copies(entry):
            check_room("yellow scrolls", len(content.tile_ids), int(FIRST_GREY))
            write_yellow(entry, content, len(content.tile_ids), metals)
            content.tile_ids.append(name)
        finish(entry, content, *copies(entry))
    expect_number("yellow scrolls", len(content.tile_ids) - int(FIRST_YELLOW), int(FIRST_GREY - FIRST_YELLOW))


def write_yellow(entry: Entry, content: Content, tile: i64, metals: Mapping[str, int]) -> None:
    """Enter one yellow scroll."""
    content.counts[tile] = YELLOW_COUNTS.index(entry.text("counts"))
    content.value[tile] = metals[entry.one_of("coin", tuple(metals))]
    content.only_site[tile] = ANY
    content.parity[tile] = ANY
    if "site" in entry.fields:
        content.only_site[tile] = SITE_NAMES.index(entry.one_of("site", SITE_NAMES))
    if "parity" in entry.fields:
        content.parity[tile] = PARITIES.index(entry.one_of("parity", PARITIES))
    content.force_min[tile] = entry.count("force_min", 1, int(STRONGEST), 1)
    content.force_max[tile] = entry.count("force_max", 1, int(STRONGEST), int(STRONGEST))
    content.unused_too[tile] = int(entry.flag("counts_unused_action", False))


def read_grey_scrolls(text: str, content: Content) -> None:
    """Read four grey scrolls.

    Rule: TH-COMP-06, TH-END-11.
    """
    for entry in entries("scrolls.toml", text, "grey"):
        for name in copies(entry):
            tile: i64 = len(content.tile_ids)
            check_room("grey scrolls", int(tile), int(TILES))
            content.counts[tile] = GREY_COUNTS.index(entry.one_of("counts", GREY_COUNTS))
            content.value[tile] = entry.count("points", 1, 99)
            content.per[tile] = entry.count("per", 1, 99, 1)
            content.tile_ids.append(name)
        finish(entry, content, *copies(entry))
    expect_number("grey scrolls", len(content.tile_ids) - int(FIRST_GREY), int(TILES - FIRST_GREY))


def read_goblins(text: str, content: Content, metals: Mapping[str, int]) -> None:
    """Read twenty-two goblin tiles.

    Rule: TH-COMP-07.
    """
    for entry in entries("goblins.toml", text, "goblin"):
        for name in copies(entry, numbered=True):
            goblin: i64 = len(content.goblin_ids)
            check_room("goblins", int(goblin), int(GOBLINS))
            content.goblin_paws[goblin] = entry.count("paws", 1, 99)
            content.goblin_coin[goblin] = metals[entry.one_of("coin", tuple(metals))]
            content.goblin_ids.append(name)
        finish(entry, content, *copies(entry, numbered=True))
    expect_number("goblins", len(content.goblin_ids), int(GOBLINS))


TEXTS: Final = texts_of({})
BOOK: Final = read_content(TEXTS)
BOOK_HASH: Final = content_hash(TEXTS)
