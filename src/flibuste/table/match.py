"""One match: what people do at a table.

Each method checks a request, does it and returns the entry to be written. If the write fails (another server process
was quicker) the match is thrown away and folded again from the journal.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Mapping

from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance
from flibuste.kernel.session import start
from flibuste.table import entries as e
from flibuste.table.absence import is_late, is_open
from flibuste.table.fair import Fair, commitment
from flibuste.table.folding import Folded
from flibuste.table.plan import TableError
from flibuste.table.seats import Request, Seat
from flibuste.table.typed import DiceWanted, Typed
from flibuste.table.veil import forced


class Match(Folded):
    """A table and everything its people may do."""

    def sit(self, seat: int, sealed: str, now: int) -> e.AnyEntry:
        """Take an empty seat."""
        self._before_start()
        if self._seat(seat).kind != "empty":
            raise TableError("seat_taken", f"seat {seat} is taken")
        return self._done(e.Sat(at=now, seat=seat, sealed=sealed))

    def seat_bot(self, seat: int, level: str, now: int) -> e.AnyEntry:
        """Put a bot on an empty seat, or another level on a bot's."""
        self._before_start()
        if self._seat(seat).kind == "person":
            raise TableError("seat_taken", f"somebody sits on seat {seat}")
        return self._done(e.Bot(at=now, seat=seat, level=level))

    def stand_up(self, seat: int, now: int) -> e.AnyEntry:
        """Give a seat back before the start."""
        self._before_start()
        if self._seat(seat).kind == "empty":
            raise TableError("wrong_seat", f"nobody sits on seat {seat}")
        return self._done(e.Stood(at=now, seat=seat))

    def start(self, now: int, sealing: bool = False) -> e.AnyEntry:
        """Fix the seats; the deal follows when the pinches are open. Who sits already is asked for a seal first."""
        self._before_start()
        if any(seat.kind == "empty" for seat in self.seats):
            raise TableError("seats_empty", "somebody is still missing")
        return self._done(e.Started(at=now, sealing=sealing and bool(self.people())))

    def seal_nonce(self, seat: int, sealed: str, now: int) -> list[e.AnyEntry]:
        """Seal the pinch of a seat that is asked for one; the last seal lets all be opened."""
        if self.sealing is None or self._number(seat) not in self.sealing:
            raise TableError("not_now", "no pinch of chance can be sealed now")
        made = [self._done(e.Sealed(at=now, seat=seat, sealed=sealed))]
        return made if self.sealing else [*made, self.close_seals(now)]

    def close_seals(self, now: int) -> e.AnyEntry:
        """Wait for no further seal."""
        if self.sealing is None:
            raise TableError("not_now", "no seals are waited for")
        return self._done(e.SealsIn(at=now))

    def open_nonce(self, seat: int, nonce: str, now: int) -> e.AnyEntry:
        """Open the pinch of a seat, between the start and the deal; a sealed one must fit its seal."""
        if self.status != "dealing" or self.sealing is not None or self.plan.deal or self._seat(seat).nonce:
            raise TableError("not_now", "no pinch of chance can be added now")
        sealed = self.seats[seat].sealed
        if sealed and commitment(nonce) != sealed:
            raise TableError("seal_broken", "this does not fit the seal given before")
        if not sealed and len(self.people()) > 1:
            raise TableError("not_sealed", "with several people a pinch must be sealed when sitting down")
        return self._done(e.Opened(at=now, seat=seat, nonce=nonce))

    def deal(self, now: int) -> e.AnyEntry:
        """Set the game up with fair chance."""
        if self.status != "dealing" or self.sealing is not None:
            raise TableError("not_now", "there is nothing to deal")
        session = start(self.game, self.plan.seats, self.plan.settings, Fair(self.chance_root()))
        entry = e.Dealt(at=now, outcomes=session.record.setup, edition=self.game.edition())
        self._dealt(session, entry)
        return self._counted(entry)

    def answer(self, seat: int, action: int, now: int, by: e.By = "person") -> e.AnyEntry:
        """Answer the open decision."""
        self._check_turn(seat)
        if self.plan.dice == "dealt":
            return self._answer_with(seat, action, Fair(self.root, self.counts), now, by)
        try:
            return self._answer_with(seat, action, Typed(self.root, self.counts, []), now, by)
        except DiceWanted:
            return self._done(e.Rolling(at=now, seat=seat, action=action, by=by))

    def _answer_with(self, seat: int, action: int, chance: Chance, now: int, by: e.By) -> e.AnyEntry:
        outcomes = self._answer(seat, action, chance)
        entry = e.Answered(at=now, seat=seat, action=action, outcomes=outcomes, by=by)
        self._answered(entry)
        return self._counted(entry)

    def roll(self, seat: int, faces: list[int], now: int) -> list[e.AnyEntry]:
        """Type in what dice on the table show; with the last of them the answer that waited is done."""
        self._check_playing()
        pending, dice = self.rolls.pending, self.dice_wanted()
        if pending is None or dice is None:
            raise TableError("nothing_to_roll", "no dice are waited for")
        if self._number(seat) not in self.rollers():
            raise TableError("not_your_roll", f"seat {seat} does not roll now")
        if not 1 <= len(faces) <= dice.dice or not all(1 <= face <= dice.sides for face in faces):
            raise TableError("bad_dice", f"up to {dice.dice} dice are wanted, each from 1 to {dice.sides}")
        made = [self._done(e.Rolled(at=now, seat=seat, faces=faces))]
        chance = Typed(self.root, self.counts, pending.faces())
        try:
            return [*made, self._answer_with(pending.seat, pending.action, chance, now, pending.by)]
        except DiceWanted:
            return made

    def answer_forced(self, now: int, by_hand: Collection[int] = ()) -> list[e.AnyEntry]:
        """Give the answers that are due because there is no other, but not those of seats that answer by hand."""
        made: list[e.AnyEntry] = []
        while found := forced(self, now, by_hand):
            made += [self.answer(seat, action, now, "forced") for seat, action in found.items()]
        return made

    def answered_for(self, seat: int, action: int, seq: int) -> int | None:
        """Return where the table has given just this answer for a seat that looked at sequence ``seq``."""
        if self.session is None or not self.given or self.given[-1].seq <= seq:
            return None
        after = bisect_right(self.given, seq, key=lambda given: given.seq)
        answers = self.session.record.answers
        first = next((n for n in range(after, len(answers)) if answers[n][0] == seat), None)
        if first is None or self.given[first].by != "forced" or answers[first][1] != action:
            return None
        return self.given[first].seq

    def retract(self, seat: int, now: int) -> e.AnyEntry:
        """Take a sealed answer back."""
        self._check_playing()
        self._check_no_dice()
        if self.sealed(self._number(seat)) is None:
            raise TableError("nothing_sealed", "there is no sealed answer to take back")
        return self._done(e.Retracted(at=now, seat=seat))

    def undo(self, seat: int, now: int, beside: Collection[int] = ()) -> e.AnyEntry:
        """Take the last answer back where that is safe, or ask everybody but who sits at the same device."""
        self._check_playing()
        offer = self.undo_offer(self._number(seat))
        if offer == "no":
            raise TableError("nothing_to_undo", f"seat {seat} has nothing to take back")
        if self.sealed(seat) is not None:
            return self.retract(seat, now)
        others = [other for other in self.people() if other != seat and other not in beside]
        if offer == "ask" and others:
            return self._done(e.UndoAsked(at=now, seat=seat, agreed=sorted({*beside} - {seat})))
        return self._undo(seat, now)

    def answer_undo(self, seat: int, agree: bool, now: int) -> list[e.AnyEntry]:
        """Agree to an undo or refuse it; when the last has agreed it is done."""
        request = self.undo_request
        if request is None or seat not in request.missing(self.people()):
            raise TableError("nothing_asked", "nobody asks this seat for an undo")
        made: list[e.AnyEntry] = [self._done(e.UndoAnswered(at=now, seat=seat, agree=agree, wisher=request.seat))]
        if agree and not request.missing(self.people()):
            made.append(self._undo(request.seat, now))
        return made

    def _undo(self, seat: int, now: int) -> e.AnyEntry:
        stand = self.last_answer(seat)
        if stand is None:
            raise TableError("nothing_to_undo", f"seat {seat} has nothing to take back")
        return self._done(e.Undone(at=now, seat=seat, stand=stand, notation=self.last_notation(seat)))

    def stand_by(self, seat: int, rules: list[e.Rule], now: int) -> e.AnyEntry:
        """Give standing answers in the place of the former ones, to decisions that the game has."""
        self.check_rules(seat, rules)
        return self._done(e.Stands(at=now, seat=seat, rules=rules))

    def check_rules(self, seat: int, rules: list[e.Rule]) -> None:
        """Refuse standing answers to what the game never asks."""
        self._number(seat)
        for rule in rules:
            if rule.decision not in self.game.decisions:
                raise TableError("no_such_decision", f"{self.game.name} never asks {rule.decision!r}")

    def pause(self, seat: int, now: int, away: bool = False) -> e.AnyEntry:
        """Let the game rest: because somebody is away, or as often as a seat may ask for it."""
        self._check_playing()
        if not away and not self.pauses[self._number(seat)]:
            raise TableError("no_pause_left", f"seat {seat} has let the game rest often enough")
        return self._done(e.Paused(at=now, seat=self._number(seat), away=away))

    def resume(self, seat: int, now: int) -> e.AnyEntry:
        """Go on after a pause."""
        if self.paused is None:
            raise TableError("not_paused", "the game is not paused")
        return self._done(e.Resumed(at=now, seat=self._number(seat)))

    # when somebody is away, or has had enough

    def relieve(self, seat: int, whom: int, now: int, away: Mapping[int, int]) -> list[e.AnyEntry]:
        """Let a bot play for somebody who is long away, or give the one answer that is late; a pause ends with it."""
        self._check_under_way()
        if self._seat(whom).kind != "person" or whom == seat:
            raise TableError("wrong_seat", f"nobody can be relieved on seat {whom}")
        long_away = is_open(self, seat, away, "relieve", now, whom)
        if not long_away and not is_late(self, whom, now):
            raise TableError("too_soon", f"seat {whom} still has time to come back")
        made = [self._done(e.Relieved(at=now, seat=whom, until="back" if long_away else "answer"))]
        return [*made, self.resume(seat, now)] if self.paused is not None else made

    def come_back(self, seat: int, now: int) -> list[e.AnyEntry]:
        """Take the seat back from the bot."""
        return [self._done(e.Returned(at=now, seat=seat))] if self.relieved.get(seat) == "back" else []

    def claim(self, seat: int, now: int, away: Mapping[int, int]) -> e.AnyEntry:
        """Claim the game against the only other player, who has been away for too long."""
        self._check_under_way()
        if not is_open(self, seat, away, "claim", now):
            raise TableError("too_soon", "nobody has been away for long enough")
        return self._done(e.Ended(at=now, how="claimed", seat=1 - seat))

    def resign(self, seat: int, level: str, now: int) -> e.AnyEntry:
        """Give up: of two the other has won; of more a bot plays on. With bots alone it ends, but in a tournament."""
        self._check_under_way()
        if self._seat(seat).kind != "person":
            raise TableError("wrong_seat", f"nobody sits on seat {seat}")
        if len(self.seats) == 2:
            return self._done(e.Ended(at=now, how="resigned", seat=seat))
        if self.people() == [seat] and not self.plan.tournament:
            return self._done(e.Ended(at=now, how="called_off"))
        return self._done(e.Resigned(at=now, seat=seat, level=level))

    def forfeit(self, seat: int, level: str, now: int) -> e.AnyEntry:
        """Let a seat whose time is up lose: of two the other has won, of more a bot plays on."""
        self._check_playing()
        if not is_late(self, self._number(seat), now):
            raise TableError("too_soon", f"seat {seat} still has time")
        if len(self.seats) == 2:
            return self._done(e.Ended(at=now, how="forfeited", seat=seat))
        return self.resign(seat, level, now)

    def rest(self, seat: int, until: int, now: int) -> list[e.AnyEntry]:
        """Let the clock of a seat stand still until a moment (one that is over: no longer), at a game over days."""
        self._check_under_way()
        if self.plan.clock.kind != "days":
            raise TableError("not_now", "only games over days know vacations")
        before = self.clocks.back_at[self._number(seat)]
        if before == until or max(before, until) <= now:
            return []
        return [self._done(e.Rested(at=now, seat=seat, until=until))]

    def call_off(self, seat: int, now: int, agreed: Collection[int] = ()) -> e.AnyEntry:
        """End the game without a result if all people agree, or ask them; ``agreed`` need not be asked."""
        self._check_under_way()
        if self.plan.counts_beyond():
            raise TableError("not_now", "a game of a tournament or a campaign is played")
        if self.call_off_request is not None:
            raise TableError("not_now", "calling the game off is asked already")
        request = Request(self._number(seat), {seat, *agreed})
        if not request.missing(self.people()):
            return self._done(e.Ended(at=now, how="called_off"))
        return self._done(e.CallOffAsked(at=now, seat=seat, agreed=sorted({*agreed} - {seat})))

    def answer_call_off(self, seat: int, agree: bool, now: int) -> list[e.AnyEntry]:
        """Agree to call the game off or play on; when the last has agreed it is over."""
        request = self.call_off_request
        if request is None or seat not in request.missing(self.people()):
            raise TableError("nothing_asked", "nobody asks this seat to call the game off")
        made: list[e.AnyEntry] = [self._done(e.CallOffAnswered(at=now, seat=seat, agree=agree))]
        if agree and not request.missing(self.people()):
            made.append(self._done(e.Ended(at=now, how="called_off")))
        return made

    def lapse(self, now: int) -> list[e.AnyEntry]:
        """End a table that nobody visits any more."""
        left = self.ended is None and (self.outdated or self.status != "over")
        return [self._done(e.Ended(at=now, how="lapsed"))] if left else []

    def close(self, now: int) -> list[e.AnyEntry]:
        """End a table because whoever runs the server closes it."""
        return [] if self.status == "over" else [self._done(e.Ended(at=now, how="closed"))]

    def credit(self, milliseconds: int, now: int) -> e.AnyEntry:
        """Give everybody back the time the server was away."""
        return self._done(e.Credited(at=now, milliseconds=milliseconds))

    def rematch(self, table: str, now: int) -> e.AnyEntry:
        """Note where the same people play on."""
        if self.status != "over" or self.next:
            raise TableError("not_now", "there is no rematch to be opened")
        return self._done(e.Rematch(at=now, table=table))

    # checks

    def _before_start(self) -> None:
        if self.started_at is not None:
            raise TableError("already_started", "the game has begun")

    def _number(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise TableError("no_such_seat", f"there is no seat {seat}")
        return seat

    def _seat(self, seat: int) -> Seat:
        return self.seats[self._number(seat)]

    def _check_under_way(self) -> None:
        if self.status == "over":
            raise TableError("game_over", "the game is over")
        if self.session is None:
            raise TableError("not_started", "the game has not begun")

    def _check_playing(self) -> None:
        self._check_under_way()
        if self.paused is not None:
            raise TableError("paused", "the game is paused")

    def _check_no_dice(self) -> None:
        if self.rolls.pending is not None:
            raise TableError("dice_first", "dice are waited for")

    def _check_turn(self, seat: int) -> None:
        self._check_playing()
        self._check_no_dice()
        self._number(seat)
        if not has(self.state.asked, seat):
            raise TableError("not_your_turn", f"seat {seat} is not asked")
        if not has(self.state.waiting, seat):
            raise TableError("already_answered", f"seat {seat} has answered")
