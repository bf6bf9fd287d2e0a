"""Gymnasium: one seat against bots of a level. Importing this module registers ``flibuste/brisca-v0`` and so on.

Observations are ``{"observation", "action_mask"}``, the mask is in ``info`` too. The reward comes at the end: the
payoff of the seat. An illegal action ends the game with the least payoff there is, and ``info["refused"]`` says why.
"""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from flibuste.adapters.rows import Rows, shown
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.game import Game, Value
from flibuste.library.given import seat_of
from flibuste.library.opening import bot, found_game, list_games
from flibuste.library.table import Table, open_table

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a table; the others are bots."""

    metadata = {  # noqa: RUF012  (as Gymnasium declares it)
        "render_modes": ["human", "ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int = 0,
        level: str = "sailor",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.game = found_game(game)
        self.count = self.game.seats.start if players is None else players
        self.game.check_seats(self.count)
        self.options = dict(self.game.check_settings(options))
        self.seat = seat_of(seat, self.count)
        self.level = bot(self.game, level).name
        self.render_mode = render_mode
        self.rows = Rows(self.game)
        self.observation_space = self.rows.space(self.game.action_count)
        self.action_space = spaces.Discrete(self.game.action_count)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots answer until the seat is asked."""
        super().reset(seed=seed)
        dealt, thoughts = (int(self.np_random.integers(2**62)) for _ in range(2))
        self.table: Table = open_table(self.game, self.count, self.options, dealt)
        self.others = bot(self.game, self.level, thoughts)
        self.let_the_others_play()
        seen = self.seen()
        return seen, {"action_mask": seen["action_mask"]}

    def let_the_others_play(self) -> None:
        """Answer for the bots until the seat is asked or the game is over."""
        while not self.table.over:
            waiting = [seat for seat in self.table.to_act if seat != self.seat]
            if not waiting:
                return
            self.table.play(waiting[0], self.others.choose(self.table.seen_by(waiting[0])))

    def seen(self) -> Observation:
        """Return what the seat sees and may do."""
        return self.rows.both(self.table.state, self.seat, self.game.action_count)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer for the seat, then let the bots play on."""
        info: dict[str, Any] = {}
        try:
            self.table.play(self.seat, int(action))
            self.let_the_others_play()
            reward, over = self.table.returns()[self.seat], self.table.over
        except IllegalAction as refused:
            info["refused"] = str(refused)
            reward, over = self.game.payoffs[0], True
        seen = self.seen()
        info["action_mask"] = seen["action_mask"]
        if self.render_mode == "human":
            self.render()
        return seen, float(reward), over, False, info

    def render(self) -> str | None:
        """Show what the seat sees: as text (``ansi``), or printed (``human``)."""
        text = shown(self.table.view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text


for name in list_games():
    gymnasium.register(
        f"flibuste/{name}-v0", entry_point="flibuste.adapters.gymnasium_env:SeatEnv", kwargs={"game": name}
    )
