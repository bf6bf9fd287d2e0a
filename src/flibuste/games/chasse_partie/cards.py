"""The words of the card data as numbers: kinds of action cards, moments, choices, conditions and effects.

Each tuple is a closed set; the position of a word is its number. What a card says with them is data/cards.toml.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final = (
    "discard-by-crew-value",
    "botte-secrete",
    "move-briskar",
    "two-briskars-or-all-draw",
    "espion",
    "discard-one-briskar",
    "galanterie",
    "invasion",
    "play-right-neighbour-crew",
    "kraken",
    "heure-des-comptes",
    "mascotte",
    "swap-hands",
    "par-dessus-bord",
    "pourparlers",
    "pris-au-piege",
    "rancon",
    "rhum",
    "sauve-qui-peut",
    "sous-surveillance",
    "vieux-roublard",
    "vol-a-la-tire",
)
NO_KIND: Final[i64] = -1  # a Briskar

FACTIONS: Final = ("mercenaries", "sundars", "quinto-real", "exiles")
ROLES: Final = ("captain", "quartermaster", "marabout", "carpenter", "cook", "gunner", "fighter", "sharpshooter")

WINDOWS: Final = ("own_turn", "end_of_turn", "counter")
OWN_TURN: Final[i64] = 0
END_OF_TURN: Final[i64] = 1
IN_REPLY: Final[i64] = 2

CHOICES: Final = (
    "none",
    "value",
    "briskar",
    "briskar_and_crew",
    "captain",
    "mode",
    "opponent",
    "opponent_with_card",
    "opponent_and_number",
    "player",
    "player_with_crew",
    "crew",
)
NO_CHOICE: Final[i64] = 0
CHOOSE_VALUE: Final[i64] = 1
CHOOSE_BRISKAR: Final[i64] = 2
CHOOSE_MOVE: Final[i64] = 3
CHOOSE_CAPTAIN: Final[i64] = 4
CHOOSE_MODE: Final[i64] = 5
CHOOSE_OPPONENT: Final[i64] = 6
CHOOSE_HAND: Final[i64] = 7
CHOOSE_NUMBER: Final[i64] = 8
CHOOSE_PLAYER: Final[i64] = 9
CHOOSE_CREW_OF: Final[i64] = 10
CHOOSE_CREW: Final[i64] = 11

NEEDS: Final = ("nothing", "another_card", "discarded_briskar")
ANOTHER_CARD: Final[i64] = 1
DISCARDED_BRISKAR: Final[i64] = 2

WHO: Final = ("nobody", "actor", "chosen", "everyone")
ACTOR: Final[i64] = 1
CHOSEN: Final[i64] = 2
EVERYONE_DRAWS: Final[i64] = 3

MODES: Final = ("place", "draw")
ANY_MODE: Final[i64] = -1

EFFECTS: Final = (
    "discard_by_value",
    "draw",
    "move_briskar",
    "allow_briskars",
    "spy",
    "discard_briskar",
    "extra_turn",
    "discard_crew",
    "end_turn",
    "shift_crews",
    "discard_by_gold",
    "swap_loot",
    "swap_hands",
    "sacrifice",
    "discard_permanents",
    "shield",
    "take_random",
    "lower_gold",
    "renew_hand",
    "limit_hand",
    "protect_captain",
    "recover_briskar",
)
DISCARD_BY_VALUE: Final[i64] = 0
DRAW: Final[i64] = 1
MOVE_BRISKAR: Final[i64] = 2
ALLOW_BRISKARS: Final[i64] = 3
SPY: Final[i64] = 4
DISCARD_BRISKAR: Final[i64] = 5
EXTRA_TURN: Final[i64] = 6
DISCARD_CREW: Final[i64] = 7
END_TURN: Final[i64] = 8
SHIFT_CREWS: Final[i64] = 9
DISCARD_BY_GOLD: Final[i64] = 10
SWAP_LOOT: Final[i64] = 11
SWAP_HANDS: Final[i64] = 12
SACRIFICE: Final[i64] = 13
DISCARD_PERMANENTS: Final[i64] = 14
SHIELD: Final[i64] = 15
TAKE_RANDOM: Final[i64] = 16
LOWER_GOLD: Final[i64] = 17
RENEW_HAND: Final[i64] = 18
LIMIT_HAND: Final[i64] = 19
PROTECT_CAPTAIN: Final[i64] = 20
RECOVER_BRISKAR: Final[i64] = 21

COUNTED: Final = ("draw", "allow_briskars", "lower_gold", "limit_hand")  # effects that carry a number
LASTING: Final = ("shift_crews", "shield", "lower_gold", "limit_hand", "protect_captain")  # effects of permanents
