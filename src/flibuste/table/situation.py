"""How one table stands, and every question about it. Nothing here changes a table: ``folding`` does.

What was typed in as dice is in ``rolls``, what may be taken back in ``undo``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.kernel.bits import has, members, size
from flibuste.kernel.decisions import Veil
from flibuste.kernel.events import Field
from flibuste.kernel.game import Game
from flibuste.kernel.session import Session
from flibuste.kernel.state import State
from flibuste.table import entries as e
from flibuste.table.clocks import Clocks
from flibuste.table.plan import Plan, TableError
from flibuste.table.rolls import Rolls
from flibuste.table.seats import Given, Request, Seat
from flibuste.table.typed import Wanted, wanted
from flibuste.table.undo import Checkpoints, Offer, Shown

PAUSES = 3
"""So often a seat may let the game rest."""
FOR_SOMEBODY = ("absence", "clock")
"""Answers a bot gave in the place of a person."""


class Situation:
    """Seats, game, clocks and requests of one table. ``seq`` counts the entries of its journal so far."""

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
        self.rolls = Rolls(plan.id)
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
        self._known: vec[i64] = vec[i64]()
        self._known_at = -1
        self._openly = Shown()
        """What every seat knew after the entry of this number: what it knew before the next is not looked up again."""
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
        """List the seats whose answer is missing: those for whom everybody waits. While dice roll there are none."""
        if self.rolls.pending is not None:
            return []
        return members(self.session.state.waiting) if self.session is not None and self.ended is None else []

    def rollers(self) -> list[int]:
        """List who may type in the dice that are waited for: whose answer it is, or for a bot anybody."""
        pending = self.rolls.pending
        if pending is None:
            return []
        seat, people = pending.seat, self.people()
        return [seat] if seat in people and seat not in self.relieved else people

    def awaited(self) -> list[int]:
        """List for whom everybody waits, be it for an answer or for dice."""
        return self.waiting() if self.rolls.pending is None else self.rollers()

    def dice_wanted(self) -> Wanted | None:
        """Say which dice are waited for."""
        pending = self.rolls.pending
        if pending is None or self.status != "playing":
            return None
        return wanted(self.state, pending, self.root, self.counts)

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

    def last_notation(self, seat: int) -> str:
        """Write the last answer of a seat if everybody has seen it; what was sealed or hidden stays unsaid."""
        last = self.last_answer(seat)
        if last is None or self.session is None or not self.given[last].open:
            return ""
        return self.game.write(self.session.record.answers[last][1])

    def undo_offer(self, seat: int) -> Offer:
        """Say whether a seat may take its last answer back: freely while nobody has learned from it or acted since."""
        if self.status != "playing" or self.paused is not None or self.rolls.pending is not None:
            return "no"
        last = self._last.get(seat)
        if last is None:
            return "no"
        if self.sealed(seat) is not None:
            return "free"
        if self._nobody_moved(seat, last):
            return "free"
        return "no" if self.plan.tournament else "ask"

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
