"""Chapters 5, 6, 41 to 43: setting up, rounds, activations, the end, gold, several bands."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.battle.ending import settle
from flibuste.games.briskars.battle.mustering import toss_winner
from flibuste.games.briskars.battle.rounds import next_starter
from flibuste.games.briskars.field import effects, lasting
from flibuste.games.briskars.field.action_points import give_ap
from flibuste.games.briskars.field.lasting import Lasting
from flibuste.games.briskars.field.state import KNOCKED_OUT, Battlefield
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.injuries.health import lose_hp
from flibuste.games.briskars.injuries.leaving import clear_fallen, leave
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Scripted, Seeded, faces
from flibuste.kernel.ids import Seat
from flibuste.kernel.session import start
from tests.games.briskars.battle import answers, battle, can, do, options, who, why

ONE = who("1.1")
TWO = who("2.1")


def begun(seats: int = 2, **settings: object) -> Battlefield:
    """Begin a game at its first decision."""
    state = start(GAME, seats, settings, Seeded(5)).state
    assert isinstance(state, Battlefield)
    return state


# setting up


def test_bands_are_chosen_at_once_and_in_secret() -> None:
    """Rule: BK-DEP-09, BK-REC-02."""
    s = begun()
    assert s.waiting == 3
    s.apply(1, GAME.read("band quintors"), faces())
    assert s.waiting == 1
    s.apply(0, GAME.read("band sundars"), faces())
    assert s.profile[8] == s.content.index("profile", "cortes")
    assert s.leader[0] == ONE


def test_the_most_ap_win_the_toss_and_the_winner_says_who_deploys_first() -> None:
    """Sundars 8 + 7 + 6 + 5 = 26 against Quintors 8 + 8 + 7 = 23.

    Rule: BK-DEP-01, BK-DEP-02.
    """
    s = begun()
    s.apply(0, GAME.read("band quintors"), faces())
    s.apply(1, GAME.read("band sundars"), faces())
    assert s.waiting == 2
    assert options(s) == ["first 0", "first 1"]


@pytest.mark.parametrize(("coin", "winner"), [(0, 0), (1, 1)])
def test_a_draw_is_settled_by_the_coin(coin: int, winner: int) -> None:
    """Rule: BK-DEP-01, BK-MLT-05."""
    s = battle("1.1 bogdan H8", "2.1 bogdan H15")
    assert toss_winner(s, Scripted([coin])) == winner


def test_of_three_that_tie_the_highest_die_wins() -> None:
    """Rule: BK-MLT-05."""
    s = battle("1.1 bogdan H8", "2.1 bogdan H15", "3.1 bogdan A1", seats=3)
    assert toss_winner(s, faces(4, 9, 7)) == 1


def deployed(first: str) -> Battlefield:
    """Deploy two bands on the first free squares."""
    s = begun()
    s.apply(0, GAME.read("band sundars"), faces())
    s.apply(1, GAME.read("band quintors"), faces())
    do(s, first)
    while s.round == 0:
        do(s, options(s)[0])
    return s


def test_the_first_band_deploys_completely_in_the_south_and_plays_first() -> None:
    """Rule: BK-DEP-02, BK-DEP-03, BK-DEP-04, BK-DEP-05, BK-RND-06."""
    s = begun()
    s.apply(0, GAME.read("band sundars"), faces())
    s.apply(1, GAME.read("band quintors"), faces())
    do(s, "first 1")
    for _ in range(3):
        assert s.waiting == 2
        assert all(int(option.split()[1][1:]) >= 13 for option in options(s))
        do(s, options(s)[0])
    assert s.waiting == 1
    assert all(int(option.split()[1][1:]) <= 3 for option in options(s))
    while s.round == 0:
        do(s, options(s)[-1])
    assert s.waiting == 2


def test_everybody_starts_whole_and_loaded() -> None:
    """Rule: BK-DEP-08."""
    s = deployed("first 0")
    assert (s.hp[ONE], s.ap[ONE], s.lc[ONE]) == (32, 8, 6)
    assert (s.hp[who("1.2")], s.loaded[who("1.2") * 4] + s.loaded[who("1.2") * 4 + 1]) == (27, 2)
    assert sum(s.lying_down) == 0


def test_the_compass_plays_first_although_it_lost_the_toss() -> None:
    """Rule: BK-DEP-06, BK-OBJ-29."""
    from flibuste.games.briskars.battle.deployment import COMPASS_DUE, Deployment, compass_owner
    from flibuste.games.briskars.battle.rounds import Battle

    s = battle("1.1 abelii H8", "2.1 spike H15 magic-compass")
    assert compass_owner(s) == 1
    s.stack.clear()
    s.waiting = 0
    s.round = 0
    s.call(Battle())
    s.call(Deployment(0, 0, -1, COMPASS_DUE))
    s.advance(faces())
    assert (s.waiting, options(s)) == (2, ["yes", "no"])
    do(s, "yes")
    assert (s.round, s.waiting) == (1, 2)
    s = battle("1.1 abelii H8 magic-compass", "2.1 spike H15 magic-compass")
    assert compass_owner(s) == -1


def test_a_treasure_map_is_read_before_the_toss_and_gives_the_zone() -> None:
    """M x 2 + 1D10 against 14; a critical finds 5D10 gold; the AP are missing until his first refill.

    Rule: BK-OBJ-13, BK-OBJ-14, BK-OBJ-15, BK-GLD-04, BK-DEP-05.
    """
    from flibuste.games.briskars.battle.deployment import Deployment
    from flibuste.games.briskars.battle.rounds import Battle
    from flibuste.games.briskars.battle.treasure_maps import ReadMaps

    s = battle("1.1 abelii H8 treasure-map", "2.1 spike H15")
    s.stack.clear()
    s.waiting = 0
    s.call(Battle())
    s.call(Deployment(0))
    s.call(ReadMaps())
    s.advance(faces())
    do(s, "yes")
    assert s.ap[ONE] == 7
    do(s, "roll", faces(10))
    s.place[ONE] = s.place[TWO] = -1
    do(s, "keep", faces(1, 2, 3, 4, 5))
    assert s.treasure[0] == 15
    assert options(s) == ["pick 0", "pick 1"]
    s.ground = s.content.maps[0].ground
    do(s, "pick 1")
    assert list(s.zone) == [1, 0]


def test_two_readers_choose_by_their_totals() -> None:
    """Rule: BK-OBJ-14."""
    from flibuste.games.briskars.battle.deployment import best_reader

    s = battle("1.1 abelii H8", "2.1 spike H15")
    s.marks[0], s.marks[1] = 15, 17
    assert best_reader(s, faces()) == 1
    s.marks[0] = 17
    assert best_reader(s, Scripted([1])) == 1
    assert best_reader(s, Scripted([0])) == 0


# rounds


def test_players_alternate_until_everybody_was_activated_once() -> None:
    """A bigger band finishes the round alone.

    Rule: BK-RND-01, BK-RND-02, BK-RND-03, BK-RND-14.
    """
    s = battle("1.1 abelii H8", "1.2 bogdan A1", "1.3 spike A3", "2.1 maruti H15")
    order = []
    for text in ("activate 1.2", "activate 2.1", "activate 1.1", "activate 1.3"):
        order.append(s.waiting)
        assert "end" not in options(s)
        answers(s, text, "end")
    assert order == [1, 2, 1, 1]
    assert s.round == 2
    assert sum(s.activated) == 0


def test_nobody_is_activated_twice_in_a_round() -> None:
    """Rule: BK-RND-01."""
    s = battle("1.1 abelii H8", "1.2 bogdan A1", "2.1 maruti H15")
    answers(s, "activate 1.1", "end", "activate 2.1", "end")
    assert why(s, "activate 1.1") == "not_ready"
    assert why(s, "activate 2.1") == "not_ready"


def test_an_opponent_of_the_last_one_starts_the_next_round() -> None:
    """Rule: BK-RND-04, BK-RND-05.

    A and B have three each; B loses one and activates last: B, with fewer, begins.
    """
    s = battle("1.1 abelii H8", "1.2 bogdan A1", "1.3 spike A3", "2.1 maruti H15", "2.2 spike A5", "2.3 dixon A7")
    assert next_starter(s, Seat(1)) == 0
    leave(s, who("2.2"), KNOCKED_OUT)
    assert next_starter(s, Seat(1)) == 1
    assert next_starter(s, Seat(0)) == 1


def test_with_more_bands_the_next_clockwise_starts_unless_the_last_is_smaller_than_all() -> None:
    """Rule: BK-MLT-02, BK-MLT-03."""
    s = battle("1.1 abelii H8", "1.2 bogdan A1", "2.1 maruti H15", "2.2 spike A5", "3.1 dixon A7", seats=3)
    assert next_starter(s, Seat(0)) == 1
    assert next_starter(s, Seat(2)) == 2
    leave(s, who("2.1"), KNOCKED_OUT)
    assert next_starter(s, Seat(2)) == 0


def test_ap_stay_for_the_opponents_turns_and_are_reset_not_added() -> None:
    """Rule: BK-RND-07, BK-RND-08, BK-CHR-03."""
    s = battle("1.1 abelii H8", "2.1 maruti H9")
    answers(s, "activate 1.1", "end")
    assert s.ap[ONE] == 8
    s.ap[ONE] = 3
    answers(s, "activate 2.1", "end", "activate 1.1")
    assert s.ap[ONE] == 8


@pytest.mark.parametrize(("activated", "now", "later"), [(0, 7, 9), (1, 9, 7)])
def test_ap_given_before_an_activation_join_the_refill(activated: int, now: int, later: int) -> None:
    """Profile 7, +2 before his activation: 9 at step 4.

    Rule: BK-RND-19.
    """
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti H15")
    s.activated[ONE] = activated
    give_ap(s, ONE, 2)
    assert s.ap[ONE] == now
    s.activated[ONE] = 0
    do(s, "activate 1.1")
    assert s.ap[ONE] == later


def test_effects_never_take_ap_under_0() -> None:
    """Rule: BK-RND-19, BK-CHR-14, BK-AP-03."""
    s = battle("1.1 bogdan H8", "2.1 maruti H15")
    give_ap(s, ONE, -20)
    do(s, "activate 1.1")
    assert s.ap[ONE] == 0
    give_ap(s, ONE, -20)
    assert s.ap[ONE] == 0


def test_a_harmful_effect_covers_the_victims_next_activations() -> None:
    """Rule: BK-RND-16."""
    s = battle("1.1 bogdan H8", "2.1 maruti H15")
    s.lasting.append(Lasting(lasting.MOVEMENT, ONE, -1, TWO, 1, True))
    do(s, "activate 1.1")
    assert len(s.lasting) == 1
    do(s, "end")
    assert len(s.lasting) == 0


def test_a_harmful_effect_laid_in_his_own_activation_waits_for_the_next() -> None:
    """Rule: BK-RND-16."""
    s = battle("1.1 bogdan H8", "2.1 maruti H15")
    do(s, "activate 1.1")
    s.lasting.append(Lasting(lasting.MOVEMENT, ONE, -1, ONE, 1, True))
    do(s, "end")
    assert len(s.lasting) == 1
    answers(s, "activate 2.1", "end", "activate 1.1", "end")
    assert len(s.lasting) == 0


def test_any_other_effect_ends_at_its_sources_next_activation() -> None:
    """Or at the end of that round if the source has left.

    Rule: BK-RND-16.
    """
    s = battle("1.1 bogdan H8", "1.2 spike A1", "2.1 maruti H15")
    s.lasting.append(Lasting(lasting.MOVEMENT, ONE, 1, who("1.2"), 1, False, laid=1))
    answers(s, "activate 1.1", "end")
    assert len(s.lasting) == 1
    s.lasting[0].left = 1
    answers(s, "activate 2.1", "end")
    do(s, "activate 1.2")
    assert len(s.lasting) == 0
    s.lasting.append(Lasting(lasting.MOVEMENT, ONE, 1, who("1.2"), 1, False, laid=1))
    leave(s, who("1.2"), KNOCKED_OUT)
    effects.at_round_end(s)
    assert len(s.lasting) == 1
    s.round = 2
    effects.at_round_end(s)
    assert len(s.lasting) == 0


def test_whoever_falls_in_his_own_activation_may_get_up_and_go_on() -> None:
    """The stunned and the prostrate are done.

    Rule: BK-RND-18, BK-RND-13.
    """
    s = battle("1.1 bogdan H8", "2.1 maruti H15")
    answers(s, "activate 1.1", "lie_down", "get_up")
    assert can(s, "lie_down")
    s = battle("1.1 bogdan H8", "2.1 maruti H9")
    answers(s, "activate 1.1", "attack 2.1")
    s.prostrate[ONE] = 1
    do(s, "roll", faces(1))
    do(s, "keep")
    assert s.active == -1


# the end


def test_a_single_band_left_wins() -> None:
    """Rule: BK-DIC-01, BK-END-01, BK-END-02, BK-GLD-06."""
    s = battle("1.1 abelii H8", "2.1 spike H9")
    s.hp[TWO] = 1
    answers(s, "activate 1.1", "attack 2.1")
    do(s, "roll", faces(9))
    answers(s, "keep", "defend")
    do(s, "roll", faces(2))
    do(s, "keep", faces(5))
    assert s.over
    assert (s.score(0), s.score(1)) == (1.0, 0.0)
    assert list(s.gold) == [26, 0]


def test_if_all_leave_in_the_same_action_it_is_a_draw() -> None:
    """Rule: BK-END-03, BK-GRD-19."""
    s = battle("1.1 abelii H8", "2.1 spike H9")
    lose_hp(s, ONE, 99, TWO)
    lose_hp(s, TWO, 99, ONE)
    clear_fallen(s)
    settle(s)
    assert s.result[0] == s.result[1]


def test_after_the_last_round_most_gold_wins_and_effects_end() -> None:
    """Rule: BK-END-04, BK-END-05, BK-GLD-04."""
    s = battle("1.1 abelii H8", "2.1 spike H15")
    s.limit = 1
    s.gold[1] = 5
    s.treasure[0] = 9
    s.lasting.append(Lasting(lasting.MOVEMENT, ONE, -1, TWO, 5, True))
    answers(s, "activate 1.1", "end", "activate 2.1", "end")
    assert s.over
    assert list(s.gold) == [9, 5]
    assert s.rank(0) == 1
    assert not s.lasting


def test_with_more_bands_the_last_who_hurt_him_gains_the_gold() -> None:
    """Rule: BK-GLD-03, BK-GLD-05."""
    s = battle("1.1 abelii H8", "2.1 spike H9", "3.1 dixon A1", "2.2 spike A5", "1.2 spike A9", seats=3)
    lose_hp(s, TWO, 5, ONE)
    lose_hp(s, TWO, 99, who("3.1"))
    clear_fallen(s)
    assert list(s.gold) == [0, 0, 26]
    lose_hp(s, who("2.2"), 99, Briskar(-1))
    clear_fallen(s)
    assert list(s.gold) == [0, 0, 26]


def test_the_value_includes_equipment() -> None:
    """Rule: BK-GLD-01, BK-CHR-07, BK-MAG-22."""
    s = battle("1.1 abelii H8", "2.1 spike H9", "2.2 spike A1")
    s.cost[TWO] = 26 + 6
    leave(s, TWO, KNOCKED_OUT)
    assert s.gold[0] == 32


def test_a_defeated_band_is_skipped() -> None:
    """Rule: BK-MLT-02, BK-MLT-06."""
    s = battle("1.1 abelii H8", "2.1 spike H15", "3.1 dixon A1", seats=3)
    leave(s, TWO, KNOCKED_OUT)
    answers(s, "activate 1.1", "end")
    assert s.waiting == 4


def test_loads_stay_on_the_square_of_the_fallen() -> None:
    """Rule: BK-INJ-08."""
    s = battle("1.1 abelii H8", "2.1 spike H15", "1.2 spike A1")
    chest = s.content.index("scenery", "chest")
    s.load[ONE] = chest
    square = s.place[ONE]
    leave(s, ONE, KNOCKED_OUT)
    assert s.ground.element(square) == chest


@pytest.mark.parametrize("scenario", ["three-crates", "chest", "powder-magazine", "captains-head", "last-plank"])
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    """Rule: BK-DIC-01, BK-END-04, BK-ACT-12."""
    chance, choose = Seeded(3), Seeded(4)
    state = start(GAME, 2, {"scenario": scenario, "rounds": 6}, chance).state
    for _ in range(20000):
        if state.over:
            break
        seat = next(seat for seat in range(2) if state.waiting >> seat & 1)
        state.apply(seat, state.random_option(seat, choose), chance)
    assert state.over
