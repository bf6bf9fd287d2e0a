"""Line mode, played through with a pipe in the place of a keyboard."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

import little_draft
import pytest

from flibuste.__main__ import main
from flibuste.commands import play
from flibuste.games import __all__ as our_games
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.content import packaged
from flibuste.kernel.game import GAMES, Game
from flibuste.terminal.client import Client
from flibuste.terminal.console import CLEAR, SCREEN, Console
from flibuste.terminal.explain import help_lines
from flibuste.terminal.lines import LineTable
from flibuste.terminal.local import HERE, LocalTable
from flibuste.terminal.seats import read_seats
from flibuste.words.sentences import Words

EXAMPLE = str(Path(little_draft.__file__))
LONG = 20_000
ALL = {**{name: GAMES[name] for name in our_games}, "little_draft": little_draft.GAME}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that is thrown away, and no language but English."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setitem(GAMES, "little_draft", little_draft.GAME)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "games"


def typed(keys: str, *words: str) -> str:
    """Play with what is typed; return everything that was shown."""
    parser = argparse.ArgumentParser()
    play.arguments(parser)
    target = io.StringIO()
    assert play.run(parser.parse_args(words), Console(io.StringIO(keys), target)) == 0
    return target.getvalue()


def draft(keys: str, *words: str) -> str:
    """Play the little draft."""
    return typed(keys, "--game-module", EXAMPLE, "--seed", "5", *words)


def test_the_rules_are_read_by_their_words_and_by_their_ids() -> None:
    shown = typed(
        "rules\nrules turned up stock\n? br-deck-05\nrules xyzzy\nq\n", "brisca", "--seats", "me,bot", "--seed", "4"
    )

    assert "Brisca in two minutes" in shown
    assert "  Three cards each." in shown
    assert re.search(r"^BR-SETUP-0\d  ", shown, re.MULTILINE)
    assert "BR-DECK-05  With 3 players one 2 leaves the game" in shown
    assert "No rule says that." in shown


@pytest.mark.parametrize("name", sorted(ALL))
def test_every_game_can_be_played_to_its_end_by_number(name: str) -> None:
    where = ["--game-module", EXAMPLE] if name == "little_draft" else [name]

    shown = typed("1\n" * min(ALL[name].bound, LONG), *where, "--seed", "7")

    assert "The game is over." in shown


@pytest.mark.parametrize("name", sorted(ALL))
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_game_speaks_the_language_of_the_player(name: str, language: str) -> None:
    where = ["--game-module", EXAMPLE] if name == "little_draft" else [name]

    shown = typed("?\n1\n" * 12, *where, "--lang", language, "--seed", "7")

    assert Words(language).say("terminal-help-log") in shown
    assert "{" not in shown, "a value is missing in a sentence"


def test_bots_can_be_watched(home: Path) -> None:
    assert "The game is over." in draft("", "--seats", "bot,bot,bot")


def test_a_choice_can_be_typed_in_three_ways() -> None:
    by_number, by_notation, by_thing = (draft(f"{key}\n") for key in ("2", "pick 5", "5"))

    assert "kept: 5" in by_number
    assert by_notation.splitlines()[1:20] == by_number.splitlines()[1:20]
    assert "choices are 1 to 4" in by_thing, "a bare number is the number of a choice"


@pytest.mark.parametrize(
    "silly", ["99", "0", "-1", "pack", "pick 77", "dance 3", "\x07", "é" * 500, "pick 5 5", "2.0", "²"]
)
def test_bad_input_gets_a_sentence_and_is_asked_again(silly: str) -> None:
    shown = draft(f"{silly}\n2\n")

    assert "Type a number or, for instance, pick 0; ? helps." in shown
    assert "kept: 5" in shown


def test_what_fits_several_choices_is_asked_back() -> None:
    assert "Which one? pick 0; pick 5; pick 7; pick 10" in draft("pick\n")


def test_a_refused_choice_names_its_rule() -> None:
    assert "That card is not in your hand (LD-01)" in draft("pick 3\n")
    assert "This cannot be chosen now." in draft("? pick 3\n")


def test_help_names_the_words_one_can_type() -> None:
    shown = draft("?\n")

    for word in ("a number", "pick 0", "log:", "table:", "quit, Ctrl-C"):
        assert word in shown


@pytest.mark.parametrize(
    ("language", "words", "expected"),
    [
        ("fr", "Journal\nregles\ntable\n? 1\nquitter\n1\n", "La Brisca en deux minutes"),
        ("es", "registro\nREGLAS\nmesa\n? 1\nsalir\n1\n", "La Brisca en dos minutos"),
        ("es", "log\nrules\ntable\n? 1\nquit\n1\n", "La Brisca en dos minutos"),
    ],
)
def test_words_besides_the_choices_are_typed_in_the_readers_language(language: str, words: str, expected: str) -> None:
    """And in English, as programs do; a farewell ends it, so the last answer is never given."""
    shown = typed(words, "brisca", "--seats", "me,bot", "--seed", "4", "--lang", language)

    assert shown.count(expected) == 1
    assert shown.count("> ") == 5
    assert "“" not in shown.partition("> ")[2].partition("\n")[0]


def test_the_map_is_drawn_after_moves_or_when_asked_for_only() -> None:
    """Not for a word that is not understood, a question or the log."""

    def maps(more: str) -> int:
        shown = typed(f"1\n1\n{more}", "briskars", "--seats", "me,bot", "--seed", "4", "--lang", "en")
        return shown.count("A  B  C")

    before = maps("")
    assert maps("xyzzy\n? b13\nlog\n") == before
    assert maps("table\n") == maps("b13\n") == before + 1


def test_what_a_card_does_is_told() -> None:
    shown = typed("? masc\nq\n", "chasse_partie", "--seats", "me,bot", "--seed", "4", "--lang", "en")

    assert "> Play Mascot: Choose who draws 3 cards; it may be you." in shown.replace("\u00a0", " ")


def test_end_of_input_keeps_the_game_and_says_how_to_resume(home: Path) -> None:
    shown = draft("2\n")

    (file,) = home.iterdir()
    assert f"Go on with: flibuste play --resume {file} --game-module {EXAMPLE}" in shown
    assert "unfinished" in file.read_text(encoding="utf-8")


def test_a_module_named_by_a_record_is_never_loaded(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record may come from anybody; only the command line says which code is run."""
    draft("2\n")
    (file,) = home.iterdir()
    file.write_text(file.read_text(encoding="utf-8").replace("note seats", f"note module {EXAMPLE}\nnote seats"))
    monkeypatch.delitem(GAMES, "little_draft")

    assert main(["record", "verify", str(file)]) == 1
    assert "there is no game 'little_draft'" in capsys.readouterr().err
    assert main(["record", "verify", str(file), "--game-module", EXAMPLE]) == 0


def test_ctrl_c_keeps_the_game_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "read", interrupted)

    assert "Go on with: flibuste play --resume" in draft("")


def test_a_resumed_game_goes_on_where_it_was_left(home: Path) -> None:
    first = draft("2\n")
    (file,) = home.iterdir()

    second = typed("1\n1\n1\n", "--resume", str(file))

    assert "kept: 5" in first
    assert "kept: 5" in second
    assert "The game is over." in second
    assert main(["record", "verify", str(file)]) == 0


@pytest.mark.parametrize("spoil", ["name", "deck", "pick", "seats", "game", "result"])
def test_a_spoilt_record_is_refused_with_a_sentence(home: Path, capsys: pytest.CaptureFixture[str], spoil: str) -> None:
    draft("2\n")
    (file,) = home.iterdir()
    text = file.read_text(encoding="utf-8")
    wrong = {"name": "name x", "deck": "deck 99/12", "pick": "pick 77", "seats": "seats 9", "game": "game whist"}
    file.write_text(re.sub(rf"^{spoil} \S+|{spoil} \S+", wrong.get(spoil, "result 1 0 0"), text, count=1, flags=re.M))

    assert main(["play", "--resume", str(file)]) == 2
    assert capsys.readouterr().err.strip()


def test_several_people_never_see_each_others_hands() -> None:
    shown = draft("\n1\n\n1\n\n1\n", "--seats", "me,me,me")

    screens = shown.split("\n" * SCREEN)
    assert len(screens) > 6
    for screen in screens:
        assert screen.count("hand:") <= 1
    assert "Pass the device to Anne." in shown
    assert "Pass the device to Tomás." in shown


class Screen(io.StringIO):
    """A real terminal, as far as the console can tell."""

    def isatty(self) -> bool:
        return True


def test_a_real_terminal_is_wiped_between_hands() -> None:
    target = Screen()
    Console(io.StringIO(), target).clear()

    assert target.getvalue() == CLEAR


def test_names_cannot_steer_the_terminal() -> None:
    target = io.StringIO()
    Console(io.StringIO(), target).write("An\x1b[2Jne\x9b\x07 plays")

    assert target.getvalue() == "An\ufffd[2Jne\ufffd\ufffd plays\n"


def test_lines_are_broken_between_words_on_a_screen_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    screen, pipe = Screen(), io.StringIO()
    line = "  the ace of coins, the king of cups, the seven of swords"
    for target in (screen, pipe):
        Console(io.StringIO(), target).write(line, "")

    assert screen.getvalue() == "  the ace of coins, the king of cups,\n      the seven of swords\n\n"
    assert pipe.getvalue() == f"{line}\n\n"


@pytest.mark.parametrize("name", sorted(ALL))
def test_what_is_shown_depends_only_on_what_the_seat_knows(name: str, tmp_path: Path) -> None:
    """The same seat in two states it cannot tell apart: the screens are equal, letter by letter."""
    game = ALL[name]
    for seats in {game.seats.start, game.seats.stop - 1}:
        table = LocalTable(game, read_seats(",".join(["me"] * seats), ""), {}, seats, tmp_path / "kept")
        table.deal()
        session, choose = table.session, Seeded(99)
        for k in range(60):
            if session.state.over:
                break
            for seat in session.waiting()[:2] if k % 4 == 0 else []:
                screens = []
                real = session.state
                for state in (real, laws.believed(real, seat, 5)):
                    session.state = state
                    screens.append(screen(game, table, seat))
                session.state = real
                assert screens[0] == screens[1]
            seat = session.waiting()[0]
            table.match.answer(seat, int(session.state.random_option(seat, choose)), 0)


def screen(game: Game, table: LocalTable, seat: int) -> str:
    """Return what one seat is shown, with the answer to ``?``."""
    target = io.StringIO()
    client = Client(table, HERE, "en", own_game=game)
    lines = LineTable(client, Console(io.StringIO(), target))
    table.unsaved = False
    client.attach()
    client.settle()
    lines.show(seat)
    assert client.info is not None
    helped = help_lines(game, client.moments[seat], client.info.settings, client.words(seat))
    return target.getvalue() + "\n".join(helped)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["whist"], "there is no game 'whist'"),
        ([], "say which game: brisca"),
        (["little_draft", "--seats", "me"], "little_draft is for 3 to 4, not 1"),
        (["little_draft", "--seats", "me,cat,bot"], "a seat is me or bot"),
        (["little_draft", "--seats", "me,bot:genius,bot"], "there is no bot 'genius'"),
        (["little_draft", "--option", "exchange"], "(write name=value)"),
        (["little_draft", "--content", "nothing.toml"], "takes no cards of your own"),
        (["--game-module", "nothing.py"], "nothing.py is no Python file"),
        (["--resume", "nothing.record"], "No such file"),
    ],
)
def test_a_table_that_cannot_be_set_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    assert main(["play", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_a_game_with_cards_of_ones_own_is_kept_and_resumed_with_them(home: Path, tmp_path: Path) -> None:
    relics = tmp_path / "relics.toml"
    relics.write_text(packaged("flibuste.games.treasure_hunter", "relics.toml").replace("value = 3", "value = 9", 1))
    typed("1\n", "treasure_hunter", "--seats", "me,bot,bot", "--content", str(relics))
    (file,) = home.iterdir()

    resumed = typed("1\n", "--resume", str(file))

    assert f"note content {relics}" in file.read_text(encoding="utf-8")
    assert "Go on with" in resumed
    assert f"content {GAMES['treasure_hunter'].content}" not in file.read_text(encoding="utf-8")


def test_cards_of_ones_own_that_cannot_be_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    relics = tmp_path / "relics.toml"
    relics.write_text(packaged("flibuste.games.treasure_hunter", "relics.toml").replace("value = 3", "value = 'x'", 1))

    assert main(["play", "treasure_hunter", "--content", str(relics)]) == 2
    assert "relics.toml: relic" in capsys.readouterr().err


def test_real_dice_are_typed_in_and_the_record_says_so(home: Path) -> None:
    """Whatever is asked is answered by a number, or by the faces of dice; a face that no die has is asked again."""
    words = ("briskars", "--seats", "me,bot:greedy", "--seed", "3", "--plain", "--own-dice", "--lang", "en")
    shown = typed("\n".join(["1", "1", "99 1", "0"] * 60) + "\nq\n", *words)

    assert re.search(r"^Roll (one die|\d+ dice) \(10 sides\)", shown, re.MULTILINE)
    assert "These are not the dice that are wanted." in shown
    (kept,) = home.iterdir()
    text = kept.read_text(encoding="utf-8")
    assert "note typed-dice 10\nnote typed " in text
    notes = [line for line in text.split("\n") if line.startswith("note typed")]
    typed("q\n", "--resume", str(kept), "--plain")
    assert [line for line in kept.read_text(encoding="utf-8").split("\n") if line.startswith("note typed")] == notes


def test_games_without_dice_let_nobody_roll(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    play.arguments(parser)

    assert (
        play.run(parser.parse_args(["brisca", "--own-dice", "--plain"]), Console(io.StringIO(""), io.StringIO())) == 2
    )
    assert "no dice" in capsys.readouterr().err
