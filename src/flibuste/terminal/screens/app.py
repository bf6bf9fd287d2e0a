"""The full-screen application: its lamp, its screens, and the table it begins with."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from flibuste.terminal.client import Client
from flibuste.terminal.screens.look import HARBOUR, TAVERN
from flibuste.terminal.screens.table import PACE, TableScreen

STYLE = """
#head { height: 1; background: $primary; color: $background; text-style: bold; }
#middle { height: 1fr; }
#board { width: 1fr; height: 100%; background: $background; overflow: hidden; }
#side { width: 36%; min-width: 28; height: 100%; background: $surface; border-left: vkey $panel; }
#speech { height: auto; padding: 0 1; background: $panel; }
#question { height: auto; padding: 0 1; color: $accent; text-style: bold; }
#choices { height: auto; max-height: 60%; background: $surface; border: none; padding: 0; scrollbar-size-vertical: 1; }
#odds { height: auto; max-height: 9; padding: 0 1; background: $panel; }
#log { height: 1fr; min-height: 3; background: $surface; padding: 0 1; scrollbar-size-vertical: 1; }
#typed { height: 1; background: $panel; }
#keys { height: 1; background: $background; color: $foreground; }
.dialog { width: 70%; max-width: 76; min-width: 36; height: auto; max-height: 90%; padding: 1 2; }
.dialog { background: $surface; border: round $primary; }
.dialog OptionList { height: auto; max-height: 16; background: $surface; border: none; }
.tall { height: auto; max-height: 90%; }
.title { text-style: bold; color: $accent; margin-bottom: 1; width: 100%; }
#banner { height: 4; padding: 1 3; color: $accent; text-style: bold; }
#title { height: 3; padding: 1 3; color: $accent; text-style: bold; }
#doors, #plan { height: 1fr; padding: 0 2; background: $background; border: none; }
#place { height: 1; background: $primary; color: $background; text-style: bold; }
#bar { height: 1; width: 100%; }
#bar Bar { width: 1fr; }
#film { height: 1fr; }
ModalScreen { align: center middle; background: $background 70%; }
Curtain { background: $background; }
Toast { background: $panel; }
"""


class FlibusteApp(App[None]):
    """Flibuste in a terminal."""

    CSS = STYLE
    TITLE = "Flibuste"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "quit", show=False),
        Binding("f9", "lamp", "lamp", show=False),
    ]

    def __init__(
        self, language: str = "en", client: Client | None = None, light: bool = False, pace: float = PACE
    ) -> None:
        super().__init__()
        self.language = language
        self.client = client
        self.pace = pace
        self.farewell: list[str] = []
        self.register_theme(TAVERN)
        self.register_theme(HARBOUR)
        self.theme = HARBOUR.name if light else TAVERN.name

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
        if isinstance(self.screen, TableScreen):
            self.screen.draw()
