"""Chapter 2: setup: the deal and the loot card of a round."""

from __future__ import annotations

from flibuste.games.chasse_partie.counting import AUTO_WIN, LEAST_TIE
from flibuste.games.chasse_partie.piles import draw, search
from flibuste.games.chasse_partie.places import HAND_SIZE, LOOT, PILE
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.chance import Chance
from flibuste.kernel.events import public
from flibuste.kernel.game import Settings
from flibuste.kernel.ids import Seat


def choose_settings(s: Table, settings: Settings) -> None:
    """Note the table's settings.

    Rule: CP-END-03, CP-SCORE-02, CP-SCORE-03, CP-SCORE-11.
    """
    s.full_only = settings["eligible_crews"] == "full_only"
    s.auto_win = AUTO_WIN.index(str(settings["auto_win"]))
    s.mercenaries_break = bool(settings["mercenaries_break_auto_win"])
    s.least_tie = LEAST_TIE.index(str(settings["least_tie"]))


def shuffle_all(s: Table, chance: Chance) -> None:
    """Shuffle all 110 cards into the draw pile.

    Rule: CP-SETUP-01, CP-SETUP-06.
    """
    s.lay_out()
    chance.shuffle(s.pile, "pile")
    if s.known is not None:
        s.known.gather(PILE)


def first_player(s: Table, chance: Chance) -> Seat:
    """Draw who begins: a program cannot know who has been aboard a boat last.

    Rule: CP-SETUP-04.
    """
    return Seat(chance.below(s.seats, "first_player"))


def deal_round(s: Table, chance: Chance) -> bool:
    """Deal 5 cards to each player, then turn up the loot; say whether a Briskar was found for it.

    The pile is not shuffled between rounds unless it runs out.

    Rule: CP-SETUP-01 to CP-SETUP-03, CP-END-07, CP-END-11.
    """
    s.round += 1
    s.turns = 0
    if s.log is not None:
        s.log.tell("round", public("n", s.round), public("seat", s.starter))
    seat = s.starter
    for number in range(s.seats):
        draw(s, seat, HAND_SIZE, chance, "dealt")
        seat = s.right_of(seat)
    card = search(s, chance)
    if card < 0:
        return False
    s.loot = card
    s.put(card, LOOT)
    if s.log is not None:
        needed, gold = s.content.crew[card], s.content.gold[card]
        s.log.tell("loot-shown", public("card", card), public("n", needed), public("gold", gold))
    return True
