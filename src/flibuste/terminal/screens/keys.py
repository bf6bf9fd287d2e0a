"""The two lines at the foot of a table: one to type in, one with the keys."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.suggester import Suggester
from textual.widgets import Input, Static

from flibuste.terminal.choosing import Choice, completions
from flibuste.words.sentences import Words

KEYS = (
    ("F1", "help", "ui-keys"),
    ("F2", "rules", "ui-rules"),
    ("F3", "log", "ui-log"),
    ("F4", "say", "ui-chat"),
    ("F5", "undo", "ui-undo"),
    ("F8", "menu", "ui-menu"),
    ("Esc", "leave", "ui-back"),
)


class Keys(Static):
    """The keys, in the language of the reader; they can be clicked."""

    auto_links = False

    def __init__(self, language: str) -> None:
        words = Words(language)
        line = Text()
        for key, action, id in KEYS:
            click = {"@click": f"screen.{action}()"}
            line.append(f" {key} ", Style(bold=True, reverse=True, meta=click))
            line.append(f" {words.say(id)} ", Style(meta=click))
        super().__init__(line, id="keys")


class Names(Suggester):
    """Completes what is typed with the names of the choices."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.listed: Sequence[Choice] = ()

    async def get_suggestion(self, value: str) -> str | None:
        """Return the shortest name that goes on from what is typed."""
        return next(iter(completions(self.listed, value)), None)


class Typed(Input):
    """The line to type a choice in, by its name or the beginning of it."""

    def __init__(self, language: str) -> None:
        self.names = Names()
        hint = Words(language).say("terminal-type")
        super().__init__(id="typed", placeholder=hint, suggester=self.names, select_on_focus=False, compact=True)

    def begin(self, character: str) -> None:
        """Go on with a letter that was typed elsewhere; at once, since the next may have been typed already."""
        self.screen.set_focus(self)
        self.value += character
        self.cursor_position = len(self.value)
