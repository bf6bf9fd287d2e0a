"""What is written in C as well gives the same as the Python beside it, battle after battle (compiled only)."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.actions import stealth
from flibuste.games.briskars.field import seeing, state, zones
from flibuste.games.briskars.field.state import NOBODY, Battlefield
from flibuste.games.briskars.ground.distance import SQUARES
from flibuste.games.briskars.ground.surfaces import surface_of
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.movement import paths, searches
from flibuste.games.briskars.movement.allowance import DODGING, RACING, WALKING
from flibuste.games.briskars.play import GAME
from flibuste.kernel.bits import lowest
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from tests.conftest import COMPILED
from tests.written import as_written

pytestmark = pytest.mark.skipif(not COMPILED, reason="interpreted, there is nothing but the Python")

LOOKED_AT_EVERY = 40


def battles() -> list[Battlefield]:
    """Return positions of random battles on several maps, from the deployment to the end."""
    found = []
    for seed, chart in enumerate(("ships-deck", "ice-floe", "ruins", "harbour-quay", "beach", "tavern")):
        rng = Seeded(seed)
        state = GAME.new(Setup(2, GAME.check_settings({"map": chart}), False, None), rng)
        decisions = 0
        while not state.over:
            seat = lowest(state.waiting)
            state.answer(seat, state.random_option(seat, rng), rng)
            decisions += 1
            if decisions % LOOKED_AT_EVERY == 0 and not state.over and isinstance(state, Battlefield):
                found.append(state.clone())
    return found


BATTLES = battles() if COMPILED else []


def standing(s: Battlefield) -> list[Briskar]:
    """List the Briskars on the field."""
    return [briskar for briskar in s.everybody() if s.place[briskar] >= 0]


def test_searches_for_squares_find_the_same_ways() -> None:
    written = as_written("games/briskars/movement/paths")
    compared = 0

    for s in BATTLES:
        for briskar in standing(s):
            for mode, jumps, shy_of in ((WALKING, 3, -1), (RACING, 1, -1), (DODGING, 0, int(s.place[briskar]) - 2)):
                mine = paths.Reach(s, briskar, mode, 0, 0, jumps, max(shy_of, -1))
                theirs = written.Reach(s, briskar, mode, 0, 0, jumps, max(shy_of, -1))
                assert list(mine.trail) == list(theirs.trail)
                assert list(mine.seen) == list(theirs.seen)
                assert list(mine.destinations()) == list(theirs.destinations())
                compared += len(mine.seen)

    assert compared > 10_000


def test_zones_and_situations_are_the_same() -> None:
    by_zones, by_searches = as_written("games/briskars/field/zones"), as_written("games/briskars/movement/searches")
    held = 0

    for s in BATTLES:
        for briskar in standing(s):
            assert zones.holders(s, briskar) == by_zones.holders(s, briskar)
            assert zones.has_opponent_near(s, briskar) == by_zones.has_opponent_near(s, briskar)
            assert list(zones.zone_map(s, briskar, 20)) == list(by_zones.zone_map(s, briskar, 20))
            assert searches.situation(s, briskar) == by_searches.situation(s, briskar)
            held += zones.holders(s, briskar) != 0

    assert held > 10


def test_everybody_sees_the_same() -> None:
    by_seeing, by_sight = as_written("games/briskars/field/seeing"), as_written("games/briskars/ground/sight")
    seen = 0

    for s in BATTLES:
        surface = surface_of(s.ground)
        for viewer in standing(s):
            eye, between = seeing.viewer_body(s, viewer), seeing.blockers(s, viewer)
            gaze = by_sight.Gaze(eye.square, eye.part(3))
            for target in standing(s):
                if target != viewer:
                    assert seeing.rays(s, viewer, target) == by_seeing.rays(s, viewer, target)
                    body = seeing.target_body(s, target)
                    gaze.at(body.square, body.feet, body.size, body.halved)
                    clear = by_sight.past_map(surface, gaze)
                    corridor = surface.corridors.along(gaze.across, gaze.down)
                    clear = by_sight.past_bodies(corridor, gaze, clear, between)
                    assert seeing.rays(s, viewer, target) == by_sight.how_many(clear)
                    seen += clear != 0
        viewer = standing(s)[0]
        visible = [sq for sq in range(SQUARES) if s.ground.inside(sq) and sq != s.place[viewer]]
        visible = [sq for sq in visible if by_seeing.rays_to_square(s, viewer, sq, s.ground.stand(sq)) != 0]
        assert list(seeing.visible_squares(s, viewer)) == visible

    assert seen > 1_000


def test_everybody_has_the_same_cover_and_stands_as_high() -> None:
    """Also the small and the kneeling, and those who hold a box up."""
    by_seeing, by_state = as_written("games/briskars/field/seeing"), as_written("games/briskars/field/state")
    by_stealth = as_written("games/briskars/actions/stealth")
    found = [0, 0, 0]
    kneeling = 0

    for s in BATTLES:
        here = by_state.Battlefield
        assert list(state.in_play(s)) == list(by_state.in_play(s)) == standing(s)
        for target in standing(s):
            assert s.level(target) == here.level(s, target)
            assert s.standing_on(s.place[target]) == here.standing_on(s, s.place[target]) == target
            for knee in (0, 1):
                s.kneeling[target] = knee
                kneeling += knee
                for viewer in standing(s):
                    if viewer // 8 != target // 8:
                        assert seeing.cover(s, viewer, target) == by_seeing.cover(s, viewer, target)
                        found[seeing.cover(s, viewer, target)] += 1
                assert stealth.has_cover_from_somebody(s, target) == by_stealth.has_cover_from_somebody(s, target)
            s.hidden[target] = 1
        other = s.clone()
        stealth.uncover(s)
        by_stealth.uncover(other)
        assert list(s.hidden) == list(other.hidden)
        assert s.standing_on(SQUARES + 1) == NOBODY

    assert min(found) > 100
    assert kneeling > 100


def test_a_trail_begins_unseen() -> None:
    written = as_written("games/briskars/movement/paths")

    for nodes in (0, 400, 1600, 25_600):
        assert list(paths.unseen(nodes)) == list(written.unseen(nodes))
