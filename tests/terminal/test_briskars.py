"""Briskars drawn as lines."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from flibuste.bots.random import RandomBot
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup, find_game
from flibuste.kernel.state import State
from flibuste.terminal.briskars import called, draw, phrase, sign, square_line, weigh
from flibuste.terminal.console import Console
from flibuste.terminal.lines import LineTable
from flibuste.terminal.odds import details, pending_lines, percent
from flibuste.terminal.screens.boards import Stage
from flibuste.terminal.screens.briskars import FOG, board
from flibuste.terminal.screens.look import DARK
from flibuste.terminal.screens.odds import Paper, blow_panel
from flibuste.terminal.seats import read_seats
from flibuste.terminal.setting import new_table, seated
from flibuste.words.sentences import Words

NAMES = ["Anne", "Tomás"]


def played(seed: int, answers: int, scenario: str = "last-plank"):  # type: ignore[no-untyped-def]
    """Play some random answers."""
    chance, rng, bot = Seeded(seed), Seeded(seed + 1), RandomBot()
    state = GAME.new(Setup(2, GAME.check_settings({"scenario": scenario})), chance)
    for _ in range(answers):
        if state.over:
            break
        seat = 0 if state.waiting & 1 else 1
        state.apply(seat, bot.choose(state.seen_by(seat, rng), seat, rng), chance)
    return state


def test_the_map_shows_who_stands_where_and_how_high() -> None:
    """The deck of the ship after deployment: heights as digits, ids of Briskars as in the notation."""
    state = played(3, 20)
    lines = draw(GAME.view(state, 0), Words("en", GAME, NAMES, 0))

    assert lines[0].startswith("Round ")
    assert "To the Last Plank · Ship’s deck" in lines[0]
    assert lines[1].split() == list("ABCDEFGHIJKLMNO")
    assert len(lines[2:17]) == 15
    drawn = "\n".join(lines[2:17])
    for one in GAME.view(state, 0)["briskars"]:
        if one["square"] is not None:
            assert sign(one["id"]) in drawn
    assert max(len(line) for line in lines[1:17]) <= 48
    assert "M mast" in lines[17]
    assert "~ deep water" in lines[17]


def test_every_band_is_listed_with_its_numbers() -> None:
    """Health, points, armour, weapons, states."""
    state = played(3, 20)
    text = "\n".join(draw(GAME.view(state, 0), Words("en", GAME, NAMES, 0)))

    assert "Anne: 0 gold" in text
    assert "HP" in text
    assert "Leader" in text


@pytest.mark.parametrize("scenario", ["last-plank", "three-crates", "chest", "powder-magazine", "captains-head"])
def test_tables_are_drawn_without_a_missing_word(scenario: str) -> None:
    """No message id and no open variable shows through, in any language."""
    for answers in (1, 12, 50):
        state = played(7, answers, scenario)
        for language in ("en", "fr", "es"):
            for line in draw(GAME.view(state, 0), Words(language, GAME, NAMES, 0)):
                assert "bk-" not in line
                assert "$" not in line
                assert len(line) < 400


def duel() -> State:
    """Anne's Marten walks; one enemy stands in front of her, one far off."""
    assert GAME.position is not None
    bands = [
        {"briskars": [{"profile": "marten", "square": "H8"}]},
        {"briskars": [{"profile": "abelii", "square": "H10"}, {"profile": "spike", "square": "A1"}]},
    ]
    state = GAME.position({"map": "beach", "bands": bands})
    state.apply(0, GAME.read("activate 1.1"), Seeded(1))
    return state


def words_of(state) -> Words:  # type: ignore[no-untyped-def]
    """The words of this table, where every Briskar has a name."""
    words = Words("en", GAME, NAMES, 0)
    words.called = called(GAME.view(state, 0), words)
    return words


def test_zones_are_raised_digits_and_ranges_a_line() -> None:
    """Marten controls the neighbours' squares, Abelii reaches two; distances from whoever is active."""
    state = duel()
    lines = draw(GAME.view(state, 0), words_of(state))
    row = next(line for line in lines if line.startswith(" 9 "))
    first = [row.ljust(48)[3 + 3 * k] for k in range(15)]

    assert [name for name, mark in zip("ABCDEFGHIJKLMNO", first, strict=True) if mark in "¹ˣ"] == ["G", "H", "I"]
    assert [name for name, mark in zip("ABCDEFGHIJKLMNO", first, strict=True) if mark in "²ˣ"] == list("FGHIJ")
    ranges = next(line for line in lines if line.startswith("From Marten"))
    assert ranges.index("Major Abelii at 1.0 fathoms, in the open") < ranges.index("Spike at")


def test_a_plus_marks_where_a_move_can_end() -> None:
    """As many as squares are offered."""
    state = duel()
    state.apply(0, GAME.read("walk"), Seeded(1))
    lines = draw(GAME.view(state, 0), Words("en", GAME, NAMES, 0))
    offered = {GAME.write(int(action)) for action in state.options(0) if GAME.write(int(action)).startswith("at ")}

    assert sum(line.count("+") for line in lines[2:17]) == len(offered) > 10
    assert "+ within reach of the move" in lines[17]


def options(state, seat: int = 0):  # type: ignore[no-untyped-def]
    """The options of a seat as they cross the wire."""
    return [{"action": a, "notation": GAME.write(a), **GAME.describe(a)} for a in map(int, state.options(seat))]


def test_choices_have_names_and_prices() -> None:
    """No verb of the machine, no number of a slot: names, and what they cost."""
    state = duel()
    words = words_of(state)
    shown = dict(phrase(GAME.view(state, 0), option, words) for option in options(state))

    assert shown["Walk"] == "0 AP"
    assert shown["Lie down"] == "1 AP"
    assert shown["Shoot at Major Abelii"] == "2 AP"
    assert not any("_" in text for text in shown)


def test_the_question_shows_who_acts_and_the_odds_of_each_blow() -> None:
    """The figures are those of the engine's own answer."""
    state = duel()
    words = words_of(state)

    def ask(about: Mapping[str, object]) -> Mapping[str, Any]:
        return GAME.ask(state.seen_by(0, Seeded(0)), 0, about)

    lines = weigh(GAME.view(state, 0), options(state), ask, words)

    told = ask({"kind": "odds", "action": "shoot", "briskar": "1.1", "target": "2.1"})
    best = next(one["hit"] for one in told["defences"] if one["best"])
    assert lines[0].startswith("●1 Marten: H8, ")
    assert any(line.startswith(f"  Shoot, Major Abelii: {best * 100:.0f} % to hit, ") for line in lines)


def test_every_figure_of_the_page_is_told_of_one_blow() -> None:
    """Both sums with their reasons, each defence, the average, under ten, out of action, a fumble."""
    state = duel()
    words = words_of(state)
    odds: Any = GAME.ask(
        state.seen_by(0, Seeded(0)), 0, {"kind": "odds", "action": "shoot", "briskar": "1.1", "target": "2.1"}
    )
    told = details(odds, words)
    drawn = [line.plain for line in blow_panel(Paper(words, DARK, 40, True), odds)]
    best = next(one for one in odds["defences"] if one["best"])

    assert told[0].startswith("Major Abelii at ")
    assert told[1].startswith(f"{odds['own']['total']} + D10 = +")
    for one in odds["defences"]:
        chance = percent(one["hit"], "en")
        assert [line for line in told if line.endswith(f"; {chance}")]
        assert [line for line in drawn if line.endswith(chance)]
    out, under, fumble = (percent(one, "en") for one in (best["knock_out"], best["morale"], odds["fumble"]))
    assert told[-1] == drawn[-1]
    assert told[-1].replace("\u00a0", " ") == (
        f"{best['mean']:.1f} HP on average, out of action {out}; under 10 HP {under}; critical failure {fumble}"
    )


def test_before_a_roll_the_average_counts_misses_too() -> None:
    """So it is not said to be the average of hits."""
    state = duel()
    state.apply(0, GAME.read("shoot 2.1"), Seeded(1))
    told: Any = GAME.ask(state.seen_by(0, Seeded(0)), 0, {"kind": "pending"})
    lines = pending_lines(told, words_of(state))

    assert told["odds"]["losses"][0] > 0.1
    assert any(f"{told['odds']['mean']:.1f} HP on average" in line for line in lines)
    assert not any("If it hits" in line for line in lines)


def test_what_is_not_seen_is_drawn_as_fog() -> None:
    """By a sign, so that no colour is needed; what is seen in part has another."""
    state = duel()
    view = GAME.view(state, 0)
    sight: Any = GAME.ask(state.seen_by(0, Seeded(0)), 0, {"kind": "sight", "briskar": "1.1"})
    stage = Stage(view, words_of(state), DARK, 51, 21, sight=sight)
    plain = [line.plain for line in board(stage)]
    clear = [line.plain for line in board(replace(stage, sight=None))]

    assert {"none", "cover", "clear"} == set(sight["squares"].values())
    assert "".join(plain).count(FOG) > 10
    assert "/" in "".join(plain)
    assert FOG not in "".join(clear)


def test_kegs_and_pieces_stand_on_the_map() -> None:
    """A piece points where it faces."""
    state = duel()
    view: Any = {**GAME.view(state, 0), "kegs": ["E4"]}
    piece = {"piece": "pirate-cannon", "seat": 0, "square": "F4", "facing": 2, "points": 3, "ammo": 1, "loaded": 1}
    view["pieces"] = [{**piece, "gunner": None}]
    words = words_of(state)
    row = next(line for line in draw(view, words) if line.startswith(" 4 "))

    assert "@" in row
    assert "→" in row
    assert square_line(view, "E4", words).endswith("; Keg of black powder")


def test_people_and_things_have_their_prices_while_a_band_signs_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what has been spent of the budget is told."""
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    client = seated(new_table(find_game("briskars"), read_seats("me,bot", "You"), {"recruiting": "free"}, 4), "en")
    client.attach()
    client.settle()
    hire = next(one for one in client.moments[0].options if one["notation"] == "hire abelii")
    client.act(0, hire["action"])
    client.settle()
    seen, words = client.moments[0], client.words(0)
    shown = dict(phrase(seen.view, option, words) for option in seen.options)

    assert shown["Sign on Bogdan"] == "96 gold"
    assert shown["Buy: Stiletto"] == "8 gold"
    assert weigh(seen.view, list(seen.options), lambda about: client.ask(0, about), words) == [
        "130 of 300 gold spent",
        "  Major Abelii",
    ]


def test_who_listens_is_told_where_everything_is_and_no_map_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    client = seated(new_table(find_game("briskars"), read_seats("me,bot", "You"), {}, 4), "en")
    target = io.StringIO()
    LineTable(client, Console(io.StringIO("1\n1\nb13\nc13\nd13\ntable\n"), target), spoken=True).play()
    shown = target.getvalue()

    assert "    A  B  C" not in shown
    assert "~  ~" not in shown
    assert shown.count("mast: H5, H11") == 2, "at the beginning, and when the table is asked for"
    assert "●1 Major Abelii: B13" in shown
