"""Briskars: how the tactical bot answers the small questions within an action: which thing, which element, at whom."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.briskars_goals import is_prize
from flibuste.bots.briskars_places import best_centre
from flibuste.bots.briskars_ways import ways_of
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import AT, BAND_CHOICE, BRISKARS, MOST_BANDS, NO, ON, PICK, WITH, YES
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel.ids import Seat


def ready_bands(options: vec[i64]) -> vec[i64]:
    """Return the answers that take a ready band where a band is signed on; all of them where none is ready."""
    found = vec[i64](capacity=16)
    for option in options:
        if BAND_CHOICE <= option < BAND_CHOICE + MOST_BANDS:
            found = append(found, option)
    return found if len(found) > 0 else options


def wanted_of_choice(s: Battlefield, seat: Seat, step: Choose) -> i64:
    """Return the answer to a question within an action, by what is asked."""
    options = step.actions
    if step.what == "template":
        return best_centre(s, seat, options)
    if step.what == "interrupt":
        return NO
    if step.what == "element":
        return best_element(s, seat, options)
    if step.what == "thing":
        return best_thing(s, options)
    if step.what == "spot":
        return richest_spot(s, options)
    if step.what in ("target", "spell"):
        return best_target(s, seat, options)
    if step.what in ("counterspell", "weapon", "throw", "food", "keg", "climb"):
        return options[0]
    return YES


def best_element(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Strike a rival's crate, else open a door, else the first."""
    best = options[0]
    for option in options:
        if any(crate == option - AT for crate in s.crates):
            return option
        if ways_of(s).is_door(option - AT):
            best = option
    return best


def best_thing(s: Battlefield, options: vec[i64]) -> i64:
    """Take the prize of the scenario where it is offered, else the first thing; put the last one down."""
    for option in options:
        if option < AT + SQUARES:
            element = s.ground.element(option - AT)
            if element >= 0 and is_prize(s, s.content.elements[element].object):
                return option
    last: i64 = len(options) - 1
    if WITH <= options[0] < PICK:
        return options[last]
    return options[0]


def richest_spot(s: Battlefield, options: vec[i64]) -> i64:
    """Serve the spot that brings most."""
    spots = s.content.scenarios[s.scenario].spots
    best = options[0]
    for option in options:
        if spots[option - PICK].gold > spots[best - PICK].gold:
            best = option
    return best


def best_target(s: Battlefield, seat: Seat, options: vec[i64]) -> i64:
    """Aim at the enemy nearest to his end; help the friend who has lost most."""
    best = options[len(options) - 1]
    top = -1.0e9
    for option in options:
        if not ON <= option < ON + BRISKARS:
            continue
        other = Briskar(option - ON)
        worth = float(s.cap[other] - s.hp[other])
        if s.owner(other) != seat:
            worth = 100.0 - float(s.hp[other])
        if worth > top:
            top = worth
            best = option
    return best
