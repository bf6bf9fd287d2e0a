"""The manual builds without a warning, every link in it leads somewhere, every rule is there with its code."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from flibuste.lab.manual import PHOTOGRAPHS, Manual, chapters, layouts, photographers
from flibuste.lab.rules import catalogue, games
from tests.lint import lint_sources as sources

pytest.importorskip("sphinx")


class Links(HTMLParser):
    """Collects where a page leads and which places in it can be led to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


def broken(site: Path) -> list[str]:
    """List the links of a built site that lead nowhere."""
    pages = {page.resolve(): Links(page) for page in sorted(site.rglob("*.html"))}
    found = []
    for page, read in pages.items():
        for link in read.links:
            path, place = urldefrag(link)
            if re.match(r"[a-z]+:", path):
                continue
            target = (page.parent / unquote(path).partition("?")[0]).resolve() if path else page
            missing = not target.exists() or (place and target in pages and unquote(place) not in pages[target].ids)
            if (missing and place not in ("", "#")) or not target.exists():
                found.append(f"{page.relative_to(site.resolve())}: {link}")
    return found


@pytest.mark.slow
def test_the_manual_is_built_and_no_link_is_broken(tmp_path: Path) -> None:
    source, site = tmp_path / "source", tmp_path / "site"
    Manual(sources.ROOT, source).lay_out()
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-j", "auto", str(source), str(site)]

    done = subprocess.run(build, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert broken(site) == []
    assert (site / "searchindex.js").is_file()
    for game in games(sources.ROOT):
        page = Links(site / "docs/rules" / f"{game.replace('_', '-')}.html")
        assert {rule.lower() for rule in catalogue(sources.ROOT, game)} <= {place.lower() for place in page.ids}
        assert sum(f"src/flibuste/games/{game}/" in link for link in page.links) > 50
    reference = Links(site / "docs/manual/reference.html")
    assert {"flibuste.Table.play", "flibuste.library.opening.new"} <= reference.ids


def test_the_page_of_layouts_is_what_the_layouts_say() -> None:
    """Written anew by ``make docs``."""
    assert (sources.ROOT / "docs/manual/layouts.md").read_text(encoding="utf-8") == layouts()


def test_every_screen_is_photographed_by_a_test() -> None:
    """The name of a picture, or what its name is made of, stands in the test that the list of screens names."""
    screens = [screen for chapter in chapters(sources.ROOT) for screen in chapter["screens"]]

    assert len({screen["picture"] for screen in screens}) == len(screens)
    for screen in screens:
        if "/" in screen["picture"]:
            assert (sources.ROOT / screen["picture"]).is_file(), screen
            continue
        text = (sources.ROOT / screen["test"]).read_text(encoding="utf-8")
        assert re.search(rf"""["']{screen["as"]}|{screen["as"]}\b""", text), screen
    assert set(photographers(sources.ROOT)) == {screen["test"] for screen in screens}


def test_a_screen_without_a_picture_says_who_makes_it(tmp_path: Path) -> None:
    manual = Manual(sources.ROOT, tmp_path)
    missing = {"title": "Nowhere", "picture": "no-such.png", "test": "tests/e2e/test_games.py"}

    assert "tests/e2e/test_games.py" in manual.picture(missing, "A chapter")
    kept = sources.ROOT / PHOTOGRAPHS / "manual-test.png"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(b"a picture")
    try:
        assert (
            manual.picture(missing | {"picture": kept.name}, "A chapter")
            == "![A chapter: Nowhere](pictures/manual-test.png)"
        )
        assert (tmp_path / "docs/manual/pictures/manual-test.png").read_bytes() == b"a picture"
    finally:
        kept.unlink()


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="b.html#there">b</a> <a href="c.html">c</a> <a href="#here">a</a>'
    )
    (tmp_path / "b.html").write_text("<p>nothing</p>")

    assert broken(tmp_path) == ["a.html: b.html#there", "a.html: c.html"]
