"""What bots of Briskars do: which kinds of deed they are offered and use, and how their games are decided.

``python -m flibuste.lab.briskars_habits --bots captain,captain --games 14 --each scenario`` plays so many games with
every value of a setting in turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.bots.roster import find_bot
from flibuste.games.briskars.battle.ending import GOLD, has_won_outright, measure
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.injuries.leaving import bands_left
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import Game, Settings, find_game
from flibuste.kernel.session import start
from flibuste.kernel.state import State


@dataclass
class Habits:
    """What was counted: verbs by how often they were offered and used, games by how they were decided."""

    offered: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)


def watch(game: Game, settings: Settings, bots: tuple[str, ...], deal: int, habits: Habits) -> None:
    """Play one game and count what is offered and used in it."""
    chance = Seeded(deal)
    session = start(game, len(bots), settings, chance)
    players = [find_bot(game.name, name) for name in bots]
    thoughts = [Seeded(deal * 1_000_003 + seat) for seat in range(len(bots))]
    while not session.state.over:
        seat = session.waiting()[0]
        options = session.state.options(seat)
        action = int(players[seat].choose(session.state.seen_by(seat, thoughts[seat]), seat, thoughts[seat]))
        if len(options) > 1:
            habits.offered.update({game.verb_of(int(option)).name for option in options})
            habits.used[game.verb_of(action).name] += 1
        session.answer(seat, action, chance)
    habits.decided[how_decided(session.state)] += 1


def how_decided(state: State) -> str:
    """Say how a battle was decided: by its goal at once or in the last round, by gold then, or by one band left."""
    assert isinstance(state, Battlefield)
    if any(has_won_outright(state, seat) for seat in state.every_seat()):
        return "by the goal"
    if bands_left(state) <= 1:
        return "one band left"
    return "by the goal in the last round" if are_apart(state) else "by gold in the last round"


def are_apart(s: Battlefield) -> bool:
    """Say whether the bands differ in what the scenario counts before gold; where gold is its goal, whether in that."""
    scenario = s.content.scenarios[s.scenario]
    if scenario.win == GOLD:
        return len({int(gold) for gold in s.gold}) > 1
    return any(len({int(measure(s, seat, one)) for seat in s.every_seat()}) > 1 for one in scenario.then)


def table(habits: Habits) -> Iterator[str]:
    """Write what was counted, the kinds used most first, those never used last."""
    yield "decided: " + ", ".join(f"{how} {count}" for how, count in habits.decided.most_common())
    for verb in sorted(habits.offered, key=lambda verb: (-habits.used[verb], verb)):
        yield f"{verb:<16}{habits.offered[verb]:>8} offered{habits.used[verb]:>8} used"


def main(words: list[str] | None = None) -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="captain,captain")
    parser.add_argument("--games", type=int, default=2, help="with every value of the setting")
    parser.add_argument("--each", default="", metavar="SETTING", help="play with every value of a setting in turn")
    parser.add_argument("--first-deal", type=int, default=1001)
    chosen = parser.parse_args(words)
    game = find_game("briskars")
    values = next((setting.values for setting in game.settings if setting.name == chosen.each), [None])
    habits = Habits()
    for value in values:
        settings = game.check_settings({chosen.each: value} if value is not None else {})
        for deal in range(chosen.first_deal, chosen.first_deal + chosen.games):
            watch(game, settings, tuple(chosen.bots.split(",")), deal, habits)
    print("\n".join(table(habits)))


if __name__ == "__main__":
    main()
