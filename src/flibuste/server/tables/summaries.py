"""What a finished game was, taken down once at its end, without names: for lists, statistics and ratings."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from flibuste.insight.roster import counted, favourite
from flibuste.server.tables.results import Frozen, result
from flibuste.table.faces import BotFace, bot_face
from flibuste.table.folding import Folded
from flibuste.wire.tables import Result


class SummarySeat(Struct, frozen=True, omit_defaults=True):
    """Who sat on a seat, by kind, and what came of it; ``favourites`` counts cards (or what the game has instead).

    Cards of a table's own are nobody's favourites: other tables do not have them.
    """

    kind: str
    side: int
    points: float = 0.0
    level: str = ""
    face: BotFace | None = None
    resigned: bool = False
    stood_in: int = 0
    favourites: dict[str, int] = {}


class Summary(Struct, frozen=True, omit_defaults=True):
    """A finished game: when it was, how many answers it took, who sat there, what came of it."""

    game: str
    began: int
    ended: int
    answers: int
    seats: list[SummarySeat]
    result: Result
    title: str = ""
    rated: bool = False
    origin: str = ""


def summary(match: Folded, frozen: Frozen | None) -> Summary | None:
    """Take down what a game was; nothing where none was dealt."""
    if match.session is None:
        return None
    plan, record, state = match.plan, match.session.record, match.session.state
    chosen_by: list[Counter[str]] = [Counter() for _ in match.seats]
    for seat, action, _ in record.answers:
        chosen = favourite(match.game, action)
        if chosen is not None and not plan.files:
            chosen_by[seat][chosen] += 1
    stood_in = Counter(seat for _, seat, _ in match.stood_in())
    seats = [
        SummarySeat(
            kind=sitter.kind,
            side=int(state.side(seat)),
            points=counted(match.game, state, seat),
            level=sitter.level,
            face=bot_face(plan, seat) if sitter.kind == "bot" and not sitter.resigned else None,
            resigned=sitter.resigned,
            stood_in=stood_in[seat],
            favourites=dict(chosen_by[seat]),
        )
        for seat, sitter in enumerate(match.seats)
    ]
    return Summary(
        game=plan.game,
        began=match.started_at or plan.made,
        ended=match.updated,
        answers=len(record.answers),
        seats=seats,
        result=result(match, frozen),
        title=plan.title,
        rated=plan.rated,
        origin=plan.origin,
    )
