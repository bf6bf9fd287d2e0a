"""Ready bands against each other: everybody meets everybody everywhere, twice, and what was played is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.briskars.cards.content import STANDARD
from flibuste.lab import briskars_bands
from flibuste.lab.briskars_bands import Bout, bouts, fight, places, play, read, run, shares, table


class Here:
    """Plays in this process and counts."""

    def __init__(self) -> None:
        self.played = 0

    def each(self, work: Callable[[Any], Any], items: Sequence[Any]) -> Iterator[Any]:
        """Do the work and count it."""
        for item in items:
            self.played += 1
            yield work(item)


def test_every_two_bands_meet_in_every_scenario_and_on_every_map() -> None:
    """Eight places for two deals of three bands."""
    planned = bouts(["sundars", "exiled", "council"], "deckhand", [1, 2])
    maps = {one.map if one.map != "scenario" else STANDARD.maps[scenario(one).map].id for one in planned}

    assert len(planned) == len(set(planned)) == 2 * 3 * len(places())
    assert {one.scenario for one in planned} == {one.id for one in STANDARD.scenarios}
    assert maps == {one.id for one in STANDARD.maps}


def scenario(bout: Bout) -> Any:
    """Return the card of a bout's scenario."""
    return STANDARD.scenarios[STANDARD.index("scenario", bout.scenario)]


def test_a_bout_is_two_games_with_the_seats_changed() -> None:
    """What the first band wins in each seat; the same bout again gives the same."""
    bout = Bout(("sundars", "council"), "three-crates", "scenario", 7, "deckhand")
    first, second = fight(bout, ("sundars", "council")), fight(bout, ("council", "sundars"))

    assert play(bout) == (bout, [first[0], second[1]])
    assert sum(first) == sum(second) == 1.0


def test_what_was_played_is_kept_and_only_the_rest_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stopped run goes on; a band written anew plays its own bouts again."""
    monkeypatch.setattr(briskars_bands, "play", lambda bout: (bout, [1.0, 0.5]))
    planned = [bout for bout in bouts(["sundars", "exiled", "council"], "deckhand", [1]) if bout.scenario == "chest"]
    file, runner = tmp_path / "kept" / "deckhand.jsonl", Here()
    run(planned[:2], file, runner)
    results = run(planned, file, runner)

    assert runner.played == len(results) == 3
    assert shares(results, "sundars") == [75.0, 75.0]
    assert shares(results, "council") == [25.0, 25.0]
    monkeypatch.setattr(briskars_bands, "mark", lambda bands: "new" if "council" in bands else real(bands))
    assert {one.bands for one, _ in read(file, planned).values()} == {("sundars", "exiled")}


real = briskars_bands.mark


def test_the_table_marks_who_is_outside_40_to_60() -> None:
    """One band wins three of four."""
    bout = Bout(("sundars", "council"), "chest", "scenario", 1, "deckhand")
    lines = list(table({bout.key: (bout, [1.0, 0.5])}, ["sundars", "council"]))

    assert lines[1].startswith("sundars")
    assert "75.0 %" in lines[1]
    assert lines[1].endswith("outside")
    assert lines[4].split() == ["sundars", "-", "75"]
