"""Files of one's own: written, read and judged in a worker process; a table that is opened with them keeps them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flibuste.insight.worth import fought, worth_of
from flibuste.kernel.chance import Seeded
from flibuste.kernel.drafting import Drafter
from flibuste.kernel.errors import BadData, BadField, BadQuestion
from flibuste.kernel.game import Game, Setup, find_game
from flibuste.table.own_cards import own_game


def drafter_of(game: Game) -> Drafter:
    """Return the drafter of a game that has one."""
    assert game.drafter is not None
    return game.drafter


def check(job: Mapping[str, Any]) -> dict[str, object]:
    """Write the drafts, then judge them with the files; what a file holds is told too."""
    drafter = drafter_of(find_game(job["game"]))
    files, faults = written(drafter, job)
    if faults:
        return {**EMPTY, "files": files, "faults": faults}
    found = drafter.verdict(files)
    settings = own_settings(job["game"], files) if found["playable"] else []
    return {**EMPTY, **found, "files": files, "drafts": read(drafter, files), "settings": settings}


EMPTY: Mapping[str, object] = {"drafts": [], "playable": False, "maps": [], "scenarios": [], "settings": []}


def written(drafter: Drafter, job: Mapping[str, Any]) -> tuple[dict[str, str], list[dict[str, object]]]:
    """Write the drafts as files beside those that are given; what cannot be written is a fault."""
    files, faults = dict(job["files"]), list[dict[str, object]]()
    for draft in job["drafts"]:
        try:
            name, text = drafter.written(draft["kind"], draft["fields"])
            files[name] = text
        except BadField as error:
            faults.append(fault(error))
    return files, faults


def fault(error: BadField) -> dict[str, object]:
    """Tell why a draft cannot be written."""
    plain = {name: value for name, value in error.values.items() if name not in ("row", "column")}
    where = {"file": error.file, "entry": error.entry, "field": error.field, "squares": []}
    return {"code": error.reason, **where, "values": plain, "rule": "", "refused": True}


def read(drafter: Drafter, files: Mapping[str, str]) -> list[dict[str, object]]:
    """Read what the files hold; one that cannot be read holds nothing, its reason is among the faults."""
    found: list[dict[str, object]] = []
    for file, text in files.items():
        try:
            found += drafter.read(file, text)
        except (BadData, ValueError, RecursionError):
            continue
    return found


def own_settings(name: str, files: Mapping[str, str]) -> list[dict[str, object]]:
    """List what may be chosen at a table with these files."""
    game = own_game(name, files) if files else find_game(name)
    return [
        {"name": one.name, "values": list(one.values), "default": one.default, "rule": one.rule}
        for one in game.settings
    ]


def admit(job: Mapping[str, Any]) -> dict[str, object]:
    """Try whether a table can be opened with files of its own: they are judged, a game is dealt and thrown away."""
    game = find_game(job["game"])
    if game.drafter is None:
        raise BadData("no_content", f"{game.name} takes no cards of your own")
    refused = [one for one in faults_of(game.drafter, job["files"]) if one["refused"]]
    if refused:
        return {"fault": refused[0]}
    own = own_game(job["game"], job["files"])
    own.check_seats(job["seats"])
    own.new(Setup(job["seats"], own.check_settings(job["settings"])), Seeded(1))
    return {}


def faults_of(drafter: Drafter, files: Mapping[str, str]) -> list[dict[str, Any]]:
    """List what is wrong with files."""
    found = drafter.verdict(files)["faults"]
    assert isinstance(found, list)
    return found


def outlook(job: Mapping[str, Any]) -> dict[str, object]:
    """Look around from a square of a map."""
    drafter = drafter_of(find_game(job["game"]))
    try:
        name, text = drafter.written("map", job["map"])
        return {"outlook": drafter.outlook(name, text, job["square"])}
    except BadQuestion as error:
        raise BadData("bad_question", error.sentence) from error


def trials(job: Mapping[str, Any]) -> dict[str, object]:
    """List the fights that measure a draft; files that a table would refuse are refused."""
    game = find_game(job["game"])
    refused = [one for one in faults_of(drafter_of(game), job["files"]) if one["refused"]]
    if refused:
        return {"fault": refused[0]}
    return {"trials": drafter_of(game).trials(job["files"], job["profile"])}


def fights(job: Mapping[str, Any]) -> dict[str, object]:
    """Fight some of the trials."""
    game = own_game(job["game"], job["files"])
    return {"shares": [fought(game, trial, job["seed"] + k) for k, trial in enumerate(job["trials"])]}


def worth(job: Mapping[str, Any]) -> dict[str, object]:
    """Say what the fights so far suggest."""
    return {"worth": worth_of(job["fought"])}
