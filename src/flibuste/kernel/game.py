"""What a game declares about itself, and the list of games: laws, bots, records and clients need nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from flibuste.kernel.building import Builder
from flibuste.kernel.chance import Chance
from flibuste.kernel.content import content_hash
from flibuste.kernel.decisions import Decision, check_name
from flibuste.kernel.drafting import Drafter
from flibuste.kernel.errors import BadData, BadQuestion, BrokenGame, IllegalAction
from flibuste.kernel.events import PLAIN, SEAT, Event, Log, Shown
from flibuste.kernel.state import State

Value = bool | int | str
Settings = dict[str, Value]
Viewing = Callable[[Any, int], Mapping[str, object]]
"""Builds up what a seat may know of a state of its game; whoever is no seat of the table is a spectator."""
Insight = Callable[[State, int, Mapping[str, object]], Mapping[str, object]]
"""Answers a question about a position: the state as a seat may see it, the seat, what is asked."""


@final
class Setting:
    """One thing people may choose before a game: its values, the default first chosen, the rule that allows it."""

    def __init__(self, name: str, values: Sequence[Value], default: Value, rule: str) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.default: Final = default
        self.rule: Final = rule


@final
class Verb:
    """A block of actions: one per id of a noun, or so many numbers, or a single one."""

    def __init__(self, name: str, noun: str = "", count: int = 1) -> None:
        self.name: Final = name
        self.noun: Final = noun
        self.count = count
        self.first = 0


@final
class Setup:
    """How a game is to be set up: seats, settings (complete), and whether memory and log are wanted.

    ``read`` is what the game has made of the settings, kept for the next table that is set up alike.
    """

    def __init__(self, seats: int, settings: Settings, tracked: bool = True, log: Log | None = None) -> None:
        self.seats: Final = seats
        self.settings: Final = settings
        self.tracked: Final = tracked
        self.log: Final = log
        self.read: object | None = None


@final
class Measured:
    """A table that the bench plays, and what is asked of it: times as much as OpenSpiel's hearts makes in the same run.

    ``native`` and ``python`` are for the decisions of random games in either loop, ``search`` for the simulations of a
    search with random playouts; 0 asks for nothing.
    """

    def __init__(self, seats: int, native: float = 0.0, python: float = 0.0, search: float = 0.0) -> None:
        self.seats: Final = seats
        self.native: Final = native
        self.python: Final = python
        self.search: Final = search


@final
class Game:
    """The declared facts of a game.

    ``minutes`` is about how long it takes, ``measured`` which tables the bench plays; of a ``finished`` game
    every rule has its code and its test (``flibuste rules --check``). A game is ``renumbered`` when its answers have
    other numbers than before tables carried a mark. ``parts`` names what a state is made of (steps, records), as saves
    and positions write it; a part that needs more than its fields is made by ``making_parts``. A ``builder``
    helps to put a side together before the game, where there is something to put together. ``dice`` is how many sides
    its dice have, where people could roll them themselves.
    """

    def __init__(
        self,
        name: str,
        prefix: str,
        seats: range,
        nouns: Mapping[str, Sequence[str]],
        verbs: list[Verb],
        bound: int,
        empty: Callable[[int], State],
        new: Callable[[Setup, Chance], State],
        viewing: Viewing,
        decisions: Sequence[Decision],
        events: Sequence[Event],
        settings: Sequence[Setting] = (),
        parts: Mapping[str, type] | None = None,
        content: str = "none",
        position: Callable[[Mapping[str, object]], State] | None = None,
        with_content: Callable[[Mapping[str, str]], Game] | None = None,
        insight: Insight | None = None,
        slow_questions: Sequence[str] = (),
        searching_questions: Sequence[str] = (),
        minutes: int = 30,
        measured: Sequence[Measured] = (),
        finished: bool = False,
        holds: Mapping[str, str] | None = None,
        payoffs: tuple[float, float] = (-1.0, 1.0),
        zero_sum: bool = True,
        renumbered: bool = False,
        making_parts: Mapping[str, Callable[..., object]] | None = None,
        builder: Builder | None = None,
        dice: int = 0,
        drafter: Drafter | None = None,
    ) -> None:
        self.name = name
        self.prefix = prefix
        self.seats = seats
        self.nouns = {noun: tuple(ids) for noun, ids in nouns.items()}
        self.nouns[SEAT] = tuple(str(seat) for seat in range(seats.stop - 1))
        self.verbs = verbs
        self.bound = bound
        self.empty = empty
        self.new = new
        self.viewing = viewing
        self.decisions = {decision.name: decision for decision in decisions}
        self.settings = tuple(settings)
        self.events = {event.name: event for event in events}
        self.check_nouns()
        self.parts = {check_name(name): kind for name, kind in (parts or {}).items()}
        self.part_names = {kind: name for name, kind in self.parts.items()}
        self.making_parts = dict(making_parts or {})
        self.content = content
        self.position = position
        self.with_content = with_content
        self.insight = insight
        self.slow_questions = frozenset(slow_questions)
        self.searching_questions = frozenset(searching_questions)  # slow too where the engine is interpreted
        self.minutes = minutes
        self.measured = tuple(measured)
        self.finished = finished
        self.holds = dict(holds or {})  # fields of the state that hold ids of a noun: for one-line positions
        self.payoffs = payoffs  # the least and the most that ``State.payoff`` gives
        self.zero_sum = zero_sum
        self.renumbered = renumbered
        self.builder = builder
        self.dice = dice
        self.drafter = drafter
        self.own: dict[str, str] = {}  # files of a table's own that it was made with; none as it is packaged
        self.action_count = self.number_verbs()

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.seats.start} to {self.seats.stop - 1} seats>"

    def view(self, state: State, seat: int) -> Mapping[str, Any]:
        """Return what a seat may know of a state: plain values, as they go out to whoever sits there."""
        return self.viewing(state, seat)

    def check_decision(self, state: State) -> None:
        """Refuse a state that waits for a decision which the game does not declare."""
        if not state.over:
            decision = state.decision()
            if self.decisions.get(decision.name) is not decision:
                raise BrokenGame(f"{self.name} asks {decision.name!r}, which it does not declare")

    def ask(self, seen: State, seat: int, about: Mapping[str, object]) -> Mapping[str, object]:
        """Answer a question about a position, from what a seat may see (``State.seen_by``) and nothing else."""
        if self.insight is None:
            raise BadQuestion("kind", f"nothing: {self.name} answers no questions")
        return self.insight(seen, seat, about)

    def number_verbs(self) -> int:
        """Give each verb its block of actions; return the size of the action space: a sum, not a product."""
        first = 0
        for verb in self.verbs:
            if verb.noun:
                verb.count = len(self.nouns[verb.noun])
            verb.first = first
            first += verb.count
        return first

    def mark(self) -> str:
        """Fingerprint what the numbers of actions mean: verbs, what they are about, and the content."""
        blocks = [f"{verb.name} {verb.noun} {verb.first} {verb.count}" for verb in self.verbs]
        return content_hash({"verbs": "\n".join(blocks), "content": self.content})

    def edition(self) -> str:
        """Fingerprint everything that decides how a game goes: its answers, its content and its rules."""
        return content_hash({"mark": self.mark(), "rules": RULES.get(self.name, "")})

    def reads(self, mark: str) -> bool:
        """Say whether the numbers of actions mean today what they meant under this mark; former versions wrote none."""
        return mark == self.mark() if mark else not self.renumbered

    def check_nouns(self) -> None:
        """Refuse an event about a noun that the game does not have."""
        for event in self.events.values():
            for name, noun in event.nouns.items():
                if noun not in self.nouns and noun not in PLAIN:
                    raise BrokenGame(f"{self.name}: {event.name} tells {name}, a {noun}: there is no such noun")

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not made for."""
        if seats not in self.seats:
            most = self.seats.stop - 1
            raise BadData("wrong_number_of_seats", f"{self.name} is for {self.seats.start} to {most}, not {seats}")

    def check_settings(self, chosen: Mapping[str, object]) -> Settings:
        """Return all settings: what was chosen, checked, and the default of the rest."""
        known = {setting.name: setting for setting in self.settings}
        for name in chosen:
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadData("unknown_option", f"{self.name} has no option {name!r}; there are {listed}")
        complete: Settings = {}
        for setting in self.settings:
            value = chosen.get(setting.name, setting.default)
            for allowed in setting.values:
                if type(value) is type(allowed) and value == allowed:
                    complete[setting.name] = allowed
            if setting.name not in complete:
                choices = ", ".join(map(str, setting.values))
                raise BadData("bad_option", f"{setting.name} is one of {choices}, not {value!r}", setting.rule)
        return complete

    def verb_of(self, action: int) -> Verb:
        """Find the verb whose block holds an action."""
        for verb in self.verbs:
            if verb.first <= action < verb.first + verb.count:
                return verb
        raise IllegalAction("no_such_action", f"{self.name} has no action {action}")

    def argument(self, verb: Verb, action: int) -> str:
        """Write what an action is about: the id of a noun, a number, or nothing."""
        if verb.noun:
            return self.nouns[verb.noun][action - verb.first]
        return "" if verb.count == 1 else str(action - verb.first)

    def write(self, action: int) -> str:
        """Write an action: ``play 7b``."""
        verb = self.verb_of(action)
        return f"{verb.name} {self.argument(verb, action)}".rstrip()

    def read(self, text: str) -> int:
        """Read an action: the inverse of ``write``."""
        name, _, argument = text.strip().partition(" ")
        for verb in self.verbs:
            if verb.name == name:
                for action in range(verb.first, verb.first + verb.count):
                    if self.argument(verb, action) == argument.strip():
                        return action
                raise IllegalAction("no_such_action", f"{self.name}: {name} takes no {argument.strip()!r}")
        raise IllegalAction("no_such_action", f"{self.name} has no verb {name!r}")

    def describe(self, action: int) -> dict[str, object]:
        """Describe an action in structured form: its verb and the thing it is about."""
        verb = self.verb_of(action)
        if verb.noun:
            return {"verb": verb.name, verb.noun: self.argument(verb, action)}
        if verb.count == 1:
            return {"verb": verb.name}
        return {"verb": verb.name, "number": action - verb.first}

    def named(self, event: Shown) -> Shown:
        """Put ids in the place of the numbers of an event; seats stay numbers."""
        kind, fields = event
        nouns = self.event(kind).nouns
        return kind, {name: self.name_value(nouns[name], value) for name, value in fields.items()}

    def event(self, kind: str) -> Event:
        """Look a declared event up."""
        if kind not in self.events:
            raise BrokenGame(f"{self.name} tells {kind!r}, which it does not declare")
        return self.events[kind]

    def name_value(self, noun: str, value: object) -> object:
        """Name one value of an event, or each of a list."""
        if noun == SEAT or noun in PLAIN:
            return value
        if isinstance(value, list):
            return [self.name_value(noun, part) for part in value]
        ids = self.nouns[noun]
        if isinstance(value, int) and 0 <= value < len(ids):
            return ids[value]
        return None

    def card_fields(self) -> dict[str, frozenset[str]]:
        """Name the fields that hold a card: an audited log compares them with what each seat may know."""
        return {event.name: event.cards() for event in self.events.values()}

    def part(self, name: str, fields: dict[str, object]) -> object:
        """Make a saved part of a state again."""
        if name not in self.parts:
            raise BadData("unknown_part", f"{self.name} has no part {name!r}")
        try:
            return self.making_parts.get(name, self.parts[name])(**fields)
        except TypeError as error:
            raise BadData("bad_part", f"{name}: {error}") from error


GAMES: Final[dict[str, Game]] = {}
RULES: Final[dict[str, str]] = {}
"""The fingerprint of many games played by the rules, by game: other rules, other games."""
HAD: Final[dict[str, list[Game]]] = {}
"""Every content a game was entered with, by name: tables dealt with one go on with it."""


def register(game: Game) -> Game:
    """Enter a game in the list."""
    GAMES[game.name] = game
    HAD[game.name] = [*HAD.get(game.name, []), game]
    return game


def find_game(name: str) -> Game:
    """Look a game up by its name."""
    if name not in GAMES:
        raise BadData("unknown_game", f"there is no game {name!r}; there are {', '.join(sorted(GAMES))}")
    return GAMES[name]


def find_dealt(name: str, edition: str, mark: str) -> Game:
    """Look up the game as a table was dealt: by its edition, of former versions by its mark; else as it is today."""
    today = find_game(name)
    for game in HAD.get(name, []):
        if game.edition() == edition if edition else bool(mark) and game.mark() == mark:
            return game
    return today
