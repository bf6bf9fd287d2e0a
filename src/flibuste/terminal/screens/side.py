"""Beside the board: what a teacher says, the question with its choices and odds, the log."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Entry

from flibuste.terminal.choosing import PRICE, SEVERAL, Choice, priced
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.drawing import About, Ask, weighing
from flibuste.terminal.odds import blow_odds
from flibuste.terminal.screens.boards import wrapped
from flibuste.terminal.screens.look import look_of
from flibuste.terminal.screens.odds import Paper, blow_panel
from flibuste.terminal.tells import Seen
from flibuste.words.sentences import Words

FIGURES = re.compile(r"[<>]?\d+(?:[.,]\d+)? %")
STRONG = re.compile(r"\*([^*]+)\*")
LEAST, MARGIN = 20, 3
ROOM = 30
"""From so many rows on the odds of a blow are drawn with their reasons."""
DO = "do "
"""How the id of an entry begins that is no choice of the game."""


class Log(RichLog):
    """What has happened; the last line stays in sight when the room for it changes."""

    def on_resize(self, event: events.Resize) -> None:
        """Show the end again."""
        self.call_after_refresh(self.scroll_end, animate=False)


class Side(Vertical):
    """What is asked, what may be answered, what has happened."""

    def __init__(self) -> None:
        super().__init__(id="side")
        self.told: dict[int, int] = {}
        self.heard = 0

    def compose(self) -> ComposeResult:
        """Lay the parts out."""
        yield Static(id="speech")
        yield Static(id="question", markup=False)
        yield OptionList(id="choices", markup=False)
        yield Static(id="about", markup=False)
        yield Static(id="odds")
        yield Log(id="log", wrap=True, markup=False, min_width=10)

    @property
    def choices(self) -> OptionList:
        """Return the list of choices."""
        return self.query_one("#choices", OptionList)

    # what is asked

    def teach(self, lines: Sequence[str]) -> None:
        """Write what the teacher says: a title, then sentences; what is between stars stands out."""
        panel = self.query_one("#speech", Static)
        panel.display = bool(lines)
        win = look_of(self.app.theme).win
        text = Text()
        for number, line in enumerate(lines):
            if number:
                text.append("\n")
            for place, part in enumerate(STRONG.split(line)):
                text.append(part, f"bold {win}" if place % 2 or not number else "")
        panel.update(text)

    def ask(self, question: str, listed: Sequence[Choice], offers: Iterable[Doing]) -> None:
        """Write a question; number its choices (many squares stand on the map alone); then what else is at hand."""
        asked = self.query_one("#question", Static)
        asked.update(question)
        asked.display = bool(question)
        shown = self.choices
        shown.clear_options()
        self.describe("")
        on_map = are_on_map(listed)
        for number, one in enumerate(listed, 1):
            if not (on_map and one.square):
                shown.add_option(Entry(self.hanging(f"{number:>2} {priced(one)}"), id=str(one.action)))
        for offer in offers:
            shown.add_option(Entry(self.hanging(f" • {offer.text}"), id=f"{DO}{offer.id}"))
        shown.display = shown.option_count > 0
        if shown.option_count:
            shown.highlighted = None if on_map else 0

    def hanging(self, text: str) -> str:
        """Break a long entry so that what follows stands under its first word."""
        room = max(LEAST, self.size.width - MARGIN)
        words, dot, price = text.partition(PRICE)
        text = words + (dot + price).replace(" ", "\u00a0")  # a price stays with what it is the price of
        return "\n".join(textwrap.wrap(text, room, subsequent_indent="   ", drop_whitespace=True))

    def point(self, action: int) -> None:
        """Raise the entry of an action, if it stands in the list."""
        places = [n for n, option in enumerate(self.choices.options) if option.id == str(action)]
        if places:
            self.choices.highlighted = places[0]

    def describe(self, about: str) -> None:
        """Write what the choice does that is raised."""
        panel = self.query_one("#about", Static)
        panel.update(about)
        panel.display = bool(about)

    def weigh(self, client: Client, seat: int, seen: Seen, words: Words, raised: int | None = None) -> None:
        """Write who acts against whom, with the figures of the engine; the blow that is raised is drawn by itself.

        Answers that are on their way come later.
        """
        weigh = weighing(client.game.name)
        panel = self.query_one("#odds", Static)
        panel.display = weigh is not None and seen.must_answer
        if weigh is None or not seen.must_answer:
            return
        look = look_of(self.app.theme)

        def ask(about: About) -> Mapping[str, Any]:
            return client.known(seat, about)

        lines = [Text(line.strip(), look.ink) for line in weigh(seen.view, list(seen.options), ask, words)]
        paper = Paper(words, look, max(LEAST, self.size.width - MARGIN), self.size.height >= ROOM)
        drawn = raised_blow(paper, seen, raised, ask)
        text = Text("\n").join(wrapped(drawn or lines, paper.width, 1))
        text.highlight_regex(FIGURES, f"bold {look.win}")
        panel.update(text)
        panel.display = bool(lines or drawn)

    # what has happened

    def tell(self, client: Client, seat: int) -> None:
        """Write what happened since this seat last looked, and what the others did and said."""
        log, look = self.query_one("#log", RichLog), look_of(self.app.theme)
        since = self.told.get(seat, 0)
        if since > len(client.logs.get(seat, [])):
            log.clear()
            since = 0
        lines = [painted(line, look.ink, look.win, client.words(seat)) for line in client.lines(seat, since)]
        lines += [Text(line, f"italic {look.soft}") for line in client.heard()]
        lines += [Text(f"“{client.quoted(said)}”", f"italic {look.win}") for said in client.said[self.heard :]]
        for part in wrapped(lines, max(LEAST, log.scrollable_content_region.width), 1):
            log.write(part)
        self.told[seat] = len(client.logs.get(seat, []))
        self.heard = len(client.said)
        self.call_after_refresh(log.scroll_end, animate=False)

    def forget(self) -> None:
        """Empty the log; it is written anew from the beginning."""
        self.query_one("#log", RichLog).clear()
        self.told.clear()
        self.heard = 0

    def wipe(self) -> None:
        """Hide everything: the next person must not see what the last one was told."""
        self.forget()
        self.ask("", (), ())
        self.describe("")
        self.query_one("#odds", Static).update("")


def raised_blow(paper: Paper, seen: Seen, raised: int | None, ask: Ask) -> list[Text]:
    """Draw the odds of the choice that is raised, if it is a blow and they have come."""
    option = next((one for one in seen.options if one["action"] == raised), None)
    active = seen.view.get("active")
    found = blow_odds(str(active), [option], ask) if option is not None and active else {}
    return [row for odds in found.values() for row in blow_panel(paper, odds)]


def are_on_map(listed: Sequence[Choice]) -> bool:
    """Say whether so many squares are offered that they stand on the map alone."""
    return sum(bool(one.square) for one in listed) >= SEVERAL


def painted(line: str, ink: str, win: str, words: Words) -> Text:
    """Write a line of the log: names stand out."""
    text = Text(line, ink)
    for name in {*words.names, *words.called.values()} - {""}:
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {win}")
    return text
