"""``flibuste review``: judge the decisions of a seat in a finished game, without hindsight."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import ceil
from typing import Any

from flibuste.commands.choosing import declare_language, declare_record, played_again
from flibuste.insight.review import Decision, Review, review
from flibuste.kernel.errors import GameError
from flibuste.kernel.session import Session
from flibuste.terminal.console import Console
from flibuste.terminal.drawing import words_for
from flibuste.words.catalogues import spoken
from flibuste.words.sentences import Words, capital

PARTS = 100
FEWEST = 0.05
"""Fewer points than this would be written as none."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the words of this command."""
    declare_record(parser)
    parser.add_argument("--seat", type=int, default=0, help="whose decisions; without it, those of seat 0")
    declare_language(parser)
    parser.add_argument(
        "--share", type=int, default=PARTS, metavar="PERCENT", help="of the usual worlds: less is quicker"
    )
    parser.add_argument("--json", action="store_true", help="print everything as JSON")


def run(chosen: argparse.Namespace) -> int:
    """Review a record; progress goes to the standard error."""
    try:
        session = played_again(chosen.file, chosen.game_module, chosen.content)
    except GameError as error:
        print(f"refused: {error.sentence} [{error.code}, {error.rule}]", file=sys.stderr)
        return 1
    if not 0 <= chosen.seat < session.record.seats or not 1 <= chosen.share <= PARTS:
        print(f"there are seats 0 to {session.record.seats - 1}, and 1 to {PARTS} percent of worlds", file=sys.stderr)
        return 2
    found = review(session.record, chosen.seat, progress, chosen.share / PARTS)
    print(file=sys.stderr)
    if chosen.json:
        print(json.dumps(found, indent=1))
    else:
        Console().write_all(told(found, session, chosen.lang or spoken()))
    return 0


def progress(done: int, of: int) -> None:
    """Show how far it is, on one line."""
    print(f"\r{done}/{of}", end="", file=sys.stderr, flush=True)


def told(found: Review, session: Session, language: str) -> Iterator[str]:
    """Tell a review in words: the sum of it, the turning points, every mistake."""
    names = [session.record.names.get(k, f"{k}") for k in range(session.record.seats)]
    seat = found["seat"]
    words = words_for(Words(language, session.game, names), session.view(seat), seat)
    yield words.say("ui-review-of", name=names[seat])
    yield words.say("ui-review-count", n=len(found["decisions"]), mistakes=found["mistakes"], worlds=found["worlds"])
    if found["points"]:
        end = found["points"][-1]
        yield words.fill("ui-review-strands", {"share": whole(found["share"]), **changes(end, words)})
    for turn in found["turns"]:
        values = {"move": turn["move"], "change": signed(turn["change"])}
        yield words.say(f"ui-review-turn-{turn['strand']}", **values)
    for one in found["decisions"]:
        if one["mistake"]:
            yield mistake(one, words)


def mistake(one: Decision, words: Words) -> str:
    """Tell one mistake: what was played, what was better, and why."""
    line = words.say(
        "ui-review-mistake",
        move=one["move"],
        played=words.action(int(str(one["played"]["action"]))),
        best=words.action(int(str(one["best"]["action"]))),
        lost=cost(one, words),
    )
    why = [remark(words, one) for one in one["remarks"]]
    return f"{line} {capital('; '.join(why))}." if why else line


def cost(one: Decision, words: Words) -> str:
    """Tell what a mistake cost: of the chance to win, and in points; of what was not lost nothing is said."""
    lost = []
    if whole(one["chance_lost"]) > 0:
        percent = ceil(100 * one["chance_lost_error"])
        lost.append(words.say("ui-review-cost-chance", chance=whole(one["chance_lost"]), error=percent))
    if one["points_lost"] >= FEWEST or not lost:
        bar = f" ± {number(one['points_lost_error'], words)}" if one["points_lost_error"] else ""
        lost.append(in_points(words, number(one["points_lost"], words) + bar))
    return words.say("ui-review-cost", lost=", ".join(lost))


def in_points(words: Words, n: str) -> str:
    """Tell so many points by the name they have in the game."""
    ids = (f"{words.prefix}-remark-change", f"{words.prefix}-remark-points")
    return words.say(next((id for id in ids if words.has(id)), "ui-hint-remark-points"), n=n)


def number(points: float, words: Words) -> str:
    """Write points; few of them with a decimal, so that a bar of nearly as much is seen to be less."""
    text = f"{points:.1f}" if abs(points) < 10 else f"{points:.0f}"
    return text.replace("-", "−").replace(".", "." if words.language == "en" else ",")


def remark(words: Words, given: dict[str, Any]) -> str:
    """Tell one remark."""
    values = {key: value for key, value in given.items() if key != "code"}
    nouns = {**words.nouns_in(values), **({"seat": "seat"} if "seat" in values else {})}
    return " ".join(words.fill(f"{words.prefix}-remark-{given['code']}", words.values(values, nouns)).split())


def whole(share: float) -> int:
    """Write a share in percent."""
    return round(100 * share)


def signed(change: float) -> str:
    """Write a change in percent, with its sign."""
    return f"{'−' if change < 0 else '+'}{abs(whole(change))}"


def changes(end: Any, words: Words) -> dict[str, object]:
    """Write what both strands came to."""
    return {
        "fortune": signed(end["fortune"]),
        "skill": signed(end["skill"]),
        "fortune-points": in_points(words, f"{end['fortune_points']:+.0f}".replace("-", "−")),
        "skill-points": in_points(words, f"{end['skill_points']:+.0f}".replace("-", "−")),
    }
