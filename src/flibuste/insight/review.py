"""The review of a finished game for one seat: each decision judged by what the seat knew when it was made.

A *mistake* is a decision whose gap to the best option exceeds its error bar, and is worth a word. What mistakes cost
is the strand of *skill*; all other changes of the chance to win, from one decision of the seat to the next, are the
strand of *fortune*: cards, dice and draws against the average, and what the others did. Both begin at an equal share
and add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypedDict

from flibuste.insight.counsel import MOST_REMARKS, Counsel
from flibuste.insight.hints import told
from flibuste.insight.judging import Estimate, Judgement, judge
from flibuste.insight.roster import counsel_of
from flibuste.kernel.chance import Scripted, Seeded
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import Record
from flibuste.kernel.session import Session, replay, start
from flibuste.kernel.state import State

SLIGHT = 0.01
"""A smaller gap, in parts of a game, is no mistake however sure it is."""
TURNING_POINTS = 3
SEED = 61
Strand = Literal["fortune", "skill"]


class Decision(TypedDict):
    """One decision: what was played and what was best, with chance and points of both; ``move`` counts answers before.

    ``gap`` is what the guide sees lost, in parts of a game, with its error bar: it decides whether this is a mistake.
    ``part`` is the part of the game, ``begun`` what the parts before it have brought, where that is counted.
    """

    move: int
    kind: str
    options: int
    played: dict[str, object]
    best: dict[str, object]
    chance: float
    chance_error: float
    chance_lost: float
    chance_lost_error: float
    points: float
    points_lost: float
    points_lost_error: float
    gap: float
    gap_error: float
    mistake: bool
    remarks: list[dict[str, object]]
    played_remarks: list[dict[str, object]]
    part: int
    begun: float | None


class Point(TypedDict):
    """Both strands after a decision: what fortune and skill have brought so far, in chances and in points."""

    move: int
    chance: float
    fortune: float
    skill: float
    fortune_points: float
    skill_points: float


class Turn(TypedDict):
    """A turning point: where, which strand, and by how much the chance to win changed."""

    move: int
    strand: Strand
    change: float


class Review(TypedDict):
    """The review of one seat. The strands begin at ``share``; ``result`` is null where the game was cut short.

    ``view`` is what the seat saw at the end: clients take names of things from it.
    """

    game: str
    seat: int
    worlds: int
    moves: int
    share: float
    result: float | None
    decisions: list[Decision]
    mistakes: int
    points: list[Point]
    turns: list[Turn]
    view: dict[str, object]


def positions(record: Record) -> Iterator[tuple[int, Session]]:
    """Play a record again; stop before each answer, with its number, and after the last one."""
    session = start(find_game(record.game), record.seats, record.settings, Scripted(None, record.setup))
    for number, (seat, action, outcomes) in enumerate(record.answers):
        yield number, session
        session.answer(seat, action, Scripted(None, outcomes))
    yield len(record.answers), session


def decisions_of(record: Record, seat: int) -> list[int]:
    """List the answers of a seat where it had a choice."""
    found = []
    for number, session in positions(record):
        if number < len(record.answers) and record.answers[number][0] == seat:
            if len(session.state.options(seat)) > 1:
                found.append(number)
    return found


def judged(record: Record, seat: int, moves: Iterable[int], share: float = 1.0) -> list[Decision]:
    """Judge some decisions of a seat; ``share`` of the usual worlds for machines that are slow."""
    counsel = counsel_of(find_game(record.game))
    worlds, wanted = max(2, round(counsel.worlds * share)), set(moves)
    found = []
    for number, session in positions(record):
        if number in wanted:
            one = judge_one(counsel, session.state, seat, record.answers[number][1], number, worlds)
            found += [] if one is None else [one]
    return found


def judge_one(counsel: Counsel, state: State, seat: int, played: int, move: int, worlds: int) -> Decision | None:
    """Judge one decision from what the seat knew; nothing where it did what leaves nothing to compare."""
    seen = state.seen_by(seat, Seeded(0))
    options = sorted({*counsel.shortlist(seen, seat), played})
    if len(options) < 2:
        return None
    found = judge(counsel, seen, seat, options, Seeded(SEED + move), worlds)
    best, gap = found.against_best(played)
    mistake = best != played and beyond(gap) and gap.value >= SLIGHT and is_felt(found, best, played)
    return decision(counsel, seen, seat, found, (played, best if mistake else played, best), gap, mistake, move)


def beyond(found: Estimate) -> bool:
    """Say whether a number is larger than its error bar."""
    return found.value > found.error


def is_felt(found: Judgement, best: int, played: int) -> bool:
    """Say whether what people are told of a mistake, chances or points, is beyond its bar too."""
    return beyond(found.chance_lost(best, played)) or beyond(found.points_lost(best, played))


def decision(
    counsel: Counsel,
    seen: State,
    seat: int,
    found: Judgement,
    which: tuple[int, int, int],
    gap: Estimate,
    mistake: bool,
    move: int,
) -> Decision:
    """Describe a decision: ``which`` are what was played, what it is measured by, and what was best."""
    played, measure, best = which
    chance, points = found.chance(measure), found.points(measure)
    chance_lost, points_lost = found.chance_lost(measure, played), found.points_lost(measure, played)
    return {
        "move": move,
        "kind": seen.kind(),
        "options": len(found.options),
        "played": option(counsel.game, played),
        "best": option(counsel.game, best),
        "chance": round(chance.value, 4),
        "chance_error": round(chance.error, 4),
        "chance_lost": round(max(0.0, chance_lost.value), 4),
        "chance_lost_error": round(chance_lost.error, 4),
        "points": round(points.value, 2),
        "points_lost": round(points_lost.value, 2),
        "points_lost_error": round(points_lost.error, 2),
        "gap": round(gap.value, 4),
        "gap_error": round(gap.error, 4),
        "mistake": mistake,
        "remarks": [told(one) for one in counsel.remarks(seen, seat, best)[:MOST_REMARKS]] if mistake else [],
        "played_remarks": [told(one) for one in counsel.remarks(seen, seat, played)[:MOST_REMARKS]] if mistake else [],
        "part": counsel.part(seen),
        "begun": counsel.brought(seen, seat),
    }


def option(game: Game, action: int) -> dict[str, object]:
    """Write an action as an option is written: its number, its notation, and what it is about."""
    return {"action": action, "notation": game.write(action), **game.describe(action)}


def reviewed(record: Record, seat: int, decisions: list[Decision], share: float = 1.0) -> Review:
    """Put the judged decisions of a seat together: strands, turning points, the count of mistakes."""
    game = find_game(record.game)
    counsel, state = counsel_of(game), replay(game, record).state
    points, turns = strands(counsel, state, seat, decisions, len(record.answers))
    return {
        "game": record.game,
        "seat": seat,
        "worlds": max(2, round(counsel.worlds * share)),
        "moves": len(record.answers),
        "share": round(equal_share(state), 4),
        "result": float(state.score(seat)) if state.over else None,
        "decisions": decisions,
        "mistakes": sum(one["mistake"] for one in decisions),
        "points": points,
        "turns": turns,
        "view": dict(game.view(state, seat)),
    }


def equal_share(state: State) -> float:
    """Return the chance of every side before the deal."""
    return 1.0 / len({int(state.side(seat)) for seat in range(state.seats)})


def strands(
    counsel: Counsel, end: State, seat: int, decisions: list[Decision], moves: int
) -> tuple[list[Point], list[Turn]]:
    """Tell fortune and skill apart, decision by decision to the end after so many moves; find where most changed."""
    found = Strands(equal_share(end))
    before: Decision | None = None
    for one in decisions:
        if before is not None and before["part"] != one["part"]:
            found.close_part(one["begun"], counsel.apart)
        found.take(one)
        before = one
    if before is not None and end.over:
        found.close_part(counsel.brought(end, seat), False)
        if not counsel.apart or decisions[0]["part"] == before["part"]:
            found.move_to(moves, float(end.score(seat)))
    return found.points, found.turning_points()


class Strands:
    """Both strands while they are followed: the chance now, the points expected now, and what each has brought."""

    def __init__(self, share: float) -> None:
        self.share = self.here = share
        self.expected: float | None = None
        self.fortune = self.skill = self.fortune_points = self.skill_points = 0.0
        self.points: list[Point] = []
        self.turns: list[Turn] = []

    def take(self, one: Decision) -> None:
        """Go on to a decision: what changed since the last one is fortune, what a mistake costs is skill."""
        if self.expected is not None:
            self.fortune_points += one["points"] - self.expected
        self.expected = one["points"]
        self.move_to(one["move"], one["chance"])
        if one["mistake"]:
            self.turn(one["move"], "skill", -one["chance_lost"])
            self.here -= one["chance_lost"]
            self.skill -= one["chance_lost"]
            self.skill_points -= one["points_lost"]
            self.expected -= one["points_lost"]
            self.points[-1] = self.point(one["move"])

    def move_to(self, move: int, chance: float) -> None:
        """Follow fortune to another chance."""
        self.turn(move, "fortune", chance - self.here)
        self.fortune += chance - self.here
        self.here = chance
        self.points.append(self.point(move))

    def close_part(self, brought: float | None, apart: bool) -> None:
        """End a part: its points are counted now; after one that is a game of its own the chance starts anew."""
        if brought is not None and self.expected is not None:
            self.fortune_points += brought - self.expected
        self.expected = None
        if apart:
            self.here = self.share

    def turn(self, move: int, strand: Strand, change: float) -> None:
        """Note a change."""
        self.turns.append({"move": move, "strand": strand, "change": round(change, 4)})

    def turning_points(self) -> list[Turn]:
        """Return where most changed, in the order of the game; of one move, its larger change."""
        largest: dict[int, Turn] = {}
        for one in sorted(self.turns, key=lambda turn: abs(turn["change"])):
            largest[one["move"]] = one
        most = sorted(largest.values(), key=lambda one: -abs(one["change"]))[:TURNING_POINTS]
        return sorted((one for one in most if one["change"]), key=lambda one: one["move"])

    def point(self, move: int) -> Point:
        """Write where both strands are."""
        return {
            "move": move,
            "chance": round(self.here, 4),
            "fortune": round(self.fortune, 4),
            "skill": round(self.skill, 4),
            "fortune_points": round(self.fortune_points, 2),
            "skill_points": round(self.skill_points, 2),
        }


def review(record: Record, seat: int, progress: Callable[[int, int], None] | None = None, share: float = 1.0) -> Review:
    """Review a game for a seat, from the first decision to the last."""
    moves = set(decisions_of(record, seat))
    counsel = counsel_of(find_game(record.game))
    worlds, found, done = max(2, round(counsel.worlds * share)), [], 0
    for number, session in positions(record):
        if number in moves:
            one = judge_one(counsel, session.state, seat, record.answers[number][1], number, worlds)
            found += [] if one is None else [one]
            done += 1
            if progress is not None:
                progress(done, len(moves))
    return reviewed(record, seat, found, share)
