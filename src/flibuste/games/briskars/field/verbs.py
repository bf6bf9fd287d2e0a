"""Every answer a player can give, as blocks of integers: the first number of each verb, and its argument.

A composite act is a chain of small answers: ``attack 2.1``, then ``with 0``; ``walk``, then ``at E5``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SQUARES: Final[i64] = 400
MOST_SEATS: Final[i64] = 6
BAND: Final[i64] = 8
BRISKARS: Final[i64] = 48
SLOTS: Final[i64] = 4
PIECES: Final[i64] = 2
MOST_DICE: Final[i64] = 20
MOST_SPELLS: Final[i64] = 64
MOST_BANDS: Final[i64] = 32
MOST_PICKS: Final[i64] = 48
MOST_PROFILES: Final[i64] = 64
MOST_GOODS: Final[i64] = 96
MOST_ORDNANCE: Final[i64] = 8

# shared answers
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

# rolls
ROLL: Final[i64] = 913
ADD_POINT: Final[i64] = 914
ADD_DIE: Final[i64] = 915
KEEP: Final[i64] = 916
REROLL: Final[i64] = 917
FOLLOW_UP: Final[i64] = 937
CHARM: Final[i64] = 957
LEFT_HAND: Final[i64] = 977
RUM: Final[i64] = 978
HAT: Final[i64] = 979

# defences
DEFEND: Final[i64] = 980
DODGE: Final[i64] = 981
COUNTER: Final[i64] = 982
STAY: Final[i64] = 983
LEAVE: Final[i64] = 984
STRIKE: Final[i64] = 985
HOLD_BACK: Final[i64] = 986

# setting up, rounds
BAND_CHOICE: Final[i64] = 987
FIRST: Final[i64] = 1019
ACTIVATE: Final[i64] = 1025
END: Final[i64] = 1073

# movement
WALK: Final[i64] = 1074
RACE: Final[i64] = 1075
CLIMB: Final[i64] = 1076
DISENGAGE: Final[i64] = 1077
GET_UP: Final[i64] = 1078
LIE_DOWN: Final[i64] = 1079
ASSAULT: Final[i64] = 1080

# fighting
ATTACK: Final[i64] = 1128
THRUST: Final[i64] = 1176
SHOOT: Final[i64] = 1224
VOLLEY: Final[i64] = 1272
RELOAD: Final[i64] = 1320
RESTRAIN: Final[i64] = 1324
HEAD_BUTT: Final[i64] = 1372
KICK: Final[i64] = 1420
BREAK_HOLD: Final[i64] = 1468
RELEASE_HOLD: Final[i64] = 1469
BATTER: Final[i64] = 1470

# general actions
KNEEL: Final[i64] = 1471
AIM: Final[i64] = 1472
HIDE: Final[i64] = 1520
LOOK: Final[i64] = 1521
SEARCH: Final[i64] = 1569
PICK_UP: Final[i64] = 1570
PUT_DOWN: Final[i64] = 1571
SMASH: Final[i64] = 1572
PICK_LOCK: Final[i64] = 1573
SNATCH: Final[i64] = 1574
REMOVE_ARMOUR: Final[i64] = 1575
EN_GARDE: Final[i64] = 1576
LAST_HOPE: Final[i64] = 1577
READ: Final[i64] = 1578
CONVINCE: Final[i64] = 1579
DIG: Final[i64] = 1580
THROW: Final[i64] = 1581
THROW_BRISKAR: Final[i64] = 1582

# objects
RATION: Final[i64] = 1630
FLASK: Final[i64] = 1631
POULTICE: Final[i64] = 1632
KEG: Final[i64] = 1680
NET: Final[i64] = 1681
GRAPNEL: Final[i64] = 1729
POUCH: Final[i64] = 1777

# magic, ordnance
CAST: Final[i64] = 1778
FIRE: Final[i64] = 1842
RELOAD_PIECE: Final[i64] = 1843
PUSH: Final[i64] = 1844
PUSH_RACE: Final[i64] = 1845

# signing on a band of one's own
HIRE: Final[i64] = 1846
BUY: Final[i64] = 1910
LEARN: Final[i64] = 2006
PIECE: Final[i64] = 2070
DISMISS: Final[i64] = 2078
SIGN: Final[i64] = 2079
ACTIONS: Final[i64] = 2080

# name, noun ("" = none), count where there is no noun; in the order of the integers above
BLOCKS: Final[list[tuple[str, str, int]]] = [
    ("at", "square", 0),
    ("via", "square", 0),
    ("on", "briskar", 0),
    ("with", "", 4),
    ("pick", "", 48),
    ("face", "direction", 0),
    ("yes", "", 1),
    ("no", "", 1),
    ("free", "", 1),
    ("pay", "", 1),
    ("stop", "", 1),
    ("roll", "", 1),
    ("add_point", "", 1),
    ("add_die", "", 1),
    ("keep", "", 1),
    ("reroll", "", 20),
    ("follow_up", "", 20),
    ("charm", "", 20),
    ("left_hand", "", 1),
    ("rum", "", 1),
    ("hat", "", 1),
    ("defend", "", 1),
    ("dodge", "", 1),
    ("counter", "", 1),
    ("stay", "", 1),
    ("leave", "", 1),
    ("strike", "", 1),
    ("hold_back", "", 1),
    ("band", "band", 0),
    ("first", "", 6),
    ("activate", "briskar", 0),
    ("end", "", 1),
    ("walk", "", 1),
    ("race", "", 1),
    ("climb", "", 1),
    ("disengage", "", 1),
    ("get_up", "", 1),
    ("lie_down", "", 1),
    ("assault", "briskar", 0),
    ("attack", "briskar", 0),
    ("thrust", "briskar", 0),
    ("shoot", "briskar", 0),
    ("volley", "briskar", 0),
    ("reload", "", 4),
    ("restrain", "briskar", 0),
    ("head_butt", "briskar", 0),
    ("kick", "briskar", 0),
    ("break_hold", "", 1),
    ("release_hold", "", 1),
    ("batter", "", 1),
    ("kneel", "", 1),
    ("aim", "briskar", 0),
    ("hide", "", 1),
    ("look", "briskar", 0),
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
    ("throw_briskar", "briskar", 0),
    ("ration", "", 1),
    ("flask", "", 1),
    ("poultice", "briskar", 0),
    ("keg", "", 1),
    ("net", "briskar", 0),
    ("grapnel", "briskar", 0),
    ("pouch", "", 1),
    ("cast", "spell", 0),
    ("fire", "", 1),
    ("reload_piece", "", 1),
    ("push", "", 1),
    ("push_race", "", 1),
    ("hire", "profile", 0),
    ("buy", "goods", 0),
    ("learn", "spell", 0),
    ("piece", "ordnance", 0),
    ("dismiss", "", 1),
    ("sign", "", 1),
]


def briskar_id(briskar: i64) -> str:
    """Name a Briskar: band and place in it, both from 1."""
    return f"{int(briskar) // 8 + 1}.{int(briskar) % 8 + 1}"
