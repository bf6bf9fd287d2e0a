"""The state, its actions and what a seat may know."""

from __future__ import annotations

from collections import Counter

from flibuste.games.chasse_partie import GAME, verbs
from flibuste.games.chasse_partie.game import SETTINGS
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.chance import Seeded

from .scene import Scene


def test_the_blocks_of_actions_are_those_declared() -> None:
    first = {verb.name: verb.first for verb in GAME.verbs}

    assert first == {
        "play": verbs.PLAY,
        "crew": verbs.CREW,
        "player": verbs.PLAYER,
        "briskar": verbs.BRISKAR,
        "value": verbs.VALUE,
        "mode": verbs.MODE,
        "number": verbs.NUMBER,
        "take": verbs.TAKE,
        "discard": verbs.DISCARD,
        "pass": verbs.PASS,
        "counter": verbs.COUNTER,
        "gallant": verbs.GALLANT,
        "end": verbs.END,
    }
    assert GAME.action_count == verbs.ACTIONS


def test_the_settings_are_those_the_catalogue_lets_people_choose() -> None:
    """Rule: CP-END-03, CP-SCORE-02, CP-SCORE-03, CP-SCORE-11."""
    assert {s.name: (s.values, s.default) for s in SETTINGS} == {
        "eligible_crews": (("all", "full_only"), "all"),
        "auto_win": (("any_size", "two_or_more", "full_only"), "any_size"),
        "mercenaries_break_auto_win": ((True, False), True),
        "least_tie": (("all_tied", "lowest_only", "none"), "all_tied"),
    }


def test_a_robbed_spy_knows_that_one_of_the_cards_has_moved() -> None:
    """A has seen B's three cards, then C robs B: each of them is with B or C, two with B and one with C.

    Rule: CP-CARD-05b, CP-CARD-17c.
    """
    scene = Scene(3, hands={"A": "espion s:cook", "B": "kraken rhum mascotte s:gunner", "C": "galanterie rancon"})
    scene.do("A play espion; A player B; all pass; A take s:gunner; A end; C gallant; all pass; all pass")
    scene.do("C play rancon; C player B; all pass")
    names = ("kraken-1", "rhum-1", "mascotte-1")
    gone: Counter[str] = Counter()
    for seed in range(300):
        world = scene.state.world(0, Seeded(seed))
        assert isinstance(world, Table)
        places = {name: int(world.place[world.content.ids.index(name)]) for name in names}
        assert sorted(places.values()) == sorted([scene.seat("B"), scene.seat("B"), scene.seat("C")])
        gone.update(name for name in names if places[name] == scene.seat("C"))

    assert all(70 < gone[name] < 130 for name in names)


def test_random_options_are_uniform_among_the_legal_ones() -> None:
    scene = Scene(2, hands={"A": "kraken s:cook rhum espion galanterie"})
    legal = {int(action) for action in scene.state.options(0)}
    rng = Seeded(1)
    seen = Counter(int(scene.state.random_option(0, rng)) for _ in range(4000))

    assert set(seen) == legal
    assert all(abs(count / 4000 - 1 / len(legal)) < 0.03 for count in seen.values())
