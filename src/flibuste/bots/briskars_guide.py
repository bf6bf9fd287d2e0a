"""Briskars, for the trials: both bands follow the tactician for a while; health and who still stands decide."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.briskars import Tactician
from flibuste.bots.guide import Guide
from flibuste.bots.levels import LONGEST, Absent
from flibuste.bots.trials import TrialBot
from flibuste.games.briskars.battle.activation import Activation
from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import (
    ASSAULT,
    ATTACK,
    BRISKARS,
    CAST,
    EN_GARDE,
    END,
    MOST_SPELLS,
    RACE,
    SHOOT,
    THRUST,
    WALK,
)
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

STANDING: Final = 0.4
"""The share of a Briskar's worth that he keeps however badly he is wounded."""
STEEP: Final = 8.0
"""How fast a lead in worth becomes a win."""


@final
class BriskarsGuide(Guide):
    """Plays on for so many answers and judges by what is left of the bands."""

    def __init__(self, answers: i64 = 20) -> None:
        super().__init__(answers)
        self.bot = Tactician()

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Try whom to activate and what he does; everything else is left to the tactician."""
        assert isinstance(s, Battlefield)
        options = s.options(seat)
        if len(options) == 1 or isinstance(s.stack[-1], Battle):
            return options
        wanted = self.bot.choose(s, seat, Seeded(1))
        step = s.stack[-1]
        if isinstance(step, Activation):
            return worth_a_trial(options, wanted, s.en_garde[step.briskar] != 0)
        return append(vec[i64](capacity=1), wanted)

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Follow the tactician."""
        return self.bot.choose(s, seat, rng)

    def value(self, s: State, seat: i64) -> float:
        """Guess the chance of a win from what is left of the bands."""
        assert isinstance(s, Battlefield)
        if s.over:
            return s.score(seat)
        mine = strength(s, Seat(seat))
        rival = 0.0
        for other in s.every_seat():
            if other != seat:
                rival = max(rival, strength(s, other))
        return 1.0 / (1.0 + exp(-STEEP * (mine - rival) / (mine + rival + 0.1)))


def worth_a_trial(options: vec[i64], wanted: i64, on_guard: bool) -> vec[i64]:
    """Return the options worth trying: blows, spells, ways, waiting, and what the tactician would do.

    A second *En Garde* adds nothing to the first.
    """
    found = vec[i64](capacity=16)
    for option in options:
        if option == wanted or (is_tried(option) and not (on_guard and option == EN_GARDE)):
            found = append(found, option)
    return found


def is_tried(option: i64) -> bool:
    """Say whether an action is of a kind worth trying: against a Briskar, a spell, a way, waiting."""
    if is_at_somebody(option, ATTACK) or is_at_somebody(option, THRUST):
        return True
    if is_at_somebody(option, SHOOT) or is_at_somebody(option, ASSAULT):
        return True
    if CAST <= option < CAST + MOST_SPELLS:
        return True
    return option == WALK or option == RACE or option == EN_GARDE or option == END  # no tuple: native


def is_at_somebody(option: i64, verb: i64) -> bool:
    """Say whether an action is a verb against a Briskar."""
    return verb <= option < verb + BRISKARS


def strength(s: Battlefield, seat: Seat) -> float:
    """Add what the Briskars of a band on the field are worth: their price, less for wounds."""
    total = 0.0
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and s.owner(briskar) == seat:
            health = float(s.hp[briskar]) / float(max(s.cap[briskar], 1))
            total += float(s.cost[briskar]) * (STANDING + (1.0 - STANDING) * health)
    return total


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: Absent(Tactician(), 85),
    "sailor": lambda: Absent(Tactician(), 50),
    "quartermaster": lambda: Absent(Tactician(), 20),
    "captain": lambda: TrialBot(BriskarsGuide(), 48, LONGEST),
}
