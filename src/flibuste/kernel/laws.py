"""The laws: what must hold for every game, whoever wrote it. Never compiled; reads compiled and plain games alike."""

from __future__ import annotations

import hashlib
import json
import marshal
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from flibuste.kernel.bits import SPECTATOR, members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.events import Log, Shown
from flibuste.kernel.game import Game
from flibuste.kernel.histories import PATIENCE, Watched, Where, allows, befores, laid_out, same_answers
from flibuste.kernel.records import read_record, write_record
from flibuste.kernel.saving import load, save
from flibuste.kernel.session import Session, replay, start
from flibuste.kernel.state import State

Law = Callable[[Game, State, int], None]
NO_SETTINGS: Mapping[str, object] = {}
PLAIN = 2
"""The form of packed things in which equal ones are equal bytes: without marks for what occurs twice."""


class LawBroken(AssertionError):
    """A game breaks a law."""


def demand(holds: bool, law: str, *facts: object) -> None:
    """Raise when a law does not hold."""
    if not holds:
        raise LawBroken(f"{law}: " + ", ".join(map(str, facts)))


def demand_same(one: bytes, other: bytes, law: str, *facts: object) -> None:
    """Raise when two packed things would not go out as the same bytes, and name what differs."""
    if one != other:  # the order of names and the kind of a sequence do not count: looked at closely, which is slow
        mine, theirs = (json.dumps(marshal.loads(thing), sort_keys=True) for thing in (one, other))
        demand(mine == theirs, law, *facts, *differing(mine, theirs))


def text(game: Game, thing: object) -> str:
    """Write a saved state or a view as bytes would go out."""
    return json.dumps(save(game, thing) if isinstance(thing, State) else thing, sort_keys=True)


def packed(game: Game, thing: object) -> bytes:
    """Pack a saved state or a view to be compared: many times quicker than to write it."""
    plain: Any = save(game, thing) if isinstance(thing, State) else thing
    return marshal.dumps(plain, PLAIN)


def walk(game: Game, seats: int, seed: int, settings: Mapping[str, object] = NO_SETTINGS) -> Iterator[Session]:
    """Play a random game with an audited log and stop at every decision, also between sealed answers."""
    chance = Seeded(seed)
    choose = Seeded(seed + 1)
    session = start(game, seats, settings, chance, audited=True)
    remembers = session.state.known is not None
    demand(remembers, "open_books", f"new() of {game.name} must call open_books(cards, setup.tracked, setup.log) first")
    while not session.state.over:
        yield session
        waiting = session.waiting()
        seat = waiting[choose.draw(len(waiting))]
        options = list(session.state.options(seat))
        session.answer(seat, options[choose.draw(len(options))], chance)
        demand(len(session.record.answers) <= game.bound, "ends within its bound", game.name)
    yield session


def options_agree_with_check(game: Game, state: State, seed: int) -> None:
    """Options are non-empty, sorted, unique, and exactly what the check lets through."""
    for seat in members(state.waiting):
        options = [int(a) for a in state.options(seat)]
        demand(bool(options) and options == sorted(set(options)), "options sorted", options)
        legal = [a for a in range(game.action_count) if state.refusal(seat, a) is None]
        demand(options == legal, "options = check", state.kind(), options, legal)
        demand(int(state.random_option(seat, Seeded(seed))) in options, "random option legal")


def notation_round_trips(game: Game, state: State, seed: int) -> None:
    """Every option can be written, read again and described, and no two read alike."""
    for seat in members(state.waiting):
        options = [int(a) for a in state.options(seat)]
        lost = [game.write(a) for a in options if game.read(game.write(a)) != a]
        demand(not lost, "notation is read as another action", lost)
        described = {json.dumps(game.describe(a), sort_keys=True) for a in options}
        demand(len(described) == len(options), "descriptions differ", sorted(described))


def illegal_changes_nothing(game: Game, state: State, seed: int) -> None:
    """A refused action raises a coded error and leaves no trace."""
    before = packed(game, state)
    for seat in range(-1, state.seats + 1):
        for action in (-1, 10**6, *range(0, game.action_count, 7)):
            if state.refusal(seat, action) is not None:
                try:
                    state.apply(seat, action, Seeded(seed))
                except IllegalAction as error:
                    demand(bool(error.code) and bool(error.rule), "a refusal has a code and a rule", error)
                else:
                    raise LawBroken(f"an illegal action was accepted: {action} of seat {seat} in {state.kind()}")
    demand_same(before, packed(game, state), "an illegal action changes nothing")


def clones_are_apart(game: Game, state: State, seed: int) -> None:
    """A clone equals its original, and playing on with it leaves the original alone."""
    before = packed(game, state)
    clone = state.clone()
    demand_same(before, packed(game, clone), "a clone is its original")
    rng = Seeded(seed)
    for _ in range(12):
        if clone.over:
            break
        seat = members(clone.waiting)[0]
        clone.apply(seat, clone.random_option(seat, rng), rng)
    demand_same(before, packed(game, state), "clones never affect each other")


def save_and_load(game: Game, state: State, seed: int) -> None:
    """A loaded state is the saved one, now and after the next answer."""
    loaded = load(game, json.loads(text(game, state)))
    demand_same(packed(game, state), packed(game, loaded), "a loaded state is the saved one")
    if state.over:
        return
    one, other = state.clone(), loaded
    seat = members(state.waiting)[0]
    action = state.options(seat)[0]
    one.apply(seat, action, Seeded(seed))
    other.apply(seat, action, Seeded(seed))
    demand_same(packed(game, one), packed(game, other), "a loaded state goes on alike")


def sealed_answers_commute(game: Game, state: State, seed: int) -> None:
    """The order in which a group answers does not matter, nor an answer that was taken back."""
    group = members(state.waiting)
    if len(group) < 2:
        return
    answers = {seat: state.random_option(seat, Seeded(seed + seat)) for seat in group}
    results = []
    for order in (group, group[::-1], group[:1] + group):
        clone = state.clone()
        for k, seat in enumerate(order):
            clone.apply(seat, answers[seat], Seeded(seed))
            if len(order) > len(group) and k == 0:
                clone.retract(seat)
        results.append(packed(game, clone))
    for result in results[1:]:
        demand_same(results[0], result, f"sealed answers of seats {group} commute")


CHANNELS = ("view", "asked", "over", "may_answer", "options", "refusals")


def differing(one: str, other: str, most: int = 5) -> list[str]:
    """Name what differs between two things written down: ``view.hand[0]: "3" or "5"``."""
    return list(islice(_differing(json.loads(one), json.loads(other), ""), most))


def _differing(one: object, other: object, path: str) -> Iterator[str]:
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted(one.keys() | other.keys()):
            yield from _differing(one.get(name), other.get(name), f"{path}.{name}".lstrip("."))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for k, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            yield from _differing(mine, theirs, f"{path}[{k}]")
    elif one != other:
        yield f"{path}: {json.dumps(one)} or {json.dumps(other)}"


def channels(game: Game, state: State, seat: int) -> bytes:
    """Pack everything a seat can observe of a state."""
    may_answer = bool(state.waiting >> seat & 1)
    refusals = [state.refusal(seat, a) for a in range(game.action_count)] if may_answer else []
    seen = (
        game.view(state, seat),
        int(state.asked),
        state.over,
        may_answer,
        [int(a) for a in state.options(seat)] if may_answer else None,
        [None if why is None else why.code for why in refusals],
    )
    return packed(game, dict(zip(CHANNELS, seen, strict=True)))


def believed(state: State, seat: int, seed: int) -> State:
    """Return a state the seat cannot tell from this one, with its memory for the comparison."""
    return state.seen_by(seat, Seeded(seed))


def non_interference(game: Game, state: State, seed: int) -> None:
    """Two states a seat cannot tell apart look the same to it on every channel; a spectator knows no secret."""
    for seat in range(state.seats):
        other = believed(state, seat, seed)
        seen = [channels(game, s, seat) for s in (state, other)]
        demand_same(seen[0], seen[1], f"non-interference: seat {seat} can tell two worlds apart")
        public = [packed(game, game.view(s, SPECTATOR)) for s in (state, other)]
        demand_same(public[0], public[1], f"a spectator sees no secret that seat {seat} does not know")


def information_comes_through_events(game: Game, state: State, seed: int) -> None:
    """Same answers in two states a seat cannot tell apart: it is told the same, up to the first honest difference.

    Event by event its streams agree in form until a value differs (a card drawn, a card revealed); if none does, it
    sees the same. This law finds what the others cannot: a window opened for holders only, a view that changes untold.
    """
    for seat in range(state.seats):
        pair = [state.clone(), believed(state, seat, seed)]
        logs = [Log(), Log()]
        for s, log in zip(pair, logs, strict=True):
            s.log = log
        if _answer_alike(pair, seed) and _told_alike(logs[0].stream(seat), logs[1].stream(seat), seat):
            seen = [channels(game, s, seat) for s in pair]
            demand_same(seen[0], seen[1], f"a change came without an event to seat {seat}")


def _told_alike(one: list[Shown], other: list[Shown], seat: int) -> bool:
    """Compare two streams; a difference must be a value in an event of the same form."""
    for (kind, fields), (other_kind, other_fields) in zip(one, other, strict=False):
        same_form = kind == other_kind and fields.keys() == other_fields.keys()
        demand(same_form, f"what happened depends on a secret: seat {seat} is told", one, "or", other)
        if fields != other_fields:
            return False
    demand(len(one) == len(other), f"what happened depends on a secret: seat {seat} is told", one, "or", other)
    return True


def _answer_alike(pair: list[State], seed: int) -> bool:
    """Give both the same answers of the whole open group; say whether that was possible."""
    if pair[0].waiting != pair[1].waiting:
        return False
    for seat in members(pair[1].waiting):
        both = set(pair[0].options(seat)) & set(pair[1].options(seat))
        if not both:
            return False
        action = sorted(both)[Seeded(seed + seat).draw(len(both))]
        for s in pair:
            s.apply(seat, action, Seeded(seed))
    return True


def sibling_worlds(game: Game, state: State, seed: int) -> None:
    """States that differ only in what a seat cannot know give it the same worlds, and its bot the same state."""
    for seat in range(state.seats):
        other = believed(state, seat, seed)
        one, two = state.world(seat, Seeded(seed + 1)), other.world(seat, Seeded(seed + 1))
        demand_same(packed(game, one), packed(game, two), f"sibling worlds of seat {seat}")
        one, two = state.seen_by(seat, Seeded(seed + 1)), other.seen_by(seat, Seeded(seed + 1))
        demand_same(packed(game, one), packed(game, two), f"a bot of seat {seat} is handed the same")
        demand_same(channels(game, one, seat), channels(game, state, seat), f"a bot sees what its seat {seat} sees")
    waiting = members(state.waiting)
    for seat in waiting if len(waiting) > 1 else []:
        ahead = state.clone()
        ahead.apply(seat, state.options(seat)[0], Seeded(seed))
        for watcher in range(state.seats):
            if watcher != seat:
                one, two = (s.world(watcher, Seeded(seed)) for s in (state, ahead))
                law = f"a sealed answer of seat {seat} is not in the worlds of seat {watcher}"
                demand_same(packed(game, one), packed(game, two), law)


def truth_is_possible(game: Game, state: State, seed: int) -> None:
    """Nobody's memory excludes what is true."""
    known = state.known
    if known is None:
        return
    demand(len(state.where()) == known.cards, "a game says where its cards lie", game.name)
    for seat in range(state.seats):
        law = f"the truth is possible: seat {seat} believes that the cards cannot lie at"
        demand(known.allows(seat, state.where()), law, list(state.where()))


def worlds_have_a_history(game: Game, state: State, seed: int) -> None:
    """After a step, each world of each seat can have come from one it thought possible, by answers legal there.

    The open group answers at random. For a world drawn afterwards, an arrangement before the step is searched for that
    the seat's memory allowed; as many cards went from place to place as truly did; in it the same answers (or, unseen
    by the seat, the same with another card) are legal, and tell the seat the same up to an outcome of chance. Step by
    step that replays a whole game: what the history excludes is refused where it happens.
    """
    if state.over or state.waiting != state.asked:
        return
    after = state.clone()
    after.log = Log()
    chance = Watched(seed)
    answers = {}
    for mover in members(state.waiting):
        answers[mover] = int(after.random_option(mover, Seeded(seed + mover)))
        after.apply(mover, answers[mover], chance)
    if chance.shuffled:
        return
    for seat in range(state.seats):
        for k in range(2):
            world = after.world(seat, Seeded(seed + k))
            demand(_has_history(game, state, after, answers, seat, world), "worlds have a history", seat, state.kind())


def _has_history(game: Game, state: State, after: State, answers: Mapping[int, int], seat: int, world: State) -> bool:
    """Search for a way in which a world can have come about."""
    for tried, where in enumerate(befores(state, after, world, seat)):
        if tried == PATIENCE:
            return True
        if allows(state.known, seat, where) and _replays(game, state, after, answers, seat, world, where):
            return True
    return False


def _replays(
    game: Game, state: State, after: State, answers: Mapping[int, int], seat: int, world: State, where: Where
) -> bool:
    """Give the answers in an earlier world: each must be legal there, and the seat must be told the same."""
    earlier = laid_out(state, seat, where, 1)
    earlier.log = Log()
    for mover, answer in answers.items():
        meant = [answer] if mover == seat else same_answers(game, state, after, world, where, answer)
        legal = [a for a in meant if earlier.refusal(mover, a) is None]
        if not legal:
            return False
        earlier.apply(mover, legal[0], Seeded(1))
    told = after.log.stream(seat) if after.log is not None else []
    try:
        _told_alike(told, earlier.log.stream(seat), seat)
    except LawBroken:
        return False
    return True


def books_balance(game: Game, state: State, seed: int) -> None:
    """Nothing is lost or doubled, in the game and in worlds played on (a secret kept in a step shows up here)."""
    demand(state.balance(), "books balance")
    rng = Seeded(seed)
    for seat in range(state.seats):
        world = state.world(seat, rng)
        for _ in range(6):
            demand(world.balance(), "books balance in a world", seat)
            if world.over:
                break
            mover = members(world.waiting)[0]
            world.apply(mover, world.random_option(mover, rng), rng)


DECISION_LAWS: list[Law] = [
    books_balance,
    options_agree_with_check,
    notation_round_trips,
    illegal_changes_nothing,
    clones_are_apart,
    save_and_load,
    sealed_answers_commute,
    non_interference,
    information_comes_through_events,
    sibling_worlds,
    truth_is_possible,
    worlds_have_a_history,
]


def worlds_vary(game: Game, seats: int, seed: int, settings: Mapping[str, object] = NO_SETTINGS) -> None:
    """Where a seat cannot know everything, its worlds differ from the truth and from each other.

    A game without a single card to hide has nothing to vary; one with three cards or fewer has two worlds to show.
    """
    most = 0
    for session in walk(game, seats, seed, settings):
        cards = 0 if session.state.known is None else int(session.state.known.cards)
        if cards == 0:
            return
        most = max(most, len({packed(game, session.state.world(0, Seeded(k))) for k in range(6)}))
        if most > (3 if cards > 3 else 1):
            return
    raise LawBroken(f"worlds vary: of six worlds of seat 0 in {game.name} at most {most} are different")


def last(sessions: Iterator[Session]) -> Session:
    """Play to the end."""
    for session in sessions:
        pass
    return session


def replay_is_equal(game: Game, seats: int, seed: int, settings: Mapping[str, object] = NO_SETTINGS) -> None:
    """A record, written and read, gives the same state and the same stream for every seat."""
    session = last(walk(game, seats, seed, settings))
    written = write_record(game, session.record)
    again = replay(game, read_record(written, game))
    demand(write_record(game, again.record) == written, "replay: same record")
    demand_same(packed(game, session.state), packed(game, again.state), "replay: same state")
    for seat in (*range(seats), SPECTATOR):
        demand(session.log.stream(seat) == again.log.stream(seat), "replay: same stream", seat)


def same_seed_same_game(game: Game, seats: int, seed: int, settings: Mapping[str, object] = NO_SETTINGS) -> None:
    """The same seed gives the same game."""
    one, other = (last(walk(game, seats, seed, settings)) for _ in range(2))
    demand(write_record(game, one.record) == write_record(game, other.record), "same seed, same game", seed)


def events_are_declared(game: Game, seats: int, seed: int, settings: Mapping[str, object] = NO_SETTINGS) -> None:
    """Every event is declared, and told with exactly its fields."""
    for kind, fields in last(walk(game, seats, seed, settings)).log.events:
        demand(kind in game.events, "events are declared", kind)
        fault = game.events[kind].why_not(fields)
        demand(not fault, "events are told as declared", fault)


def scores_ranks_and_sides_agree(
    game: Game, seats: int, seed: int, settings: Mapping[str, object] = NO_SETTINGS
) -> None:
    """Partners share score and rank, the best share one win, and a better standing means a better rank."""
    state = last(walk(game, seats, seed, settings)).state
    sides: dict[int, tuple[float, int, int]] = {}
    for seat in range(seats):
        mine = (state.score(seat), int(state.rank(seat)), int(state.standing(seat)))
        demand(sides.setdefault(int(state.side(seat)), mine) == mine, "partners share the result", seat)
    demand(abs(sum(score for score, _, _ in sides.values()) - 1.0) < 1e-9, "one win is shared", sides)
    paid = [float(state.payoff(seat)) for seat in range(seats)]
    least, most = game.payoffs
    demand(all(least - 1e-9 <= amount <= most + 1e-9 for amount in paid), "payoffs within their range", paid)
    demand(not game.zero_sum or abs(sum(paid)) < 1e-9, "payoffs add up to nothing", paid)
    demand(all((score > 0) == (rank == 1) for score, rank, _ in sides.values()), "winners rank first", sides)
    ordered = sorted(sides.values(), key=lambda side: -side[2])
    demand([rank for _, rank, _ in ordered] == sorted(rank for _, rank, _ in ordered), "ranks follow standings", sides)


GAME_LAWS: list[Callable[[Game, int, int, Mapping[str, object]], None]] = [
    replay_is_equal,
    same_seed_same_game,
    events_are_declared,
    scores_ranks_and_sides_agree,
]


def digest(game: Game, seats: int, games: int, first: int = 0) -> str:
    """Fingerprint many games: equal interpreted and compiled, on every machine; how seats remember is no part of it."""
    marks = hashlib.sha256()
    for seed in range(first, first + games):
        session = last(walk(game, seats, seed))
        session.state.known = None
        marks.update((write_record(game, session.record) + text(game, session.state)).encode())
    return marks.hexdigest()[:16]
