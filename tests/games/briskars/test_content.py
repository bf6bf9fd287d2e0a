"""All data together, and own files."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.cards.content import STANDARD, extended, packaged_files
from flibuste.games.briskars.recruiting.recruiting import band_ids, starter_bands
from flibuste.kernel.errors import BadData

OAR = """
[[weapon]]
id = "oar"
kind = "melee"
hands = 2
damage = "1d5"
price = 5
source = "house"
"""


def test_every_entry_names_its_source() -> None:
    """A file without a source is refused when it is read; here is one."""
    with pytest.raises(BadData, match=r'oar.toml: weapon "oar": source: expected one of book, house, got nothing'):
        extended({"oar.toml": OAR.replace('source = "house"\n', "")})


def test_own_files_add_to_the_packaged_ones() -> None:
    """A new weapon comes after all others; the digest tells contents apart."""
    content = extended({"oar.toml": OAR})

    assert content.weapons[-1].id == "oar"
    assert len(content.weapons) == len(STANDARD.weapons) + 1
    assert content.index("weapon", "galdikas") == STANDARD.index("weapon", "galdikas")
    assert content.digest != STANDARD.digest
    assert extended({}).digest == STANDARD.digest


def test_an_id_is_given_once() -> None:
    """Own entries do not silently replace others."""
    with pytest.raises(
        BadData, match=r'oar.toml: weapon "pique": id: expected an id that is not taken in weapons.toml'
    ):
        extended({"oar.toml": OAR.replace('"oar"', '"pique"')})


def test_own_maps_and_bands() -> None:
    """A text file is a map, a file with [[briskar]] a band."""
    rows = {"ground": ["," * 8] * 8, "heights": ["0" * 8] * 8, "scenery": ["." * 8] * 8}
    cove = "map cove\nsource house\n" + "".join(f"\n{name}\n" + "\n".join(r) + "\n" for name, r in rows.items())
    band = 'name = "Two apes"\nbudget = 200\n[[briskar]]\nprofile = "bogdan"\n[[briskar]]\nprofile = "maruti"\n'
    content = extended({"cove.txt": cove, "apes.toml": band + 'equipment = ["ration"]\n'})

    assert content.map("cove").ground.width == 8
    assert band_ids(content)[:4] == ["sundars", "quintors", "exiled", "mercenaries"]
    assert band_ids(content)[-1] == "apes"
    assert [(b.name, len(b.recruits)) for b in starter_bands(content)][-1] == ("Two apes", 2)


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("mine.toml", "[[monster]]\nid = 'kraken'\n", "mine.toml: monster: expected one of faction"),
        ("mine.toml", "id = [", "mine.toml: "),
        ("mine.toml", "[weapon]\nid = 'oar'\n", r"mine.toml: expected at least one \[\[weapon\]\]"),
        ("mine.toml", OAR.replace('id = "oar"\n', ""), "mine.toml: weapon 1: id: expected a text"),
        ("mine.toml", '[[ground]]\nid = "mud"\nkind = "difficult"\nletter = ";"\nsource = "house"\n', "already"),
    ],
)
def test_bad_files_are_named(file: str, text: str, message: str) -> None:
    """Errors name the file."""
    with pytest.raises(BadData, match=message):
        extended({file: text})


def test_an_unknown_id_is_bad_data() -> None:
    """Looking up what is not there."""
    with pytest.raises(BadData, match=r'there is no profile "kraken"'):
        STANDARD.profile("kraken")


def test_a_profile_that_points_nowhere_is_refused() -> None:
    """References are checked."""
    files = packaged_files()
    broken = files["profiles.toml"].replace('weapons = ["galdikas"]', 'weapons = ["galdiks"]')

    with pytest.raises(BadData, match=r'profiles.toml: profile "abelii": weapons: there is no weapon "galdiks"'):
        extended({"profiles.toml": broken})
