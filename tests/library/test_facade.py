"""``import flibuste as fb``: what the issue of a new user is, done as a new user would do it."""

from __future__ import annotations

import contextlib
import copy
import doctest
import importlib
import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import little_draft
import pytest

import flibuste as fb
from flibuste.__main__ import COMMANDS, main
from flibuste.bots.roster import find_bot
from flibuste.games import __all__ as our_games
from flibuste.kernel import laws
from flibuste.kernel.game import GAMES, find_game
from flibuste.library.positions import read_position, write_position

EXAMPLES = str(Path(little_draft.__file__).parent)
LIBRARY = ("bots", "given", "moves", "opening", "positions", "table")
MODULES = ["flibuste", *(f"flibuste.library.{name}" for name in LIBRARY)]
TABLES = [(name, seats) for name in our_games for seats in fb.games()[name].players]
SOME = [(name, fb.games()[name].players[k]) for name in our_games for k in (0, -1)]


@pytest.fixture(autouse=True)
def only_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide what other tests of this process have entered in the list."""
    for name in set(GAMES) - set(our_games):
        monkeypatch.delitem(GAMES, name)


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_the_docstrings_do_what_they_say(name: str) -> None:
    done = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)

    assert done.failed == 0
    assert name.endswith("positions") or done.attempted > 0


def test_everything_promised_is_there() -> None:
    for name in fb.__all__:
        assert getattr(fb, name) is not None
    assert set(fb.__all__) <= set(dir(fb))
    with pytest.raises(AttributeError, match="'nothing'"):
        fb.nothing  # noqa: B018


def test_the_package_loads_nothing_before_it_is_asked() -> None:
    """A bot's process or a server does not pay for the facade."""
    code = "import sys, flibuste; sys.exit(any(name.startswith('flibuste.') for name in sys.modules))"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_list_of_games_and_the_package_of_games_have_one_name() -> None:
    import flibuste.games

    assert flibuste.games is fb.games
    assert sorted(flibuste.games()) == sorted(our_games)


def play_on(table: fb.Table, most: int = 10_000) -> fb.Table:
    for _ in range(most):
        if table.over:
            break
        seat = table.to_act[-1]
        legal = table.legal(seat)
        table.play(seat, legal[len(legal) // 2])
    return table


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_can_be_played(name: str, seats: int) -> None:
    table = play_on(fb.new(name, players=seats, seed=1), 60)

    assert table.players == seats
    assert table.returns() == (0.0,) * seats or table.over
    seat = (table.to_act or [0])[0]
    assert table.view(seat) != table.view() or name == "briskars"
    if not table.over:
        seen = table.seen_by(seat)
        assert seen.legal == table.legal(seat)
        assert fb.bot(name, "sailor").choose(seen) in table.legal(seat)
    assert fb.replay(table.record.text()).record.text() == table.record.text()
    assert table.record.moves[0][1] in [str(table.record.moves[0][1])]


def test_payoffs_add_up_to_nothing() -> None:
    for seats, teams in ((2, True), (3, True), (4, True), (4, False)):
        for seed in range(6):
            table = play_on(fb.new("brisca", players=seats, seed=seed, teams=teams))
            assert abs(sum(table.returns())) < 1e-9
            assert max(table.returns()) > 0 or set(table.returns()) == {0.0}
            assert (table.returns()[0] > 0) == (table.scores()[0] > 0)


def test_a_lone_winner_of_three_gets_one_and_the_others_share_the_loss() -> None:
    assert sorted(play_on(fb.new("brisca", players=3, seed=1)).returns()) == [-0.5, -0.5, 1.0]


def test_moves_are_texts_and_numbers() -> None:
    table = fb.new("brisca", players=2, seed=4)
    first, second, _ = table.legal(1)

    assert (first, repr(first), f"{first}") == ("play 7c", "Move('play 7c')", "play 7c")
    assert list(range(40))[second] == int(second)
    assert [int(again) for again in (pickle.loads(pickle.dumps(first)), copy.deepcopy(first))] == [int(first)] * 2
    tables = [table.copy() for _ in range(3)]
    tables[0].play(1, first)
    tables[1].play(1, "play 7c")
    tables[2].play(1, int(first))
    assert len({str(one) for one in tables}) == 1


@pytest.mark.parametrize(
    ("seat", "move", "code"),
    [
        (1, "play Ao", "not_in_hand"),
        (1, "play 99", "no_such_action"),
        (1, "sing", "no_such_action"),
        (1, 9999, "no_such_action"),
        (1, None, "no_such_action"),
        (0, "play 2b", "not_asked"),
        (7, "play 2b", "no_such_seat"),
    ],
)
def test_a_refusal_quotes_what_was_given_and_the_position(seat: int, move: str, code: str) -> None:
    table = fb.new("brisca", players=2, seed=4)
    before = str(table)

    with pytest.raises(fb.IllegalAction) as refused:
        table.play(seat, move)

    assert refused.value.code == code
    assert str(move).split()[-1] in str(refused.value)
    assert refused.value.__notes__ == [f"position: {before}"]
    assert str(table) == before


@pytest.mark.parametrize("name", our_games)
def test_no_clock_ends_what_a_bot_of_the_library_thinks(name: str) -> None:
    """At a table a level stops at a limit; here the same seed gives the same moves, however slow the machine is."""
    thinking = [fb.bot(name, level).bot for level in ("quartermaster", "captain", "search")]

    assert {int(getattr(bot, "milliseconds", 0)) for bot in thinking} == {0}
    assert int(find_bot(name, "captain").milliseconds) > 0  # type: ignore[attr-defined]


def test_wrong_words_get_a_coded_error() -> None:
    table = fb.new("brisca", players=2, seed=4)
    wrong: dict[str, Callable[[], object]] = {
        "unknown_game": lambda: fb.new("whist"),
        "wrong_number_of_seats": lambda: fb.new("brisca", players=9),
        "unknown_option": lambda: fb.new("brisca", trumps=5),
        "bad_option": lambda: fb.new("brisca", exchange="never"),
        "unknown_bot": lambda: fb.bot("brisca", "admiral"),
        "bad_record": lambda: fb.replay("no record at all"),
        "no_such_seat": lambda: table.view(2),
        "not_asked": lambda: fb.bot("brisca", "sailor").choose(table.seen_by(0)),
        "other_game": lambda: fb.bot("briskars", "sailor").choose(table.seen_by(1)),
        "no_record": lambda: fb.position(str(table)).record,
        "no_content": lambda: fb.new("brisca", content={"cards.toml": ""}),
        "not_seen": lambda: fb.bot("brisca").choose(table),  # type: ignore[arg-type]
    }
    for code, mistake in wrong.items():
        with pytest.raises(fb.GameError) as refused:
            mistake()
        assert refused.value.code == code
    assert table.legal(0) == []


WRONG_KINDS: dict[str, list[Callable[[fb.Table, Any], object]]] = {
    "unknown_game": [lambda table, odd: fb.new(odd)],
    "wrong_number_of_seats": [lambda table, odd: fb.new("brisca", players=odd)],
    "bad_seed": [lambda table, odd: fb.new("brisca", seed=odd), lambda table, odd: fb.bot("brisca", "sailor", odd)],
    "no_such_seat": [
        lambda table, odd: table.legal(odd),
        lambda table, odd: table.play(odd, "play 2b"),
        lambda table, odd: table.view(odd),
        lambda table, odd: table.events(odd),
        lambda table, odd: table.seen_by(odd),
    ],
    "no_such_action": [lambda table, odd: table.play(1, odd)],
    "bad_position": [lambda table, odd: fb.position(odd)],
    "bad_record": [lambda table, odd: fb.replay(odd)],
    "unknown_bot": [lambda table, odd: fb.bot("brisca", odd)],
}


@pytest.mark.parametrize("code", WRONG_KINDS)
def test_what_is_of_the_wrong_kind_is_quoted_in_a_coded_error(code: str) -> None:
    """The same words compiled and not; where there is a table its position is attached."""
    table = fb.new("brisca", players=2, seed=4)
    for mistake in WRONG_KINDS[code]:
        with pytest.raises(fb.GameError, match=r"2\.5") as refused:
            mistake(table, 2.5)
        assert refused.value.code == code
        if code in ("no_such_seat", "no_such_action"):
            assert refused.value.__notes__ == [f"position: {table}"]


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_a_position_is_one_line_both_ways(name: str, seats: int) -> None:
    game = GAMES[name]
    for k, session in enumerate(laws.walk(game, seats, 5)):
        if k % 13 == 0 or session.state.over:
            line = write_position(game, session.state)
            assert "\n" not in line
            _, again = read_position(line)
            assert laws.text(game, again) == laws.text(game, session.state)
            assert write_position(game, again) == line
        if k > 120:
            break


def test_a_position_goes_on_like_the_table_it_came_from() -> None:
    table = play_on(fb.new("treasure_hunter", players=3, seed=2), 25)
    again = fb.position(str(table), seed=8)
    other = fb.position(str(table), seed=8)

    assert (again.to_act, again.view(0)) == (table.to_act, table.view(0))
    assert str(play_on(again)) == str(play_on(other))
    assert again.over


LINE = str(fb.new("brisca", players=2, seed=4))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_position"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "bad_position"),
        (LINE.replace("fb2 ", "fb1 ", 1), "bad_position"),  # it named Python classes
        (LINE.replace("brisca", "whist"), "unknown_game"),
        (LINE.replace(" 2 ", " 7 ", 1), "wrong_number_of_seats"),
        (LINE.replace(" 2 ", " two ", 1), "bad_position"),
        (LINE.replace(LINE.split()[3], "0" * 16), "other_content"),
        (LINE.replace("trump=c", "trump=x"), "bad_position"),
        (LINE.replace("trump=", "trumpet="), "bad_position"),
        (LINE.replace("trump=c", 'trump="c"'), "bad_save"),
        (LINE.replace("trump=c", "trump=c trump=c"), "bad_position"),
        (LINE.replace("trump=c", "trump=[1*999999]"), "bad_position"),
        (LINE.replace("trump=c", "trump=[1:Z]"), "bad_position"),
        (LINE.replace("trump=c", "trump=[1:A!]"), "bad_position"),
        (LINE.replace("trump=c", "trump=" + "(" * 50), "bad_position"),
        (LINE.replace("trump=c", 'trump="\\q"'), "bad_position"),
        (LINE[: LINE.index("known=") + 15], "bad_position"),
        (LINE + " §", "bad_position"),
        (LINE.replace("waiting=2", "waiting=0"), "impossible_position"),
    ],
)
def test_a_line_that_is_no_position_is_refused(text: str, code: str) -> None:
    with pytest.raises(fb.BadData) as refused:
        fb.position(text)

    assert refused.value.code == code


def test_cut_and_changed_lines_never_get_another_error() -> None:
    for k in range(0, len(LINE), 3):
        for text in (LINE[:k], LINE[:k] + "9" + LINE[k:], LINE[:k] + ")" + LINE[k + 1 :]):
            with contextlib.suppress(fb.GameError):
                fb.position(text)


@pytest.mark.parametrize(("name", "seats"), SOME)
def test_pickle_and_copies(name: str, seats: int) -> None:
    table = play_on(fb.new(name, players=seats, seed=3), 12)
    for again in (pickle.loads(pickle.dumps(table)), copy.copy(table), copy.deepcopy(table)):
        assert str(again) == str(table)
        assert again.events(0) == table.events(0)
        assert again.state.log is not table.state.log
        first, second = play_on(again, 5), play_on(table.copy(), 5)
        assert (str(first), first.record.text()) == (str(second), second.record.text())
    for thing in (table.state, table.seen_by(0).state):
        for again in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
            assert laws.text(GAMES[name], again) == laws.text(GAMES[name], thing)
    assert pickle.loads(pickle.dumps(GAMES[name])) is GAMES[name]
    assert copy.deepcopy(GAMES[name]) is GAMES[name]


def test_a_game_of_ones_own_can_be_registered_and_pickled() -> None:
    own = little_draft.GAME
    try:
        fb.register(own)
        table = play_on(fb.new("little_draft", players=3, seed=1), 4)
        assert str(pickle.loads(pickle.dumps(table))) == str(table)
        assert str(fb.position(str(table))) == str(table)
    finally:
        del GAMES[own.name]


def test_a_game_with_cards_of_ones_own_is_pickled_with_them() -> None:
    from flibuste.kernel.content import packaged

    cards = packaged("flibuste.games.chasse_partie", "cards.toml").replace("# ", "#  ", 1)
    table = fb.new("chasse_partie", players=2, seed=1, content={"cards.toml": cards})

    again = pickle.loads(pickle.dumps(table))

    assert str(again).split()[3:] == str(table).split()[3:]
    assert table.view(0) == again.view(0)


def test_tables_go_to_other_processes() -> None:
    tables = [fb.new("brisca", players=2, seed=seed) for seed in range(3)]
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        played = list(pool.map(play_on, tables, timeout=120))

    assert [str(table) for table in played] == [str(play_on(table)) for table in tables]


def test_a_game_that_is_in_no_list_is_found_in_its_module() -> None:
    """Another process imports the module of the state, and takes its ``GAME``."""
    table = fb.new(little_draft.GAME, players=3, seed=1)
    pickled = pickle.dumps(table)
    code = f"import sys, pickle; sys.path.insert(0, {EXAMPLES!r}); print(pickle.loads({pickled!r}))"

    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert said.stdout.strip() == str(table), said.stderr


def test_the_version_stands_in_one_place() -> None:
    said = subprocess.run([sys.executable, "-m", "flibuste", "--version"], capture_output=True, text=True, check=True)

    assert said.stdout.startswith(f"flibuste {fb.__version__}, ")


def test_without_a_word_the_program_says_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    shown = capsys.readouterr().out
    assert "flibuste serve opens the page" in shown
    assert all(f"    {command} " in shown for command in COMMANDS)


def test_nothing_is_shown_as_an_address() -> None:
    table = fb.new("brisca", players=2, seed=4)

    shown = [
        repr(table),
        repr(table.state),
        repr(fb.games()["brisca"]),
        repr(find_game("brisca")),
        repr(fb.bot("brisca", "sailor")),
    ]

    assert not any(" object at 0x" in one for one in shown)
    assert "<Brisca: 2 seats, play asked of [1]>" in shown
    assert "<Game brisca: 2 to 4 seats>" in shown
