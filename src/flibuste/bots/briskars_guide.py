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
from flibuste.games.briskars.ids import Briskar
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
HABIT: Final = 0.3
"""The head start of what the tactician would do: whoever deviates from it must know why."""
LITTLE_HABIT: Final = 0.08
"""The same where few trials are made."""
SURE: Final = 3.0
"""By so many standard errors an option must lag behind the best to be dropped before its round is over."""
LEAST_ROUNDS: Final[i64] = 3
SPARE: Final = 0.15
"""What a point that is left for defences is worth in HP."""
MOST_SPARE: Final[i64] = 4
LONGEST_FIGHT: Final[i64] = 80
"""So many answers a trial has at most."""


@final
class BriskarsGuide(Guide):
    """Plays on until some activations are over, and judges by what is left of the bands and how far each has come.

    Whoever counted answers instead would find that any idle deed is good: it puts off what the others answer.
    """

    def __init__(self, activations: i64 = 2, habit: float = HABIT) -> None:
        super().__init__(LONGEST_FIGHT)
        self.activations: i64 = activations
        self.habit: float = habit
        self.sure = SURE
        self.least_rounds = LEAST_ROUNDS
        self.bot = Tactician()

    def is_far_enough(self, s: State, origin: State) -> bool:
        """Look as far as the end of an activation: of the one under way at the origin, and of some after it."""
        assert isinstance(s, Battlefield)
        assert isinstance(origin, Battlefield)
        return isinstance(s.stack[-1], Battle) and activations_over(s, origin) >= self.activations

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
        """Give a deed what is thought of it, and the tactician's choice something more, as if tried a little."""
        assert isinstance(seen, Battlefield)
        start = self.habit if self.bot.choose(seen, seat, Seeded(1)) == action else 0.0
        step = seen.stack[-1]
        if not isinstance(step, Activation) or step.at == RUM_ASKED:
            return start
        return start + TRUSTED * min(prior(seen, step.briskar, action), MOST_TRUSTED)

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


def activations_over(s: Battlefield, origin: Battlefield) -> i64:
    """Count the activations that have ended since an origin, where nobody is active now."""
    over: i64 = 0
    if not isinstance(origin.stack[-1], Battle):
        over = 1
    for briskar in s.everybody():
        if s.round == origin.round:
            over += s.activated[briskar] - origin.activated[briskar]
        else:
            over += s.activated[briskar]
            if s.place[briskar] >= 0:
                over += 1 - origin.activated[briskar]
    return over


def standing(s: Battlefield, seat: Seat) -> float:
    """Add a band's share of the strength on the field and what it has of the goal."""
    mine = 0.0
    total = 0.0
    for other in s.every_seat():
        theirs = strength(s, other) + reserve(s, other)
        total += theirs
        if other == seat:
            mine = theirs
    weight = STEEP
    if not s.content.scenarios[s.scenario].alone:
        weight = STEEP_FOR_GOLD * (0.2 + 0.8 * rounds_left(s))
    return weight * mine / (total + 0.1) + progress(s, seat)


def strength(s: Battlefield, seat: Seat) -> float:
    """Add what the Briskars of a band on the field are worth: their price, less for wounds."""
    total = 0.0
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and s.owner(briskar) == seat:
            total += float(s.cost[briskar]) * (STANDING + worth_of_health(s, briskar, float(s.hp[briskar])))
    return total


def reserve(s: Battlefield, seat: Seat) -> float:
    """Add what the action points are worth that a band has left for its defences."""
    total = 0.0
    for briskar in s.everybody():
        if s.place[briskar] >= 0 and s.owner(briskar) == seat:
            points = SPARE * float(min(s.ap[briskar], MOST_SPARE))
            total += float(s.cost[briskar]) * worth_of_health(s, briskar, points)
    return total


def worth_of_health(s: Battlefield, briskar: Briskar, hp: float) -> float:
    """Return which share of a Briskar's price so many HP are."""
    return (1.0 - STANDING) * hp / float(max(s.cap[briskar], 1))


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "deckhand": lambda: Tactician(0),
    "sailor": Tactician,
    "quartermaster": lambda: TrialBot(BriskarsGuide(1, LITTLE_HABIT), 24, LONGEST),
    "captain": lambda: TrialBot(BriskarsGuide(), 96, LONGEST),
}
"""A deckhand strikes whoever is near; a sailor knows odds, boosts and the goal; the others look ahead too."""
