"""Questions about a battle: the answers are those of the odds, and those of what the engine then asks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.previews import Intent, attack_forecast, best_defence, leaving_odds, morale_odds
from flibuste.games.briskars.state import BY_BLOW, NOTHING, Battlefield
from flibuste.games.briskars.totals import ATTACKED, SHOT_AT, THRUST_AT
from flibuste.games.briskars.verbs import AT
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.errors import BadQuestion

from .battle import answers, battle, do, who
from .drawn import board, sq
from .positions import piece_on

ONE, TWO = who("1.1"), who("2.1")


def ask(s: Battlefield, kind: str, **about: object) -> Any:
    """Ask for the first seat; what comes back must be plain JSON."""
    answer = GAME.ask(s.seen_by(0, Seeded(1)), 0, {"kind": kind, **about})
    assert json.loads(json.dumps(answer)) == answer
    return answer


def duel(*more: str) -> Battlefield:
    return battle("1.1 abelii H8", "2.1 de-leon I8", *more)


# blows


@pytest.mark.parametrize(("action", "kind"), [("attack", ATTACKED), ("thrust", THRUST_AT)])
def test_a_blow_is_weighed_as_it_will_be_rolled(action: str, kind: int) -> None:
    """Rule: BK-ATK-01, BK-ATK-03, BK-ATK-06."""
    s = duel()
    answer = ask(s, "odds", action=action, briskar="1.1", target="2.1")
    intent = Intent(ONE, TWO, answer["slot"], kind)
    forecast = attack_forecast(s, intent, best_defence(s, intent))

    assert answer["own"]["total"] == sum(part["amount"] for part in answer["own"]["parts"])
    assert answer["mean"] == pytest.approx(forecast.mean(), abs=1e-3)
    assert sum(answer["losses"]) == pytest.approx(1.0, abs=1e-4)
    assert answer["knock_out"] == pytest.approx(forecast.at_least(s.hp[TWO]), abs=1e-6)
    best = [row for row in answer["defences"] if row["best"]]
    assert [row["hit"] for row in best] == [pytest.approx(forecast.hit, abs=1e-6)]
    assert all(row["total"] == sum(part["amount"] for part in row["parts"]) for row in answer["defences"])


def test_defences_are_those_the_target_can_pay() -> None:
    """Rule: BK-DEF-03, BK-DEF-04, BK-DEF-07."""
    s = duel()
    named = {
        row["defence"]: row["ap"] for row in ask(s, "odds", action="attack", briskar="1.1", target="2.1")["defences"]
    }
    assert named == {"defend": 0, "dodge": 2, "counter": 3}

    s.ap[TWO] = 2
    poor = ask(s, "odds", action="attack", briskar="1.1", target="2.1")["defences"]
    assert [row["defence"] for row in poor] == ["defend", "dodge"]

    s.stunned[TWO] = BY_BLOW
    helpless = ask(s, "odds", action="attack", briskar="1.1", target="2.1")["defences"]
    assert [(row["defence"], row["hit"]) for row in helpless] == [("none", pytest.approx(0.9))]


def test_the_next_boost_is_what_the_boosted_question_answers() -> None:
    """Rule: BK-BST-01, BK-BST-02."""
    s = duel()
    s.ap[TWO] = 0
    plain = ask(s, "odds", action="attack", briskar="1.1", target="2.1")
    point = ask(s, "odds", action="attack", briskar="1.1", target="2.1", points=1)
    die = ask(s, "odds", action="attack", briskar="1.1", target="2.1", dice=1)

    assert plain["next"] == {"points": point["defences"][0]["hit"], "dice": die["defences"][0]["hit"]}
    assert plain["defences"][0]["hit"] < point["defences"][0]["hit"] < die["defences"][0]["hit"]
    assert (point["cost"] - plain["cost"], die["cost"] - plain["cost"]) == (1, 3)
    assert plain["left"] - die["left"] == 3
    assert {"amount": 1, "reason": "boost", "rule": "BK-BST-01"} in point["own"]["parts"]


def test_a_shot_tells_distance_cover_and_rays() -> None:
    """Rule: BK-SHO-01, BK-COV-03, BK-GRD-12."""
    behind = board({"J8": "l"})
    s = battle("1.1 lepus F8", "2.1 de-leon K8", ground=behind)
    answer = ask(s, "odds", action="shoot", briskar="1.1", target="2.1")
    open_air = ask(battle("1.1 lepus F8", "2.1 de-leon K8"), "odds", action="shoot", briskar="1.1", target="2.1")

    assert (open_air["cover"], open_air["rays"]) == ("clear", [32, 32])
    assert answer["cover"] == "cover"
    assert 0 < answer["rays"][0] <= 16
    assert {"amount": 3, "reason": "cover", "rule": "BK-COV-03"} in answer["defences"][0]["parts"]
    assert answer["mean"] < open_air["mean"]
    assert answer["distance"] == open_air["distance"] == 4.0
    intent = Intent(ONE, TWO, answer["slot"], SHOT_AT)
    assert answer["mean"] == pytest.approx(attack_forecast(s, intent, best_defence(s, intent)).mean(), abs=1e-3)


def test_an_assault_counts_its_run() -> None:
    """A run of half the movement widens the critical hits by one.

    Rule: BK-MOV-08, BK-MOV-09.
    """
    s = battle("1.1 de-leon D8", "2.1 abelii I8")
    answer = ask(s, "odds", action="assault", briskar="1.1", target="2.1")
    attack = ask(s, "odds", action="attack", briskar="1.1", target="2.1", **{"from": answer["from"]})

    assert answer["from"] != "D8"
    assert answer["own"]["critical_from"] == attack["own"]["critical_from"] - 1
    with pytest.raises(BadQuestion):
        ask(battle("1.1 de-leon A1", "2.1 abelii T20"), "odds", action="assault", briskar="1.1", target="2.1")


# spells and throws


def test_a_spell_that_hurts_has_the_shape_of_a_blow() -> None:
    """Corrosion costs somebody without armour 2 health points, 4 with a critical hit.

    Rule: BK-MAG-14, BK-SPL-04.
    """
    s = battle("1.1 el-sabio H8 corrosion", "2.1 cortes K8")
    s.armour[TWO] = NOTHING
    answer = ask(s, "odds", action="cast", briskar="1.1", spell="corrosion", target="2.1")
    blow = ask(s, "odds", action="attack", briskar="2.1", target="1.1")
    resisted = answer["defences"][0]

    assert blow.keys() - answer.keys() == {"from"}
    assert answer["damage"] == "2"
    assert blow["defences"][0].keys() == resisted.keys()
    assert [n for n, chance in enumerate(answer["losses"]) if chance > 0] == [0, 2, 4]
    assert answer["losses"][4] == pytest.approx(sum(answer["criticals"][1:]), abs=1e-5)
    assert answer["mean"] == pytest.approx(2 * answer["criticals"][0] + 4 * sum(answer["criticals"][1:]), abs=1e-2)
    assert (resisted["hit"], resisted["mean"]) == (answer["chance"], answer["mean"])


def test_a_spell_that_hurts_nobody_says_so() -> None:
    """No losses where no health is at stake; healing has gains, and a critical failure may cost the mage.

    Rule: BK-MAG-12, BK-INJ-03.
    """
    s = battle("1.1 el-sabio H8 fighting-art healing-wave", "2.1 de-leon K8")
    art = ask(s, "odds", action="cast", briskar="1.1", spell="fighting-art")
    assert sum(art["criticals"]) == pytest.approx(art["chance"], abs=1e-4)
    assert {"losses", "mean", "knock_out", "gains", "backfire"} & art.keys() == set()
    s.hp[ONE] -= 4
    wave = ask(s, "odds", action="cast", briskar="1.1", spell="healing-wave")
    assert wave["backfire"] == 1
    assert len(wave["gains"]) == 5
    assert wave["gains"][0] == pytest.approx(1.0 - wave["chance"], abs=1e-5)


def test_a_throw_tells_what_it_would_cost_and_a_net_nothing() -> None:
    """What hurts most is meant where nothing is named; a chosen thing is that which is weighed.

    Rule: BK-THR-03, BK-THR-06, BK-THR-13, BK-OBJ-06.
    """
    s = battle("1.1 maruti H8 fishing-net", "2.1 spike K8", ground=board({"G8": "s", "G9": "h"}))
    s.armour[TWO] = NOTHING
    chest, stool = AT + sq("G9"), AT + sq("G8")
    worst = ask(s, "odds", action="throw", briskar="1.1", target="2.1", thing=chest)
    light = ask(s, "odds", action="throw", briskar="1.1", target="2.1", thing=stool)
    best = [row for row in light["defences"] if row["best"]]

    assert (worst["damage"], light["damage"]) == ("4", "2")
    assert worst["losses"][4] == pytest.approx(light["losses"][2], abs=1e-5)
    assert [row["mean"] for row in best] == [light["mean"]]
    assert all(row["losses"][0] == pytest.approx(1.0 - row["hit"], abs=1e-5) for row in light["defences"])
    assert ask(s, "odds", action="throw", briskar="1.1", target="2.1")["mean"] >= worst["mean"]
    assert "losses" not in ask(s, "odds", action="net", briskar="1.1", target="2.1")
    assert "losses" not in ask(s, "odds", action="throw", briskar="1.1", target="K9", thing=stool)
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="throw", briskar="1.1", target="2.1", thing=AT + sq("A1"))


# guns, kegs, falls, scuffles


def test_a_gun_tells_what_everybody_under_it_may_lose() -> None:
    """Who is aimed at, who stands where it may drift to, and the gunner beside a gun that may burst.

    Rule: BK-TPL-04, BK-TPL-09, BK-DFL-01, BK-SMT-03.
    """
    s = battle("1.1 birgus H1", "2.1 dixon H10", "2.2 spike J12")
    piece_on(s, "H2")
    answer = ask(s, "odds", action="fire", briskar="1.1", target="H10")
    rows = {row["briskar"]: row for row in answer["victims"]}

    assert answer["threshold"] == 12
    assert answer["chance"] + answer["fumble"] + sum(drift["chance"] for drift in answer["drifts"]) == pytest.approx(
        1.0
    )
    assert rows["1.1"]["hit"] == pytest.approx(answer["fumble"])
    assert rows["2.1"]["covered"] > answer["chance"], "a short drift covers him too"
    assert rows["2.1"]["hit"] == pytest.approx(rows["2.1"]["covered"] * (1.0 - rows["2.1"]["leap"]), abs=1e-5)
    assert rows["2.1"]["leap"] == ask(s, "test", test="shiver", briskar="2.1")["chance"]
    assert 0.0 < rows["2.2"]["covered"] < rows["2.1"]["covered"]
    assert sum(rows["2.2"]["losses"]) == pytest.approx(1.0, abs=1e-4)
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="fire", briskar="1.1", target="H1")
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="fire", briskar="2.1", target="H10")


def test_a_keg_blows_four_times_in_ten() -> None:
    """1D10 + 2 to everybody at 2 fathoms or less.

    Rule: BK-OBJ-26, BK-OBJ-27.
    """
    s = battle("1.1 maruti H8", "2.1 spike H12", "2.2 spike T20", ground=board({"H9": "k"}))
    s.kegs = vec[i64]([sq("H9")])
    answer = ask(s, "odds", action="keg", target="H9")

    assert [row["briskar"] for row in answer["victims"]] == ["1.1", "2.1"]
    assert answer["chance"] == pytest.approx(0.4)
    assert answer["victims"][0]["losses"][3] == pytest.approx(0.04)
    with pytest.raises(BadQuestion):
        ask(s, "odds", action="keg", target="H10")


def test_a_thrown_briskar_pays_for_the_crash_and_for_the_landing() -> None:
    """Rule: BK-THR-15, BK-THR-18, BK-CRA-01."""
    s = battle("1.1 maruti H8", "1.2 dixon G8", "2.1 cortes H12")
    at_somebody = ask(s, "odds", action="throw_briskar", briskar="1.1", thrown="1.2", target="2.1")
    at_nobody = ask(s, "odds", action="throw_briskar", briskar="1.1", thrown="1.2", target="H11")

    assert [row["briskar"] for row in at_somebody["victims"]] == ["1.2", "2.1"]
    assert at_somebody["answers"][0] == "none"
    assert 0.0 < at_somebody["crash"] < at_somebody["chance"]
    assert (at_nobody["crash"], len(at_nobody["victims"])) == (0.0, 1)
    assert at_nobody["victims"][0]["mean"] < at_somebody["victims"][0]["mean"]


def test_a_head_butt_and_a_landing_tell_what_they_cost() -> None:
    """Constitution - 2; from 3 fathoms 1D10 for who misses 15.

    Rule: BK-FGT-10, BK-FGT-15, BK-MOV-21, BK-MOV-23.
    """
    s = duel()
    s.armour[TWO] = NOTHING
    butt = ask(s, "test", test="head_butt", briskar="1.1", target="2.1")
    assert [n for n, chance in enumerate(butt["losses"]) if chance > 0] == [0, 3]
    assert butt["losses"][3] == butt["chance"]
    assert "losses" not in ask(s, "test", test="restrain", briskar="1.1", target="2.1")
    fall = ask(s, "test", test="landing", briskar="2.1", height=3)
    assert fall["threshold"] == 15
    assert fall["losses"][10] == pytest.approx((1.0 - fall["chance"]) / 10, abs=1e-5)


def test_what_is_at_stake_is_told_again_before_the_roll() -> None:
    """A throw under way is weighed with its defences and in the shape of a blow, then the defence with the damage.

    Rule: BK-THR-05, BK-THR-13, BK-BST-01.
    """
    s = battle("1.1 maruti H8", "2.1 cortes K8", "2.2 spike T20", ground=board({"G9": "h"}))
    answers(s, "activate 1.1", "throw", "on 2.1")
    asked = ask(s, "pending")
    best = min(row["hit"] for row in asked["odds"]["defences"])

    assert (asked["what"], asked["threshold"]) == ("roll", asked["odds"]["threshold"])
    assert asked["chance"] == pytest.approx(best, abs=1e-6)
    assert asked["odds"]["damage"] == "4"
    do(s, "roll", faces(9))
    do(s, "keep")
    struck = ask(s, "pending")
    assert struck["what"] == "defence"
    assert struck["if_hit"]["mean"] > 0.0


# tests


def test_tests_are_those_of_the_odds() -> None:
    """Rule: BK-MOR-05, BK-MOR-07, BK-SMT-03, BK-DIS-02."""
    s = duel("1.2 spike G8")
    assert ask(s, "test", test="morale", briskar="1.2")["chance"] == pytest.approx(morale_odds(s, who("1.2")))
    assert ask(s, "test", test="morale", briskar="1.2")["parts"] == [
        {"amount": -1, "reason": "leader", "rule": "BK-MOR-07"}
    ]
    leaving = ask(s, "test", test="disengage", briskar="1.1", points=2)
    assert leaving["chance"] == pytest.approx(leaving_odds(s, ONE, TWO, 2).free, abs=1e-6)
    assert sum(leaving["outcomes"].values()) == pytest.approx(1.0, abs=1e-5)
    s.armour[ONE] = NOTHING
    leaver, preventer = ask(s, "test", test="disengage", briskar="1.1", points=2)["victims"]
    assert (leaver["hit"], preventer["hit"]) == (leaving["outcomes"]["falls"], leaving["outcomes"]["strikes"])
    assert leaver["losses"][1:6] == pytest.approx([leaving["outcomes"]["falls"] / 5] * 5, abs=1e-5)
    assert ask(s, "test", test="shiver", briskar="1.1", ap=4)["chance"] == pytest.approx(0.5)
    assert ask(s, "test", test="get_up", briskar="1.1")["chance"] == 1.0
    s.stunned[ONE] = BY_BLOW
    assert ask(s, "test", test="get_up", briskar="1.1")["chance"] < 1.0


# the field


def test_danger_and_its_map_agree() -> None:
    """Rule: BK-RND-08, BK-ATK-02."""
    s = battle("1.1 spike T20", "2.1 de-leon H8")
    threats = ask(s, "danger", briskar="1.1", square="I8")["threats"]
    squares = ask(s, "danger_map", briskar="1.1")["squares"]

    assert [threat["enemy"] for threat in threats] == ["2.1"]
    assert squares["I8"] == {"chance": threats[0]["chance"], "mean": threats[0]["mean"]}
    assert "T20" not in squares
    assert "H8" not in squares, "nobody can stand where the enemy stands"


def test_sight_from_a_square_is_that_of_standing_there() -> None:
    """Rule: BK-GRD-11, BK-COV-02."""
    s = battle("1.1 lepus A1", "2.1 de-leon K8", ground=board({f"J{row}": "#" for row in range(5, 12)}))
    there = ask(s, "sight", briskar="1.1", square="F8")

    assert there["squares"]["K8"] == "none"
    assert there["rays"]["K8"] == [0, 32]
    assert there["squares"]["G8"] == "clear"
    assert "G8" not in there["rays"]
    assert s.place[ONE] == sq("A1"), "a question moves nobody"


def test_zones_are_those_in_which_others_are_held() -> None:
    """Rule: BK-ZOC-01, BK-ZOC-10."""
    s = duel()
    assert "I8" in ask(s, "zones")["control"]["1.1"]
    assert ask(s, "zones", seat=1)["control"]["2.1"].count("H8") == 1
    s.stunned[ONE] = 1
    assert ask(s, "zones")["control"] == {}


# what is under way


def test_the_boost_of_an_attack_under_way_moves_its_odds() -> None:
    """Rule: BK-BST-01, BK-BST-04."""
    s = duel()
    do(s, "activate 1.1")
    before = ask(s, "odds", action="attack", briskar="1.1", target="2.1", slot=0)
    do(s, "attack 2.1")
    if s.kind() == "Strike":
        do(s, "with 0")
    asked = ask(s, "pending")
    assert (asked["what"], asked["purpose"]) == ("roll", "attack")
    assert asked["odds"]["mean"] == before["mean"]
    assert asked["chance"] == pytest.approx(min(row["hit"] for row in before["defences"]), abs=1e-6)
    do(s, "add_point")
    assert ask(s, "pending")["chance"] == asked["next"]["points"]


def test_boosts_one_thinks_of_move_the_odds_as_bought_ones_do() -> None:
    """Rule: BK-BST-01, BK-BST-02."""
    s = duel()
    do(s, "activate 1.1")
    do(s, "attack 2.1")
    if s.kind() != "Roll":
        do(s, "with 0")
    thought = ask(s, "pending", points=1)
    assert thought["chance"] == ask(s, "pending")["next"]["points"]
    do(s, "add_point")
    bought = ask(s, "pending")
    assert (thought["chance"], thought["own"], thought["odds"]["mean"]) == (
        bought["chance"], bought["own"], bought["odds"]["mean"],
    )  # fmt: skip


def test_an_option_is_weighed_up_to_its_first_die() -> None:
    """Nothing is rolled and nothing is done.

    Rule: BK-DIC-02, BK-BST-04.
    """
    s = duel()
    do(s, "activate 1.1")
    action = GAME.read("kick 2.1")
    weighed = ask(s, "option", action=action)

    assert (weighed["what"], weighed["purpose"], weighed["faces"]) == ("roll", "kick", [])
    assert weighed["chance"] == ask(s, "test", test="kick", briskar="1.1", target="2.1")["chance"]
    assert s.kind() == "Activation"
    s.ap[ONE] = 1
    with pytest.raises(BadQuestion):
        ask(s, "option", action=GAME.read("shoot 2.1"))


def test_a_defence_is_weighed_against_the_total_on_the_table() -> None:
    """Rule: BK-DEF-01, BK-DEF-02."""
    s = duel()
    do(s, "activate 1.1")
    s.ap[ONE] = 2
    do(s, "attack 2.1", faces(6))
    asked = ask(s, "pending")
    holds = {row["defence"]: row["holds"] for row in asked["defences"]}

    assert asked["what"] == "defence"
    assert asked["total"] >= asked["defences"][0]["total"]
    assert holds["defend"] <= holds["dodge"]
    assert sum(asked["if_hit"]["losses"]) == pytest.approx(1.0, abs=1e-4)


# what cannot be asked


@pytest.mark.parametrize(
    ("about", "field"),
    [
        ({}, "kind"),
        ({"kind": "weather"}, "kind"),
        ({"kind": "odds", "action": "dance", "briskar": "1.1", "target": "2.1"}, "action"),
        ({"kind": "odds", "action": "attack", "briskar": "9.9", "target": "2.1"}, "briskar"),
        ({"kind": "odds", "action": "attack", "briskar": "1.1", "target": "1.1"}, "target"),
        ({"kind": "odds", "action": "attack", "briskar": "1.1", "target": "2.1", "points": -1}, "points"),
        ({"kind": "odds", "action": "attack", "briskar": "1.1", "target": "2.1", "dice": True}, "dice"),
        ({"kind": "odds", "action": "attack", "briskar": "1.1", "target": "2.1", "slot": 3}, "slot"),
        ({"kind": "odds", "action": "attack", "briskar": "1.1", "target": "2.1", "colour": 1}, "colour"),
        ({"kind": "odds", "action": "cast", "briskar": "1.1", "spell": "abracadabra"}, "spell"),
        ({"kind": "test", "test": "tea", "briskar": "1.1"}, "test"),
        ({"kind": "danger", "briskar": "1.1", "square": "Z99"}, "square"),
        ({"kind": "danger", "briskar": "1.1", "square": "I8"}, "square"),
        ({"kind": "zones", "seat": 7}, "seat"),
        ({"kind": "option", "action": 10**9}, "action"),
    ],
)
def test_a_bad_question_names_its_field(about: dict[str, object], field: str) -> None:
    s = duel()
    with pytest.raises(BadQuestion) as refused:
        GAME.ask(s.seen_by(0, Seeded(1)), 0, about)
    assert refused.value.field == field


def test_every_question_at_every_turn_of_a_random_battle_is_answered_or_refused() -> None:
    """No position makes an answer fail otherwise, and asking changes nothing."""
    from flibuste.kernel.game import Setup
    from flibuste.kernel.saving import save

    s = GAME.new(Setup(2, GAME.check_settings({}), True, None), Seeded(11))
    assert isinstance(s, Battlefield)
    rng = Seeded(12)
    for turn in range(160):
        if s.over:
            break
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        if turn % 8 == 0:
            before = save(s)
            for about in questions(s, seat):
                seen = s.seen_by(seat, Seeded(1))
                try:
                    json.dumps(GAME.ask(seen, seat, about))
                except BadQuestion:
                    continue
            assert save(s) == before
        s.answer(seat, s.random_option(seat, rng), rng)


def questions(s: Battlefield, seat: int) -> list[dict[str, object]]:
    """List questions of all kinds about a position."""
    asked: list[dict[str, object]] = [{"kind": "pending"}, {"kind": "zones"}]
    asked += [{"kind": "option", "action": int(action)} for action in s.options(seat)][:10]
    for action in ("attack", "thrust", "shoot", "assault", "grapnel", "throw", "net"):
        asked.append({"kind": "odds", "action": action, "briskar": "1.2", "target": "2.1"})
    for test in ("get_up", "disengage", "morale", "shiver", "aim", "look", "last_hope"):
        asked.append({"kind": "test", "test": test, "briskar": "2.1"})
    asked += [{"kind": kind, "briskar": "1.1"} for kind in ("danger", "sight", "moves")]
    asked.append({"kind": "line", "briskar": "1.1", "target": "2.1"})
    return asked


# going and seeing


def test_the_squares_of_a_walk_are_those_the_move_then_offers() -> None:
    """Rule: BK-MOV-01, BK-MOV-02."""
    s = battle("1.1 abelii H8", "2.1 de-leon O15")
    do(s, "activate 1.1")
    told = ask(s, "moves", briskar="1.1")
    do(s, "walk")
    offered = {GAME.write(action).split()[1] for action in s.options(0) if GAME.write(action).startswith("at ")}
    assert set(told["walk"]) == offered
    now = ask(s, "moves", briskar="1.1")["open"]
    assert set(now) == offered
    assert all(way["path"][-1] == square and way["fathoms"] <= way["of"] for square, way in now.items())
    assert max(way["fathoms"] for way in now.values()) == s.card(ONE).movement


def test_a_race_goes_twice_as_far_and_an_assault_ends_beside_its_target() -> None:
    """Rule: BK-MOV-05, BK-MOV-08."""
    s = battle("1.1 abelii H8", "2.1 de-leon K8")
    told = ask(s, "moves", briskar="1.1")
    assert max(way["fathoms"] for way in told["race"].values()) == 2 * s.card(ONE).movement
    assert "J8" in told["assault"]["2.1"]
    assert "G8" not in told["assault"]["2.1"]
    assert told["fathoms"]["K8"] == 2.0


def test_a_line_names_what_stops_it() -> None:
    """Rule: BK-GRD-11, BK-COV-02, BK-COV-03."""
    s = battle("1.1 lepus F8", "2.1 de-leon K8", ground=board({"J8": "l"}))
    told = ask(s, "line", briskar="1.1", target="2.1")
    assert told["cover"] == "cover"
    assert list(told["stopped"]) == ["J8"]
    assert told["stopped"]["J8"] == 32 - told["rays"][0]
    assert ask(battle("1.1 lepus F8", "2.1 de-leon K8"), "line", briskar="1.1", target="2.1")["stopped"] == {}


def test_the_view_has_the_prices_of_whoever_acts() -> None:
    """Rule: BK-MOV-02, BK-MOV-08, BK-AP-06, BK-ACT-09."""
    s = battle("1.1 abelii H8", "2.1 de-leon O15")
    do(s, "activate 1.1")
    before: Any = s.view(0)
    assert before["prices"]["walk"] == 0
    assert before["prices"]["pick_up"] == 0
    assert before["prices"]["assault"] == before["prices"]["attack"] > 0
    do(s, "walk")
    do(s, "at H9")
    after: Any = s.view(0)["prices"]
    assert (after["walk"], after["pick_up"], after["assault"]) == (2, 1, after["attack"] + 2)
