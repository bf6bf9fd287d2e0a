"""Saved and resumed in the middle of every decision of section 44 of the catalogue.

Each row names a decision, the step that asks it, and a test of this folder that passes it. That test is run again; at
every stop the field is saved as JSON and loaded, and both go on with the same dice and random answers for a while.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from flibuste.games.briskars.field.choices import Choose
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.game import Setup
from flibuste.kernel.saving import load_game, save_game

from . import battle

FURTHER = 6
CATALOGUE = Path(__file__).parents[3] / "docs/rules/briskars.md"

PASSED: list[tuple[str, str, str]] = [
    ("D-LEADER", "Muster 3", "test_saving.choose_leaders"),
    ("D-TEAM", "ReadyBands 1", "test_saving.choose_bands"),
    ("D-TEAM", "Signing 1", "test_saving.sign_on"),
    ("D-POISON", "Signing 1", "test_saving.sign_on"),
    ("D-GUNNER", "NameGunner", "test_template_fire.test_a_new_gunner_is_named_at_once"),
    ("D-MAP", "ReadMaps 1", "test_saving.read_a_map"),
    ("D-FIRST-DEPLOY", "Muster 7", "test_rounds.test_everybody_starts_whole_and_loaded"),
    ("D-ZONE", "Deployment 1", "test_saving.read_a_map"),
    ("D-DEPLOY", "Deployment 4", "test_rounds.test_everybody_starts_whole_and_loaded"),
    ("D-COMPASS", "Deployment 7", "test_rounds.test_the_compass_plays_first_although_it_lost_the_toss"),
    ("D-ACTIVATE", "Battle 2", "test_moves.test_lying_down_on_purpose_costs_1"),
    ("D-RUM", "Activation 1", "test_morale.test_the_rum_may_be_kept"),
    ("D-MORALE-REROLL", "Morale 1", "test_morale.test_the_hat_rerolls_one_miss_of_each"),
    ("D-MANDRAKE", "Morale 2", "test_morale.test_a_mandrake_root_lets_him_go_on"),
    ("D-MANDRAKE", "Choose mandrake", "test_throwing.test_a_keg_is_set_and_may_blow_at_the_start_of_a_round"),
    ("D-ACTION", "Activation 11", "test_moves.test_lying_down_on_purpose_costs_1"),
    ("D-FREE-MOVE", "PayByMove 1", "test_carrying.test_picking_up_takes_the_free_movement_or_1_ap"),
    ("D-PATH", "Move 1", "test_moves.test_a_path_can_be_chosen_square_by_square_and_the_rest_is_lost"),
    ("D-PATH", "Choose climb", "test_climbing.test_a_climb_that_is_too_long_leaves_him_clinging"),
    ("D-TARGET", "Strike 1", "test_attacks.test_a_thrust_without_damage_hurts_only_on_a_critical"),
    ("D-TARGET", "Assault 1", "test_assaults.test_an_assault_is_a_walk_and_an_attack_with_wider_criticals"),
    ("D-TARGET", "Choose spell", "test_magic.test_a_game_can_be_cloned_in_the_middle_of_a_spell"),
    ("D-BOOST", "Roll 1", "test_rolls.test_points_cost_1_dice_3_rerolls_2"),
    ("D-BOOST", "Rise 1", "test_fighting.test_getting_up_may_be_boosted_downwards"),
    ("D-REROLL", "Roll 2", "test_rolls.test_a_die_of_a_chain_may_be_chosen_too"),
    ("D-REROLL", "Plain 1", "test_rolls.test_the_lucky_charm_works_on_armour_and_damage_dice_too"),
    ("D-REROLL", "Attack 5", "test_defences.test_the_left_hand_rolls_a_missed_counter_once_more"),
    ("D-REROLL", "Rise 2", "test_fighting.test_getting_up_may_be_boosted_downwards"),
    ("D-CRIT-REROLL", "Roll 2", "test_defences.test_a_critical_attack_can_be_defended"),
    ("D-DEFENCE", "Attack 2", "test_defences.test_a_dodge_move_may_be_left"),
    ("D-DODGE-COVER", "Attack 3", "test_shooting.test_a_dodge_behind_cover_stays_or_leaves"),
    ("D-DODGE-MOVE", "Move 1", "test_defences.test_a_dodge_move_may_be_left"),
    ("D-COUNTER", "Attack 6", "test_defences.test_a_won_counter_may_hold_back"),
    ("D-PREVENTER", "Disengagement 1", "test_disengaging.test_several_holders_choose_one_who_gets_1_for_each_other"),
    ("D-HOLD", "Activation 11", "test_fighting.test_the_held_one_may_try_once_and_then_acts"),
    ("D-INTERRUPT", "Choose interrupt", "test_interrupting.test_each_opponent_may_try_once_until_one_succeeds"),
    ("D-COUNTERSPELL", "Choose counterspell", "test_counterspells.test_a_mage_may_choose_between_two_reactions"),
    ("D-THROW", "Choose throw", "test_throwing.test_an_anchor_stuns"),
    ("D-THROW", "Choose target", "test_throwing_briskars.test_a_failed_throw_leaves_him_there"),
    ("D-DROP", "Drop", "test_carrying.test_a_load_is_put_down_on_a_bare_square"),
    ("D-DROP", "Choose thing", "test_carrying.test_a_load_is_put_down_on_a_bare_square"),
    ("D-DROP-BY-ENEMY", "Disarm 2", "test_attacks.test_disarming_lays_a_weapon_where_the_attacker_says"),
    ("D-ORD-PATH", "Choose push", "test_ordnance.test_maruti_moves_a_gun_three_fathoms_and_turns_it"),
    ("D-TEMPLATE", "Choose template", "test_artillery.test_a_failure_drifts_and_hits_there_without_criticals"),
    ("D-SHIVER", "Choose shiver", "test_structures.test_those_in_its_path_may_shiver_only"),
    (
        "D-SHIVER",
        "Choose exit",
        "test_artillery.test_the_exit_is_the_shortest_way_out_and_the_owner_chooses_among_equals",
    ),
    ("D-MULTISHOT", "Volley 2", "test_shooting.test_the_volley_of_a_multibarrelled_pistol"),
    ("D-PULL", "Pull 2", "test_saving.pull_with_a_harpoon"),
    ("D-LOCATE", "Activation 11", "test_stealth.test_looking_reveals_the_hidden_once_per_round"),
    ("D-POULTICE", "Activation 11", "test_throwing.test_a_poultice_heals_and_cures_an_ally"),
    ("D-KEG", "Choose keg", "test_objects.test_a_keg_is_set_beside_its_bearer_for_the_free_move_or_a_point"),
    ("D-SHIELD", "TurnShield", "test_carrying.test_a_carried_crate_is_a_moving_cover"),
    ("D-POUCH", "Activation 11", "test_throwing.test_a_powder_pouch_adds_2_ammo"),
    ("D-EFFECT", "Push 2", "test_forced.test_a_push_goes_away_from_its_source"),
    (
        "D-EFFECT",
        "Roll 3",
        "test_spell_effects.test_a_free_re_roll_costs_nothing_and_a_forced_one_is_the_opponents_choice",
    ),
    ("D-EFFECT", "Choose transfer", "test_spell_work.test_transfer_takes_points_for_an_ally"),
    ("D-EFFECT", "Choose wall", "test_spell_effects.test_a_failed_wall_is_placed_by_an_opponent"),
    ("D-DISPLACE", "Displace", "test_throwing_briskars.test_thrown_at_somebody_both_crash"),
]
AGREED_BEFORE = {"D-BUDGET"}
"""Agreed by choosing a scenario before the game begins."""


def name(s: Battlefield) -> str:
    """Name the open decision: the step that asks, and where it stands."""
    step = s.stack[-1]
    if isinstance(step, Choose):
        return f"Choose {step.what}"
    place = getattr(step, "at", None)
    return type(step).__name__ if place is None else f"{type(step).__name__} {int(place)}"


def saved(s: Battlefield) -> str:
    return json.dumps(save_game(GAME, s), sort_keys=True)


def went_on(s: Battlefield) -> str:
    """Answer a few times at random and save again."""
    chance, choose = Seeded(5), Seeded(6)
    for _ in range(FURTHER):
        if s.over:
            break
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        s.apply(seat, s.random_option(seat, choose), chance)
    return saved(s)


class Watch:
    """Saves and resumes at every kind of stop, once each, and keeps their names."""

    def __init__(self) -> None:
        self.met: set[str] = set()

    def look(self, s: Battlefield) -> None:
        if name(s) in self.met:
            return
        self.met.add(name(s))
        text = saved(s)
        resumed = load_game(GAME, json.loads(text))
        assert isinstance(resumed, Battlefield)
        assert saved(resumed) == text
        assert [list(resumed.options(seat)) for seat in range(s.seats) if s.waiting >> seat & 1] == [
            list(s.options(seat)) for seat in range(s.seats) if s.waiting >> seat & 1
        ]
        assert went_on(resumed) == went_on(s.clone())


def choose_bands() -> None:
    s = GAME.new(Setup(2, GAME.check_settings({})), Seeded(1))
    assert isinstance(s, Battlefield)
    battle.do(s, "band armada", Seeded(2))
    battle.do(s, "band sundars", Seeded(2))


def choose_leaders() -> None:
    """Two Bogdans cost the same."""
    from flibuste.games.briskars.battle.deployment import Deployment
    from flibuste.games.briskars.battle.mustering import Muster
    from flibuste.games.briskars.battle.rounds import Battle

    s = battle.battle("1.1 bogdan H8", "1.2 bogdan H10", "2.1 spike A1")
    s.stack.clear()
    s.waiting = 0
    s.call(Battle())
    s.call(Deployment())
    s.call(Muster())
    s.advance(Seeded(1))
    battle.do(s, "on 1.2", Seeded(1))


def read_a_map() -> None:
    """The reader chooses his zone."""
    from flibuste.games.briskars.battle.deployment import Deployment
    from flibuste.games.briskars.battle.rounds import Battle
    from flibuste.games.briskars.battle.treasure_maps import ReadMaps

    s = battle.battle("1.1 abelii H8 treasure-map", "2.1 spike H15")
    s.ground = s.content.maps[0].ground
    s.place[battle.who("1.1")] = s.place[battle.who("2.1")] = -1
    s.stack.clear()
    s.waiting = 0
    s.call(Battle())
    s.call(Deployment(0))
    s.call(ReadMaps())
    s.advance(faces())
    battle.do(s, "yes")
    battle.do(s, "roll", faces(9))
    battle.do(s, "keep")
    battle.do(s, "pick 1")


def sign_on() -> None:
    s = GAME.new(Setup(2, GAME.check_settings({"recruiting": "free"})), Seeded(1))
    assert isinstance(s, Battlefield)
    battle.do(s, battle.options(s)[0], Seeded(1))
    battle.do(s, battle.options(s)[0], Seeded(1))


def pull_with_a_harpoon() -> None:
    """Two free squares beside the harpooner are equally near the line."""
    from flibuste.games.briskars.fighting.harm import Pull

    s = battle.battle("1.1 abelii H8", "1.2 bogdan H9", "2.1 spike H13")
    battle.do(s, "activate 1.1")
    s.waiting = 0
    s.call(Pull(battle.who("1.1"), battle.who("2.1")))
    s.advance(Seeded(1))
    battle.do(s, battle.options(s)[0], Seeded(1))


@pytest.fixture
def watch() -> Iterator[Watch]:
    found = Watch()
    fields = {id(module): module for module in (battle, import_module("tests.games.briskars.battle"))}
    for module in fields.values():
        module.STOPS.append(found.look)
    yield found
    for module in fields.values():
        module.STOPS.remove(found.look)


@pytest.mark.parametrize(("decision", "asks", "passed_by"), PASSED, ids=lambda value: str(value)[:40])
def test_a_game_is_saved_and_resumed_there(watch: Watch, decision: str, asks: str, passed_by: str) -> None:
    module, _, function = passed_by.partition(".")
    getattr(import_module(f".{module}", __package__), function)()
    assert asks in watch.met


def test_every_decision_of_the_catalogue_is_in_the_table() -> None:
    section = CATALOGUE.read_text(encoding="utf-8").partition("## 44. DECISIONS")[2].partition("## 45.")[0]
    rows = {line.split("|")[1].strip() for line in section.splitlines() if line.startswith("| D-")}
    assert len(rows) > 40
    assert {decision for decision, _, _ in PASSED} | AGREED_BEFORE == rows
