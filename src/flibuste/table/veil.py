"""Answers the table gives itself because there is only one, and the time that hides whether it did.

Where everybody can see that a seat has no choice, the answer is given at once. Where that depends on what the seat
holds (may it exchange? has it a counter?), an answer given at once would betray the hand, and so would a pause. There
the game declares a veil with its decision: a time drawn from the secret of the table, before which no such answer takes
effect, forced or chosen, of a person or of a bot. ``docs/decisions/0023`` has the reasons.
"""

from __future__ import annotations

from collections.abc import Collection
from math import log
from typing import Final

from flibuste.bots.levels import LEVELS, LONGEST
from flibuste.kernel.bits import size
from flibuste.kernel.decisions import MOST_MEANS
from flibuste.table.clocks import SECOND
from flibuste.table.fair import keyed
from flibuste.table.folding import Folded

LANE: Final = 2**53
REMEMBERED: Final = 40
AT_FIRST: Final = 4
"""So many times as the veil draws them stand beside those that people took: one slow thinker is not everybody."""
LONGEST_THOUGHT: Final = 15_000
"""Nobody is held longer (milliseconds), however long somebody thought."""
THINKS: Final = {LEVELS[-1]: int(LONGEST) + 300}
"""Bots that may think longer than a veil lasts."""


def only_answer(match: Folded, seat: int) -> int | None:
    """Return the one answer a seat has, where the table may give it."""
    if match.veil() is None:
        return None
    options = match.state.options(seat)
    return int(options[0]) if len(options) == 1 else None


def hold(match: Folded, seat: int) -> int:
    """Return how long (milliseconds) the veil of the open decision lasts for a seat; 0 if nobody is to be misled."""
    veil = match.veil()
    if veil is None or not veil.least or not any(other != seat for other in match.people()):
        return 0
    drawn = int.from_bytes(keyed(match.plan.secret, f"veil {match.opened}")[:8], "big") >> 11
    late = min(-log((drawn + 1) / LANE), MOST_MEANS)
    lasts = max(int(veil.least + veil.mean * late), THINKS.get(match.seats[seat].level, 0))
    return lasts * match.plan.veil // 100


def hold_forced(match: Folded, seat: int) -> int:
    """Return how long (milliseconds) a forced answer of a seat is held: one of the times that people took here.

    A bot's is held as a bot's choice is. Nobody runs out of time by it.
    """
    lasts = hold(match, seat)
    times = match.thought[-REMEMBERED:]
    if not lasts or match.seats[seat].kind != "person" or not times:
        return lasts
    drawn = int.from_bytes(keyed(match.plan.secret, f"thought {match.opened} {seat}")[:8], "big")
    place = drawn % (len(times) + AT_FIRST)
    late = min(times[place], LONGEST_THOUGHT) if place < len(times) else 0
    deadline = match.clocks.deadline(seat)
    return max(lasts, late) if deadline is None or match.veiled_from + late + SECOND < deadline else lasts


def release(match: Folded, seat: int, action: int) -> int:
    """Return when this answer may take effect; one that everybody will see to be chosen needs no veil."""
    veil = match.veil()
    if veil is None or (size(match.state.asked) == 1 and match.game.write(action) != veil.answer):
        return 0
    return match.veiled_from + hold(match, seat)


def waits_for_veil(match: Folded, seat: int, by_hand: Collection[int] = ()) -> bool:
    """Say whether the table will answer for a seat.

    Who shares a device with others gives veiled answers by hand: that the device is not handed over would be seen.
    """
    veil = match.veil()
    if veil is None or (veil.least and seat in by_hand):
        return False
    return only_answer(match, seat) is not None


def forced(match: Folded, now: int, by_hand: Collection[int] = ()) -> dict[int, int]:
    """List the answers the table owes now, by seat."""
    if match.paused is not None or match.veil() is None:
        return {}
    due = [seat for seat in match.waiting() if waits_for_veil(match, seat, by_hand)]
    return {
        seat: int(match.state.options(seat)[0]) for seat in due if match.veiled_from + hold_forced(match, seat) <= now
    }
