"""Chapters 15 and 16: the worth of a crew and the ties, with the numbers of the catalogue."""

from __future__ import annotations

import pytest

from flibuste.games.chasse_partie.counting import count_crew, most_famous
from flibuste.kernel.ids import Seat

from .scene import Scene

BOOK = "s:captain s:cook s:gunner q:cook m:fighter"  # Captain 6, 4 and 5 of his faction, another 4, a Mercenary


def worth(crew: str, permanents: str = "", **settings: object) -> int:
    """Count a crew of A."""
    return Scene(2, crews={"A": crew}, permanents=permanents, settings=settings).worth("A")


def winner(
    crews: dict[str, str], ender: str = "A", loot: str = "e:captain", permanents: str = "", **settings: object
) -> str:
    """Name the player with the most famous crew; nobody is ``-``."""
    scene = Scene(max(2, len(crews)), crews=crews, loot=loot, permanents=permanents, settings=settings)
    seat = int(most_famous(scene.state, Seat(scene.seat(ender))))
    return "-" if seat < 0 else scene.letter(seat)


def test_the_example_of_the_book() -> None:
    """6 + (4 x 2) + (5 x 2) - 4 + 0 = 20.

    Rule: CP-SCORE-08, CP-SCORE-01, CP-SCORE-16.
    """
    assert worth(BOOK) == 20


def test_the_sum_of_the_example_carries_its_reasons() -> None:
    """Rule: CP-SCORE-08, CP-SCORE-06, CP-SCORE-07, CP-SCORE-04."""
    scene = Scene(2, crews={"A": BOOK})
    parts = count_crew(scene.state, 0, True).worth.parts

    assert parts == [
        (6, "gold", "CP-SCORE-01"),
        (8, "doubled", "CP-SCORE-06"),
        (10, "doubled", "CP-SCORE-06"),
        (-4, "subtracted", "CP-SCORE-07"),
        (0, "not-counted", "CP-SCORE-04"),
    ]


def test_the_owner_of_the_example_wins_unless_equalled() -> None:
    """Rule: CP-SCORE-08, CP-END-02."""
    assert winner({"A": BOOK, "B": "q:quartermaster q:gunner q:gunner q:carpenter"}) == "A"


@pytest.mark.parametrize(
    ("crew", "value"),
    [
        pytest.param("m:quartermaster m:fighter m:sharpshooter", 11, id="mercenaries alone count"),
        pytest.param("m:quartermaster m:fighter m:sharpshooter q:fighter", 3, id="mercenaries in company do not"),
    ],
)
def test_mercenaries_count_only_among_themselves(crew: str, value: int) -> None:
    """Rule: CP-SCORE-04, CP-SCORE-05."""
    assert worth(crew) == value


def test_a_captain_doubles_the_others_of_his_faction_but_not_himself() -> None:
    """Rule: CP-SCORE-06."""
    assert worth("s:captain s:fighter s:gunner") == 22


def test_the_least_present_faction_is_subtracted() -> None:
    """Rule: CP-SCORE-07."""
    assert worth("s:fighter s:fighter q:gunner") == 3 + 3 - 5


@pytest.mark.parametrize(
    ("crew", "value"),
    [
        pytest.param("s:quartermaster s:fighter s:sharpshooter", 11, id="one faction"),
        pytest.param("s:captain s:fighter m:fighter", 12, id="one faction and a Mercenary"),
    ],
)
def test_with_a_single_counted_faction_nothing_is_subtracted(crew: str, value: int) -> None:
    """Rule: CP-SCORE-09, CP-SCORE-03."""
    scene = Scene(2, crews={"A": crew})

    assert scene.worth("A") == value
    assert not count_crew(scene.state, 0, False).outright


def test_of_three_factions_only_the_least_present_is_subtracted() -> None:
    """Rule: CP-SCORE-10."""
    scene = Scene(2, crews={"A": "s:quartermaster s:fighter s:fighter q:carpenter q:fighter"})
    assert scene.worth("A") == 11 - 7
    scene.join("A", "e:cook")

    assert scene.worth("A") == 11 + 7 - 4


@pytest.mark.parametrize(("least_tie", "value"), [("all_tied", 1), ("lowest_only", 9), ("none", 15)])
def test_factions_tied_as_least_present(least_tie: str, value: int) -> None:
    """Rule: CP-SCORE-11."""
    assert worth("s:quartermaster s:fighter q:cook e:fighter", least_tie=least_tie) == value


@pytest.mark.parametrize(
    ("crew", "all_tied", "lowest_only", "none"),
    [
        pytest.param("s:quartermaster q:fighter", 2, 2, 8, id="one each"),
        pytest.param("s:captain s:fighter q:quartermaster q:gunner", 2, 2, 22, id="two each"),
        pytest.param("s:fighter q:fighter", 0, 0, 6, id="equal values"),
        pytest.param("s:quartermaster q:cook e:fighter", 5 - 4 - 3, 5 + 4 - 3, 12, id="three factions"),
    ],
)
def test_all_factions_equally_present(crew: str, all_tied: int, lowest_only: int, none: int) -> None:
    """Rule: CP-SCORE-12."""
    assert worth(crew) == all_tied
    assert worth(crew, least_tie="lowest_only") == lowest_only
    assert worth(crew, least_tie="none") == none


def test_without_a_tie_the_setting_for_ties_changes_nothing() -> None:
    """Rule: CP-SCORE-11, CP-SCORE-07."""
    assert {worth(BOOK, least_tie=value) for value in ("all_tied", "lowest_only", "none")} == {20}


def test_a_captain_of_the_least_present_faction_is_subtracted_with_his_doubled_men() -> None:
    """Rule: CP-SCORE-13."""
    assert worth("s:captain s:carpenter q:quartermaster q:gunner q:fighter") == -1


def test_a_crew_below_zero_may_win() -> None:
    """Rule: CP-SCORE-14, CP-END-04."""
    assert winner({"A": "s:fighter s:fighter q:gunner q:gunner q:cook", "B": "s:captain s:carpenter"}) == "B"
    negative = "s:captain s:carpenter q:quartermaster q:gunner q:fighter"
    assert winner({"A": "", "B": negative}) == "B"
    assert winner({"A": "", "B": negative}, ender="B") == "B"


def test_each_captain_doubles_his_own_faction() -> None:
    """Rule: CP-SCORE-15."""
    crew = "s:captain s:fighter s:fighter q:captain q:fighter"
    assert worth(crew) == (6 + 6 + 6) - (6 + 6)


@pytest.mark.parametrize(
    ("crew", "wins"),
    [
        pytest.param("s:captain s:fighter", True, id="two of one faction with the Captain"),
        pytest.param("s:captain", True, id="the Captain alone"),
        pytest.param("s:captain m:fighter", False, id="a Mercenary breaks it"),
        pytest.param("s:captain q:fighter", False, id="another faction breaks it"),
        pytest.param("s:fighter s:fighter", False, id="no Captain"),
        pytest.param("m:captain m:fighter", True, id="Mercenaries only, with theirs"),
    ],
)
def test_a_single_faction_with_its_captain_wins_outright(crew: str, wins: bool) -> None:
    """Against a full crew worth 20.

    Rule: CP-SCORE-02, CP-SCORE-03, CP-SCORE-18, CP-SCORE-19.
    """
    rich = "q:captain q:gunner q:gunner e:cook m:sharpshooter"  # 6 + 10 + 10 - 4 + 0

    assert winner({"A": crew, "B": rich}) == ("A" if wins else "B")


def test_the_lone_captain_of_the_catalogue() -> None:
    """With a foreign Fighter 6 - 3 = 3, with a Mercenary 6: no automatic win either way.

    Rule: CP-SCORE-19.
    """
    assert worth("s:captain q:fighter") == 3
    assert worth("s:captain m:fighter") == 6


def test_two_lone_captains_go_by_the_order_of_turns() -> None:
    """Rule: CP-SCORE-19, CP-TIE-05."""
    crews = {"A": "", "B": "s:captain", "C": "q:captain"}

    assert winner(crews, ender="A") == "B"
    assert winner(crews, ender="C") == "C"


def test_of_two_automatic_winners_the_worthier_wins() -> None:
    """16 against 18; a third crew worth more takes no part.

    Rule: CP-SCORE-17.
    """
    crews = {
        "A": "s:captain s:gunner",
        "B": "q:captain q:fighter q:fighter",
        "C": "e:gunner e:gunner e:quartermaster e:cook",
    }

    assert winner(crews, loot="e:captain") == "B"


@pytest.mark.parametrize(
    ("setting", "crew", "wins"),
    [
        ("any_size", "s:captain", True),
        ("two_or_more", "s:captain", False),
        ("two_or_more", "s:captain s:fighter", True),
        ("full_only", "s:captain s:fighter", False),
        ("full_only", "s:captain s:fighter s:fighter", True),
    ],
)
def test_the_setting_for_the_automatic_win(setting: str, crew: str, wins: bool) -> None:
    """Rule: CP-SCORE-02."""
    scene = Scene(2, loot="e:captain", crews={"A": crew}, settings={"auto_win": setting})
    scene.state.loot = scene.state.content.ids.index("exiles-fighter-1")  # asks for 3

    assert count_crew(scene.state, 0, False).outright == wins


def test_the_setting_that_spares_mercenaries() -> None:
    """Rule: CP-SCORE-03."""
    scene = Scene(2, crews={"A": "s:captain m:fighter"}, settings={"mercenaries_break_auto_win": False})
    assert count_crew(scene.state, 0, False).outright
    scene = Scene(2, crews={"A": "m:captain s:fighter"}, settings={"mercenaries_break_auto_win": False})
    assert not count_crew(scene.state, 0, False).outright


def test_only_full_crews_may_win_if_the_table_says_so() -> None:
    """Rule: CP-END-03, CP-END-10."""
    crews = {"A": "s:captain", "B": "q:fighter q:fighter"}

    assert winner(crews) == "A"
    assert winner(crews, eligible_crews="full_only") == "-"
    scene = Scene(2, crews=crews, settings={"eligible_crews": "full_only"})
    scene.state.loot = scene.state.content.ids.index("exiles-fighter-1")
    scene.do("")
    assert int(most_famous(scene.state, Seat(0))) == -1


def test_an_empty_crew_cannot_win() -> None:
    """Rule: CP-END-04."""
    assert winner({"A": "", "B": "s:captain s:carpenter q:quartermaster q:gunner q:fighter"}) == "B"
    assert winner({"A": "", "B": ""}) == "-"


# ties


def test_a_captain_breaks_a_tie() -> None:
    """9 against 9.

    Rule: CP-TIE-01.
    """
    crews = {"A": "q:fighter q:fighter q:sharpshooter", "B": "s:captain s:fighter e:fighter"}

    assert winner(crews) == "B"


def test_of_two_crews_with_captains_the_next_criterion_decides() -> None:
    """Both 9, both two of one faction; sums of crew values 12 and 14.

    Rule: CP-TIE-02, CP-TIE-04.
    """
    crews = {"A": "s:captain s:fighter e:fighter", "B": "q:captain q:marabout e:sharpshooter"}

    assert winner(crews) == "B"


def test_the_most_of_one_faction_break_a_tie() -> None:
    """Rule: CP-TIE-03."""
    assert winner({"A": "q:gunner q:cook", "B": "s:fighter s:fighter s:sharpshooter"}) == "B"


def test_the_higher_sum_of_crew_values_breaks_a_tie() -> None:
    """Rule: CP-TIE-04."""
    assert winner({"A": "s:gunner s:fighter", "B": "q:carpenter q:cook"}) == "B"


def test_mercenaries_who_do_not_count_break_no_tie() -> None:
    """Rule: CP-SCORE-05, CP-TIE-04."""
    crews = {"A": "q:carpenter q:cook", "B": "s:gunner s:fighter m:captain m:cook"}

    assert winner(crews, ender="A") == "A"
    assert winner(crews, ender="B") == "A"


def test_the_last_tie_goes_to_the_first_in_order_of_turns_from_the_one_who_ended() -> None:
    """Rule: CP-TIE-05."""
    crews = {"A": "s:fighter", "B": "q:fighter", "C": "e:fighter"}

    assert [winner(crews, ender=ender) for ender in "ABC"] == ["A", "B", "C"]


def test_a_protected_captain_breaks_ties_like_any_other() -> None:
    """Rule: CP-TIE-06, CP-OLD-14."""
    crews = {"A": "q:fighter q:fighter q:sharpshooter", "B": "s:captain s:fighter e:fighter"}

    assert winner(crews, permanents="vieux-roublard at B by A on s:captain") == "B"


# Rhum in the count


@pytest.mark.parametrize(
    ("permanents", "value"),
    [
        pytest.param("rhum at A by B", 16, id="5 + 6 + 8 - 3 + 0"),
        pytest.param("rhum at A by B, rhum at A by B", 12, id="4 + 4 + 6 - 2 + 0"),
        pytest.param("rhum at B by B", 20, id="beside another crew"),
        pytest.param("rhum at A by B, vieux-roublard at A by A on s:captain", 17, id="6 + 6 + 8 - 3 + 0"),
    ],
)
def test_rhum_on_the_crew_of_the_book(permanents: str, value: int) -> None:
    """Rule: CP-CARD-18a, CP-CARD-18b, CP-CARD-18c, CP-OLD-08, CP-INT-45, CP-INT-46."""
    assert worth(BOOK, permanents) == value


def test_no_briskar_goes_below_zero() -> None:
    """Four Rhum would take more than a Fighter has: only three exist, so a Fighter ends at 0.

    Rule: CP-CARD-18c.
    """
    scene = Scene(2, crews={"A": "s:fighter"}, permanents="rhum at A by B, rhum at A by B, rhum at A by B")
    assert scene.worth("A") == 0
    scene.state.rum[0] = 4
    assert scene.worth("A") == 0


def test_rhum_changes_neither_ties_nor_the_automatic_win() -> None:
    """Rule: CP-CARD-18e, CP-INT-45."""
    rum = "rhum at B by A, rhum at B by A"
    crews = {"A": "q:captain q:gunner e:fighter", "B": "s:captain"}

    assert winner(crews, permanents=rum) == "B"
    scene = Scene(2, crews={"B": "s:fighter s:fighter"}, permanents=rum)
    assert count_crew(scene.state, scene.seat("B"), False).crew_sum == 6


def test_rhum_matters_to_mercenaries_only_among_themselves() -> None:
    """Rule: CP-INT-45."""
    assert worth("m:fighter m:cook", "rhum at A by B") == 5
    assert worth("m:fighter s:cook", "rhum at A by B") == 3
