"""Questions about going: the squares of a walk, a race, a climb or an assault, and how far everything is from there."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED
from flibuste.games.briskars.field.verbs import AT, briskar_id
from flibuste.games.briskars.field.zones import are_opponents, holders
from flibuste.games.briskars.fighting.assaults import ASSAULTS, goals
from flibuste.games.briskars.ground.distance import SQUARES, distance, square_name
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.field_answers import Moves, Way
from flibuste.games.briskars.insight.reading import read_briskar
from flibuste.games.briskars.movement.allowance import RACING, WALKING, may_not_move
from flibuste.games.briskars.movement.climbing import COST as CLIMB_COST
from flibuste.games.briskars.movement.climbing import climbs
from flibuste.games.briskars.movement.moves import Move
from flibuste.games.briskars.movement.paths import Reach
from flibuste.games.briskars.movement.walking import RACE_COST, walk_cost
from flibuste.kernel.questions import Question


def moves_answer(s: Battlefield, question: Question) -> Moves:
    """Answer where a Briskar could come to now, or in his next activation if it is not his turn.

    ``open`` are the squares of the move that is being chosen, with what is already spent.

    Rule: BK-MOV-01, BK-MOV-05, BK-MOV-08, BK-MOV-17, BK-MOV-28, BK-GRD-02.
    """
    briskar = read_briskar(s, question, "briskar")
    question.close()
    field = s.clone()
    if s.active != briskar:
        make_ready(field, briskar)
    step = None if s.over else s.stack[-1]
    free = field.lying_down[briskar] == 0 and not may_not_move(field, briskar)
    standing = free and field.cling[briskar] == 0
    held = holders(field, briskar)
    answer: Moves = {
        "square": square_name(s.place[briskar]),
        "open": ways(step.reach(s)) if isinstance(step, Move) and step.briskar == briskar else {},
        "walk": walks(field, briskar, WALKING, walk_cost(field)) if standing else {},
        "race": walks(field, briskar, RACING, RACE_COST) if standing and held == 0 and field.acted == 0 else {},
        "climb": [],
        "assault": charges(field, briskar) if standing else {},
        "fathoms": measured(s, briskar),
    }
    if free and held & ~field.freed == 0 and field.ap[briskar] >= CLIMB_COST:
        answer["climb"] = [square_name(action - AT) for action in climbs(field, briskar)]
    return answer


def make_ready(s: Battlefield, briskar: Briskar) -> None:
    """Let it be the beginning of his activation: full points, the free move, nothing done. Rule: BK-RND-08."""
    s.active = briskar
    s.ap[briskar] = max(s.card(briskar).ap + s.refill[briskar], 0)
    s.free_move = 1
    s.acted = 0
    s.freed = 0


def walks(s: Battlefield, briskar: Briskar, mode: i64, cost: i64) -> dict[str, Way]:
    """List the squares of a walk or a race that he can pay."""
    if s.ap[briskar] < cost:
        return {}
    return ways(Reach(s, briskar, mode, 0, 0, s.ap[briskar] - cost))


def ways(reach: Reach) -> dict[str, Way]:
    """Describe the way to every square: over which others, how far of how much, where he jumps and for how much."""
    found: dict[str, Way] = {}
    for square in reach.destinations():
        node = reach.best(square)
        layer = node // SQUARES % reach.layers
        found[square_name(square)] = {
            "path": [square_name(one) for one in reach.path(node)],
            "fathoms": reach.spent_at(node) / 2,
            "of": reach.limits[layer] / 2,
            "leaps": [square_name(one) for one in reach.jumped(node)],
            "ap": int(reach.jumps_at(node)),
            "landing": reach.needs_landing(node),
        }
    return found


def charges(s: Battlefield, briskar: Briskar) -> dict[str, list[str]]:
    """List for each enemy he could assault the squares from which he would strike. Rule: BK-MOV-08, BK-MOV-14."""
    found: dict[str, list[str]] = {}
    for enemy in s.everybody():
        if s.place[enemy] >= 0 and are_opponents(s, briskar, enemy) and ASSAULTS[0].why_not(s, briskar, enemy) is None:
            found[briskar_id(enemy)] = [square_name(square) for square in goals(s, briskar, enemy, ATTACKED)]
    return found


def measured(s: Battlefield, briskar: Briskar) -> dict[str, float]:
    """Measure to every square of the map; to the foot of what cannot be stood on. Rule: BK-GRD-02, BK-GRD-03."""
    here = s.place[briskar]
    level = s.level(briskar)
    found: dict[str, float] = {}
    for square in range(SQUARES):
        if square != here and s.ground.inside(square):
            top = s.ground.stand(square) if s.ground.enterable(square) else s.ground.level[square]
            found[square_name(square)] = round(distance(here, square, top - level), 1)
    return found
