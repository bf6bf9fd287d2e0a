"""Exact odds of throws: the threshold of the distance, each defence, and what the thing that flies would cost."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.damage_odds import Forecast, shot_forecast
from flibuste.games.briskars.odds import Contest, Side, threshold_contest
from flibuste.games.briskars.previews import Intent, answering_side, lowered_for, open_defences, worn
from flibuste.games.briskars.spending import strength
from flibuste.games.briskars.state import NOTHING, Battlefield
from flibuste.games.briskars.throw_harm import throw_damage
from flibuste.games.briskars.totals import THROWN_AT


def throw_contest(s: Battlefield, briskar: i64, target: i64, threshold: i64, side: Side, defence: i64) -> Contest:
    """Return the odds of a throw at somebody who answers with one defence.

    Rule: BK-THR-03, BK-THR-05, BK-DIC-12.
    """
    intent = Intent(briskar, target, NOTHING, THROWN_AT)
    return threshold_contest(side, threshold, answering_side(s, intent, defence))


def throw_forecast(s: Battlefield, briskar: i64, target: i64, thing: i64, odds: Contest) -> Forecast | None:
    """Return the odds of a throw with every loss of health; None for what hurts nobody: nothing, a net.

    Rule: BK-THR-06, BK-THR-11 to BK-THR-13, BK-ARM-05.
    """
    if thing < 0:
        return None
    amount = throw_damage(s, briskar, thing)
    if amount.is_nothing():
        return None
    found = shot_forecast(odds, amount, 0, worn(s, target), lowered_for(s, target), strength(s, briskar))
    return found.limited(s.hp[target])


def throw_defences(s: Battlefield, briskar: i64, target: i64) -> list[int]:
    """List the defences open to the target of a throw. Rule: BK-THR-13."""
    return [int(one) for one in open_defences(s, Intent(briskar, target, NOTHING, THROWN_AT))]
