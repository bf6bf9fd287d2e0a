"""Small screens over the table: the curtain between two people, rules and log to read, phrases, leaving."""

from __future__ import annotations

import re
import textwrap
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from flibuste.table.plan import PHRASES
from flibuste.terminal.client import Client
from flibuste.words.sentences import Words

OWN_WORDS = "own words"
COLUMNS = re.compile(r"\S.*?\S? {2,}")
"""The first of two columns of a text."""


def hanging(line: str, room: int) -> str:
    """Break a line; what follows stands under the second column where there is one, else a little to the right."""
    column = COLUMNS.match(line)
    indent = " " * (column.end() if column else len(line) - len(line.lstrip()) + 2)
    broken = textwrap.wrap(line, room, subsequent_indent=indent, drop_whitespace=True, break_on_hyphens=False)
    return "\n".join(broken)


def steady(line: Input) -> Input:
    """Let the mark of a line stand still: it is the only line there is."""
    line.cursor_blink = False
    return line


class Curtain(ModalScreen[None]):
    """Hides the hands while the device is passed on."""

    def __init__(self, words: Words, name: str) -> None:
        super().__init__()
        self.words = words
        self.who = name

    def compose(self) -> ComposeResult:
        """Say to whom it goes."""
        with Vertical(classes="dialog"):
            yield Label(self.words.say("terminal-pass-to", name=self.who), classes="title")
            yield Label(self.words.say("ui-device-down"))
            yield Button(self.words.say("ui-show-my-hand"), variant="primary")

    def on_button_pressed(self) -> None:
        """Lift the curtain."""
        self.dismiss()


class Reading(ModalScreen[None]):
    """Something to read, with a title; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "q", "f1", "f2", "f3")
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        """Lay the text out."""
        with VerticalScroll(classes="dialog tall"):
            yield Label(self.heading, classes="title", markup=False)
            yield Static(id="text", markup=False)

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one(VerticalScroll).focus()

    def on_resize(self) -> None:
        """Break the lines for the room there is."""
        self.call_after_refresh(self.lay_out)

    def lay_out(self) -> None:
        """Write the text, what goes on in a second line set in under its first word."""
        room = max(20, self.query_one(VerticalScroll).scrollable_content_region.width)
        self.query_one("#text", Static).update("\n".join(hanging(line, room) for line in self.text.split("\n")))


class Picking(ModalScreen[str | None]):
    """One of several things, by arrows, letters or mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, entries: list[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.entries = entries

    def compose(self) -> ComposeResult:
        """List the entries."""
        with Vertical(classes="dialog"):
            yield Label(self.heading, classes="title", markup=False)
            yield OptionList(*(Option(text, id=id) for id, text in self.entries), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take one."""
        self.dismiss(event.option_id)


class Phrases(Picking):
    """The phrasebook, and a line of one's own where the table allows it."""

    def __init__(self, words: Words, free: bool = False) -> None:
        phrases = [(id, words.say(f"say-{id}")) for id in PHRASES]
        own = [(OWN_WORDS, words.say("terminal-free-text"))] if free else []
        super().__init__(words.say("ui-say-something"), [*phrases, *own])


def talk(app: App[object], client: Client, seat: int) -> None:
    """Let a seat say something, as the table allows it."""
    words, chat = Words(client.language), "phrases" if client.info is None else client.info.chat
    if chat == "off":
        app.notify(words.say("ui-chat-off"))
        return

    def wrote(text: str | None) -> None:
        if text:
            client.say(seat, text=text)

    def chosen(phrase: str | None) -> None:
        if phrase == OWN_WORDS:
            app.push_screen(Asking(words.say("ui-write-here")), wrote)
        elif phrase:
            client.say(seat, phrase)

    app.push_screen(Phrases(words, chat == "free"), chosen)


class Deciding(ModalScreen[bool]):
    """Asks one thing: no stands first, yes second; Escape is no."""

    def __init__(self, title: str, text: str, no: str, yes: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.answers = (no, yes)

    def compose(self) -> ComposeResult:
        """Ask."""
        no, yes = self.answers
        with Vertical(classes="dialog"):
            yield Label(self.heading, classes="title", markup=False)
            if self.text:
                yield Static(self.text, markup=False)
            yield OptionList(Option(no, id="no"), Option(yes, id="yes"), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the answer."""
        self.dismiss(event.option_id == "yes")

    def key_escape(self) -> None:
        """Leave everything as it is."""
        self.dismiss(False)


class Leaving(Deciding):
    """Asks whether one really leaves."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.say("ui-leave"), "", words.say("ui-stay"), words.say("ui-leave"))


class Sure(Deciding):
    """Asks whether something that cannot be taken back is really meant."""

    def __init__(self, language: str, title: str, text: str) -> None:
        super().__init__(title, text, Words(language).say("ui-no"), title)


class Asking(ModalScreen[str | None]):
    """One line to be typed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, value: str = "") -> None:
        super().__init__()
        self.heading = title
        self.value = value

    def compose(self) -> ComposeResult:
        """Ask."""
        with Vertical(classes="dialog"):
            yield Label(self.heading, classes="title", markup=False)
            yield steady(Input(self.value))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed."""
        self.dismiss(event.value.strip())
