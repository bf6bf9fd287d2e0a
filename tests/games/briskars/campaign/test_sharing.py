"""The articles: shares, compensation, deserters."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.crews import JUDGING, PORT, SHARING, Crew, captain_of, office_of
from flibuste.games.briskars.campaign.outcomes import RAN, Fate, Outcome, come_back, loot_of
from flibuste.games.briskars.campaign.sharing import share_out
from flibuste.games.briskars.campaign.wounds import compensation, lasting_wound, weakened
from flibuste.kernel.chance import Scripted
from flibuste.kernel.errors import IllegalAction

from .sailing import duel, told


def test_captain_quartermaster_and_cook_get_more() -> None:
    """The example of the catalogue: 60 gold, four aboard.

    Rule: BK-CAM-03, BK-CAM-11.
    """
    campaign = duel()
    campaign.do("office 0 1 quartermaster")
    campaign.do("office 0 2 cook")
    crew = campaign.crews[0]
    crew.loot = 60

    table = share_out(campaign.content, crew)

    assert table.chest == 15
    assert [(row.office, row.halves, row.gold) for row in table.rows] == [
        ("captain", 6, 18),
        ("quartermaster", 4, 12),
        ("cook", 3, 9),
        ("", 2, 6),
    ]
    assert table.left_over == 0


def test_gold_that_cannot_be_divided_falls_to_the_chest() -> None:
    """Rule: BK-CAM-11."""
    campaign = duel()
    crew = campaign.crews[1]
    crew.loot, crew.stage = 11, SHARING

    campaign.do("share 1")

    assert [mate.purse for mate in crew.mates] == [4, 1, 1]
    assert crew.chest == 0 + 3 + 2
    assert crew.stage == PORT


def test_shares_are_confirmed_only_after_a_battle() -> None:
    """Rule: BK-CAM-11."""
    with pytest.raises(IllegalAction, match="not_now"):
        duel().do("share 0")


def test_the_captain_is_who_leads_and_holds_no_second_office() -> None:
    """Marten costs most.

    Rule: BK-CAM-03.
    """
    campaign = duel()
    crew = campaign.crews[0]

    assert captain_of(campaign.content, crew).number == 0
    with pytest.raises(IllegalAction, match="is_captain"):
        campaign.do("office 0 0 cook")
    campaign.do("office 0 1 cook")
    campaign.do("office 0 2 cook")
    assert [office_of(campaign.content, crew, mate) for mate in crew.mates] == ["captain", "", "cook", ""]


@pytest.mark.parametrize(
    ("score", "gold", "loot"), [(1.0, 103, 65), (0.0, 103, 45), (0.5, 8, 32)], ids=["victor", "loser", "shared"]
)
def test_loot_is_a_quarter_of_the_gold_and_a_prize(score: float, gold: int, loot: int) -> None:
    """Rule: BK-CAM-05."""
    assert loot_of(Outcome(0, score, gold, [])) == loot


@pytest.mark.parametrize(
    ("face", "wound"), [(1, "leg"), (2, "arm"), (3, "foot"), (4, "hand"), (5, "eye"), (6, ""), (10, "")]
)
def test_the_die_says_what_is_lost(face: int, wound: str) -> None:
    """Rule: BK-CAM-06."""
    assert lasting_wound([], Scripted([face - 1])) == wound


def test_what_was_lost_twice_cannot_be_lost_again() -> None:
    """Rule: BK-CAM-06."""
    assert lasting_wound(["leg"], Scripted([0])) == "leg"
    assert lasting_wound(["leg", "leg"], Scripted([0])) == ""


def test_article_nine_pays_by_the_limb_and_both_eyes_come_to_fifty() -> None:
    """Rule: BK-CAM-08."""
    assert [compensation([], wound) for wound in ("leg", "arm", "foot", "hand", "eye")] == [50, 50, 30, 30, 15]
    assert compensation(["eye"], "eye") == 35


def test_a_loss_lowers_its_number_but_never_below_one() -> None:
    """Rule: BK-CAM-07."""
    assert weakened(["leg", "arm"], "movement", 5) == 4
    assert weakened(["hand", "eye"], "dexterity", 5) == 3
    assert weakened(["arm", "arm"], "strength", 2) == 1
    assert weakened(["leg"], "mind", 5) == 5


def test_the_chest_owes_what_it_cannot_pay_and_pays_before_anything_else() -> None:
    """Rule: BK-CAM-08, BK-CAM-11."""
    campaign = duel()
    crew = campaign.crews[0]
    crew.chest = 20
    outcomes = [told(crew, 0, 0.0, 0, {1: (1, 0)}), told(campaign.crews[1], 1, 1.0)]

    come_back(campaign.content, campaign.crews, outcomes, Scripted([0]))

    rotumah = crew.mate(1)
    assert (rotumah.wounds, rotumah.purse, rotumah.owed, crew.chest) == (["leg"], 20, 30, 0)
    campaign.do("share 0")
    assert (rotumah.owed, crew.chest) == (23, 0)


def deserted(pardoned: bool = False) -> tuple[Campaign, Crew]:
    """Let Spike run from a battle."""
    campaign = duel()
    crew = campaign.crews[0]
    crew.chest, crew.mate(3).purse = 25, 7
    crew.mate(3).pardoned = pardoned
    fates = [Fate(mate.number, RAN if mate.number == 3 else "stood", None) for mate in crew.mates]
    come_back(
        campaign.content,
        campaign.crews,
        [Outcome(0, 0.0, 0, fates), told(campaign.crews[1], 1, 1.0)],
        Scripted([]),
    )
    return campaign, crew


def test_a_pardoned_deserter_stays_without_a_share_and_rum_is_on_the_chest() -> None:
    """Rule: BK-CAM-10."""
    campaign, crew = deserted()
    assert crew.stage == JUDGING

    campaign.do("judge 0 3 pardon")

    assert (crew.chest, crew.stage) == (15, SHARING)
    campaign.do("share 0")
    assert [mate.purse for mate in crew.mates] == [9, 3, 3, 7]
    assert not crew.mate(3).deserted


def test_a_marooned_deserter_is_gone_and_his_purse_falls_to_the_chest() -> None:
    """Rule: BK-CAM-10."""
    campaign, crew = deserted()

    campaign.do("judge 0 3 maroon")

    assert [mate.number for mate in crew.mates] == [0, 1, 2]
    assert crew.chest == 25 + 7


def test_nobody_is_pardoned_twice_and_nothing_is_shared_before_judgement() -> None:
    """Rule: BK-CAM-10."""
    campaign, crew = deserted(pardoned=True)

    with pytest.raises(IllegalAction, match="pardoned_before"):
        campaign.do("judge 0 3 pardon")
    with pytest.raises(IllegalAction, match="not_now"):
        campaign.do("share 0")
    with pytest.raises(IllegalAction, match="no_deserter"):
        campaign.do("judge 0 0 maroon")
    assert crew.chest == 25
