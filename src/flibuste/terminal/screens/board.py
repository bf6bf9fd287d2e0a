"""The board as a part of a screen: drawn for the room there is; on a map the arrows move a cursor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widgets import Static

from flibuste.terminal.choosing import Choice
from flibuste.terminal.screens.boards import Stage, board_of
from flibuste.terminal.screens.briskars import first_square, neighbour
from flibuste.terminal.screens.look import look_of
from flibuste.words.sentences import Words

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
LEAST = (30, 10)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be drawn: the view of a game in somebody's words, what is offered, what one sees from where."""

    game: str
    view: Mapping[str, Any]
    words: Words
    choices: Sequence[Choice] = ()
    sight: Mapping[str, Any] | None = None


class Board(Static, can_focus=True):
    """What is on the table."""

    auto_links = False
    """What can be clicked keeps its own ink."""

    class Taken(Message):
        """Enter was pressed on a square."""

        def __init__(self, square: str) -> None:
            super().__init__()
            self.square = square

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.pointed: int | None = None
        self.cursor = ""
        self.aimed = False
        """Whether the arrows move the cursor although the keys are elsewhere."""
        self.zones = True

    def begin(self, view: Mapping[str, Any], listed: Sequence[Choice] = ()) -> None:
        """Begin a new question: nothing is raised, the cursor of a map stands where somebody acts, or next to it."""
        self.pointed = None
        self.cursor = first_square(view, [one.square for one in listed if one.square]) if "squares" in view else ""

    def show(self, scene: Scene) -> None:
        """Draw a scene."""
        self.scene = scene
        self.draw()

    def wipe(self, text: Text | str = "") -> None:
        """Show no table, or a text in its place."""
        self.scene = None
        self.update(text)

    def draw(self) -> None:
        """Draw for the room there is."""
        if self.scene is None:
            return
        scene = self.scene
        stage = Stage(
            scene.view,
            scene.words,
            look_of(self.app.theme),
            max(LEAST[0], self.size.width),
            max(LEAST[1], self.size.height),
            tuple(scene.choices),
            self.pointed,
            self.cursor if self.has_focus or self.aimed else "",
            scene.sight or None,
            self.zones,
        )
        self.update(Text("\n").join(board_of(scene.game)(stage)))

    def on_resize(self) -> None:
        """Draw for the new room."""
        self.call_after_refresh(self.draw)

    def on_focus(self) -> None:
        """Show the cursor."""
        self.call_after_refresh(self.draw)

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.call_after_refresh(self.draw)

    def on_key(self, event: events.Key) -> None:
        """Move the cursor of a map, or take the square under it."""
        if not self.cursor or self.scene is None:
            return
        if event.key in STEPS:
            event.stop()
            self.step(event.key)
        elif event.key == "enter" and self.scene.choices:
            event.stop()
            self.post_message(self.Taken(self.cursor))

    def step(self, key: str) -> None:
        """Move the cursor by one square."""
        if self.cursor and self.scene is not None and key in STEPS:
            self.cursor = neighbour(self.scene.view, self.cursor, *STEPS[key])
            self.draw()
