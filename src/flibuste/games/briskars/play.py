"""Briskars as the kernel knows it: nouns, verbs, settings, and how a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flibuste.games.briskars.activation import Activation
from flibuste.games.briskars.artillery import FirePiece
from flibuste.games.briskars.assaults import Assault
from flibuste.games.briskars.attacks import Attack
from flibuste.games.briskars.bands import thing_id
from flibuste.games.briskars.blows import Blow
from flibuste.games.briskars.carrying import PutAway, Take
from flibuste.games.briskars.choosing import Choose
from flibuste.games.briskars.climbing import Climbing
from flibuste.games.briskars.content import STANDARD, Content, extended
from flibuste.games.briskars.counterspells import CounterSpells
from flibuste.games.briskars.deployment import Deployment
from flibuste.games.briskars.disengaging import Disengagement
from flibuste.games.briskars.distance import square_name
from flibuste.games.briskars.dropping import Drop
from flibuste.games.briskars.fighting import Scuffle
from flibuste.games.briskars.forced import Crash, Displace, Shove
from flibuste.games.briskars.general import Eat, Hope, WorkOn
from flibuste.games.briskars.ground import Ground
from flibuste.games.briskars.gunners import NameGunner
from flibuste.games.briskars.harm import Harm
from flibuste.games.briskars.hit_effects import Disarm, Pull, Push
from flibuste.games.briskars.insight import SLOW, insight
from flibuste.games.briskars.interrupting import Interruptions
from flibuste.games.briskars.kegs import KegRolls
from flibuste.games.briskars.landing import Landing
from flibuste.games.briskars.lasting import Lasting, Lying
from flibuste.games.briskars.magic import Casting
from flibuste.games.briskars.mandrake import OfferMandrake
from flibuste.games.briskars.morale import Morale
from flibuste.games.briskars.moves import Move
from flibuste.games.briskars.mustering import Muster, ReadyBands
from flibuste.games.briskars.objects import CastNet, Remedy, SetKeg
from flibuste.games.briskars.ordnance import PushPiece
from flibuste.games.briskars.plain_rolls import Plain
from flibuste.games.briskars.position import read_position
from flibuste.games.briskars.recruiting import band_ids
from flibuste.games.briskars.rising import Rise
from flibuste.games.briskars.rolls import Roll
from flibuste.games.briskars.rounds import Battle
from flibuste.games.briskars.scenario_setup import Blast, PlaceCrates
from flibuste.games.briskars.shields import TurnShield
from flibuste.games.briskars.shiver import ShiverAll
from flibuste.games.briskars.shooting import Shoot, Shot, Volley
from flibuste.games.briskars.signing import Signing, goods
from flibuste.games.briskars.spell_effects import SpellWork
from flibuste.games.briskars.spell_walls import BuildWall
from flibuste.games.briskars.spots import ServeSpot
from flibuste.games.briskars.state import Battlefield
from flibuste.games.briskars.stealth import Stalk
from flibuste.games.briskars.striking import Strike
from flibuste.games.briskars.structures import Battering, Topple
from flibuste.games.briskars.throw_harm import ThrowHarm
from flibuste.games.briskars.throwing import Throwing
from flibuste.games.briskars.throwing_briskars import HurlBriskar
from flibuste.games.briskars.treasure_maps import ReadMaps
from flibuste.games.briskars.trials import Trial
from flibuste.games.briskars.verbs import (
    BLOCKS,
    BRISKARS,
    MOST_BANDS,
    MOST_GOODS,
    MOST_ORDNANCE,
    MOST_PROFILES,
    MOST_SEATS,
    MOST_SPELLS,
    SQUARES,
)
from flibuste.games.briskars.view import briskar_id
from flibuste.games.briskars.walking import PayByMove
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Setting, Setup, Verb, register

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
OF_THE_SCENARIO: Final = "scenario"
BOUND: Final = 200_000
FIELDS: Final = {"target": "briskar", "who": "briskar", "on": "briskar"}
PARTS: Final = (
    Activation, Assault, Attack, Battering, Battle, Blast, Blow, BuildWall, CastNet, Casting, Choose, Climbing,
    CounterSpells, Crash, Deployment, Disarm, Disengagement, Displace, Drop, Eat, FirePiece, Ground, Harm, Hope,
    HurlBriskar, Interruptions, KegRolls, Landing, Lasting, Lying, Morale, Move, Muster, NameGunner, OfferMandrake,
    PayByMove, PlaceCrates, Plain, Pull, Push, PushPiece, PutAway, ReadMaps, ReadyBands, Remedy, Rise, Roll, Scuffle,
    ServeSpot, SetKeg, ShiverAll, Shoot, Shot, Shove, Signing, SpellWork, Stalk, Strike, Take, ThrowHarm, Throwing,
    Topple, Trial, TurnShield, Volley, WorkOn,
)  # fmt: skip


def padded(ids: list[str], size: int, noun: str) -> list[str]:
    """Fill a list of ids up, so that the numbers of actions do not depend on own data files."""
    if len(ids) > size:
        raise BadData("too_many_entries", f"at most {size} entries of {noun}, not {len(ids)}")
    return ids + [f"{noun}-{k}" for k in range(len(ids), size)]


def nouns_of(content: Content) -> dict[str, list[str]]:
    """Name everything an action can be about."""
    return {
        "square": [square_name(k) for k in range(SQUARES)],
        "briskar": [briskar_id(k) for k in range(BRISKARS)],
        "direction": list(DIRECTIONS),
        "band": padded(band_ids(content), MOST_BANDS, "band"),
        "spell": padded([spell.id for spell in content.spells], MOST_SPELLS, "spell"),
        "profile": padded([profile.id for profile in content.profiles], MOST_PROFILES, "profile"),
        "goods": padded([thing_id(content, thing) for thing in goods(content)], MOST_GOODS, "goods"),
        "ordnance": padded([piece.id for piece in content.ordnance], MOST_ORDNANCE, "ordnance"),
    }


def settings_of(content: Content) -> list[Setting]:
    """List what people may choose before a game.

    Rule: BK-DIC-01, BK-END-04.
    """
    scenarios = [scenario.id for scenario in content.scenarios]
    maps = [OF_THE_SCENARIO, *(chart.id for chart in content.maps)]
    return [
        Setting("scenario", scenarios, scenarios[0], "BK-DIC-01"),
        Setting("map", maps, OF_THE_SCENARIO, "BK-GRD-09"),
        Setting("rounds", [6, 12, 20, 40], 20, "BK-END-04"),
        Setting("recruiting", ["bands", "free"], "bands", "BK-REC-02"),
    ]


def begin(content: Content, setup: Setup, chance: Chance) -> Battlefield:
    """Set a game up: scenario, map, then the bands are asked for."""
    scenario = content.index("scenario", str(setup.settings["scenario"]))
    card = content.scenarios[scenario]
    if not card.least <= setup.seats <= card.most:
        raise BadData("wrong_number_of_seats", f"{card.id} is for {card.least} to {card.most} bands")
    chosen = str(setup.settings["map"])
    chart = content.maps[card.map] if chosen == OF_THE_SCENARIO else content.map(chosen)
    s = Battlefield(setup.seats, chart.ground, content)
    s.open_books(0, setup.tracked, setup.log)
    s.scenario = scenario
    s.limit = int(setup.settings["rounds"])
    s.budget = card.budget
    s.call(Muster())
    if setup.settings["recruiting"] == "free":
        s.call(Signing())
    else:
        s.call(ReadyBands())
    s.advance(chance)
    return s


def make_game(content: Content) -> Game:
    """Declare the game with some content."""

    def empty(seats: int) -> Battlefield:
        return Battlefield(seats, content.maps[0].ground, content)

    def new(setup: Setup, chance: Chance) -> Battlefield:
        return begin(content, setup, chance)

    def position(described: Mapping[str, object]) -> Battlefield:
        return read_position(content, described)

    def with_content(files: Mapping[str, str]) -> Game:
        return make_game(extended(files))

    return Game(
        "briskars",
        "bk",
        range(2, int(MOST_SEATS) + 1),
        nouns_of(content),
        [Verb(name, noun, max(count, 1)) for name, noun, count in BLOCKS],
        BOUND,
        empty,
        new,
        settings_of(content),
        FIELDS,
        PARTS,
        content.digest,
        position,
        with_content,
        insight,
        SLOW,
    )


GAME: Final = register(make_game(STANDARD))
