"""PettingZoo: ``env`` asks one agent after the other (AEC), ``parallel_env`` lets a whole group answer at once.

Agents are ``seat_0``, ``seat_1`` ...; observations are ``{"observation", "action_mask"}``. Rewards come at the end: the
payoffs of the game. In the parallel environment the last action means *wait*: the only one of whoever is not asked.
"""

from __future__ import annotations

import functools
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from flibuste.adapters.rows import Rows, shown
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.game import Game, Value
from flibuste.library.opening import found_game
from flibuste.library.table import Table, open_table

MODES = ["human", "ansi"]


def env(
    game: str | Game = "brisca", players: int | None = None, render_mode: str | None = None, **options: Value
) -> AECEnv:
    """Make an environment of one agent after the other; an illegal action ends the game with -1 for its agent."""
    inside: AECEnv = Turns(game, players, render_mode, **options)
    inside = wrappers.TerminateIllegalWrapper(inside, illegal_reward=-1)
    inside = wrappers.AssertOutOfBoundsWrapper(inside)
    return wrappers.OrderEnforcingWrapper(inside)


class Seats:
    """What both kinds of environment share: the table, its agents and their spaces."""

    def open(self, game: str | Game, players: int | None, render_mode: str | None, options: dict[str, Value]) -> None:
        """Learn which game is played, by how many, and by which rules."""
        self.game = found_game(game)
        self.count = self.game.seats.start if players is None else players
        self.game.check_seats(self.count)
        self.options = dict(self.game.check_settings(options))
        self.rows = Rows(self.game)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.count)]
        self.agents: list[str] = []
        self.np_random: np.random.Generator = seeding.np_random()[0]

    def deal(self, seed: int | None) -> None:
        """Begin a game; without a seed go on with the last one's generator."""
        if seed is not None:
            self.np_random = seeding.np_random(seed)[0]
        self.table: Table = open_table(self.game, self.count, self.options, int(self.np_random.integers(2**62)))
        self.agents = self.possible_agents[:]

    def seat(self, agent: str) -> int:
        """Return the seat of an agent."""
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """Show what everybody sees: as text (``ansi``), or printed (``human``)."""
        text = shown(self.table.view())
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Leave the table: nothing is held."""


class Turns(Seats, AECEnv, EzPickle):  # type: ignore[misc]
    """The AEC environment, without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": MODES,
        "name": "flibuste_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self, game: str | Game = "brisca", players: int | None = None, render_mode: str | None = None, **options: Value
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, **options)
        AECEnv.__init__(self)
        self.open(game, players, render_mode, options)

    @functools.cache  # noqa: B019  (PettingZoo wants the same object each time)
    def observation_space(self, agent: str) -> spaces.Dict:
        return self.rows.space(self.game.action_count)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(self.game.action_count)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; only who is to act has a mask that is not zero."""
        seen = self.rows.both(self.table.state, self.seat(agent), self.game.action_count)
        if agent != self.agent_selection:
            seen["action_mask"][:] = 0
        return seen

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.table.play(self.seat(agent), int(action))  # type: ignore[arg-type]
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.to_act[0]]
        self._accumulate_rewards()


class Groups(Seats, ParallelEnv, EzPickle):  # type: ignore[misc]
    """The parallel environment: one step is the answers of everybody who is asked."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "name": "flibuste_parallel_v0", "render_fps": 1}

    def __init__(
        self, game: str | Game = "brisca", players: int | None = None, render_mode: str | None = None, **options: Value
    ) -> None:
        EzPickle.__init__(self, game, players, render_mode, **options)
        self.open(game, players, render_mode, options)
        self.wait = self.game.action_count

    @functools.cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Dict:
        return self.rows.space(self.wait + 1)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(self.wait + 1)

    def seen(self) -> dict[str, Any]:
        """Return what every agent sees; who is not asked may only wait."""
        found = {}
        for agent in self.agents:
            found[agent] = self.rows.both(self.table.state, self.seat(agent), self.wait + 1)
            found[agent]["action_mask"][self.wait] = not found[agent]["action_mask"].any()
        return found

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, object]]]:
        """Deal."""
        self.deal(seed)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Take the answers of the whole group; an illegal one, or none, ends the game with -1 for who gave it."""
        agents, wrong = self.agents, ""
        for seat in self.table.to_act:
            agent = self.possible_agents[seat]
            try:
                self.table.play(seat, int(actions.get(agent, self.wait)))
            except IllegalAction:
                wrong = agent
                break
        paid = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        if wrong:
            paid[wrong] = -1.0
        over = self.table.over or bool(wrong)
        seen = self.seen()
        self.agents = [] if over else agents
        return seen, paid, dict.fromkeys(agents, over), dict.fromkeys(agents, False), {agent: {} for agent in agents}


parallel_env = Groups
