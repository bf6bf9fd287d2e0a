"""Chapters 14 and 17: rounds: the turns in their order, extra turns between them, the end, the loot, and victory."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.chasse_partie import decisions as d
from flibuste.games.chasse_partie.counters import STANDS, Counter, first_to_answer
from flibuste.games.chasse_partie.counting import count_crew, may_win, most_famous
from flibuste.games.chasse_partie.crews import is_full
from flibuste.games.chasse_partie.dealing import deal_round
from flibuste.games.chasse_partie.hands import show_card
from flibuste.games.chasse_partie.permanents import apply_permanents
from flibuste.games.chasse_partie.piles import discard, discard_hand, discard_zone
from flibuste.games.chasse_partie.places import WON
from flibuste.games.chasse_partie.refusals import NEEDS_GALANTERIE, NOT_NOW
from flibuste.games.chasse_partie.table import Rule, Table
from flibuste.games.chasse_partie.turns import ROUND_ENDS, Turn
from flibuste.games.chasse_partie.verbs import GALLANT, PASS
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import NO_SEAT

TURN: Final[i64] = 0
TURN_OVER: Final[i64] = 1
ANSWERED: Final[i64] = 2
COUNTERED: Final[i64] = 3

TURNS_PER_PLAYER: Final[i64] = 40
MOST_UNWON: Final[i64] = 3
TARGETS: Final[vec[i64]] = vec[i64]([0, 0, 18, 15, 13, 13])
REPLIES: Final[vec[i64]] = vec[i64]([int(PASS), int(GALLANT)])


@final
class Round(Rule):
    """The rounds of a game: whose turn it is; at each end of turn anybody may slip one in with a Galanterie.

    ``regular`` is the player of the last regular turn, ``last`` that of the last turn, ``card`` a Galanterie shown.

    Rule: CP-SETUP-05, CP-CARD-07a to CP-CARD-07c, CP-CARD-07e to CP-CARD-07k, CP-INT-02, CP-INT-16, CP-INT-19 to
    CP-INT-21, CP-INT-69.
    """

    def __init__(
        self, regular: Seat, last: Seat = NO_SEAT, gallant: Seat = NO_SEAT, card: i64 = -1, at: i64 = TURN
    ) -> None:
        self.regular: Seat = regular
        self.last: Seat = last
        self.gallant: Seat = gallant
        self.card: i64 = card
        self.at: i64 = at

    def resume(self, s: Table, chance: Chance) -> None:
        if self.at == TURN:
            self.give_turn(s, self.regular)
        elif self.at == TURN_OVER:
            self.after_turn(s, chance)
        elif self.at == ANSWERED:
            self.answered(s)
        else:
            self.after_counters(s)

    def give_turn(self, s: Table, seat: Seat) -> None:
        s.turns += 1
        self.last = seat
        self.at = TURN_OVER
        s.call(Turn(seat))

    def after_turn(self, s: Table, chance: Chance) -> None:
        """Count the crews after a turn that filled one, or after the last turn a round may have.

        Rule: CP-TURN-09, CP-TURN-10, CP-CARD-07i, CP-END-12.
        """
        if s.returned == ROUND_ENDS or s.turns >= TURNS_PER_PLAYER * s.seats:
            self.end_round(s, chance)
        else:
            self.open_window(s)

    def open_window(self, s: Table) -> None:
        """Ask everybody who holds a card, the player of the turn included, whether to play a Galanterie.

        Rule: CP-CARD-07c, CP-CARD-07e, CP-CARD-07f, CP-CARD-07h, CP-CARD-07j, CP-TRAP-07.
        """
        group = s.with_cards()
        if group == 0:
            self.next_regular(s)
            return
        self.at = ANSWERED
        s.ask(group)

    def answered(self, s: Table) -> None:
        """Let the first who answers, in order of turns, play the card; it may be countered like any action.

        Rule: CP-CARD-07e, CP-CARD-07k, CP-INT-69.
        """
        self.gallant = first_to_answer(s, self.last, GALLANT)
        if self.gallant < 0:
            self.next_regular(s)
            return
        self.card = s.answer_in_hand(self.gallant, s.content.gallant)
        show_card(s, self.gallant, self.card)
        if s.log is not None:
            s.log.tell("plays", public("seat", self.gallant), public("card", self.card))
        self.at = COUNTERED
        s.call(Counter(self.gallant, self.card))

    def after_counters(self, s: Table) -> None:
        """Give the extra turn; a countered Galanterie is lost and the window is asked anew.

        Rule: CP-CARD-07a, CP-CARD-07h, CP-INT-02.
        """
        seat = self.gallant
        stands = s.returned == STANDS
        discard(s, self.card)
        self.gallant = NO_SEAT
        self.card = -1
        if not stands:
            self.open_window(s)
            return
        if s.log is not None:
            s.log.tell("gallant", public("seat", seat))
        self.give_turn(s, seat)

    def next_regular(self, s: Table) -> None:
        """Go on where the game was interrupted.

        Rule: CP-CARD-07g, CP-SETUP-05.
        """
        self.regular = s.right_of(self.regular)
        self.give_turn(s, self.regular)

    def end_round(self, s: Table, chance: Chance) -> None:
        """Award the loot, clear the table, and deal again unless the game is over.

        Rule: CP-END-05 to CP-END-08, CP-END-11, CP-END-13, CP-ROT-13, CP-WIN-01, CP-WIN-03, CP-INT-21.
        """
        tell_end(s, self.last)
        award_loot(s, most_famous(s, self.last))
        if has_winner(s) or s.unwon >= MOST_UNWON:
            end_match(s)
            return
        clear_table(s, self.last)
        s.starter = s.right_of(self.last)
        if not deal_round(s, chance):
            end_match(s)
            return
        self.regular = s.starter
        self.last = NO_SEAT
        self.at = TURN

    # the question

    def asks(self) -> Decision:
        return d.GALLANT

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        return REPLIES

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        if action == PASS:
            return None
        if action != GALLANT:
            return NOT_NOW
        return None if s.actions[seat] & s.content.gallant != 0 else NEEDS_GALANTERIE

    def random_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        if s.actions[seat] & s.content.gallant == 0 or rng.draw(2) == 0:
            return PASS
        return GALLANT

    def is_sound(self, s: Table) -> bool:
        return s.is_seat(self.regular) and (self.last == -1 or s.is_seat(self.last)) and self.gallant < s.seats

    def clone(self) -> Round:
        return Round(self.regular, self.last, self.gallant, self.card, self.at)


def tell_end(s: Table, ender: Seat) -> None:
    """Say that the round is over and what each crew is worth, with the reasons."""
    if s.log is None:
        return
    s.log.tell("round-ends" if is_full(s) else "round-too-long", public("seat", ender))
    player = ender
    for number in range(s.seats):
        zone = s.zone_of(player)
        if may_win(s, zone):
            count = count_crew(s, zone, True)
            s.log.tell(
                "outright" if count.outright else "worth",
                public("seat", player),
                public("cards", [int(card) for card in count.briskars]),
                public("parts", [[amount, reason, rule] for amount, reason, rule in count.worth.parts or []]),
                public("total", int(count.worth.total)),
            )
        player = s.right_of(player)


def award_loot(s: Table, winner: Seat) -> None:
    """Give the loot card to the winner, who keeps it; loot that nobody wins is discarded.

    Rule: CP-END-05, CP-END-10, CP-END-13, CP-PILE-08, CP-ROT-09, CP-WIN-04, CP-WIN-05.
    """
    if winner < 0:
        s.unwon += 1
        discard(s, s.loot)
        if s.log is not None:
            s.log.tell("round-none", public("card", s.loot))
        s.loot = -1
        return
    gold = s.content.gold[s.loot]
    s.unwon = 0
    s.gold[winner] += gold
    s.put(s.loot, WON + winner)
    if s.log is not None:
        s.log.tell("round-won", public("seat", winner), public("card", s.loot), public("gold", gold))
    s.loot = -1


def has_winner(s: Table) -> bool:
    """Say whether somebody has won loot worth the required gold, or more.

    Rule: CP-WIN-01 to CP-WIN-03.
    """
    return any(s.gold[seat] >= TARGETS[s.seats] for seat in s.every_seat())


def end_match(s: Table) -> None:
    """End the game: the most gold wins, shared if equal.

    Rule: CP-WIN-03, CP-END-11, CP-END-13.
    """
    s.end_game()
    for seat in s.every_seat():
        if s.log is not None and s.rank(seat) == 1:
            s.log.tell("game-won", public("seat", seat), public("gold", s.gold[seat]))


def clear_table(s: Table, ender: Seat) -> None:
    """Let everybody discard hand, crew and permanents, in order of turns from the one who ended the round.

    Rule: CP-END-06, CP-PILE-09, CP-ROT-12, CP-OLD-16, CP-CARD-20d.
    """
    player = ender
    for number in range(s.seats):
        discard_hand(s, player)
        discard_zone(s, s.zone_of(player))
        player = s.right_of(player)
    apply_permanents(s)
