"""Trials of every option in the same worlds, and how far the guides of the games look."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.briskars_guide import BriskarsGuide, activations_over, strength
from flibuste.bots.briskars_tactics import quiet_action
from flibuste.bots.chasse_partie_guide import ChasseGuide
from flibuste.bots.guide import Guide
from flibuste.bots.roster import COURSES
from flibuste.bots.trials import TrialBot, Trials, rounds_for, run_trials
from flibuste.games.brisca import GAME
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.field.verbs import END, WALK
from flibuste.games.briskars.ids import Briskar
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.game import GAMES, Setup
from flibuste.kernel.ids import Seat
from flibuste.kernel.state import State
from tests.games.briskars.battle import battle, do

GUIDES: dict[str, Guide] = {
    "chasse_partie": ChasseGuide(),
    "treasure_hunter": COURSES["treasure_hunter"].learned(),
    "briskars": BriskarsGuide(),
}


class Counting(Guide):
    """Likes high cards, and counts the playouts."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    def play_on(self, s: State, seat: i64, rng: Chance) -> i64:
        return s.options(seat)[0]

    def value(self, s: State, seat: i64) -> float:
        self.asked += 1
        return float(s.answers[seat])


class Preferring(Counting):
    """Likes one option in every world."""

    def __init__(self, liked: int) -> None:
        super().__init__()
        self.liked = liked

    def outcome(self, world: State, seat: i64, action: i64, origin: State, seed: i64) -> float:
        self.asked += 1
        return 0.8 if action == self.liked else 0.3


def fresh(name: str) -> State:
    game = GAMES[name]
    return game.new(Setup(2, game.check_settings({}), True, None), Seeded(5))


@pytest.mark.parametrize(("options", "rounds"), [(1, 0), (2, 1), (3, 2), (5, 3), (9, 4)])
def test_options_are_halved_until_one_is_left(options: int, rounds: int) -> None:
    assert rounds_for(options) == rounds


def test_the_worse_half_goes_first_and_the_order_stays() -> None:
    state = fresh("brisca")
    work = Trials(Guide(), state, members(state.waiting)[0], Seeded(1), vec[i64]([3, 5, 7, 9, 11]))
    work.sums = [0.3, 0.9, 0.1, 0.5, 0.2]
    work.drop_worse_half()

    assert ([int(k) for k in work.alive], work.sums) == ([3, 5, 9], [0.3, 0.9, 0.5])
    assert work.best() == 5


def test_the_number_of_playouts_is_kept() -> None:
    state = fresh("brisca")
    seat = members(state.waiting)[0]
    guide = Counting()
    run_trials(Trials(guide, state, seat, Seeded(1), state.options(seat)), 60, 0)

    assert guide.asked == 30 // 3 * 3 + 30 // 2 * 2


def tried(outcomes: list[list[float]], sure: float = 3.0) -> Trials:
    """Make the trials of some options that have brought these outcomes, world by world."""
    state, guide = fresh("brisca"), Guide()
    guide.sure = sure
    work = Trials(guide, state, members(state.waiting)[0], Seeded(1), vec[i64](list(range(len(outcomes)))))
    for world in zip(*outcomes, strict=True):
        work.add(list(world), 1.0)
    return work


@pytest.mark.parametrize(
    ("outcomes", "left"),
    [
        ([[0.5, 0.6, 0.5, 0.6], [0.9, 0.9, 0.8, 0.9], [0.9, 0.8, 0.9, 0.8]], [1, 2]),
        ([[0.5, 0.6, 0.5], [0.9, 0.9, 0.8]], [0, 1]),
        ([[0.1, 0.9, 0.1, 0.9], [0.9, 0.1, 0.9, 0.2]], [0, 1]),
        ([[0.5] * 16, [0.5] * 16], [0, 1]),
        ([[0.5] * 17, [0.5] * 17], [0]),
    ],
    ids=["clearly behind", "too few worlds", "luck", "alike, not long enough", "alike"],
)
def test_whoever_is_surely_worse_or_no_better_is_dropped_early(outcomes: list[list[float]], left: list[int]) -> None:
    work = tried(outcomes)
    work.drop_beaten()

    assert [int(k) for k in work.alive] == left
    assert len(work.sums) == len(work.starts) == len(work.brought) == len(left)


def test_a_guide_that_is_sure_saves_playouts_and_chooses_the_same() -> None:
    state = fresh("brisca")
    seat = members(state.waiting)[0]
    asked, chosen = [], []
    for sure in (0.0, 3.0):
        guide = Preferring(int(state.options(seat)[1]))
        guide.sure = sure
        chosen.append(int(run_trials(Trials(guide, state, seat, Seeded(1), state.options(seat)), 60, 0)))
        asked.append(guide.asked)

    assert chosen == [state.options(seat)[1]] * 2
    assert asked[1] == 4 * 3 < asked[0]


def test_trials_stop_when_their_time_is_over() -> None:
    state = fresh("brisca")
    seat = members(state.waiting)[0]
    guide = Counting()

    assert run_trials(Trials(guide, state, seat, Seeded(1), state.options(seat)), 10**9, 20) in state.options(seat)
    assert 3 <= guide.asked < 10**9


@pytest.mark.parametrize("name", sorted(GUIDES))
def test_a_guide_looks_to_the_end_of_a_round_and_gives_everybody_a_chance(name: str) -> None:
    """The values of two seats add up to one, and a playout is far enough when a round is over."""
    guide, origin = GUIDES[name], fresh(name)
    for k, session in enumerate(laws.walk(GAMES[name], 2, 3)):
        state = session.state
        values = [guide.value(state, seat) for seat in range(2)]
        assert all(0.0 <= value <= 1.0 for value in values)
        assert sum(values) == pytest.approx(1.0)
        far = state.round > origin.round  # type: ignore[attr-defined]
        assert state.over or name == "briskars" or guide.is_far_enough(state, origin) == far
        if state.over or k > 400:
            return


def test_a_wounded_band_is_weaker_and_a_lost_briskar_counts_most() -> None:
    state = next(s.state for s in laws.walk(GAMES["briskars"], 2, 3) if s.state.round > 0)  # type: ignore[attr-defined]
    assert isinstance(state, Battlefield)
    whole = strength(state, Seat(0))
    one = next(k for k in range(len(state.place)) if state.place[k] >= 0 and state.owner(Briskar(k)) == 0)
    state.hp[one] = 1
    wounded = strength(state, Seat(0))
    state.place[one] = -1

    assert whole > wounded > strength(state, Seat(0))


def test_the_same_seed_gives_the_same_choice() -> None:
    state = fresh("treasure_hunter")
    bot = TrialBot(GUIDES["treasure_hunter"], 20)

    assert len({int(bot.choose(state.seen_by(0, Seeded(1)), 0, Seeded(2))) for _ in range(3)}) == 1


def test_it_wins_a_trick_it_can_win() -> None:
    """An ace was led: a small trump takes eleven points."""
    assert GAME.position is not None
    state = GAME.position(
        {
            "seats": 2,
            "dealer": 1,
            "trump": "b",
            "turned": "Rb",
            "hands": [["2c", "2e"], ["4b", "5c", "6e"]],
            "trick": ["Ao"],
        }
    )

    assert GAME.write(int(TrialBot(Guide(), 300).choose(state.seen_by(1, Seeded(1)), 1, Seeded(2)))) == "play 4b"


def test_the_captain_of_briskars_tries_few_of_many_kinds() -> None:
    """Of all that an active Briskar may do the best thought of, never more than a dozen, blows and ways among them."""
    state = battle("1.1 de-leon H8", "2.1 spike H9", "2.2 skorbut G9")
    do(state, "activate 1.1")
    tried = BriskarsGuide().sensible(state, 0)
    verbs = {str(GAMES["briskars"].describe(int(a))["verb"]) for a in tried}

    assert len(tried) <= 12 < len(state.options(0))
    assert {"attack", "walk", "end"} <= verbs
    assert len(verbs) >= 6
    assert not verbs & {"put_down", "remove_armour"}


def test_a_head_start_decides_between_equal_options_only() -> None:
    state = fresh("brisca")
    seat = members(state.waiting)[0]
    work = Trials(Guide(), state, seat, Seeded(1), vec[i64]([3, 5, 7]))
    work.starts = [0.0, 0.0, 0.1]
    work.sums = [0.4, 0.4, 0.4]
    assert work.best() == 7
    work.sums = [0.4, 0.6, 0.4]
    assert work.best() == 5


def test_nobody_stands_on_guard_twice() -> None:
    """A second En Garde ends the first and adds nothing; whoever is on guard strikes or waits."""
    state = battle("1.1 de-leon H8", "2.1 spike H11")
    do(state, "activate 1.1")
    before = {str(GAMES["briskars"].describe(int(a))["verb"]) for a in BriskarsGuide().sensible(state, 0)}
    do(state, "en_garde")
    after = {str(GAMES["briskars"].describe(int(a))["verb"]) for a in BriskarsGuide().sensible(state, 0)}

    assert "en_garde" in before
    assert "en_garde" not in after
    assert GAMES["briskars"].write(int(quiet_action(state, Briskar(0), state.options(0), True))) == "end"


def test_a_trial_of_briskars_ends_with_an_activation() -> None:
    """Whoever ends his turn is judged there and then, or after what the enemy beside him answers with his own."""
    state = battle("1.1 spike H8", "2.1 de-leon H9")
    do(state, "activate 1.1")
    ended = state.clone()
    do(ended, "end")

    assert BriskarsGuide(1).outcome(state, 0, END, state, 5) == BriskarsGuide(1).value(ended, 0)
    after = [BriskarsGuide(2).outcome(state, 0, END, state, seed) for seed in range(8)]
    assert sum(after) / len(after) < BriskarsGuide(2).value(ended, 0)


def test_activations_are_counted_from_the_middle_of_one_from_its_start_and_over_a_round() -> None:
    origin = battle("1.1 spike A1", "1.2 skorbut A3", "2.1 de-leon S18")
    found = []
    state = origin.clone()
    for answers in (["activate 1.1", "end"], ["activate 2.1", "end"], ["activate 1.2", "end"]):
        do(state, answers[0])
        middle = state.clone()
        do(state, answers[1])
        found.append((int(activations_over(state, origin)), int(activations_over(state, middle))))
        assert BriskarsGuide(2).is_far_enough(state, origin) == (len(found) >= 2)

    assert found == [(1, 1), (2, 1), (3, 1)]
    assert state.round == origin.round + 1


def test_what_the_tactician_would_do_has_a_head_start() -> None:
    state = battle("1.1 de-leon H8", "2.1 spike H15")
    do(state, "activate 1.1")
    starts = {GAMES["briskars"].write(int(a)): BriskarsGuide().head_start(state, 0, a) for a in state.options(0)}
    plain = BriskarsGuide(2, 0.0)

    assert max(starts, key=lambda name: starts[name]) == "walk"
    assert starts["walk"] - plain.head_start(state, 0, WALK) == pytest.approx(0.3)
    assert starts["end"] == plain.head_start(state, 0, END)


def test_points_left_for_defences_are_worth_a_little_and_less_than_a_wound() -> None:
    state = battle("1.1 de-leon H8", "2.1 spike H15")
    values = []
    for ap, hp in ((0, 10), (2, 10), (4, 10), (9, 10), (0, 11)):
        state.ap[0], state.hp[0] = ap, hp
        values.append(BriskarsGuide().value(state, 0))

    assert values[0] < values[1] < values[2] == values[3] < values[4]
