"""Briskars on a full screen: the map with cursor, reach, zones of control, sight and heights; the bands beside it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from rich.style import Style
from rich.text import Text

from flibuste.games.briskars.battle.view import BriskarsView, BriskarView, SquareView
from flibuste.terminal import briskars as lines_of
from flibuste.terminal.screens.boards import Stage, cut
from flibuste.terminal.screens.look import bar, clicked

MARGIN = 3
LIST = 16
FOG, COVERED = "░", "/"
"""A square that is not seen, and one that is seen in part."""


@dataclass(frozen=True, slots=True)
class Field:
    """The map, ready to be drawn: what is on each square."""

    stage: Stage
    seen: BriskarsView
    squares: Mapping[str, SquareView]
    standing: Mapping[str, BriskarView]
    offered: Mapping[str, int]
    wide: int
    high: int


def board(stage: Stage) -> list[Text]:
    """Draw a view of Briskars: the map, the bands to its right where there is room, else below."""
    field = field_of(stage)
    drawn = [*map_lines(field), *under_cursor(field)]
    used = MARGIN + field.wide * field.seen["width"] + 1
    room = stage.width - used
    head = Text(f" {lines_of.head(field.seen, stage.words)}", f"bold {stage.look.win}")
    if room < LIST:
        return [head, *drawn, *band_lines(stage, field.seen, stage.width)]
    bands = beside_the_map(stage, field.seen, room - 1)
    rows = max(len(drawn), len(bands))
    beside = [*bands, *[Text()] * (rows - len(bands))]
    map_rows = [*drawn, *[Text(" " * (used - 1))] * (rows - len(drawn))]
    return [head, *(left + Text(" ") + cut(right, room - 1) for left, right in zip(map_rows, beside, strict=True))]


def beside_the_map(stage: Stage, seen: BriskarsView, width: int) -> list[Text]:
    """List the bands: states that are too long for their row get one of their own while there are rows enough."""
    lines = list(band_lines(stage, seen, width))
    return lines if len(lines) < stage.height else list(band_lines(stage, seen))


def field_of(stage: Stage) -> Field:
    """Look up who stands where, and how large a square can be."""
    seen = cast(BriskarsView, stage.view)
    wide = max(2, min(4, (stage.width - MARGIN - LIST - 1) // seen["width"]))
    high = 2 if wide >= 3 and stage.height >= 2 * seen["height"] + 3 else 1
    return Field(
        stage,
        seen,
        {square["square"]: square for square in seen["squares"]},
        {one["square"]: one for one in seen["briskars"] if one["square"] is not None},
        {one.square: one.action for one in reversed(stage.choices) if one.square},
        wide,
        high,
    )


def map_lines(field: Field) -> Iterator[Text]:
    """Draw the map with its letters and numbers."""
    columns = [chr(ord("A") + k) for k in range(field.seen["width"])]
    soft = field.stage.look.soft
    yield Text(" " * MARGIN + "".join(letter.center(field.wide) for letter in columns), soft)
    for row in range(1, field.seen["height"] + 1):
        for part in range(field.high):
            line = Text(f"{row:2d} " if part == 0 else " " * MARGIN, soft)
            for letter in columns:
                line.append_text(cell(field, f"{letter}{row}", part))
            yield line


def under_cursor(field: Field) -> Iterator[Text]:
    """Say what is on the square under the cursor, below the map and no wider than it."""
    stage = field.stage
    if stage.cursor:
        room = MARGIN + field.wide * field.seen["width"]
        line = lines_of.square_line(field.seen, stage.cursor, stage.words)
        seen = seen_from(field, stage.cursor)
        if seen:
            line = f"{line}; {stage.words.say('terminal-sight', sight=seen)}"
        told = textwrap.wrap(line, room - 1)
        yield from (Text(f" {line}".ljust(room), stage.look.ink) for line in told)


def cell(field: Field, name: str, part: int) -> Text:
    """Draw one row of one square."""
    text, style = content(field, name)
    look = field.stage.look
    square = field.squares.get(name)
    ground = look.grounds[square["kind"] if square is not None else "floor"]
    if name in field.offered:
        ground = "#5a4a1c" if look.ink.startswith("#f") else "#f0d890"
    style = Style(bgcolor=ground, dim=hidden(field, name)) + style
    if name == field.stage.cursor:
        style += Style(reverse=True, bold=True)
    action = field.offered.get(name)
    meta = clicked(action, style) if action is not None else style + Style(meta={"@click": f"screen.look_at('{name}')"})
    shown = text.center(field.wide) if part == 0 else zone_marks(field, name).center(field.wide)
    if hidden(field, name) and name not in field.standing:
        shown = shown.replace(" ", FOG).replace("·", FOG)
    return Text(shown[: field.wide], meta)


def hidden(field: Field, name: str) -> bool:
    """Say whether the sight that was asked for does not reach a square."""
    return seen_from(field, name) == "none"


def seen_from(field: Field, name: str) -> str:
    """Say how well a square is seen by whoever's sight was asked for: clear, cover or none; of no square else."""
    sight = (field.stage.sight or {}).get("squares", {})
    return str(sight.get(name, ""))


def content(field: Field, name: str) -> tuple[str, Style]:
    """Say what is shown on a square: a Briskar, what lies there, scenery or ground with its height."""
    look = field.stage.look
    one = field.standing.get(name)
    if one is not None:
        active = one["id"] == field.seen["active"]
        ink = look.bands[one["seat"] % len(look.bands)]
        return lines_of.sign(one["id"]), Style(color=ink, bold=True, underline=active, reverse=active)
    square = field.squares.get(name)
    lying = lines_of.lying_mark(field.seen, name)
    if lying:
        return lying, Style(color=look.win, bold=True)
    if name in field.seen["markers"]:
        return "⚑", Style(color=look.win, bold=True)
    mark = lines_of.spot_mark(field.seen, name) or lines_of.mark_of(square)
    level = "" if square is None or square["level"] == 0 else lines_of.height(square["level"])
    if name in field.offered:
        return f"+{level}", Style(color=look.win, bold=True)
    scenery = square is not None and square["scenery"] is not None
    if mark == "." and seen_from(field, name) == "cover":
        mark = COVERED
    zone = zone_of(field, name)
    ink = zone or (look.ink if scenery else look.soft)
    return f"{mark if mark != '.' else '·'}{level}", Style(color=ink, bold=scenery, underline=zone is not None)


def zone_of(field: Field, name: str) -> str | None:
    """Return the ink of the band that controls a square; where several do, that of the reader's foe."""
    if not field.stage.zones:
        return None
    bands = [band for band, zone in enumerate(field.seen["zones"]) if name in zone]
    foes = [band for band in bands if band != field.seen["seat"]]
    chosen = (foes or bands)[:1]
    return field.stage.look.bands[chosen[0] % len(field.stage.look.bands)] if chosen else None


def zone_marks(field: Field, name: str) -> str:
    """Write the signs of the bands that control a square."""
    if not field.stage.zones:
        return ""
    signs = [lines_of.BANDS[band] for band, zone in enumerate(field.seen["zones"]) if name in zone]
    return "".join(signs)


def band_lines(stage: Stage, seen: BriskarsView, width: int = 0) -> Iterator[Text]:
    """Draw the bands: every Briskar with his health as a bar and his action points; with a width, nothing is cut."""
    words, look = stage.words, stage.look
    for seat in range(len(seen["gold"])):
        ink = look.bands[seat % len(look.bands)]
        asked = seat in seen["asked"] and not seen["over"]
        band = words.say("bk-line-band", name=words.name(seat), gold=seen["gold"][seat])
        yield Text(f"{'▶' if asked else ' '}{lines_of.BANDS[seat]} {band}", f"bold {ink}")
        for one in seen["briskars"]:
            if one["seat"] == seat:
                yield from briskar_lines(stage, seen, one, ink, width)


def briskar_lines(stage: Stage, seen: BriskarsView, one: BriskarView, ink: str, width: int) -> Iterator[Text]:
    """Draw one Briskar: name and place, then health, points and states."""
    words, look = stage.words, stage.look
    name = words.say(f"bk-name-{one['profile']}")
    gone = one["left_as"] is not None
    mark = ">" if one["id"] == seen["active"] else " "
    style = f"{look.soft} strike" if gone else f"bold {ink}" if mark == ">" else look.ink
    yield Text(f"{mark}{lines_of.sign(one['id'])} {name}", style)
    if not gone:
        health = f"{one['hp']}/{one['most_hp']}"
        states = " ".join(words.say(f"bk-state-{state}", gender="m") for state in one["states"])
        line = Text(f"  {bar(one['hp'] / max(1, one['most_hp']), 4)} ", look.good if one["hp"] >= 10 else look.bad)
        line.append(f"{health} {one['ap']}{words.say('bk-ap.short')}", look.soft)
        if not width or not states or line.cell_len + 1 + len(states) <= width:
            yield line.append(f" {states}".rstrip(), look.soft)
        else:
            yield line
            yield Text(f"  {states}", look.soft)


def neighbour(view: Mapping[str, Any], square: str, across: int, down: int) -> str:
    """Return the square so many steps away, within the map."""
    column = min(max(ord(square[0]) - ord("A") + across, 0), int(view["width"]) - 1)
    row = min(max(int(square[1:]) + down, 1), int(view["height"]))
    return f"{chr(ord('A') + column)}{row}"


def first_square(view: Mapping[str, Any], offered: Sequence[str] = ()) -> str:
    """Return where the cursor begins: at the active Briskar, else in the middle; of what is offered, the nearest."""
    active = next((one["square"] for one in view["briskars"] if one["id"] == view["active"] and one["square"]), None)
    start = active or f"{chr(ord('A') + view['width'] // 2)}{view['height'] // 2 + 1}"
    return min(offered, key=lambda square: steps_between(start, square), default=start)


def steps_between(one: str, other: str) -> int:
    """Count the steps of the cursor from one square to another."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))
