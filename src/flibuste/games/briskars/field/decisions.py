"""What Briskars asks its players, each by the word people outside read."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.decisions import OPEN, Decision

# setting up
RECRUIT: Final = Decision("recruit")
BAND: Final = Decision("band")
MUSTER: Final = Decision("muster")
DEPLOY: Final = Decision("deploy")
CRATES: Final = Decision("crates")
TREASURE_MAP: Final = Decision("treasure-map")
GUNNER: Final = Decision("gunner")

# rounds and activation
ACTIVATE: Final = Decision("activate")
ACTION: Final = Decision("action")
MORALE: Final = Decision("morale")

# movement
MOVE: Final = Decision("move")
PAY: Final = Decision("pay")
GET_UP: Final = Decision("get-up")
DISENGAGE: Final = Decision("disengage")
PUT_DOWN: Final = Decision("put-down")
FACING: Final = Decision("facing")

# rolls and fighting
BOOST: Final = Decision("boost")
CHARM: Final = Decision("charm")
WEAPON: Final = Decision("weapon")
ATTACK: Final = Decision("attack", OPEN)
ASSAULT: Final = Decision("assault")
SHOOT: Final = Decision("shoot")
VOLLEY: Final = Decision("volley")

# what a blow brings
PUSH: Final = Decision("push")
PULL: Final = Decision("pull")
DISPLACE: Final = Decision("displace")
DISARM: Final = Decision("disarm")

# a choice within an action; the view says which
CHOOSE: Final = Decision("choose")

DECISIONS: Final = (
    RECRUIT, BAND, MUSTER, DEPLOY, CRATES, TREASURE_MAP, GUNNER,
    ACTIVATE, ACTION, MORALE,
    MOVE, PAY, GET_UP, DISENGAGE, PUT_DOWN, FACING,
    BOOST, CHARM, WEAPON, ATTACK, ASSAULT, SHOOT, VOLLEY,
    PUSH, PULL, DISPLACE, DISARM,
    CHOOSE,
)  # fmt: skip
