"""Chapters 7 and 9: playing an action card, from its announcement through the counters to its effects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie import cards as c
from flibuste.games.chasse_partie import decisions as d
from flibuste.games.chasse_partie.counters import STANDS, Counter
from flibuste.games.chasse_partie.effects import TURN_GOES_ON, Effects
from flibuste.games.chasse_partie.hands import show_card
from flibuste.games.chasse_partie.piles import discard
from flibuste.games.chasse_partie.refusals import NOT_NOW, NOT_SO_MANY
from flibuste.games.chasse_partie.table import Rule, Table
from flibuste.games.chasse_partie.targets import asks_number, asks_player, why_not_briskar, why_not_crew, why_not_player
from flibuste.games.chasse_partie.verbs import (
    BRISKAR,
    BRISKARS,
    CARDS,
    CREW,
    LOWEST_VALUE,
    MODE,
    NUMBER,
    PLAYER,
    TAKE,
    VALUE,
)
from flibuste.kernel.bits import bit, lowest, nth, size
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import TRIES

# what has just happened
CHOSEN: Final[i64] = 0
PLAYER_NAMED: Final[i64] = 1
NUMBER_NAMED: Final[i64] = 2
BRISKAR_NAMED: Final[i64] = 3
CREW_NAMED: Final[i64] = 4
VALUE_NAMED: Final[i64] = 5
MODE_NAMED: Final[i64] = 6
COUNTERED: Final[i64] = 7
HAPPENED: Final[i64] = 8

QUESTIONS: Final = {
    PLAYER_NAMED: d.CHOOSE_PLAYER,
    NUMBER_NAMED: d.CHOOSE_NUMBER,
    BRISKAR_NAMED: d.CHOOSE_BRISKAR,
    CREW_NAMED: d.CHOOSE_CREW,
    VALUE_NAMED: d.CHOOSE_VALUE,
    MODE_NAMED: d.CHOOSE_MODE,
}


@final
@mypyc_attr(free_list_len=1)
class Action(Rule):
    """Play an action card: announce it with its public choices, open it to counters, let it take effect.

    ``named`` is the player, the crew value or the mode chosen, ``number`` the cards to give up.

    Rule: CP-ACT-01, CP-ACT-05, CP-ACT-09, CP-CTR-11, CP-CTR-12, CP-TURN-07, CP-INT-01 to CP-INT-11, CP-INT-41.
    """

    def __init__(
        self,
        actor: Seat,
        card: i64,
        named: i64 = -1,
        number: i64 = 0,
        briskar: i64 = -1,
        zone: i64 = -1,
        at: i64 = CHOSEN,
    ) -> None:
        self.actor: Seat = actor
        self.card: i64 = card
        self.named: i64 = named
        self.number: i64 = number
        self.briskar: i64 = briskar
        self.zone: i64 = zone
        self.at: i64 = at

    def resume(self, s: Table, chance: Chance) -> None:
        if self.at == CHOSEN:
            self.announce(s)
        elif self.at == COUNTERED:
            self.after_counters(s)
        elif self.at == HAPPENED:
            s.finish(s.returned)
        else:
            self.choose(s, s.answers[self.actor])

    # the announcement

    def announce(self, s: Table) -> None:
        """Show the card and ask for its first choice."""
        show_card(s, self.actor, self.card)
        choice = self.choice(s)
        if choice == c.NO_CHOICE:
            self.open_to_counters(s)
            return
        if s.log is not None:
            s.log.tell("readies", public("seat", self.actor), public("card", self.card))
        self.ask(s, first_question(choice))

    def choice(self, s: Table) -> i64:
        return s.content.choice[s.content.kind[self.card]]

    def ask(self, s: Table, at: i64) -> None:
        self.at = at
        s.ask_one(self.actor)

    def choose(self, s: Table, answer: i64) -> None:
        """Note one choice; a Briskar to move needs a crew as well, a player to give up cards with a number."""
        if self.at == PLAYER_NAMED:
            self.named = answer - PLAYER
            if asks_number(self.choice(s)):
                self.ask(s, NUMBER_NAMED)
                return
        elif self.at == NUMBER_NAMED:
            self.number = answer - NUMBER
        elif self.at == BRISKAR_NAMED:
            self.briskar = answer - BRISKAR
            self.zone = s.zone_with(self.briskar)
            if self.choice(s) == c.CHOOSE_MOVE:
                self.ask(s, CREW_NAMED)
                return
        elif self.at == CREW_NAMED:
            self.zone = answer - CREW
        elif self.at == VALUE_NAMED:
            self.named = answer - VALUE + LOWEST_VALUE
        else:
            self.named = answer - MODE
        self.open_to_counters(s)

    def open_to_counters(self, s: Table) -> None:
        """Everything public has been said: now others may counter.

        Rule: CP-ACT-01, CP-CTR-15, CP-CARD-14e.
        """
        self.tell(s)
        self.at = COUNTERED
        s.call(Counter(self.actor, self.card))

    def tell(self, s: Table) -> None:
        """Say what was announced."""
        if s.log is None:
            return
        seat, card, choice = public("seat", self.actor), public("card", self.card), self.choice(s)
        if choice == c.NO_CHOICE:
            s.log.tell("plays", seat, card)
        elif self.aims_at(s, choice) == self.actor:
            s.log.tell("plays-own", seat, card)
        elif asks_number(choice):
            s.log.tell("plays-number", seat, card, public("other", self.named), public("n", self.number))
        elif asks_player(choice):
            s.log.tell("plays-on", seat, card, public("other", self.named))
        elif choice == c.CHOOSE_VALUE:
            s.log.tell("plays-value", seat, card, public("n", self.named))
        elif choice == c.CHOOSE_MODE:
            s.log.tell("plays-mode", seat, card, public("mode", self.named))
        elif choice == c.CHOOSE_CREW:
            s.log.tell("plays-crew", seat, card, public("other", s.player_of(self.zone)), public("zone", self.zone))
        elif choice == c.CHOOSE_MOVE:
            other = public("other", s.player_of(self.zone))
            s.log.tell("plays-move", seat, card, public("briskar", self.briskar), other, public("zone", self.zone))
        else:
            s.log.tell("plays-briskar", seat, card, public("briskar", self.briskar), public("zone", self.zone))

    def aims_at(self, s: Table, choice: i64) -> i64:
        """Return the player at whom, or at whose crew, the card is aimed as a whole, -1 for nobody."""
        if asks_player(choice):
            return self.named
        if choice == c.CHOOSE_CREW:
            return s.player_of(self.zone)
        return -1

    # after the counters

    def after_counters(self, s: Table) -> None:
        """Let the card take effect, or discard it unused.

        Rule: CP-CTR-05, CP-CTR-11, CP-ACT-09, CP-CARD-08f.
        """
        if s.returned != STANDS:
            discard(s, self.card)
            s.finish(TURN_GOES_ON)
            return
        self.at = HAPPENED
        s.call(Effects(self.actor, self.card, self.named, self.number, self.briskar, self.zone))

    # the questions

    def asks(self) -> Decision:
        return QUESTIONS[self.at]

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        if self.at == BRISKAR_NAMED:
            return briskars_in_crews(s)
        first, end = self.block(s, seat)
        return numbers(first, end)

    def block(self, s: Table, seat: Seat) -> tuple[i64, i64]:
        """Return the first candidate and the end of all, where they are numbers in a row."""
        if self.at == PLAYER_NAMED:
            return PLAYER, PLAYER + s.seats
        if self.at == NUMBER_NAMED:
            return NUMBER + 1, NUMBER + 1 + s.sizes[seat]
        if self.at == CREW_NAMED:
            return CREW, CREW + s.seats
        if self.at == VALUE_NAMED:
            return VALUE, MODE
        return MODE, NUMBER

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        choice = self.choice(s)
        if self.at == PLAYER_NAMED and PLAYER <= action < BRISKAR:
            return why_not_player(s, seat, choice, Seat(action - PLAYER))
        if self.at == NUMBER_NAMED and NUMBER <= action < TAKE:
            return None if NUMBER < action <= NUMBER + s.sizes[seat] else NOT_SO_MANY
        if self.at == BRISKAR_NAMED and BRISKAR <= action < VALUE:
            return why_not_briskar(s, seat, choice, action - BRISKAR)
        if self.at == CREW_NAMED and CREW <= action < PLAYER:
            return why_not_crew(s, seat, action - CREW, self.zone)
        if self.at == VALUE_NAMED and VALUE <= action < MODE:
            return None
        if self.at == MODE_NAMED and MODE <= action < NUMBER:
            return None
        return NOT_NOW

    def random_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        """Draw among the candidates without listing them, until the check lets one through."""
        if self.at == BRISKAR_NAMED:
            return self.random_briskar(s, seat, rng)
        first, end = self.block(s, seat)
        for tries in range(TRIES):
            action = first + rng.draw(end - first)
            if self.why_not(s, seat, action) is None:
                return action
        return self.listed_option(s, seat, rng)

    def random_briskar(self, s: Table, seat: Seat, rng: Chance) -> i64:
        """Draw a Briskar of a crew until one comes that may be chosen."""
        aboard = s.briskars_in_crews()
        many = size(aboard)
        for tries in range(TRIES):
            action = BRISKAR + nth(aboard, rng.draw(many))
            if self.why_not(s, seat, action) is None:
                return action
        return self.listed_option(s, seat, rng)

    def listed_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        """Draw among the legal actions: they are few."""
        legal = self.options(s, seat)
        return legal[rng.draw(len(legal))]

    def is_sound(self, s: Table) -> bool:
        if not s.is_seat(self.actor) or self.zone >= s.seats or not BRISKARS <= self.card < CARDS:
            return False
        choice = self.choice(s)
        if self.at in (CHOSEN, COUNTERED, HAPPENED):
            return self.at == CHOSEN or not asks_player(choice) or s.is_seat(self.named)
        return s.asked == bit(self.actor) and is_question(choice, self.at)

    def clone(self) -> Action:
        return Action(self.actor, self.card, self.named, self.number, self.briskar, self.zone, self.at)


def first_question(choice: i64) -> i64:
    """Return what is asked first when a card with this choice is announced."""
    if asks_player(choice):
        return PLAYER_NAMED
    if choice == c.CHOOSE_CREW:
        return CREW_NAMED
    if choice == c.CHOOSE_VALUE:
        return VALUE_NAMED
    if choice == c.CHOOSE_MODE:
        return MODE_NAMED
    return BRISKAR_NAMED


def is_question(choice: i64, at: i64) -> bool:
    """Say whether a card with this choice asks that at all: first, or after the player or the Briskar."""
    if at == NUMBER_NAMED:
        return asks_number(choice)
    return at == first_question(choice) or (at == CREW_NAMED and choice == c.CHOOSE_MOVE)


def numbers(first: i64, end: i64) -> vec[i64]:
    """Return the actions from first to before end."""
    actions = vec[i64](capacity=8)
    for action in range(first, end):
        actions = append(actions, action)
    return actions


def briskars_in_crews(s: Table) -> vec[i64]:
    """Return the choice of every Briskar that lies in a crew."""
    actions = vec[i64](capacity=16)
    rest = s.briskars_in_crews()
    while rest != 0:
        actions = append(actions, BRISKAR + lowest(rest))
        rest &= rest - 1
    return actions
