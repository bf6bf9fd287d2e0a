"""Every game, every number of seats, every law, compiled; interpreted every law for the fewest seats of each game.

That the interpreted engine plays as the compiled one does is shown for every number of seats by the fingerprints
(games/data/digests.toml), so what holds of the one holds of the other; the laws themselves must run in both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import little_draft
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel import laws
from flibuste.kernel import state as kernel_state
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES, Game
from tests.conftest import is_played_whole

ALL = {**GAMES, little_draft.GAME.name: little_draft.GAME}
TABLES = [(name, seats) for name, game in ALL.items() for seats in game.seats]
VARIANTS = [
    (name, setting.name, value)
    for name, game in ALL.items()
    for setting in game.settings
    for value in setting.values
    if value != setting.default
]
COMPILED = not str(kernel_state.__file__).endswith(".py")
LONG = 1000
"""Games with a larger bound than this are followed less far where the engine runs interpreted; compiled runs go on."""
HELD = [(name, seats) for name, seats in TABLES if COMPILED or seats == min(ALL[name].seats)]
WHOLE = [(name, seats) for name, seats in TABLES if is_played_whole(ALL[name], seats)]
PATIENT = settings(
    max_examples=12 if COMPILED else 6, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)


def fits(game: Game, seats: int, chosen: Mapping[str, object]) -> bool:
    """Say whether these settings are for so many seats: a scenario may be for two only."""
    try:
        next(laws.walk(game, seats, 0, chosen))
    except BadData as error:
        if error.code != "wrong_number_of_seats":
            raise
        return False
    return True


def reach(game: Game) -> int:
    """Return how many decisions of a game are followed."""
    return 400 if COMPILED or game.bound < LONG else 48


def hold_along(game: Game, seats: int, seed: int, law: laws.Law, chosen: Mapping[str, object]) -> None:
    """Check a law at the first decisions and then at every seventh."""
    for k, session in enumerate(laws.walk(game, seats, seed, chosen)):
        if session.state.over or k > reach(game):
            break
        if k < 20 or k % 7 == 0:
            law(game, session.state, 1000 * seed + k)


@pytest.mark.parametrize(("name", "seats"), HELD)
@pytest.mark.parametrize("law", laws.DECISION_LAWS, ids=lambda law: law.__name__)
def test_law_holds_at_every_decision(name: str, seats: int, law: laws.Law) -> None:
    for seed in range(2):
        hold_along(ALL[name], seats, seed, law, {})


@pytest.mark.parametrize(("name", "setting", "value"), VARIANTS)
def test_laws_hold_with_every_setting(name: str, setting: str, value: object) -> None:
    for seats in (min(ALL[name].seats), max(ALL[name].seats)):
        if (name, seats) not in HELD or not fits(ALL[name], seats, {setting: value}):
            continue
        for k, session in enumerate(laws.walk(ALL[name], seats, 7, {setting: value})):
            if session.state.over or k > reach(ALL[name]):
                break
            for law in laws.DECISION_LAWS if k % 11 == 0 else []:
                law(ALL[name], session.state, k)


@pytest.mark.parametrize("name", ALL)
@PATIENT
@given(data=st.data())
def test_laws_hold_anywhere(name: str, data: st.DataObject) -> None:
    """Hypothesis picks the table, the seed, the settings and the decision."""
    game = ALL[name]
    seats = data.draw(st.sampled_from(list(game.seats)))
    seed = data.draw(st.integers(0, 2**40))
    chosen = {s.name: data.draw(st.sampled_from(s.values)) for s in game.settings}
    stop = data.draw(st.integers(0, 60))
    assume(fits(game, seats, chosen))
    for k, session in enumerate(laws.walk(game, seats, seed, chosen)):
        if k == stop or session.state.over:
            break
    for law in laws.DECISION_LAWS if not session.state.over else []:
        law(game, session.state, seed)


@pytest.mark.parametrize(("name", "seats"), WHOLE)
@pytest.mark.parametrize("law", laws.GAME_LAWS, ids=lambda law: law.__name__)
def test_law_holds_for_whole_games(name: str, seats: int, law: Callable[..., None]) -> None:
    for seed in range(4 if COMPILED or ALL[name].bound < LONG else 1):
        law(ALL[name], seats, seed, {})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_worlds_vary(name: str, seats: int) -> None:
    laws.worlds_vary(ALL[name], seats, 3)
