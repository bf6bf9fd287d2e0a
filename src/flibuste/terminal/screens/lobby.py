"""The lobby: choose a game and who plays, go on with one, join a table by its link, watch a replay."""

from __future__ import annotations

import getpass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from flibuste.bots.levels import LEVELS
from flibuste.games import __all__ as our_games
from flibuste.kernel.errors import GameError
from flibuste.kernel.game import Game, Settings, find_game
from flibuste.kernel.records import Record, read_record
from flibuste.terminal import saves
from flibuste.terminal.client import Client
from flibuste.terminal.local import any_seed
from flibuste.terminal.screens.art import ship
from flibuste.terminal.screens.dialogs import Asking, Picking
from flibuste.terminal.screens.look import look_of
from flibuste.terminal.screens.rulebook import RuleBook
from flibuste.terminal.seats import bot_name, read_seats
from flibuste.terminal.setting import go_on, learning, new_table, seated
from flibuste.words.catalogues import LANGUAGES
from flibuste.words.rulebook import in_short
from flibuste.words.sentences import Words

if TYPE_CHECKING:
    from flibuste.terminal.screens.app import FlibusteApp

USUAL_SERVER = "http://localhost:8337"
CHATS = ("phrases", "free", "off")
BESIDE_THE_SHIP = 16
"""Rows of the lobby without her."""
TONGUES = {"en": "English", "fr": "Français", "es": "Español"}


class Lobby(Screen[None]):
    """Where one begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "rules", show=False),
        Binding("f8", "language", show=False),
        Binding("f9", "app.lamp", show=False),
        Binding("ctrl+q", "app.quit", show=False),
    ]

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language

    @property
    def words(self) -> Words:
        """Return the words of the lobby."""
        return Words(self.language)

    @property
    def table(self) -> FlibusteApp:
        """Return the application."""
        return cast("FlibusteApp", self.app)

    def compose(self) -> ComposeResult:
        """Lay the doors out."""
        yield Static(id="banner", markup=False)
        yield OptionList(id="doors", markup=False)
        yield Static(id="harbour")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Open the doors."""
        self.fill()
        self.query_one("#doors", OptionList).focus()

    def on_resize(self) -> None:
        """Draw the ship as wide as the room, where there are rows for her."""
        self.relight()

    def relight(self) -> None:
        """Draw the ship in the inks of the lamp."""
        harbour, look = self.query_one("#harbour", Static), look_of(self.app.theme)
        drawn = ship(self.app.size.width, look.ship)
        harbour.display = self.app.size.height >= BESIDE_THE_SHIP + len(drawn)
        harbour.update(Text("\n").join(drawn))

    def fill(self) -> None:
        """Write everything in the language of the reader."""
        words = self.words
        self.query_one("#banner", Static).update(f"⚓ {words.say('ui-app-name')}\n{words.say('ui-tagline')}")
        doors = self.query_one("#doors", OptionList)
        doors.clear_options()
        for name in our_games:
            game = find_game(name)
            dashed = name.replace("_", "-")
            players = words.say("ui-players-range", min=game.seats.start, max=game.seats.stop - 1)
            doors.add_option(
                Option(
                    f"{words.say(f'ui-game-{dashed}'):<17}{words.say(f'ui-game-{dashed}-line'):<31}{players}",
                    id=f"game {name}",
                )
            )
        doors.add_option(None)
        for id, text in (
            ("learn", "terminal-learn"),
            ("resume", "terminal-go-on"),
            ("replay", "terminal-replay"),
            ("join", "terminal-join"),
            ("open", "terminal-open"),
        ):
            doors.add_option(Option(words.say(text), id=id))
        doors.add_option(Option(words.labelled(words.say("ui-language"), TONGUES[self.language]), id="language"))
        doors.highlighted = 0
        keys = (("F2", "ui-rules"), ("F8", "ui-language"), ("F9", "ui-theme"), ("Ctrl-Q", "terminal-quit"))
        self.query_one("#keys", Static).update("  ".join(f" {key} {words.say(id)}" for key, id in keys))

    def action_rules(self) -> None:
        """Open the rules of the game that is pointed at, or of the first."""
        doors = self.query_one("#doors", OptionList)
        chosen = str(doors.get_option_at_index(doors.highlighted or 0).id)
        what, _, name = chosen.partition(" ")
        game = find_game(name if what == "game" else our_games[0])
        words = Words(self.language, game)
        self.app.push_screen(RuleBook(game, words, list(in_short(words))))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go through a door."""
        what, _, name = str(event.option_id).partition(" ")
        if what == "game":
            self.app.push_screen(Setup(find_game(name), self.language))
        elif what == "language":
            self.action_language()
        elif what == "join":
            self.app.push_screen(Asking(self.words.say("ui-join-link")), self.ask_name)
        elif what == "learn":
            self.app.push_screen(Picking(self.words.say("terminal-learn"), self.games()), self.learn)
        elif what == "open":
            self.app.push_screen(Asking(self.words.say("terminal-server"), USUAL_SERVER), self.pick_game)
        elif what in ("resume", "replay"):
            self.pick_record(what)

    def pick_record(self, what: str) -> None:
        """Choose one of the records of this machine."""
        entries = [(str(file), self.entry(file, record)) for file, record in records(over=what == "replay")]
        if not entries:
            self.notify(self.words.say("ui-no-my-tables"))
            return
        title = self.words.say("terminal-go-on" if what == "resume" else "terminal-replay")
        self.app.push_screen(Picking(title, entries), self.open_replay if what == "replay" else self.resume)

    def entry(self, file: Path, record: Record) -> str:
        """Write a record: the game, who played, when."""
        names = ", ".join(record.names.get(seat) or bot_name(seat) for seat in range(record.seats))
        when = datetime.fromtimestamp(file.stat().st_mtime)
        return f"{self.words.title(record.game)}  ·  {names}  ·  {when:%Y-%m-%d %H:%M}"

    def resume(self, file: str | None) -> None:
        """Go on with a game."""
        if not file:
            return
        try:
            table = go_on(Path(file), self.words.say("terminal-you"))
        except GameError as error:
            self.notify(error.sentence, severity="error")
            return
        self.table.sit(seated(table, self.language))

    def games(self) -> list[tuple[str, str]]:
        """List the games by their names."""
        return [(name, self.words.say(f"ui-game-{name.replace('_', '-')}")) for name in our_games]

    def pick_game(self, address: str | None) -> None:
        """Choose what is played at a server's table, then set it."""

        def chosen(game: str | None) -> None:
            if game:
                self.app.push_screen(Setup(find_game(game), self.language, str(address)))

        if address:
            self.app.push_screen(Picking(self.words.say("ui-game-choice"), self.games()), chosen)

    def learn(self, game: str | None) -> None:
        """Begin the lesson of a game."""
        if game:
            self.table.sit(learning(find_game(game), self.language))

    def open_replay(self, file: str | None) -> None:
        """Watch a game again."""
        if file:
            from flibuste.terminal.screens.replay import open_film

            open_film(self.app, saves.read(file), self.language)

    def ask_name(self, link: str | None) -> None:
        """Ask what the others shall call us, then sit down."""
        if link:
            self.app.push_screen(Asking(self.words.say("ui-your-name"), our_name()), lambda name: self.join(link, name))

    def join(self, link: str, name: str | None) -> None:
        """Sit down at a server's table."""
        if name:
            from flibuste.terminal.remote import by_link

            try:
                client = by_link(link, name, self.language)
            except GameError as error:
                self.notify(self.words.refusal(error.code, error.sentence), severity="error")
                return
            self.table.sit(client)

    def action_language(self) -> None:
        """Speak the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.table.language = self.language
        self.fill()


def our_name() -> str:
    """Return the name on this machine, as a first guess at what to be called; nothing where it has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def records(over: bool) -> list[tuple[Path, Record]]:
    """List the records of this machine, newest first: finished ones or others."""
    found = []
    for file in sorted(saves.folder().glob("*.record"), key=lambda one: one.stat().st_mtime, reverse=True)[:60]:
        try:
            record = read_record(saves.read(file))
        except GameError:
            continue
        if (record.result != "unfinished") == over:
            found.append((file, record))
    return found


class Setup(Screen[None]):
    """Set a table: how many, who, which rules; Enter or the arrows change a line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
    ]

    def __init__(self, game: Game, language: str, server: str = "") -> None:
        super().__init__()
        self.game = game
        self.words = Words(language, game)
        self.server = server
        self.chat = CHATS[0]
        self.called = our_name()
        self.guest = "link" if server else "bot:sailor"
        self.seats = ["me", *[self.guest] * (max(2, game.seats.start) - 1)]
        self.settings: Settings = game.check_settings({})

    def compose(self) -> ComposeResult:
        """Lay the plan out."""
        where = f"  ·  {self.server}" if self.server else ""
        title = f"{self.words.title(self.game.name)}  ·  {self.words.say('ui-set-up')}{where}"
        yield Static(title, id="title", markup=False)
        yield OptionList(id="plan", markup=False)
        yield Static(id="hint", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        """Write the plan."""
        self.fill(0)
        self.query_one("#plan", OptionList).focus()

    def fill(self, at: int) -> None:
        """Write every line with what is chosen."""
        words, plan = self.words, self.query_one("#plan", OptionList)
        plan.clear_options()
        plan.add_option(Option(f"▶ {words.say('ui-start')}", id="start"))
        plan.add_option(Option(words.labelled(words.say("ui-how-many"), f"‹ {len(self.seats)} ›"), id="count"))
        for number, seat in enumerate(self.seats):
            text = words.labelled(f"{words.say('ui-seat')} {number + 1}", f"‹ {self.who(seat)} ›")
            plan.add_option(Option(text, id=f"seat {number}"))
        if self.server:
            plan.add_option(Option(words.labelled(words.say("ui-your-name"), f"‹ {self.called} ›"), id="name"))
            chat = words.say(f"ui-chat-{self.chat}")
            plan.add_option(Option(words.labelled(words.say("ui-chat"), f"‹ {chat} ›"), id="chat"))
        for setting in self.game.settings:
            text = words.setting(setting, self.settings[setting.name], "‹ {} ›")
            plan.add_option(Option(text, id=f"setting {setting.name}"))
        plan.highlighted = at
        self.query_one("#keys", Static).update(f" ← → Enter {words.say('ui-confirm')}   Esc {words.say('ui-back')}")

    def who(self, seat: str) -> str:
        """Name who sits on a seat."""
        if seat in ("me", "link"):
            return self.words.say("ui-kind-here" if seat == "me" else "ui-kind-open")
        return f"{self.words.say('ui-bot')}, {self.words.say('ui-level-' + seat.partition(':')[2])}"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the setting under the cursor means, where its name does not."""
        about = f"{self.words.prefix}-option-{str(event.option_id).partition(' ')[2]}.text"
        self.query_one("#hint", Static).update(self.words.say(about) if self.words.has(about) else "")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Start, or change a line."""
        if event.option_id == "start":
            self.start()
        elif event.option_id == "name":
            self.app.push_screen(Asking(self.words.say("ui-your-name"), self.called), self.be_called)
        else:
            self.action_turn(1)

    def be_called(self, name: str | None) -> None:
        """Take the name that the others shall read."""
        self.called = name or self.called
        self.fill(self.query_one("#plan", OptionList).highlighted or 0)

    def action_turn(self, step: int) -> None:
        """Change what the line under the cursor says."""
        plan = self.query_one("#plan", OptionList)
        at = plan.highlighted or 0
        what, _, name = str(plan.get_option_at_index(at).id).partition(" ")
        if what == "count":
            counts = list(self.game.seats)
            count = counts[(counts.index(len(self.seats)) + step) % len(counts)]
            self.seats = [*self.seats, *[self.guest] * count][:count]
        elif what == "seat":
            kinds = [*(("link",) if self.server else ()), "me", *(f"bot:{level}" for level in LEVELS)]
            self.seats[int(name)] = kinds[(kinds.index(self.seats[int(name)]) + step) % len(kinds)]
        elif what == "chat":
            self.chat = CHATS[(CHATS.index(self.chat) + step) % len(CHATS)]
        elif what == "setting":
            setting = next(one for one in self.game.settings if one.name == name)
            values = list(setting.values)
            self.settings[name] = values[(values.index(self.settings[name]) + step) % len(values)]
        self.fill(at)

    def start(self) -> None:
        """Sit down, here or at the server."""
        try:
            client = self.at_server() if self.server else self.here()
        except GameError as error:
            self.notify(self.words.refusal(error.code, error.sentence), severity="error")
            return
        app = cast("FlibusteApp", self.app)
        self.app.pop_screen()
        app.sit(client)

    def here(self) -> Client:
        """Set the table in this process."""
        sitters = read_seats(",".join(self.seats), self.words.say("terminal-you"))
        return seated(new_table(self.game, sitters, self.settings, any_seed()), self.words.language)

    def at_server(self) -> Client:
        """Open the table at the server; friends come by its link."""
        from flibuste.terminal.remote import open_table

        terms = {"settings": dict(self.settings), "chat": self.chat}
        return open_table(self.server, self.game, self.seats, self.called, self.words.language, **terms)
