"""Chapter 19: a carried box as a moving cover."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.games.briskars.field import decisions, events
from flibuste.games.briskars.field.choices import Choice
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import FACE
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.chance import Chance
from flibuste.kernel.decisions import Decision
from flibuste.kernel.ids import Seat


def turn_shield(s: Battlefield, briskar: Briskar) -> None:
    """At the end of a move ask the carrier of a box where he holds it.

    Rule: BK-COV-11.
    """
    load = s.load[briskar]
    if load == NOTHING or s.place[briskar] < 0:
        return
    thing = s.content.elements[load].object
    if thing != NOTHING and s.content.objects[thing].shield and s.ground.sizes[load] * 2 >= s.card(briskar).size:
        s.call(TurnShield(briskar))


@final
class TurnShield(Choice):
    """Turn a carried box to one of the 8 directions.

    Rule: BK-COV-11.
    """

    def __init__(self, briskar: Briskar, asked: i64 = 0) -> None:
        self.briskar: Briskar = briskar
        self.asked: i64 = asked

    def resume(self, s: Battlefield, chance: Chance) -> None:
        if self.asked == 0:
            self.asked = 1
            s.ask_one(s.owner(self.briskar))
            return
        s.shield[self.briskar] = s.answers[s.owner(self.briskar)] - FACE
        s.note_pair(events.TURNS_SHIELD, self.briskar, s.shield[self.briskar])
        s.finish(0)

    def asks(self) -> Decision:
        return decisions.FACING

    def candidates(self, s: Battlefield, seat: Seat) -> vec[i64]:
        actions = vec[i64](capacity=8)
        for direction in range(8):
            actions = append(actions, FACE + direction)
        return actions

    def clone(self) -> TurnShield:
        return TurnShield(self.briskar, self.asked)


def lower_shield(s: Battlefield, briskar: Briskar) -> None:
    """Using a weapon ends the cover of a carried box until the end of the next move.

    Rule: BK-COV-11.
    """
    s.shield[briskar] = NOTHING
