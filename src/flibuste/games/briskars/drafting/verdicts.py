"""A verdict on files of one's own: everything a table would refuse, and what its players should mind."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from flibuste.games.briskars.cards.content import TABLES, Content, extended
from flibuste.games.briskars.cards.maps import Map
from flibuste.games.briskars.cards.scenarios import Scenario
from flibuste.games.briskars.drafting.faults import DraftFault, fault_of
from flibuste.games.briskars.drafting.map_checks import bands_with_room, check_map
from flibuste.games.briskars.drafting.scenario_checks import check_scenario
from flibuste.games.briskars.drafting.writing import NAME
from flibuste.games.briskars.recruiting.enlisting import ready_bands
from flibuste.games.briskars.recruiting.recruiting import least_value
from flibuste.games.briskars.recruiting.soundness import sound
from flibuste.kernel.content import parse
from flibuste.kernel.errors import BadData

FILE: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,59}\.(txt|toml)")
RESERVED: Final = ("scenario",)
"""Ids of maps that mean something else where a map is chosen."""
MOST_FILES: Final = 12
LINE: Final = 500
"""No line of a file is longer: one key of twenty thousand parts would take seconds to read."""


def verdict(files: Mapping[str, str]) -> dict[str, object]:
    """Judge files: what is wrong with them, and what a table could choose among."""
    found = [fault for file, text in files.items() for fault in check_file(file, text)]
    if len(files) > MOST_FILES:
        found.append(DraftFault("too_many_files", "", values={"most": MOST_FILES}))
    if found:
        return told(found, None, files)
    try:
        content = extended(files)
    except (BadData, ValueError, RecursionError) as error:
        return told([unreadable(error)], None, files)
    found = judged(content, files)
    if not any(fault.refused for fault in found):
        found += unsound(content)
    return told(found, content, files)


def unreadable(error: Exception) -> DraftFault:
    """Tell why files cannot be read."""
    return fault_of(error) if isinstance(error, BadData) else DraftFault("unreadable", "")


def unsound(content: Content) -> list[DraftFault]:
    """Tell what else a table would refuse."""
    try:
        sound(content)
    except BadData as error:
        return [fault_of(error)]
    return []


def check_file(file: str, text: str) -> list[DraftFault]:
    """Refuse a file whose name a table could not keep, one that replaces ours, lines nobody wrote by hand."""
    if FILE.fullmatch(file) is None or file in TABLES.values():
        return [DraftFault("file_name", file)]
    if any(len(line) > LINE for line in text.splitlines()):
        return [DraftFault("line_too_long", file, values={"most": LINE})]
    return []


def judged(content: Content, files: Mapping[str, str]) -> list[DraftFault]:
    """Tell what is wrong with files that can be read: ids nobody can choose, and what is to be minded."""
    found: list[DraftFault] = []
    for file, text in files.items():
        if file.endswith(".txt"):
            continue
        for table, rows in parse(file, text).items():
            for row in rows if isinstance(rows, list) else []:
                if isinstance(row, dict) and NAME.fullmatch(str(row.get("id", "x"))) is None:
                    found.append(DraftFault("name", file, f'{table} "{row["id"]}"', "id"))
    for chart, file in own_maps(content, files):
        if NAME.fullmatch(chart.id) is None or chart.id in RESERVED:
            found.append(DraftFault("name", file, f'map "{chart.id}"', "id"))
        found += check_map(chart, file)
    for file, name in own_entries(files, "scenario"):
        card = content.scenarios[content.index("scenario", name)]
        found += check_scenario(card, content.maps[card.map], file)
        if not any(fault.refused for fault in found) and not has_ready_band(content, card):
            entry, values = f'scenario "{name}"', {"n": int(card.budget)}
            found.append(DraftFault("no_band_fits", file, entry, "budget", (), values, "BK-REC-03", False))
    return found


def own_maps(content: Content, files: Mapping[str, str]) -> list[tuple[Map, str]]:
    """List the maps that own files bring: read after ours, in the order of the files."""
    drawn = [file for file in files if file.endswith(".txt")]
    return list(zip(content.maps[len(content.maps) - len(drawn) :], drawn, strict=True))


def own_entries(files: Mapping[str, str], table: str) -> list[tuple[str, str]]:
    """List the entries of a table that own files bring, as file and id."""
    found: list[tuple[str, str]] = []
    for file, text in files.items():
        rows = [] if file.endswith(".txt") else parse(file, text).get(table, [])
        found += [(file, str(row["id"])) for row in rows] if isinstance(rows, list) else []
    return found


def told(faults: list[DraftFault], content: Content | None, files: Mapping[str, str]) -> dict[str, object]:
    """Tell a verdict in plain values; what a table could choose among is there once nothing keeps it from playing."""
    playable = content is not None and not any(fault.refused for fault in faults)
    shown: dict[str, object] = {"faults": [fault.told() for fault in faults], "playable": playable}
    maps: list[dict[str, object]] = []
    scenarios: list[dict[str, object]] = []
    if content is not None and playable:
        maps = [
            {"id": chart.id, "file": file, "bands": bands_with_room(chart)} for chart, file in own_maps(content, files)
        ]
        scenarios = [scenario_told(content, file, name) for file, name in own_entries(files, "scenario")]
    return {**shown, "maps": maps, "scenarios": scenarios}


def scenario_told(content: Content, file: str, name: str) -> dict[str, object]:
    """Tell for how many a scenario is, where it is played, and whether a ready band has its price."""
    card = content.scenarios[content.index("scenario", name)]
    return {
        "id": name,
        "file": file,
        "map": content.maps[card.map].id,
        "least": int(card.least),
        "most": int(card.most),
        "rounds": int(card.rounds),
        "budget": int(card.budget),
        "ready": has_ready_band(content, card),
    }


def has_ready_band(content: Content, card: Scenario) -> bool:
    """Say whether a ready band may be fielded for the gold of a scenario."""
    least = least_value(card.budget, card.tolerance)
    return any(least <= band.value <= card.budget and band.seat < 0 for band in ready_bands(content))
