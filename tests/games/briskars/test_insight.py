"""Questions about a battle: the answers are those of the odds, and those of what the engine then asks."""

from __future__ import annotations

import json

import pytest

from flibuste.games.briskars.field.state import BY_BLOW, NOTHING, Battlefield
from flibuste.games.briskars.field.tallies import ATTACKED, SHOT_AT, THRUST_AT
from flibuste.games.briskars.fighting.previews import Intent, attack_forecast, best_defence, leaving_odds, morale_odds
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded, faces
from flibuste.kernel.errors import BadQuestion

from .asking import ask, duel
from .battle import battle, do, who
from .drawn import board

ONE, TWO = who("1.1"), who("2.1")


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
    assert all(sum(row["by_face"]) / 10 == pytest.approx(row["hit"], abs=1e-5) for row in answer["defences"])
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
    attack = ask(s, "odds", action="attack", briskar="1.1", target="2.1", square=answer["square"])

    assert answer["square"] != "D8"
    assert answer["own"]["critical_from"] == attack["own"]["critical_from"] - 1
    with pytest.raises(BadQuestion):
        ask(battle("1.1 de-leon A1", "2.1 abelii T20"), "odds", action="assault", briskar="1.1", target="2.1")


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
    assert len(ask(s, "test", test="aim", briskar="1.1")["own"]["passing"]) == round(
        10 * ask(s, "test", test="aim", briskar="1.1")["chance"]
    )
    assert ask(s, "test", test="get_up", briskar="1.1")["chance"] == 1.0
    s.stunned[ONE] = BY_BLOW
    assert ask(s, "test", test="get_up", briskar="1.1")["chance"] < 1.0


# what is under way


def test_the_boost_of_an_attack_under_way_moves_its_odds() -> None:
    """Rule: BK-BST-01, BK-BST-04."""
    s = duel()
    do(s, "activate 1.1")
    before = ask(s, "odds", action="attack", briskar="1.1", target="2.1", slot=0)
    do(s, "attack 2.1")
    if s.kind() == "weapon":
        do(s, "with 0")
    asked = ask(s, "pending")
    assert (asked["what"], asked["purpose"]) == ("roll", "attack")
    assert asked["odds"]["mean"] == before["mean"]
    assert asked["chance"] == pytest.approx(min(row["hit"] for row in before["defences"]), abs=1e-6)
    assert ask(s, "pending", points=1)["chance"] == asked["next"]["points"]


def test_boosts_one_thinks_of_move_the_odds_as_bought_ones_do() -> None:
    """Rule: BK-BST-01, BK-BST-02."""
    s = duel()
    do(s, "activate 1.1")
    do(s, "attack 2.1")
    if s.kind() != "boost":
        do(s, "with 0")
    thought = ask(s, "pending", points=1)
    assert thought["chance"] == ask(s, "pending")["next"]["points"]
    bought = ask(s, "option", action=GAME.read("boost 1"))
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
    assert s.kind() == "action"
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
    assert asked["closed"] == []
    s.ap[TWO] = 0
    closed = ask(s, "pending")["closed"]
    assert [(row["defence"], row["code"]) for row in closed] == [
        ("dodge", "not_enough_ap"),
        ("counter", "not_enough_ap"),
    ]


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
            before = save(GAME, s)
            for about in questions(s, seat):
                seen = s.seen_by(seat, Seeded(1))
                try:
                    json.dumps(GAME.ask(seen, seat, about))
                except BadQuestion:
                    continue
            assert save(GAME, s) == before
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
