"""Crew building."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import BANDS, STANDARD, packaged_files
from flibuste.games.briskars.recruiting.bands import Hire, Roster, read_band, write_band
from flibuste.games.briskars.recruiting.crews import buy, judge, suggest
from flibuste.games.briskars.recruiting.recruiting import band_value, faults
from flibuste.kernel.errors import BadData

FACTIONS = ["sundars", "quintors", "exiled", "mercenaries"]


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("budget", [200, 300, 500])
def test_suggested_bands_are_legal_and_well_filled(faction: str, budget: int) -> None:
    """Rule: BK-REC-02, BK-REC-03, BK-REC-06, BK-REC-07, BK-REC-09, BK-REC-10."""
    rosters = suggest(STANDARD, faction, budget)

    assert len(rosters) >= (1 if faction == "mercenaries" else 3)
    for roster in rosters:
        assert faults(STANDARD, roster, budget) == []
        assert budget * 95 <= band_value(STANDARD, roster) * 100 <= budget * 100


def test_suggestions_differ_and_can_be_written_down() -> None:
    """No two bands share all but one of their members; a suggestion is a band file."""
    rosters = suggest(STANDARD, "sundars", 300, 4)
    teams = [sorted(hire.profile for hire in roster.hires) for roster in rosters]

    assert len({tuple(team) for team in teams}) == 4
    for roster in rosters:
        again = read_band(STANDARD, "again.toml", write_band(STANDARD, roster))
        assert band_value(STANDARD, again) == band_value(STANDARD, roster)


def test_suggestions_are_the_same_each_time() -> None:
    """Nothing is left to chance."""
    one, two = suggest(STANDARD, "exiled", 400), suggest(STANDARD, "exiled", 400)

    assert [write_band(STANDARD, roster) for roster in one] == [write_band(STANDARD, roster) for roster in two]


def test_an_impossible_budget_gives_no_suggestion_and_an_unknown_faction_an_error() -> None:
    """Three Briskars are never had for 50 gold."""
    assert suggest(STANDARD, "quintors", 50) == []
    with pytest.raises(BadData, match="there is no faction"):
        suggest(STANDARD, "celks", 300)


@pytest.mark.parametrize("name", BANDS)
def test_the_starter_bands_are_judged_clean(name: str) -> None:
    """Rule: BK-REC-01, BK-LDR-01."""
    file = f"bands/{name}.toml"
    judgement = judge(STANDARD, read_band(STANDARD, file, packaged_files()[file]))

    assert judgement.wrong == []
    assert sum(judgement.costs) <= judgement.value <= 300
    assert judgement.costs[judgement.leader] == max(judgement.costs)


def test_a_judgement_tells_all_that_is_wrong() -> None:
    """A band with five faults in one go.

    Rule: BK-REC-03, BK-REC-04, BK-REC-06, BK-EQP-02, BK-MAG-02.
    """
    text = """
name = "Rabble"
[[briskar]]
profile = "cortes"
spells = ["wall"]
[[briskar]]
profile = "cortes"
[[briskar]]
profile = "spike"
equipment = ["pique"]
"""
    judgement = judge(STANDARD, read_band(STANDARD, "rabble.toml", text), 500)

    assert [(fault.rule, fault.where) for fault in judgement.wrong] == [
        ("BK-REC-03", "band"),
        ("BK-REC-04", "band"),
        ("BK-REC-06", "band"),
        ("BK-MAG-02", "briskar 1"),
        ("BK-EQP-02", "briskar 3"),
    ]


def test_an_empty_band_has_no_leader() -> None:
    """Rule: BK-REC-11."""
    judgement = judge(STANDARD, read_band(STANDARD, "nobody.toml", 'name = "Nobody"\n'))

    assert (judgement.leader, judgement.value) == (-1, 0)
    assert [fault.code for fault in judgement.wrong] == ["band_empty"]


@pytest.mark.parametrize(("budget", "bought"), [(34, 1), (33, 0)])
def test_the_last_coin_may_be_spent_and_not_one_more(budget: int, bought: int) -> None:
    """Spike costs 26, a ration 8.

    Rule: BK-REC-03, BK-REC-09.
    """
    spike = Hire(STANDARD.ids["profile"]["spike"], [], [])
    buy(STANDARD, Roster("test", budget, [spike], []), spike, [STANDARD.ids["item"]["ration"]], budget)
    assert len(spike.bought) == bought
