"""Pictures of a screen as small SVG files: a row is a line of text, a run of one style a span; colours stand once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from io import StringIO
from itertools import groupby

from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from textual.app import App

WIDE, HIGH = 8, 17
INK, PAPER = "#cccccc", "#000000"
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">\n'
    "<style>text{{font:13.3px 'DejaVu Sans Mono',monospace;white-space:pre}}{classes}</style>\n"
    '<rect width="{w}" height="{h}" fill="{paper}"/>\n'
)


@dataclass(frozen=True)
class Run:
    """Some characters of one style in a row."""

    at: int
    text: str
    ink: str
    paper: str
    marks: str

    @property
    def cells(self) -> int:
        return cell_len(self.text)


def rows_of(app: App[None]) -> list[list[Run]]:
    """Read what is on the screen, with what stands behind a dialog."""
    width, height = app.size
    console = Console(width=width, height=height, file=StringIO(), force_terminal=True, color_system="truecolor")
    drawn = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
    assert drawn is not None
    segments = [one for one in console.render(drawn) if not one.control]
    return [list(runs(line)) for line in Segment.split_lines(segments)][:height]


def look(segment: Segment) -> tuple[str, str, str]:
    """Read the style of a segment: ink, paper, and its marks (bold, italic, underlined, struck)."""
    style = segment.style
    if style is None:
        return INK, PAPER, ""
    ink, paper = shade(style.color, INK), shade(style.bgcolor, PAPER)
    if style.reverse:
        ink, paper = paper, ink
    marks = [("b", style.bold), ("i", style.italic), ("u", style.underline), ("s", style.strike), ("d", style.dim)]
    return ink, paper, "".join(mark for mark, is_on in marks if is_on)


def shade(color: Color | None, usual: str) -> str:
    return usual if color is None or color.is_default else color.get_truecolor().hex


def runs(segments: Iterable[Segment]) -> Iterator[Run]:
    """Join neighbours of one style."""
    at = 0
    for (ink, paper, marks), group in groupby(segments, key=look):
        text = "".join(segment.text for segment in group)
        yield Run(at, text, ink, paper, marks)
        at += cell_len(text)


MARKS = {
    "b": "font-weight:bold",
    "i": "font-style:italic",
    "u": "text-decoration:underline",
    "s": "text-decoration:line-through",
    "d": "opacity:.6",
}


def picture(app: App[None]) -> str:
    """Draw the screen."""
    rows = rows_of(app)
    size = app.size
    styles = dict.fromkeys((run.ink, run.marks) for row in rows for run in row if run.text.strip())
    names = {style: f"c{n}" for n, style in enumerate(styles)}
    rules = (
        f".{name}{{fill:{ink}{''.join(';' + MARKS[mark] for mark in marks)}}}" for (ink, marks), name in names.items()
    )
    papers = [run.paper for row in rows for run in row for _ in range(run.cells)]
    usual = max(set(papers), key=papers.count)
    lines = [HEAD.format(w=size.width * WIDE, h=size.height * HIGH, classes="".join(rules), paper=usual)]
    for y, row in enumerate(rows):
        lines += grounds(y, row, usual)
        spans = [span(run, names[run.ink, run.marks]) for run in row if run.text.strip()]
        if spans:
            lines.append(f'<text y="{y * HIGH + 13}">{"".join(spans)}</text>\n')
    return "".join(lines) + "</svg>\n"


def grounds(y: int, row: list[Run], usual: str) -> Iterator[str]:
    """Draw what is behind a row, where it differs."""
    for paper, group in groupby(row, key=lambda run: run.paper):
        some = list(group)
        if paper != usual:
            wide = sum(run.cells for run in some) * WIDE
            yield f'<rect x="{some[0].at * WIDE}" y="{y * HIGH}" width="{wide}" height="{HIGH}" fill="{paper}"/>\n'


def span(run: Run, name: str) -> str:
    """Write some characters at their place; spaces around them need not be written."""
    bare = run.text.strip() if "u" not in run.marks else run.text
    at = run.at + (0 if "u" in run.marks else cell_len(run.text) - cell_len(run.text.lstrip()))
    return f'<tspan x="{at * WIDE}" textLength="{cell_len(bare) * WIDE}" class="{name}">{escape(bare, False)}</tspan>'
