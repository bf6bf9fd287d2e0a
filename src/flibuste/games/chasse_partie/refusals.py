"""Why a choice is refused: one stable code each, the words are in text/."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.errors import Refusal

NOT_NOW: Final = Refusal("not_now", "this cannot be chosen now", "CP-ACT-04")
NOT_IN_HAND: Final = Refusal("not_in_hand", "the card is not in this hand", "CP-TURN-02")
NOT_IN_THAT_HAND: Final = Refusal("not_in_that_hand", "the card is not in the hand seen", "CP-CARD-05a")
ONE_BRISKAR: Final = Refusal("one_briskar_per_turn", "no further Briskar may be placed this turn", "CP-TURN-03")
TOO_MANY_ACTIONS: Final = Refusal("too_many_actions", "58 action cards a turn are enough", "CP-TURN-13")
END_OF_TURN_ONLY: Final = Refusal("end_of_turn_only", "it is played at the end of a turn", "CP-CARD-07d")
NO_LEGAL_TARGET: Final = Refusal("no_legal_target", "the card has nothing to aim at", "CP-ACT-03")
NEEDS_ANOTHER_CARD: Final = Refusal("needs_another_card", "another card must remain in hand", "CP-CARD-19b")
NO_BRISKAR_DISCARDED: Final = Refusal("no_briskar_discarded", "no Briskar lies in the discard", "CP-CARD-22b")
NO_SUCH_PLAYER: Final = Refusal("no_such_player", "nobody sits there", "CP-ACT-07")
NOT_AN_OPPONENT: Final = Refusal("not_an_opponent", "the card needs an opponent", "CP-ACT-07")
EMPTY_HAND: Final = Refusal("empty_hand", "that hand is empty", "CP-CARD-05c")
TARGET_TRAPPED: Final = Refusal("target_trapped", "trapped: this player cannot be aimed at", "CP-CARD-16a")
NOTHING_THERE: Final = Refusal("nothing_there", "neither Briskar nor permanent lies there", "CP-CARD-08d")
NOT_IN_A_CREW: Final = Refusal("not_in_a_crew", "this Briskar is in no crew", "CP-ACT-08")
CAPTAIN_PROTECTED: Final = Refusal("captain_protected", "this Captain is out of reach", "CP-CARD-21a")
NOT_A_CAPTAIN: Final = Refusal("not_a_captain", "this Briskar is no Captain", "CP-CARD-21a")
SAME_CREW: Final = Refusal("same_crew", "the Briskar must go to another crew", "CP-CARD-03a")
NOT_SO_MANY: Final = Refusal("not_so_many", "at least 1 card and at most the hand", "CP-CARD-14b")
NEEDS_POURPARLERS: Final = Refusal("needs_pourparlers", "a counter takes a Pourparlers", "CP-CTR-01")
NEEDS_GALANTERIE: Final = Refusal("needs_galanterie", "an extra turn takes a Galanterie", "CP-CARD-07a")
