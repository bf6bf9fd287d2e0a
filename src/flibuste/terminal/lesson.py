"""A lesson as a table: positions the engine has played, and what the teacher says; the page reads the same files.

It answers with the messages of any other table, so that line mode and the full screen need not know that it is one.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec

from flibuste.kernel.game import Game
from flibuste.terminal.client import Client, Doing, our_time, shown
from flibuste.terminal.seats import plain_info
from flibuste.terminal.tells import AnyTell, Option, Snapshot, Update
from flibuste.wire import messages as m
from flibuste.wire.tables import SeatInfo
from flibuste.words.sentences import Words

LESSON = "lesson"
YOU = 0
NAMES = ("", "Inés", "Tomás")
SUITS = ("o", "c", "e", "b")
TOLD = 3
"""So many of the last events the teacher points at after another choice than the one that was asked."""


@dataclass(slots=True)
class Node:
    """A position of a lesson: what may be answered, what is asked for, and what an answer leads to."""

    part: int
    view: Mapping[str, Any]
    options: list[Option]
    decision: str = ""
    ask: str = ""
    refusals: list[Option] = field(default_factory=list)
    insights: list[Any] = field(default_factory=list)
    told: list[Option] = field(default_factory=list)
    ways: dict[int, Node] = field(default_factory=dict)

    @property
    def settled(self) -> bool:
        """Say whether nothing is left to answer here."""
        return not self.options


def lesson_of(game: str) -> list[Node]:
    """Read the first position of each part; the last part is only said."""
    text = files("flibuste").joinpath("words", "lessons", game, "steps.json").read_text(encoding="utf-8")
    steps: list[dict[str, Any]] = json.loads(text)
    if "part" in steps[0]:
        return in_a_row(steps)
    first = [branching(one["id"], one, wanted(one["ask"]), one.get("log", [])) for one in steps]
    return [*first, Node(len(first) + 1, first[-1].ways[asked_action(first[-1])].view, [])]


def wanted(ask: str | Sequence[str]) -> list[str]:
    """Read what a step asks for: one answer, or several in a row."""
    return [ask] if isinstance(ask, str) else list(ask)


def branching(part: int, given: Mapping[str, Any], asks: Sequence[str], told: list[Option]) -> Node:
    """Read a position with everything each choice leads to."""
    choices: list[dict[str, Any]] = given.get("choices", [])
    node = Node(part, given["view"], [bare(one) for one in choices], told=told, ask=asks[0] if choices and asks else "")
    node.decision = str(given["view"].get("decision") or "") if choices else ""
    for one in choices:
        rest = asks[1:] if one["notation"] == node.ask else []
        node.ways[int(one["action"])] = branching(part, one, rest, one["events"])
    return node


def bare(choice: Mapping[str, Any]) -> Option:
    """Return a choice as it is offered, without what it leads to."""
    return {name: value for name, value in choice.items() if name not in ("events", "view", "choices")}


def in_a_row(beats: Sequence[Mapping[str, Any]]) -> list[Node]:
    """Read a lesson that is one game: each position leads to the next by the one answer it asks for."""
    nodes = [
        Node(b["part"], b["view"], b["options"], b["decision"], b["ask"], b["refusals"], b["insights"], b["events"])
        for b in beats
    ]
    for node, following in pairwise(nodes):
        node.ways[asked_action(node)] = following
    return [node for n, node in enumerate(nodes) if n == 0 or nodes[n - 1].part != node.part]


def asked_action(node: Node) -> int:
    """Return the answer that a position asks for."""
    return next(int(one["action"]) for one in node.options if one["notation"] == node.ask)


class LessonTable:
    """One lesson under way."""

    def __init__(self, game: Game, afterwards: Callable[[], Client]) -> None:
        self.game = game
        self.afterwards = afterwards
        self.parts = lesson_of(game.name)
        self.node = self.parts[0]
        self.right = True
        self.told: deque[AnyTell] = deque()
        self.seq = 0
        self.index = 0

    # the connection

    def send(self, ask: m.AnyAsk) -> None:
        """Answer at once."""
        if isinstance(ask, m.Attach):
            self.begin(self.node.part)
        elif isinstance(ask, m.Act):
            self.answer(ask)
        elif isinstance(ask, m.Undo):
            self.begin(self.node.part)
        elif isinstance(ask, m.Inquire):
            self.inquire(ask)
        elif isinstance(ask, m.SeatRequest):
            self.told.append(m.Failure("malformed", ask.key, LESSON))

    def next(self, wait: float = 0.0) -> AnyTell | None:
        """Return the next message; nobody else is here, so nothing comes later."""
        return self.told.popleft() if self.told else None

    def farewell(self, words: Words) -> list[str]:
        """Say nothing: a lesson is not kept."""
        return []

    def close(self) -> None:
        """Leave."""

    # what is done

    def begin(self, part: int) -> None:
        """Show the first position of a part."""
        self.node, self.right, self.index = self.parts[part - 1], True, 0
        people = len(self.node.view.get("players") or self.node.view.get("hand_sizes") or ("", ""))
        seats = [
            SeatInfo(n, "bot" if n else "person", name, None, True, None, None) for n, name in enumerate(NAMES[:people])
        ]
        self.told.append(m.TableChanged(plain_info(LESSON, self.game.name, seats, [YOU])))
        self.tell(Snapshot, since=None, log=self.numbered(self.node.told), said=[], stood_in=[])

    def answer(self, ask: m.Act) -> None:
        """Go where an answer leads; where the lesson goes only one way, others are refused."""
        following = self.node.ways.get(ask.action)
        if following is None:
            self.told.append(m.Failure("lesson_elsewhere", ask.key, LESSON))
            return
        self.right = self.right and ask.action == asked_action(self.node) if self.node.ask else False
        self.node = following
        self.told.append(m.Ack(ask.key, self.seq))
        self.tell(Update, events=self.numbered(following.told), stood_in=[])

    def inquire(self, ask: m.Inquire) -> None:
        """Answer a question about the position from what the lesson brings."""
        for about, answer in self.node.insights:
            if meant(about) == meant(ask.about):
                raw = msgspec.Raw(msgspec.json.encode(answer))
                self.told.append(m.Insight(LESSON, YOU, self.seq, ask.about, raw, ask.key))
                return
        self.told.append(m.Failure("bad_question", ask.key, LESSON))

    def numbered(self, events: Sequence[Option]) -> list[Option]:
        """Number events as a journal would."""
        first, self.index = self.index, self.index + len(events)
        return [{**event, "seq": self.seq, "index": first + n} for n, event in enumerate(events)]

    def tell(self, kind: type[Snapshot | Update], **more: Any) -> None:
        """Tell the position."""
        self.seq += 1
        node = self.node
        asked = [] if node.settled else [YOU]
        self.told.append(
            kind(
                table=LESSON,
                at=YOU,
                seq=self.seq,
                n=self.seq,
                view=dict(node.view),
                kind=node.decision,
                asked=asked,
                waiting=asked,
                options=node.options,
                refusals=node.refusals,
                mine=None,
                standing=[],
                undo="no",
                undo_asked=None,
                rolling=None,
                deadline=None,
                clocks=[],
                now=our_time(),
                **more,
            )
        )

    # what is said

    def speech(self, words: Words) -> list[str]:
        """Say what this part is about and what to do; afterwards why, or what another choice has led to."""
        part, prefix = self.node.part, self.game.prefix
        title = f"{part}/{len(self.parts)} {self.line(words, 'title')}"
        if self.last or not self.node.settled:
            return [title, self.line(words, "text"), self.line(words, "do")]
        if self.right:
            return [title, self.line(words, "why")]
        lines = [line for event in self.node.told if (line := words.line(shown(event)))]
        return [title, words.say(f"{prefix}-lesson-other", what=". ".join([*lines[-TOLD:], ""]).strip())]

    def line(self, words: Words, what: str) -> str:
        """Write a sentence of the teacher; some are other for who has keys instead of a finger."""
        id = f"{self.game.prefix}-lesson-{self.node.part}-{what}"
        signs = {suit: words.thing("suit", suit) for suit in SUITS}
        return words.fill(words.first(f"{id}.terminal", id), signs)

    @property
    def last(self) -> bool:
        """Say whether this is the last part, which is only said."""
        return self.node.part == len(self.parts)

    def offers(self, client: Client) -> list[Doing]:
        """Go on or try again after an answer; else show the one that is asked; step back; at the end, play."""
        words, part = Words(client.language, self.game), self.node.part
        found: list[Doing] = []
        if self.last:
            found.append(Doing("play", words.say(f"{self.game.prefix}-lesson-start"), partial(self.play, client)))
        elif not self.node.settled and self.node.ask:
            found.append(Doing("show", words.say("terminal-lesson-show"), self.shown_how(client)))
        elif self.right:
            found.append(Doing("on", words.say("ui-lesson-next"), partial(self.begin, part + 1)))
        if not self.right or self.index > len(self.parts[part - 1].told):
            found.append(Doing("again", words.say("terminal-lesson-again"), partial(self.begin, part)))
        elif part > 1:
            found.append(Doing("back", words.say("ui-back"), partial(self.begin, part - 1)))
        return found

    def shown_how(self, client: Client) -> Callable[[], None]:
        """Return how to give the answer that is asked for."""
        return partial(client.act, YOU, asked_action(self.node))

    def play(self, client: Client) -> None:
        """Sit down at a real table."""
        client.following = self.afterwards()


def meant(about: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out of a question what says nothing: no boost is as good as a boost by 0."""
    return {name: value for name, value in about.items() if value}
