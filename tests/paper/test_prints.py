"""What is printed is what lies in the box: every card as often as the book says, every square, every Briskar."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from flibuste.__main__ import main
from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.views import campaign_view
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.play import GAME
from flibuste.kernel.errors import GameError
from flibuste.paper.briskars import NUMBERS, battle_map, crew, own_crew, ready, sailing_crew, tokens
from flibuste.paper.cards import deck
from flibuste.paper.press import found, printed
from flibuste.paper.references import reference
from flibuste.words.catalogues import LANGUAGES

pytest.importorskip("typst", reason="pip install 'flibuste[paper]'")


def pieces(game: str, language: str = "en") -> list[Any]:
    """List what lies in the box, pile after pile."""
    box: Any = deck(game, language)
    return [one for pile in box["piles"] for one in pile["pieces"]]


@pytest.mark.parametrize(("game", "cards"), [("brisca", 40), ("chasse_partie", 110), ("treasure_hunter", 75 + 54 + 22)])
def test_the_box_is_complete(game: str, cards: int) -> None:
    """Rule: BR-DECK-01, TH-COMP-02."""
    assert len(found("cards", deck(game, "en"), "piece")) == cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_told_in_the_language_of_its_reader(language: str) -> None:
    kraken = next(one for one in pieces("chasse_partie", language) if one["title"] == "Kraken")

    assert kraken["text"].startswith({"en": "Reveal", "fr": "Révélez", "es": "Descubre"}[language])
    assert not [one["title"] for one in pieces("chasse_partie", language) if one["title"].startswith("cp-")]


def test_what_is_ours_says_so() -> None:
    ours = {one["title"]: one["house"] for one in pieces("chasse_partie", "fr")}

    assert ours["Embauche"]
    assert not ours["Espion"]


def test_a_map_has_its_true_size_over_several_sheets() -> None:
    """Fifteen squares of 40 mm each way: four across and six down on a sheet, of A4 and of Letter alike."""
    ruins: Any = battle_map("ruins", "en")

    assert ruins["square"] == 40
    assert len(ruins["cells"]) == 15 * 15
    assert {one["square"]: one["level"] for one in ruins["cells"]}["H8"] == "2"
    assert found("map", ruins, "sheets") == [4 * 3]
    assert found("map", ruins, "sheets", "us-letter") == [4 * 3]


def test_a_crew_sheet_has_a_card_for_each_briskar_with_his_boxes() -> None:
    sheet: Any = crew("quintors", "fr")
    assert GAME.builder is not None
    offered: Any = GAME.builder.catalogue()
    band = next(one["band"]["briskar"] for one in offered["starters"] if one["id"] == "quintors")
    by_id = {one["id"]: one for one in offered["profiles"]}
    hired = [by_id[one["profile"]] for one in band]

    assert found("crew", sheet, "member") == [one["name"] for one in sheet["members"]]
    for number in ("ap", "hp"):
        assert [one[number] for one in sheet["members"]] == [one[number] for one in hired]
    assert [one["armour"] for one in sheet["members"]] == [one["squares"] for one in hired]
    assert [len(one["arms"]) for one in sheet["members"]] == [len(one["weapons"]) for one in hired]
    assert not [arm for one in sheet["members"] for arm in one["arms"] if arm[0].startswith("bk-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_band_map_and_reference_is_set(language: str) -> None:
    for band in ready():
        assert printed("crew", crew(band, language)).startswith(b"%PDF")
    assert printed("reference", reference("briskars", language)).startswith(b"%PDF")
    assert printed("cards", tokens(language), "us-letter").startswith(b"%PDF")


def test_the_command_writes_a_file_and_says_which(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "reference.pdf"

    assert main(["print", "reference", "brisca", "--lang", "es", "--output", str(file)]) == 0
    assert file.read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out.strip() == str(file)


OWN = """
name = "The Long Watch"
budget = 300

[[briskar]]
profile = "bogdan"
equipment = ["lucky-charm"]
"""


def test_a_band_of_ones_own_is_printed_too(tmp_path: Path) -> None:
    band = tmp_path / "own.toml"
    band.write_text(OWN, encoding="utf-8")

    assert main(["print", "crew", str(band), "--lang", "en", "--output", str(tmp_path / "own.pdf")]) == 0


def test_what_was_bought_stands_in_its_place() -> None:
    """A weapon with its damage among the arms, armour as boxes to tick, the rest as gear; in the reader's language."""
    text = OWN.replace('["lucky-charm"]', '["lucky-charm", "stiletto", "plate"]')
    (bogdan,) = cast("list[Any]", own_crew("own.toml", text, "fr")["members"])
    offered: Any = GAME.builder.catalogue() if GAME.builder else {}
    plate = next(one["squares"] for one in offered["armours"] if one["id"] == "plate")

    assert [arm[0] for arm in bogdan["arms"]] == ["Sabre", "Tromblon", "Stylet"]
    assert bogdan["armour"] == plate
    assert bogdan["gear"] == ["Flasque de rhum", "Grigri", "Armure de plaques"]


def test_a_crew_of_a_campaign_is_printed_as_it_has_become() -> None:
    """Rule: BK-CAM-07, BK-CAM-12."""
    campaign = Campaign("duel", 2)
    for band in ("exiled", "quintors"):
        campaign.found(STANDARD.bands[f"bands/{band}.toml"])
    mate = campaign.crews[0].mates[0]
    mate.wounds.append("eye")
    mate.grown.append("hp")
    shown: Any = campaign_view(campaign)["crews"][0]
    sheet: Any = sailing_crew(shown, "en")

    assert sheet["title"] == "The Exiles’ Broadside"
    first, told = sheet["members"][0], shown["mates"][0]
    assert first["wounds"] == ["lost an eye"]
    assert first["hp"] == told["numbers"]["hp"]
    assert [value for _, value in first["numbers"]] == [told["numbers"][name] for name in NUMBERS]
    assert first["cost"].startswith(str(told["worth"]))
    assert found("crew", sheet, "member") == [one["name"] for one in sheet["members"]]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["map", "atlantis"], "no map atlantis"),
        (["crew", "nobody"], "no band nobody"),
        (["cards", "briskars"], "no cards to print"),
        (["crew", "missing.toml"], "missing.toml: No such file"),
    ],
)
def test_what_cannot_be_printed_is_refused_and_nothing_is_written(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["print", *words]) == 2
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_the_press_its_name_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)

    with pytest.raises(GameError, match="flibuste\\[paper\\]"):
        printed("reference", reference("brisca", "en"))
