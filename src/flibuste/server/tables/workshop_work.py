"""The parts of a workshop that a worker process does: both versions made, deals played, figures compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from flibuste.kernel.errors import BadData
from flibuste.kernel.game import find_game
from flibuste.lab.edits import Edit, edited
from flibuste.lab.workshop import Findings, Outcome, Trial, Version, game_of, try_out


def versions(job: Mapping[str, Any]) -> tuple[Version, Version, tuple[str, ...]]:
    """Make the game as it is and as it might be; what the game refuses is refused."""
    game = find_game(job["game"])
    seats = int(job["seats"] or game.seats.start)
    game.check_seats(seats)
    edits = [Edit(one["file"], one["kind"], one["id"], one["field"], str(one["value"])) for one in job["numbers"]]
    files = edited(game.name, edits)
    if files and game.with_content is None:
        raise BadData("no_content", f"{game.name} takes no cards of your own")
    usual, later = game.check_settings({}), game.check_settings(job["settings"])
    if not files and usual == later:
        raise BadData("nothing_changed", "nothing is changed")
    after = Version(game.name, tuple(later.items()), tuple(files.items()))
    game_of(after)
    return Version(game.name, tuple(usual.items())), after, (job["bot"],) * seats


def trials(job: Mapping[str, Any]) -> dict[str, object]:
    """Play some deals with both versions; without any only the versions are checked."""
    before, after, bots = versions(job)
    played = [[plain(try_out(Trial(one, deal, bots))) for one in (before, after)] for deal in job["deals"]]
    return {"played": played}


def findings(job: Mapping[str, Any]) -> dict[str, object]:
    """Compare all deals played so far: length and winners, then what moved most clearly; and what nobody uses."""
    found = Findings([outcome(one) for one, _ in job["played"]], [outcome(one) for _, one in job["played"]])
    rows, seats = found.moved(), len(found.before[0].shares)
    told = [asdict(row) | {"clear": row.is_clear(len(rows))} for row in rows]
    whole, single = told[: 1 + seats], told[1 + seats :]
    single.sort(key=lambda row: -abs(row["low"] + row["high"]) / max(row["high"] - row["low"], 1e-9))
    return {"moved": whole + single, "never": found.never()}


def plain(out: Outcome) -> dict[str, object]:
    """Write an outcome as plain values."""
    used = [dict(counts) for counts in out.used]
    return {"shares": out.shares, "length": out.length, "used": used, "offered": sorted(out.offered)}


def outcome(told: Mapping[str, Any]) -> Outcome:
    """Read what ``plain`` wrote."""
    return Outcome(told["shares"], told["length"], [Counter(one) for one in told["used"]], set(told["offered"]))
