"""Colours and shapes of the screens: the chapbook by candle (dark) and at noon (light). Colour is never alone."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text
from textual.theme import Theme

PAPER, PAPER_INK, PAPER_SOFT = "#f6ecd2", "#241a15", "#7a6650"
SUIT_SIGNS = {"o": "◉", "c": "∪", "e": "†", "b": "♣"}
SUIT_FRAMES = {"o": "─────", "c": "── ──", "e": "─ ─ ─", "b": " ─ ─ "}
"""Coins, cups, swords, clubs: the frame has 0, 1, 2, 3 breaks, as on the pack."""
INKS = {"o": "#855408", "c": "#a3271f", "e": "#24557f", "b": "#386425"}
SITE_SIGNS = {"blue": "▲", "green": "♠", "red": "♦"}
SITE_INKS = {"blue": "#23587f", "green": "#2f6a2d", "red": "#9c2f1a"}
FACTION_SIGNS = {"sundars": "☼", "quinto": "▣", "exiles": "◊", "mercenaries": "♦"}
FACTION_INKS = {"sundars": "#99480f", "quinto": "#6c3d7c", "exiles": "#17586d", "mercenaries": "#386425"}
CARD = 7
TEXT = 4
"""A card with more rows than this has what it does written on it."""


@dataclass(frozen=True, slots=True)
class Look:
    """The inks of one lamp."""

    ink: str
    soft: str
    win: str
    good: str
    bad: str
    act: str
    act_ink: str
    panel: str
    bands: tuple[str, ...]
    suits: dict[str, str]
    sites: dict[str, str]
    grounds: dict[str, str] = field(default_factory=dict)
    ship: dict[str, str] = field(default_factory=dict)


DARK = Look(
    *("#f4e8cf", "#cbb794", "#f2bd4b", "#a5d081", "#ff9b85", "#eab040", "#241a15", "#35271c"),
    bands=("#f2bd4b", "#86c6d6", "#d3a8df", "#a6d182", "#ff9482", "#e4efe2"),
    suits={"o": "#f2bd4b", "c": "#ff9482", "e": "#98c4e8", "b": "#a6d182"},
    sites={"blue": "#9accec", "green": "#a6d182", "red": "#ff9e78"},
    grounds={"floor": "#2d2119", "sand": "#4a3b22", "ice": "#3c4a52", "deep": "#14363a", "difficult": "#2d3a20"}
    | {"blocking": "#110c09"},
    ship={"h": "#8a5a2b", "o": "#17110d", "s": "#f4e8cf", "k": "#17110d", "m": "#cbb794", "r": "#ff9b85"}
    | {"w": "#4f8f9c"},
)
LIGHT = Look(
    *("#241a15", "#5a4636", "#8a5206", "#2c5a24", "#9c2620", "#9c2620", "#fffaf0", "#e9d8b0"),
    bands=("#855408", "#17586d", "#6c3d7c", "#386425", "#9c2620", "#241a15"),
    suits=INKS,
    sites=SITE_INKS,
    grounds={"floor": "#f3e8cf", "sand": "#e6d29a", "ice": "#d5e4e8", "deep": "#8ab8aa", "difficult": "#cfd8a8"}
    | {"blocking": "#b7a98a"},
    ship={"h": "#6b3f17", "o": "#f3e8cf", "s": "#b7a98a", "k": "#241a15", "m": "#5a4636", "r": "#9c2620"}
    | {"w": "#23587f"},
)

TAVERN = Theme(
    name="tavern",
    primary="#eab040",
    secondary="#86c6d6",
    accent="#f2bd4b",
    warning="#f2bd4b",
    error="#ff9b85",
    success="#a5d081",
    foreground="#f4e8cf",
    background="#17110d",
    surface="#251b14",
    panel="#35271c",
    dark=True,
)
HARBOUR = Theme(
    name="harbour",
    primary="#9c2620",
    secondary="#23587f",
    accent="#8a5206",
    warning="#8a5206",
    error="#9c2620",
    success="#2c5a24",
    foreground="#241a15",
    background="#f3e8cf",
    surface="#fbf4e2",
    panel="#e9d8b0",
    dark=False,
)


def look_of(theme: str) -> Look:
    """Return the inks of a theme."""
    return LIGHT if theme == HARBOUR.name else DARK


def clicked(action: int | None, style: Style | str = "") -> Style:
    """Return a style whose text chooses an action when it is clicked."""
    base = style if isinstance(style, Style) else Style.parse(style or "none")
    return base if action is None else base + Style(meta={"@click": f"screen.point({action})"})


# cards


@dataclass(frozen=True, slots=True)
class Card:
    """A card to be drawn: corner and sign, what stands in the middle, its ink, and what a click chooses."""

    corner: str
    sign: str
    middle: Sequence[str | Text]
    ink: str
    action: int | None = None
    raised: bool = False
    foot: str = ""
    frame: str = ""
    below: str = ""
    name: str = ""
    """What is written on a card that has no corner."""
    text: str = ""
    """What it does; written where there are rows enough."""


def card_rows(card: Card, width: int = CARD, height: int = 5) -> list[Text]:
    """Draw a card; a raised one has a double frame, the number that chooses it stands in the lower edge."""
    inner = width - 2
    frame = Style(color=card.ink, bgcolor=PAPER, bold=card.raised)
    edge = ("╔", "═", "╗", "║", "╚", "╝") if card.raised else ("╭", "─", "╮", "│", "╰", "╯")
    top = card.frame if card.frame and not card.raised and len(card.frame) == inner else edge[1] * inner
    foot = f" {card.foot} ".center(inner, edge[1]) if card.foot else edge[1] * inner
    rows = [Text(f"{edge[0]}{top}{edge[2]}", frame)]
    rows += [Text.assemble((edge[3], frame), line, (edge[3], frame)) for line in face(card, inner, height - 2)]
    rows.append(Text(f"{edge[4]}{foot[:inner]}{edge[5]}", frame))
    if card.action is not None:
        for row in rows:
            row.stylize(clicked(card.action))
    return rows


def face(card: Card, inner: int, rows: int) -> list[Text]:
    """Draw the face of a card: corner and sign, then what stands in the middle; on one row all that fits."""
    plain = Style(color=PAPER_INK, bgcolor=PAPER)
    mark = Style(color=card.ink, bgcolor=PAPER, bold=True)
    if not card.corner:
        return named(card, inner, rows, plain, mark)
    gap = max(0, inner - len(card.corner) - len(card.sign))
    first = Text.assemble((card.corner, plain + Style(bold=True)), (" " * gap, plain), (card.sign, mark))
    space = rows - 1 - len(card.middle)
    body = ["", *card.middle] if space > 1 else list(card.middle)
    body = [*body, *[""] * rows][: rows - 1]
    return [first, *(centred(line, inner, plain) for line in body)]


def centred(line: str | Text, inner: int, plain: Style) -> Text:
    """Set a row of a card in its middle; a picture keeps its inks."""
    if isinstance(line, str):
        return Text(line[:inner].center(inner), plain)
    before = (inner - line.cell_len) // 2
    return Text.assemble((" " * before, plain), line, (" " * (inner - before - line.cell_len), plain))


def named(card: Card, inner: int, rows: int, plain: Style, mark: Style) -> list[Text]:
    """Draw a card by its name: after the sign, or below it where there are rows enough."""
    lines = name_lines(card, inner, rows)
    lines = [*(lines if card.name else map(str, card.middle)), *[""] * rows]
    first = Text.assemble((card.sign, mark), (lines[0][: inner - 1].ljust(inner - 1), plain))
    return [first, *(Text(line[:inner].ljust(inner), plain) for line in lines[1:rows])]


def name_lines(card: Card, inner: int, rows: int) -> list[str]:
    """Write the name of a card in the rows there are, and where those are many what it does."""
    if rows < 2:
        return [clipped(card.name, inner - 1)]
    if card.text and rows > TEXT:
        name = [line for line in broken(card.name, inner - 1) if line]
        told = textwrap.wrap(card.text, inner)
        room = rows - len(name)
        return (
            [*name, *told]
            if len(told) <= room
            else [*name, *told[: room - 1], clipped(" ".join(told[room - 1 :]), inner)]
        )
    return ["", *broken(card.name, inner)] if rows > 2 else [*broken(card.name, inner - 1)]


def broken(name: str, width: int) -> tuple[str, str]:
    """Break a name into two lines of a card, between words where it can; what is left out is marked."""
    if len(name) <= width:
        return name, ""
    cut = name.rfind(" ", 0, width + 1)
    if cut <= 0:
        return f"{name[: width - 1]}-", clipped(name[width - 1 :], width)
    return name[:cut], clipped(name[cut:].strip(), width)


def clipped(text: str, width: int) -> str:
    """Cut a text, after a word where it can, and show that it goes on."""
    if len(text) <= width:
        return text
    whole = text[:width].rfind(" ")
    return f"{text[: whole if whole > 0 else width - 1]}…"


def fan(cards: Sequence[Card], width: int, size: int = CARD, soft: str = "", height: int = 5) -> list[Text]:
    """Lay cards side by side, in as many rows as they need; whose they are stands below."""
    across = max(1, (width + 1) // (size + 1))
    lines: list[Text] = []
    for first in range(0, len(cards), across):
        shown = cards[first : first + across]
        drawn = [card_rows(card, size, height) for card in shown]
        lines += [Text(" ").join(parts) for parts in zip(*drawn, strict=True)]
        if any(card.below for card in shown):
            lines.append(Text(" ").join([Text(card.below[:size].center(size), soft) for card in shown]))
    return lines


def fitting(count: int, width: int, least: int, most: int) -> int:
    """Choose how wide cards are: no more in a row than fit at the least width, and those as wide as there is room."""
    across = max(1, min(count, (width + 1) // (least + 1)))
    return min(most, (width + 1) // across - 1)


def back(count: int) -> str:
    """Draw so many cards from behind."""
    return "▒" * min(count, 12)


def bar(chance: float, width: int = 12) -> str:
    """Draw a chance as a bar of eighths."""
    eighths = round(chance * width * 8)
    full, rest = divmod(eighths, 8)
    return ("█" * full + ("▏▎▍▌▋▊▉"[rest - 1] if rest else "")).ljust(width, "·")
