"""Own content is checked when it is loaded, and every band against the scenario when it is chosen."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Setup

TWO_APES = 'name = "Two apes"\nbudget = 200\n[[briskar]]\nprofile = "bogdan"\n[[briskar]]\nprofile = "maruti"\n'
RATION = 'equipment = ["ration"]\n'
FIT = (
    'name = "Fit"\nbudget = 210\n[[briskar]]\nprofile = "abelii"\n[[briskar]]\nprofile = "loup-de-mer"\n'
    '[[briskar]]\nprofile = "powder-monkey"\n'
)
BRAWL = """
[[scenario]]
id = "brawl"
bands = [2, 2]
budget = {budget}
tolerance = {tolerance}
map = "tavern"
win = "destroy"
source = "house"
"""


def own(**files: str) -> Game:
    """Play with own files, named with an underline for the point."""
    assert GAME.with_content is not None
    return GAME.with_content({name.replace("_", "."): text for name, text in files.items()})


def begun(game: Game, scenario: str = "last-plank", recruiting: str = "bands") -> Battlefield:
    """Begin a game of two bands."""
    settings = game.check_settings({"scenario": scenario, "recruiting": recruiting})
    s = game.new(Setup(2, settings), Seeded(1))
    assert isinstance(s, Battlefield)
    return s


def why(game: Game, s: Battlefield, text: str) -> str:
    """Return why the first seat may not answer this."""
    refusal = s.refusal(0, game.read(text))
    return "" if refusal is None else refusal.code


@pytest.mark.parametrize("recruiting", ["bands", "free"])
def test_a_ready_band_of_another_value_is_refused_at_the_table(recruiting: str) -> None:
    """A band of 193 gold is legal for its own 200, but not where 285 to 300 are agreed (p. 11).

    Rule: BK-REC-02, BK-REC-03.
    """
    game = own(apes_toml=TWO_APES + RATION)
    s = begun(game, recruiting=recruiting)
    assert why(game, s, "band apes") == "band_unfit"
    assert game.read("band apes") not in list(s.options(0))
    assert why(game, s, "band sundars") == ""


def test_a_scenario_sets_budget_and_tolerance() -> None:
    """200 gold and 10 percent: 180 to 200; the apes fit now and the ready bands of 300 do not.

    Rule: BK-REC-02, BK-REC-03.
    """
    game = own(apes_toml=TWO_APES + RATION, brawl_toml=BRAWL.format(budget=200, tolerance=10))
    s = begun(game, "brawl")
    assert why(game, s, "band apes") == ""
    assert why(game, s, "band sundars") == "band_unfit"
    s = begun(game, "brawl", "free")
    for text in ("hire bogdan", "hire maruti"):
        for seat in (0, 1):
            s.apply(seat, game.read(text), Seeded(1))
    assert why(game, s, "sign") == ""


@pytest.mark.parametrize(("tolerance", "refusal"), [(10, ""), (8, "band_unfit")])
def test_a_ready_band_is_judged_by_the_scenarios_own_tolerance(tolerance: int, refusal: str) -> None:
    """193 gold of 210: within 10 percent, not within 8; the usual five are not asked for.

    Rule: BK-REC-03.
    """
    exact = TWO_APES.replace("Two apes", "Exact").replace("200", "193") + RATION
    game = own(apes_toml=exact, brawl_toml=BRAWL.format(budget=210, tolerance=tolerance), more_toml=FIT)
    assert why(game, begun(game, "brawl"), "band apes") == refusal


def test_a_table_where_no_ready_band_fits_says_so_before_anybody_is_asked() -> None:
    """Rule: BK-REC-03."""
    game = own(brawl_toml=BRAWL.format(budget=500, tolerance=5))
    with pytest.raises(BadData, match="no_band_fits"):
        begun(game, "brawl")
    assert begun(game, "brawl", "free").budget == 500


def test_an_illegal_band_is_refused_when_it_is_loaded() -> None:
    """193 gold for a budget of 300: the file and the reason are named, and no table begins.

    Rule: BK-REC-02.
    """
    with pytest.raises(BadData, match=r"apes\.toml: Two apes: band: 185 gold is 5 short") as caught:
        own(apes_toml=TWO_APES)
    assert (caught.value.code, caught.value.rule) == ("band_too_cheap", "BK-REC-03")


def cove(zones: str) -> str:
    """Draw a map of 10 by 10 squares with two zones."""
    rows = {"ground": "," * 10, "heights": "0" * 10, "scenery": "." * 10}
    text = "map cove\nsource house\n" + "".join(f"\n{name}\n" + f"{row}\n" * 10 for name, row in rows.items())
    return text + f"\nzones\n{zones}\n"


def test_a_zone_smaller_than_a_band_is_refused_when_it_is_loaded() -> None:
    """Eight Briskars and two pieces may come.

    Rule: BK-DEP-04.
    """
    empty = "." * 10
    small = "\n".join(["1" * 10, *[empty] * 8, "2" * 9 + "."])
    with pytest.raises(BadData, match=r'map "cove": zone 2 of 2 has 9 free squares to stand on, a band may need 10'):
        own(cove_txt=cove(small))
    assert own(cove_txt=cove("\n".join(["1" * 10, *[empty] * 8, "2" * 10]))).name == "briskars"


def test_a_scenario_lies_on_its_map() -> None:
    """Rule: BK-ACT-12."""
    text = BRAWL.format(budget=300, tolerance=5) + 'objects = [{ object = "chest", at = "T20" }]\n'
    with pytest.raises(BadData, match=r'scenario "brawl": T20 is not on the map "tavern"'):
        own(brawl_toml=text)
