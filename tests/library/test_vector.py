"""Many games at once: the same games, the same observations, the same laws as one table."""

from __future__ import annotations

import doctest

import pytest

np = pytest.importorskip("numpy")

import kuhn_poker  # noqa: E402

import flibuste as fb  # noqa: E402
from flibuste.kernel.content import Entry  # noqa: E402
from flibuste.kernel.game import GAMES  # noqa: E402
from flibuste.library import layouts, vector  # noqa: E402


def test_examples_do_what_they_say() -> None:
    assert doctest.testmod(vector).failed == 0
    assert doctest.testmod(layouts).failed == 0


WALKS = {"brisca": 70, "chasse_partie": 90, "treasure_hunter": 90, "briskars": 60}


@pytest.mark.parametrize(("name", "players"), [(name, GAMES[name].seats[k]) for name in WALKS for k in (0, 1, -1)])
def test_compiled_observations_are_those_of_the_layout(name: str, players: int) -> None:
    games = fb.vector(name, 3, players=players, seed=3)
    assert games.compiled
    for _ in range(WALKS[name]):
        rows = games.observations()
        for row, state, seat in zip(rows, games._lanes.states, games.seats, strict=True):
            seen = layouts.observe(GAMES[name], games.blocks, state, int(seat))
            assert row.tolist() == seen, [where(games, k) for k, n in enumerate(seen) if row[k] != n][:9]
        games.step(games.sample())


def test_a_game_of_ones_own_is_stepped_too_and_observed_by_its_layout() -> None:
    games, ended = fb.vector(kuhn_poker.GAME, 6, seed=2), 0
    assert not games.compiled
    for _ in range(9):
        for row, state, seat in zip(games.observations(), games._lanes.states, games.seats, strict=True):
            assert row.tolist() == layouts.observe(kuhn_poker.GAME, games.blocks, state, int(seat))
        rewards, done = games.step(games.sample())
        ended += int(done.sum())
        assert set(np.unique(rewards[done])) <= {-2.0, -1.0, 1.0, 2.0}  # chips
    assert ended >= 12


def where(games: fb.Vector, place: int) -> str:
    """Name the block of a place in a row."""
    for block in games.blocks:
        if place < block.size:
            return f"{block.name} {place}"
        place -= block.size
    return "behind the last block"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_masks_and_turns_are_those_of_the_states(name: str) -> None:
    games = fb.vector(name, 3, seed=1)
    size = layouts.size_of(games.blocks)
    for _ in range(25):
        assert games.observations().shape == (3, size)
        for mask, state, seat in zip(games.masks, games._lanes.states, games.seats, strict=True):
            assert np.flatnonzero(mask).tolist() == [int(a) for a in state.options(int(seat))]
            assert int(state.waiting) >> int(seat) & 1
        games.step(games.sample())


def test_payoffs_come_with_the_end_and_add_up_to_nothing() -> None:
    games = fb.vector("brisca", 8, seed=2)
    ended = 0
    for _ in range(200):
        rewards, done = games.step(games.sample())
        assert not rewards[~done].any()
        assert np.allclose(rewards.sum(axis=1), 0)
        ended += int(done.sum())
    assert ended >= 8 * 3


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = fb.vector("brisca", 4, seed=9), fb.vector("brisca", 4, seed=9)
    for _ in range(60):
        actions = one.sample()
        other.sample()
        assert one.step(actions).rewards.tolist() == other.step(actions).rewards.tolist()
    assert one.observations().tolist() == other.observations().tolist()


def test_what_cannot_be_is_refused() -> None:
    games = fb.vector("brisca", 4, seed=9)
    with pytest.raises(fb.BadData, match="one action for each of 4"):
        games.step([1, 2, 3])
    with pytest.raises(fb.BadData, match="whole numbers, not float64"):
        games.step([0.5] * 4)
    with pytest.raises(fb.BadData, match="a whole number, not '8'"):
        fb.vector("brisca", "8")  # type: ignore[arg-type]
    with pytest.raises(fb.IllegalAction, match="lane 0, action 42"):
        games.step([42] * 4)
    with pytest.raises(fb.BadData, match="between 1 and"):
        fb.vector("brisca", 0)
    with pytest.raises(fb.BadData, match="unknown_option"):
        fb.vector("brisca", 1, trumps=2)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_layout_shows_nothing_the_seat_may_not_know(name: str) -> None:
    """Two states a seat cannot tell apart give it the same observation."""
    from flibuste.kernel import laws

    game = GAMES[name]
    blocks = layouts.layout_of(game)
    for k, session in enumerate(laws.walk(game, game.seats.start, 4)):
        if k > 60 or session.state.over:
            break
        if k % 6 == 0:
            for seat in range(game.seats.start):
                other = laws.believed(session.state, seat, k)
                assert layouts.observe(game, blocks, session.state, seat) == layouts.observe(game, blocks, other, seat)


def test_a_layout_that_names_what_is_not_there_says_so() -> None:
    with pytest.raises(fb.BadData, match="the view has no 'sails'"):
        layouts.values({"mast": 1}, "sails")
    with pytest.raises(fb.BadData, match="is no number"):
        layouts.number("seven")


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"name": "hand", "marks": "mast", "path": "hand", "meaning": "cards"}, "marks: expected a noun of brisca"),
        ({"name": "hand", "numbers": 0, "path": "hand", "meaning": "cards"}, "numbers: expected 1 or more, got 0"),
        ({"name": "hand", "marks": "card", "meaning": "cards"}, "path: expected a text, got nothing"),
        ({"marks": "card", "path": "hand", "meaning": "cards"}, "name: expected a text, got nothing"),
    ],
)
def test_a_block_that_cannot_be_read_is_named(fields: dict[str, object], wrong: str) -> None:
    with pytest.raises(fb.BadData, match=wrong):
        layouts.declared(GAMES["brisca"], Entry("observation.toml", "block 1", fields))


def test_a_file_without_blocks_is_refused() -> None:
    with pytest.raises(fb.BadData, match="at least one"):
        layouts.entries_of("name = 1")
