"""The crew builder's side of the server: catalogue, verdicts, suggestions, files that cannot be read."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import harbour, in_loop

BAND = {"name": "Mine", "budget": 300, "briskar": [{"profile": "abelii"}, {"profile": "bogdan"}]}


@in_loop
async def test_a_band_is_judged_as_fields_and_as_a_file(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        catalogue = await anne.get("/api/briskars/catalogue")
        assert {one["id"] for one in catalogue["factions"]} == {"sundars", "quintors", "exiled", "mercenaries"}

        poor = await anne.post("/api/briskars/crew/check", {"band": BAND})
        assert (poor["value"], poor["least"], poor["answers"]) == (226, 285, [])
        assert [(fault["code"], fault["n"], fault["rule"]) for fault in poor["faults"]] == [
            ("band_too_cheap", 59, "BK-REC-03")
        ]
        again = await anne.post("/api/briskars/crew/check", {"file": poor["file"], "budget": 230})
        assert (again["band"], again["faults"]) == (poor["band"], [])
        assert again["answers"] == ["hire abelii", "hire bogdan", "sign"]


@in_loop
async def test_a_file_that_cannot_be_read_says_where(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        text = 'name = "x"\n[[briskar]]\nprofile = "abelii"\n[[briskar]]\nprofile = "popeye"\n'
        said = await anne.post("/api/briskars/crew/check", {"file": text, "name": "my.toml"}, 400)
        assert said["code"] == "bad_band"
        assert said["params"]["entry"] == "briskar 2"
        assert "profile" in said["params"]["reason"]
        broken = await anne.post("/api/briskars/crew/check", {"file": "name = ["}, 400)
        assert broken["code"] == "bad_band"
        assert (await anne.post("/api/briskars/crew/check", {}, 400))["code"] == "malformed"
        assert (await anne.post("/api/briskars/crew/check", {"file": "x" * 20_001}, 400))["code"] == "too_long"


@in_loop
async def test_suggestions_are_legal(tmp_path: Path) -> None:
    async with harbour(tmp_path) as here:
        anne = here.browser()
        found = await anne.post("/api/briskars/crew/suggest", {"faction": "exiled", "budget": 400, "most": 3})
        assert len(found) == 3
        assert all(one["faults"] == [] and one["answers"][-1] == "sign" for one in found)
        assert (await anne.post("/api/briskars/crew/suggest", {"faction": "ninjas"}, 400))["code"] == "malformed"
        assert (await anne.get("/api/brisca/catalogue", 404))["code"] == "not_found"
        assert (await anne.post("/api/chess/crew/check", {"band": BAND}, 404))["code"] == "not_found"
