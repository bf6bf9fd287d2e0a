"""The workshop: what a changed number does, in thousands of games that begin alike before and after.

Both sides play the same deals with the same thoughts (common random numbers), so a difference is the change's own and
not the luck of the cards; every figure has its interval over deals. Hundreds of figures are compared at once: only what
chance would move in none of them, in nineteen workshops of twenty, is called clear.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from statistics import NormalDist

from flibuste.bots.roster import find_bot
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, Settings, Value, find_game
from flibuste.kernel.session import start
from flibuste.lab.statistics import interval, mean

COPY = re.compile(r"-\d+$")
AT_ONCE = 20
NAMED = ("card", "band", "item", "spell", "weapon")
"""What may be out of line, by the names that actions give it."""
DOUBT = 0.05
FEWEST = 30
"""Deals that tell something of a thing: with fewer the interval is not one."""


@dataclass(frozen=True)
class Version:
    """A game as it is or as it might be: settings, and data files that replace its own."""

    game: str
    settings: tuple[tuple[str, Value], ...]
    files: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Trial:
    """One deal to be played with one version."""

    version: Version
    deal: int
    bots: tuple[str, ...]


@dataclass
class Outcome:
    """What came of a trial: who won how much of it, how long it was, and what each seat did how often."""

    shares: list[float]
    length: int
    used: list[Counter[str]]
    offered: set[str] = field(default_factory=set)


@cache
def game_of(version: Version) -> Game:
    """Return the game with its changed cards; a worker makes it once."""
    game = find_game(version.game)
    if not version.files or game.with_content is None:
        return game
    return game.with_content(dict(version.files))


def try_out(trial: Trial) -> Outcome:
    """Play one deal."""
    game, chance = game_of(trial.version), Seeded(trial.deal)
    settings: Settings = game.check_settings(dict(trial.version.settings))
    session = start(game, len(trial.bots), settings, chance)
    players = [find_bot(game.name, name) for name in trial.bots]
    thoughts = [Seeded(trial.deal * 1_000_003 + seat) for seat in range(len(trial.bots))]
    outcome = Outcome([], 0, [Counter() for _ in trial.bots])
    while not session.state.over:
        seat = session.waiting()[0]
        options = [int(option) for option in session.state.options(seat)]
        action = int(players[seat].choose(session.state.seen_by(seat, thoughts[seat]), seat, thoughts[seat]))
        if len(options) > 1:
            for option in options:
                outcome.offered.update(things(trial.version, option))
            outcome.used[seat].update(things(trial.version, action))
        session.answer(seat, action, chance)
        outcome.length += 1
    outcome.shares = [float(session.state.score(seat)) for seat in range(len(trial.bots))]
    return outcome


@cache
def things(version: Version, action: int) -> tuple[str, ...]:
    """Name what an action is about: its kind, and the cards, bands or items it names; copies of a card are one."""
    told = game_of(version).describe(action)
    verb = str(told["verb"])
    named = [value for name, value in told.items() if name in NAMED and isinstance(value, str)]
    return (verb, *(f"{verb} {COPY.sub('', value)}" for value in named))


@dataclass(frozen=True)
class Moved:
    """One figure before and after, and the interval of its change."""

    what: str
    before: float
    after: float
    low: float
    high: float

    def is_clear(self, among: int) -> bool:
        """Say whether the change is more than chance may do to any of so many figures (Bonferroni)."""
        wider = NormalDist().inv_cdf(1 - DOUBT / 2 / among) / NormalDist().inv_cdf(1 - DOUBT / 2)
        middle, half = (self.low + self.high) / 2, (self.high - self.low) / 2 * wider
        return abs(middle) > half


@dataclass
class Findings:
    """Deals played with both versions, side by side."""

    before: list[Outcome] = field(default_factory=list)
    after: list[Outcome] = field(default_factory=list)

    def compared(self, what: str, figure: Callable[[Outcome], float]) -> Moved:
        """Compare one figure deal by deal."""
        one, other = [figure(out) for out in self.before], [figure(out) for out in self.after]
        low, high = interval([b - a for a, b in zip(one, other, strict=True)])
        return Moved(what, mean(one), mean(other), low, high)

    def moved(self) -> list[Moved]:
        """Compare everything: seats, length, what is used and who wins with it."""
        if not self.before:
            return []
        seats = range(len(self.before[0].shares))
        rows = [self.compared("length", lambda out: float(out.length))]
        rows += [self.compared(f"seat {seat} wins", partial(won, seat)) for seat in seats]
        for thing in sorted(self.known()):
            rows.append(self.compared(f"{thing}: used a game", partial(uses, thing)))
            rows.append(self.compared(f"{thing}: won by its users", partial(gain, thing)))
        return rows

    def known(self) -> set[str]:
        """Name everything that was ever on offer."""
        return {thing for out in (*self.before, *self.after) for thing in out.offered}

    def never(self) -> list[str]:
        """Name what was on offer after the change (or as the game is, where nothing was changed) and never used."""
        outcomes = self.after or self.before
        used = {thing for out in outcomes for counts in out.used for thing in counts}
        return sorted({thing for out in outcomes for thing in out.offered} - used)


def won(seat: int, outcome: Outcome) -> float:
    """Say what share of a game a seat won."""
    return outcome.shares[seat]


def uses(thing: str, outcome: Outcome) -> float:
    """Count how often a thing was used in a game."""
    return float(sum(counts[thing] for counts in outcome.used))


def gain(thing: str, outcome: Outcome) -> float:
    """Say how much more than a fair share those won who used a thing; 0 where nobody or everybody did."""
    users = [share for share, counts in zip(outcome.shares, outcome.used, strict=True) if counts[thing]]
    return mean(users) - mean(outcome.shares) if users else 0.0


Each = Callable[[Callable[[Trial], Outcome], Sequence[Trial]], Iterator[Outcome]]


def compare(
    before: Version,
    after: Version,
    bots: tuple[str, ...],
    deals: range,
    each: Each,
    progress: Callable[[int, int], None],
) -> Findings:
    """Play deal after deal with both versions; whoever interrupts keeps what has been found."""
    return Findings(*played((before, after), bots, deals, each, progress))


def played(
    versions: Sequence[Version],
    bots: tuple[str, ...],
    deals: range,
    each: Each,
    progress: Callable[[int, int], None],
) -> list[list[Outcome]]:
    """Play deal after deal with every version, and return the outcomes of each; an interrupted play is cut short."""
    found: list[list[Outcome]] = [[] for _ in versions]
    try:
        for first in range(0, len(deals), AT_ONCE):
            part = deals[first : first + AT_ONCE]
            results = list(each(try_out, [Trial(one, deal, bots) for deal in part for one in versions]))
            for place, outcomes in enumerate(found):
                outcomes += results[place :: len(versions)]
            progress(len(found[0]), len(deals))
    except KeyboardInterrupt:
        pass
    return found


def standing(outcomes: Sequence[Outcome]) -> list[Moved]:
    """Hold a game as it is against a fair share: what each seat wins, and who uses a thing where not everybody does."""
    seats = len(outcomes[0].shares) if outcomes else 0
    rows = [beside(f"seat {seat} wins", 1 / seats, [out.shares[seat] for out in outcomes]) for seat in range(seats)]
    for thing in sorted({thing for out in outcomes for counts in out.used for thing in counts}):
        telling = [out for out in outcomes if 0 < sum(thing in counts for counts in out.used) < seats]
        if len(telling) >= FEWEST:
            what = f"{thing}: won by its users in {len(telling)} deals"
            rows.append(beside(what, 1 / seats, [1 / seats + gain(thing, out) for out in telling]))
    return rows


def beside(what: str, fair: float, values: Sequence[float]) -> Moved:
    """Hold a figure against what would be fair."""
    low, high = interval(values)
    return Moved(what, fair, mean(values), low - fair, high - fair)
