"""What a game declares: notation both ways, descriptions, settings, seats."""

from __future__ import annotations

import pytest
from little_draft import PICK, LittleDraft, new, view

from flibuste.kernel.errors import BadData, BrokenGame, IllegalAction
from flibuste.kernel.events import Event
from flibuste.kernel.game import Game, Setting, Verb, find_game

GAME = Game(
    "toy",
    "ty",
    range(2, 4),
    {"card": ["7b", "Ao"]},
    [Verb("play", "card"), Verb("target", "seat"), Verb("bid", count=5), Verb("done")],
    10,
    LittleDraft,
    new,
    view,
    [PICK],
    [Event("laid-down", "laid: card", "cards: card[]", "seat", "count: number")],
    settings=[Setting("teams", (True, False), True, "TY-01"), Setting("goal", (3, 5), 3, "TY-02")],
)


@pytest.mark.parametrize(
    ("action", "notation", "description"),
    [
        (0, "play 7b", {"verb": "play", "card": "7b"}),
        (1, "play Ao", {"verb": "play", "card": "Ao"}),
        (4, "target 2", {"verb": "target", "seat": "2"}),
        (9, "bid 4", {"verb": "bid", "number": 4}),
        (10, "done", {"verb": "done"}),
    ],
)
def test_an_action_is_written_read_and_described(action: int, notation: str, description: object) -> None:
    assert GAME.write(action) == notation
    assert GAME.read(f" {notation} ") == action
    assert GAME.describe(action) == description


@pytest.mark.parametrize("text", ["", "play", "play 8b", "bid 5", "bid -1", "done now", "shout", "bid 04", "7b"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.read(text)

    assert error.value.code == "no_such_action"


@pytest.mark.parametrize("action", [-1, 11])
def test_a_number_outside_the_action_space_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction):
        GAME.write(action)


def test_events_get_ids_for_numbers_and_seats_stay_numbers() -> None:
    told = GAME.named(("laid-down", {"laid": 1, "cards": [0, 1], "seat": 1, "count": 7}))

    assert told == ("laid-down", {"laid": "Ao", "cards": ["7b", "Ao"], "seat": 1, "count": 7})


def test_an_event_that_is_not_declared_goes_nowhere() -> None:
    with pytest.raises(BrokenGame, match="tells 'sneezed', which it does not declare"):
        GAME.named(("sneezed", {"seat": 1}))


def test_an_event_about_a_noun_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BrokenGame, match="a tile: there is no such noun"):
        Game(
            *("toy", "ty", range(2, 4), {"card": ["7b"]}, [Verb("done")], 10, LittleDraft, new, view, [PICK]),
            [Event("found", "tile")],
        )


def test_settings_are_completed_by_their_defaults() -> None:
    assert GAME.check_settings({"goal": 5}) == {"teams": True, "goal": 5}


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"team": True}, "unknown_option"),
        ({"goal": 4}, "bad_option"),
        ({"teams": 1}, "bad_option"),
        ({"goal": True}, "bad_option"),
    ],
)
def test_a_wrong_setting_is_refused(chosen: dict[str, object], code: str) -> None:
    with pytest.raises(BadData) as error:
        GAME.check_settings(chosen)

    assert error.value.code == code


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadData, match="toy is for 2 to 3"):
        GAME.check_seats(seats)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadData, match="unknown_game"):
        find_game("poker")
