"""Everything at a table that is no move: the menu, taking back, rules, keys and log to read, saying something."""

from __future__ import annotations

from abc import abstractmethod

from textual.screen import Screen

from flibuste.kernel.errors import GameError
from flibuste.terminal.client import Client, Doing
from flibuste.terminal.doings import doings
from flibuste.terminal.explain import front_page
from flibuste.terminal.screens.dialogs import Picking, Reading, Sure, talk
from flibuste.terminal.screens.rulebook import RuleBook
from flibuste.terminal.tells import WATCHER
from flibuste.words.sentences import Words


class Beside(Screen[None]):
    """A screen of one table, as far as it is not about playing."""

    def __init__(self, client: Client) -> None:
        super().__init__()
        self.client = client

    @property
    @abstractmethod
    def seat(self) -> int:
        """Return the seat we look from."""

    @abstractmethod
    def leave_for(self, client: Client) -> None:
        """Go over to another table."""

    def do(self, id: str) -> None:
        """Do something from the menu; what cannot be taken back is asked about first."""
        one = next((one for one in doings(self.client, self.seat) if one.id == id), None)
        if one is not None and one.sure:
            self.app.push_screen(Sure(self.client.language, one.text, one.sure), lambda sure: self.done(one, sure))
        elif one is not None:
            self.done(one, True)

    def done(self, one: Doing, sure: bool | None) -> None:
        """Do it, or say why not."""
        if not sure:
            return
        try:
            one.do()
        except GameError as error:
            self.notify(Words(self.client.language).refusal(error.code, error.sentence), severity="error")
            return
        if self.client.following:
            following, self.client.following = self.client.following, None
            self.leave_for(following)

    def action_menu(self) -> None:
        """Show what else can be done."""
        words = Words(self.client.language)
        entries = [(one.id, one.text) for one in doings(self.client, self.seat)]
        if not entries:
            self.notify(words.say("terminal-menu-empty"))
            return
        self.app.push_screen(Picking(words.say("ui-menu"), entries), lambda id: self.do(id) if id else None)

    def action_undo(self) -> None:
        """Take the last answer back."""
        if self.seat != WATCHER:
            self.client.undo(self.seat)

    def action_rules(self, search: str = "") -> None:
        """Open the rules: this table's, what is refused now, the game in short, and every rule by its words or id."""
        words, info = self.client.words(self.seat), self.client.info
        assert info is not None
        front = list(front_page(self.client.game, self.client.moments.get(self.seat), info.settings, words))
        self.app.push_screen(RuleBook(self.client.game, words, front, search))

    def action_help(self) -> None:
        """Show the keys."""
        words = Words(self.client.language)
        self.app.push_screen(Reading(words.say("ui-keys"), words.say("terminal-keys")))

    def action_log(self) -> None:
        """Show everything that has happened."""
        words = Words(self.client.language)
        self.app.push_screen(Reading(words.say("ui-log"), "\n".join(self.client.lines(self.seat))))

    def action_say(self) -> None:
        """Say a phrase, or something of one's own where the table allows it."""
        if self.seat != WATCHER:
            talk(self.app, self.client, self.seat)
