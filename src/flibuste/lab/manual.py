"""The manual's tree: the pages of this repository as they are, each rule with links to its code and its tests.

    python -m flibuste.lab.manual build/manual    lays the tree out for Sphinx (``make docs``)
    python -m flibuste.lab.manual --tests         names the tests that photograph screens (``make pictures``)

Paths stay as in the repository, so that links between pages need no change; a file that a page or a rule links to gets
a page of its own that shows it.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import GAMES
from flibuste.lab.manual_code import page_of
from flibuste.lab.manual_rules import Catalogues
from flibuste.lab.manual_screens import page_of_screens, photographers
from flibuste.lab.rules import checkout
from flibuste.library.layouts import describe, layout_of, size_of

PAGES = (
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/**/*.md",
    "licences/README.md",
)
LINK = re.compile(r"(\]\()([^)#\s]+)((?:#[^)]*)?\))")
DRESS = ("web/public/icon.svg", "web/src/fonts/rakkas-latin-400-normal.woff2", "web/src/fonts/OFL-rakkas.txt")
EVERY_DECISION = "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"
"""The side of the manual lists them too, so that one leads to the next."""
ORPHAN = "---\norphan: true\n---\n\n"


class Manual:
    """Lays the tree out."""

    def __init__(self, root: Path, target: Path) -> None:
        self.root = root
        self.target = target
        self.shown: set[Path] = set()

    def lay_out(self) -> None:
        """Write every page."""
        shutil.rmtree(self.target, ignore_errors=True)
        shutil.copytree(self.root / "docs/pictures", self.target / "docs/pictures")
        self.take_looks()
        for pattern in PAGES:
            for page in sorted(self.root.glob(pattern)):
                self.write(page, page.read_text(encoding="utf-8"))
        decisions = self.root / "docs/decisions/README.md"
        self.write(decisions, decisions.read_text(encoding="utf-8") + EVERY_DECISION)
        catalogues = Catalogues(self.root, self.show)
        for game in our_games:
            page = self.root / "docs/rules" / f"{game.replace('_', '-')}.md"
            self.write(page, catalogues.page(page, game))
        self.write(self.root / "docs/manual/screens.md", page_of_screens(self.root, self.target))
        shutil.copy(self.root / "docs/manual/conf.py", self.target / "conf.py")

    def take_looks(self) -> None:
        """Dress the manual like the page: its letters and its sign."""
        looks = shutil.copytree(self.root / "docs/manual/looks", self.target / "looks")
        for file in DRESS:
            shutil.copy(self.root / file, looks)

    def write(self, page: Path, text: str) -> None:
        """Write one page, its links to files led to pages that show them."""
        place = self.target / page.relative_to(self.root)
        place.parent.mkdir(parents=True, exist_ok=True)
        head = "" if "docs/manual" in page.as_posix() else ORPHAN
        place.write_text(head + LINK.sub(lambda link: self.led(page, link), text), encoding="utf-8")

    def led(self, page: Path, link: re.Match[str]) -> str:
        """Lead a link to a page: of a file the one that shows it, of a folder its README."""
        file = (page.parent / link[2]).resolve()
        if "://" in link[2] or not file.exists() or file.suffix in (".png", ".svg"):
            return link[0]
        target = link[2]
        if file.is_dir():
            file, target = file / "README.md", f"{target.rstrip('/')}/README.md"
        if file.suffix != ".md":
            self.show(file)
            return f"{link[1]}{target}.md)"
        if not (self.target / file.relative_to(self.root)).exists() and file.is_relative_to(self.root / "src"):
            self.write(file, file.read_text(encoding="utf-8"))
        return f"{link[1]}{target}{link[3]}"

    def show(self, file: Path) -> None:
        """Write the page that shows a file, once."""
        if file in self.shown:
            return
        self.shown.add(file)
        name = file.relative_to(self.root).as_posix()
        place = self.target / f"{name}.md"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(page_of(name, file.read_text(encoding="utf-8")), encoding="utf-8")


def layouts() -> str:
    """Write the layout of every game's observations."""
    text = "# Observations, block by block\n\nNumbers of 16 bits. What is not there is 0 in marks and -1 in numbers.\n"
    for game in (GAMES[name] for name in our_games):
        text += (
            f"\n## {game.name}: {size_of(layout_of(game))} numbers, {game.action_count} actions\n\n{describe(game)}\n"
        )
    return text


if __name__ == "__main__" and sys.argv[1] == "--tests":
    print(" ".join(photographers(checkout())))
elif __name__ == "__main__":
    (checkout() / "docs/manual/layouts.md").write_text(layouts(), encoding="utf-8")
    Manual(checkout(), Path(sys.argv[1])).lay_out()
