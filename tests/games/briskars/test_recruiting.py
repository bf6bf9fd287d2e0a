"""What a band costs, who leads it, whether it may be fielded."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.faults import Fault
from flibuste.games.briskars.recruiting.bands import read_band
from flibuste.games.briskars.recruiting.recruiting import (
    band_value,
    faults,
    hire_cost,
    leader_of,
    leaders,
    least_value,
    recruit,
    starter_bands,
)
from flibuste.kernel.errors import BadData


def band(*hired: str, pieces: str = "") -> str:
    """Write a band file: a profile, and after a space more lines of its entry."""
    text = 'name = "Test"\n'
    for one in hired:
        profile, _, more = one.partition(" ")
        text += f'[[briskar]]\nprofile = "{profile}"\n{more}\n'
    for piece in pieces.split():
        text += f'[[piece]]\nid = "{piece}"\n'
    return text


def found(text: str, budget: int = 300) -> list[Fault]:
    """List the faults of a band."""
    return faults(STANDARD, read_band(STANDARD, "test.toml", text), budget)


def codes(text: str, budget: int = 300) -> set[str]:
    """List the faults that have nothing to do with the value of the band."""
    return {fault.code for fault in found(text, budget)} - {"band_too_cheap", "band_too_dear"}


def test_the_value_is_the_sum_of_everything() -> None:
    """Briskars, equipment, spells and ordnance.

    Rule: BK-REC-01, BK-REC-09, BK-REC-10, BK-MAG-22, BK-CHR-07.
    """
    text = band('maruti equipment = ["ration"]', 'augure spells = ["hawk-eye"]', pieces="bone-breaker")
    roster = read_band(STANDARD, "test.toml", text)

    assert [hire_cost(STANDARD, hire) for hire in roster.hires] == [89 + 8, 72 + 10]
    assert band_value(STANDARD, roster) == 89 + 8 + 72 + 10 + 57


@pytest.mark.parametrize(("budget", "least"), [(500, 475), (300, 285), (310, 295), (301, 286)])
def test_the_five_percent_band_is_rounded_up(budget: int, least: int) -> None:
    """Rule: BK-REC-03."""
    assert least_value(budget) == least


def test_a_500_gold_game_takes_475_to_500() -> None:
    """The example of the book, with bands of exactly these values.

    Rule: BK-REC-02, BK-REC-03.
    """
    text = band("abelii", "bogdan", "maruti", "augure", "loup-de-mer", "powder-monkey")
    assert band_value(STANDARD, read_band(STANDARD, "t.toml", text)) == 461

    def judged(filling: list[str]) -> list[tuple[str, str]]:
        things = ", ".join(f'"{one}"' for one in filling)
        full = band(f"abelii equipment = [{things}]", "bogdan", "maruti", "augure", "loup-de-mer", "powder-monkey")
        return [(fault.code, fault.rule) for fault in found(full, 500)]

    assert judged(["rum", "ration"]) == [("band_too_cheap", "BK-REC-03")]  # 474
    assert judged(["lucky-charm", "ration"]) == []  # 475
    assert judged(["plate", "fishing-net", "mandrake"]) == []  # 500
    assert judged(["plate", "lucky-charm", "mandrake"]) == [("band_too_dear", "BK-REC-02")]  # 501


def test_the_faults_of_value_tell_how_much() -> None:
    """Rule: BK-REC-02, BK-REC-03."""
    dear, cheap = found(band("abelii"), 100), found(band("abelii"), 300)

    assert [(fault.code, fault.n) for fault in dear] == [("band_too_dear", 30)]
    assert [(fault.code, fault.n) for fault in cheap] == [("band_too_cheap", 155)]


def test_no_limit_on_the_gold_spent_on_equipment() -> None:
    """Rule: BK-EQP-12."""
    things = ", ".join(['"ration"'] * 20)

    assert found(band(f"abelii equipment = [{things}]"), 290) == []


def test_a_named_briskar_is_unique_and_henchmen_have_a_limit() -> None:
    """Rule: BK-REC-04, BK-REC-05."""
    assert codes(band("bogdan", "bogdan")) == {"already_hired"}
    assert codes(band("loup-de-mer", "loup-de-mer", "loup-de-mer")) == set()
    assert codes(band(*["loup-de-mer"] * 4)) == {"too_many_henchmen"}


def test_all_share_a_faction() -> None:
    """Rule: BK-REC-06."""
    assert codes(band("abelii", "maruti")) == set()
    assert codes(band("abelii", "cortes")) == {"mixed_factions"}


@pytest.mark.parametrize(
    ("own", "mercenaries", "legal"),
    [(2, 1, True), (1, 2, False), (2, 2, True), (3, 2, True), (2, 3, False), (3, 3, True)],
)
def test_mercenaries_never_outnumber_the_others(own: int, mercenaries: int, legal: bool) -> None:
    """One in a band of three, two in four or five, three in six.

    Rule: BK-REC-07.
    """
    hired = ["abelii", "bogdan", "maruti"][:own] + ["lepus", "kubilei", "dixon"][:mercenaries]

    assert (codes(band(*hired)) == set()) == legal


def test_guests_of_a_third_faction_are_no_crew_to_be_outnumbered() -> None:
    """Marten's port takes in Maruti: beside two of the Exiled and a guest two mercenaries sign on, not three (p. 13).

    Rule: BK-REC-07, BK-REC-08.
    """
    assert codes(band("marten", "birgus", "maruti", "lepus", "dixon"), 999) == set()
    assert codes(band("marten", "birgus", "maruti", "lepus", "dixon", "kubilei"), 999) == {"too_many_mercenaries"}


def test_mercenaries_form_their_own_band() -> None:
    """Rule: BK-REC-07."""
    assert codes(band("lepus", "kubilei", "dixon", "pakoula")) == set()


def test_brothers_join_any_faction_and_are_no_mercenaries() -> None:
    """Rotumah among Sundars, Zhan Bao among mercenaries.

    Rule: BK-REC-08.
    """
    assert codes(band("abelii", "rotumah", "zhan-bao")) == set()
    assert codes(band("lepus", "zhan-bao")) == set()
    assert codes(band("rotumah", "zhan-bao")) == set()
    assert codes(band("abelii", "rotumah", "lepus", "dixon")) == set()


def test_a_free_port_takes_one_guest_while_its_captain_leads() -> None:
    """Marten leads: one Briskar of another faction; a second one, or a dearer leader, breaks it.

    Rule: BK-REC-08.
    """
    assert codes(band("marten", "birgus", "maruti")) == set()
    assert codes(band("marten", "birgus", "maruti", "bogdan")) == {"mixed_factions"}
    assert codes(band('birgus equipment = ["plate"]', "marten", "maruti")) == {"mixed_factions"}


def test_a_band_has_at_least_one_briskar() -> None:
    """Rule: BK-REC-11."""
    assert [fault.rule for fault in found('name = "Nobody"\n')] == ["BK-REC-11"]


def test_ordnance_needs_its_faction_a_place_and_a_gunner() -> None:
    """Rule: BK-REC-11, BK-EQP-16, BK-ORD-01."""
    assert codes(band("abelii", pieces="bone-breaker")) == set()
    assert codes(band("cortes", pieces="bone-breaker")) == {"piece_of_others"}
    assert codes(band("cortes", pieces="pirate-cannon")) == set()
    assert codes(band("cortes", "de-leon", pieces="pirate-cannon pirate-cannon")) == {"too_many_pieces"}
    assert codes(band("abelii", pieces="bone-breaker pirate-cannon")) == {"no_gunner"}
    assert codes(band("rotumah", "spike", pieces="pirate-cannon")) == {"no_gunner"}
    assert codes(band("marten", pieces="shell-cannon")) == {"not_for_sale"}


def test_ordnance_does_not_count_in_the_size_of_the_band() -> None:
    """Two Sundars, a gun and two mercenaries: still four Briskars.

    Rule: BK-REC-11, BK-REC-07.
    """
    assert codes(band("abelii", "lepus", "dixon", pieces="pirate-cannon")) == {"too_many_mercenaries"}


def test_the_dearest_leads_equipment_included() -> None:
    """A 80 gold against 75 and a pique of 16: here De Leon (91) with a pique overtakes Skorbut (106).

    Rule: BK-LDR-01, BK-LDR-02.
    """
    roster = read_band(STANDARD, "t.toml", band("skorbut", 'de-leon equipment = ["pique"]'))

    assert [hire_cost(STANDARD, hire) for hire in roster.hires] == [106, 107]
    assert leader_of(STANDARD, roster) == 1


def test_among_equals_the_owner_chooses() -> None:
    """Rule: BK-LDR-03."""
    roster = read_band(STANDARD, "t.toml", band("rotumah", "zhan-bao"))
    chosen = read_band(STANDARD, "t.toml", band("rotumah", "zhan-bao leader = true"))

    assert leaders(STANDARD, roster) == [0, 1]
    assert leader_of(STANDARD, roster) == 0
    assert leader_of(STANDARD, chosen) == 1
    assert codes(band("abelii", "bogdan leader = true")) == {"not_the_leader"}


def test_a_living_gun_may_lead_but_no_other_ordnance() -> None:
    """Bone Breaker costs more than a Powder Monkey and does not lead.

    Rule: BK-LDR-05.
    """
    roster = read_band(STANDARD, "t.toml", band("powder-monkey", pieces="bone-breaker"))

    assert leader_of(STANDARD, roster) == 0
    assert leader_of(STANDARD, read_band(STANDARD, "t.toml", band("spike", "rotumah"))) == 1


def test_the_hat_is_for_the_leader() -> None:
    """Rule: BK-OBJ-24."""
    assert codes(band('abelii equipment = ["mad-georgs-hat"]', "bogdan")) == set()
    assert codes(band("abelii", 'bogdan equipment = ["mad-georgs-hat"]')) == {"leader_only"}


def test_the_starter_bands_are_legal() -> None:
    """Nine bands of 285 to 300 gold, with guns and mages among them.

    Rule: BK-REC-02, BK-REC-03.
    """
    values = [band_value(STANDARD, read_band(STANDARD, file, text)) for file, text in STANDARD.bands.items()]
    starters = starter_bands(STANDARD)

    assert len(values) == 9
    assert all(285 <= value <= 300 for value in values)
    assert sum(len(starter.pieces) for starter in starters) == 2
    assert sum(1 for starter in starters if any(len(one.spells) > 0 for one in starter.recruits)) >= 3


def test_a_band_with_a_fault_is_not_recruited() -> None:
    """The error has the code and the rule of the first fault.

    Rule: BK-REC-03.
    """
    with pytest.raises(BadData, match="band_too_cheap: Test: band: 130 gold is 155 short") as error:
        recruit(STANDARD, read_band(STANDARD, "t.toml", band("abelii")), 300)
    assert error.value.rule == "BK-REC-03"


def test_a_recruited_band_knows_costs_pieces_and_leader() -> None:
    """What an opponent earns is the whole cost.

    Rule: BK-CHR-07, BK-LDR-01.
    """
    text = band('maruti equipment = ["ration"]', "abelii", pieces="bone-breaker")
    ready = recruit(STANDARD, read_band(STANDARD, "t.toml", text), 290)

    assert [one.cost for one in ready.recruits] == [97, 130]
    assert ready.leader == 1
    assert [STANDARD.ordnance[k].id for k in ready.pieces] == ["bone-breaker"]


def test_a_band_larger_than_the_table_is_refused() -> None:
    """Eight Briskars and two pieces fit."""
    henchmen = ["loup-de-mer"] * 3 + ["powder-monkey"] * 2
    assert codes(band("abelii", "bogdan", "maruti", *henchmen)) == set()
    assert codes(band("abelii", "bogdan", "maruti", "augure", *henchmen)) == {"band_too_large"}


def test_a_fault_reads_as_one_line() -> None:
    """Where, what, rule."""
    assert found(band("abelii"))[0].text() == "band: 130 gold is 155 short of the minimum of 285 [BK-REC-03]"
