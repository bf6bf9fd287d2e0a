"""Briskars: a bot that walks into reach or cover, strikes where the odds are good, and keeps points for its defence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.base import Bot
from flibuste.bots.briskars_boosts import best_boost
from flibuste.bots.briskars_tactics import (
    best_action,
    best_centre,
    best_defence_now,
    best_place,
    best_square,
    best_to_activate,
    passes_morale,
)
from flibuste.games.briskars.battle.activation import Activation
from flibuste.games.briskars.battle.deployment import Deployment
from flibuste.games.briskars.battle.mustering import Muster
from flibuste.games.briskars.battle.rounds import Battle
from flibuste.games.briskars.dice.rolls import FORCED, Roll
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import (
    CHARM,
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


@final
class Tactician(Bot):
    """Looks one action ahead, with exact odds."""

    def choose(self, seen: State, seat: i64, rng: Chance) -> i64:
        """Choose for the open decision; what it knows nothing about is left to chance."""
        assert isinstance(seen, Battlefield)
        options = seen.options(seat)
        if len(options) == 1:
            return options[0]
        wanted = wanted_by_step(seen, Seat(seat), options, rng)
        if holds(options, wanted):
            return wanted
        return options[rng.below(len(options), "bot")]


def holds(options: vec[i64], wanted: i64) -> bool:
    """Say whether an answer is among the options."""
    return any(option == wanted for option in options)


def wanted_by_step(s: Battlefield, seat: Seat, options: vec[i64], rng: Chance) -> i64:
    """Return the answer for the step that asks, or -1."""
    step = s.stack[-1]
    if isinstance(step, Activation):
        return best_action(s, seat, step.briskar, options)
    if isinstance(step, Move):
        return best_square(s, step.briskar, options, step.strike_at)
    if isinstance(step, Roll):
        return wanted_of_roll(s, step, options)
    if isinstance(step, Attack):
        return wanted_of_attack(s, step, options)
    if isinstance(step, Battle):
        return best_to_activate(s, options)
    if isinstance(step, Deployment):
        return best_place(s, seat, options)
    if isinstance(step, Choose) and step.what == "template":
        return best_centre(s, seat, options)
    return wanted_of_small_steps(s, seat, options)


def wanted_of_small_steps(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Answer the steps that need no looking around."""
    step = s.stack[-1]
    if isinstance(step, Muster):
        return FIRST + seat
    if isinstance(step, PayByMove):
        return PAY if s.ap[step.briskar] >= RICH else FREE
    if isinstance(step, Choose) and step.what == "interrupt":
        return NO
    if isinstance(step, Choose) and step.what == "counterspell":
        return options[0]
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
