"""Briskars as the kernel knows it: nouns, verbs, settings, and how a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flibuste.games.briskars.actions.carrying import PutAway, Take
from flibuste.games.briskars.actions.general import Eat, Hope, WorkOn
from flibuste.games.briskars.actions.objects import CastNet, Remedy, SetKeg
from flibuste.games.briskars.actions.spots import ServeSpot
from flibuste.games.briskars.actions.stealth import Stalk
from flibuste.games.briskars.battle.activation import Activation
from flibuste.games.briskars.battle.crew_building import Crews
from flibuste.games.briskars.battle.deployment import Deployment
from flibuste.games.briskars.battle.mustering import Muster, ReadyBands
from flibuste.games.briskars.battle.position import read_position
from flibuste.games.briskars.battle.rounds import NEXT, Battle
from flibuste.games.briskars.battle.scenario_setup import Blast, PlaceCrates
from flibuste.games.briskars.battle.signing import Signing, goods
from flibuste.games.briskars.battle.treasure_maps import ReadMaps
from flibuste.games.briskars.battle.view import view
from flibuste.games.briskars.cards.content import STANDARD, Content, extended
from flibuste.games.briskars.dice.rolls import Plain, Roll
from flibuste.games.briskars.dice.trials import Trial
from flibuste.games.briskars.drafting.drafts import Drafts
from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.decisions import DECISIONS
from flibuste.games.briskars.field.events import EVENTS
from flibuste.games.briskars.field.gunners import NameGunner
from flibuste.games.briskars.field.lasting import Lasting, Lying
from flibuste.games.briskars.field.shields import TurnShield
from flibuste.games.briskars.field.state import Battlefield, Rolled
from flibuste.games.briskars.field.variants import VARIANTS
from flibuste.games.briskars.field.verbs import (
    BLOCKS,
    BOOSTS,
    BRISKARS,
    MOST_BANDS,
    MOST_GOODS,
    MOST_ORDNANCE,
    MOST_PROFILES,
    MOST_SEATS,
    MOST_SPELLS,
    ROLL,
    boost_id,
    briskar_id,
)
from flibuste.games.briskars.fighting.assaults import Assault
from flibuste.games.briskars.fighting.attacks import Attack
from flibuste.games.briskars.fighting.fighting import Scuffle
from flibuste.games.briskars.fighting.harm import Disarm, Harm, Pull, Push
from flibuste.games.briskars.fighting.morale import Morale, OfferMandrake
from flibuste.games.briskars.fighting.rising import Rise
from flibuste.games.briskars.fighting.shooting import Shoot, Shot, Volley
from flibuste.games.briskars.fighting.striking import Strike
from flibuste.games.briskars.ground.distance import SQUARES, square_name
from flibuste.games.briskars.ground.ground import Ground
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.blows import Blow
from flibuste.games.briskars.insight.insight import SEARCHING, SLOW, insight
from flibuste.games.briskars.magic.counterspells import CounterSpells
from flibuste.games.briskars.magic.effects import SpellWork
from flibuste.games.briskars.magic.interrupting import Interruptions
from flibuste.games.briskars.magic.magic import Casting
from flibuste.games.briskars.magic.walls import BuildWall
from flibuste.games.briskars.movement.climbing import Climbing
from flibuste.games.briskars.movement.disengaging import Disengagement
from flibuste.games.briskars.movement.dropping import Drop
from flibuste.games.briskars.movement.forced import Crash, Displace, Shove, Topple
from flibuste.games.briskars.movement.landing import Landing
from flibuste.games.briskars.movement.moves import Move
from flibuste.games.briskars.movement.shiver import ShiverAll
from flibuste.games.briskars.movement.walking import PayByMove
from flibuste.games.briskars.ordnance.artillery import FirePiece
from flibuste.games.briskars.ordnance.battering import Battering
from flibuste.games.briskars.ordnance.kegs import KegRolls
from flibuste.games.briskars.ordnance.ordnance import PushPiece
from flibuste.games.briskars.recruiting.bands import thing_id
from flibuste.games.briskars.recruiting.enlisting import why_not_take
from flibuste.games.briskars.recruiting.recruiting import band_ids
from flibuste.games.briskars.recruiting.soundness import check_room, sound
from flibuste.games.briskars.throwing.briskars import HurlBriskar
from flibuste.games.briskars.throwing.harm import ThrowHarm
from flibuste.games.briskars.throwing.throwing import Throwing
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance, Scripted
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Measured, Setting, Setup, Verb, register
from flibuste.kernel.ids import Seat

DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
OF_THE_SCENARIO: Final = "scenario"
BOUND: Final = 200_000
PARTS: Final[dict[str, type]] = {
    "activation": Activation,
    "assault": Assault,
    "attack": Attack,
    "battering": Battering,
    "battle": Battle,
    "blast": Blast,
    "blow": Blow,
    "build-wall": BuildWall,
    "cast-net": CastNet,
    "casting": Casting,
    "choose": Choose,
    "climbing": Climbing,
    "counter-spells": CounterSpells,
    "crash": Crash,
    "deployment": Deployment,
    "disarm": Disarm,
    "disengagement": Disengagement,
    "displace": Displace,
    "drop": Drop,
    "eat": Eat,
    "fire-piece": FirePiece,
    "ground": Ground,
    "harm": Harm,
    "hope": Hope,
    "hurl-briskar": HurlBriskar,
    "interruptions": Interruptions,
    "keg-rolls": KegRolls,
    "landing": Landing,
    "lasting": Lasting,
    "lying": Lying,
    "morale": Morale,
    "move": Move,
    "muster": Muster,
    "name-gunner": NameGunner,
    "offer-mandrake": OfferMandrake,
    "pay-by-move": PayByMove,
    "place-crates": PlaceCrates,
    "plain": Plain,
    "pull": Pull,
    "push": Push,
    "push-piece": PushPiece,
    "put-away": PutAway,
    "read-maps": ReadMaps,
    "ready-bands": ReadyBands,
    "remedy": Remedy,
    "rise": Rise,
    "roll": Roll,
    "rolled": Rolled,
    "scuffle": Scuffle,
    "serve-spot": ServeSpot,
    "set-keg": SetKeg,
    "shiver-all": ShiverAll,
    "shoot": Shoot,
    "shot": Shot,
    "shove": Shove,
    "signing": Signing,
    "spell-work": SpellWork,
    "stalk": Stalk,
    "strike": Strike,
    "take": Take,
    "throw-harm": ThrowHarm,
    "throwing": Throwing,
    "topple": Topple,
    "trial": Trial,
    "turn-shield": TurnShield,
    "volley": Volley,
    "work-on": WorkOn,
}
"""What a battle is made of, by the names that saves and positions use."""


def padded(ids: list[str], size: int, noun: str) -> list[str]:
    """Fill a list of ids up, so that the numbers of actions do not depend on own data files."""
    if len(ids) > size:
        raise BadData("too_many_entries", f"at most {size} entries of {noun}, not {len(ids)}")
    return ids + [f"{noun}-{k}" for k in range(len(ids), size)]


def nouns_of(content: Content) -> dict[str, list[str]]:
    """Name everything an action can be about."""
    return {
        "square": [square_name(k) for k in range(SQUARES)],
        "briskar": [briskar_id(Briskar(k)) for k in range(BRISKARS)],
        "direction": list(DIRECTIONS),
        "boost": [boost_id(ROLL + k) for k in range(1, BOOSTS)],
        "band": padded(band_ids(content), MOST_BANDS, "band"),
        "spell": padded([spell.id for spell in content.spells], MOST_SPELLS, "spell"),
        "profile": padded([profile.id for profile in content.profiles], MOST_PROFILES, "profile"),
        "goods": padded([thing_id(content, thing) for thing in goods(content)], MOST_GOODS, "goods"),
        "ordnance": padded([piece.id for piece in content.ordnance], MOST_ORDNANCE, "ordnance"),
    }


def settings_of(content: Content) -> list[Setting]:
    """List what people may choose before a game.

    Rule: BK-DIC-01, BK-END-04, BK-DIC-12, BK-MOV-14, BK-DEF-13.
    """
    scenarios = [scenario.id for scenario in content.scenarios]
    maps = [OF_THE_SCENARIO, *(chart.id for chart in content.maps)]
    return [
        Setting("scenario", scenarios, scenarios[0], "BK-DIC-01"),
        Setting("map", maps, OF_THE_SCENARIO, "BK-GRD-09"),
        Setting("rounds", [6, 12, 20, 40], 20, "BK-END-04"),
        Setting("recruiting", ["bands", "free"], "bands", "BK-REC-02"),
        *(Setting(name, (False, True), False, rule) for name, rule in VARIANTS),
    ]


def begin(content: Content, setup: Setup, chance: Chance) -> Battlefield:
    """Set a game up: scenario, map, then the bands are asked for.

    Rule: BK-REC-02, BK-REC-03, BK-DEP-04.
    """
    scenario = content.index("scenario", str(setup.settings["scenario"]))
    card = content.scenarios[scenario]
    if not card.least <= setup.seats <= card.most:
        raise BadData("wrong_number_of_seats", f"{card.id} is for {card.least} to {card.most} bands")
    chosen = str(setup.settings["map"])
    chart = content.maps[card.map] if chosen == OF_THE_SCENARIO else content.map(chosen)
    check_room(chart, setup.seats, card.swimmers)
    s = Battlefield(setup.seats, chart.ground, content)
    s.open_books(0, setup.tracked, setup.log)
    s.scenario = scenario
    s.limit = int(setup.settings["rounds"])
    s.budget = card.budget
    for variant, (name, rule) in enumerate(VARIANTS):
        if setup.settings[name]:
            s.variants |= bit(variant)
    s.call(Battle())
    s.call(Deployment())
    s.call(Muster())
    if setup.settings["recruiting"] == "free":
        s.call(Signing([]))
    else:
        if any(all(why_not_take(s, seat, band) for band in range(len(content.bands))) for seat in s.every_seat()):
            raise BadData("no_band_fits", f"no ready band fits the {card.budget} gold of {card.id}", "BK-REC-03")
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
        s, turn = read_position(content, described)
        s.call(Battle(Seat(turn), Seat((turn - 1) % s.seats), NEXT))
        s.advance(Scripted([]))
        return s

    def ground(**fields: Any) -> Ground:
        return Ground(**fields, atlas=content.atlas)

    def with_content(files: Mapping[str, str]) -> Game:
        return make_game(sound(extended(files)))

    return Game(
        "briskars",
        "bk",
        range(2, int(MOST_SEATS) + 1),
        nouns_of(content),
        [Verb(name, noun, count) for name, noun, count in BLOCKS],
        BOUND,
        empty,
        new,
        view,
        DECISIONS,
        EVENTS,
        settings_of(content),
        PARTS,
        content.digest,
        position,
        with_content,
        insight,
        SLOW,
        SEARCHING,
        holds={"place": "square", "piece_place": "square", "square": "square", "profile": "profile"},
        minutes=60,
        measured=(Measured(2),),
        finished=True,
        renumbered=True,
        dice=10,
        making_parts={"ground": ground},
        builder=Crews(content),
        drafter=Drafts(content),
    )


GAME: Final = register(make_game(STANDARD))
