"""Films: views can be made whole again, a seat's own holds no more than it was shown, long games stay small."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import flibuste.games  # noqa: F401
from flibuste.kernel.bits import SPECTATOR
from flibuste.kernel.chance import Scripted, Seeded
from flibuste.kernel.game import find_game
from flibuste.kernel.records import write_record
from flibuste.kernel.session import Session, start
from flibuste.server.tables.films import PORTION
from flibuste.server.tables.long_work import done, film_of
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop, whole_views


def played(game: str, seats: int, seed: int) -> Session:
    rng = Seeded(seed)
    session = start(find_game(game), seats, {}, rng)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(session.state.random_option(seat, rng)), rng)
    return session


def portions(text: str, first: int = 0) -> list[str]:
    """Let the work be done that a worker does for a film, as often as it takes; commas stand between portions."""
    found: list[str] = []
    while True:
        told = done({"work": "film", "record": text, "edition": "", "by": "", "of": None, "first": first})
        frames, following = told["frames"], told["next"]
        assert isinstance(frames, str)
        if following is None:
            return [*found, frames]
        assert isinstance(following, int)
        assert len(frames) >= PORTION
        found.append(frames + ",")
        first = following


def test_a_film_goes_on_where_it_stopped_also_with_another_worker() -> None:
    text = write_record(find_game("briskars"), played("briskars", 2, 5).record)
    whole = portions(text)
    film_of.cache_clear()
    first = whole[0].count('"notation"')

    assert len(whole) > 2
    assert portions(text, first) == whole[1:]


def test_a_record_has_no_more_answers_than_its_game_can_have(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("brisca")
    record = played("brisca", 2, 5).record
    text = write_record(game, record)
    monkeypatch.setattr(game, "bound", len(record.answers))
    assert done({"work": "head", "record": text})["over"]
    monkeypatch.setattr(game, "bound", len(record.answers) - 1)
    for work in ("head", "play"):
        assert done({"work": work, "record": text})["code"] == "too_long"


@pytest.mark.parametrize(
    ("game", "seats", "times"),
    [("brisca", 3, 100), ("chasse_partie", 3, 80), ("treasure_hunter", 3, 250), ("briskars", 2, 80)],
)
def test_a_film_holds_every_view_of_every_position(game: str, seats: int, times: int) -> None:
    """And is so many times as long as its record at most: views whole would be thousands of times as long."""
    record = played(game, seats, 5).record
    text = write_record(find_game(game), record)
    film = "".join(portions(text))
    views = whole_views({"frames": json.loads(f"[{film}]")})
    again = start(find_game(game), seats, record.settings, Scripted(None, record.setup))
    for number in range(len(record.answers) + 1):
        if number % 7 == 0 or number > len(record.answers) - 3:
            now = [again.view(seat) for seat in (*range(seats), SPECTATOR)]
            assert views[number] == json.loads(msgspec.json.encode(now)), number
        if number < len(record.answers):
            seat, action, outcomes = record.answers[number]
            again.answer(seat, action, Scripted(None, outcomes))

    assert len(views) == len(record.answers) + 1
    assert len(film) < times * len(text)


async def at_one_device(here: Harbour, anne: Browser, game: str) -> str:
    """Play a game at random to its end, two seats of one browser that hears everything; return the table."""
    seats = [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Mary"}]
    table = str((await anne.open_table(seats, game=game, start=True))["id"])
    await anne.attach(table)
    while not here.service.hall.tables[table].match.session:
        await anne.hear("snapshot")
    rng = Seeded(3)
    while not (match := here.service.hall.tables[table].match).state.over:
        seat = match.waiting()[0]
        action = int(match.state.random_option(seat, rng))
        await here.service.hall.change(table, lambda m, now, s=seat, a=action: [m.answer(s, a, now)])  # type: ignore[misc]
    for seat in (0, 1):
        await anne.hear("update", where=lambda told, s=seat: told["seat"] == s and told["decision"] is None)  # type: ignore[misc]
    return table


def cards_in(game: str, text: str) -> set[str]:
    """Find the cards that a text names."""
    return {card for card in find_game(game).nouns["card"] if f'"{card}"' in text}


def stripped(events: list[Told]) -> list[Told]:
    """Leave out where an event stands in the journal: a film counts answers."""
    return [{name: value for name, value in event.items() if name != "seq"} for event in events]


@pytest.mark.parametrize("game", ["brisca", "treasure_hunter", "chasse_partie"])
@in_loop
async def test_the_film_of_a_seat_is_what_that_seat_was_shown_live(tmp_path: Path, game: str) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = await at_one_device(here, anne, game)
        for seat in (0, 1):
            live = [(told, text) for told, text in zip(anne.told, anne.raw, strict=True) if told.get("seat") == seat]
            film = (await anne.http.get(f"/api/tables/{table}/replay?seat={seat}")).text
            replay = json.loads(film)

            assert replay["of"] == seat
            told = "".join(text for message, text in live if message["type"] in ("snapshot", "update"))
            assert cards_in(game, film) <= cards_in(game, told)
            heard = [event for message, _ in live for event in message.get("log") or message.get("events") or []]
            assert stripped([event for frame in replay["frames"] for event in frame["events"]]) == stripped(heard)
            assert whole_views(replay)[-1] == [live[-1][0]["view"]]
            assert all(frame["notation"] == "" for frame in replay["frames"] if frame["seat"] == 1 - seat)


@in_loop
async def test_at_no_moment_does_a_film_name_a_card_before_its_seat_knew_it(tmp_path: Path) -> None:
    """A draft: what the other seat keeps is known to nobody else for a long time."""
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = await at_one_device(here, anne, "treasure_hunter")
        views = {told["seq"]: json.dumps(told) for told in anne.told if told.get("seat") == 0 and "view" in told}
        first = min(views)
        replay = await anne.get(f"/api/tables/{table}/replay?seat=0")
        open_film = await anne.get(f"/api/tables/{table}/replay")
        for number, frame in enumerate(replay["frames"]):
            told = min((seq for seq in views if seq >= first + number), default=max(views))  # forced ones come along
            known = "".join(text for seq, text in views.items() if seq <= told)
            assert cards_in("treasure_hunter", json.dumps(frame)) <= cards_in("treasure_hunter", known), number

        assert open_film["of"] is None
        assert len(open_film["frames"]) == len(replay["frames"])
        assert cards_in("treasure_hunter", json.dumps(open_film["frames"][0])) > cards_in(
            "treasure_hunter", json.dumps(replay["frames"][0])
        )


@in_loop
async def test_a_film_of_nobody_is_refused(tmp_path: Path) -> None:
    """And one that was made is kept: asked for again it costs no worker anything."""
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = await at_one_device(here, anne, "brisca")
        path = f"/api/tables/{table}/replay?seat="

        assert (await anne.get(path + "2", 403))["code"] == "wrong_seat"
        assert (await anne.get(path + "-1", 400))["code"] == "malformed"
        record = (await anne.http.get(f"/api/tables/{table}/record")).text
        brought = await anne.post_text("/api/replay?seat=1", record)
        mine = await anne.get(path + "1")
        assert [frame["events"] for frame in brought["frames"]] == [frame["events"] for frame in mine["frames"]]
        here.service.long_pool.closed = True
        for worker in list(here.service.long_pool.all):
            await here.service.long_pool.stop(worker)
        assert await anne.get(path + "1") == mine


@pytest.mark.parametrize("listed", [False, True])
@in_loop
async def test_the_terms_say_who_sees_all_hands_afterwards(tmp_path: Path, listed: bool) -> None:
    """Players only: strangers and watchers get no film, no record, no receipt, and play on from nothing."""
    async with harbour(tmp_path) as here:
        anne, watcher, stranger = here.browser(), here.browser(), here.browser()
        seats = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]
        terms = {"afterwards": "players", "listed": listed}
        info = await anne.open_table(seats, start=True, **terms)
        table = info["id"]
        await watcher.post("/api/watch", {"code": info["links"]["watch"].split("/")[2]})
        await anne.attach(table)
        await anne.request("resign", table, 0)
        for one in (watcher, stranger):
            for path in ("replay", "replay?seat=1", "record", "receipt"):
                assert (await one.get(f"/api/tables/{table}/{path}", 403))["code"] == "players_only"
            await one.post("/api/play-on", {"table": table, "move": 0}, 403)

        assert (await watcher.get(f"/api/tables/{table}"))["afterwards"] == "players"
        assert (await anne.get(f"/api/tables/{table}/replay"))["frames"]
        assert (await anne.get(f"/api/tables/{table}/receipt"))["ok"]
