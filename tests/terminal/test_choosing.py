"""Typing what one reads: names in the reader's language, how they begin, squares, numbers, and ids for programs."""

from __future__ import annotations

from pathlib import Path

import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel.game import find_game
from flibuste.terminal.choosing import Unclear, choice, choices, columns, completions, explained, option_lines, ranges
from flibuste.terminal.client import Client
from flibuste.terminal.local import HERE, LocalTable
from flibuste.terminal.seats import read_seats
from flibuste.terminal.tells import Seen


def table(name: str, language: str, seed: int, **settings: object) -> tuple[Client, Seen]:
    """Set a table for one person and a bot."""
    game = find_game(name)
    local = LocalTable(game, read_seats("me,bot", "You"), settings, seed, Path("none"))
    local.deal()
    local.save = lambda: None  # type: ignore[method-assign]
    client = Client(local, HERE, language)
    client.attach()
    client.settle()
    return client, client.moments[0]


def meant(client: Client, seen: Seen, typed: str) -> str:
    """Return in notation what is meant by what is typed."""
    return client.game.write(choice(client.game, seen, typed, client.words(0)))


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["3 of coins", "3 OF", "play the 3", "the 3", "3o", "play 3o", "1"]),
        ("fr", ["3 de deniers", "jouer le 3", "le 3", "3o", "1"]),
        ("es", ["3 de oros", "el 3", "3o", "1"]),
    ],
)
def test_a_card_is_meant_by_its_name_its_beginning_its_id_or_its_number(language: str, typed: list[str]) -> None:
    client, seen = table("brisca", language, 4)

    assert {meant(client, seen, one) for one in typed} == {"play 3o"}


def test_accents_and_capitals_do_not_matter() -> None:
    client, seen = table("brisca", "fr", 4)

    assert meant(client, seen, "VALET DE BATONS") == "play Vb"


def test_several_that_fit_are_named() -> None:
    client, seen = table("brisca", "en", 4)

    with pytest.raises(Unclear, match="Which one\\? Play the 3 of coins; Play the 2 of coins"):
        meant(client, seen, "coins")


def test_what_is_refused_says_why_by_its_name_too() -> None:
    client, seen = table("chasse_partie", "en", 1)
    words = client.words(0)
    refused = next(one for one in seen.refusals if "card" in one)
    name = words.thing("card", refused["card"])

    with pytest.raises(Unclear, match=str(refused["rule"])):
        choice(client.game, seen, f"play {name}", words)


def test_squares_are_typed_as_they_stand_and_shown_as_ranges() -> None:
    client, _ = table("briskars", "en", 4)
    for typed in ("major", "1", "1"):
        if client.moments[0].decision == "deploy":
            break
        client.act(0, client.game.read(meant(client, client.moments[0], typed)))
        client.settle()
    seen = client.moments[0]

    assert meant(client, seen, "f13") == "at F13"
    (line,) = option_lines(choices(client.game, seen, client.words(0)))
    assert line.strip() == "B13–N13, B14–G14, I14–N14, C15–M15"


def test_a_choice_says_what_it_does() -> None:
    """What stands on the card, in the reader's language; a card that does nothing says nothing."""
    client, seen = table("chasse_partie", "fr", 4)
    told = {explained(one, client.words(0)) for one in choices(client.game, seen, client.words(0))}

    assert any(line.startswith("Jouer Mascotte\u00a0: Choisissez qui pioche 3") for line in told)
    assert "Finir le tour" in told


def test_ranges_run_along_a_row_only() -> None:
    assert ranges(["A1", "B1", "D1", "A2", "C10", "B10"]) == "A1–B1, D1, A2, B10–C10"


def test_many_choices_stand_in_columns_that_fit_the_screen() -> None:
    lines = columns([f"{n:2} choice {n}" for n in range(60)])

    assert max(map(len, lines)) < 80
    assert len(lines) < 20
    assert "59 choice 59" in "\n".join(lines)


def test_names_are_completed_shortest_first() -> None:
    client, seen = table("brisca", "en", 4)
    listed = choices(client.game, seen, client.words(0))

    assert completions(listed, "3")[0] == "3 of coins"
    assert completions(listed, "Play the j") == ["Play the jack of clubs"]
    assert completions(listed, "x") == []
