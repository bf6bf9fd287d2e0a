"""A question about one line of sight: how well somebody is seen, and what stops the rays that do not arrive."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.briskars.field.seeing import blockers, target_body, viewer_body
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ground.distance import SQUARES, STRIDE, square_name
from flibuste.games.briskars.ground.rays import CORNERS, DEPTHS, Ray
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.field_answers import Line
from flibuste.games.briskars.insight.odds import sight_of
from flibuste.games.briskars.insight.reading import read_briskar
from flibuste.kernel.bits import zeros
from flibuste.kernel.questions import Question

ARRIVES: Final[i64] = -1


def line_answer(s: Battlefield, question: Question) -> Line:
    """Answer how one Briskar sees another, and on which squares how many of the 32 rays end.

    Rule: BK-GRD-11, BK-GRD-12, BK-GRD-20, BK-COV-02, BK-COV-03.
    """
    viewer = read_briskar(s, question, "briskar")
    target = read_briskar(s, question, "target")
    question.close()
    return {**sight_of(s, viewer, target), "stopped": stopped(s, viewer, target)}


def stopped(s: Battlefield, viewer: Briskar, target: Briskar) -> dict[str, int]:
    """Count the rays that end on each square between the two, most first."""
    eye = viewer_body(s, viewer)
    goal = target_body(s, target)
    walls = zeros(SQUARES)
    for square in range(SQUARES):
        walls[square] = s.ground.closed_until(square, goal.least_cover())
    tops = walls[:]
    standing = blockers(s, viewer)
    for k in range(0, len(standing), 2):
        tops[standing[k]] = max(tops[standing[k]], standing[k + 1])
    ray = Ray(eye, goal, walls, tops)
    count: dict[int, int] = {}
    if s.place[viewer] == s.place[target]:
        return {}
    for pair in range(CORNERS * CORNERS):
        for rise in (ray.low, ray.high):
            ray.between(pair // CORNERS, pair % CORNERS)
            square = int(first_stop(ray, rise))
            if square != ARRIVES:
                count[square] = count.get(square, 0) + 1
    ranked = sorted((-n, square) for square, n in count.items())
    return {square_name(square): -n for n, square in ranked}


def first_stop(ray: Ray, rise: i64) -> i64:
    """Follow one ray to the first square that stops it; ARRIVES where none does."""
    while True:
        east = ray.column + ray.east
        row = ray.row
        ray.advance()
        if ray.pinch > DEPTHS and ray.is_stopped(rise, ray.entered, ray.entered, ray.pinch):
            return row * STRIDE + east
        square = ray.row * STRIDE + ray.column
        if square == ray.goal:
            return ARRIVES
        if ray.is_stopped(rise, ray.entered, min(ray.across, ray.down), ray.tops[square]):
            return square
