"""Campaigns in the terminal: begun, told, stepped, fought, kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.__main__ import main
from flibuste.games.briskars.campaign.campaign import Battle, Campaign
from flibuste.games.briskars.campaign.chronicle import Tale
from flibuste.games.briskars.campaign.forms import PORTS, Fixture
from flibuste.games.briskars.campaign.telling import opening
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.records import write_record
from flibuste.terminal.campaigns import battle_file, battle_table, load, sail, send_ashore
from flibuste.terminal.drawing import words_for
from flibuste.terminal.seats import read_seats
from flibuste.words.sentences import Words


@pytest.fixture
def file(tmp_path: Path) -> str:
    """Begin a duel of two ready bands."""
    kept = str(tmp_path / "duel.campaign")
    assert main(["campaign", "new", kept, "--band", "exiled", "--band", "quintors", "--lang", "en"]) == 0
    return kept


def test_a_campaign_tells_who_is_aboard_and_what_is_due(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In the reader's language."""
    assert main(["campaign", "do", file, "office", "0", "1", "cook", "--lang", "fr"]) == 0

    told = capsys.readouterr().out
    assert "La bordée des Bannis" in told
    assert "1 Rotumah (maître queux)" in told
    assert "valeur 90" in told
    assert "qui débarque, pour 300 pièces d’or au plus" in told


def test_a_refused_step_leaves_the_file_alone(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence comes with its code and its rule."""
    before = Path(file).read_text()

    assert main(["campaign", "do", file, "hire", "0", "lepus"]) == 2
    assert main(["campaign", "new", file, "--band", "exiled"]) == 2

    assert "[chest_empty, BK-CAM-15]" in capsys.readouterr().err
    assert Path(file).read_text() == before


def test_a_battle_is_fought_and_taken_in(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Two bots fight; then the loot waits to be shared, and the record is inside the file."""
    words = ["campaign", "fight", file, "--seats", "bot:random,bot:random", "--plain", "--seed", "3", "--lang", "en"]

    assert main(words) == 0

    campaign = load(Path(file))
    assert len(campaign.fought) == 1
    assert "gold of loot, shared by article ten" in capsys.readouterr().out
    assert not Path(f"{file}.battle").exists()
    assert main(words) == 2, "before the next battle the loot is shared"
    assert "share 0 [not_settled, BK-CAM-11]" in capsys.readouterr().err


@pytest.mark.parametrize(("form", "crews"), [("voyage", 1), ("duel", 2), ("league", 3)])
def test_a_campaign_without_named_bands_takes_ready_ones(tmp_path: Path, form: str, crews: int) -> None:
    """Rule: BK-CAM-20."""
    file = tmp_path / form
    assert main(["campaign", "new", str(file), "--form", form]) == 0
    campaign = load(file)
    assert (campaign.people, len({crew.name for crew in campaign.crews[:crews]})) == (crews, crews)


@pytest.mark.parametrize(
    ("language", "ready", "own"),
    [
        ("en", "Anne signs on The Exiles’ Broadside", "You sign on The Long Watch"),
        ("fr", "Anne recrute La bordée des Bannis", "Vous recrutez The Long Watch"),
        ("es", "Anne recluta La andanada de los Exiliados", "Reclutas The Long Watch"),
    ],
)
def test_the_log_of_a_battle_names_the_crews(tmp_path: Path, language: str, ready: str, own: str) -> None:
    """A crew has the name that its owner gave it, in the reader's language if it is that of a ready band."""
    campaign = Campaign("duel", 2)
    for name in ("exiled", "quintors"):
        campaign.found(STANDARD.bands[f"bands/{name}.toml"])
    campaign.crews[1].name = "The Long Watch"
    send_ashore(campaign)

    session = campaign.open_battle(Seeded(1))

    words = words_for(Words(language, session.game, ["Anne", "Tomás"]), session.view(1), 1)
    events = [session.game.named(event) for event in session.log.stream(1)]
    lines = [words.line(event) for event in events if event[0] == "band"]
    assert lines == [ready, own]


def test_bots_sail_a_whole_duel() -> None:
    """Rule: BK-CAM-20."""
    leader, winners = sail("random", Seeded(7))

    assert leader in (None, 0, 1)
    assert winners


def test_bots_sail_a_whole_league_and_three_crews_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Rule: BK-CAM-20, BK-CAM-24."""
    leader, winners = sail("random", Seeded(3), 4)

    assert leader in (None, 0, 1, 2, 3)
    assert winners
    assert main(["campaign", "simulate", "--crews", "3", "--campaigns", "1"]) == 2
    assert "bad_number" in capsys.readouterr().err


def test_the_chronicle_is_a_page_and_no_opening_comes_twice(file: str, tmp_path: Path) -> None:
    """Told in the reader's language, with nothing left to fill in."""
    campaign = load(Path(file))
    nothing = Tale("beach", {}, [], {}, [], 1)
    battles = [Battle(Fixture(port, [0, 1]), nothing, []) for port in range(len(PORTS)) for _ in range(4)]
    campaign.fought = battles
    begun = {" ".join(line["id"] for line in opening(campaign, k)) for k in range(len(battles))}
    assert len(begun) == len(battles)
    words_ = ["campaign", "fight", file, "--seats", "bot:random,bot:random", "--plain", "--seed", "5"]
    assert main(words_) == 0

    assert main(["campaign", "chronicle", file, "--out", str(tmp_path / "tale.html"), "--lang", "fr"]) == 0

    page = (tmp_path / "tale.html").read_text(encoding="utf-8")
    assert "Le livre de bord" in page
    assert re.search(r"Le coffre\s: \d", page), "a French colon has its space"
    assert "La bordée des Bannis" in page
    assert "Broadside" not in page
    assert "<polyline" in page
    assert page.count("<svg") > 8  # everybody's portrait, the ways they walked
    assert "bk-" not in page
    assert "{ $" not in page


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_chronicle_is_a_booklet(file: str, tmp_path: Path, language: str) -> None:
    """Set by Typst, where that is installed: a page for the title, the battle with its map, each crew, the grudges."""
    pytest.importorskip("typst")
    fight = ["campaign", "fight", file, "--seats", "bot:random,bot:random", "--plain", "--seed", "5", "--lang", "en"]
    assert main(fight) == 0

    assert main(["campaign", "chronicle", file, "--out", str(tmp_path / "tale.pdf"), "--lang", language]) == 0

    booklet = (tmp_path / "tale.pdf").read_bytes()
    assert booklet.startswith(b"%PDF")
    assert len(re.findall(rb"/Type ?/Page\b", booklet)) == 5


def test_dice_for_wounds_that_do_not_follow_from_the_record_are_refused(file: str) -> None:
    """Whoever writes the file cannot choose them: the seal of the battle fixes them too.

    Rule: BK-CAM-23.
    """
    fight = ["campaign", "fight", file, "--seats", "bot:random,bot:random", "--plain", "--seed", "3", "--lang", "en"]
    assert main(fight) == 0
    text = Path(file).read_text(encoding="utf-8")
    assert load(Path(file)).proven == 1

    Path(file).write_text(text.replace("\nbattle", "\nbattle wound 3/10", 1))
    with pytest.raises(BadData, match="not those that the record proves"):
        load(Path(file))


def test_a_battle_that_was_left_goes_on_with_the_same_dice(file: str) -> None:
    """The seed lies beside it; so it is proven like one that was fought at once. Rule: BK-CAM-23."""
    campaign = load(Path(file))
    send_ashore(campaign)
    sitters = read_seats("bot:random,bot:random", "me")
    first = battle_table(campaign, Path(file), sitters, 11)
    battle_file(Path(file)).write_text(write_record(first.match.game, first.session.record))

    again = battle_table(campaign, Path(file), sitters, 12)

    assert again.match.plan.secret == first.match.plan.secret
    assert again.match.plan.dice == "dealt"


def test_people_roll_in_a_battle_also_after_they_left_it(file: str) -> None:
    """Whoever rolled before rolls on. Rule: BK-CAM-23."""
    campaign = load(Path(file))
    send_ashore(campaign)
    sitters = read_seats("bot:random,bot:random", "me")
    first = battle_table(campaign, Path(file), sitters, 11, "typed")
    first.save()

    again = battle_table(campaign, Path(file), sitters, 12)

    assert (first.match.plan.dice, again.match.plan.dice) == ("typed", "typed")
