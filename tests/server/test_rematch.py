"""A rematch is sealed like a first game: whoever runs the server and plays cannot choose its deal."""

from __future__ import annotations

from pathlib import Path

from flibuste.table.fair import commitment
from tests.server.harness import Browser, Harbour, Told, Watch, harbour, in_loop
from tests.server.test_absence import TWO, seated


async def resigned(here: Harbour) -> tuple[str, Browser, Browser]:
    """Play a game of two that ends at once."""
    table, (anne, bo) = await seated(here, TWO)
    await bo.request("resign", table, 1)
    return table, anne, bo


async def asked_to_seal(browser: Browser, table: str) -> Told:
    return await browser.hear("seal", where=lambda told: told["table"] == table)


@in_loop
async def test_both_seal_before_anybody_opens_and_the_receipt_shows_both(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        table, anne, bo = await resigned(here)
        nonces = {1: "a1" * 24, 0: "b2" * 24}
        following = await anne.post(f"/api/tables/{table}/rematch")
        for browser, seat in ((anne, 1), (bo, 0)):
            asked = await asked_to_seal(browser, following["id"])
            assert (asked["seat"], asked["commitment"]) == (seat, following["commitment"])
        await anne.send(type="open", table=following["id"], seat=1, nonce=nonces[1])
        early = await anne.hear("error")
        for browser, seat in ((anne, 1), (bo, 0)):
            await browser.send(type="seal", table=following["id"], seat=seat, sealed=commitment(nonces[seat]))
        for browser, seat in ((anne, 1), (bo, 0)):
            await browser.hear("open", where=lambda told: told["table"] == following["id"])
            await browser.send(type="open", table=following["id"], seat=seat, nonce=nonces[seat])
        position = await anne.attach(following["id"])
        while not position["view"]:
            position = await anne.hear("snapshot")
        await bo.request("resign", following["id"], 0)
        receipt = await anne.get(f"/api/tables/{following['id']}/receipt")

        assert (following["status"], early["code"]) == ("dealing", "not_now")
        assert [(one["seat"], one["nonce"], one["ok"]) for one in receipt["nonces"]] == [
            (seat, nonces[seat], True) for seat in (0, 1)
        ]
        assert receipt["ok"]


@in_loop
async def test_who_does_not_answer_holds_nobody_up_and_who_will_not_seal_says_so(tmp_path: Path) -> None:
    now = Watch()
    async with harbour(tmp_path, now) as here:
        table, anne, bo = await resigned(here)
        following = (await anne.post(f"/api/tables/{table}/rematch"))["id"]
        await asked_to_seal(bo, following)
        await anne.send(type="seal", table=following, seat=1, sealed="")
        now.at += 3100
        here.service.steward.wake(here.service.hall.tables[following])
        await anne.attach(following)
        while (await anne.get(f"/api/tables/{following}"))["status"] != "playing":
            now.at += 10
        await bo.send(type="seal", table=following, seat=0, sealed=commitment("late"))

        assert (await bo.hear("error"))["code"] == "not_now"
