"""The two lines at the foot of a table: one to type in, one with the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, Static

from flibuste.terminal.choosing import Choice, completions
from flibuste.words.sentences import Words

KEYS = (("F1", "help"), ("F2", "rules"), ("F3", "log"), ("F4", "say"), ("F5", "undo"), ("F8", "menu"), ("Esc", "leave"))
"""Each has a short word, ``terminal-key-help`` and so on: all of them fit into 80 columns."""


class Keys(Static):
    """The keys, in the language of the reader; they can be clicked."""

    auto_links = False

    def __init__(self, language: str) -> None:
        words = Words(language)
        line = Text()
        for key, action in KEYS:
            click = {"@click": f"screen.{action}()"}
            line.append(f" {key} ", Style(bold=True, reverse=True, meta=click))
            line.append(f"{words.say(f'terminal-key-{action}')} ", Style(meta=click))
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
    """The line to type a choice in, by its name or the beginning of it.

    It has the keys from the first letter on, so that nothing is lost however fast the letters come; while it is empty
    the arrows are for the list of choices or the map, and Enter takes what they point at.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, f"step('{key}')", show=False) for key in ("up", "down")]

    class Step(Message):
        """An arrow was pressed beside what is typed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, language: str) -> None:
        self.names = Names()
        hint = Words(language).say("terminal-type")
        super().__init__(id="typed", placeholder=hint, suggester=self.names, select_on_focus=False, compact=True)
        self.cursor_blink = False  # it always has the keys: nothing is to be found by blinking

    def action_step(self, key: str) -> None:
        """Move what is pointed at."""
        self.post_message(self.Step(key))

    def action_cursor_left(self, select: bool = False) -> None:
        """Move in what is typed, or on the map."""
        if self.value:
            super().action_cursor_left(select)
        else:
            self.action_step("left")

    def action_cursor_right(self, select: bool = False) -> None:
        """Move in what is typed, complete it, or move on the map."""
        if self.value:
            super().action_cursor_right(select)
        else:
            self.action_step("right")

    def begin(self, character: str) -> None:
        """Go on with a letter that was typed elsewhere."""
        self.screen.set_focus(self)
        self.value += character
        self.cursor_position = len(self.value)
