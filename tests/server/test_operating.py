"""What an operator sees and does: figures, logs, files that nobody else may read. Real processes."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from flibuste.server import logs
from flibuste.server.metrics import HELP
from flibuste.server.storage import tournaments
from flibuste.server.storage.store import FILE
from flibuste.server.tables.live import DAY
from tests.server.campaigns.test_sailed import DUEL
from tests.server.harness import Browser, Watch, harbour, in_loop, play_out
from tests.server.postgres import free_port
from tests.server.processes import Ship
from tests.server.test_absence import TWO, seated

SAMPLE = re.compile(r'^([a-z_]+)(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (\S+)$')


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@in_loop
async def test_games_and_secrets_are_for_the_servers_own_user(tmp_path: Path) -> None:
    """Also in a folder that somebody made open to all before."""
    data = tmp_path / "open"
    data.mkdir()
    data.chmod(0o755)
    (data / "old").write_text("x")
    (data / "old").chmod(0o644)
    ship = Ship(data, free_port())
    await ship.launch()
    anne = Browser(ship.base)
    await anne.open_table()
    modes = {file.name: mode(file) for file in data.iterdir() if file.name != "stderr"}
    await anne.close()
    await ship.sink()

    assert mode(data) == 0o700
    assert set(modes.values()) == {0o600}
    assert {"flibuste.sqlite3", "operator.token", "lock"} <= set(modes)


@in_loop
async def test_figures_are_read_by_prometheus_and_by_nobody_without_the_token(tmp_path: Path) -> None:
    async with harbour(tmp_path, operator="a-token-of-the-operator") as here:
        anne = here.browser()
        table = (await anne.open_table(start=True))["id"]
        await play_out(anne, table, 0, await anne.attach(table))
        await anne.request("act", table, 0, seq=1, action=0)
        async with httpx.AsyncClient(base_url=here.base) as client:
            refused = [(await client.get("/metrics", headers=given)).status_code for given in ({}, bearer("x"))]
            answer = await client.get("/metrics", headers=bearer("a-token-of-the-operator"))
        lines = answer.text.splitlines()
        samples = [SAMPLE.match(line) for line in lines if not line.startswith("#")]
        values = {f"{found[1]}{found[2] or ''}": float(found[4]) for found in samples if found}

        assert refused == [404, 404]
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        assert all(samples)
        typed = [line.split(" ")[2] for line in lines if line.startswith("# TYPE ")]
        assert len(typed) == len(set(typed))
        assert set(typed) <= set(HELP)
        assert values['flibuste_games_ended_total{game="brisca",how="played"}'] == 1
        assert values['flibuste_answers_total{game="brisca",by="bot"}'] > 10
        assert values['flibuste_refusals_total{code="game_over"}'] == 1
        assert values["flibuste_change_seconds_count"] == values['flibuste_change_seconds_bucket{le="+Inf"}'] > 20
        assert values["flibuste_healthy"] == 1
        assert table not in answer.text


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    "said",
    [
        "connection to 192.0.2.7 lost",
        "at [2001:db8::17]:443",
        "peer ('203.0.113.9', 55)",
        "::1 said no",
        "192.0.2.7:80",
    ],
)
def test_the_log_is_written_for_programs_and_holds_no_address(said: str, caplog: pytest.LogCaptureFixture) -> None:
    record = logging.LogRecord("flibuste", logging.WARNING, "f", 1, "table %s: %s at 12:30:15", ("t1", said), None)
    line = json.loads(logs.Json().format(record))

    assert (line["level"], line["from"], line["table"]) == ("warning", "flibuste", "t1")
    assert "(address)" in line["text"]
    assert not re.search(r"192\.0|203\.0|2001|::", line["text"])
    assert "12:30:15" in logs.Plain("%(message)s").format(record)


@in_loop
async def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    async with harbour(tmp_path / "a", origins=("https://table.example",)) as here:
        secure = (await here.browser().http.get("/api/games")).headers
    async with harbour(tmp_path / "b") as here:
        plain = (await here.browser().http.get("/api/games")).headers

    assert secure["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in plain


def doctor(data: Path, *more: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "flibuste", "doctor", "--data", str(data), "--page", str(data), *more],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


@in_loop
async def test_the_doctor_finds_nothing_at_a_sound_server_and_names_what_is_broken(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        table = (await here.browser().open_table(start=True))["id"]
        campaign = (await here.browser().post("/api/campaigns", DUEL))["id"]
    (tmp_path / "index.html").write_text("x")
    sound, said = doctor(tmp_path)
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE entries SET line = '{}' WHERE seq = 3")
    connection.execute('UPDATE campaign_entries SET line = \'{"kind":"voided"}\' WHERE seq = 3')
    connection.execute("INSERT INTO migrations VALUES (999, 'later')")
    connection.commit()
    connection.close()
    broken, why = doctor(tmp_path, "--origin", "http://table.example")

    assert sound == 0
    assert "ok   schema: up to date" in said
    assert "ok   integrity: the file is sound" in said
    assert "ok   tables: 1 games under way can go on" in said
    assert "ok   campaigns: 1 under way can go on" in said
    assert f"bad  campaigns: 1 of 1 cannot go on: {campaign}" in why
    assert "mind data: others on this machine may read" in said
    assert broken == 1
    assert f"bad  tables: 1 of 1 cannot be read: {table}" in why
    assert "bad  schema: the data was written by a later version" in why
    assert "mind origin: http://table.example is not encrypted" in why


@in_loop
async def test_what_was_kept_long_enough_is_gone_from_every_file(tmp_path: Path) -> None:
    """Journal, names, chat, links, results; running games and later ones stay."""
    now = Watch()
    async with harbour(tmp_path, now, keep_days=30) as here:
        anne = here.browser()
        seats = [{"kind": "you", "name": "Anne-Bonny-Purged"}, {"kind": "bot", "level": "deckhand"}]
        old = await anne.open_table(seats, start=True, chat="free")
        await anne.attach(old["id"])
        await anne.request("say", old["id"], 0, text="words-to-be-purged")
        await anne.request("resign", old["id"], 0)
        running = (await anne.open_table(start=True))["id"]
        secret = here.service.hall.tables[old["id"]].plan.secret
        now.at += 29 * DAY
        await here.service.steward.purge()
        early = (await anne.get(f"/api/tables/{old['id']}"))["status"]
        now.at += 2 * DAY
        await here.service.steward.purge()
        await anne.get(f"/api/tables/{old['id']}", 404)
        stays = (await anne.get(f"/api/tables/{running}"))["status"]
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith(FILE))

    assert (early, stays) == ("over", "playing")
    assert running.encode() in kept
    for trace in (old["id"], secret, "words-to-be-purged"):
        assert trace.encode() not in kept, trace


@in_loop
async def test_the_operator_closes_bans_mutes_and_announces_and_nobody_else_does(tmp_path: Path) -> None:
    async with harbour(tmp_path, operator="a-token-of-the-operator") as here:
        table, (anne, bo) = await seated(here, TWO, chat="free")
        async with httpx.AsyncClient(base_url=here.base, headers=bearer("a-token-of-the-operator")) as operator:
            for path in ("notice", "ban", f"tables/{table}/close"):
                assert (await anne.http.post(f"/api/operator/{path}", json={})).status_code == 404
            (seen,) = (await operator.get("/api/operator/tables")).json()
            people = {one["name"]: one["person"] for one in seen["people"]}
            await operator.post("/api/operator/ban", json={"person": people["Bo"], "what": "mute"})
            muted = await bo.request("say", table, 1, text="hello")
            await operator.post("/api/operator/notice", json={"text": "New cards tomorrow", "minutes": 5})
            told = await anne.hear("notice")
            await operator.post("/api/operator/ban", json={"person": people["Bo"], "what": "ban"})
            shut_out = await bo.get(f"/api/tables/{table}", 403)
            await operator.post(f"/api/operator/tables/{table}/close")
            over = await anne.get(f"/api/tables/{table}")
            await operator.post("/api/operator/ban", json={"person": people["Bo"], "what": "nothing"})

        assert (seen["id"], seen["game"], seen["status"], sorted(people)) == (
            table,
            "brisca",
            "playing",
            ["Anne", "Bo"],
        )
        assert (muted["code"], shut_out["code"]) == ("muted", "banned")
        assert told["notice"]["text"] == "New cards tomorrow"
        assert told["notice"]["restart"] > here.service.now()
        assert (over["status"], over["result"]["how"], over["result"]["winners"]) == ("over", "closed", [])
        assert (await bo.get("/api/notice"))["text"] == "New cards tomorrow"
        assert (await bo.get(f"/api/tables/{table}"))["you"] == [1]


@in_loop
async def test_a_tournament_goes_after_the_same_time_and_one_under_way_stays(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now, keep_days=30) as here:
        store = here.service.store
        for name, status in (("ended", "over"), ("going", "playing")):
            await store.write(lambda db, n=name: tournaments.BOOK.create(db, n, "{}", True, now()))  # type: ignore[misc]
            await store.write(lambda db, n=name, s=status: tournaments.BOOK.append(db, n, 1, ["{}"], s, now()))  # type: ignore[misc]
        now.at += 29 * DAY
        await here.service.steward.purge()
        early = await store.read(lambda db: tournaments.BOOK.plan_of(db, "ended"))
        now.at += 2 * DAY
        await here.service.steward.purge()
        late = [await store.read(lambda db, n=n: tournaments.BOOK.plan_of(db, n)) for n in ("ended", "going")]  # type: ignore[misc]

    assert early == "{}"
    assert late == [None, "{}"]
