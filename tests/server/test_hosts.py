"""A host who is forgotten leaves nobody behind who cannot go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import harbour, in_loop


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else str(request.getfixturevalue("postgres_url"))


@in_loop
async def test_the_next_who_takes_part_becomes_the_host_of_a_tournament(tmp_path: Path, address: str) -> None:
    """Not somebody whom the host has taken out, nor somebody who came later."""
    async with harbour(tmp_path, database=address) as here:
        host, eve, anne, tomas = (here.browser() for _ in range(4))
        tournament = (await host.post("/api/tournaments", {"game": "brisca"}))["id"]
        for browser, name in ((host, "Mary"), (eve, "Eve"), (anne, "Anne"), (tomas, "Tomás")):
            await browser.post(f"/api/tournaments/{tournament}/enter", {"name": name})
        await host.post(f"/api/tournaments/{tournament}/take-out", {"number": 1})
        assert (await host.http.delete("/api/me")).status_code == 204

        shown = [(await one.get(f"/api/tournaments/{tournament}"))["host"] for one in (host, eve, anne, tomas)]
        assert shown == [False, False, True, False]
        assert (await tomas.post(f"/api/tournaments/{tournament}/call-off", status=403))["code"] == "not_host"
        assert (await anne.post(f"/api/tournaments/{tournament}/call-off"))["status"] == "over"


@in_loop
async def test_the_next_who_leads_a_crew_becomes_the_host_of_a_campaign(tmp_path: Path) -> None:
    crews = [{"kind": "you", "side": "exiled", "name": "Mary"}, {"kind": "open"}]
    async with harbour(tmp_path) as here:
        host, anne = here.browser(), here.browser()
        asked = {"game": "briskars", "form": "duel", "listed": True, "crews": crews}
        campaign = (await host.post("/api/campaigns", asked))["id"]
        await anne.post(f"/api/campaigns/{campaign}/take", {"crew": 1, "side": "quintors", "name": "Anne"})
        assert not (await anne.get(f"/api/campaigns/{campaign}"))["host"]
        assert (await host.http.delete("/api/me")).status_code == 204

        assert (await anne.get(f"/api/campaigns/{campaign}"))["host"]


@in_loop
async def test_what_nobody_else_takes_part_in_has_no_host(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        host = here.browser()
        tournament = (await host.post("/api/tournaments", {"game": "brisca"}))["id"]
        person = next(iter(here.state.director.known.values())).plan.host
        assert (await host.http.delete("/api/me")).status_code == 204

        assert not (await here.browser().get(f"/api/tournaments/{tournament}"))["host"]
        rows = await here.service.store.read(lambda database: database.execute("SELECT plan FROM tournaments"))
        assert person not in str(rows)
