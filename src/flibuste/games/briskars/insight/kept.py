"""What points kept back are worth: how many dodges or counters they pay for, and how surely one of them holds."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.dice.odds import contest
from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.state import NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, SHOT_THRUST_AT, THRUST_AT
from flibuste.games.briskars.field.verbs import DEFEND, briskar_id
from flibuste.games.briskars.fighting.previews import (
    NO_DEFENCE,
    Intent,
    defences_against,
    defending_side,
    striking_side,
)
from flibuste.games.briskars.fighting.tallies import defence_cost
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.field_answers import KeptDefence, KeptPoints
from flibuste.games.briskars.insight.reading import defence_name, read_briskar, rounded
from flibuste.games.briskars.insight.threats import Threat, Weighed, danger
from flibuste.kernel.questions import Question

BLOWS: Final = (int(ATTACKED), int(THRUST_AT), int(SHOT_AT), int(SHOT_THRUST_AT))
"""Kinds of threats that a dodge or a counter answers."""


def kept_answer(s: Battlefield, question: Question) -> KeptPoints:
    """Answer what the points that a Briskar has now would pay for in defence until his next activation.

    They are weighed against the gravest blow an enemy could strike where he stands.

    Rule: BK-RND-07, BK-DEF-01.
    """
    briskar = read_briskar(s, question, "briskar")
    question.close()
    threat = gravest_blow(s, briskar)
    answer: KeptPoints = {"ap": int(s.ap[briskar]), "enemy": None, "weapon": None, "defences": []}
    if threat is None:
        return answer
    weapon = weapon_at(s, threat.enemy, threat.slot)
    answer["enemy"] = briskar_id(threat.enemy)
    answer["weapon"] = s.content.weapons[weapon].name if weapon != NOTHING else None
    answer["defences"] = paid_defences(s, briskar, threat)
    return answer


def gravest_blow(s: Battlefield, briskar: Briskar) -> Threat | None:
    """Return the worst blow or shot that anybody could deal him where he stands."""
    for threat in danger(s, briskar, s.place[briskar], Weighed()):
        if int(threat.kind) in BLOWS:
            return threat
    return None


def paid_defences(s: Battlefield, briskar: Briskar, threat: Threat) -> list[KeptDefence]:
    """List the defences that cost points, how often they can be paid, and how surely each holds against a blow."""
    field = s.clone()
    field.place[threat.enemy] = threat.square
    intent = Intent(threat.enemy, briskar, threat.slot, threat.kind)
    rows: list[KeptDefence] = []
    for defence in defences_against(field, intent):
        if defence in (NO_DEFENCE, DEFEND):
            continue
        price = defence_cost(field, briskar, defence)
        hit = contest(striking_side(field, intent), defending_side(field, intent, defence)).success()
        times = s.ap[briskar] // price if price > 0 else s.ap[briskar]
        rows.append(
            {"defence": defence_name(defence), "ap": int(price), "times": int(times), "holds": rounded(1.0 - hit)}
        )
    return rows
