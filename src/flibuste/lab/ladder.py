"""The ladder: every level of every game against the one below, and the captain of Brisca against what it must beat.

Results are kept line by line as they come, so a long run can be stopped and taken up again; what was played by other
bots, or by other rules of the game, is not mixed with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from flibuste.bots.levels import ALSO_COMPARED, EACH, LEVELS
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Settings, find_game
from flibuste.lab.arena import Contest, Runner, advantage, deals, run_contest
from flibuste.lab.keeping import Kept, mark, measured
from flibuste.lab.match import Played
from flibuste.lab.statistics import interval, mean

FRESH = 1001  # the levels were tuned on deals below
BEGIN = "<!-- levels: begin (written by flibuste arena --levels) -->"
END = "<!-- levels: end -->"
HEAD = (
    "| game | the upper | against | games | won | drawn | lost | score, 95 % interval | CPU s per decision | largest |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


@dataclass(frozen=True)
class Rung:
    """One comparison: who is to be better than whom, at which game."""

    game: str
    upper: str
    lower: str
    settings: Settings

    @property
    def title(self) -> str:
        """Name the game and what is not as usual about it."""
        chosen = ", ".join(f"{name}={str(value).lower()}" for name, value in self.settings.items())
        return self.game + (f", {chosen}" if chosen else "")

    def contest(self, games: int, first: int = FRESH, seconds: float = 10.0) -> Contest:
        """Make the contest from a first deal on: all are played, however clear the result."""
        game = find_game(self.game)
        settings = game.check_settings(self.settings)
        seats = game.seats.start
        each = EACH.get(self.game, "")
        return Contest(self.game, (self.upper, self.lower), seats, settings, games, first, seconds, False, "", each)


def rungs(games: Sequence[str]) -> list[Rung]:
    """List the comparisons of some games, from the bottom up."""
    found = []
    for game in games:
        found += [Rung(game, upper, lower, {}) for lower, upper in pairwise(LEVELS)]
        found += [Rung(game, upper, lower, settings) for upper, lower, settings in ALSO_COMPARED.get(game, ())]
    return found


# keeping results


def kept_for(rung: Rung, folder: Path, first: int = FRESH) -> Kept:
    """Say where the games of a comparison are kept; those of other deals are not mixed with them."""
    name = f"{rung.title} {rung.upper}-{rung.lower}".replace(", ", "_").replace(" ", "_").replace("=", "-")
    return Kept(folder / f"{name}.jsonl", mark(rung.contest(1, first)))


def climb(
    rung: Rung, games: int, folder: Path, runner: Runner, progress: Callable[[int, int], None], first: int = FRESH
) -> list[list[Played]]:
    """Play what is missing of a comparison; return its deals."""
    return run_contest(rung.contest(games, first), kept_for(rung, folder, first).keeping(runner), progress)


def whole_deals(games: Sequence[Played], seatings: int) -> list[list[Played]]:
    """Group games by deal; a deal that is not complete is left out."""
    groups = [list(games[k : k + seatings]) for k in range(0, len(games), seatings)]
    return [group for group in groups if len(group) == seatings]


# the table


def row(rung: Rung, found: Sequence[Sequence[Played]]) -> str:
    """Write one comparison as a row: games, results, interval over deals, CPU seconds of the upper bot."""
    seats = [
        (game, seat) for deal in found for game in deal for seat, who in enumerate(game.lineup) if who == rung.upper
    ]
    games = sum(len(deal) for deal in found)
    scores = [game.scores[seat] for game, seat in seats]
    percent = [f"{100 * sum(map(test, scores)) / len(scores):.1f} %" for test in (is_win, is_draw, is_loss)]
    contest = rung.contest(games)
    shares = [0.5 + advantage(contest, deal) / 2 for deal in found]
    low, high = interval(shares)
    spent = sum(game.thought[seat] for game, seat in seats) / max(1, sum(game.decisions[seat] for game, seat in seats))
    slowest = max(game.slowest[seat] for game, seat in seats)
    score = f"**{100 * mean(shares):.1f} %** ({100 * max(0.0, low):.1f} to {100 * min(1.0, high):.1f})"
    cells = [rung.title, rung.upper, rung.lower, str(games), *percent, score, f"{spent:.4f}", f"{slowest:.2f}"]
    return "| " + " | ".join(cells) + " |"


def is_win(score: float) -> bool:
    """Say whether a score is a win alone."""
    return score == 1.0


def is_draw(score: float) -> bool:
    """Say whether a score is a shared win."""
    return 0.0 < score < 1.0


def is_loss(score: float) -> bool:
    """Say whether a score is a loss."""
    return score == 0.0


def table(folder: Path, first: int = FRESH) -> Iterator[str]:
    """Write a row for every comparison of which games are kept."""
    yield from HEAD
    for rung in rungs(measured()):
        found = whole_deals(kept_for(rung, folder, first).read(), len(deals(rung.contest(2))[0]))
        if found:
            yield row(rung, found)


def write_table(file: Path, lines: Sequence[str]) -> None:
    """Put the table between its marks in a guide; rows of which nothing new is known stay."""
    text = file.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    former, end, after = rest.partition(END)
    if not begin or not end:
        raise BadData("no_marks", f"{file} has no place for the table: it stands between {BEGIN} and {END}")
    rows = {key(line): line for line in [*former.splitlines(), *lines] if line.startswith("|")}
    wanted = [key(line) for line in HEAD] + [f"| {r.title} | {r.upper} | {r.lower} |" for r in rungs(measured())]
    written = [rows[name] for name in wanted if name in rows]
    file.write_text(before + BEGIN + "\n\n" + "\n".join(written) + "\n\n" + END + after, encoding="utf-8")


def key(line: str) -> str:
    """Return the first three cells of a row: what it is about."""
    return "|".join(line.split("|")[:4]) + "|"
