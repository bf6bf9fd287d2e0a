"""Bands that somebody builds: read, judged and suggested in a worker process; nothing is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.kernel.building import Builder
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, find_game


def builder_of(game: Game) -> Builder:
    """Return the builder of a game that has one."""
    assert game.builder is not None
    return game.builder


def judged(game: Game, side: object, budget: int) -> dict[str, object]:
    """Judge a band, with the answers that sign it on in words."""
    found = builder_of(game).verdict(side, budget)
    answers = found["answers"]
    assert isinstance(answers, list)
    return {**found, "answers": [game.write(answer) for answer in answers]}


def judge(job: Mapping[str, Any]) -> dict[str, object]:
    """Read and judge a band, as a file or as its fields."""
    game = find_game(job["game"])
    return {"verdict": judged(game, read(builder_of(game), job), job["budget"])}


def read(builder: Builder, job: Mapping[str, Any]) -> object:
    """Read a band; what cannot be read says where."""
    try:
        if job["file"] is None:
            return builder.made(job["name"], job["band"])
        return builder.read(job["name"], job["file"])
    except (RecursionError, ValueError) as error:
        raise BadData("bad_band", "") from error


def suggest(job: Mapping[str, Any]) -> dict[str, object]:
    """Find bands of a faction; with much gold that takes a moment."""
    game = find_game(job["game"])
    sides = builder_of(game).suggest(job["faction"], job["budget"], job["most"])
    return {"verdicts": [judged(game, side, job["budget"]) for side in sides]}
