"""A table folded from its journal: ``fold`` takes the entries one by one and is the only thing that changes it."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import has, size
from flibuste.kernel.chance import Chance, Outcome, Scripted
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.session import Session, start
from flibuste.kernel.state import State
from flibuste.table import entries as e
from flibuste.table.clocks import MINUTE
from flibuste.table.fair import counted, root_key
from flibuste.table.plan import TableError
from flibuste.table.seats import Given, Request, Seat
from flibuste.table.situation import Situation
from flibuste.table.standing import Orders, rules_left
from flibuste.table.undo import Checkpoints, all_public, go_back, learned, memories, told_secret

PAUSE = 10 * MINUTE
"""So long a pause lasts at the most where clocks run; the clock of who asked for it goes on meanwhile."""
BY_ITSELF = ("forced", "standing")
"""Answers that would only be given again if they were taken back."""


class Folded(Situation):
    """A table as its journal says, entry by entry."""

    def reads(self, dealt: e.Dealt) -> bool:
        """Say whether the game at hand is the one that was dealt; of former versions only the mark is known."""
        return dealt.edition == self.game.edition() if dealt.edition else self.game.reads(self.plan.rules)

    def keep(self, entry: e.AnyEntry) -> None:
        """Take an entry of a table whose rules cannot be had any more: who sits there, and how it was left."""
        if isinstance(entry, e.Dealt):
            self.outdated = True
        elif not self.outdated or isinstance(entry, (e.Resigned, e.Ended, e.Rematch)):
            self._take(entry)
        self._counted(entry)

    def fold(self, entry: e.AnyEntry) -> None:
        """Take one entry of the journal; what could not have happened is refused."""
        self._take(entry)
        self._counted(entry)

    def _done(self, entry: e.AnyEntry) -> e.AnyEntry:
        self.fold(entry)
        return entry

    def _counted(self, entry: e.AnyEntry) -> e.AnyEntry:
        self.seq += 1
        self.updated = max(self.updated, entry.at)
        return entry

    def _take(self, entry: e.AnyEntry) -> None:
        fold: Callable[[e.AnyEntry], None] = getattr(self, f"_take_{type(entry).__name__.lower()}")
        fold(entry)

    def _take_sat(self, entry: e.Sat) -> None:
        self.seats[entry.seat] = Seat("person", sealed=entry.sealed, former=self.seats[entry.seat].former)

    def _take_bot(self, entry: e.Bot) -> None:
        self.seats[entry.seat] = Seat("bot", level=entry.level, former=self.seats[entry.seat].former)

    def _take_stood(self, entry: e.Stood) -> None:
        self.seats[entry.seat] = Seat(former=self.seats[entry.seat].former + 1)

    def _take_started(self, entry: e.Started) -> None:
        self.started_at = self.pinching_since = entry.at
        self.sealing = set(self.people()) if entry.sealing else None

    def _take_sealed(self, entry: e.Sealed) -> None:
        self.seats[entry.seat].sealed = entry.sealed
        if self.sealing is not None:
            self.sealing.discard(entry.seat)

    def _take_sealsin(self, entry: e.SealsIn) -> None:
        self.sealing = None
        self.pinching_since = entry.at

    def _take_opened(self, entry: e.Opened) -> None:
        self.seats[entry.seat].nonce = entry.nonce

    def _take_dealt(self, entry: e.Dealt) -> None:
        if not self.reads(entry):
            raise TableError(
                "other_rules", f"{self.game.name} was dealt here by other rules, other answers or other cards"
            )
        script = Scripted(None, entry.outcomes)
        self._dealt(start(self.game, self.plan.seats, self.plan.settings, script), entry)

    def chance_root(self) -> str:
        """Mix what chance follows from; a deal that several tables share takes no pinch of anybody."""
        nonces = {number: seat.nonce for number, seat in enumerate(self.seats) if seat.nonce}
        return root_key(self.plan.secret, self.plan.deal or self.plan.id, {} if self.plan.deal else nonces)

    def _dealt(self, session: Session, entry: e.Dealt) -> None:
        self.root = self.chance_root()
        self.session = session
        counted(entry.outcomes, self.counts)
        self.points = Checkpoints(session, self.counts)
        self.dealt_seq = self.opened = self.seq + 1
        self.given = []
        self.dealt_events = len(session.log.events)
        self._ask_anew(entry.at)

    def _take_rolling(self, entry: e.Rolling) -> None:
        self.rolls.wait(entry, self.seq + 1)
        self.undo_request = None

    def _take_rolled(self, entry: e.Rolled) -> None:
        self.rolls.take(entry, self.seq + 1)

    def _take_answered(self, entry: e.Answered) -> None:
        script = Scripted(None, entry.outcomes)
        self._answer(entry.seat, entry.action, script)
        if script.left():
            raise BrokenGame(f"table {self.plan.id}: entry {self.seq + 1} has outcomes left over")
        self._answered(entry)

    def _answer(self, seat: int, action: int, chance: Chance) -> list[Outcome]:
        """Answer, and note whether anybody learned anything by it."""
        session = self.session
        if session is None:
            raise BrokenGame(f"table {self.plan.id}: an answer before the deal")
        alone = size(session.state.asked) == 1
        veil = self.veil()
        self._behind = veil is not None and veil.least > 0 and (not alone or self.game.write(action) == veil.answer)
        before = self._memories(session.state) if alone else self._known
        told = len(session.log.events)
        session.answer(seat, action, chance)
        outcomes = session.record.answers[-1][2]
        news = self._openly.is_news(self.game, session.log, told)
        self._quiet = alone and not (outcomes or news or told_secret(self.game, session.log, told, seat))
        if self._quiet:
            self._known, self._known_at = memories(session.state), self.seq + 1
            self._quiet = not learned(before, self._known)
        self._open = alone and all_public(session.log, told)
        return outcomes

    def _memories(self, state: State) -> vec[i64]:
        """Note what every seat knows, or take what was noted after the answer before."""
        return self._known if self._known_at == self.seq else memories(state)

    def _answered(self, entry: e.Answered) -> None:
        session = self.session
        assert session is not None
        assert self.points is not None
        counted(entry.outcomes, self.counts)
        self.rolls.answered(len(session.record.answers))
        self.given.append(Given(self.seq + 1, entry.by, len(session.log.events), self._quiet, self._open))
        if entry.by not in BY_ITSELF:
            self._last[entry.seat] = len(self.given) - 1
        self.undo_request = None
        if self._behind and entry.by == "person":
            self.thought.append(entry.at - self.veiled_from)
        if entry.by == "person" or self.relieved.get(entry.seat) == "answer":
            self.back.add(entry.seat)
        self.clocks.answered(entry.seat, entry.at)
        self.moves[entry.seat] = self.moves.get(entry.seat, 0) + 1
        if session.state.waiting == session.state.asked:
            self._opened(entry.at)
        self.points.note(session, self.counts)

    def _opened(self, at: int) -> None:
        """A new decision is open (or the game is over): clocks change, what was asked before is stale."""
        self.opened = self.seq + 1
        self.moves = {}
        for seat in self.back:
            self.relieved.pop(seat, None)
        self.back = set()
        self._ask_anew(at)
        for seat in self.rules:
            if has(self.state.waiting, seat):
                self.rules[seat] = rules_left(self.rules[seat], self.state.kind())

    def _find_last(self) -> None:
        """Look up the last answer of each seat, after some were taken back."""
        answers = self.session.record.answers if self.session is not None else []
        self._last = {answers[n][0]: n for n, given in enumerate(self.given) if given.by not in BY_ITSELF}

    def _ask_anew(self, at: int) -> None:
        """Start the clocks of those who are asked; while a veil might last nobody's runs."""
        self.veiled_from = at
        self.clocks.asked(self.waiting(), at, self.free_time())

    def _take_retracted(self, entry: e.Retracted) -> None:
        assert self.session is not None
        last = self.last_answer(entry.seat)
        self.session.retract(entry.seat)
        if last is not None:
            del self.given[last]
        self._find_last()
        self.undo_request = None
        self.moves[entry.seat] = self.moves.get(entry.seat, 0) + 1
        self.clocks.again(entry.seat, entry.at)

    def _take_undoasked(self, entry: e.UndoAsked) -> None:
        self.undo_request = Request(entry.seat, {entry.seat, *entry.agreed})

    def _take_undoanswered(self, entry: e.UndoAnswered) -> None:
        if self.undo_request is not None and entry.agree:
            self.undo_request.agreed.add(entry.seat)
        else:
            self.undo_request = None

    def _take_undone(self, entry: e.Undone) -> None:
        assert self.session is not None
        assert self.points is not None
        point = self.points.before(entry.stand)
        go_back(self.session, point, entry.stand)
        self.counts = dict(point.counts)
        for _, _, outcomes in self.session.record.answers[point.answers :]:
            counted(outcomes, self.counts)
        del self.given[entry.stand :]
        self.rolls.go_back(entry.stand)
        self._find_last()
        self._shown = {}
        self.undone_seq = self.seq + 1
        self.undo_request = None
        self._opened(entry.at)

    def _take_stands(self, entry: e.Stands) -> None:
        """Keep standing answers; of a former version some may be to decisions that are asked no more."""
        self.rules[entry.seat] = [rule for rule in entry.rules if rule.decision in self.game.decisions]

    def take_orders(self, seat: int, orders: Orders) -> None:
        """Take what a seat tells the table to do for it, in the place of what it told before."""
        self.rules[seat] = [rule for rule in orders.rules if rule.decision in self.game.decisions]
        self.by_hand = self.by_hand | {seat} if orders.by_hand else self.by_hand - {seat}

    def _take_paused(self, entry: e.Paused) -> None:
        self.paused = entry.seat
        mine = None if entry.away else self.clocks.since[entry.seat]
        self.clocks.stop(entry.at)
        if not entry.away:
            self.pauses[entry.seat] -= 1
            self.paused_until = entry.at + PAUSE if self.plan.clock.kind != "none" else None
        if mine is not None:
            self.clocks.again(entry.seat, max(mine, entry.at))

    def _take_resumed(self, entry: e.Resumed) -> None:
        self.clocks.stop(entry.at)
        self.paused = self.paused_until = None
        self.veiled_from = entry.at
        for seat in self.waiting():
            self.clocks.again(seat, entry.at)

    def _take_credited(self, entry: e.Credited) -> None:
        self.clocks.credit(entry.milliseconds)

    def _take_rested(self, entry: e.Rested) -> None:
        self.clocks.rest(entry.seat, entry.until, entry.at)

    def _take_relieved(self, entry: e.Relieved) -> None:
        self.relieved[entry.seat] = entry.until

    def _take_returned(self, entry: e.Returned) -> None:
        self.relieved.pop(entry.seat, None)

    def _take_resigned(self, entry: e.Resigned) -> None:
        self.seats[entry.seat].kind = "bot"
        self.seats[entry.seat].level = entry.level
        self.seats[entry.seat].resigned = True
        self.relieved.pop(entry.seat, None)
        self.undo_request = self.call_off_request = None

    def _take_calloffasked(self, entry: e.CallOffAsked) -> None:
        self.call_off_request = Request(entry.seat, {entry.seat, *entry.agreed})

    def _take_calloffanswered(self, entry: e.CallOffAnswered) -> None:
        if self.call_off_request is not None and entry.agree:
            self.call_off_request.agreed.add(entry.seat)
        else:
            self.call_off_request = None

    def _take_ended(self, entry: e.Ended) -> None:
        self.ended = entry
        self.paused = self.rolls.pending = None
        self.undo_request = self.call_off_request = None
        self.relieved = {}
        self.clocks.stop(entry.at)

    def _take_rematch(self, entry: e.Rematch) -> None:
        self.next = entry.table
