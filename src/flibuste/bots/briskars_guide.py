"""Briskars, for the trials: both bands follow the tactician for a while; health and who still stands decide."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.bots.briskars import Tactician
from flibuste.bots.briskars_goals import progress, rounds_left
from flibuste.bots.briskars_places import squares_worth_a_trial
from flibuste.bots.briskars_prior import prior, worth_a_trial
from flibuste.bots.guide import Guide
from flibuste.bots.levels import LONGEST
from flibuste.bots.trials import TrialBot
from flibuste.games.briskars.battle.activation import RUM_ASKED, Activation
from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.movement.allowance import RACING
from flibuste.games.briskars.movement.moves import Move
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

STANDING: Final = 0.4
"""The share of a Briskar's worth that he keeps however badly he is wounded."""
STEEP: Final = 8.0
"""How fast a lead in worth becomes a win."""
STEEP_FOR_GOLD: Final = 5.0
"""The same where gold decides and the fallen have been paid for already."""
FEW: Final = 6
"""So many answers to a question within an action are all tried."""
TRUSTED: Final = 0.05
"""What a health point by odds or weight is worth as a head start: about two trials' differences."""
MOST_TRUSTED: Final = 3.0


@final
class BriskarsGuide(Guide):
    """Plays on for so many answers and judges by what is left of the bands and how far each has come with the goal."""

    def __init__(self, answers: i64 = 20) -> None:
        super().__init__(answers)
        self.bot = Tactician()

    def sensible(self, s: State, seat: i64) -> vec[i64]:
        """Try whom to activate, what he does, where he goes, how he defends himself; leave rolls to the tactician."""
        assert isinstance(s, Battlefield)
        options = s.options(seat)
        step = s.stack[-1]
        if len(options) == 1 or isinstance(step, Battle):
            return options
        if isinstance(step, Attack) or (isinstance(step, Choose) and len(options) <= FEW):
            return options
        wanted = self.bot.choose(s, seat, Seeded(1))
        if isinstance(step, Activation) and step.at != RUM_ASKED:
            return worth_a_trial(s, step.briskar, options, wanted)
        if isinstance(step, Move) and step.strike_at == NOBODY and step.mode <= RACING:
            return squares_worth_a_trial(s, step.briskar, options)
        return append(vec[i64](capacity=1), wanted)

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        """Follow the tactician."""
        return self.bot.choose(s, seat, rng)

    def head_start(self, seen: State, seat: i64, action: i64) -> float:
        """Give a deed what is thought of it, as if it had been tried a little."""
        assert isinstance(seen, Battlefield)
        step = seen.stack[-1]
        if not isinstance(step, Activation) or step.at == RUM_ASKED:
            return 0.0
        return TRUSTED * min(prior(seen, step.briskar, action), MOST_TRUSTED)

    def reasons(self, s: State, seat: i64, action: i64) -> list[Reason]:
        """Say what the tactician finds in an action."""
        return self.bot.reasons(s, seat, action, Seeded(1))

    def value(self, s: State, seat: i64) -> float:
        """Guess the chance of a win: a band's lead in strength and in what the scenario is about."""
        assert isinstance(s, Battlefield)
        if s.over:
            return s.score(seat)
        mine = standing(s, Seat(seat))
        rival = -1.0e9
        for other in s.every_seat():
            if other != seat:
                rival = max(rival, standing(s, other))
        return 1.0 / (1.0 + exp(rival - mine))


def standing(s: Battlefield, seat: Seat) -> float:
    """Add a band's share of the strength on the field and what it has of the goal."""
    mine = strength(s, seat)
    total = 0.0
    for other in s.every_seat():
        total += strength(s, other)
    weight = STEEP
    if not s.content.scenarios[s.scenario].alone:
        weight = STEEP_FOR_GOLD * (0.2 + 0.8 * rounds_left(s))
    return weight * mine / (total + 0.1) + progress(s, seat)


def strength(s: Battlefield, seat: Seat) -> float:
    """Add what the Briskars of a band on the field are worth: their price, less for wounds."""
    total = 0.0
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and s.owner(briskar) == seat:
            health = float(s.hp[briskar]) / float(max(s.cap[briskar], 1))
            total += float(s.cost[briskar]) * (STANDING + (1.0 - STANDING) * health)
    return total


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: Tactician(0),
    "sailor": Tactician,
    "quartermaster": lambda: TrialBot(BriskarsGuide(8), 16, LONGEST),
    "captain": lambda: TrialBot(BriskarsGuide(), 96, LONGEST),
}
"""A deckhand strikes whoever is near; a sailor knows odds, boosts and the goal; the others look ahead too."""
