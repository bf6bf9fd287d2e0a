"""Games that were played are kept, a line each, as they come: a long run can be stopped and taken up again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import flibuste
from flibuste.kernel.game import GAMES
from flibuste.lab.arena import Contest, Runner
from flibuste.lab.former import BUILD, split
from flibuste.lab.match import COMMAND, NETWORK, Played, Task

HERE = Path(flibuste.__file__).parent


def measured() -> list[str]:
    """List the games whose levels are measured: those that are finished."""
    return [name for name, game in GAMES.items() if game.finished]


def fingerprint(game: str, root: Path = HERE) -> str:
    """Mark what results depend on: the sources of the bots (but those of other games), the kernel and the game."""
    others = tuple(name for name in measured() if name != game)
    marks = hashlib.sha256()
    for folder in ("bots", "kernel", f"games/{game}"):
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".py", ".toml") and not (folder == "bots" and file.name.startswith((*others, "roster"))):
                marks.update(file.read_bytes())
    return marks.hexdigest()[:16]


def mark(contest: Contest) -> str:
    """Say what the games of a contest depend on; empty where we cannot know (programs, own games)."""
    if contest.module or any(bot.startswith((COMMAND, NETWORK)) for bot in contest.bots):
        return ""
    former = [Path(split(bot)[0]) / "flibuste" for bot in contest.bots if bot.startswith(BUILD)]
    prints = " ".join([fingerprint(contest.game), *(fingerprint(contest.game, root) for root in former)])
    settings = json.dumps([contest.settings, contest.each], sort_keys=True)
    return f"{prints} from deal {contest.first_deal} {settings}"


@dataclass(frozen=True)
class Kept:
    """The file of a comparison: a mark in the first line, then a game a line."""

    file: Path
    mark: str

    def read(self) -> list[Played]:
        """Read the games played so far; of other bots than today's there are none."""
        if not self.file.exists():
            return []
        first, *rest = self.file.read_text(encoding="utf-8").split("\n")
        return [played(line) for line in rest[:-1]] if first == self.mark else []

    def keep(self, games: list[Played]) -> None:
        """Write the file anew; a stop in the middle leaves the former one."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_text("".join([f"{self.mark}\n", *map(line, games)]), encoding="utf-8")
        fresh.replace(self.file)

    def keeping(self, runner: Runner) -> Runner:
        """Return a runner that plays only what is not kept yet, and keeps each game when it has ended."""
        games = self.read()
        known = {(game.deal, game.lineup): game for game in games}
        self.keep(games)

        def run(tasks: list[Task]) -> Iterator[Played]:
            results = runner([task for task in tasks if (task.deal, task.lineup) not in known])
            with self.file.open("a", encoding="utf-8") as file:
                for task in tasks:
                    game = known.get((task.deal, task.lineup))
                    if game is None:
                        game = next(results)
                        file.write(line(game))
                        file.flush()
                    yield game

        return run


def line(game: Played) -> str:
    """Write a game as its line."""
    return json.dumps(asdict(game)) + "\n"


def played(text: str) -> Played:
    """Read a game from its line."""
    fields = json.loads(text)
    fields["lineup"] = tuple(fields["lineup"])
    fields["forfeits"] = {int(seat): reason for seat, reason in fields["forfeits"].items()}
    return Played(**fields)
