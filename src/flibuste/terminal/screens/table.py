"""The table on a full screen: follows the table, shows it to whoever sits here, takes answers."""

from __future__ import annotations

import time
from typing import Any, ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Input, OptionList, Static
from textual.worker import get_current_worker

from flibuste.terminal.choosing import Choice, Unclear, choice, choices, explained, why_not
from flibuste.terminal.client import Client
from flibuste.terminal.company import end_lines
from flibuste.terminal.dice import faces, read_faces, wants_dice
from flibuste.terminal.dice import question as dice_question
from flibuste.terminal.doings import doings, pressing, wish
from flibuste.terminal.explain import names_rule
from flibuste.terminal.screens.beside import Beside
from flibuste.terminal.screens.board import Board, Scene
from flibuste.terminal.screens.dialogs import Curtain, Leaving
from flibuste.terminal.screens.head import head_line, waiting_room
from flibuste.terminal.screens.keys import Keys, Typed
from flibuste.terminal.screens.side import DO, Side, are_on_map
from flibuste.terminal.tells import WATCHER, AnyTell, Seen, Update
from flibuste.words.sentences import Words

PACE = 0.5
"""Seconds after a move of somebody else: one movement at a time."""


class TableScreen(Beside):
    """One table under way."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3", "log", show=False),
        Binding("f4", "say", show=False),
        Binding("f5", "undo", show=False),
        Binding("f6", "zones", show=False),
        Binding("f7", "sight", show=False),
        Binding("f8", "menu", show=False),
        Binding("escape", "leave", show=False),
    ]

    def __init__(self, client: Client, pace: float = PACE) -> None:
        super().__init__(client)
        self.pace = pace
        self.reader: int | None = None
        self.listed: list[Choice] = []
        self.shown_for: tuple[object, ...] | None = None
        self.sight = False
        self.curtained = False

    def compose(self) -> ComposeResult:
        """Lay the screen out."""
        yield Static(id="head", markup=False)
        with Horizontal(id="middle"):
            yield Board(id="board")
            yield Side()
        yield Typed(self.client.language)
        yield Keys(self.client.language)

    def on_mount(self) -> None:
        """Follow the table; clocks tick."""
        self.client.attach()
        self.listen()
        self.set_interval(1, self.tick)

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

    @property
    def board(self) -> Board:
        """Return the board."""
        return self.query_one(Board)

    @property
    def side(self) -> Side:
        """Return what stands beside it."""
        return self.query_one(Side)

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
        while self.client.failures:
            self.notify(self.client.refusal(self.client.failures.pop(0), seat), severity="warning")
        seen = self.client.moments.get(seat)
        self.query_one("#head", Static).update(head_line(self.client, seat, seen))
        self.side.tell(self.client, seat)
        self.offer(seat, seen)
        self.draw()

    def draw_curtain(self, seat: int) -> None:
        """Hide one hand before the next is shown."""
        if self.curtained:
            return
        self.curtained = True
        self.board.wipe()
        self.side.wipe()
        words = self.client.words(seat)
        self.app.push_screen(Curtain(words, words.name(seat)), lambda _: self.lift_curtain(seat))

    def lift_curtain(self, seat: int) -> None:
        """Show the hand of who sits down now."""
        self.curtained = False
        self.reader = seat
        self.shown_for = None
        self.show()

    # what is shown

    def tick(self) -> None:
        """Let clocks and the waiting for somebody away be seen to pass."""
        seen = self.client.moments.get(self.seat)
        if self.client.info is not None and self.client.info.status == "playing" and not self.curtained:
            self.query_one("#head", Static).update(head_line(self.client, self.seat, seen))
            self.offer(self.seat, seen)

    def offer(self, seat: int, seen: Seen | None) -> None:
        """Write the question and its choices, and what presses besides, if they are new."""
        words, info = self.client.words(seat), self.client.info
        assert info is not None
        pressed = pressing(doings(self.client, seat))
        state = (seat, seen.seq if seen is not None else -1, info.status, *(one.id for one in pressed))
        if seen is not None:
            self.side.weigh(self.client, seat, seen, words, self.board.pointed)
        if self.shown_for == state:
            return
        self.shown_for = state
        asked = seen is not None and seen.must_answer
        self.listed = self.offered(seen, words) if seen is not None and asked else []
        self.query_one(Typed).names.listed = self.listed
        self.side.teach(self.client.connection.speech(words))
        self.side.ask(self.question(seen, words), self.listed, pressed)
        self.board.begin(seen.view if seen is not None else {}, self.listed)
        self.aim()

    def offered(self, seen: Seen, words: Words) -> list[Choice]:
        """List what may be chosen: what the rules allow, or what a die on the table may show."""
        roll = wants_dice(seen)
        return choices(self.client.game, seen, words) if roll is None else faces(roll)

    def question(self, seen: Seen | None, words: Words) -> str:
        """Write what is asked, what somebody would like, or how the game ended."""
        info = self.client.info
        assert info is not None
        if seen is None:
            return ""
        wished = wish(self.client, info, seen, words)
        if wished:
            return wished
        if seen.mine is not None:
            return words.say("ui-answer-sealed")
        roll = wants_dice(seen)
        if roll is not None:
            return f"{dice_question(roll, seen.seat, words)}\n{words.say('ui-roll-how', n=roll.dice)}"
        return words.ask(seen.decision) if seen.must_answer else "\n".join(end_lines(info, words))

    def draw(self) -> None:
        """Draw the board; nobody's hand is drawn behind a curtain."""
        seat = self.seat
        seen = self.client.moments.get(seat)
        if seen is None:
            self.board.wipe(waiting_room(self.client, self.board.size))
        elif seat == self.reader or self.client.over:
            active = seen.view.get("active")
            sight = self.client.known(seat, {"kind": "sight", "briskar": active}) if self.sight and active else None
            self.board.show(Scene(self.client.game.name, seen.view, self.client.words(seat), self.listed, sight))

    def relight(self) -> None:
        """Draw everything in the inks of another lamp, also what was written in the log."""
        if not self.curtained and self.client.info is not None:
            self.side.forget()
            self.show()

    def aim(self) -> None:
        """Put the keys on the line to type in; its arrows are for the list, or for the map where that offers much."""
        self.board.aimed = are_on_map(self.listed)
        self.query_one(Typed).focus()

    def on_typed_step(self, event: Typed.Step) -> None:
        """Move what is pointed at: on the map, or in the list."""
        shown = self.side.choices
        if self.board.aimed:
            self.board.step(event.key)
        elif event.key in ("up", "down"):
            shown.action_cursor_up() if event.key == "up" else shown.action_cursor_down()

    def take_pointed(self) -> None:
        """Take what the arrows point at."""
        if self.board.aimed:
            self.post_message(Board.Taken(self.board.cursor))
        elif self.side.choices.option_count:
            self.side.choices.action_select()

    # answering

    def act(self, action: int) -> None:
        """Answer, once."""
        seat = self.seat
        if not self.client.sending and seat in self.client.moments:
            self.client.act(seat, action)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take the choice of the list, or do what presses."""
        id = str(event.option_id)
        if id.startswith(DO):
            self.do(id.removeprefix(DO))
        else:
            self.act(int(id))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Raise what the list points at."""
        id = str(event.option_id)
        self.raise_choice(None if id.startswith(DO) else int(id))

    def raise_choice(self, action: int | None) -> None:
        """Raise a choice on the board, and say what it does."""
        self.board.pointed = action
        self.side.describe(next((one.about for one in self.listed if one.action == action), ""))
        seat, seen = self.seat, self.client.moments.get(self.seat)
        if seen is not None and seen.must_answer:
            self.side.weigh(self.client, seat, seen, self.client.words(seat), action)
        self.board.draw()

    def action_point(self, action: int) -> None:
        """Raise what was clicked; a second click takes it."""
        one = next((one for one in self.listed if one.action == action), None)
        if one is None:
            return
        if self.board.pointed == action:
            self.act(action)
            return
        self.board.cursor = one.square or self.board.cursor
        self.side.point(action)
        self.raise_choice(action)

    def action_look_at(self, square: str) -> None:
        """Put the cursor on a square."""
        self.board.cursor = square
        self.board.focus()
        self.board.draw()

    def on_board_taken(self, event: Board.Taken) -> None:
        """Take the square under the cursor, or say why not."""
        one = next((one for one in self.listed if one.square == event.square), None)
        if one is not None:
            self.act(one.action)
            return
        seen = self.client.moments[self.seat]
        refused = next((o for o in seen.refusals if o.get("square") == event.square), None)
        words = self.client.words(self.seat)
        why = why_not(refused, words) if refused else words.say("terminal-no-no_such_action")
        self.warn(words.labelled(event.square, why))

    def warn(self, why: str) -> None:
        """Say why something was not taken; only the last of such sentences stays over the table."""
        self.app.clear_notifications()
        self.notify(why, severity="warning")

    def on_key(self, event: events.Key) -> None:
        """Begin to type with any letter; Escape ends it."""
        typed = self.query_one(Typed)
        if self.focused is typed and event.key == "escape" and typed.value:
            event.stop()
            typed.value = ""
        elif event.character is not None and event.character.isprintable() and not event.character.isspace():
            event.stop()
            typed.begin(event.character)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take what was typed: a name, the beginning of one, a square, a number; with ``?`` say what it would do."""
        typed, words = event.value.strip(), self.client.words(self.seat)
        event.input.value = ""
        seen = self.client.moments.get(self.seat)
        if not typed:
            self.take_pointed()
        if not typed or seen is None:
            return
        if typed == "?" or names_rule(typed):
            self.action_rules(typed.strip("? "))
            return
        if not seen.must_answer:
            self.warn(words.say("terminal-no-not_asked"))
            return
        roll = wants_dice(seen)
        try:
            if roll is not None:
                self.client.roll(self.seat, read_faces(roll, typed, words))
                return
            action = choice(self.client.game, seen, typed.lstrip("? "), words)
        except Unclear as unclear:
            self.warn(str(unclear))
            return
        if typed.startswith("?"):
            self.notify(next((explained(one, words) for one in self.listed if one.action == action), typed))
        else:
            self.act(action)

    # keys

    def action_zones(self) -> None:
        """Show or hide zones of control."""
        self.board.zones = not self.board.zones
        self.board.draw()

    def action_sight(self) -> None:
        """Show or hide what the active Briskar sees."""
        self.sight = not self.sight
        self.draw()

    def leave_for(self, client: Client) -> None:
        """Go over to another table: the next one of the same people, or the first after a lesson."""
        self.workers.cancel_all()
        self.client.connection.close()
        self.app.switch_screen(TableScreen(client, self.pace))

    def action_leave(self) -> None:
        """Leave, after asking; the game is kept."""
        if self.client.over:
            self.close_table(True)
            return
        self.app.push_screen(Leaving(self.client.words(self.seat)), self.close_table)

    def close_table(self, sure: bool | None) -> None:
        """Leave the table."""
        if sure:
            self.workers.cancel_all()
            farewell: list[str] = self.client.connection.farewell(self.client.words(self.seat))
            self.client.connection.close()
            kept: Any = getattr(self.app, "left", None)
            if kept is not None:
                kept(farewell)
