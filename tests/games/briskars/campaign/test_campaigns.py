"""Whole campaigns: forms, battles that are played, the text that keeps them."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.campaign.ashore import guns_ashore, may_fight_together
from flibuste.games.briskars.campaign.campaign import Battle, Campaign
from flibuste.games.briskars.campaign.crews import Crew
from flibuste.games.briskars.campaign.declared import Sailing
from flibuste.games.briskars.campaign.files import close_battle, read_campaign, sign_on, write_campaign
from flibuste.games.briskars.campaign.forms import Fixture, fixtures, is_decided, stake
from flibuste.games.briskars.campaign.outcomes import Outcome
from flibuste.games.briskars.cards.content import BANDS, STANDARD
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.recruiting.bands import ARMOUR
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData, IllegalAction
from flibuste.kernel.records import write_record
from flibuste.kernel.session import Session

from .sailing import EXILED, NOTHING_TO_TELL, QUINTORS, SUNDARS, duel


def go_ashore(campaign: Campaign) -> None:
    """Send everybody of the next battle ashore whom the limit lets."""
    fixture = campaign.next_fixture()
    assert fixture is not None
    for side in fixture.sides:
        if side < campaign.people:
            numbers = [mate.number for mate in campaign.crews[side].mates]
            campaign.do(f"muster {side} {' '.join(map(str, numbers))}")


def fight(campaign: Campaign, seed: int) -> Session:
    """Play the next battle at random to its end."""
    chance = Seeded(seed)
    session = campaign.open_battle(chance)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(session.state.random_option(seat, chance)), chance)
    return session


def test_a_battle_is_played_with_the_crews_as_they_have_become() -> None:
    """Marten has lost a leg and learned to be tough.

    Rule: BK-CAM-01, BK-CAM-07, BK-CAM-13.
    """
    campaign = duel()
    marten = campaign.crews[0].mate(0)
    marten.wounds, marten.grown = ["leg"], ["tough"]
    campaign.do("muster 0 0 1")
    campaign.do("muster 1 0 1 2")

    session = campaign.open_battle(Seeded(1))

    state = session.state
    assert isinstance(state, Battlefield)
    view = session.view(0)["briskars"][0]
    printed = STANDARD.profile("marten")
    assert (view["profile"], view["movement"], view["most_hp"]) == ("marten", printed.movement - 1, printed.hp + 4)


def test_a_party_that_its_leader_cannot_sign_on_stays_aboard() -> None:
    """A Quintor among exiles needs a leader with friends everywhere; without one nobody goes ashore like that.

    Rule: BK-CAM-04.
    """
    campaign = duel()
    crew = campaign.crews[0]
    stranger = crew.sign(campaign.crews[1].mates[0].hire)

    assert may_fight_together(STANDARD, crew.mates[:2])
    assert not may_fight_together(STANDARD, [crew.mates[0], stranger])
    with pytest.raises(IllegalAction, match="mixed_factions"):
        campaign.do(f"muster 0 0 {stranger.number}")
    assert crew.stage == "port"


def test_armour_that_somebody_has_become_too_weak_for_stays_aboard() -> None:
    """The cabin boy of the gunners wears leather, which wants Strength 2, and has lost an arm.

    Rule: BK-CAM-07.
    """
    campaign = Campaign("duel", 2)
    for name in ("armada", "exiled"):
        campaign.found(STANDARD.bands[f"bands/{name}.toml"])
    boy = next(mate for mate in campaign.crews[0].mates if any(one.shelf == ARMOUR for one in mate.hire.bought))
    boy.wounds = ["arm"]
    campaign.do(f"muster 0 {boy.number}")
    campaign.do("muster 1 0 1")

    view = campaign.open_battle(Seeded(1)).view(0)["briskars"][0]

    assert view["armour"] is None
    assert any(one.shelf == ARMOUR for one in boy.hire.bought)


def test_a_gun_that_nobody_ashore_may_take_along_stays_aboard() -> None:
    """Hired hands go ashore without the Sundars whose gun it is; with a Sundar it comes along again.

    Rule: BK-CAM-04, BK-REC-11.
    """
    campaign = Campaign("duel", 2)
    for name in ("gun-crew", "mercenaries"):
        campaign.found(STANDARD.bands[f"bands/{name}.toml"])
    crew = campaign.crews[0]
    hired = [crew.sign(mate.hire) for mate in campaign.crews[1].mates[2:4]]
    campaign.do(f"muster 0 {hired[0].number} {hired[1].number}")
    campaign.do("muster 1 0 1")

    session = campaign.open_battle(Seeded(1))

    assert session.view(0)["pieces"] == []
    assert guns_ashore(STANDARD, crew, [crew.mates[0], hired[0]]) == crew.pieces != []


def test_a_campaign_is_read_back_as_it_was_written() -> None:
    """Rule: BK-CAM-01, BK-CAM-05."""
    campaign = duel()
    go_ashore(campaign)
    session = fight(campaign, 3)
    close_battle(campaign, write_record(session.game, session.record), Seeded(9))
    text = write_campaign(campaign)

    again = read_campaign(text)

    assert write_campaign(again) == text
    assert [mate.wounds for crew in again.crews for mate in crew.mates] == [
        mate.wounds for crew in campaign.crews for mate in crew.mates
    ]
    assert again.crews[0].loot == campaign.crews[0].loot > 0
    for changed in (text.replace("form duel 2", "form duel 3"), text.replace("result 1 0", "result 0 1") + "sing 0\n"):
        with pytest.raises((BadData, IllegalAction)):
            read_campaign(changed)


def test_the_record_of_another_battle_is_refused() -> None:
    """Each seat must have fought with its own crew.

    Rule: BK-CAM-04.
    """
    campaign = duel()
    go_ashore(campaign)
    session = fight(campaign, 3)
    text = write_record(session.game, session.record)
    swapped = text.replace("0 band crew-0", "0 band crew-1", 1)

    with pytest.raises(BadData, match="not yours to lead"):
        close_battle(campaign, swapped, Seeded(9))
    with pytest.raises(BadData, match="other settings"):
        close_battle(campaign, text.replace("option rounds 20", "option rounds 40"), Seeded(9))
    assert campaign.fought == []


def test_nobody_fights_before_everybody_is_ashore() -> None:
    """Rule: BK-CAM-04."""
    campaign = duel()
    campaign.do("muster 0 0 1")

    with pytest.raises(IllegalAction, match="not_mustered"):
        campaign.open_battle(Seeded(1))


def won(campaign: Campaign, victor: int, other: int) -> None:
    """Note a battle that somebody has won."""
    outcomes = [Outcome(victor, 1.0, 0, []), Outcome(other, 0.0, 0, [])]
    campaign.fought.append(Battle(Fixture(0, [victor, other]), NOTHING_TO_TELL, outcomes))


def test_a_duel_ends_when_the_second_cannot_catch_up() -> None:
    """Rule: BK-CAM-20, BK-CAM-24."""
    campaign = duel()
    for _ in range(4):
        assert not campaign.is_over()
        won(campaign, 1, 0)

    assert campaign.is_over()
    assert campaign.next_fixture() is None
    assert campaign.winners() == [1]
    assert is_decided("duel", 5, 5, [4.5, 4.5])
    assert not is_decided("duel", 4, 5, [4.5, 1.5])


def test_who_lost_the_first_two_battles_of_a_duel_leads_after_the_next_two() -> None:
    """Rule: BK-CAM-21, BK-CAM-24."""
    campaign = duel()
    for victor in (0, 0, 1, 1):
        won(campaign, victor, 1 - victor)

    assert (campaign.renown(0), campaign.renown(1)) == (2.0, 4.0)
    assert (campaign.victories(0), campaign.victories(1)) == (2.0, 2.0)
    assert campaign.standing() == [1, 0]
    assert [campaign.stakes(k) for k in range(5)] == [[1, 1], [1, 1], [2, 2], [2, 2], [3, 3]]
    won(campaign, 0, 1)
    assert campaign.winners() == [0]


def test_a_port_collects_for_who_comes_back_and_is_behind() -> None:
    """The vanquished gets 25 gold for the chest; the victor nothing.

    Rule: BK-CAM-19.
    """
    campaign = duel()
    go_ashore(campaign)
    chests = [crew.chest for crew in campaign.crews]
    outcomes = [Outcome(0, 1.0, 0, []), Outcome(1, 0.0, 0, [])]
    campaign.come_home(Battle(Fixture(0, [0, 1]), NOTHING_TO_TELL, outcomes), Seeded(1))

    assert [crew.chest - before for crew, before in zip(campaign.crews, chests, strict=True)] == [0, 25]
    assert (campaign.limit(0), campaign.limit(1)) == (300, 325)


def test_a_shared_victory_brings_half_of_its_renown() -> None:
    """Rule: BK-CAM-21, BK-CAM-24."""
    campaign = duel()
    for _ in range(3):
        outcomes = [Outcome(0, 0.5, 0, []), Outcome(1, 0.5, 0, [])]
        campaign.fought.append(Battle(Fixture(0, [0, 1]), NOTHING_TO_TELL, outcomes))

    assert (campaign.renown(0), campaign.renown(1)) == (2.0, 2.0)


@pytest.mark.parametrize("crews", range(3, 9))
def test_every_crew_of_a_league_can_win_the_same_renown(crews: int) -> None:
    """Rule: BK-CAM-24."""
    campaign = Campaign("league", crews)
    chances = [0] * crews
    for number, fixture in enumerate(campaign.fixtures):
        for side, most in zip(fixture.sides, campaign.stakes(number), strict=True):
            chances[side] += most

    assert chances == [sum(stake("league", k, crews - 1) for k in range(crews - 1))] * crews
    assert stake("league", crews - 2, crews - 1) == 3


def test_every_battle_of_a_voyage_counts_alike() -> None:
    """Rule: BK-CAM-24."""
    assert [stake("voyage", k, 6) for k in range(6)] == [1] * 6


def test_gold_decides_among_equal_victories_and_equal_gold_is_shared() -> None:
    """Rule: BK-CAM-21."""
    campaign = duel()
    won(campaign, 0, 1)
    won(campaign, 1, 0)
    campaign.crews[0].chest = campaign.crews[1].chest = 50

    assert campaign.winners() == [0, 1]
    campaign.crews[1].mate(0).purse += 1
    assert campaign.winners() == [1]


@pytest.mark.parametrize("crews", range(3, 9))
def test_in_a_league_everybody_meets_everybody_once(crews: int) -> None:
    """Rule: BK-CAM-20."""
    pairs = [tuple(fixture.sides) for fixture in fixtures("league", crews)]

    assert len(pairs) == len(set(pairs)) == crews * (crews - 1) // 2


def test_in_a_league_only_those_whose_battle_is_next_go_ashore() -> None:
    """Rule: BK-CAM-20."""
    campaign = Campaign("league", 3)
    for band in (EXILED, QUINTORS, SUNDARS):
        sign_on(campaign, band)
    fixture = campaign.next_fixture()
    assert fixture is not None
    (idle,) = {0, 1, 2} - set(fixture.sides)

    with pytest.raises(IllegalAction, match="not_your_battle"):
        campaign.do(f"muster {idle} 0")


def test_a_voyage_meets_six_bands_that_do_not_live_on() -> None:
    """Rule: BK-CAM-20, BK-CAM-21."""
    campaign = Campaign("voyage", 1)
    sign_on(campaign, EXILED)
    go_ashore(campaign)

    session = fight(campaign, 4)

    assert len(campaign.fixtures) == 6
    assert len({fixture.scenario() for fixture in campaign.fixtures}) == 6
    close_battle(campaign, write_record(session.game, session.record), Seeded(2))
    assert len(campaign.living()) == 1
    with pytest.raises(BadData, match="no_such_crew"):
        campaign.do("share 1")
    campaign.fought = []
    for k in range(4):
        assert campaign.winners() == []
        won(campaign, 0, k + 1)
    assert campaign.winners() == [0]


@pytest.mark.parametrize("name", BANDS)
def test_a_voyage_meets_no_band_of_ones_own(name: str) -> None:
    """Six others wait, also for who has renamed a ready band; where the story names a faction they are of it.

    Rule: BK-CAM-20.
    """
    own = STANDARD.bands[f"bands/{name}.toml"]
    for text in (own, own.replace('name = "', 'name = "Not ', 1)):
        campaign = Campaign("voyage", 1)
        crew = sign_on(campaign, text)
        foes = campaign.crews[1:]

        assert len({foe.name for foe in foes} - {crew.name}) == 6
        assert profiles(crew) not in [profiles(foe) for foe in foes]
        factions = [STANDARD.factions[STANDARD.profiles[foe.mates[0].hire.profile].faction].id for foe in foes]
        assert factions[:3] == ["quintors", "sundars", "mercenaries"]


def test_a_voyage_meets_others_than_both_of_whom_a_band_has_name_and_people() -> None:
    """Rule: BK-CAM-20."""
    campaign = Campaign("voyage", 1)
    council = STANDARD.bands["bands/council.toml"]
    sign_on(campaign, council.replace("El Sabio's Council", "Three Blades of Quinto Real"))

    names = {foe.name for foe in campaign.crews[1:]}

    assert len(names) == 6
    assert not names & {"El Sabio's Council", "Three Blades of Quinto Real"}


def profiles(crew: Crew) -> list[int]:
    """List the cards of everybody aboard."""
    return sorted(mate.hire.profile for mate in crew.mates)


@pytest.mark.parametrize(("form", "crews"), [("duel", 3), ("league", 9), ("voyage", 2), ("war", 2)])
def test_forms_have_their_numbers(form: str, crews: int) -> None:
    """Rule: BK-CAM-20."""
    with pytest.raises(IllegalAction):
        Campaign(form, crews)


def test_who_gives_a_battle_up_has_lost_it_and_the_file_says_so() -> None:
    """Nobody fell, nobody ran: everybody comes home as he stood.

    Rule: BK-CAM-22.
    """
    campaign = duel()
    go_ashore(campaign)
    session = campaign.open_battle(Seeded(4))
    record = write_record(session.game, session.record)
    with pytest.raises(BadData, match="battle_unfinished"):
        close_battle(campaign, record, Seeded(9))

    close_battle(campaign, record, Seeded(9), gave_up=1)

    assert [outcome.score for outcome in campaign.fought[0].outcomes] == [1.0, 0.0]
    assert [crew.loot for crew in campaign.crews] == [40, 20]
    again = read_campaign(write_campaign(campaign))
    assert (again.fought[0].gave_up, again.victories(0)) == (1, 1.0)


def test_a_campaign_that_is_kept_elsewhere_is_recalled_without_its_battles() -> None:
    """What came of a battle is enough to go on; the views are the same. Rule: BK-CAM-01, BK-CAM-05."""
    campaign = duel()
    go_ashore(campaign)
    session = fight(campaign, 3)
    saga, again = Sailing(campaign), Sailing(Campaign("duel", 2))
    came = saga.close_battle(session, write_record(session.game, session.record), -1, Seeded(9))

    for kind, told in saga.retold():
        if kind == "side":
            again.sign_on(told)
        elif kind == "battle":
            again.recall(told, came)
        else:
            again.do(told)

    assert again.view() == saga.view()
    assert again.chronicle() == saga.chronicle()
    assert again.text() == saga.text()


def test_a_battle_of_others_is_not_recalled() -> None:
    """A voyage that met another band than it would today is refused, not told wrongly. Rule: BK-CAM-20."""
    campaign = Campaign("voyage", 1)
    sign_on(campaign, EXILED)
    go_ashore(campaign)
    session = fight(campaign, 4)
    saga = Sailing(campaign)
    came = saga.close_battle(session, write_record(session.game, session.record), -1, Seeded(2))
    again = Campaign("voyage", 1)
    sign_on(again, EXILED)
    again.crews[1] = again.crews[2]
    go_ashore(again)

    with pytest.raises(BadData, match="other_battle"):
        Sailing(again).recall(saga.steps()[-1], came)
    assert again.fought == []


def test_a_battle_given_up_before_anybody_signs_on_is_recalled() -> None:
    """Rule: BK-CAM-05."""
    campaign, again = Campaign("voyage", 1), Campaign("voyage", 1)
    for one in (campaign, again):
        sign_on(one, EXILED)
        go_ashore(one)
    session = campaign.open_battle(Seeded(4))
    saga = Sailing(campaign)
    came = saga.close_battle(session, write_record(session.game, session.record), 0, Seeded(2))

    Sailing(again).recall(saga.steps()[-1], came)

    assert [battle.gave_up for battle in again.fought] == [0]


def test_a_crew_that_nobody_leads_gets_through_a_whole_campaign() -> None:
    """It judges, shares, grows, gives offices out, hires and goes ashore. Rule: BK-CAM-03, BK-CAM-10 to BK-CAM-12."""
    campaign = duel()
    saga = Sailing(campaign)
    for seed in range(5):
        if campaign.next_fixture() is None:
            break
        for side in (0, 1):
            while step := saga.due(side):
                saga.do(step)
        pitched = saga.pitched()
        assert pitched is not None
        session = fight(campaign, seed)
        saga.close_battle(session, write_record(session.game, session.record), -1, Seeded(seed))
    for side in (0, 1):
        while step := saga.due(side):
            saga.do(step)

    assert saga.is_over()
    assert {step.split()[0] for step in campaign.steps} >= {"office", "muster", "share", "hire"}


def test_what_is_on_offer_can_be_had() -> None:
    """Every offer that can be paid is a legal step, with the choice it asks for. Rule: BK-CAM-15, BK-CAM-16."""
    for mate in (-1, 0, 1):
        campaign = duel()
        campaign.crews[0].chest = 400
        shown = Sailing(campaign).offers(0, mate)
        steps = [offer["step"] for shelf in ("hires", "things", "spells") for offer in shown[shelf] if offer["can"]]  # type: ignore[attr-defined]
        assert steps
        for step in steps:
            fresh = duel()
            fresh.crews[0].chest = 400
            fresh.do(step)
