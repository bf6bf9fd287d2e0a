"""In port: hiring, dismissing, buying, learning, growing, retiring, going ashore."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.campaign.ashore import card_of, muster_limit, printed_cards, value_of
from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.crews import MUSTERED, SHARING, Mate, worth
from flibuste.games.briskars.campaign.growth import growths_due
from flibuste.games.briskars.campaign.outcomes import come_back
from flibuste.games.briskars.campaign.port import MOST_ABOARD
from flibuste.kernel.chance import Scripted
from flibuste.kernel.content import entries
from flibuste.kernel.errors import BadData, IllegalAction

from .sailing import duel, told


def written_card(campaign: Campaign, mate: Mate, hot: bool) -> str:
    """Write the card of a mate of crew 0."""
    printed = printed_cards(campaign.content)[campaign.content.profiles[mate.hire.profile].id]
    return card_of(campaign.content, printed, 0, mate, hot)


def test_a_crew_begins_with_what_it_did_not_spend() -> None:
    """The Exiled cost 297 of 300, Quinto Real more than two.

    Rule: BK-CAM-02.
    """
    campaign = duel()

    assert campaign.crews[0].chest == 3
    assert len(campaign.crews[0].mates) == 4


def test_at_least_three_sign_on_and_no_band_over_its_gold() -> None:
    """Rule: BK-CAM-02."""
    campaign = Campaign("duel", 2)
    two = 'name = "Two"\n[[briskar]]\nprofile = "marten"\n[[briskar]]\nprofile = "rotumah"\n'

    with pytest.raises(IllegalAction, match="crew_too_small"):
        campaign.found(two)
    dear = two + '[[briskar]]\nprofile = "zhan-bao"\n[[briskar]]\nprofile = "birgus"\n'
    with pytest.raises(IllegalAction, match="band_too_dear"):
        campaign.found(dear)
    assert campaign.crews == []


def test_hiring_costs_half_the_card_rounded_up() -> None:
    """Lepus costs 74, Birgus 81.

    Rule: BK-CAM-15.
    """
    campaign = duel()
    crew = campaign.crews[0]
    crew.chest = 36
    with pytest.raises(IllegalAction, match="chest_empty"):
        campaign.do("hire 0 lepus")
    crew.chest = 37

    campaign.do("hire 0 lepus")

    assert crew.chest == 0
    assert crew.mates[-1].number == 4


def test_newcomers_must_fit_the_crew_and_find_a_hammock() -> None:
    """A unique Briskar comes once, one of another faction not at all.

    Rule: BK-CAM-15.
    """
    campaign = duel()
    crew = campaign.crews[0]
    crew.chest = 999
    with pytest.raises(IllegalAction, match="already_hired"):
        campaign.do("hire 0 marten")
    for _ in range(MOST_ABOARD - len(crew.mates)):
        crew.sign(crew.mates[3].hire)
    with pytest.raises(IllegalAction, match="crew_full"):
        campaign.do("hire 0 lepus")
    assert crew.chest == 999


def test_whoever_is_owed_gold_cannot_be_dismissed() -> None:
    """Rule: BK-CAM-15."""
    campaign = duel()
    crew = campaign.crews[0]
    crew.mate(2).owed = 5
    with pytest.raises(IllegalAction, match="still_owed"):
        campaign.do("dismiss 0 2")

    crew.mate(2).owed = 0
    campaign.do("dismiss 0 2")

    assert [mate.number for mate in crew.mates] == [0, 1, 3]


def test_his_own_purse_pays_first_the_chest_the_rest() -> None:
    """Rule: BK-CAM-16."""
    campaign = duel()
    crew = campaign.crews[0]
    mate = crew.mate(0)
    price = int(campaign.content.items[campaign.content.index("item", "ration")].price)
    mate.purse, crew.chest = price - 1, 1

    campaign.do("buy 0 0 ration")

    assert (mate.purse, crew.chest, len(mate.hire.bought)) == (0, 0, 1)
    with pytest.raises(IllegalAction, match="chest_empty"):
        campaign.do("buy 0 0 lucky-charm")
    assert len(mate.hire.bought) == 1


def test_only_a_mage_learns_spells() -> None:
    """Rule: BK-CAM-16."""
    campaign = duel()
    crew = campaign.crews[0]
    crew.chest = 500
    spells = list(crew.mate(0).hire.spells)

    with pytest.raises(IllegalAction):
        campaign.do("learn 0 0 wall")

    assert crew.mate(0).hire.spells == spells
    assert crew.chest == 500


def test_arms_are_lost_with_a_lost_battle_and_rations_with_any() -> None:
    """Skorbut is knocked out, Cortes stands.

    Rule: BK-CAM-17.
    """
    campaign = duel()
    crew = campaign.crews[1]
    crew.chest = 500
    for thing in ("0 ration", "0 dirk", "1 ration", "1 stiletto"):
        campaign.do(f"buy 1 {thing}")
    outcomes = [told(campaign.crews[0], 0, 1.0), told(crew, 1, 0.0, 0, {0: None})]

    come_back(campaign.content, campaign.crews, outcomes, Scripted([9]))

    assert [len(crew.mate(k).hire.bought) for k in range(2)] == [0, 1]


def test_who_falls_on_the_winning_side_keeps_his_arms() -> None:
    """Rule: BK-CAM-17."""
    campaign = duel()
    crew = campaign.crews[0]
    crew.chest = 500
    campaign.do("buy 0 0 dirk")
    outcomes = [told(crew, 0, 1.0, 0, {0: None}), told(campaign.crews[1], 1, 0.0)]

    come_back(campaign.content, campaign.crews, outcomes, Scripted([9]))

    assert len(crew.mate(0).hire.bought) == 1


def test_experience_comes_from_battles_victories_and_knock_outs() -> None:
    """Rule: BK-CAM-12."""
    campaign = duel()
    one, two = campaign.crews
    outcomes = [told(one, 0, 1.0), told(two, 1, 0.0, 0, {0: (0, 1), 1: (0, 1)})]

    come_back(campaign.content, campaign.crews, outcomes, Scripted([9, 9]))

    assert [mate.experience for mate in one.mates] == [2, 4, 2, 2]
    assert [mate.experience for mate in two.mates] == [1, 1, 1]
    assert [growths_due(mate) for mate in one.mates] == [0, 1, 0, 0]


def test_growing_is_a_choice_each_once_and_raises_the_worth() -> None:
    """Rotumah learns to stand more blows, then nothing twice.

    Rule: BK-CAM-12, BK-CAM-13.
    """
    campaign = duel()
    mate = campaign.crews[0].mate(1)
    before = worth(campaign.content, mate)
    with pytest.raises(IllegalAction, match="not_grown"):
        campaign.do("grow 0 1 tough")
    mate.experience = 9

    campaign.do("grow 0 1 tough")

    with pytest.raises(IllegalAction, match="grown_already"):
        campaign.do("grow 0 1 tough")
    with pytest.raises(IllegalAction, match="no_such_growth"):
        campaign.do("grow 0 1 taller")
    campaign.do("grow 0 1 porter")
    assert worth(campaign.content, mate) == before + 16
    card = entries("x", written_card(campaign, mate, False), "profile")[0]
    assert card.count("hp") == campaign.content.profile("rotumah").hp + 4
    assert "porter" in card.texts("skills")


def test_a_wound_lowers_worth_and_card() -> None:
    """Rule: BK-CAM-07."""
    campaign = duel()
    mate = campaign.crews[0].mate(0)
    before = worth(campaign.content, mate)
    mate.wounds = ["leg"]

    card = entries("x", written_card(campaign, mate, False), "profile")[0]

    assert worth(campaign.content, mate) == before - 6
    assert card.count("movement") == campaign.content.profile("marten").movement - 1
    assert card.text("like") == "marten"


def test_a_grudge_heats_the_blood_and_is_settled_with_gold() -> None:
    """Rule: BK-CAM-14."""
    campaign = duel()
    one, two = campaign.crews
    come_back(campaign.content, campaign.crews, [told(one, 0, 0.0, 0, {0: (1, 2)}), told(two, 1, 1.0)], Scripted([9]))
    assert one.mate(0).grudges == [(1, 2)]
    plain = entries("x", written_card(campaign, one.mate(0), False), "profile")[0]
    heated = entries("x", written_card(campaign, one.mate(0), True), "profile")[0]
    assert heated.count("hp") == plain.count("hp") + 2
    experience = one.mate(0).experience

    come_back(campaign.content, campaign.crews, [told(one, 0, 1.0), told(two, 1, 0.0, 0, {2: (0, 0)})], Scripted([9]))

    assert one.mate(0).grudges == []
    assert one.mate(0).purse == 10
    assert one.loot == 40 - 10
    assert one.mate(0).experience == experience + 2 + 1 + 2
    assert two.mate(2).grudges == [(0, 0)]


def test_the_muster_is_within_the_limit_and_the_beaten_bring_more() -> None:
    """Rule: BK-CAM-04, BK-CAM-19."""
    campaign = duel()
    crew = campaign.crews[0]
    value = value_of(campaign.content, crew, crew.mates)

    assert [muster_limit(0.0, behind) for behind in (0.0, 1.0, 2.5, 9.0)] == [300, 325, 362, 375]
    with pytest.raises(IllegalAction, match="bad_muster"):
        campaign.do("muster 0 1 1")
    crew.mate(0).grown = ["tough"]
    with pytest.raises(IllegalAction, match="muster_too_dear"):
        campaign.do("muster 0 0 1 2 3")
    crew.mate(0).grown = []
    campaign.do("muster 0 0 1 2 3")
    assert value <= 300
    assert crew.stage == MUSTERED


def test_the_blind_leave_and_the_maimed_may() -> None:
    """Rule: BK-CAM-09."""
    campaign = duel()
    crew = campaign.crews[0]
    crew.mate(1).wounds = ["leg", "arm"]
    with pytest.raises(IllegalAction, match="too_hale"):
        campaign.do("retire 0 1")
    crew.mate(1).wounds.append("foot")
    campaign.do("retire 0 1")
    crew.mate(2).wounds = ["eye", "eye"]
    with pytest.raises(IllegalAction, match="unfit"):
        campaign.do("muster 0 2")
    crew.stage = SHARING

    campaign.do("share 0")

    assert 2 not in [mate.number for mate in crew.mates]


def test_the_press_gang_fills_a_crew_up_to_three() -> None:
    """Rule: BK-CAM-18."""
    campaign = duel()
    crew = campaign.crews[1]
    crew.mates = crew.mates[:1]
    crew.stage = SHARING

    campaign.do("share 1")

    assert len(crew.mates) == 3
    pressed = campaign.content.profiles[crew.mates[1].hire.profile]
    assert pressed.henchman


@pytest.mark.parametrize("line", ["", "sing 0", "muster", "hire 0", "hire 5 lepus", "office 0 x cook", "buy 0 0 rum x"])
def test_bad_steps_are_refused_and_nothing_is_written_down(line: str) -> None:
    """Whatever is typed."""
    campaign = duel()
    steps = list(campaign.steps)

    with pytest.raises(BadData):
        campaign.do(line)

    assert campaign.steps == steps
