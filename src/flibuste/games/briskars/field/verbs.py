"""Every answer a player can give, as blocks of integers: the first number of each verb, and its argument.

A composite act is a chain of small answers: ``attack 2.1``, then ``with 0``; ``walk``, then ``at E5``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ids import Briskar

MOST_SEATS: Final[i64] = 6
BAND: Final[i64] = 8
BRISKARS: Final[i64] = 48
SLOTS: Final[i64] = 4
PIECES: Final[i64] = 2
MOST_DICE: Final[i64] = 20
MOST_POINTS: Final[i64] = 20
MOST_BOUGHT: Final[i64] = 6
BOOSTS: Final[i64] = 147  # a roll with so many bought points and dice is one answer, one without any the first
MOST_SPELLS: Final[i64] = 64
MOST_BANDS: Final[i64] = 32
MOST_PICKS: Final[i64] = 48
MOST_PROFILES: Final[i64] = 64
MOST_GOODS: Final[i64] = 96
MOST_ORDNANCE: Final[i64] = 8

# name, noun ("" = none), how many: the one table; the numbers below are made from it
BLOCKS: Final[list[tuple[str, str, int]]] = [
    # shared answers
    ("at", "square", int(SQUARES)),
    ("via", "square", int(SQUARES)),
    ("on", "briskar", int(BRISKARS)),
    ("with", "", int(SLOTS)),
    ("pick", "", int(MOST_PICKS)),
    ("face", "direction", 8),
    ("yes", "", 1),
    ("no", "", 1),
    ("free", "", 1),
    ("pay", "", 1),
    ("stop", "", 1),
    # rolls
    ("roll", "", 1),
    ("boost", "boost", int(BOOSTS) - 1),
    ("keep", "", 1),
    ("reroll", "", int(MOST_DICE)),
    ("follow_up", "", int(MOST_DICE)),
    ("charm", "", int(MOST_DICE)),
    ("left_hand", "", 1),
    ("rum", "", 1),
    ("hat", "", 1),
    # defences
    ("defend", "", 1),
    ("dodge", "", 1),
    ("counter", "", 1),
    ("stay", "", 1),
    ("leave", "", 1),
    ("strike", "", 1),
    ("hold_back", "", 1),
    # setting up, rounds
    ("band", "band", int(MOST_BANDS)),
    ("first", "", int(MOST_SEATS)),
    ("activate", "briskar", int(BRISKARS)),
    ("end", "", 1),
    # movement
    ("walk", "", 1),
    ("race", "", 1),
    ("climb", "", 1),
    ("disengage", "", 1),
    ("get_up", "", 1),
    ("lie_down", "", 1),
    ("assault", "briskar", int(BRISKARS)),
    # fighting
    ("attack", "briskar", int(BRISKARS)),
    ("thrust", "briskar", int(BRISKARS)),
    ("shoot", "briskar", int(BRISKARS)),
    ("volley", "briskar", int(BRISKARS)),
    ("reload", "", int(SLOTS)),
    ("restrain", "briskar", int(BRISKARS)),
    ("head_butt", "briskar", int(BRISKARS)),
    ("kick", "briskar", int(BRISKARS)),
    ("break_hold", "", 1),
    ("release_hold", "", 1),
    ("batter", "", 1),
    # general actions
    ("kneel", "", 1),
    ("aim", "briskar", int(BRISKARS)),
    ("hide", "", 1),
    ("look", "briskar", int(BRISKARS)),
    ("search", "", 1),
    ("pick_up", "", 1),
    ("put_down", "", 1),
    ("smash", "", 1),
    ("pick_lock", "", 1),
    ("snatch", "", 1),
    ("remove_armour", "", 1),
    ("en_garde", "", 1),
    ("last_hope", "", 1),
    ("read", "", 1),
    ("convince", "", 1),
    ("dig", "", 1),
    ("throw", "", 1),
    ("throw_briskar", "briskar", int(BRISKARS)),
    # objects
    ("ration", "", 1),
    ("flask", "", 1),
    ("poultice", "briskar", int(BRISKARS)),
    ("keg", "", 1),
    ("net", "briskar", int(BRISKARS)),
    ("grapnel", "briskar", int(BRISKARS)),
    ("pouch", "", 1),
    # magic, ordnance
    ("cast", "spell", int(MOST_SPELLS)),
    ("fire", "", 1),
    ("reload_piece", "", 1),
    ("push", "", 1),
    ("push_race", "", 1),
    # signing on a band of one's own
    ("hire", "profile", int(MOST_PROFILES)),
    ("buy", "goods", int(MOST_GOODS)),
    ("learn", "spell", int(MOST_SPELLS)),
    ("piece", "ordnance", int(MOST_ORDNANCE)),
    ("dismiss", "", 1),
    ("sign", "", 1),
]

# numbers: begin (written by flibuste.lab.action_numbers from BLOCKS)
AT: Final[i64] = 0
VIA: Final[i64] = 400
ON: Final[i64] = 800
WITH: Final[i64] = 848
PICK: Final[i64] = 852
FACE: Final[i64] = 900
YES: Final[i64] = 908
NO: Final[i64] = 909
FREE: Final[i64] = 910
PAY: Final[i64] = 911
STOP: Final[i64] = 912
ROLL: Final[i64] = 913
BOOST: Final[i64] = 914
KEEP: Final[i64] = 1060
REROLL: Final[i64] = 1061
FOLLOW_UP: Final[i64] = 1081
CHARM: Final[i64] = 1101
LEFT_HAND: Final[i64] = 1121
RUM: Final[i64] = 1122
HAT: Final[i64] = 1123
DEFEND: Final[i64] = 1124
DODGE: Final[i64] = 1125
COUNTER: Final[i64] = 1126
STAY: Final[i64] = 1127
LEAVE: Final[i64] = 1128
STRIKE: Final[i64] = 1129
HOLD_BACK: Final[i64] = 1130
BAND_CHOICE: Final[i64] = 1131
FIRST: Final[i64] = 1163
ACTIVATE: Final[i64] = 1169
END: Final[i64] = 1217
WALK: Final[i64] = 1218
RACE: Final[i64] = 1219
CLIMB: Final[i64] = 1220
DISENGAGE: Final[i64] = 1221
GET_UP: Final[i64] = 1222
LIE_DOWN: Final[i64] = 1223
ASSAULT: Final[i64] = 1224
ATTACK: Final[i64] = 1272
THRUST: Final[i64] = 1320
SHOOT: Final[i64] = 1368
VOLLEY: Final[i64] = 1416
RELOAD: Final[i64] = 1464
RESTRAIN: Final[i64] = 1468
HEAD_BUTT: Final[i64] = 1516
KICK: Final[i64] = 1564
BREAK_HOLD: Final[i64] = 1612
RELEASE_HOLD: Final[i64] = 1613
BATTER: Final[i64] = 1614
KNEEL: Final[i64] = 1615
AIM: Final[i64] = 1616
HIDE: Final[i64] = 1664
LOOK: Final[i64] = 1665
SEARCH: Final[i64] = 1713
PICK_UP: Final[i64] = 1714
PUT_DOWN: Final[i64] = 1715
SMASH: Final[i64] = 1716
PICK_LOCK: Final[i64] = 1717
SNATCH: Final[i64] = 1718
REMOVE_ARMOUR: Final[i64] = 1719
EN_GARDE: Final[i64] = 1720
LAST_HOPE: Final[i64] = 1721
READ: Final[i64] = 1722
CONVINCE: Final[i64] = 1723
DIG: Final[i64] = 1724
THROW: Final[i64] = 1725
THROW_BRISKAR: Final[i64] = 1726
RATION: Final[i64] = 1774
FLASK: Final[i64] = 1775
POULTICE: Final[i64] = 1776
KEG: Final[i64] = 1824
NET: Final[i64] = 1825
GRAPNEL: Final[i64] = 1873
POUCH: Final[i64] = 1921
CAST: Final[i64] = 1922
FIRE: Final[i64] = 1986
RELOAD_PIECE: Final[i64] = 1987
PUSH: Final[i64] = 1988
PUSH_RACE: Final[i64] = 1989
HIRE: Final[i64] = 1990
BUY: Final[i64] = 2054
LEARN: Final[i64] = 2150
PIECE: Final[i64] = 2214
DISMISS: Final[i64] = 2222
SIGN: Final[i64] = 2223
ACTIONS: Final[i64] = 2224
# numbers: end


def briskar_id(briskar: Briskar) -> str:
    """Name a Briskar: band and place in it, both from 1."""
    return f"{int(briskar) // 8 + 1}.{int(briskar) % 8 + 1}"


def boosted(points: i64, dice: i64) -> i64:
    """Return the answer that rolls with so many points and dice bought.

    Rule: BK-BST-01, BK-BST-02.
    """
    return ROLL + dice * (MOST_POINTS + 1) + points


def points_of(action: i64) -> i64:
    """Return the points that an answer to a roll buys."""
    return (action - ROLL) % (MOST_POINTS + 1)


def dice_of(action: i64) -> i64:
    """Return the dice that an answer to a roll buys."""
    return (action - ROLL) // (MOST_POINTS + 1)


def boost_id(action: i64) -> str:
    """Write a boost: ``2``, ``1d``, ``2+1d``."""
    points, dice = points_of(action), dice_of(action)
    if dice == 0:
        return str(points)
    return f"{dice}d" if points == 0 else f"{points}+{dice}d"


def block_names() -> dict[int, str]:
    """Name each block of answers by its first number."""
    found: dict[int, str] = {}
    first = 0
    for name, _, count in BLOCKS:
        found[first] = name
        first += count
    return found
