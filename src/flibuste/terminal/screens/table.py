"""The table on a full screen: the board, the question with its choices and odds, the log, a line to type in."""

from __future__ import annotations

import re
import time
from typing import Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from flibuste.terminal.choosing import SEVERAL, Choice, Unclear, choice, choices, completions, priced, why_not
from flibuste.terminal.client import Client
from flibuste.terminal.drawing import weighing
from flibuste.terminal.screens.boards import Stage, board_of
from flibuste.terminal.screens.briskars import first_square, neighbour
from flibuste.terminal.screens.dialogs import Curtain, Leaving, Phrases, Reading, rules_text
from flibuste.terminal.screens.look import look_of
from flibuste.terminal.tells import WATCHER, AnyTell, Seen, Update
from flibuste.words.sentences import Words

FIGURES = re.compile(r"[<>]?\d+(?:[.,]\d+)? %")
KEYS = (
    ("F1", "help", "ui-keys"),
    ("F2", "rules", "ui-rules"),
    ("F3", "log", "ui-log"),
    ("F4", "say", "ui-chat"),
    ("F5", "undo", "ui-undo"),
    ("Esc", "leave", "ui-back"),
)
PACE = 0.5
"""Seconds after a move of somebody else: one movement at a time."""


class Board(Static, can_focus=True):
    """What is on the table; arrows move the cursor of a map."""

    auto_links = False
    """What can be clicked keeps its own ink."""


class Keys(Static):
    """The keys, in the language of the reader; they can be clicked."""

    auto_links = False


def keys_line(language: str) -> Text:
    """Name the keys of the table."""
    words = Words(language)
    line = Text()
    for key, action, id in KEYS:
        line.append(f" {key} ", Style(bold=True, reverse=True, meta={"@click": f"screen.{action}()"}))
        line.append(f" {words.say(id)}  ", Style(meta={"@click": f"screen.{action}()"}))
    return line


class Names(Suggester):
    """Completes what is typed with the names of the choices."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=False)
        self.listed: list[Choice] = []

    async def get_suggestion(self, value: str) -> str | None:
        """Return the shortest name that goes on from what is typed."""
        return next(iter(completions(self.listed, value)), None)


class TableScreen(Screen[None]):
    """One table under way."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3", "log", show=False),
        Binding("f4", "say", show=False),
        Binding("f5", "undo", show=False),
        Binding("f6", "zones", show=False),
        Binding("f7", "sight", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, client: Client, pace: float = PACE) -> None:
        super().__init__()
        self.client = client
        self.pace = pace
        self.names = Names()
        self.reader: int | None = None
        self.told: dict[int, int] = {}
        self.listed: list[Choice] = []
        self.shown_for: tuple[int, int] | None = None
        self.pointed: int | None = None
        self.cursor = ""
        self.zones = True
        self.sight = False
        self.heard = 0
        self.curtained = False

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Board(id="board")
            with Vertical(id="side"):
                yield Static(id="question")
                yield OptionList(id="choices", markup=False)
                yield Static(id="odds")
                yield RichLog(id="log", wrap=True, markup=False, min_width=10)
        yield Input(
            id="typed",
            placeholder=Words(self.client.language).say("terminal-type"),
            suggester=self.names,
            select_on_focus=False,
            compact=True,
        )
        yield Keys(keys_line(self.client.language), id="keys")

    def on_mount(self) -> None:
        """Follow the table."""
        self.client.attach()
        self.listen()

    @work(thread=True, exclusive=True, group="listen")
    def listen(self) -> None:
        """Take messages as they come, one movement at a time."""
        worker = get_current_worker()
        while not worker.is_cancelled:
            told = self.client.connection.next(0.2)
            if told is None:
                continue
            self.app.call_from_thread(self.received, told)
            if isinstance(told, Update) and told.events and not told.must_answer:
                time.sleep(self.pace)

    def received(self, told: AnyTell) -> None:
        """Take one message and show what it changes."""
        self.client.receive(told)
        if self.query("#head") and self.client.info is not None:  # not while the screen is being taken down
            self.show()

    # who looks

    @property
    def seat(self) -> int:
        """Return the seat we look from: the one that must answer, else the last, else a watcher's."""
        mine = self.client.mine
        asked = self.client.asked
        if asked is not None:
            return asked
        if self.reader in mine and self.reader is not None:
            return self.reader
        return mine[0] if mine else WATCHER

    def show(self) -> None:
        """Draw everything anew; between two people at one screen comes a curtain."""
        seat = self.seat
        if len(self.client.mine) > 1 and seat != self.reader and not self.client.over:
            if self.client.asked is not None:
                self.draw_curtain(seat)
            return
        self.reader = seat
        self.failures(seat)
        self.speech()
        seen = self.client.moments.get(seat)
        self.head(seat, seen)
        if seen is None:
            self.query_one("#board", Board).update(self.waiting_room())
            return
        self.tell(seat)
        self.offer(seat, seen)
        self.draw()

    def draw_curtain(self, seat: int) -> None:
        """Hide one hand before the next is shown."""
        if self.curtained:
            return
        self.curtained = True
        self.query_one("#board", Board).update("")
        self.query_one("#log", RichLog).clear()
        self.told.clear()
        self.query_one("#choices", OptionList).clear_options()
        self.query_one("#odds", Static).update("")
        words = self.client.words(seat)
        self.app.push_screen(Curtain(words, words.name(seat)), lambda _: self.lift_curtain(seat))

    def lift_curtain(self, seat: int) -> None:
        """Show the hand of who sits down now."""
        self.curtained = False
        self.reader = seat
        self.shown_for = None
        self.show()

    def head(self, seat: int, seen: Seen | None) -> None:
        """Write the game and for whom everybody waits."""
        words, info = self.client.words(seat), self.client.info
        assert info is not None
        game = words.title(self.client.game.name)
        waiting = seen.waiting if seen is not None else []
        if self.client.over:
            text = words.say("terminal-over")
        elif seen is not None and seen.must_answer:
            text = (
                words.say("ui-your-turn")
                if len(self.client.mine) == 1
                else words.say("ui-turn-of", name=words.name(seat))
            )
        else:
            text = words.say("ui-waiting-for", name=", ".join(words.name(one) for one in waiting)) if waiting else ""
        self.query_one("#head", Static).update(
            f" {self.client.game.name if game.startswith('ui-') else game}  ·  {text}"
        )

    def waiting_room(self) -> Text:
        """Say who is there and who is missing before the game begins."""
        words, info = Words(self.client.language), self.client.info
        assert info is not None
        missing = sum(one.kind == "empty" for one in info.seats)
        lines = [
            words.say("ui-waiting-room"),
            "",
            *(f"  {n + 1}  {self.client.seat_name(n)}" for n in range(len(info.seats))),
        ]
        lines += ["", words.say("ui-missing", n=missing)]
        if info.links.join:
            lines += ["", words.say("ui-send-link"), self.client.address + info.links.join]
        return Text("\n".join(lines))

    # what is shown

    def tell(self, seat: int) -> None:
        """Write what happened since this seat last looked."""
        since = self.told.get(seat, 0)
        log = self.query_one("#log", RichLog)
        look = look_of(self.app.theme)
        if since > len(self.client.logs.get(seat, [])):
            log.clear()
            since = 0
        for line in self.client.lines(seat, since):
            log.write(painted(line, look.ink, look.win, self.client.words(seat)))
        self.told[seat] = len(self.client.logs.get(seat, []))

    def speech(self) -> None:
        """Write what was said."""
        words = Words(self.client.language)
        for said in self.client.said[self.heard :]:
            text = words.say(f"say-{said.phrase}") if said.phrase else said.text or ""
            line = words.say("ui-said", name=self.client.name(said.seat), text=text)
            self.query_one("#log", RichLog).write(Text(f"“{line}”", f"italic {look_of(self.app.theme).win}"))
        self.heard = len(self.client.said)

    def failures(self, seat: int) -> None:
        """Show what was refused."""
        while self.client.failures:
            self.notify(self.client.refusal(self.client.failures.pop(0), seat), severity="warning")

    def offer(self, seat: int, seen: Seen) -> None:
        """Write the question and its choices, if they are new."""
        words = self.client.words(seat)
        self.odds(seat, seen, words)
        if self.shown_for == (seat, seen.seq):
            return
        self.shown_for = (seat, seen.seq)
        self.listed = choices(self.client.game, seen, words) if seen.must_answer else []
        self.names.listed = self.listed
        self.pointed = None
        question = words.ask(seen.decision) if seen.must_answer else self.end_text(words)
        if seen.mine is not None:
            question = words.say("ui-answer-sealed")
        self.query_one("#question", Static).update(question)
        self.list_choices()
        self.cursor = first_square(seen.view) if "squares" in seen.view else ""
        self.aim()

    def list_choices(self) -> None:
        """Number the choices; many squares stand on the map alone."""
        shown = self.query_one("#choices", OptionList)
        shown.clear_options()
        on_map = sum(bool(one.square) for one in self.listed) >= SEVERAL
        for number, one in enumerate(self.listed, 1):
            if not (on_map and one.square):
                shown.add_option(Option(f"{number:>2} {priced(one)}", id=str(one.action)))
        shown.display = shown.option_count > 0
        if shown.option_count:
            shown.highlighted = 0

    def aim(self) -> None:
        """Put the keys where they are needed: on the list, or on the map where only squares are offered."""
        if self.query_one("#choices", OptionList).option_count:
            self.query_one("#choices", OptionList).focus()
        else:
            self.query_one("#board", Board).focus()

    def end_text(self, words: Words) -> str:
        """Say who won, when the game is over."""
        info = self.client.info
        if info is None or info.result is None:
            return ""
        ranks = sorted((rank, words.name(one)) for one, rank in enumerate(info.result.rank))
        return "\n".join(words.say("terminal-place", n=rank, name=name) for rank, name in ranks)

    def odds(self, seat: int, seen: Seen, words: Words) -> None:
        """Write who acts against whom, with the figures of the engine; answers that are on their way come later."""
        weigh = weighing(self.client.game.name)
        panel = self.query_one("#odds", Static)
        panel.display = weigh is not None and seen.must_answer
        if weigh is None or not seen.must_answer:
            return
        look = look_of(self.app.theme)
        lines = weigh(seen.view, list(seen.options), lambda about: self.client.known(seat, about), words)
        text = Text("\n".join(line.strip() for line in lines), look.ink)
        text.highlight_regex(FIGURES, f"bold {look.win}")
        panel.update(text)

    def draw(self) -> None:
        """Draw the board for the room there is."""
        seen = self.client.moments.get(self.seat)
        if seen is None or (self.seat != self.reader and not self.client.over):
            return  # nobody's hand is drawn behind a curtain
        target = self.query_one("#board", Board)
        sight = None
        active = seen.view.get("active")
        if self.sight and active:
            sight = self.client.known(self.seat, {"kind": "sight", "briskar": active})
        stage = Stage(
            seen.view,
            self.client.words(self.seat),
            look_of(self.app.theme),
            max(30, target.size.width),
            max(10, target.size.height),
            tuple(self.listed),
            self.pointed,
            self.cursor if self.focused is target else "",
            sight or None,
            self.zones,
        )
        target.update(Text("\n").join(board_of(self.client.game.name)(stage)))

    def on_resize(self, event: events.Resize) -> None:
        """Draw for the new room."""
        self.call_after_refresh(self.draw)

    # answering

    def act(self, action: int) -> None:
        """Answer, once."""
        seat = self.seat
        if not self.client.sending and seat in self.client.moments:
            self.client.act(seat, action)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the choice of the list."""
        self.act(int(event.option_id or 0))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Raise what the list points at."""
        self.pointed = int(event.option_id or 0)
        self.draw()

    def action_point(self, action: int) -> None:
        """Raise what was clicked; a second click takes it."""
        one = next((one for one in self.listed if one.action == action), None)
        if one is None:
            return
        if self.pointed == action:
            self.act(action)
            return
        self.pointed = action
        self.cursor = one.square or self.cursor
        shown = self.query_one("#choices", OptionList)
        if not one.square:
            shown.highlighted = next(n for n, option in enumerate(shown.options) if option.id == str(action))
        self.draw()

    def action_look_at(self, square: str) -> None:
        """Put the cursor on a square."""
        self.cursor = square
        self.query_one("#board", Board).focus()
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Move the cursor on the board; begin to type with any letter."""
        typed = self.query_one("#typed", Input)
        if self.focused is typed:
            if event.key == "escape":
                event.stop()
                typed.value = ""
                self.aim()
            return
        if self.focused is self.query_one("#board", Board) and self.cursor and event.key in STEPS:
            event.stop()
            seen = self.client.moments[self.seat]
            self.cursor = neighbour(seen.view, self.cursor, *STEPS[event.key])
            self.draw()
        elif self.focused is self.query_one("#board", Board) and event.key == "enter":
            if self.cursor and self.listed:
                self.take_square()
        elif event.character is not None and event.character.isprintable() and not event.character.isspace():
            event.stop()
            self.set_focus(typed)  # at once: the next letter may have been typed already
            typed.value += event.character
            typed.cursor_position = len(typed.value)

    def take_square(self) -> None:
        """Take the square under the cursor, or say why not."""
        one = next((one for one in self.listed if one.square == self.cursor), None)
        if one is not None:
            self.act(one.action)
            return
        seen = self.client.moments[self.seat]
        refused = next((o for o in seen.refusals if o.get("square") == self.cursor), None)
        self.notify(why_not(refused, self.client.words(self.seat)) if refused else self.cursor, severity="warning")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed: a name, the beginning of one, a square, a number; with ``?`` say what it would do."""
        typed, words = event.value.strip(), self.client.words(self.seat)
        event.input.value = ""
        seen = self.client.moments.get(self.seat)
        self.aim()
        if not typed or seen is None:
            return
        if typed == "?":
            self.action_rules()
            return
        if not seen.must_answer:
            self.notify(words.say("terminal-no-not_asked"), severity="warning")
            return
        try:
            action = choice(self.client.game, seen, typed.lstrip("? "), words)
        except Unclear as unclear:
            self.notify(str(unclear), severity="warning")
            return
        if typed.startswith("?"):
            self.notify(priced(next(one for one in self.listed if one.action == action)))
        else:
            self.act(action)

    # keys

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.seat != WATCHER:
            self.client.undo(self.seat)

    def action_zones(self) -> None:
        """Show or hide zones of control."""
        self.zones = not self.zones
        self.draw()

    def action_sight(self) -> None:
        """Show or hide what the active Briskar sees."""
        self.sight = not self.sight
        self.draw()

    def action_rules(self) -> None:
        """Show the rules of this table, and what is refused now and by which rule."""
        words = self.client.words(self.seat)
        info = self.client.info
        assert info is not None
        text = rules_text(self.client.game, self.client.moments.get(self.seat), info.settings, words)
        self.app.push_screen(Reading(words.say("ui-rules"), text))

    def action_help(self) -> None:
        """Show the keys."""
        words = Words(self.client.language)
        self.app.push_screen(Reading(words.say("ui-keys"), words.say("terminal-keys")))

    def action_log(self) -> None:
        """Show everything that has happened."""
        words = Words(self.client.language)
        self.app.push_screen(Reading(words.say("ui-log"), "\n".join(self.client.lines(self.seat))))

    def action_say(self) -> None:
        """Say a phrase."""
        if self.seat == WATCHER:
            return

        def said(phrase: str | None) -> None:
            if phrase:
                self.client.say(self.seat, phrase)

        self.app.push_screen(Phrases(Words(self.client.language)), said)

    def action_leave(self) -> None:
        """Leave, after asking; the game is kept."""
        words = self.client.words(self.seat)
        if self.client.over:
            self.close_table(True)
            return
        self.app.push_screen(Leaving(words), self.close_table)

    def close_table(self, sure: bool | None) -> None:
        """Leave the table."""
        if sure:
            self.workers.cancel_all()
            farewell: list[str] = self.client.connection.farewell(self.client.words(self.seat))
            self.client.connection.close()
            kept: Any = getattr(self.app, "left", None)
            if kept is not None:
                kept(farewell)


STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def painted(line: str, ink: str, win: str, words: Words) -> Text:
    """Write a line of the log: names stand out."""
    text = Text(line, ink)
    for name in {*words.names, *words.called.values()} - {""}:
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {win}")
    return text
