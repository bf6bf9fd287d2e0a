"""Briskars: a bot that walks into reach or cover, strikes where the odds are good, and keeps points for its defence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot, Reason
from flibuste.bots.briskars_boosts import best_boost
from flibuste.bots.briskars_choices import ready_bands, wanted_of_choice
from flibuste.bots.briskars_goals import has_errand, way_left
from flibuste.bots.briskars_places import (
    best_crate_place,
    best_place,
    best_square,
    best_to_activate,
    fighting_square,
    way_to_enemy,
)
from flibuste.bots.briskars_prior import prior
from flibuste.bots.briskars_tactics import (
    action_worth,
    best_action,
    best_defence_now,
    errand_worth,
    first_blow,
    passes_morale,
)
from flibuste.games.briskars.battle.activation import RUM_ASKED, Activation
from flibuste.games.briskars.battle.deployment import Deployment
from flibuste.games.briskars.battle.mustering import Muster
from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.battle.scenario_setup import PlaceCrates
from flibuste.games.briskars.battle.signing import Signing
from flibuste.games.briskars.dice.rolls import FORCED, Roll
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import (
    AT,
    CHARM,
    DEFEND,
    FIRST,
    FOLLOW_UP,
    FREE,
    KEEP,
    LEFT_HAND,
    NO,
    PAY,
    REROLL,
    ROLL,
    STAY,
    STRIKE,
    VIA,
    YES,
)
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.morale import Morale
from flibuste.games.briskars.movement.moves import Move
from flibuste.games.briskars.movement.walking import PayByMove
from flibuste.kernel.chance import Chance
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

RICH: Final[i64] = 5


ODDS: Final[i64] = 1
GOALS: Final[i64] = 2
BOOSTS: Final[i64] = 4
"""What may be understood: the odds of blows and defences, the scenario, boosts and re-rolls."""
EVERYTHING: Final[i64] = 7


@final
class Tactician(Bot):
    """Looks one action ahead, with exact odds, as far as it understands the game."""

    def __init__(self, understands: i64 = EVERYTHING) -> None:
        self.understands: i64 = understands

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose for the open decision; what it knows nothing about is left to chance."""
        assert isinstance(seen, Battlefield)
        options = seen.options(seat)
        if isinstance(seen.stack[-1], Signing):
            options = ready_bands(options)
        if len(options) == 1:
            return options[0]
        wanted = self.wanted(seen, Seat(seat), options)
        if holds(options, wanted):
            return wanted
        return options[rng.below(len(options), "bot")]

    def reasons(self, seen: State, seat: i64, action: i64, rng: Chance) -> list[Reason]:
        """Say what the odds, the scenario and the weight of its kind speak for a deed, in health points a point."""
        assert isinstance(seen, Battlefield)
        step = seen.stack[-1]
        if isinstance(step, Move) and AT <= action < VIA:
            place = action - AT
            left = float(way_left(seen, step.briskar, place)) / 2.0 if has_errand(seen, step.briskar) else 0.0
            return [("enemy", way_to_enemy(seen, step.briskar, place)), ("goal", left)]
        if not isinstance(step, Activation) or step.at == RUM_ASKED:
            return []
        odds, goal = action_worth(seen, step.briskar, action), errand_worth(seen, step.briskar, action)
        return [("odds", odds), ("goal", goal), ("thought", prior(seen, step.briskar, action))]

    def wanted(self, s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
        """Return the answer for the step that asks, or -1."""
        step = s.stack[-1]
        if isinstance(step, Activation):
            if self.understands & ODDS == 0:
                return first_blow(s, step.briskar, options)
            return best_action(s, step.briskar, options, self.understands & GOALS != 0)
        if isinstance(step, Move):
            if self.understands & GOALS == 0:
                return fighting_square(s, step.briskar, options, step.strike_at)
            return best_square(s, step.briskar, options, step.strike_at)
        if isinstance(step, Roll):
            return wanted_of_roll(s, step, options) if self.understands & BOOSTS != 0 else ROLL
        if isinstance(step, Attack):
            return wanted_of_attack(s, step, options) if self.understands & ODDS != 0 else DEFEND
        return self.wanted_at_start(s, seat, options)

    def wanted_at_start(self, s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
        """Answer what is asked before a battle, and whom to activate."""
        step = s.stack[-1]
        if isinstance(step, Battle):
            return best_to_activate(s, options)
        if isinstance(step, Deployment):
            return best_place(s, seat, options)
        if isinstance(step, PlaceCrates):
            return best_crate_place(s, seat, options)
        if isinstance(step, Choose):
            return wanted_of_choice(s, seat, step)
        return wanted_of_small_steps(s, seat, options)


def holds(options: vec[i64], wanted: i64) -> bool:
    """Say whether an answer is among the options."""
    return any(option == wanted for option in options)


def wanted_of_small_steps(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Answer the steps that need no looking around."""
    step = s.stack[-1]
    if isinstance(step, Muster):
        return FIRST + seat
    if isinstance(step, PayByMove):
        return PAY if s.ap[step.briskar] >= RICH else FREE
    if isinstance(step, Morale):
        return KEEP if passes_morale(s, step.briskar, step.face) else last_but_keep(options)
    return YES


def last_but_keep(options: vec[i64]) -> i64:
    """Return the last answer that is not to keep a roll."""
    wanted: i64 = -1
    for option in options:
        if option != KEEP and option != NO:
            wanted = option
    return wanted


def wanted_of_roll(s: Battlefield, step: Roll, options: vec[i64]) -> i64:
    """Roll on every critical hit; re-roll a critical failure; boost where the odds are worth the points.

    An opponent who may force a re-roll takes the best die.
    """
    if step.at == FORCED:
        return REROLL + best_die(step.dice)
    if holds(options, ROLL):
        return best_boost(s, step)
    for die in range(len(step.dice)):
        if holds(options, FOLLOW_UP + die):
            return FOLLOW_UP + die
    for die in range(len(step.dice)):
        if step.dice[die] <= step.fumbles_to and len(step.dice) == 1:
            if holds(options, REROLL + die):
                return REROLL + die
            if holds(options, CHARM + die):
                return CHARM + die
    return KEEP


def best_die(dice: vec[i64]) -> i64:
    """Return the place of the highest die."""
    best: i64 = 0
    for k in range(len(dice)):
        if dice[k] > dice[best]:
            best = k
    return best


def wanted_of_attack(s: Battlefield, step: Attack, options: vec[i64]) -> i64:
    """Choose the defence, stay in cover, use the left hand, strike back."""
    for wanted in (STAY, LEFT_HAND, STRIKE):
        if holds(options, wanted):
            return wanted
    return best_defence_now(s, step, options)


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": Tactician, "tactician": Tactician}
