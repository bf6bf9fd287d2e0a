"""What a browser wants to see before it installs the page: a manifest whose pictures are there, as large as it says."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
ENGINE = WEB.parent / "build/engine/engine.json"
GUIDE = WEB.parent / "docs/guide/offline.md"


def size_of(picture: Path) -> str:
    """Read the size from the head of a PNG."""
    return "{}x{}".format(*struct.unpack(">II", picture.read_bytes()[16:24]))


def test_the_page_can_be_installed() -> None:
    said = json.loads((WEB / "public/manifest.webmanifest").read_text())
    drawn = [icon for icon in said["icons"] if icon["type"] == "image/png"]

    assert 'rel="manifest"' in (WEB / "index.html").read_text()
    assert (said["start_url"], said["scope"], said["display"]) == ("/", "/", "standalone")
    assert {icon["sizes"] for icon in drawn if "purpose" not in icon} == {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in drawn)
    assert all(size_of(WEB / f"public{icon['src']}") == icon["sizes"] for icon in drawn)
    assert (WEB / "public/icon.svg").exists()


@pytest.mark.skipif(not ENGINE.exists(), reason="the engine of the page is not built: make page")
def test_the_guide_says_how_much_is_fetched() -> None:
    """The page says it by what was built; the guide may be a twentieth off."""
    (said,) = re.findall(r"([\d.]+) MB are fetched once", GUIDE.read_text(encoding="utf-8"))

    assert float(said) == pytest.approx(json.loads(ENGINE.read_text())["size"] / 1e6, rel=0.05)
