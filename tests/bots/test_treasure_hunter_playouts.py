"""Drafts played on in bare numbers: the same as by the rules."""

from __future__ import annotations

import pytest

from flibuste.bots.guide import Guide
from flibuste.bots.treasure_hunter_guide import learned
from flibuste.games.treasure_hunter import GAME
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.games.treasure_hunter.state import SITE
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_draft_goes_on_as_by_the_rules(seats: int) -> None:
    """In worlds where nobody else has answered, and in the true one, where some have."""
    guide = learned()
    compared = 0
    for k, session in enumerate(laws.walk(GAME, seats, 5)):
        state = session.state
        assert isinstance(state, Hunt)
        if state.over or compared > 150:
            break
        if state.phase < SITE and k % 3 == 0:
            seat = members(state.waiting)[-1]
            for world in (state, state.world(seat, Seeded(k))):
                before = world.where()
                for action in list(world.options(seat))[:3]:
                    bare = guide.outcome(world, seat, action, state, 7)
                    assert bare == Guide.outcome(guide, world, seat, action, state, 7)
                    compared += 1
                assert list(world.where()) == list(before)
    assert compared > 60


def test_few_options_are_tried_and_those_the_tables_like() -> None:
    state = next(laws.walk(GAME, 2, 3)).state
    guide, narrow = learned(), learned(4)
    options = narrow.sensible(state, 0)
    guide.tables.features.look(state, 0)
    worths = {int(option): int(guide.tables.worth(state, 0, option)) for option in guide.sensible(state, 0)}

    assert len(worths) == 10
    assert list(options) == sorted(sorted(worths, key=lambda option: -worths[option])[:4])


def test_what_the_tables_think_counts_like_so_many_worlds() -> None:
    state = next(laws.walk(GAME, 2, 3)).state
    guide = learned(4, 8.0)
    liked = guide.tables.best(state, 0, state.options(0))
    thought = dict(guide.reasons(state, 0, liked))

    assert guide.head_start(state, 0, liked) == pytest.approx(8.0 * sum(thought.values()), abs=1e-9)
