"""Finished games: what stands at the head of their films, and the receipt of their chance."""

from __future__ import annotations

import re

from flibuste.kernel.session import Session
from flibuste.server.bots.pool import Pool
from flibuste.server.problems import Refused
from flibuste.server.tables.live import Live
from flibuste.server.tables.long_work import handed
from flibuste.server.tables.results import Frozen, result, stood_in
from flibuste.table.fair import commitment
from flibuste.table.folding import Folded
from flibuste.table.proof import pinches
from flibuste.table.verify_alone import typed_count
from flibuste.wire.tables import Drawn, Nonce, Receipt, Replay, ReplaySeat

FAIR_CHAIN = "note fair-chain "


def head_of(live: Live, of: int | None) -> Replay:
    """Show a finished match without its frames, as a seat saw it or open."""
    check_seat(of, live.plan.seats)
    return Replay(
        of=of,
        game=live.plan.game,
        title=live.plan.title,
        seats=[replay_seat(live, number) for number in range(live.plan.seats)],
        settings=live.plan.settings,
        result=result(live.match, live.frozen),
        verified=None if live.plan.origin else True,
        frames=[],
    )


def check_seat(of: int | None, seats: int) -> None:
    """Refuse a film of nobody."""
    if of is not None and not 0 <= of < seats:
        raise Refused("wrong_seat")


def replay_seat(live: Live, number: int) -> ReplaySeat:
    """Say who sat on a seat, and how often a bot answered in this person's place."""
    seat, match = live.match.seats[number], live.match
    told = stood_in(match, number, live.frozen)
    return ReplaySeat(live.name(number), seat.kind, seat.level or None, live.face(number), told)


def finished(match: Folded) -> Session:
    """Return the session of a match that is over."""
    if match.outdated:
        raise Refused("other_rules")
    if match.session is None or match.status != "over":
        raise Refused("not_over")
    return match.session


def record_refused(code: str, sentence: str) -> Refused:
    """Say at which move a record is refused, and why."""
    place = re.match(r"(?:answer|line) (\d+)", sentence)
    params: dict[str, bool | int | str] = {"n": int(place[1]) if place else 0, "reason": code}
    return Refused("record_refused", params=params)


def is_provable(match: Folded, frozen: Frozen | None) -> bool:
    """Say whether the chance of a match can be checked by everybody."""
    return match.status == "over" and not match.plan.origin and frozen is not None and FAIR_CHAIN in frozen.record


async def receipt(pool: Pool, whose: str, match: Folded, frozen: Frozen | None) -> Receipt:
    """Show what is needed to check the chance of a match; before the end only what was promised.

    Whose rules are gone cannot be played again, but its chance is checked from the record all the same.
    """
    over = match.status == "over"
    added = [Nonce(p.seat, p.sealed or None, p.nonce or None if over else None, p.fits) for p in pinches(match)]
    sealed = commitment(match.plan.secret)
    if frozen is None or not is_provable(match, frozen):
        return Receipt(sealed, None, None, added, [], None, None)
    text = frozen.record
    told = await handed(pool, "verify", whose, match.game, record=text, outdated=match.outdated)
    if "counts" not in told:
        return Receipt(sealed, match.plan.secret, False, added, [], None, False)
    chain = next(line.split(" ")[2] for line in text.split("\n") if line.startswith(FAIR_CHAIN))
    draws = [Drawn(purpose, count) for purpose, count in sorted(told["counts"].items())]
    return Receipt(sealed, match.plan.secret, True, added, draws, chain, True, typed_count(text))
