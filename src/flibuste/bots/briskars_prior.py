"""Briskars: what every kind of deed is thought of before it is tried: blows by their odds, the rest by weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from flibuste.bots.briskars_goals import has_errand
from flibuste.bots.briskars_places import is_there, nearest_enemy
from flibuste.bots.briskars_tactics import action_worth, errand_worth
from flibuste.games.briskars.battle.ending import carries_prize
from flibuste.games.briskars.battle.menu import DEEDS, PLACES
from flibuste.games.briskars.field.arms import shooting_slots
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import (
    AIM,
    BATTER,
    BREAK_HOLD,
    CLIMB,
    DISENGAGE,
    EN_GARDE,
    END,
    FIRE,
    FLASK,
    GET_UP,
    GRAPNEL,
    HEAD_BUTT,
    HIDE,
    KEG,
    KICK,
    KNEEL,
    LAST_HOPE,
    LIE_DOWN,
    LOOK,
    NET,
    PICK_LOCK,
    PICK_UP,
    POUCH,
    POULTICE,
    PUSH,
    PUSH_RACE,
    PUT_DOWN,
    RACE,
    RATION,
    RELEASE_HOLD,
    RELOAD,
    RELOAD_PIECE,
    REMOVE_ARMOUR,
    RESTRAIN,
    SMASH,
    SNATCH,
    THROW,
    THROW_BRISKAR,
    VOLLEY,
    WALK,
)
from flibuste.games.briskars.ids import Briskar

WEIGHTS: Final[dict[int, float]] = {
    int(verb): weight
    for verb, weight in (
        (END, 0.5), (WALK, 0.6), (RACE, 0.3), (CLIMB, 0.25), (DISENGAGE, 0.35), (GET_UP, 3.0), (LIE_DOWN, 0.1),
        (VOLLEY, 1.0), (RELOAD, 0.6), (RESTRAIN, 0.5), (HEAD_BUTT, 0.45), (KICK, 0.45), (BREAK_HOLD, 2.0),
        (RELEASE_HOLD, 0.4), (BATTER, 0.15), (KNEEL, 0.2), (AIM, 0.5), (HIDE, 0.4), (LOOK, 0.5), (PICK_UP, 0.3),
        (PUT_DOWN, 0.05), (SMASH, 0.15), (PICK_LOCK, 0.2), (SNATCH, 0.2), (REMOVE_ARMOUR, 0.05), (EN_GARDE, 0.45),
        (LAST_HOPE, 0.4), (THROW, 0.45), (THROW_BRISKAR, 0.4), (RATION, 0.2), (FLASK, 0.2), (POULTICE, 0.2),
        (KEG, 0.45), (NET, 0.7), (GRAPNEL, 0.6), (POUCH, 0.6), (FIRE, 2.0), (RELOAD_PIECE, 0.7), (PUSH, 0.3),
        (PUSH_RACE, 0.2),
    )
}  # fmt: skip
"""What a deed is worth in health points where no odds tell better."""
HEALING: Final = (int(RATION), int(FLASK), int(SNATCH), int(POULTICE))
MOST_TRIED: Final[i64] = 10
MOST_OF_A_KIND: Final[i64] = 3


def prior(s: Battlefield, briskar: Briskar, option: i64) -> float:
    """Return what is thought of a deed before it is tried."""
    if option == END:
        return WEIGHTS[int(END)]
    kind = int(DEEDS[PLACES[option]].first)
    found = max(action_worth(s, briskar, option), errand_worth(s, briskar, option))
    return max(found, weighed(s, briskar, kind, option))


def weighed(s: Battlefield, briskar: Briskar, kind: int, option: i64) -> float:
    """Weigh a deed by its kind and by what the Briskar needs."""
    weight = WEIGHTS.get(kind, 0.0)
    if kind in HEALING:
        patient = Briskar(option - POULTICE) if kind == POULTICE else briskar
        return weight + 3.0 * float(s.cap[patient] - s.hp[patient]) / float(max(s.cap[patient], 1))
    if kind == DISENGAGE and (carries_prize(s, briskar) or s.hp[briskar] * 3 < s.cap[briskar]):
        return 1.5
    if kind == WALK and has_errand(s, briskar) and not is_there(s, briskar):
        return 1.2
    if (kind in (AIM, KNEEL)) and (len(shooting_slots(s, briskar)) == 0 or s.ap[briskar] < 3):
        return 0.05
    if kind == EN_GARDE and s.en_garde[briskar] != 0:
        return -1.0
    if (kind in (HIDE, LIE_DOWN)) and nearest_enemy(s, briskar, s.place[briskar]) < 1.0:
        return 0.02
    return weight


def worth_a_trial(s: Battlefield, briskar: Briskar, options: vec[i64], wanted: i64) -> vec[i64]:
    """Return the options worth trying, in their order: the best by what is thought of them, few of a kind.

    A second *En Garde* adds nothing to the first.
    """
    if len(options) <= MOST_TRIED:
        return without_second_guard(s, briskar, options)
    thought = [prior(s, briskar, option) for option in options]
    chosen = [False] * len(options)
    kinds: dict[int, int] = {}
    for tries in range(MOST_TRIED):
        best = -1
        for k in range(len(options)):
            if not chosen[k] and kinds.get(int(PLACES[options[k]]), 0) < MOST_OF_A_KIND:
                if best < 0 or thought[k] > thought[best]:
                    best = k
        if best < 0:
            break
        chosen[best] = True
        kinds[int(PLACES[options[best]])] = kinds.get(int(PLACES[options[best]]), 0) + 1
    found = vec[i64](capacity=MOST_TRIED)
    for k in range(len(options)):
        if chosen[k] or options[k] == wanted:
            found = append(found, options[k])
    return without_second_guard(s, briskar, found)


def without_second_guard(s: Battlefield, briskar: Briskar, options: vec[i64]) -> vec[i64]:
    """Leave *En Garde* out where he is on guard already."""
    found = vec[i64](capacity=len(options))
    for option in options:
        if option != EN_GARDE or s.en_garde[briskar] == 0:
            found = append(found, option)
    return found
