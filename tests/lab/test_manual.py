"""The manual builds without a warning, every link in it leads somewhere, every rule is there with its code."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape
from os.path import dirname, join, normpath, relpath
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from pygments.lexers import TextLexer

import flibuste
from flibuste.lab import manual_code
from flibuste.lab.manual import Manual, layouts
from flibuste.lab.manual_code import page_of, place_of
from flibuste.lab.manual_rules import Catalogues
from flibuste.lab.manual_screens import PHOTOGRAPHS, chapters, photographers, picture
from flibuste.lab.rules import catalogue, games
from tests.lint import lint_sources as sources

pytest.importorskip("sphinx")


ATTRIBUTE = re.compile(r' (id|href|src)="([^"]*)"')


class Links:
    """Where a page leads, and which places in it can be led to. Read by pattern: a parser would take a minute."""

    def __init__(self, page: Path) -> None:
        found = ATTRIBUTE.findall(page.read_text(encoding="utf-8"))
        self.ids = {unescape(value) for name, value in found if name == "id"}
        self.links = [unescape(value) for name, value in found if name != "id" and value]


def broken(site: Path) -> list[str]:
    """List the links of a built site that lead nowhere."""
    files = {str(file) for file in site.rglob("*")}
    pages = {str(page): Links(page) for page in sorted(site.rglob("*.html"))}
    found = []
    for page, read in pages.items():
        for link in read.links:
            path, place = urldefrag(link)
            if re.match(r"[a-z]+:", path):
                continue
            target = normpath(join(dirname(page), unquote(path).partition("?")[0])) if path else page
            missing = target in pages and place not in ("", "#") and unquote(place) not in pages[target].ids
            if missing or target not in files:
                found.append(f"{relpath(page, site)}: {link}")
    return found


@pytest.mark.slow
def test_the_manual_is_built_and_no_link_is_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are shown without colours, which no link needs and which are most of the work."""
    monkeypatch.setattr(manual_code, "get_lexer_by_name", lambda name: TextLexer())
    source, site = tmp_path / "source", tmp_path / "site"
    Manual(sources.ROOT, source).lay_out()
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", str(source), str(site)]

    done = subprocess.run(build, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert broken(site) == []
    assert (site / "searchindex.js").is_file()
    for game in games(sources.ROOT):
        page = Links(site / "docs/rules" / f"{game.replace('_', '-')}.html")
        assert set(catalogue(sources.ROOT, game)) <= page.ids
        assert sum(re.search(rf"src/flibuste/games/{game}/.*#L-\d+", link) is not None for link in page.links) > 50
    pages = [Links(site / "docs/manual" / f"{page}.html") for page in ("reference", "reference-games")]
    told = {place.rpartition(".")[2] for page in pages for place in page.ids}
    assert {name for name in flibuste.__all__ if not name.startswith("_")} <= told


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
    missing = {"title": "Nowhere", "picture": "no-such.png", "test": "tests/e2e/test_games.py"}

    assert "tests/e2e/test_games.py" in picture(sources.ROOT, tmp_path, missing, "A chapter")
    kept = sources.ROOT / PHOTOGRAPHS / "manual-test.png"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(b"a picture")
    try:
        assert (
            picture(sources.ROOT, tmp_path, missing | {"picture": kept.name}, "A chapter")
            == "![A chapter: Nowhere](pictures/manual-test.png)"
        )
        assert (tmp_path / "docs/manual/pictures/manual-test.png").read_bytes() == b"a picture"
    finally:
        kept.unlink()


def test_every_page_of_the_browser_has_its_picture() -> None:
    """Links to watch and to take a seat over are drawn as an invitation is; a game names the pages it brings itself."""
    router = (sources.ROOT / "web/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    places = set(re.findall(r'"(\w+)"', re.findall(r"export type Place =(.*?);\n\n", router, re.DOTALL)[0]))
    screens = {screen.get("place") for chapter in chapters(sources.ROOT) for screen in chapter["screens"]}

    parts = [file.read_text(encoding="utf-8") for file in sources.ROOT.glob("web/src/games/*/game.ts")]
    own = {name for text in parts for name in re.findall(r"^    (\w+): \{ load:", text, re.MULTILINE)}

    assert {"crew", "drafts", "campaigns"} <= own
    assert (places | own) - {"watch", "claim", "other"} == screens - {None}


def test_every_guide_has_its_place_at_the_side_of_the_manual() -> None:
    index = (sources.ROOT / "docs/manual/index.md").read_text(encoding="utf-8")
    guides = sorted(page.stem for page in (sources.ROOT / "docs/guide").glob("*.md"))

    assert [guide for guide in guides if f"\n../guide/{guide}\n" not in index] == []


def test_a_rule_leads_to_the_line_of_its_function_and_of_its_test() -> None:
    """Also where two games have a test file of the same name."""
    shown: set[Path] = set()
    cited = Catalogues(sources.ROOT, shown.add)
    found = cited.cited("brisca")["BR-TRICK-05"]
    citation = next(one for one in found.code if one.place == "trick.take_trick")
    lines = citation.file.read_text(encoding="utf-8").splitlines()

    assert lines[citation.line - 1].startswith("def take_trick(")
    assert {file.parent.name for file in (one.file for one in found.tests)} >= {"brisca"}
    assert not {"briskars", "chasse_partie"} & {one.file.parent.name for one in found.tests}
    assert f"games/brisca/trick.py.html#L-{citation.line}" in cited.link(citation)
    assert citation.file in shown


def test_every_line_of_a_file_has_an_address() -> None:
    page = page_of("src/some.py", "a = 1\n\nb = 2\n")

    assert [f'id="{place_of(line)}"' in page for line in (1, 2, 3, 4)] == [True, True, True, False]
    assert 'id="L-1"' in page_of("LICENSE", "MIT")


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<p id="here"><a href="b.html#there">b</a> <a href="c.html">c</a> <a href="#here">a</a>'
    )
    (tmp_path / "b.html").write_text("<p>nothing</p>")

    assert broken(tmp_path) == ["a.html: b.html#there", "a.html: c.html"]
