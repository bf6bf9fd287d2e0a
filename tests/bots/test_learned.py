"""Learning by self-play: features of what a seat knows, tables, lessons, and the files that keep them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.__main__ import main
from flibuste.bots.learned.features import Features
from flibuste.bots.learned.guide import LearnedGuide, TablesBot
from flibuste.bots.learned.kept import read, write
from flibuste.bots.learned.lessons import MOST, Learner, candidates, unvisited
from flibuste.bots.learned.tables import FINE, Tables, attending
from flibuste.bots.roster import COURSES, find_bot
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import GAMES
from flibuste.kernel.state import State
from flibuste.lab.training import (
    COPIED,
    QUICK,
    SLOW,
    begin,
    file_text,
    keep,
    lesson,
    one_round,
    practise,
    setups,
    take_up,
)
from flibuste.library.lanes import Lanes

WAYS = [(game, way) for game, course in COURSES.items() for way in course.ways]


def walk(game: str, way: str, seed: int) -> list[tuple[State, int]]:
    """List the positions of one random game at the first practice table of a way."""
    seats, settings = COURSES[game].ways[way][0]
    found = []
    for session in laws.walk(GAMES[game], seats, seed, settings):
        found += [(session.state.clone(), seat) for seat in session.waiting()]
    return found


def rows(features: Features, state: State, seat: int, action: int) -> list[int]:
    features.look(state, seat)
    return [int(features.found[k]) for k in range(features.rows(state, seat, action))]


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_every_action_has_its_rows_one_in_a_table(game: str, way: str) -> None:
    features = COURSES[game].features()
    for state, seat in walk(game, way, 3)[:120]:
        assert features.ways[features.way(state)] == way
        for action in state.options(seat):
            found = rows(features, state, seat, action)
            names = [features.name_of(row) for row in found]
            assert found
            assert all(0 <= row < features.size for row in found)
            assert len(set(names)) == len(names)


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_features_look_at_nothing_that_the_seat_cannot_know(game: str, way: str) -> None:
    features = COURSES[game].features()
    for state, seat in walk(game, way, 4)[:120:7]:
        for seed in range(3):
            other = state.world(seat, Seeded(seed))
            for action in state.options(seat):
                assert rows(features, state, seat, action) == rows(features, other, seat, action)


class Little(Features):
    """Two tables of two rows: is the card odd, is it below twenty."""

    def __init__(self) -> None:
        super().__init__(["odd", "low"], [2, 2], ["any"])

    def rows(self, s: State, seat: i64, action: i64) -> i64:
        self.found[0] = action % 2
        self.found[1] = 2 + int(action < 20)
        return 2


def test_an_action_is_worth_the_sum_of_its_rows_and_says_which() -> None:
    state = next(laws.walk(GAMES["brisca"], 2, 1)).state
    tables = Tables(Little(), vec[i64]([0, 30_000, -10_000, 50_000]))
    seat = members(state.waiting)[0]

    assert [tables.worth(state, seat, action) for action in (7, 8, 27, 28)] == [80_000, 50_000, 20_000, -10_000]
    assert tables.best(state, seat, vec[i64]([8, 27, 7])) == 7
    assert tables.reasons(state, seat, 27) == [("odd", 0.03), ("low", -0.01)]


def test_whoever_looks_at_less_is_told_nothing_by_the_rest() -> None:
    state = next(laws.walk(GAMES["brisca"], 2, 1)).state
    tables = Tables(Little(), vec[i64]([0, 30_000, -10_000, 50_000]))
    half = attending(tables, ["low"])

    assert [half.worth(state, 0, action) for action in (7, 8, 27, 28)] == [50_000, 50_000, -10_000, -10_000]
    assert tables.worth(state, 0, 7) == 80_000


def test_few_candidates_are_all_compared_and_of_many_the_liked_one_always() -> None:
    few, many = vec[i64](list(range(MOST))), vec[i64](list(range(100, 140)))

    assert list(candidates(few, 3, Seeded(1))) == list(few)
    for seed in range(20):
        found = [int(action) for action in candidates(many, 117, Seeded(seed))]
        assert found[0] == 117
        assert len(set(found)) == len(found) <= MOST


def taught(games: int, seed: int) -> LearnedGuide:
    course, game = COURSES["brisca"], GAMES["brisca"]
    guide = course.guide(Tables(course.features()))
    lesson(Learner(guide, unvisited(guide), QUICK, SLOW), game, setups(game)[:1], games, seed)
    return guide


def test_lessons_teach_to_take_an_ace_with_a_small_trump() -> None:
    position = GAMES["brisca"].position
    assert position is not None
    cards = {"turned": "Rb", "hands": [["2c", "2e"], ["4b", "5c", "Ae"]], "trick": ["Ao"]}
    state = position({"seats": 2, "dealer": 1, "trump": "b", **cards})
    action = TablesBot(taught(25, 5)).choose(state.seen_by(1, Seeded(1)), 1, Seeded(2))

    assert GAMES["brisca"].write(int(action)) == "play 4b"


def test_the_same_seed_teaches_the_same() -> None:
    assert list(taught(2, 5).tables.weights) == list(taught(2, 5).tables.weights) != list(taught(2, 6).tables.weights)


def test_practice_games_run_in_the_runner_and_each_table_gets_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Lanes] = []

    def noted(*given: Any) -> Lanes:
        opened.append(Lanes(*given))
        return opened[-1]

    monkeypatch.setattr("flibuste.lab.training.Lanes", noted)
    course, game = COURSES["brisca"], GAMES["brisca"]
    learner = Learner(course.guide(Tables(course.features())), unvisited(course.learned()), QUICK, SLOW)
    tables = setups(game)

    lesson(learner, game, tables, len(tables) + 2, 5)

    assert [lanes.setup for lanes in opened] == tables
    assert [int(lanes.count) for lanes in opened] == [2, 2] + [1] * (len(tables) - 2)
    assert [int(lanes.ended) for lanes in opened] == pytest.approx([2, 2] + [1] * (len(tables) - 2), abs=1)
    assert all(lanes.ended >= lanes.count for lanes in opened)
    assert any(learner.visits)


def test_who_copies_soon_keeps_the_card_that_the_quick_bot_keeps() -> None:
    course, game = COURSES["treasure_hunter"], GAMES["treasure_hunter"]
    guide, blank = course.guide(Tables(course.features())), course.guide(Tables(course.features()))
    lesson(Learner(guide, unvisited(guide), QUICK, SLOW, copies=True), game, setups(game)[:1], 6, 2)
    quick = find_bot("treasure_hunter", "greedy")
    same = {guide: 0, blank: 0}
    positions = [(state, seat) for state, seat in walk("treasure_hunter", "two", 9) if len(state.options(seat)) > 4]
    for state, seat in positions[:40]:
        for pupil in same:
            same[pupil] += pupil.play_on(state, seat, Seeded(1)) == quick.choose(state, seat, Seeded(1))

    assert same[guide] > 2 * same[blank]


def test_what_was_copied_still_moves_when_it_is_compared() -> None:
    training = begin("treasure_hunter", 3, 1, 1)
    training.batch = 1
    training.visits = [COPIED] * len(training.visits)
    tasks = []

    def listen(work, items):  # type: ignore[no-untyped-def]
        tasks.extend(items)
        return map(work, items)

    one_round(training, listen)
    assert tasks[-1].copies
    assert set(training.visits) == {COPIED}

    training.rounds = COURSES["treasure_hunter"].copied
    one_round(training, listen)
    assert not tasks[-1].copies
    assert max(training.visits) > COPIED


# files


@pytest.mark.parametrize("game", sorted(COURSES))
def test_the_tables_that_ship_fit_the_features_and_say_where_they_come_from(game: str) -> None:
    tables = COURSES[game].learned().tables
    text = write(tables, {"command": "none"})

    assert any(tables.weights)
    assert list(read(text, tables.features, "again")) == list(tables.weights)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("version = 1\n[any]\nodd = '1 2'\nlow = '1'", r"any\.low: expected 2 whole numbers"),
        ("version = 1\n[any]\nodd = '1 2'\nlow = '1 0.5'", r"any\.low: expected 2 whole numbers"),
        ("version = 1\nany = 3", r"any\.odd: expected 2 whole numbers"),
        ("version = 9", "version 9, expected 1"),
        ("version =", "here: "),
    ],
    ids=["too short", "no whole number", "no table", "another version", "no TOML"],
)
def test_a_file_that_does_not_fit_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadData, match=fault):
        read(text, Little(), "here")


def test_four_digits_are_kept() -> None:
    tables = Tables(Little(), vec[i64]([123_456, -FINE, 0, 49]))

    assert list(read(write(tables, {}), Little(), "here")) == [123_500, -FINE, 0, 0]


# training


def run_here(work, items):  # type: ignore[no-untyped-def]
    return map(work, items)


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "brisca.json"
    whole, first = begin("brisca", 3, 2, 1), begin("brisca", 3, 2, 1)
    whole.batch = first.batch = 1
    for _ in range(2):
        one_round(whole, run_here)
    one_round(first, run_here)
    keep(first, file)
    second = take_up(file, "brisca", 3, 2, 1)
    one_round(second, run_here)

    assert (second.weights, second.visits, second.games) == (whole.weights, whole.visits, 4)


def test_workers_start_from_the_same_tables_and_their_moves_are_averaged() -> None:
    training = begin("brisca", 3, 2, 1)
    training.batch = 1
    tasks = []

    def listen(work, items):  # type: ignore[no-untyped-def]
        tasks.extend(items)
        return map(work, items)

    one_round(training, listen)
    alone = [practise(task)[0] for task in tasks]

    assert tasks[0].seed != tasks[1].seed
    assert training.weights == [round((a + b) / 2) for a, b in zip(*alone, strict=True)]


def test_another_training_is_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "brisca.json"
    keep(begin("brisca", 3, 1, 1), file)
    with pytest.raises(BadData, match="another game, seed or features"):
        take_up(file, "brisca", 4, 1, 1)
    file.write_text("[]", encoding="utf-8")
    with pytest.raises(BadData, match="holds no training"):
        take_up(file, "brisca", 3, 1, 1)


def test_the_file_says_how_to_make_it_again() -> None:
    training = begin("brisca", 8, 2, 1)
    training.rounds, training.games, training.seconds = 5, 4000, 90.0
    training.curve = [(4000, 0.61234, 0.5, 0.7)]
    text = file_text(training)

    assert 'command = "flibuste train brisca --seed 8 --workers 2 --games 400 --rounds 5"' in text
    assert "games = 4000\nminutes = 1.5" in text
    assert "exam_after_games = 4000\nscore_against_quick_bot = 0.612\ninterval = [0.5, 0.7]" in text


def test_the_command_trains_keeps_draws_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "train",
        "brisca",
        "--rounds",
        "1",
        "--games",
        "1",
        "--workers",
        "1",
        "--exam",
        "1",
        "--out",
        str(tmp_path),
    ]

    assert main(words) == 0
    assert main(words) == 0
    kept = json.loads((tmp_path / "brisca.json").read_text(encoding="utf-8"))
    assert (kept["rounds"], kept["games"], len(kept["curve"])) == (2, 2, 3)
    assert (tmp_path / "brisca.toml").read_text(encoding="utf-8").startswith("version = 1\n")
    assert (tmp_path / "brisca.png").stat().st_size > 1000
    assert "against the tables that ship" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["chess"], "chess"),
        (["brisca", "--games", "0"], "a training needs"),
        (["briskars"], "no features to learn"),
    ],
)
def test_a_training_that_cannot_be_is_refused(
    words: list[str], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words, "--out", str(tmp_path)]) == 2
    assert fault in capsys.readouterr().err
