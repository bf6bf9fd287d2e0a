"""The chronicle, sentence by sentence: which message is told with which names and numbers; readers bring words."""

from __future__ import annotations

from typing import Final, TypedDict

from flibuste.games.briskars.campaign.campaign import Battle, Campaign
from flibuste.games.briskars.campaign.chronicle import Moment
from flibuste.games.briskars.campaign.forms import PORTS, VOYAGE
from flibuste.games.briskars.campaign.views import face_of
from flibuste.games.briskars.field.verbs import BAND
from flibuste.games.briskars.ground.distance import square_name
from flibuste.games.briskars.recruiting.enlisting import known_as

SKIES: Final = 8
VARIANTS: Final = 3


class ToldLine(TypedDict):
    """A sentence: its message, whose names stand in it (by their faces, one or several), crews and numbers."""

    id: str
    names: dict[str, list[str]]
    crews: dict[str, str]
    numbers: dict[str, int]


class ToldWay(TypedDict):
    """The way somebody walked in a battle: his face, his side, the squares in order, and whether he left the field."""

    face: str
    side: int
    squares: list[str]
    left: bool


class ToldBattle(TypedDict):
    """The page of one battle: where it was, how it began, what happened, how it ended, and where they went."""

    port: str
    scenario: str
    chart: str
    sides: list[int]
    opening: list[ToldLine]
    tale: list[ToldLine]
    ending: list[ToldLine]
    ways: list[ToldWay]


class Chronicle(TypedDict):
    """A campaign told: the names of its crews (ids, where they have that of a ready band), a page for every battle."""

    crews: list[str]
    battles: list[ToldBattle]


def told(campaign: Campaign) -> Chronicle:
    """Tell a campaign. Rule: BK-CAM-01."""
    return {
        "crews": [known_as(crew.name) for crew in campaign.living()],
        "battles": [told_battle(campaign, k) for k in range(len(campaign.fought))],
    }


def told_battle(campaign: Campaign, number: int) -> ToldBattle:
    """Tell one battle. Rule: BK-CAM-01."""
    battle = campaign.fought[number]
    port, scenario = PORTS[battle.fixture.port]
    return {
        "port": port,
        "scenario": scenario,
        "chart": battle.tale.chart,
        "sides": [outcome.crew for outcome in battle.outcomes],
        "opening": opening(campaign, number),
        "tale": [meeting(campaign, battle), *told_moments(battle, number)],
        "ending": ending(campaign, battle),
        "ways": told_ways(battle),
    }


def line(
    message: str,
    names: dict[str, list[str]] | None = None,
    crews: dict[str, str] | None = None,
    numbers: dict[str, int] | None = None,
) -> ToldLine:
    """Write a sentence."""
    return {"id": message, "names": names or {}, "crews": crews or {}, "numbers": numbers or {}}


def opening(campaign: Campaign, number: int) -> list[ToldLine]:
    """Begin a tale: the port, and a sky that this port has not had before in this campaign; a voyage has its story."""
    port = campaign.fought[number].fixture.port
    if campaign.form == VOYAGE:
        return [line(f"bk-voyage-{number}")]
    before = sum(1 for battle in campaign.fought[:number] if battle.fixture.port == port)
    sky = (before * len(PORTS) + port) % SKIES
    return [line(f"bk-tale-at-{PORTS[port][0]}"), line(f"bk-tale-sky-{sky}")]


def meeting(campaign: Campaign, battle: Battle) -> ToldLine:
    """Tell who met whom."""
    one, two = (
        [face_of(campaign, (outcome.crew, fate.number)) for fate in outcome.fates] for outcome in battle.outcomes
    )
    crews = [known_as(campaign.crews[outcome.crew].name) for outcome in battle.outcomes]
    return line("bk-tale-meet", {"ones": one, "twos": two}, {"one": crews[0], "two": crews[1]})


def told_moments(battle: Battle, number: int) -> list[ToldLine]:
    """Tell the moments of a battle, each in its own words, no two of a kind alike in a row."""
    turns: dict[str, int] = {}
    found = []
    for moment in battle.tale.moments:
        turn = turns.get(moment.kind, number)
        turns[moment.kind] = turn + 1
        found.append(sentence(battle, moment, turn % VARIANTS))
    return found


def sentence(battle: Battle, moment: Moment, variant: int) -> ToldLine:
    """Tell one moment."""
    faces = battle.tale.faces
    names = {"name": [faces[moment.briskar]], "other": [faces[moment.other]] if moment.other >= 0 else []}
    return line(f"bk-tale-{moment.kind}-{variant}", names, None, {"n": moment.number, "round": moment.round})


def ending(campaign: Campaign, battle: Battle) -> list[ToldLine]:
    """Tell who won, and who gave up."""
    found = []
    if battle.gave_up >= 0:
        loser = known_as(campaign.crews[battle.fixture.sides[battle.gave_up]].name)
        found.append(line("bk-tale-gave-up", None, {"crew": loser}))
    for outcome in battle.outcomes:
        if outcome.score == 1.0:
            crew = {"crew": known_as(campaign.crews[outcome.crew].name)}
            return [*found, line("bk-tale-won", None, crew, {"gold": outcome.gold})]
    return [*found, line("bk-tale-shared")]


def told_ways(battle: Battle) -> list[ToldWay]:
    """Tell the ways that were walked."""
    return [
        {
            "face": battle.tale.faces[briskar],
            "side": briskar // int(BAND),
            "squares": [square_name(square) for square in squares],
            "left": briskar in battle.tale.left,
        }
        for briskar, squares in battle.tale.ways.items()
    ]
