"""The full-screen application: its lamp, its screens, and the table it begins with."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen

from flibuste.terminal.client import Client
from flibuste.terminal.screens.look import HARBOUR, TAVERN
from flibuste.terminal.screens.palette import Few
from flibuste.terminal.screens.table import PACE, TableScreen

STYLE = """
#head { height: 1; background: $primary; color: $background; text-style: bold; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; background: $background; overflow: hidden; }
#side { width: 36%; min-width: 28; height: 100%; background: $surface; border-left: vkey $panel; }
#speech { height: auto; padding: 0 1; background: $panel; }
#question { height: auto; padding: 0 1; color: $accent; text-style: bold; }
#choices { height: auto; max-height: 50%; background: $surface; border: none; padding: 0;}
#choices > .option-list--option-highlighted { background: $primary; color: $background; text-style: bold; }
#odds { height: auto; max-height: 55%; padding: 0 1; background: $panel; }
#about { height: auto; max-height: 7; padding: 0 1; background: $panel; text-style: italic; }
#log { height: 1fr; min-height: 3; background: $surface; padding: 0 1; }
#log { overflow: hidden auto; scrollbar-gutter: stable; }
* { scrollbar-background: $surface; scrollbar-background-hover: $surface; scrollbar-color: $foreground 40%; }
* { scrollbar-size-vertical: 1; }
#typed { height: 1; background: $panel; }
#keys { height: 1; background: $background; color: $foreground; }
.dialog { width: 80%; max-width: 76; min-width: 36; height: auto; max-height: 90%; padding: 1 2; }
.dialog { background: $surface; border: round $primary; }
.dialog OptionList { height: auto; max-height: 16; background: $surface; border: none; }
OptionList:focus { background-tint: $foreground 0%; }
.book { height: 94%; }
.book Input { margin-bottom: 1; background: $panel; }
.book Input > .input--placeholder { color: $foreground; text-style: italic; }
.book VerticalScroll { height: 1fr; scrollbar-gutter: stable; }
.tall { width: 94%; max-width: 96; max-height: 94%; }
.dialog Button { border: none; height: 1; margin-top: 1; }
.dialog Button:focus { text-style: bold; background: $primary; color: $background; }
.title { text-style: bold; color: $accent; margin-bottom: 1; width: 100%; }
#banner { height: 4; padding: 1 2; color: $accent; text-style: bold; }
#title { height: 3; padding: 1 2; color: $accent; text-style: bold; }
#doors, #plan { height: 1fr; padding: 0 2; background: $background; border: none; }
#harbour { height: auto; width: 100%; background: $background; }
#hint { height: 2; padding: 0 2; color: $accent; text-style: italic; }
#place { height: 1; background: $primary; color: $background; text-style: bold; }
#bar { height: 1; width: 100%; }
#bar Bar { width: 1fr; }
#film { height: 1fr; }
#film #side { padding: 0 1; overflow: hidden auto; scrollbar-gutter: stable; }
ModalScreen { align: center middle; background: $background 70%; }
Curtain { background: $background; }
Toast { background: $panel; }
#typed > .input--placeholder { color: $foreground; text-style: italic; }
"""
WITHOUT_COLOUR = """
#head:nocolor, #place:nocolor, .dialog Button:nocolor { text-style: bold reverse; }
OptionList:nocolor > .option-list--option-highlighted { text-style: bold underline; }
OptionList:focus:nocolor > .option-list--option-highlighted { text-style: bold underline; }
#choices:nocolor > .option-list--option-highlighted { text-style: bold underline; }
ModalScreen:nocolor { background: $background; }
"""
"""What colours say otherwise: where one is, and what is in front."""


class FlibusteApp(App[None]):
    """Flibuste in a terminal."""

    CSS = STYLE + WITHOUT_COLOUR
    TITLE = "Flibuste"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", show=False),
        Binding("f9", "lamp", "lamp", show=False),
    ]

    def __init__(
        self, language: str = "en", client: Client | None = None, light: bool = False, pace: float = PACE
    ) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)  # then Textual drops colours, and not to greys
        self.language = language
        self.client = client
        self.pace = pace
        self.farewell: list[str] = []
        self.few = Few()
        self.register_theme(TAVERN)
        self.register_theme(HARBOUR)
        self.theme = HARBOUR.name if light else TAVERN.name

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Choose among 256 colours as eyes would, where the terminal has no more."""
        filters = super().get_line_filters()
        return [*filters, self.few] if self.console.color_system == "256" else filters

    def get_default_screen(self) -> Screen[None]:
        """Begin in the lobby."""
        from flibuste.terminal.screens.lobby import Lobby

        return Lobby(self.language)

    def on_mount(self) -> None:
        """Sit down at once where a table was named."""
        if self.client is not None:
            self.sit(self.client)

    def sit(self, client: Client) -> None:
        """Show a table."""
        self.push_screen(TableScreen(client, self.pace))

    def left(self, farewell: list[str]) -> None:
        """Come back from a table; who came for it alone leaves altogether."""
        self.farewell = farewell
        self.pop_screen()
        if self.client is not None:
            self.exit()
        else:
            for line in farewell:
                self.notify(line)

    def action_lamp(self) -> None:
        """Change between tavern by candle and harbour at noon."""
        self.theme = HARBOUR.name if self.theme == TAVERN.name else TAVERN.name
        relight = getattr(self.screen, "relight", None)
        if relight is not None:
            relight()
