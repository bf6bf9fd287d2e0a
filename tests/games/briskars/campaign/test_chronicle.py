"""What the chronicle tells is what happened: every claim is held against the events of the battle."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.campaign.chronicle import (
    FELLED,
    FELLED_BY,
    FIRST_BLOOD,
    FLED,
    FUMBLE,
    HEAVIEST,
    LAST_STAND,
    MARVEL,
    TURN,
    Moment,
    Told,
    blood,
    moments,
    rounds_of,
    value,
    ways,
)
from flibuste.games.briskars.campaign.files import close_battle
from flibuste.games.briskars.campaign.telling import told as told_by
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import BAND
from flibuste.kernel.chance import Seeded
from flibuste.kernel.events import public
from flibuste.kernel.ids import Seat
from flibuste.kernel.records import write_record
from flibuste.kernel.session import Session

from .sailing import duel
from .test_campaigns import fight, go_ashore


@pytest.fixture(scope="module", params=[3, 4, 5, 6])
def battle(request: pytest.FixtureRequest) -> Session:
    """Fight a battle at random."""
    campaign = duel()
    go_ashore(campaign)
    return fight(campaign, request.param)


def is_true(moment: Moment, events: list[Told], s: Battlefield) -> bool:
    """Hold a claim against the log, event by event, without asking how it was found."""
    event = events[moment.at]
    if value(event, "briskar") != moment.briskar and moment.kind != LAST_STAND:
        return False
    hits = [value(one, "damage") for one in events if one[0] == "hit"]
    blows = [one for one in events[: moment.at] if value(one, "target") == moment.briskar]
    if moment.kind in (FIRST_BLOOD, HEAVIEST):
        struck = event[0] == "hit" and value(blows[-1], "briskar") == moment.other
        before = [value(one, "damage") for one in events[: moment.at] if one[0] == "hit"]
        proved = max(before, default=0) == 0 if moment.kind == FIRST_BLOOD else max(hits) == moment.number >= 10
        return struck and proved and value(event, "damage") == moment.number
    if moment.kind == FELLED_BY:
        struck = any(value(one, "briskar") == moment.other for one in blows)
        return event[0] == "knocked-out" and (struck or s.hurt_by[moment.briskar] == moment.other) and bool(hits)
    if moment.kind in (FELLED, FLED):
        return event[0] == ("knocked-out" if moment.kind == FELLED else "flees")
    if moment.kind == TURN:
        return turned(moment, events, s)
    if moment.kind == MARVEL:
        return event[0] == "rolled" and value(event, "criticals") >= 2 and value(event, "total") == moment.number
    if moment.kind == FUMBLE:
        return event[0] == "rolled" and value(event, "fumble") == 1
    return moment.kind == LAST_STAND and stood_alone(moment, events)


def turned(moment: Moment, events: list[Told], s: Battlefield) -> bool:
    """Count both bands before, after and at every later farewell: only from then on the winner is more."""
    (winner,) = [seat for seat in range(s.seats) if s.score(Seat(seat)) == 1.0]

    def lead(until: int) -> int:
        there = [0] * s.seats
        for one in events[:until]:
            if one[0] in ("deploys", "flees", "knocked-out"):
                there[value(one, "briskar") // int(BAND)] += 1 if one[0] == "deploys" else -1
        return 2 * there[winner] - sum(there)

    return lead(moment.at) <= 0 and all(lead(k) > 0 for k in range(moment.at + 1, len(events) + 1))


def stood_alone(moment: Moment, events: list[Told]) -> bool:
    """Count who of the band was still there, and how many rounds the last one was."""
    rounds = rounds_of(events)
    band = moment.briskar // int(BAND)
    mine = {
        value(one, "briskar") for one in events if one[0] == "deploys" and value(one, "briskar") // int(BAND) == band
    }
    gone = {value(one, "briskar") for one in events[: moment.at + 1] if one[0] in ("flees", "knocked-out")}
    later = [
        rounds[k]
        for k in range(moment.at + 1, len(events))
        if events[k][0] in ("flees", "knocked-out") and value(events[k], "briskar") == moment.briskar
    ]
    return mine - gone == {moment.briskar} and (later or rounds[-1:])[0] - rounds[moment.at] == moment.number >= 2


def test_every_claim_is_true(battle: Session) -> None:
    """Whatever is told has its event. Rule: BK-CAM-01."""
    assert isinstance(battle.state, Battlefield)
    events = battle.log.events

    told = moments(events, battle.state)

    assert [moment.kind for moment in told if not is_true(moment, events, battle.state)] == []
    assert [moment.round for moment in told] == [rounds_of(events)[moment.at] for moment in told]
    assert [moment.at for moment in told] == sorted(moment.at for moment in told)


def happened(name: str, **fields: int) -> Told:
    """Write an event."""
    return name, [public(field, number) for field, number in fields.items()]


BLOW = (happened("attacks", briskar=0, target=9), happened("hit", briskar=9, damage=12))
STROKE = (happened("attacks", briskar=0, target=9), happened("hit", briskar=9, damage=3))
FALL = (happened("hit", briskar=8, damage=14),)


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([*STROKE, *BLOW], [(FIRST_BLOOD, 3), (HEAVIEST, 12)]),
        ([*BLOW, *STROKE], [(FIRST_BLOOD, 12)]),
        ([*FALL, *STROKE, *BLOW], []),
        ([*STROKE, *BLOW, *FALL], [(FIRST_BLOOD, 3)]),
    ],
    ids=["a stroke, then a blow", "a blow, then a stroke", "a fall before both", "a worse fall after both"],
)
def test_nobody_is_praised_for_what_a_fall_did_sooner_or_harder(
    events: list[Told], told: list[tuple[str, int]]
) -> None:
    """The first blood and the hardest blow are told only where they were the first and the hardest of all.

    Rule: BK-CAM-01.
    """
    found = blood(events, rounds_of(events))

    assert [(moment.kind, moment.number) for moment in found] == told


@pytest.mark.parametrize("seed", [3, 5])
def test_who_met_and_who_won_what_is_told_as_it_was(seed: int) -> None:
    """Everybody who deployed is named on his side, and the victor with the gold that the battle ended with.

    Rule: BK-CAM-01.
    """
    campaign = duel()
    campaign.crews[0].name = "The Long Watch"
    go_ashore(campaign)
    session = fight(campaign, seed)
    close_battle(campaign, write_record(session.game, session.record), Seeded(9))
    state = session.state
    assert isinstance(state, Battlefield)

    page = told_by(campaign)["battles"][0]

    view = session.view(0)
    sides = [[one["profile"] for one in view["briskars"] if one["seat"] == seat] for seat in (0, 1)]
    assert (page["tale"][0]["names"]["ones"], page["tale"][0]["names"]["twos"]) == (sides[0], sides[1])
    assert page["tale"][0]["crews"] == {"one": "The Long Watch", "two": "quintors"}
    victors = [seat for seat in (0, 1) if state.score(Seat(seat)) == 1.0]
    (ending,) = page["ending"]
    assert ending["id"] == ("bk-tale-won" if victors else "bk-tale-shared")
    assert list(ending["crews"].values()) == [["The Long Watch", "quintors"][seat] for seat in victors]
    assert list(ending["numbers"].values()) == [view["gold"][seat] for seat in victors]
    stood = {one["profile"] for one in view["briskars"] if one["left_as"] is None}
    assert {way["face"] for way in page["ways"] if not way["left"]} <= stood


def test_everybody_who_left_is_told_once(battle: Session) -> None:
    """Nobody is forgotten, nobody falls twice. Rule: BK-CAM-01."""
    assert isinstance(battle.state, Battlefield)
    left = sorted(int(b) for b in battle.state.everybody() if battle.state.left_as[b] != 0)

    told = moments(battle.log.events, battle.state)

    assert sorted(one.briskar for one in told if one.kind in (FELLED, FELLED_BY, FLED)) == left


def test_a_way_ends_where_he_stands(battle: Session) -> None:
    """Of who walked last of all nobody pushed him afterwards, the way ends at his square. Rule: BK-CAM-01."""
    state = battle.state
    assert isinstance(state, Battlefield)
    moved = {value(one, "briskar") for one in battle.log.events if one[0] in ("pushed", "pulled", "crashes", "drops")}

    for briskar, squares in ways(battle.log.events).items():
        if state.place[briskar] >= 0 and briskar not in moved:
            assert squares[-1] == state.place[briskar]
