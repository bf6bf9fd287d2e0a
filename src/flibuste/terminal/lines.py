"""Line mode: a table as plain lines, for any connection, for a pipe, and to be read aloud."""

from __future__ import annotations

from flibuste.terminal.aside import Aside
from flibuste.terminal.choosing import Unclear, choice, choices, completions, explained, option_lines, plain
from flibuste.terminal.client import Client
from flibuste.terminal.company import end_lines
from flibuste.terminal.console import QUIT, Console, Left
from flibuste.terminal.dice import faces, question, read_faces, wants_dice
from flibuste.terminal.drawing import drawing, pictured, redrawing, speaking, weighing
from flibuste.terminal.explain import found_rules, front_page, help_lines, names_rule
from flibuste.terminal.odds import blow_odds, details
from flibuste.terminal.tells import WATCHER, Seen
from flibuste.words.sentences import Words

RECALLED = 12
WAIT = 1.0
WITH_MORE = ("menu", "say", "rules")
COMMANDS = ("table", "log", "undo", *WITH_MORE)
"""What can be typed besides a choice; some go on with what is meant."""


def command(typed: str, words: Words) -> tuple[str, str]:
    """Find the word that is no choice, in English or in the reader's language, and what follows it; else nothing."""
    first, _, rest = typed.partition(" ")
    for word in COMMANDS:
        if plain(first) in (plain(word), plain(words.say(f"terminal-word-{word}"))):
            return (word, rest.strip()) if word in WITH_MORE or not rest else ("", "")
    return "", ""


def leaves(typed: str, words: Words) -> bool:
    """Say whether somebody wants to go."""
    return typed.casefold() in QUIT or plain(typed) == plain(words.say("terminal-word-quit"))


class LineTable:
    """One game under way in line mode."""

    def __init__(self, client: Client, console: Console, spoken: bool = False) -> None:
        self.client = client
        self.console = console
        self.spoken = spoken
        """Whether the lines are read aloud: then no map is drawn, and what has moved is told once, by what happened."""
        self.told: dict[int, int] = {}
        self.drawn: dict[int, object] = {}
        self.reader: int | None = None
        self.waits = ""
        self.aside = Aside(client, console)

    @property
    def shared(self) -> bool:
        """Say whether several people share this screen."""
        return len(self.client.mine) > 1

    def play(self) -> int:
        """Play to the end, or until somebody leaves; either way nothing is lost."""
        self.client.attach()
        try:
            self.welcome()
            while not self.client.over and self.client.following is None:
                self.go_on()
        except (Left, KeyboardInterrupt):
            self.console.write(*self.client.connection.farewell(self.words(self.reader)))
            return 0
        if self.client.following is None:
            self.finish()
        return 0 if self.client.following is None else self.follow(self.client.following)

    def follow(self, client: Client) -> int:
        """Go over to another table."""
        return LineTable(client, self.console, self.spoken).play()

    def welcome(self) -> None:
        """Greet, when the table has told about itself."""
        while self.client.info is None or not self.client.moments:
            self.client.take(WAIT)
            self.refused()
            self.waiting_room()
        if not self.shared:
            self.reader = self.client.mine[0] if self.client.mine else WATCHER
        words = self.words(self.reader)
        name = words.title(self.client.game.name)
        self.console.write(words.say("terminal-welcome", game=name, n=len(self.client.info.seats)))

    def waiting_room(self) -> None:
        """Say once for whom a table waits before it begins."""
        info = self.client.info
        if info is not None and info.status == "waiting":
            words = Words(self.client.language)
            self.wait(words.say("ui-missing", n=sum(seat.kind == "empty" for seat in info.seats)))
            self.aside.invite(self.me)
            self.between()

    def go_on(self) -> None:
        """Tell what has come; ask whoever must answer."""
        self.client.settle()
        self.refused()
        if self.client.over:
            return
        if self.reader is not None:
            self.tell(self.reader)
        self.aside.tell(self.me, ask=not self.shared)
        seat = self.client.asked
        if seat is not None and not self.client.sending:
            self.person(seat)
            return
        if self.aside.go_on(self.me, self.words(self.me)):
            return
        self.wait_for_others()
        self.client.take(WAIT)
        self.between()

    def wait_for_others(self) -> None:
        """Say once for whom everybody waits."""
        waiting = [seat for moment in self.client.moments.values() for seat in moment.waiting]
        others = [self.client.name(seat) for seat in dict.fromkeys(waiting) if seat not in self.client.mine]
        if others and not self.client.sending:
            said = self.aside.reason(self.me) or self.words(self.reader).say("ui-waiting-for", name=", ".join(others))
            self.wait(said)

    def wait(self, sentence: str) -> None:
        """Write for whom we wait, unless it was the last thing written."""
        if sentence != self.waits:
            self.console.write(sentence)
        self.waits = sentence

    def refused(self) -> None:
        """Write what was refused."""
        while self.client.failures:
            failure = self.client.failures.pop(0)
            words_seat = self.reader if self.reader is not None else next(iter(self.client.mine), WATCHER)
            self.console.write(self.client.refusal(failure, words_seat))

    @property
    def me(self) -> int:
        """Return the seat that speaks for this terminal."""
        return self.reader if self.reader is not None else next(iter(self.client.mine), WATCHER)

    def between(self) -> None:
        """Take a line that was typed while we wait for others."""
        if self.console.ready():
            typed, words = self.console.read(""), self.words(self.me)
            if leaves(typed, words):
                raise Left
            if not self.other_word(self.me, typed, words):
                self.console.write(words.say("terminal-no-not_asked"))

    # one person

    def person(self, seat: int) -> None:
        """Show a seat what it may see and take its answer."""
        self.waits = ""
        if self.shared and self.reader != seat:
            self.hand_over(seat)
        self.tell(seat)
        self.aside.teach(self.words(seat))
        self.show(seat)
        while not self.typed(seat, self.client.moments[seat]):
            if self.client.over or self.client.asked != seat:
                return  # the game was ended, or an answer taken back, by something other than an answer

    def typed(self, seat: int, seen: Seen) -> bool:
        """Read one line; say whether it was an answer."""
        words = self.words(seat)
        roll = wants_dice(seen)
        listed = choices(self.client.game, seen, words) if roll is None else faces(roll)
        typed = self.console.read("> ", lambda begun: completions(listed, begun))
        if leaves(typed, words):
            raise Left
        if self.other_word(seat, typed, words):
            return False
        try:
            if roll is None:
                self.client.act(seat, choice(self.client.game, seen, typed, words))
            else:
                self.client.roll(seat, read_faces(roll, typed, words))
        except Unclear as unclear:
            self.console.write(str(unclear))
            return False
        self.client.settle()
        before = len(self.client.failures)
        self.refused()
        return not before

    def hand_over(self, seat: int) -> None:
        """Hide one hand before the next is shown."""
        words = self.words(seat)
        self.console.clear()
        self.console.write(words.say("terminal-pass-to", name=words.name(seat)))
        self.console.read(words.say("terminal-press-enter") + " ")
        self.console.clear()
        self.reader = seat
        self.drawn.pop(seat, None)

    def other_word(self, seat: int, typed: str, words: Words) -> bool:
        """Answer what is no choice: help, the log, the table, an empty line."""
        word, rest = command(typed, words)
        if word == "table" or not typed:
            self.drawn.pop(seat, None)
            self.show(seat)
        elif word == "log":
            self.console.write(*(f"  {line}" for line in self.client.lines(seat)))
        elif word == "undo":
            self.take_back(seat)
        elif word == "menu":
            self.aside.menu(seat, rest)
            self.refused()
        elif word == "say":
            self.aside.say(seat, rest)
            self.refused()
        elif word == "rules":
            self.open_rules(seat, rest, words)
        elif names_rule(typed):
            self.open_rules(seat, typed.strip("? "), words)
        elif typed == "?":
            assert self.client.info is not None
            seen = self.client.moments[seat]
            self.console.write_all(help_lines(self.client.game, seen, self.client.info.settings, words))
        elif typed.startswith("?"):
            self.console.write(*self.why(seat, typed[1:].strip(), words).split("\n"))
        else:
            return False
        return True

    def open_rules(self, seat: int, search: str, words: Words) -> None:
        """Write the rules in short, or every rule in which some words stand."""
        assert self.client.info is not None
        if search:
            self.console.write_all(found_rules(self.client.game, search, words))
        else:
            seen = self.client.moments.get(seat)
            self.console.write_all(front_page(self.client.game, seen, self.client.info.settings, words))

    def take_back(self, seat: int) -> None:
        """Take the last answer back and show the table as it was."""
        self.client.undo(seat)
        self.client.settle()
        if self.client.failures:
            self.refused()
            return
        self.console.write(self.words(seat).say("ui-undo-done"))
        self.told[seat] = len(self.client.logs[seat])
        self.drawn.pop(seat, None)
        if self.client.moments[seat].must_answer:
            self.show(seat)

    def why(self, seat: int, typed: str, words: Words) -> str:
        """Say what a choice would do, or why it is refused."""
        game, seen = self.client.game, self.client.moments[seat]
        roll = wants_dice(seen)
        if roll is not None:
            return question(roll, seat, words)
        try:
            action = choice(game, seen, typed, words)
        except Unclear as unclear:
            return str(unclear)
        meant = next((one for one in choices(game, seen, words) if one.action == action), None)
        if meant is None:
            return words.say("terminal-no-no_such_action")
        return "\n".join([explained(meant, words), *self.weighed(seat, seen, action, words)])

    def weighed(self, seat: int, seen: Seen, action: int, words: Words) -> list[str]:
        """Write all the odds of a choice, where it has some."""
        option = [one for one in seen.options if one["action"] == action]
        found = blow_odds(str(seen.view.get("active")), list(option), lambda about: self.client.ask(seat, about))
        return [f"  {line}" for odds in found.values() for line in details(odds, words)]

    def show(self, seat: int) -> None:
        """Draw the view of a seat (a map only where it has changed), the question and the options."""
        seen, words = self.client.moments[seat], self.words(seat)
        picture = pictured(self.client.game.name)
        shown = None if picture is None else picture(seen.view)
        first = seat not in self.drawn
        if shown is None or first or (self.drawn[seat] != shown and not self.spoken):
            draw = speaking if self.spoken else drawing if first else redrawing
            self.console.write("", *draw(self.client.game.name)(seen.view, words))
        self.drawn[seat] = shown
        roll = wants_dice(seen)
        if roll is not None:
            self.console.write("", question(roll, seat, words), words.say("ui-roll-how", n=roll.dice))
            return
        self.console.write("", words.ask(seen.decision))
        weigh = weighing(self.client.game.name)
        if weigh is not None:
            self.console.write(*weigh(seen.view, list(seen.options), lambda about: self.client.ask(seat, about), words))
        self.console.write_all(option_lines(choices(self.client.game, seen, words)))

    def words(self, seat: int | None) -> Words:
        """Return the words for what a seat sees now."""
        return self.client.words(WATCHER if seat is None else seat)

    # what happened

    def tell(self, seat: int) -> None:
        """Write what happened since this seat last looked."""
        since = min(self.told.get(seat, 0), len(self.client.logs.get(seat, [])))
        self.console.write(*(f"  {line}" for line in self.client.lines(seat, since)))
        self.told[seat] = len(self.client.logs.get(seat, []))

    def recall(self) -> None:
        """Begin with the last few events only; ``log`` tells the others."""
        self.client.attach()
        self.client.settle()
        for seat, log in self.client.logs.items():
            self.told[seat] = max(0, len(log) - RECALLED)

    # the end

    def finish(self) -> None:
        """Write the last events, the last view, the places and where the record is."""
        seat = self.reader if self.reader is not None and not self.shared else next(iter(self.client.logs))
        if self.shared:
            self.told[seat] = max(0, len(self.client.logs[seat]) - RECALLED)
        self.tell(seat)
        words, info = self.words(seat), self.client.info
        assert info is not None
        view = self.client.moments[seat].view
        draw = speaking if self.spoken else drawing
        self.console.write("", *draw(self.client.game.name)(view, words), "", words.say("terminal-over"))
        for line in end_lines(info, words):
            self.console.write(f"  {line}")
        self.console.write(*self.client.connection.farewell(words))
