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
import tomllib
from pathlib import Path
from typing import Any

from flibuste.games import __all__ as our_games
from flibuste.kernel.game import GAMES
from flibuste.lab.rules import DEFINITION, Rule, checkout, cover
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
SCREENS = "docs/manual/screens.toml"
PHOTOGRAPHS = "web/artefacts"
"""Where the tests put what they photograph; never committed (docs/decisions/0097)."""
KINDS = {".py": "python", ".toml": "toml", ".service": "ini", ".ts": "typescript"}


class Manual:
    """Lays the tree out."""

    def __init__(self, root: Path, target: Path) -> None:
        self.root = root
        self.target = target
        self.tests = {file.stem: file for file in sorted((root / "tests").rglob("test_*.py"))}

    def lay_out(self) -> None:
        """Write every page."""
        shutil.rmtree(self.target, ignore_errors=True)
        shutil.copytree(self.root / "docs/pictures", self.target / "docs/pictures")
        for pattern in PAGES:
            for page in sorted(self.root.glob(pattern)):
                self.write(page, page.read_text(encoding="utf-8"))
        for game in our_games:
            page = self.root / "docs/rules" / f"{game.replace('_', '-')}.md"
            self.write(page, self.with_citations(page, game))
        self.write(self.root / "docs/manual/screens.md", self.screens())
        shutil.copy(self.root / "docs/manual/conf.py", self.target / "conf.py")

    def screens(self) -> str:
        """Write the page of every screen, with the pictures that the tests have made so far."""
        text = "# Every screen\n\nPhotographed by the tests; they look at most of them dark and on a phone too.\n"
        for chapter in chapters(self.root):
            text += f"\n## {chapter['title']}\n"
            for screen in chapter["screens"]:
                text += f"\n### {screen['title']}\n\n{self.picture(screen, chapter['title'])}\n"
        return text

    def picture(self, screen: dict[str, str], chapter: str) -> str:
        """Take a picture into the manual; without one, say plainly which test makes it."""
        named = screen["picture"]
        file = self.root / (named if "/" in named else f"{PHOTOGRAPHS}/{named}")
        if not file.is_file():
            return f"*No picture here yet: `{screen['test']}` makes it (`make pictures`).*"
        place = self.target / "docs/manual/pictures" / file.name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
        return f"![{chapter}: {screen['title']}](pictures/{file.name})"

    def write(self, page: Path, text: str) -> None:
        """Write one page, its links to files led to pages that show them."""
        place = self.target / page.relative_to(self.root)
        place.parent.mkdir(parents=True, exist_ok=True)
        head = "" if "docs/manual" in page.as_posix() else "---\norphan: true\n---\n\n"
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
        """Write the page that shows a file."""
        name = file.relative_to(self.root).as_posix()
        place = self.target / f"{name}.md"
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            fence = f"```````{{code-block}} {KINDS.get(file.suffix, 'text')}\n:linenos:\n\n"
            text = file.read_text(encoding="utf-8")
            place.write_text(f"---\norphan: true\n---\n\n# {name}\n\n{fence}{text}\n```````\n", encoding="utf-8")

    def with_citations(self, page: Path, game: str) -> str:
        """Give each rule of a catalogue an anchor and links to what implements it and what tests it."""
        rules = cover(self.root, game).rules

        def one(found: re.Match[str]) -> str:
            rule = rules[found[1]]
            return f"{found[0].replace('**', f'[]{{#{rule.id}}}**', 1)} {self.cited(rule, game)}"

        return DEFINITION.sub(one, page.read_text(encoding="utf-8"))

    def cited(self, rule: Rule, game: str) -> str:
        """Write the links of a rule."""
        code = [self.link(name, self.module(name, game)) for name in rule.code]
        tests = [self.link(name, self.tests.get(name.split(".")[0])) for name in rule.tests]
        parts = [f"*{word}:* {', '.join(links)}" for word, links in (("code", code), ("tests", tests)) if links]
        return f"({'; '.join(parts)})" if parts else f"(*no code:* {rule.not_code})" if rule.not_code else ""

    def module(self, name: str, game: str) -> Path | None:
        """Find the file of a citation: the longest dotted path that is a module of the game."""
        folder = self.root / "src/flibuste/games" / game
        words = name.split(".")
        for count in range(len(words), 0, -1):
            for file in sorted(folder.rglob(f"{words[count - 1]}.py")):
                dotted = file.relative_to(folder).with_suffix("").as_posix().replace("/", ".")
                if f".{dotted}".endswith("." + ".".join(words[:count])):
                    return file
        return None

    def link(self, name: str, file: Path | None) -> str:
        """Link a citation to its file, if it has one."""
        if file is None:
            return f"`{name}`"
        return f"[`{name}`](../../{file.relative_to(self.root).as_posix()})"


def chapters(root: Path) -> list[dict[str, Any]]:
    """Read the list of screens."""
    found: list[dict[str, Any]] = tomllib.loads((root / SCREENS).read_text(encoding="utf-8"))["chapter"]
    return found


def photographers(root: Path) -> list[str]:
    """List the tests that photograph the screens."""
    return sorted({screen["test"] for chapter in chapters(root) for screen in chapter["screens"]})


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
