"""Chapter 5: from the bands to the first deployment."""

from __future__ import annotations

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup

from .battle import options


def mustered(*bands: str) -> Battlefield:
    """Begin a game and choose the bands."""
    s = GAME.new(Setup(2, GAME.check_settings({})), Seeded(1))
    assert isinstance(s, Battlefield)
    for seat, band in enumerate(bands):
        s.apply(seat, GAME.read(f"band {band}"), Seeded(2))
    return s


def test_a_gunner_is_named_for_each_piece_before_the_game_starts() -> None:
    """Everybody of the band with a hand may be one.

    Rule: BK-DEP-07, BK-DEP-09, BK-ORD-01.
    """
    s = mustered("armada", "sundars")

    assert s.kind() == "gunner"
    assert options(s) == ["on 1.1", "on 1.2", "on 1.3"]


def test_bands_are_chosen_behind_a_screen() -> None:
    """Both are asked at once; the first answer shows nothing until the second is in.

    Rule: BK-REC-04.
    """
    s = GAME.new(Setup(2, GAME.check_settings({})), Seeded(1))
    assert s.asked == 3
    before = GAME.view(s, 1)
    s.apply(0, GAME.read("band exiled"), Seeded(2))
    assert GAME.view(s, 1) == before


def test_everybody_starts_whole_and_loaded() -> None:
    """Health, points, armour, weapons, ammunition.

    Rule: BK-DEP-08.
    """
    s = mustered("exiled", "sundars")
    marten = 0
    card = s.card(Briskar(marten))
    assert card.id == "marten"
    assert (s.hp[marten], s.ap[marten], s.lc[marten], s.loaded[1]) == (card.hp, card.ap, 6, 1)


def test_every_band_can_see_the_points_of_all() -> None:
    """Remaining AP are public.

    Rule: BK-CHR-13.
    """
    s = mustered("quintors", "sundars")
    for seat in (0, 1):
        assert all(one["ap"] == one["most_ap"] for one in GAME.view(s, seat)["briskars"])
