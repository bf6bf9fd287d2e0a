"""The rules over the table: what counts here, the game in short, and a search through every rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Static

from flibuste.kernel.game import Game
from flibuste.terminal.explain import found_rules
from flibuste.terminal.screens.dialogs import hanging, steady
from flibuste.words.rulebook import rules_of
from flibuste.words.sentences import Words

SCROLLS = {"up": "scroll_up", "down": "scroll_down", "pageup": "scroll_page_up", "pagedown": "scroll_page_down"}
LEAST = 20


class RuleBook(ModalScreen[None]):
    """The rules to read: letters search, arrows scroll, Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, "dismiss", show=False, priority=True) for key in ("escape", "enter", "f2")),
        *(Binding(key, f"scroll('{name}')", show=False, priority=True) for key, name in SCROLLS.items()),
    ]

    def __init__(self, game: Game, words: Words, front: Sequence[str], search: str = "") -> None:
        super().__init__()
        self.game = game
        self.words = words
        self.front = front
        self.search = search

    def compose(self) -> ComposeResult:
        """Lay the search out above what is read; a game from outside has no rules to search."""
        count = len(rules_of(self.game.name))
        with Vertical(classes="dialog tall book"):
            yield Label(self.words.say("ui-rules"), classes="title", markup=False)
            if count:
                hint = self.words.labelled(self.words.say("ui-rules-search"), self.words.say("ui-rules-count", n=count))
                yield steady(Input(self.search, placeholder=hint, compact=True))
            with VerticalScroll(can_focus=not count):
                yield Static(id="text", markup=False)

    def on_resize(self) -> None:
        """Break the lines for the room there is."""
        self.call_after_refresh(self.lay_out)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search for what is typed."""
        self.search = event.value.strip()
        self.lay_out()

    def lay_out(self) -> None:
        """Write what was found, or the first page."""
        pane = self.query_one(VerticalScroll)
        lines = found_rules(self.game, self.search, self.words) if self.search else self.front
        room = max(LEAST, pane.scrollable_content_region.width)
        self.query_one("#text", Static).update("\n".join(hanging(line, room) for line in lines))
        pane.scroll_home(animate=False)

    def action_scroll(self, how: str) -> None:
        """Read on, or back."""
        getattr(self.query_one(VerticalScroll), how)(animate=False)
