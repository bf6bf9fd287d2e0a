"""Other rules, other cards, an older database: finished games stay as they were, running ones are never misread."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from flibuste.games.briskars import GAME as BRISKARS
from flibuste.kernel.game import GAMES, HAD, RULES
from flibuste.server.campaigns import cruise
from flibuste.server.storage.store import FILE
from flibuste.words.chronicles import facts_of, page_of
from tests.server.harness import Browser, Harbour, Told, harbour, in_loop, play_out
from tests.server.postgres import free_port
from tests.server.processes import Ship
from tests.server.test_content import SCENARIO

FORMER = Path(__file__).parent.parent / "former" / "server.sql"
ANNE, BO = "9v2WGZEBgaA31ychV01yK5aaRqN0j0nE", "w_pcbWB8i0nv-QM1myqBSPXhb0nCUBRp"
FINISHED, RUNNING, WAITING = "jPO7CX26fdlO", "0PMZmKjQ9QTT", "03Au28bJfdLa"
CHAIN = "b8d4d386a5cb7766ff158e086b01686d49f00f4b481a302e9b827016bc4080c9"
TWO = [{"kind": "you", "name": "Anne"}, {"kind": "here", "name": "Bo"}]


def kept_by_a_former_version(data: Path) -> None:
    """Lay a small database of the former version into a data folder: a finished, a running and a waiting table."""
    data.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(data / FILE)
    connection.executescript(FORMER.read_text(encoding="utf-8"))
    connection.close()


def known(browser: Browser, cookie: str) -> Browser:
    browser.http.cookies.set("flibuste", cookie)
    return browser


async def act(browser: Browser, table: str, seat: int) -> Told:
    position = await browser.attach(table)
    while position["seat"] != seat:
        position = await browser.hear("snapshot")
    return await browser.request("act", table, seat, seq=position["seq"], action=position["options"][0]["action"])


@in_loop
async def test_a_database_of_the_former_version_is_upgraded_and_its_games_go_on(tmp_path: Path) -> None:
    """In a real process; then once more, killed in between: an upgrade is done once."""
    kept_by_a_former_version(tmp_path)
    ship = Ship(tmp_path, free_port())
    for _ in range(2):
        await ship.launch()
        anne, bo = known(Browser(ship.base), ANNE), known(Browser(ship.base), BO)
        over = await anne.get(f"/api/tables/{FINISHED}")
        receipt = await anne.get(f"/api/tables/{FINISHED}/receipt")
        seat = (await anne.get(f"/api/tables/{RUNNING}"))["waiting"][0]
        done = await act((anne, bo)[seat], RUNNING, seat)
        await asyncio.gather(anne.close(), bo.close())
        await ship.sink()

        assert (over["result"]["winners"], over["result"]["standing"]) == ([1], [29, 1000091])
        assert (receipt["chain"], receipt["ok"]) == (CHAIN, True)
        assert done["type"] == "ack"
    connection = sqlite3.connect(tmp_path / FILE)
    frozen = connection.execute("SELECT table_id FROM results").fetchall()
    connection.close()
    assert frozen == [(FINISHED,)]


@in_loop
async def test_a_table_that_waits_is_dealt_by_the_rules_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_by_a_former_version(tmp_path)
    monkeypatch.setitem(RULES, "brisca", "a rule was mended")
    async with harbour(tmp_path) as here:
        anne = known(here.browser(), ANNE)
        await anne.post(f"/api/tables/{WAITING}/seats", {"seat": 1, "kind": "bot", "level": "deckhand"})
        info = await anne.post(f"/api/tables/{WAITING}/start")

        assert info["status"] == "playing"


async def played(here: Harbour, anne: Browser) -> str:
    table: str = (await anne.open_table(start=True))["id"]
    await play_out(anne, table, 0, await anne.attach(table))
    return table


@in_loop
async def test_after_a_change_of_rules_results_stay_and_what_ran_is_closed_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is thrown away: with its rules back the game goes on where it was."""
    async with harbour(tmp_path) as here:
        anne = here.browser()
        finished = await played(here, anne)
        running = (await anne.open_table(TWO, start=True))["id"]
        first = (await anne.get(f"/api/tables/{running}"))["waiting"][0]
        assert (await act(anne, running, first))["type"] == "ack"
        before = await anne.get(f"/api/tables/{finished}")
        paper = (await anne.http.get(f"/api/tables/{finished}/record")).text
        cookies = anne.http.cookies

    with monkeypatch.context() as changed:
        changed.setitem(RULES, "brisca", "a rule was mended")
        async with harbour(tmp_path) as here:
            anne = here.browser()
            anne.http.cookies = cookies
            after = await anne.get(f"/api/tables/{finished}")
            receipt = await anne.get(f"/api/tables/{finished}/receipt")
            closed = await anne.get(f"/api/tables/{running}")
            record = await anne.http.get(f"/api/tables/{running}/record")
            film = await anne.get(f"/api/tables/{finished}/replay", 409)
            refused = await anne.attach(running)
            again = await anne.post(f"/api/tables/{finished}/rematch")

            assert after["result"] == before["result"]
            assert (await anne.http.get(f"/api/tables/{finished}/record")).text == paper
            assert (receipt["ok"], film["code"]) == (True, "other_rules")
            assert (closed["status"], closed["result"]["how"], closed["result"]["winners"]) == ("over", "outdated", [])
            assert record.text.startswith("flibuste-record 1\ngame brisca\n")
            assert f"\n{first} play " in record.text
            assert refused["decision"] is None
            assert again["status"] in ("dealing", "playing")

    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        info = await anne.get(f"/api/tables/{running}")
        assert info["status"] == "playing"
        assert (await act(anne, running, info["waiting"][0]))["type"] == "ack"


@in_loop
async def test_with_cards_of_ones_own_running_games_go_on_with_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody starts the server with a map of his own: what was dealt before is played on as it was dealt."""
    seats = [{"kind": "you", "name": "Anne"}, {"kind": "bot", "level": "deckhand"}]
    async with harbour(tmp_path) as here:
        anne = here.browser()
        table = (await anne.open_table(seats, game="briskars", start=True))["id"]
        cookies = anne.http.cookies
    assert BRISKARS.with_content is not None
    own = BRISKARS.with_content({"scenarios.toml": SCENARIO})
    monkeypatch.setitem(GAMES, "briskars", own)
    monkeypatch.setitem(HAD, "briskars", [BRISKARS, own])
    assert own.edition() != BRISKARS.edition()

    async with harbour(tmp_path) as here:
        anne = here.browser()
        anne.http.cookies = cookies
        assert (await anne.get(f"/api/tables/{table}"))["status"] == "playing"
        assert here.service.hall.tables[table].match.game is BRISKARS


@in_loop
async def test_a_campaign_that_is_over_says_that_the_cards_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn by the cards of today: the page and the booklet say so, in the reader's language."""
    crews = [{"kind": "you", "side": "exiled"}, {"kind": "bot", "level": "deckhand", "side": "quintors"}]
    async with harbour(tmp_path) as here:
        anne, keeper = here.browser(), here.state.keeper
        campaign = (await anne.post("/api/campaigns", {"game": "briskars", "form": "duel", "crews": crews}))["id"]
        assert not (await anne.post(f"/api/campaigns/{campaign}/call-off"))["other_cards"]
        while keeper.tasks:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(cruise, "cards_of", lambda game: "0ther")
        keeper.known.clear()

        told = await anne.get(f"/api/campaigns/{campaign}")

        assert (told["status"], told["other_cards"]) == ("over", True)
        over = (await keeper.find(campaign)).under_way()
    for language, said in (("en", "have changed"), ("fr", "ont changé"), ("es", "han cambiado")):
        assert said in page_of(facts_of("briskars", over, language, other_cards=True))
        assert said not in page_of(facts_of("briskars", over, language))


@in_loop
async def test_a_campaign_goes_on_with_its_cards_only_and_its_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was paid and earned would change under other cards. One that has not begun is begun with those of today."""
    crews = [{"kind": "you", "side": "exiled"}, {"kind": "bot", "level": "deckhand", "side": "quintors"}]
    duel = {"game": "briskars", "form": "duel", "crews": crews}
    async with harbour(tmp_path) as here:
        anne, keeper = here.browser(), here.state.keeper
        sailing = (await anne.post("/api/campaigns", duel))["id"]
        waiting = (await anne.post("/api/campaigns", {**duel, "crews": [*crews[:1], {"kind": "open"}]}))["id"]
        text = (await anne.http.get(f"/api/campaigns/{sailing}/file")).text
        while keeper.tasks:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(cruise, "cards_of", lambda game: "0ther")
        keeper.known.clear()

        assert (await anne.get(f"/api/campaigns/{sailing}", 503))["code"] == "campaign_broken"
        assert (await anne.post(f"/api/campaigns/{sailing}/do", {"step": "share 0"}, 503))["code"] == "campaign_broken"
        assert (await anne.http.get(f"/api/campaigns/{sailing}/file")).text == text
        bot = {"crew": 1, "kind": "bot", "level": "deckhand", "side": "quintors"}
        await anne.post(f"/api/campaigns/{waiting}/crew", bot)
        assert (await anne.post(f"/api/campaigns/{waiting}/start"))["status"] == "sailing"
        keeper.known.clear()
        assert (await anne.get(f"/api/campaigns/{waiting}"))["status"] == "sailing"
