"""The tables of lines against the rays followed one by one: the same numbers on every map, in every posture."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.ground.distance import SQUARES, STRIDE, is_spanned
from flibuste.games.briskars.ground.ground import NO_ELEMENT, Ground
from flibuste.games.briskars.ground.rays import CORNERS, Body, Ray
from flibuste.games.briskars.ground.sight import (
    NOBODY,
    body_on,
    clear_rays,
    how_many,
    is_crossed,
    is_square_visible,
    seen_squares,
)
from flibuste.games.briskars.ground.surfaces import surface_of
from flibuste.games.briskars.ground.templates import is_template_visible, visible_templates
from flibuste.kernel.bits import zeros
from flibuste.lab.bench.briskars_rays import count_rays

MAPS = [chart.ground for chart in STANDARD.maps]
PAIRS = 100_000


def inside(ground: Ground) -> list[int]:
    """List the squares of a map."""
    return [square for square in range(SQUARES) if ground.inside(square)]


def somebody(ground: Ground, rng: Random) -> Body:
    """Put a body of any size on a square: on the ground or on top, clinging to something, standing or halved."""
    square = rng.choice(inside(ground))
    up = rng.choice([0, 0, 0, 2, 4, 7, 12, 30])
    return Body(square, int(ground.stand(square)) + up, rng.choice([2, 3, 4, 5, 6, 8]), rng.random() < 0.4)


def a_crowd(ground: Ground, rng: Random) -> vec[i64]:
    """Put some miniatures on the map, as pairs of square and head."""
    crowd: list[int] = []
    for square in rng.sample(inside(ground), rng.choice([0, 0, 4, 16, 40])):
        crowd += [square, int(ground.stand(square)) + rng.choice([2, 3, 4, 6, 8])]
    return vec[i64](crowd)


def changed(ground: Ground, rng: Random) -> Ground:
    """Break, raise and move things about: crates, walls of magic, fallen masts."""
    for _ in range(rng.choice([0, 0, 1, 3, 20])):
        square = rng.choice(inside(ground))
        element = rng.choice([NO_ELEMENT, *range(len(ground.sizes))])
        ground = ground.changed(square, element, 4, 0)
        clear_rays(ground, body_on(ground, square, 4), body_on(ground, 0, 4), NOBODY)
    return ground


def looks_agree(seed: int, pairs: int) -> None:
    """Compare so many looks on one map."""
    rng = Random(seed)
    ground = changed(rng.choice(MAPS), rng)
    crowd = a_crowd(ground, rng)
    for _ in range(pairs):
        viewer, target = somebody(ground, rng), somebody(ground, rng)
        if viewer.square != target.square:
            told = (ground.name, int(viewer.square), int(target.square), seed)
            assert clear_rays(ground, viewer, target, crowd) == count_rays(ground, viewer, target, crowd), told


@settings(deadline=None, max_examples=60)
@given(st.integers(0, 2**32))
def test_a_look_arrives_with_the_rays_that_arrive_one_by_one(seed: int) -> None:
    """On all maps, standing, lying or kneeling, at all heights, with and without what moves in between.

    Rule: BK-GRD-11, BK-GRD-13, BK-GRD-20, BK-COV-06, BK-ZOC-11.
    """
    looks_agree(seed, 12)


@pytest.mark.slow
def test_a_hundred_thousand_looks_arrive_alike() -> None:
    """Rule: BK-GRD-11, BK-GRD-20, BK-COV-06, BK-ZOC-11."""
    for seed in range(PAIRS // 100):
        looks_agree(seed, 100)


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 2**32))
def test_one_pass_sees_the_squares_that_are_seen_one_by_one(seed: int) -> None:
    """Also on a ground that was changed after somebody had looked around on the one before.

    Rule: BK-GRD-21, BK-ZOC-11, BK-TPL-02.
    """
    rng = Random(seed)
    before = rng.choice(MAPS)
    viewer = somebody(before, rng)
    seen_squares(before, viewer, NOBODY)
    ground = changed(before, rng)
    crowd = a_crowd(ground, rng)

    found = [int(square) for square in seen_squares(ground, viewer, crowd)]

    others = [square for square in inside(ground) if square != viewer.square]
    assert found == [sq for sq in others if count_rays(ground, viewer, body_on(ground, sq, 4), crowd) > 0]
    assert found == [sq for sq in others if is_square_visible(ground, viewer, sq, crowd)]
    templates = [int(square) for square in visible_templates(ground, viewer, crowd)]
    for centre in inside(ground):
        assert (centre in templates) == is_template_visible(ground, viewer, centre, crowd)


def test_a_changed_ground_asks_the_first_one_only_where_nothing_changed() -> None:
    """Many changes make a ground of its own.

    Rule: BK-COV-10, BK-GRD-21.
    """
    rng = Random(5)
    ground, viewer = MAPS[0], body_on(MAPS[0], inside(MAPS[0])[30], 4)
    for step in range(30):
        square = rng.choice(inside(ground))
        ground = ground.changed(square, rng.choice([NO_ELEMENT, *range(len(ground.sizes))]), 4, 0)
        eye = body_on(ground, viewer.square, 4)
        others = [sq for sq in inside(ground) if sq != eye.square]
        expected = [sq for sq in others if count_rays(ground, eye, body_on(ground, sq, 4), NOBODY) > 0]
        assert [int(sq) for sq in seen_squares(ground, eye, NOBODY)] == expected, step


@settings(deadline=None, max_examples=60)
@given(st.integers(0, SQUARES - 1), st.integers(0, SQUARES - 1))
def test_a_corridor_holds_exactly_the_squares_that_a_line_crosses(a: int, b: int) -> None:
    """Rule: BK-ACT-25, BK-GRD-11."""
    if a == b:
        return
    viewer, target = Body(a, 0, 4), Body(b, 0, 4)
    crossed: set[int] = set()
    ray = Ray(viewer, target, zeros(SQUARES), zeros(SQUARES))
    for pair in range(CORNERS * CORNERS):
        ray.between(pair // CORNERS, pair % CORNERS)
        square = a
        while square != b:
            ray.advance()
            square = int(ray.row * STRIDE + ray.column)
            crossed.add(square)

    assert {
        square for square in range(SQUARES) if is_crossed(STANDARD.maps[0].ground, viewer, target, square)
    } == crossed
    corridor = surface_of(STANDARD.maps[0].ground).corridors.between(a, b)
    for square in range(SQUARES):
        if corridor.place_of(a, b, square) >= 0:
            assert is_spanned(a, b, square)


@given(st.integers(0, 2**32 - 1))
def test_rays_of_a_set_are_counted_rightly(rays: int) -> None:
    """Rule: BK-GRD-12."""
    assert how_many(rays) == rays.bit_count()
