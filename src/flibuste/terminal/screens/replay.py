"""A finished game again: any position, any seat's fog, the log as that seat was told it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import ProgressBar, Static

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Scripted
from flibuste.kernel.errors import GameError
from flibuste.kernel.events import Shown
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.session import replay
from flibuste.terminal.drawing import words_for
from flibuste.terminal.screens.boards import Stage, board_of, wrapped
from flibuste.terminal.screens.look import look_of
from flibuste.terminal.screens.rulebook import RuleBook
from flibuste.terminal.screens.side import Log, painted
from flibuste.terminal.seats import bot_name
from flibuste.words.rulebook import in_short
from flibuste.words.sentences import Words

TOLD = 60
"""So many events of the log are shown."""
LEAST = 20
PACE = 0.9
"""Seconds from one position to the next while the film runs."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One position: what each viewer saw, and how much each had been told."""

    views: Mapping[int, Mapping[str, Any]]
    told: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Film:
    """A game, position by position; every answer was checked again while it was made."""

    game: Game
    record: Record
    viewers: tuple[int, ...]
    frames: list[Frame]
    streams: Mapping[int, list[Shown]]


def film_of(text: str) -> Film:
    """Play a record again and keep what each viewer saw."""
    record = read_record(text)
    game = find_game(record.game)
    record = read_record(text, game)
    session = replay(game, record, 0)
    viewers = (*range(record.seats), int(SPECTATOR))
    frames = []
    for seat, action, outcomes in [(-1, -1, []), *record.answers]:
        if seat >= 0:
            session.answer(seat, action, Scripted(None, outcomes))
        views = {viewer: session.view(viewer) for viewer in viewers}
        frames.append(Frame(views, {viewer: len(session.log.stream(viewer)) for viewer in viewers}))
    streams = {viewer: [game.named(event) for event in session.log.stream(viewer)] for viewer in viewers}
    return Film(game, record, viewers, frames, streams)


def open_film(app: App[None], text: str, language: str) -> None:
    """Show a record, or say what is wrong with it."""
    try:
        film = film_of(text)
    except GameError as error:
        app.notify(error.sentence, severity="error")
        return
    app.push_screen(ReplayScreen(film, language))


class Pane(Static):
    """The board of a replay."""

    auto_links = False
    """What can be clicked keeps its own ink."""


class ReplayScreen(Screen[None]):
    """Moves through a finished game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l", "go(1)", show=False, priority=True),
        Binding("space", "run", show=False, priority=True),
        Binding("left,h", "go(-1)", show=False, priority=True),
        Binding("pagedown", "go(10)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False, priority=True),
        Binding("home", "go(-100000)", show=False, priority=True),
        Binding("end", "go(100000)", show=False, priority=True),
        Binding("tab,v", "eyes", show=False, priority=True),
        Binding("f2", "rules", show=False),
        Binding("escape,q", "app.pop_screen", show=False),
    ]

    def __init__(self, film: Film, language: str, pace: float = PACE) -> None:
        super().__init__()
        self.pace = pace
        self.film = film
        self.language = language
        self.at = 0
        self.viewer = 0
        self.cursor = ""
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="place", markup=False)
        with Horizontal(id="film"):
            yield Pane(id="board")
            yield Log(id="side", wrap=True, markup=False, min_width=10)
        yield ProgressBar(len(self.film.frames) - 1 or 1, id="bar", show_eta=False, show_percentage=False)
        yield Static(Words(self.language).say("terminal-replay-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Show the deal; the keys are for the film, not for the log."""
        self.query_one("#side", Log).can_focus = False
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new room."""
        self.call_after_refresh(self.show)

    def action_go(self, step: int) -> None:
        """Move through the game; who moves by hand stops the film."""
        self.stop()
        self.turn(step)

    def turn(self, step: int) -> None:
        """Show a position further on, or back; at the end the film stops."""
        last = len(self.film.frames) - 1
        self.at = min(max(self.at + step, 0), last)
        if self.at == last:
            self.stop()
        self.show()

    def stop(self) -> None:
        """Let the film stand."""
        if self.running is not None:
            self.running.stop()
        self.running = None

    def action_run(self) -> None:
        """Let the film run by itself, or stop it; from the end it begins anew."""
        if self.running is not None:
            self.stop()
            self.show()
            return
        if self.at == len(self.film.frames) - 1:
            self.at = 0
        self.running = self.set_interval(self.pace, lambda: self.turn(1))
        self.show()

    def action_rules(self) -> None:
        """Open the rules of the game."""
        words = Words(self.language, self.film.game)
        self.app.push_screen(RuleBook(self.film.game, words, list(in_short(words))))

    def action_eyes(self) -> None:
        """Look with the eyes of the next seat; after the last with those of a watcher."""
        self.viewer = (self.viewer + 1) % len(self.film.viewers)
        self.show()

    def show(self) -> None:
        """Draw the position as the viewer saw it."""
        film, viewer = self.film, self.film.viewers[self.viewer]
        frame = film.frames[self.at]
        names = [film.record.names.get(seat) or bot_name(seat) for seat in range(film.record.seats)]
        words = words_for(Words(self.language, film.game, names), frame.views[viewer], viewer)
        eyes = names[viewer] if viewer < len(names) else words.say("ui-watching")
        place = words.say("ui-replay-move", n=self.at, total=len(film.frames) - 1)
        seen = words.say("ui-replay-seat", name=eyes) if viewer < len(names) else eyes
        sign = "▶" if self.running is not None else "❚❚"
        title = words.title(film.game.name)
        self.query_one("#place", Static).update(f" {sign} {title}  ·  {place}  ·  {seen}")
        target = self.query_one("#board", Static)
        room = (max(30, target.size.width), max(10, target.size.height))
        stage = Stage(frame.views[viewer], words, look_of(self.app.theme), *room, cursor=self.cursor)
        target.update(Text("\n").join(board_of(film.game.name)(stage)))
        told = film.streams[viewer][: frame.told[viewer]][-TOLD:]
        self.tell([line for event in told if (line := words.line(event))], words)
        self.query_one("#bar", ProgressBar).update(progress=self.at)

    def tell(self, lines: list[str], words: Words) -> None:
        """Write what the viewer was told, the last line in sight."""
        log, look = self.query_one("#side", Log), look_of(self.app.theme)
        log.clear()
        told = [painted(line, look.ink, look.win, words) for line in lines]
        for row in wrapped(told, max(LEAST, log.scrollable_content_region.width), 1):
            log.write(row)
        self.call_after_refresh(log.scroll_end, animate=False)

    def action_look_at(self, square: str) -> None:
        """Say what is on a square of a map."""
        self.cursor = square
        self.show()

    def relight(self) -> None:
        """Draw everything in the inks of another lamp."""
        self.show()
