"""Line of sight and cover, ray by ray."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ground.rays import Body
from flibuste.games.briskars.ground.sight import (
    HIDDEN,
    IN_COVER,
    NOBODY,
    OPEN,
    body_on,
    clear_rays,
    is_crossed,
    is_square_visible,
    kneeling_sight,
    sight,
    small_sight,
)

from .drawn import board, name, offset

LOW, CAPSTAN, BOULDER, WALL = "l", "q", "R", "#"  # half a fathom, three quarters, one, three


def obstacle(columns: int, rows: int, letter: str) -> Ground:
    """Draw one obstacle on an open board."""
    return board({name(offset(columns, rows)): letter})


def seen(ground: Ground, columns: int, rows: int, size: int = 4, feet: int = 0) -> int:
    """Count the clear rays from F6 to a target so many squares away."""
    return int(clear_rays(ground, Body(offset(0, 0), feet, 4), Body(offset(columns, rows), 0, size), NOBODY))


@pytest.mark.parametrize(
    ("target", "where", "letter", "size", "feet", "rays", "result"),
    [
        ((5, 0), (4, 0), LOW, 4, 0, 16, IN_COVER),
        ((5, 0), (4, 0), BOULDER, 4, 0, 0, HIDDEN),
        ((5, 0), (1, 0), LOW, 4, 0, 32, OPEN),
        ((5, 0), (4, 1), BOULDER, 4, 0, 32, OPEN),
        ((5, 1), (4, 0), BOULDER, 4, 0, 24, OPEN),
        ((5, 1), (4, 1), BOULDER, 4, 0, 4, IN_COVER),
        ((3, 3), (2, 2), BOULDER, 4, 0, 0, HIDDEN),
        ((5, 0), (4, 0), LOW, 8, 0, 32, OPEN),
        ((5, 0), (4, 0), BOULDER, 8, 0, 16, IN_COVER),
        ((5, 0), (4, 0), LOW, 4, 12, 24, OPEN),
    ],
)
def test_the_table_of_rays(
    target: tuple[int, int], where: tuple[int, int], letter: str, size: int, feet: int, rays: int, result: int
) -> None:
    """The ten lines of the catalogue: target, obstacle, clear rays, what it means.

    Rule: BK-GRD-11, BK-GRD-12, BK-COV-02, BK-COV-03.
    """
    ground = obstacle(*where, letter)

    assert seen(ground, *target, size, feet) == rays
    assert sight(rays) == result


def test_sixteen_rays_are_cover_and_seventeen_the_open() -> None:
    """Rule: BK-GRD-12, BK-COV-03."""
    assert [sight(rays) for rays in (0, 1, 16, 17, 32)] == [HIDDEN, IN_COVER, IN_COVER, OPEN, OPEN]


def test_a_small_barrel_does_not_hide_a_giant() -> None:
    """An element lower than half the target's size is left out, one of exactly half counts.

    Rule: BK-COV-06.
    """
    assert sight(seen(obstacle(4, 0, LOW), 5, 0, size=6)) == OPEN
    assert sight(seen(obstacle(4, 0, CAPSTAN), 5, 0, size=6)) == IN_COVER


def test_two_walls_that_touch_by_a_corner_close_it() -> None:
    """Twelve rays pass through the corner point alone, the others through the walls.

    Rule: BK-GRD-20.
    """
    both = board({name(offset(1, 0)): WALL, name(offset(0, 1)): WALL})
    one = board({name(offset(1, 0)): WALL})

    assert seen(both, 1, 1) == 0
    assert seen(one, 1, 1) >= 12


def test_standing_enemies_of_the_viewer_block_and_nobody_else() -> None:
    """A miniature of one fathom in between hides; its corner does not close anything; own squares never block.

    Rule: BK-GRD-11, BK-GRD-20, BK-ZOC-11.
    """
    ground = board()
    viewer, target = Body(offset(0, 0), 0, 4), Body(offset(5, 0), 0, 4)
    between = vec[i64]([offset(3, 0), 4])
    own = vec[i64]([offset(0, 0), 4, offset(5, 0), 4])
    corner = vec[i64]([offset(1, 0), 4, offset(0, 1), 4])

    assert clear_rays(ground, viewer, target, between) == 0
    assert clear_rays(ground, viewer, target, own) == 32
    assert clear_rays(ground, viewer, Body(offset(1, 1), 0, 4), corner) == 12


def test_a_ground_that_rises_blocks_like_a_wall() -> None:
    """Rule: BK-GRD-11."""
    hill = board(None, {name(offset(k, r)): "3" for k in (2, 3) for r in (-1, 0, 1)})

    assert seen(hill, 5, 0) == 0
    assert seen(hill, 5, 0, 4, 16) > 0


def test_lying_down_halves_the_size() -> None:
    """Half a fathom hides somebody on the ground; a kneeling viewer keeps his eyes up.

    Rule: BK-GRD-13.
    """
    ground = obstacle(4, 0, LOW)
    viewer = Body(offset(0, 0), 0, 4)

    assert clear_rays(ground, viewer, Body(offset(5, 0), 0, 4, True), NOBODY) == 0
    assert clear_rays(obstacle(1, 0, LOW), Body(offset(0, 0), 0, 4, True), Body(offset(5, 0), 0, 4), NOBODY) < 32


def test_kneeling_behind_half_his_size_is_cover_and_never_hides_alone() -> None:
    """Rule: BK-ACT-25, BK-ACT-26."""
    viewer = Body(offset(0, 0), 0, 4)
    target = Body(offset(5, 0), 0, 4)

    assert kneeling_sight(obstacle(4, 0, LOW), viewer, target, NOBODY) == IN_COVER
    assert kneeling_sight(obstacle(4, 0, BOULDER), viewer, target, NOBODY) == HIDDEN
    assert kneeling_sight(obstacle(1, 0, LOW), viewer, target, NOBODY) == OPEN
    assert kneeling_sight(obstacle(6, 0, LOW), viewer, target, NOBODY) == OPEN


def test_the_shelter_of_a_kneeling_briskar_must_be_crossed_by_a_ray() -> None:
    """A rock beside him on the far side is no shelter; one a single ray crosses is, whatever the count.

    Rule: BK-ACT-25.
    """
    viewer, target = Body(offset(0, 0), 0, 4), Body(offset(5, 1), 0, 4)
    beside = obstacle(4, 0, BOULDER)

    assert sight(clear_rays(beside, viewer, target, NOBODY)) == OPEN
    assert is_crossed(beside, viewer, target, offset(4, 0))
    assert not is_crossed(beside, viewer, target, offset(6, 1))
    assert kneeling_sight(beside, viewer, target, NOBODY) == IN_COVER


def test_a_small_briskar_is_covered_by_anything_beside_him() -> None:
    """Spike behind a low wall that leaves most rays clear; not without it.

    Rule: BK-ACT-25, BK-CHR-12.
    """
    viewer, spike = Body(offset(0, 0), 12, 4), Body(offset(5, 0), 0, 3)

    assert sight(clear_rays(obstacle(4, 0, LOW), viewer, spike, NOBODY)) == OPEN
    assert small_sight(obstacle(4, 0, LOW), viewer, spike, NOBODY) == IN_COVER
    assert small_sight(board(), viewer, spike, NOBODY) == OPEN


def test_a_square_is_visible_when_somebody_of_one_fathom_would_be() -> None:
    """Miniatures that stand on it do not matter.

    Rule: BK-GRD-21.
    """
    viewer = Body(offset(0, 0), 0, 4)
    standing = vec[i64]([offset(5, 0), 4])

    assert is_square_visible(obstacle(4, 0, LOW), viewer, offset(5, 0), standing)
    assert not is_square_visible(obstacle(4, 0, BOULDER), viewer, offset(5, 0), NOBODY)


def test_an_element_that_is_destroyed_covers_no_longer() -> None:
    """Rule: BK-COV-10."""
    ground = obstacle(4, 0, BOULDER)

    assert seen(ground, 5, 0) == 0
    assert seen(ground.destroyed(offset(4, 0)), 5, 0) == 32


def test_the_whole_square_counts_and_it_counts_both_ways_alike_on_level_ground() -> None:
    """Rule: BK-COV-05."""
    ground = board({"H8": BOULDER, "J9": LOW, "K5": WALL})
    for a, b in (((0, 0), (5, 4)), ((1, 2), (6, 2)), ((2, 5), (4, -1))):
        one, two = body_on(ground, offset(*a), 4), body_on(ground, offset(*b), 4)
        hidden = clear_rays(ground, one, two, NOBODY) == 0
        assert hidden == (clear_rays(ground, two, one, NOBODY) == 0)
