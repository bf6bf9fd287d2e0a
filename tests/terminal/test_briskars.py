"""Briskars drawn as lines."""

from __future__ import annotations

import pytest

from flibuste.bots.random import RandomBot
from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Setup
from flibuste.terminal.briskars import draw
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
            assert one["id"] in drawn
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


def duel():  # type: ignore[no-untyped-def]
    """Anne's Marten walks; one enemy stands in front of her, one far off."""
    assert GAME.position is not None
    bands = [
        {"briskars": [{"profile": "marten", "square": "H8"}]},
        {"briskars": [{"profile": "abelii", "square": "H10"}, {"profile": "spike", "square": "A1"}]},
    ]
    state = GAME.position({"map": "beach", "bands": bands})
    state.apply(0, GAME.read("activate 1.1"), Seeded(1))
    return state


def test_zones_are_raised_digits_and_ranges_a_line() -> None:
    """Marten controls the neighbours' squares, Abelii reaches two; distances from whoever is active."""
    state = duel()
    lines = draw(GAME.view(state, 0), Words("en", GAME, NAMES, 0))
    row = next(line for line in lines if line.startswith(" 9 "))
    cells = [row[3 + 6 * k : 9 + 6 * k].strip() for k in range(15)]

    assert [name for name, cell in zip("ABCDEFGHIJKLMNO", cells, strict=True) if "¹" in cell] == ["G", "H", "I"]
    assert [name for name, cell in zip("ABCDEFGHIJKLMNO", cells, strict=True) if "²" in cell] == list("FGHIJ")
    ranges = next(line for line in lines if line.startswith("From 1.1"))
    assert ranges.index("2.1 at 1.0 fathoms, in the open") < ranges.index("2.2 at")


def test_a_plus_marks_where_a_move_can_end() -> None:
    """As many as squares are offered."""
    state = duel()
    state.apply(0, GAME.read("walk"), Seeded(1))
    lines = draw(GAME.view(state, 0), Words("en", GAME, NAMES, 0))
    offered = {GAME.write(int(action)) for action in state.options(0) if GAME.write(int(action)).startswith("at ")}

    assert sum(line.count("+") for line in lines[2:17]) == len(offered) > 10
    assert "+ within reach of the move" in lines[17]
