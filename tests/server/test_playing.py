"""Whole games over the wire: people, bots, reconnecting, undo, chat, watching, rematch, hot-seat."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from pathlib import Path

import pytest

from flibuste.table.faces import BOTS, PEOPLE
from flibuste.table.verify import verify_record
from tests.server.harness import YOU_AND_BOT, Browser, Told, Watch, attended, harbour, in_loop, play_out
from tests.table import walk

TWO = [{"kind": "you", "name": "Anne"}, {"kind": "open"}]
WALKERS = {"game": "walk"}


def tells_card(card: str, told: Told) -> bool:
    """Say whether an update tells of a card."""
    return any(event.get("card") == card for event in told["events"])


async def two_people(here: object, **more: object) -> tuple[Browser, Browser, str]:
    """Anne opens a table, Tomás joins by the link, both attach, Anne starts."""
    anne, tomas = here.browser(), here.browser()  # type: ignore[attr-defined]
    info = await anne.open_table(TWO, **more)
    joined = await tomas.post("/api/join", {"code": info["links"]["join"][3:], "name": "Tomás"})
    assert joined["you"] == [1]
    await anne.attach(info["id"])
    await tomas.attach(info["id"])
    await anne.post(f"/api/tables/{info['id']}/start")
    return anne, tomas, info["id"]


@in_loop
async def test_a_game_against_a_bot_from_the_link_to_the_verified_record(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(start=True)
        assert info["status"] == "playing"
        last = await play_out(anne, info["id"], 0, await anne.attach(info["id"]))

        assert last["view"]["over"]
        record = (await anne.http.get(f"/api/tables/{info['id']}/record")).text
        assert verify_record(record)[0].state.over
        receipt = await anne.get(f"/api/tables/{info['id']}/receipt")
        assert receipt["ok"]
        assert receipt["commitment"] == info["commitment"] == hashlib.sha256(receipt["secret"].encode()).hexdigest()
        replay = await anne.get(f"/api/tables/{info['id']}/replay")
        assert len(replay["frames"]) == len(record.split("\nchance ")[1].splitlines()) - 1
        brought = await anne.post_text("/api/replay", record)
        assert brought["verified"]
        assert [frame["views"] for frame in brought["frames"]] == [frame["views"] for frame in replay["frames"]]


@in_loop
async def test_two_people_see_the_same_log_from_two_sides(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here)
        a, t = await asyncio.gather(anne.hear("snapshot"), tomas.hear("snapshot"))
        await asyncio.gather(play_out(anne, table, 0, a), play_out(tomas, table, 1, t))
        again = [await browser.attach(table) for browser in (anne, tomas)]

        kinds = [[event["kind"] for event in snapshot["log"]] for snapshot in again]
        assert kinds[0] == kinds[1]
        assert [event["index"] for event in again[0]["log"]] == list(range(len(again[0]["log"])))
        assert again[0]["view"]["winners"] == again[1]["view"]["winners"]


@in_loop
async def test_a_cut_socket_resumes_where_it_was(tmp_path: Path) -> None:
    """Reconnecting gives the position and only the events that were missed."""
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here)
        await asyncio.gather(anne.hear("snapshot"), tomas.hear("snapshot"))
        for _ in range(6):
            position = await anne.attach(table)
            mover = position["waiting"][0]
            browser = (anne, tomas)[mover]
            seen = await browser.attach(table)
            await browser.request("act", table, mover, seq=seen["seq"], action=seen["options"][0]["action"])
        whole = await anne.attach(table)
        middle = whole["log"][len(whole["log"]) // 2]["seq"]
        anne.drop()

        resumed = await anne.attach(table, since=middle)

        assert resumed["since"] == middle
        assert resumed["log"] == [event for event in whole["log"] if event["seq"] > middle]
        assert resumed["view"] == whole["view"]


@in_loop
async def test_the_same_request_twice_is_done_once_and_acknowledged_twice(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(YOU_AND_BOT, start=True, **WALKERS)
        position = await anne.attach(info["id"])
        first = await anne.request("act", info["id"], 0, key="same", seq=position["seq"], action=0)
        second = await anne.request("act", info["id"], 0, key="same", seq=position["seq"], action=0)

        assert (first["type"], first["seq"]) == (second["type"], second["seq"]) == ("ack", first["seq"])
        assert (await anne.attach(info["id"]))["view"]["sums"] == [1, 0]


@in_loop
async def test_stale_foreign_and_illegal_requests_get_codes(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here, **WALKERS)
        position = await anne.hear("snapshot")
        await anne.request("act", table, 0, seq=position["seq"], action=0)
        stranger = here.browser()
        await stranger.open_table()
        await stranger.connect()

        codes = [
            (await anne.request("act", table, 0, seq=position["seq"] - 1, action=0))["code"],
            (await anne.request("act", table, 1, seq=99, action=0))["code"],
            (await tomas.request("act", table, 1, seq=99, action=0))["code"],
            (await anne.request("act", table, 0, seq=99, action=77))["code"],
            (await anne.request("retract", table, 0))["code"],
            (await stranger.request("act", table, 0, seq=99, action=0))["code"],
            (await anne.request("act", "nosuchtable", 0, seq=99, action=0))["code"],
        ]

        assert codes == [
            *("stale_sequence", "wrong_seat", "not_your_turn", "no_such_action"),
            *("nothing_sealed", "unknown_table", "unknown_table"),
        ]


@in_loop
async def test_undo_free_asked_agreed_and_refused(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here, **WALKERS)
        position = await anne.hear("snapshot")
        await anne.request("act", table, 0, seq=position["seq"], action=0)
        await anne.request("undo", table, 0)
        assert (await anne.attach(table))["view"]["sums"] == [0, 0]
        position = await anne.attach(table)
        await anne.request("act", table, 0, seq=position["seq"], action=2)
        rolled = (await anne.attach(table))["view"]["sums"]

        await anne.request("undo", table, 0)
        asked = await tomas.hear("undo_asked")
        await tomas.request("undo_answer", table, 1, agree=False)
        refused = await anne.hear("undo_refused")
        await anne.request("undo", table, 0)
        await tomas.request("undo_answer", table, 1, agree=True)
        undone = await anne.hear("undone")
        position = await anne.hear("snapshot")
        await anne.request("act", table, 0, seq=position["seq"], action=2)

        assert (asked["notation"], refused["by"], undone["notation"]) == ("roll", 1, "roll")
        assert position["view"]["sums"] == [0, 0]
        assert (await anne.attach(table))["view"]["sums"] == rolled


@in_loop
async def test_chat_is_off_phrases_or_free_as_the_table_decided(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        said: dict[str, list[str]] = {}
        for chat in ("off", "phrases", "free"):
            info = await anne.open_table(chat=chat)
            await anne.attach(info["id"])
            answers = [
                await anne.request("say", info["id"], 0, phrase="hello"),
                await anne.request("say", info["id"], 0, text="<b>ahoy</b>\u0000"),
                await anne.request("say", info["id"], 0, phrase="no such phrase"),
                await anne.request("say", info["id"], 0, text="x" * 401),
            ]
            said[chat] = [answer.get("code", "ack") for answer in answers]

        assert said["off"] == ["chat_off", "chat_off", "chat_off", "too_long"]
        assert said["phrases"] == ["ack", "phrases_only", "malformed", "too_long"]
        assert said["free"] == ["ack", "ack", "malformed", "too_long"]
        assert [one["text"] or one["phrase"] for one in (await anne.attach(info["id"]))["said"]] == [
            "hello",
            "<b>ahoy</b>",
        ]


@in_loop
async def test_a_watcher_sees_public_things_only_and_with_delay_later(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        for delay in (0, 2):
            anne, watcher = here.browser(), here.browser()
            info = await anne.open_table(start=True, delay=delay)
            position = await anne.attach(info["id"])
            looked = await watcher.post("/api/look", {"code": info["links"]["watch"][3:]})
            watching = await watcher.post("/api/watch", {"code": info["links"]["watch"][3:]})
            first = await watcher.attach(info["id"])
            while 0 not in position["waiting"]:
                position = await anne.turn(0)
            before = asyncio.get_running_loop().time()
            action = position["options"][0]
            await anne.request("act", info["id"], 0, seq=position["seq"], action=action["action"])
            update = await watcher.hear("update", where=partial(tells_card, action["card"]))
            waited = asyncio.get_running_loop().time() - before

            assert looked["kind"] == "watch"
            assert watching["watching"]
            assert (first["seat"], update["seat"], update["options"], update["undo"]) == (None, None, [], "no")
            assert update["view"]["hand"] == []
            assert (waited >= 1.9) == bool(delay)
            if delay:
                assert first["view"] == {}
                hall = here.service.hall
                assert (await watcher.attach(info["id"]))["seq"] >= update["seq"]
                past, live = await hall.past(info["id"], hall.now()), hall.tables[info["id"]]
                assert past is live.behind
                assert (past.seq, past.game.view(past.state, 0)) == (
                    live.match.seq,
                    live.match.game.view(live.match.state, 0),
                )
            refused = await watcher.request("act", info["id"], 0, seq=1, action=0)
            assert refused["code"] == "wrong_seat"


@in_loop
async def test_a_seat_goes_to_a_second_device_by_its_secret(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        laptop, phone = here.browser(), here.browser()
        info = await laptop.open_table(start=True)
        links = info["links"]
        claimed = await phone.post("/api/claim", {"code": links["seats"]["0"][3:]})

        assert claimed["you"] == [0]
        assert (await phone.attach(info["id"]))["view"]["hand"] == (await laptop.attach(info["id"]))["view"]["hand"]
        codes = [links["join"][3:], links["watch"][3:], links["seats"]["0"][3:]]
        assert len({code[:6] for code in codes}) == 3
        assert info["id"] not in "".join(codes)
        for path, code in (("join", codes[1]), ("watch", codes[0]), ("claim", codes[0]), ("join", codes[2])):
            await here.browser().post(f"/api/{path}", {"code": code, **({"name": "x"} if path == "join" else {})}, 404)


@in_loop
async def test_rematch_moves_everybody_on_and_counts_the_series(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here)
        a, t = await asyncio.gather(anne.hear("snapshot"), tomas.hear("snapshot"))
        last, _ = await asyncio.gather(play_out(anne, table, 0, a), play_out(tomas, table, 1, t))
        both = await asyncio.gather(
            anne.post(f"/api/tables/{table}/rematch"), tomas.post(f"/api/tables/{table}/rematch")
        )
        told = await tomas.hear("rematch")

        assert both[0]["id"] == both[1]["id"] == told["next"]
        assert (both[0]["you"], both[1]["you"]) == ([1], [0])
        assert both[0]["series"]["games"] == 1
        wins = [0, 0]
        for winner in last["view"]["winners"]:
            wins[(winner + 1) % 2] = 1
        assert both[0]["series"]["wins"] == wins
        assert both[0]["status"] == "dealing"


@in_loop
async def test_a_face_belongs_to_a_person_at_the_table_in_the_lobby_the_replay_and_the_rematch(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas = here.browser(), here.browser()
        mine, theirs = "exiles-cook", "sundars-marabout"
        three = [{"kind": "you", "name": "Anne", "face": mine}, {"kind": "open"}, {"kind": "bot", "level": "deckhand"}]
        info = await anne.open_table(three)
        assert [seat["face"] for seat in info["seats"]] == [mine, None, BOTS[2]]
        code, table = info["links"]["join"][3:], info["id"]
        await tomas.post("/api/join", {"code": code, "name": "Tomás", "face": BOTS[0]}, 400)
        await tomas.post("/api/join", {"code": code, "name": "Tomás", "face": theirs})
        first = await anne.attach(table)
        other = await tomas.attach(table)
        await anne.post(f"/api/tables/{table}/start")
        first, other = await anne.hear("snapshot"), await tomas.hear("snapshot")
        await asyncio.gather(play_out(anne, table, 0, first), play_out(tomas, table, 1, other))

        (kept,) = await anne.get("/api/me/tables")
        replay = await anne.get(f"/api/tables/{table}/replay")
        again = await anne.post(f"/api/tables/{table}/rematch")
        faces = [[seat["face"] for seat in one["seats"]] for one in (kept, replay, again)]
        assert faces == [[mine, theirs, BOTS[2]], [mine, theirs, BOTS[2]], [BOTS[2], mine, theirs]]


@in_loop
async def test_who_chose_no_face_is_given_one_that_stays(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        one, other = [await anne.open_table(start=True) for _ in range(2)]
        shared = await anne.open_table([{"kind": "you"}, {"kind": "here", "name": "Ben"}], start=True)

        assert one["seats"][0]["face"] == other["seats"][0]["face"] == shared["seats"][0]["face"]
        assert one["seats"][0]["face"] in PEOPLE
        assert shared["seats"][1]["face"] == PEOPLE[1]


@in_loop
async def test_several_people_at_one_device_each_have_their_own_snapshot(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table([{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Ben"}], start=True)
        one = await anne.attach(info["id"])
        other = await anne.hear("snapshot")

        assert info["you"] == [0, 1]
        assert {one["seat"], other["seat"]} == {0, 1}
        assert not set(one["view"]["hand"]) & set(other["view"]["hand"])


@in_loop
async def test_pinches_of_chance_are_sealed_opened_and_in_the_receipt(tmp_path: Path) -> None:
    async with harbour(tmp_path, modules=(str(walk.__file__),)) as here:
        anne, tomas = here.browser(), here.browser()
        nonces = ["a1" * 16, "b2" * 16]
        seals = [hashlib.sha256(nonce.encode()).hexdigest() for nonce in nonces]
        info = await anne.open_table([{"kind": "you", "name": "A", "sealed": seals[0]}, {"kind": "open"}], **WALKERS)
        table = info["id"]
        await tomas.post("/api/join", {"code": info["links"]["join"][3:], "name": "T", "sealed": seals[1]})
        for browser in (anne, tomas):
            await browser.attach(table)
        assert (await anne.post(f"/api/tables/{table}/start"))["status"] == "dealing"
        for seat, browser in enumerate((anne, tomas)):
            asked = await browser.hear("open")
            assert asked["seat"] == seat
            await browser.send(type="open", table=table, seat=seat, nonce=nonces[seat])
        position = await anne.hear("snapshot", where=lambda told: bool(told["view"]))
        assert position["view"]
        before = await anne.get(f"/api/tables/{table}/receipt")
        assert (before["secret"], [n["nonce"] for n in before["nonces"]]) == (None, [None, None])
        for turn in range(6):
            browser = (anne, tomas)[turn % 2]
            seen = await browser.attach(table)
            await browser.request("act", table, turn % 2, seq=seen["seq"], action=3)
        receipt = await anne.get(f"/api/tables/{table}/receipt")

        assert [(n["nonce"], n["ok"]) for n in receipt["nonces"]] == [(nonces[0], True), (nonces[1], True)]
        assert receipt["ok"]


@in_loop
async def test_an_absent_player_is_replaced_only_after_the_grace_period(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        anne, tomas, table = await two_people(here, absence="bot", grace=10, **WALKERS)
        await anne.hear("snapshot")
        assert anne.socket is not None
        await anne.socket.close()
        gone = await tomas.hear("table", where=lambda told: not told["info"]["seats"][0]["here"])
        live = here.service.hall.tables[table]
        now.at += 9_000
        await attended(here.service)
        assert live.match.given == []
        now.at += 1_000
        here.service.steward.wake(live)
        update = await tomas.hear("update")

        assert gone["info"]["seats"][0]["away"] is not None
        assert update["events"]
        assert live.match.given[0].by == "absence"


@pytest.mark.parametrize("path", ["record", "replay"])
@in_loop
async def test_nothing_of_a_running_game_is_in_record_or_replay(tmp_path: Path, path: str) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        info = await anne.open_table(start=True)

        assert (await anne.get(f"/api/tables/{info['id']}/{path}", 409))["code"] == "not_over"


@in_loop
async def test_a_finished_game_is_played_on_from_any_position(tmp_path: Path) -> None:
    """By the table or by its record, against bots or all at one device; nothing is proved about such a game."""
    async with harbour(tmp_path) as here:
        anne, friend = here.browser(), here.browser()
        info = await anne.open_table(start=True)
        await play_out(anne, info["id"], 0, await anne.attach(info["id"]))
        replay = await friend.get(f"/api/tables/{info['id']}/replay")
        record = (await friend.http.get(f"/api/tables/{info['id']}/record")).text

        on = await friend.post("/api/play-on", {"table": info["id"], "move": 10, "seat": 1, "name": "Ana"})
        position = await friend.attach(on["id"])
        given = (await here.service.hall.open(on["id"])).match.session
        original = (await here.service.hall.open(info["id"])).match.session
        assert given is not None
        assert original is not None
        assert given.record.answers[:10] == original.record.answers[:10]
        assert [seat["kind"] for seat in on["seats"]] == ["bot", "person"]
        assert position["view"]["you"] == 1
        last = await play_out(friend, on["id"], 1, position)
        assert last["view"]["over"]
        paper = (await friend.http.get(f"/api/tables/{on['id']}/record")).text
        assert f"note played-on-from {info['id']} 10" in paper
        assert "fair-" not in paper
        assert (await friend.get(f"/api/tables/{on['id']}/receipt"))["ok"] is None
        assert (await friend.post_text("/api/replay", paper))["verified"] is None

        both = await friend.post("/api/play-on", {"record": record, "move": 3, "here": True})
        assert [seat["kind"] for seat in both["seats"]] == ["person", "person"]
        for wrong in ({"move": 3}, {"record": record, "move": 99_999}, {"table": "no", "move": 0}):
            assert (await friend.http.post("/api/play-on", json=wrong)).status_code in (400, 404)
        end = len(replay["frames"]) - 1
        assert (await friend.http.post("/api/play-on", json={"record": record, "move": end})).status_code == 409


@in_loop
async def test_nobody_plays_on_from_a_running_game(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne, tomas, table = await two_people(here)
        for browser, code in ((anne, "not_over"), (tomas, "not_over"), (here.browser(), "unknown_table")):
            refused = await browser.http.post("/api/play-on", json={"table": table, "move": 0})
            assert refused.json()["code"] == code
