"""A table folded from its journal: ``fold`` takes the entries one by one and is the only thing that changes it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator

from flibuste.kernel.bits import has, members, size
from flibuste.kernel.chance import Chance, Outcome, Scripted
from flibuste.kernel.decisions import Veil
from flibuste.kernel.errors import BrokenGame
from flibuste.kernel.events import Field
from flibuste.kernel.game import Game
from flibuste.kernel.session import Session, start
from flibuste.kernel.state import State
from flibuste.table import entries as e
from flibuste.table.clocks import MINUTE, Clocks
from flibuste.table.fair import counted, root_key
from flibuste.table.plan import Plan, TableError
from flibuste.table.seats import Given, Request, Seat
from flibuste.table.standing import Orders, rules_left
from flibuste.table.undo import Checkpoints, Offer, all_public, go_back, learned, memories, told_secret

PAUSES = 3
PAUSE = 10 * MINUTE
"""So often a seat may let the game rest, and so long at most where clocks run; its own clock goes on meanwhile."""
FOR_SOMEBODY = ("absence", "clock")
"""Answers a bot gave in the place of a person."""
BY_ITSELF = ("forced", "standing")
"""Answers that would only be given again if they were taken back."""


class Folded:
    """Seats, game, clocks and requests of one table. ``seq`` counts the entries folded so far."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        self.seq = 0
        self.updated = plan.made
        self.seats = [Seat() for _ in range(plan.seats)]
        self.started_at: int | None = None
        self.sealing: set[int] | None = None
        """Whose seal is still asked for, before any is opened."""
        self.pinching_since = 0
        """Since when seals, or what they hide, are waited for."""
        self.session: Session | None = None
        self.root = ""
        self.counts: dict[str, int] = {}
        self.given: list[Given] = []
        self.dealt_seq = 0
        self.opened = 0
        self.veiled_from = 0
        """Since when the open decision has been open without a break: what hides forced answers counts from here."""
        self.clocks = Clocks(plan.clock, plan.seats)
        self.paused: int | None = None
        self.paused_until: int | None = None
        """When a pause that somebody asked for is over; nothing where no clock runs, or somebody is away."""
        self.pauses = [PAUSES] * plan.seats
        """How often each seat may still let the game rest."""
        self.undo_request: Request | None = None
        self.call_off_request: Request | None = None
        self.relieved: dict[int, str] = {}
        """For whom the others let a bot play, and until when: ``back`` or ``answer``."""
        self.outdated = False
        """Dealt by rules or with cards that cannot be had any more: nothing of the game is played again."""
        self.ended: e.Ended | None = None
        """How the table ended the game before the rules did."""
        self.rules: dict[int, list[e.Rule]] = {}
        self.by_hand: set[int] = set()
        """The seats that answer by hand also where there is no choice."""
        self.thought: list[int] = []
        """How long (milliseconds) people took in windows behind a veil: forced answers take as long."""
        self.back: set[int] = set()
        """Who was relieved and has answered in a group that is still open: the others hear of it with the rest."""
        self.next = ""
        self.points: Checkpoints | None = None
        self.dealt_events = 0
        self.undone_seq = 0
        self._quiet = self._open = self._behind = False
        self._shown: dict[int, tuple[int, int]] = {}
        self._last: dict[int, int] = {}
        self.moves: dict[int, int] = {}
        """How often each seat has answered, or taken that back, since the decision was opened."""

    # what people ask of a match

    @property
    def status(self) -> str:
        """Say how far the table is: waiting, dealing, playing or over."""
        if self.ended is not None or self.outdated:
            return "over"
        if self.session is None:
            return "waiting" if self.started_at is None else "dealing"
        return "over" if self.session.state.over else "playing"

    @property
    def state(self) -> State:
        """Return the state of the game; before the deal there is none."""
        if self.session is None:
            raise TableError("not_started", "the game has not begun")
        return self.session.state

    def asked(self) -> list[int]:
        """List the seats that are asked."""
        return members(self.session.state.asked) if self.session is not None and self.ended is None else []

    def waiting(self) -> list[int]:
        """List the seats whose answer is missing: those for whom everybody waits."""
        return members(self.session.state.waiting) if self.session is not None and self.ended is None else []

    def sealed(self, seat: int) -> int | None:
        """Return the action a seat has sealed in the open group."""
        if self.session is None or not has(self.state.asked & ~self.state.waiting, seat):
            return None
        return int(self.state.answers[seat])

    def veil(self) -> Veil | None:
        """Return the veil of the open decision, if the table may answer it for who has no choice."""
        return self.state.decision().veil if self.status == "playing" else None

    def closed_group(self) -> bool:
        """Say whether several are asked behind a veil: until all have answered, nobody is told who has."""
        veil = self.veil()
        return veil is not None and veil.least > 0 and size(self.state.asked) > 1

    def waiting_seen_by(self, seats: Collection[int]) -> list[int]:
        """List the seats whose answer is missing as far as these may know: in a closed group all but themselves."""
        waiting = self.waiting()
        if not self.closed_group():
            return waiting
        return [seat for seat in self.asked() if seat in waiting or seat not in seats]

    def seq_seen_by(self, seat: int) -> int:
        """Return the sequence a seat (or a watcher) is told: others' answers to a closed group are left out."""
        if not self.closed_group():
            return self.seq
        return self.seq - sum(moves for other, moves in self.moves.items() if other != seat)

    def updated_seen(self) -> int:
        """Return when something last happened that everybody may know of: an answer to a closed group is not."""
        return self.veiled_from if self.closed_group() else self.updated

    def free_time(self) -> int:
        """Return the longest the veil of the open decision can last: so long nobody's clock runs."""
        veil = self.veil()
        if veil is None:
            return 0
        return veil.longest() * self.plan.veil // 100

    def people(self) -> list[int]:
        """List the seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def stood_in(self, since: int = -1) -> list[tuple[int, int, e.By]]:
        """List the answers a bot gave for a person after a sequence: place in the journal, seat, and why.

        What was answered in a closed group is told with the rest of it.
        """
        answers = self.session.record.answers if self.session is not None else []
        last = self.opened if self.closed_group() else self.seq
        first = bisect_right(self.given, since, key=lambda given: given.seq)
        return [
            (self.given[n].seq, answers[n][0], self.given[n].by)
            for n in range(first, len(self.given))
            if self.given[n].by in FOR_SOMEBODY and self.given[n].seq <= last
        ]

    def last_answer(self, seat: int) -> int | None:
        """Return the number of the last answer of a seat that stands and did not give itself (from 0)."""
        return self._last.get(seat)

    def _find_last(self) -> None:
        """Look up the last answer of each seat, after some were taken back."""
        answers = self.session.record.answers if self.session is not None else []
        self._last = {answers[n][0]: n for n, given in enumerate(self.given) if given.by not in BY_ITSELF}

    def last_notation(self, seat: int) -> str:
        """Write the last answer of a seat if everybody has seen it; what was sealed or hidden stays unsaid."""
        last = self.last_answer(seat)
        if last is None or self.session is None or not self.given[last].open:
            return ""
        return self.game.write(self.session.record.answers[last][1])

    def undo_offer(self, seat: int) -> Offer:
        """Say whether a seat may take its last answer back: freely while nobody has learned from it or acted since."""
        if self.status != "playing" or self.paused is not None:
            return "no"
        last = self._last.get(seat)
        if last is None:
            return "no"
        if self.sealed(seat) is not None:
            return "free"
        return "free" if self._nobody_moved(seat, last) else "ask"

    def undo_offers(self) -> list[Offer]:
        """Say for every seat whether it may take its last answer back."""
        if self.status != "playing" or self.paused is not None:
            return ["no"] * len(self.seats)
        return [self.undo_offer(seat) if seat in self._last else "no" for seat in range(len(self.seats))]

    def _nobody_moved(self, seat: int, last: int) -> bool:
        """Say whether an answer and what followed from it by itself told nobody anything."""
        answers = self.session.record.answers if self.session is not None else []
        if not self.given[last].quiet or answers[-1][0] != seat:
            return False
        return all(given.quiet for given in self.given[last:]) and all(one == seat for one, _, _ in answers[last:])

    # what was told, in the order of the journal

    def events_until(self, seq: int) -> int:
        """Return how many events the entries up to a sequence have brought."""
        if seq < self.dealt_seq:
            return 0
        place = bisect_right(self.given, seq, key=lambda given: given.seq)
        return self.given[place - 1].events if place else self.dealt_events

    def events_from(self, start: int) -> Iterator[tuple[int, tuple[str, list[Field]]]]:
        """Go through the events from a number on, each with the sequence of the entry that brought it."""
        happened = self.session.log.events if self.session is not None else []
        place = bisect_right(self.given, start, key=lambda given: given.events)
        for number in range(start, len(happened)):
            while place < len(self.given) and self.given[place].events <= number:
                place += 1
            yield self.dealt_seq if number < self.dealt_events else self.given[place].seq, happened[number]

    def shown_before(self, viewer: int, start: int) -> int:
        """Count the events before a number that a viewer has seen (counted on from the last time)."""
        place, shown = self._shown.get(viewer, (0, 0))
        if place == start:
            return shown
        happened = self.session.log.events if self.session is not None else []
        if place > start:
            place, shown = 0, 0
        shown += sum(any(has(field.seats, viewer) for field in fields) for _, fields in happened[place:start])
        self._shown[viewer] = (start, shown)
        return shown

    def note_shown(self, viewer: int, end: int, shown: int) -> None:
        """Remember how many events before a number a viewer has seen."""
        self._shown[viewer] = (end, shown)

    # folding

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

    def _dealt(self, session: Session, entry: e.Dealt) -> None:
        nonces = {number: seat.nonce for number, seat in enumerate(self.seats) if seat.nonce}
        self.root = root_key(self.plan.secret, self.plan.id, nonces)
        self.session = session
        counted(entry.outcomes, self.counts)
        self.points = Checkpoints(session, self.counts)
        self.dealt_seq = self.opened = self.seq + 1
        self.given = []
        self.dealt_events = len(session.log.events)
        self._ask_anew(entry.at)

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
        before, told = memories(session.state), len(session.log.events)
        session.answer(seat, action, chance)
        outcomes = session.record.answers[-1][2]
        self._quiet = (
            alone
            and not outcomes
            and not learned(before, memories(session.state))
            and not told_secret(self.game, session.log, told)
        )
        self._open = alone and all_public(session.log, told)
        return outcomes

    def _answered(self, entry: e.Answered) -> None:
        session = self.session
        assert session is not None
        assert self.points is not None
        counted(entry.outcomes, self.counts)
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
        self.paused = None
        self.undo_request = self.call_off_request = None
        self.relieved = {}
        self.clocks.stop(entry.at)

    def _take_rematch(self, entry: e.Rematch) -> None:
        self.next = entry.table
