"""Line mode: one game at one terminal, people and bots, everything as plain lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.records import write_record
from flibuste.kernel.session import Session
from flibuste.terminal import saves
from flibuste.terminal.choosing import Unclear, choice, option_lines
from flibuste.terminal.console import Console, Left
from flibuste.terminal.drawing import calling, drawing, words_for
from flibuste.terminal.explain import help_lines
from flibuste.terminal.opponents import answer_for, opponent
from flibuste.terminal.seats import Sitter
from flibuste.words.sentences import Words

RECALLED = 12
QUIT = ("q", "quit", "exit")


class LineTable:
    """One game under way in line mode."""

    def __init__(
        self, session: Session, sitters: Sequence[Sitter], words: Words, console: Console, file: Path, seed: int
    ) -> None:
        self.session = session
        self.sitters = list(sitters)
        self.words = words
        self.console = console
        self.file = file
        self.resume_with = ""
        self.chance: Chance = Seeded(seed)
        self.thoughts: Chance = Seeded(seed + 1)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.is_me]
        self.told = dict.fromkeys([*self.people, SPECTATOR], 0)
        self.reader = self.people[0] if len(self.people) == 1 else SPECTATOR if not self.people else -1
        self.draw = drawing(session.game.name)
        self.call = calling(session.game.name)
        self.choosers = {
            seat: opponent(session.game, sitter.level) for seat, sitter in enumerate(sitters) if not sitter.is_me
        }

    def play(self) -> int:
        """Play to the end, or until somebody leaves; either way the record is on disk."""
        game = self.words.say(f"ui-game-{self.session.game.name.replace('_', '-')}")
        name = self.session.game.name if game.startswith("ui-") else game
        self.console.write(self.words.say("terminal-welcome", game=name, n=len(self.sitters)))
        try:
            while not self.session.state.over:
                self.go_on()
        except (Left, KeyboardInterrupt):
            self.leave()
            return 0
        self.save()
        self.finish()
        return 0

    def go_on(self) -> None:
        """Let the bots answer first (answers are sealed, so the order tells nothing), then one person."""
        waiting = self.session.waiting()
        bots = [seat for seat in waiting if seat in self.choosers]
        for seat in bots:
            self.session.answer(seat, answer_for(self.session, seat, self.choosers[seat], self.thoughts), self.chance)
        if self.reader >= 0:
            self.tell(self.reader)
        people = [seat for seat in waiting if seat not in self.choosers]
        if people and not self.forced(people[0]):
            self.save()
            self.person(people[0])

    def forced(self, seat: int) -> bool:
        """Give the one answer there is to a question about nothing (``done``); with several people it would show."""
        options = self.session.state.options(seat)
        if len(self.people) > 1 or len(options) > 1 or self.session.game.verb_of(int(options[0])).noun:
            return False
        self.session.answer(seat, int(options[0]), self.chance)
        return True

    # one person

    def person(self, seat: int) -> None:
        """Show a seat what it may see and take its answer."""
        if len(self.people) > 1 and self.reader != seat:
            self.hand_over(seat)
        self.tell(seat)
        self.show(seat)
        words = self.words_of(seat)
        while True:
            typed = self.console.read("> ")
            if typed.casefold() in QUIT:
                raise Left
            if self.other_word(seat, typed, words):
                continue
            try:
                self.session.answer(seat, choice(self.session, seat, typed, words), self.chance)
            except Unclear as unclear:
                self.console.write(str(unclear))
                continue
            return

    def hand_over(self, seat: int) -> None:
        """Hide one hand before the next is shown."""
        self.console.clear()
        self.console.write(self.words.say("terminal-pass-to", name=self.words.name(seat)))
        self.console.read(self.words.say("terminal-press-enter") + " ")
        self.console.clear()
        self.reader = seat

    def other_word(self, seat: int, typed: str, words: Words) -> bool:
        """Answer what is no choice: help, the log, the table, an empty line."""
        if typed in ("", "table"):
            self.show(seat)
        elif typed == "log":
            self.console.write_all(self.lines(seat, 0))
        elif typed == "?":
            self.console.write_all(help_lines(self.session, seat, words))
        elif typed.startswith("?"):
            self.console.write(self.why(seat, typed[1:].strip(), words))
        else:
            return False
        return True

    def why(self, seat: int, typed: str, words: Words) -> str:
        """Say what a choice would do, or why it is refused."""
        try:
            action = choice(self.session, seat, typed, words)
        except Unclear as unclear:
            return str(unclear)
        return f"{words.action(action)} [{self.session.game.write(action)}]"

    def show(self, seat: int) -> None:
        """Draw the view of a seat, the question and the options."""
        words = self.words_of(seat)
        state = self.session.state
        options = [int(action) for action in state.options(seat)]
        self.console.write("", *self.draw(self.session.view(seat), words), "", words.ask(state.kind()))
        self.console.write_all(option_lines(self.session.game, options, words))

    def words_of(self, seat: int) -> Words:
        """Return the words for what a seat sees now."""
        return words_for(self.words, self.session.state, seat, self.call)

    # what happened

    def tell(self, seat: int) -> None:
        """Write what happened since this seat last looked."""
        self.console.write_all(self.lines(seat, self.told[seat]))
        self.told[seat] = len(self.session.log.events)

    def recall(self) -> None:
        """Begin a resumed game with the last few events only; ``log`` tells the others."""
        for seat in self.told:
            self.told[seat] = max(0, len(self.session.log.events) - RECALLED)

    def lines(self, seat: int, since: int) -> Iterator[str]:
        """Write the events of a seat's stream as sentences."""
        news = self.session.log.told(seat, since)
        words = self.words_of(seat) if news else self.words
        for event in news:
            line = words.line(self.session.game.named(event))
            if line:
                yield f"  {line}"

    # the end

    def save(self) -> None:
        """Write the record."""
        saves.write(self.file, write_record(self.session.game, self.session.record))

    def leave(self) -> None:
        """Say where the game is and how to go on with it."""
        self.save()
        self.console.write(self.words.say("terminal-saved", file=str(self.file)))
        self.console.write(
            self.words.say("terminal-resume", command=f"flibuste play --resume {self.file}{self.resume_with}")
        )

    def finish(self) -> None:
        """Write the last events, the last view, the places and where the record is."""
        seat = self.reader if len(self.people) == 1 else SPECTATOR
        if len(self.people) > 1:
            self.recall()
        self.tell(seat)
        state = self.session.state
        words = self.words_of(seat)
        self.console.write("", *self.draw(self.session.view(seat), words), "", words.say("terminal-over"))
        for rank, name in sorted((int(state.rank(s)), words.name(s)) for s in range(len(self.sitters))):
            self.console.write("  " + words.say("terminal-place", n=rank, name=name))
        self.console.write(words.say("terminal-saved", file=str(self.file)))
