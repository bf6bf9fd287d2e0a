"""OpenSpiel: importing this module registers ``flibuste_brisca`` and so on as Python games.

Chance is explicit: every outcome that the rules ask for (each card of a shuffle, each die) is a chance node with
equally likely outcomes. Where a group is asked, its seats answer one after the other, sealed. An information state is
the stream of events the seat was told, with its own moves; an observation is its view. ``resample_from_infostate``
deals what the seat cannot know anew, as our own bots are served.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from flibuste.kernel.bits import SPECTATOR, members
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.events import Log, Shown
from flibuste.kernel.game import GAMES, Game, Setup
from flibuste.kernel.state import State
from flibuste.library.layouts import layout_of, observe, size_of
from flibuste.library.opening import games

PREFIX = "flibuste_"
MOST_OUTCOMES = 512


class OutcomeNeeded(Exception):
    """The rules ask for an outcome that has not been chosen yet."""

    def __init__(self, possible: int, purpose: str) -> None:
        super().__init__(f"{purpose}: one of {possible}")
        self.possible = possible
        self.purpose = purpose


class Asking(Chance):
    """Hands out the outcomes chosen so far, and stops the rules where one is lacking."""

    def __init__(self, chosen: list[int]) -> None:
        super().__init__()
        self.chosen = chosen
        self.used = 0

    def draw(self, n: int) -> int:
        return self.below(n, "")

    def below(self, n: int, purpose: str) -> int:
        if n == 1:
            return 0
        if self.used == len(self.chosen):
            raise OutcomeNeeded(n, purpose)
        self.used += 1
        return self.chosen[self.used - 1]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as OpenSpiel sees it; ``players`` and the options of the game are its parameters."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.inside = game
        self.seats = int(given.pop("players", game.seats.start))
        game.check_seats(self.seats)
        self.settings = game.check_settings(given)
        least, most = game.payoffs
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if game.zero_sum else None,
            max_game_length=min(game.bound, 2**30),
        )
        super().__init__(kind, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Return the game before anything was dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Return what turns a state into strings and tensors for one player."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the number of outcomes of a game."""
        return int(min(self.inside.bound, 2**30))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours with the outcomes chosen so far for the answer that is being carried out."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game.inside
        self.setup = (game.seats, game.settings)
        self.inside: State | None = None
        self.pending: tuple[int, int] | None = None
        self.outcomes: list[int] = []
        self.needed: tuple[int, str] | None = None
        self.moves: list[list[int]] = [[] for _ in range(game.seats)]
        self.past: list[tuple[str, int]] = [("", 0)] * game.seats  # what was written, and of how many events
        self.carry_on()

    def carry_on(self) -> None:
        """Run the rules with the outcomes there are; where one is lacking, this is a chance node."""
        chance = Asking(self.outcomes)
        try:
            self.inside = self.after(chance)
        except OutcomeNeeded as needed:
            self.needed = (needed.possible, needed.purpose)
            return
        self.pending, self.outcomes, self.needed = None, [], None

    def after(self, chance: Chance) -> State:
        """Set the game up, or answer on a copy."""
        if self.inside is None:
            return self.game.new(Setup(self.setup[0], self.setup[1], True, Log()), chance)
        assert self.pending is not None
        state = self.inside.__deepcopy__({})
        state.answer(*self.pending, chance)
        return state

    def current_player(self) -> int:
        """Return who answers: a seat, chance, or nobody."""
        if self.needed is not None or self.inside is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.inside.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return members(self.inside.waiting)[0]

    def is_terminal(self) -> bool:
        return self.needed is None and self.inside is not None and bool(self.inside.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the outcomes of a chance node: all equally likely."""
        assert self.needed is not None
        possible = self.needed[0]
        return [(outcome, 1.0 / possible) for outcome in range(possible)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.inside is None or self.needed is not None or player != self.current_player():
            return []
        return [int(action) for action in self.inside.options(player)]

    def _apply_action(self, action: int) -> None:
        if self.needed is not None:
            self.outcomes = [*self.outcomes, action]
        else:
            player = self.current_player()
            self.moves[player] = [*self.moves[player], action]
            self.past[player] = (f"{self.told(player)}own {self.game.write(action)}\n", len(self.stream(player)))
            self.pending = (player, action)
        self.carry_on()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            purpose = self.needed[1] if self.needed is not None else "chance"
            return f"{purpose} {action}"
        return self.game.write(action)

    def returns(self) -> list[float]:
        """Return the payoffs."""
        if not self.is_terminal() or self.inside is None:
            return [0.0] * self.setup[0]
        return [float(self.inside.payoff(seat)) for seat in range(self.setup[0])]

    def stream(self, player: int) -> list[Shown]:
        """Return the events as a seat was told them."""
        return [] if self.inside is None or self.inside.log is None else self.inside.log.stream(player)

    def told(self, player: int) -> str:
        """Write everything a seat was told and what it answered, in order: its information state."""
        past, since = self.past[player]
        return past + "".join(f"{json.dumps(self.game.named(event))}\n" for event in self.stream(player)[since:])

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """Return a state the player cannot tell from this one; the others' pasts are what can be seen of them now."""
        assert self.inside is not None
        other: SpielState = self.clone()
        world = self.inside.seen_by(player_id, Seeded(int(probability_sampler() * 2**53)))
        world.log = Log()
        for seat in range(self.setup[0]):
            past = self.told(player_id) if seat == player_id else seen_text(self.game, world, seat)
            other.past[seat] = (past, 0)
            other.moves[seat] = self.moves[seat] if seat == player_id else []
        other.inside = world
        return other

    def __str__(self) -> str:
        if self.inside is None:
            return f"dealing {self.outcomes}"
        going_on = f" {self.pending} {self.outcomes}" if self.pending else ""
        return f"{self.inside.kind() if not self.inside.over else 'over'} {self.history()[-12:]}{going_on}"


def seen_text(game: Game, state: State, seat: int) -> str:
    """Write a view as text."""
    return json.dumps(game.view(state, seat), sort_keys=True)


class Observer:
    """Strings and tensors: the layout of ``library/layouts.py``; with recall, also how often each own move was made."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game.inside
        self.blocks = layout_of(self.game)
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        size = size_of(self.blocks)
        moves = self.game.action_count if self.recall else 0
        self.tensor = np.zeros(size + moves, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if self.recall:
            self.dict["own_moves"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.inside is None:
            return
        seat = player if self.private else int(SPECTATOR)
        self.dict["view"][:] = observe(self.game, self.blocks, state.inside, seat)
        for action in state.moves[player] if self.recall and self.private else []:
            self.dict["own_moves"][action] += 1

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player knows: told so far (with recall), seen now, or only what others do not see."""
        if state.inside is None:
            return ""
        if not self.private:
            return seen_text(self.game, state.inside, int(SPECTATOR))
        if self.recall:
            return state.told(player)
        mine = dict(self.game.view(state.inside, player))
        if not self.public:
            everybody = self.game.view(state.inside, int(SPECTATOR))
            mine = {name: value for name, value in mine.items() if value != everybody.get(name)}
        return json.dumps(mine, sort_keys=True)


def register(game: Game) -> str:
    """Enter a game in OpenSpiel's list; return its name there."""
    parameters: dict[str, Any] = {"players": game.seats.start}
    parameters |= {setting.name: setting.default for setting in game.settings}
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Flibuste {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if game.zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )

    class Registered(SpielGame):
        """The game under its own name: OpenSpiel makes games from a class and its parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


for name in games():
    register(GAMES[name])
