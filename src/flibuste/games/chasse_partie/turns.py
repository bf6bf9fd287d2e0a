"""Chapter 3: a turn: draw, play cards, keep to the hand limit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from flibuste.games.chasse_partie import decisions as d
from flibuste.games.chasse_partie.actions import Action, numbers
from flibuste.games.chasse_partie.cards import NO_KIND, OWN_TURN
from flibuste.games.chasse_partie.crews import is_full, place_briskar
from flibuste.games.chasse_partie.effects import TURN_ENDS, TURN_GOES_ON
from flibuste.games.chasse_partie.hands import Discard, over_limit, show_card
from flibuste.games.chasse_partie.piles import draw
from flibuste.games.chasse_partie.refusals import (
    END_OF_TURN_ONLY,
    NO_SUCH_PLAYER,
    NOT_IN_HAND,
    NOT_NOW,
    ONE_BRISKAR,
    TOO_MANY_ACTIONS,
)
from flibuste.games.chasse_partie.table import Rule, Table
from flibuste.games.chasse_partie.targets import why_not_ready
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS, CREW, END, PLAY, PLAYER
from flibuste.kernel.bits import has
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat

BEGINS: Final[i64] = 0
CHOSEN: Final[i64] = 1
CREW_CHOSEN: Final[i64] = 2
ACTED: Final[i64] = 3
LIMITED: Final[i64] = 4

ROUND_GOES_ON: Final[i64] = 0
ROUND_ENDS: Final[i64] = 1

MOST_ACTIONS: Final[i64] = CARDS - BRISKARS


@final
@mypyc_attr(free_list_len=1)
class Turn(Rule):
    """One complete turn of a player; it returns whether it has ended the round.

    ``card`` is a Briskar already shown whose crew is still to be chosen.

    Rule: CP-TURN-01 to CP-TURN-06, CP-TURN-09, CP-TURN-10, CP-ACT-06, CP-CARD-07b, CP-CARD-08e.
    """

    def __init__(self, player: Seat, card: i64 = -1, at: i64 = BEGINS) -> None:
        self.player: Seat = player
        self.card: i64 = card
        self.at: i64 = at

    def resume(self, s: Table, chance: Chance) -> None:
        if self.at == BEGINS:
            self.begin(s, chance)
        elif self.at == CHOSEN:
            self.chosen(s, s.answers[self.player])
        elif self.at == CREW_CHOSEN:
            self.place(s, s.answers[self.player] - CREW)
        elif self.at == ACTED:
            self.go_on(s)
        else:
            s.finish(ROUND_GOES_ON)

    def begin(self, s: Table, chance: Chance) -> None:
        """Start with one Briskar allowed, and draw a card: this is compulsory.

        Rule: CP-TURN-01, CP-TURN-03, CP-INT-17.
        """
        s.player = self.player
        s.placed = 0
        s.allowed = 1
        s.played = 0
        if s.log is not None:
            s.log.tell("turn", public("seat", self.player))
        draw(s, self.player, 1, chance)
        self.choose(s)

    def choose(self, s: Table) -> None:
        self.at = CHOSEN
        s.ask_one(self.player)

    def chosen(self, s: Table, action: i64) -> None:
        """End the turn, show a Briskar, or play an action card; in any order, as many actions as wanted.

        Rule: CP-TURN-02, CP-TURN-04, CP-TURN-05, CP-TURN-09.
        """
        if action == END:
            self.keep_limit(s)
        elif action < BRISKARS:
            show_card(s, self.player, action)  # shown at once: a step holds no secret
            if s.log is not None:
                s.log.tell("readies", public("seat", self.player), public("card", action))
            self.card = action
            self.at = CREW_CHOSEN
            s.ask_one(self.player)
        else:
            s.played += 1
            self.at = ACTED
            s.call(Action(self.player, action))

    def place(self, s: Table, zone: i64) -> None:
        """Add the Briskar shown to a crew; a full crew stops everything, a second Briskar included.

        Rule: CP-TURN-06, CP-CREW-02, CP-CARD-04e, CP-INT-63.
        """
        place_briskar(s, self.player, self.card, zone)
        self.card = -1
        s.placed += 1
        s.returned = TURN_GOES_ON
        self.go_on(s)

    def go_on(self, s: Table) -> None:
        """After each Briskar and each action: stop at a full crew, end the turn if the card says so, else go on.

        Rule: CP-TURN-10, CP-ACT-06, CP-END-02, CP-CTR-12, CP-CARD-08e, CP-CARD-11d, CP-INT-28, CP-INT-29, CP-INT-57.
        """
        if is_full(s):
            s.finish(ROUND_ENDS)
        elif s.returned == TURN_ENDS:
            self.keep_limit(s)
        else:
            self.choose(s)

    def keep_limit(self, s: Table) -> None:
        """Discard down to the limit at the end of the own turn.

        Rule: CP-HAND-01, CP-TURN-09, CP-INT-18, CP-INT-36, CP-INT-37, CP-INT-65.
        """
        over = over_limit(s, self.player)
        if over <= 0:
            s.finish(ROUND_GOES_ON)
            return
        self.at = LIMITED
        s.call(Discard(self.player, over))

    # the questions

    def asks(self) -> Decision:
        return d.TURN if self.at == CHOSEN else d.CHOOSE_CREW

    def candidates(self, s: Table, seat: Seat) -> vec[i64]:
        if self.at == CREW_CHOSEN:
            return numbers(CREW, CREW + s.seats)
        return append(s.in_hand(seat, PLAY), END)

    def why_not(self, s: Table, seat: Seat, action: i64) -> Refusal | None:
        if self.at == CREW_CHOSEN:
            if action < CREW or action >= PLAYER:
                return NOT_NOW
            return None if action < CREW + s.seats else NO_SUCH_PLAYER
        if action == END:
            return None
        if action < PLAY or action >= CREW:
            return NOT_NOW
        if not s.holds(seat, action):
            return NOT_IN_HAND
        return why_not_play(s, seat, action)

    def random_option(self, s: Table, seat: Seat, rng: Chance) -> i64:
        """Draw among hand and end until a legal one comes: the end always is."""
        if self.at == CREW_CHOSEN:
            return CREW + rng.draw(s.seats)
        while True:
            n = rng.draw(s.sizes[seat] + 1)
            if n == s.sizes[seat]:
                return END
            card = s.nth_in_hand(seat, n)
            if why_not_play(s, seat, card) is None:
                return card

    def is_sound(self, s: Table) -> bool:
        return s.is_seat(self.player) and self.player == s.player

    def clone(self) -> Turn:
        return Turn(self.player, self.card, self.at)


def why_not_play(s: Table, player: Seat, card: i64) -> Refusal | None:
    """Say why a card of the hand cannot be played now.

    Rule: CP-TURN-03, CP-TURN-13, CP-ACT-03, CP-ACT-04, CP-CARD-05e, CP-CARD-07d, CP-INT-53.
    """
    kind = s.content.kind[card]
    if kind == NO_KIND:
        return None if s.placed < s.allowed else ONE_BRISKAR
    if s.played >= MOST_ACTIONS:
        return TOO_MANY_ACTIONS
    if not has(s.content.windows[kind], OWN_TURN):
        return END_OF_TURN_ONLY
    return why_not_ready(s, player, kind)
