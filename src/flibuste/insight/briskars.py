"""Briskars: what a blow costs the enemy, what a square is good for, what is left to defend oneself with."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.bots.briskars_guide import strength
from flibuste.bots.briskars_places import nearest_enemy, square_worth
from flibuste.games.briskars.battle.activation import Activation
from flibuste.games.briskars.dice.odds import stays_under
from flibuste.games.briskars.field.arms import shooting_slots, striking_slots
from flibuste.games.briskars.field.seeing import cover
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import (
    ACTIVATE,
    ASSAULT,
    AT,
    ATTACK,
    BOOSTS,
    BRISKARS,
    COUNTER,
    DEFEND,
    DODGE,
    EN_GARDE,
    END,
    ROLL,
    SHOOT,
    SLOTS,
    THRUST,
    dice_of,
    points_of,
)
from flibuste.games.briskars.field.zones import are_opponents
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.previews import Intent, attack_forecast, best_defence, defending_side
from flibuste.games.briskars.fighting.shooting import why_not_shot_at
from flibuste.games.briskars.fighting.striking import thrust_slots
from flibuste.games.briskars.fighting.tallies import defence_cost
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ground.sight import HIDDEN
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.odds import Forecast
from flibuste.games.briskars.movement.moves import Move
from flibuste.insight.counsel import Counsel, Remark
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State

FEW = 8
"""So many options are all tried, whatever they are; of more, those the tactician thinks most of."""
BEST_SQUARES = 5
NOTICED = 0.005
"""A chance below this would be written as none."""


class BriskarsCounsel(Counsel):
    """Weighs bands by what still stands of them, blows by their exact odds."""

    worlds = 40
    codes = ("hits", "fells", "leaves-ap", "guard", "near", "shots", "hides", "shows", "holds", "boosts")
    favourite = ("band", "band")

    def shortlist(self, seen: State, seat: int) -> list[int]:
        """Try what the captain tries; beyond that all of a few answers, or the squares that look best."""
        assert isinstance(seen, Battlefield)
        tried = [int(action) for action in self.guide.sensible(seen, seat)]
        options = [int(action) for action in seen.options(seat)]
        step = seen.stack[-1]
        if isinstance(step, Activation) or len(tried) > 1:
            return tried
        if len(options) <= FEW:
            return options
        if isinstance(step, Move):
            return sorted({*tried, *best_squares(seen, step, options)})
        return tried

    def points(self, s: State, seat: int) -> float:
        """Return by how much the own band is worth more than the strongest other, in gold."""
        assert isinstance(s, Battlefield)
        rivals = [strength(s, other) for other in s.every_seat() if other != seat]
        return strength(s, Seat(seat)) - max(rivals)

    @staticmethod
    def counted(s: State, seat: int) -> float:
        """Return what still stands of a band, in gold; the result itself is a mark of who won."""
        assert isinstance(s, Battlefield)
        return round(strength(s, Seat(seat)), 1)

    def remarks(self, seen: State, seat: int, action: int) -> list[Remark]:
        """Say what an answer does: the odds of a blow, the look of a square, the points that stay."""
        assert isinstance(seen, Battlefield)
        s, step = seen, seen.stack[-1]
        if isinstance(step, Activation):
            return self.of_action(s, step.briskar, action)
        if isinstance(step, Move) and AT <= action < AT + SQUARES:
            return of_square(s, step.briskar, action - AT)
        if ACTIVATE <= action < ACTIVATE + BRISKARS and s.place[action - ACTIVATE] >= 0:
            near = nearest_enemy(s, Briskar(action - ACTIVATE), s.place[action - ACTIVATE])
            return [("near", {"fathoms": round(near, 1)})]
        if isinstance(step, Attack) and action in (DEFEND, DODGE, COUNTER):
            return of_defence(s, step, action)
        if ROLL < action < ROLL + BOOSTS:
            return [("boosts", {"points": int(points_of(action)), "dice": int(dice_of(action))})]
        return []

    def of_action(self, s: Battlefield, briskar: Briskar, action: int) -> list[Remark]:
        """Say what an action of a Briskar does."""
        blow = best_forecast(s, briskar, action)
        if blow is not None:
            target, found = blow
            lost: dict[str, object] = {"briskar": self.name("briskar", int(target)), "hp": round(found.mean(), 1)}
            fells = found.at_least(s.hp[target])
            told: list[Remark] = [("hits", lost)]
            if fells >= NOTICED:
                told.append(("fells", {"percent": round(100 * fells)}))
            return told
        if action == END:
            return [("leaves-ap", {"ap": int(s.ap[briskar])})]
        if action == EN_GARDE:
            return [("guard", {})]
        return [("near", {"fathoms": round(nearest_enemy(s, briskar, s.place[briskar]), 1)})]


def best_squares(s: Battlefield, step: Move, options: list[int]) -> list[int]:
    """Return the squares of a move that the tactician weighs most."""
    squares = [action for action in options if AT <= action < AT + SQUARES]
    return sorted(squares, key=lambda action: -worth_at(s, step, action - AT))[:BEST_SQUARES]


def worth_at(s: Battlefield, step: Move, square: int) -> float:
    """Weigh a square as if he stood there."""
    place = s.place[step.briskar]
    s.place[step.briskar] = square
    worth = square_worth(s, step.briskar, step.strike_at)
    s.place[step.briskar] = place
    return worth


def weapons_of(s: Battlefield, briskar: Briskar, action: int) -> tuple[Briskar, i64, vec[i64]] | None:
    """Return whom an action strikes, how, and with which weapons; None where it strikes nobody."""
    if ATTACK <= action < ATTACK + BRISKARS:
        return Briskar(action - ATTACK), ATTACKED, striking_slots(s, briskar, Briskar(action - ATTACK))
    if ASSAULT <= action < ASSAULT + BRISKARS:
        return Briskar(action - ASSAULT), ATTACKED, vec[i64]([0])
    if THRUST <= action < THRUST + BRISKARS:
        return Briskar(action - THRUST), THRUST_AT, thrust_slots(s, briskar, Briskar(action - THRUST))
    if SHOOT <= action < SHOOT + BRISKARS:
        return Briskar(action - SHOOT), SHOT_AT, shooting_slots(s, briskar)
    return None


def best_forecast(s: Battlefield, briskar: Briskar, action: int) -> tuple[Briskar, Forecast] | None:
    """Return the odds of a blow with the weapon that hurts most, against the best defence."""
    blow = weapons_of(s, briskar, action)
    if blow is None or len(blow[2]) == 0:
        return None
    target, kind, slots = blow
    found: list[Forecast] = []
    for slot in slots:
        intent = Intent(briskar, target, NOTHING if slot == SLOTS else slot, kind)
        found.append(attack_forecast(s, intent, best_defence(s, intent)))
    return target, max(found, key=lambda one: one.mean())


def of_square(s: Battlefield, briskar: Briskar, square: int) -> list[Remark]:
    """Say whom he could shoot at from a square, who would lose sight of him, and how near the enemy is."""
    before = seen_by(s, briskar)
    place = s.place[briskar]
    s.place[briskar] = square
    after, near = seen_by(s, briskar), nearest_enemy(s, briskar, square)
    shots = shots_from(s, briskar)
    s.place[briskar] = place
    found: list[Remark] = []
    if shots:
        found.append(("shots", {"n": shots}))
    if after < before:
        found.append(("hides", {"n": before - after}))
    elif after > before:
        found.append(("shows", {"n": after - before}))
    return [*found, ("near", {"fathoms": round(near, 1)})]


def of_defence(s: Battlefield, step: Attack, defence: int) -> list[Remark]:
    """Say how likely a defence holds against the total rolled, and what it leaves for the next one."""
    intent = Intent(step.attacker, step.target, step.slot, step.kind, charging=step.charging)
    holds = 1.0 - stays_under(defending_side(s, intent, defence), step.total, False)
    left = int(s.ap[step.target] - defence_cost(s, step.target, defence))
    return [("holds", {"percent": round(100 * holds)}), ("leaves-ap", {"ap": left})]


def enemies(s: Battlefield, briskar: Briskar) -> list[Briskar]:
    """List the opponents of a Briskar on the field."""
    return [other for other in s.everybody() if s.place[other] >= 0 and are_opponents(s, briskar, other)]


def seen_by(s: Battlefield, briskar: Briskar) -> int:
    """Count the opponents who see a Briskar."""
    return sum(1 for other in enemies(s, briskar) if cover(s, other, briskar) != HIDDEN)


def shots_from(s: Battlefield, briskar: Briskar) -> int:
    """Count the opponents he could shoot at."""
    if not len(shooting_slots(s, briskar)):
        return 0
    return sum(1 for other in enemies(s, briskar) if why_not_shot_at(s, briskar, other) is None)
