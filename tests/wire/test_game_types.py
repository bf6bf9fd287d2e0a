"""The types the page is told of: those of the server and of the games; what is sent has exactly their fields."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.session import start
from flibuste.wire.game_types import Writer, games_of_the_page
from flibuste.wire.typescript import files
from tests.wire.likeness import COMPILED, why_unlike

POSITIONS = 150
PAGE = Path(__file__).parent.parent.parent / "web" / "src"
pytestmark = pytest.mark.skipif(COMPILED, reason="compiled types have forgotten their fields")


def test_the_page_has_the_types_of_server_and_games() -> None:
    """Made again with ``python -m flibuste.wire.typescript web/src``."""
    if not PAGE.exists():
        pytest.skip("the page is not here")

    for path, written in files().items():
        assert (PAGE / path).read_text(encoding="utf-8") == written, path


@pytest.mark.parametrize("name", games_of_the_page())
def test_every_view_of_a_game_has_the_shape_that_the_page_is_told_of(name: str) -> None:
    game, chance = find_game(name), Seeded(7)
    shape = import_module(f"flibuste.games.{name}.shapes").VIEW
    for seats in (game.seats.start, game.seats.stop - 1):
        session = start(game, seats, {}, chance)
        for _ in range(POSITIONS):
            for viewer in (*range(seats), SPECTATOR):
                view = msgspec.json.decode(msgspec.json.encode(session.view(viewer)))
                assert why_unlike(view, shape, name) == ""
            if session.state.over:
                break
            seat = session.waiting()[0]
            options = list(session.state.options(seat))
            session.answer(seat, options[chance.draw(len(options))], chance)


def test_a_type_the_page_cannot_have_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        Writer({}).of(dict[str, object])
