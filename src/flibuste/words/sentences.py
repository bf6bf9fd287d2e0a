"""Sentences: what happened, what is asked, what is refused, in the words of one reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy

from flibuste.kernel.events import PLAIN, SEAT, Shown
from flibuste.kernel.game import Game, Setting, Value
from flibuste.words.catalogues import bundle, has_catalogue

COPY = re.compile(r"-\d+$")
MINUS = "\u2212"


class Words:
    """The catalogues of one reader at one table: language, game, names of the seats, and which seat reads.

    ``called`` names the things whose name depends on the table (a Briskar's id says only his band and place).
    """

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = (), you: int = -1) -> None:
        self.language = language
        self.game = game
        self.names = list(names)
        self.you = you
        self.called: Mapping[str, str] = {}
        self.prefix = game.prefix if game is not None else "ui"
        self.bundle = bundle(language, game.name if game is not None else "")
        self.has_catalogue = game is None or has_catalogue(language, game.name)

    def read_by(self, seat: int) -> Words:
        """Return the same words for another reader at the same table."""
        other = copy(self)
        other.you = seat
        return other

    # messages

    def has(self, id: str) -> bool:
        """Say whether there is such a message, or such an attribute (``br-card-name.the``)."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, id: str, /, **values: object) -> str:
        """Return the sentence of a message; an unknown id comes back as it is."""
        return self.fill(id, values)

    def fill(self, id: str, values: Mapping[str, object]) -> str:
        """Return the sentence of a message whose values have names that are no Python names (``target-who``)."""
        return self.try_to_fill(id, values)[0]

    def try_to_fill(self, id: str, values: Mapping[str, object]) -> tuple[str, bool]:
        """Return the sentence of a message, and whether all its values were given."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name) if self.bundle.has_message(name) else None
        if message is None:
            return id, False
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return id, False
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        return str(text), not errors

    def first(self, *ids: str) -> str:
        """Return the first id that has a message, or nothing."""
        return next((id for id in ids if self.has(id)), "")

    def labelled(self, label: str, text: str) -> str:
        """Write a label, a colon as the language sets it, and a text."""
        return f"{self.say('ui-colon', label=label)} {text}".rstrip()

    # things and people

    def title(self, game: str) -> str:
        """Name a game; one without words in our catalogues by its own name: Kuhn poker."""
        id = f"ui-game-{dashed(game)}"
        return self.say(id) if self.has(id) else capital(game.replace("_", " "))

    def name(self, seat: int) -> str:
        """Name a player."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("terminal-seat", n=seat)

    def thing(self, noun: str, id: str, form: str = "") -> str:
        """Name a thing of the game, in a form that its catalogue has (``the``) or plainly; copies share a name."""
        if id in self.called:
            return self.called[id]
        found = self.message_of(noun, id)
        if not found:
            return id
        shaped = f"{found}.{form}"
        chosen = shaped if form and self.has(shaped) else found
        return self.say(chosen, id=id, rank=id[:-1], suit=id[-1:])

    def about(self, noun: str, id: str) -> str:
        """Say what a thing does, where its catalogue tells (``.text``), else nothing."""
        text = f"{self.message_of(noun, id)}.text"
        return self.say(text) if self.has(text) else ""

    def message_of(self, noun: str, id: str) -> str:
        """Find the message that names a thing, or nothing."""
        p, face = self.prefix, COPY.sub("", id).replace("_", "-")
        return self.first(f"{p}-{noun}-{id}", f"{p}-{id}", f"{p}-{face}", f"{p}-{noun}-name")

    # the table

    def line(self, event: Shown) -> str:
        """Write an event, with ids in it (``game.named``), as one line of the log.

        Without a message there is no line; a game from outside, without any catalogue, is told plainly.
        """
        kind, fields = event
        id = f"{self.prefix}-log-{kind}"
        if self.has(id):
            nouns = self.game.event(kind).nouns if self.game is not None else {}
            return capital(self.fill(id, self.values(fields, nouns)))
        return "" if self.has_catalogue else " ".join([f"{kind}:", *(f"{n} {v}" for n, v in fields.items())])

    def values(self, fields: Mapping[str, object], nouns: Mapping[str, str]) -> dict[str, object]:
        """Turn fields, of which nouns are known, into the values of a message."""
        result: dict[str, object] = {}
        for field, value in fields.items():
            noun = "" if nouns.get(field) in PLAIN else nouns.get(field, "")
            if noun == SEAT and str(value).isdecimal():
                result |= self.person(field, int(str(value)))
            elif noun and isinstance(value, str):
                result |= {field: self.thing(noun, value, "the"), f"{field}-id": value}
                result[f"{field}-name"] = self.thing(noun, value)
            elif isinstance(value, str):
                result[field] = self.word(field, value)
            elif isinstance(value, list):
                result |= {field: ", ".join(self.part(noun, p) for p in value), f"{field}-n": len(value)}
            elif isinstance(value, int) and not isinstance(value, bool):
                result |= {field: value, f"{field}-signed": f"{MINUS if value < 0 else '+'} {abs(value)}"}
            else:
                result[field] = str(value).lower() if isinstance(value, bool) else value
        return result

    def word(self, field: str, value: str) -> str:
        """Write a plain text of an event in the reader's words: ``bk-purpose-hiding``, else ``bk-weapon-sabre``."""
        plain = dashed(value.replace(" ", "-"))
        id = self.first(f"{self.prefix}-{field}-{plain}", f"{self.prefix}-{plain}")
        return self.say(id) if id else value

    def nouns_in(self, described: Mapping[str, object]) -> dict[str, str]:
        """Return the nouns in the description of an action: each stands under its own name."""
        return {name: name for name in described if self.game is not None and name in self.game.nouns}

    def person(self, field: str, seat: int) -> dict[str, object]:
        """Give the name of a seat and whether it is the reader's."""
        who = "you" if seat == self.you else "other"
        if field == SEAT:
            return {"who": who, "name": self.name(seat), SEAT: self.name(seat)}
        return {field: self.name(seat), f"{field}-who": who}

    def part(self, noun: str, value: object) -> str:
        """Write one entry of a list: a thing, a seat, a part of a sum (amount, reason, rule), or as it is."""
        if noun == SEAT and isinstance(value, int):
            return self.name(value)
        if noun and isinstance(value, str):
            return self.thing(noun, value, "the")
        if isinstance(value, (list, tuple)) and len(value) == 3 and isinstance(value[0], int):
            return self.reason(value[0], str(value[1]), str(value[2]))
        return str(value)

    def reason(self, amount: int, reason: str, rule: str) -> str:
        """Write one part of a sum with its reason and its rule."""
        signed = f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"
        return f"{signed} {self.reason_name(reason)} ({rule})"

    def reason_name(self, reason: str) -> str:
        """Name the reason of a part of a sum."""
        id = f"{self.prefix}-reason-{dashed(reason)}"
        return self.say(id) if self.has(id) else reason.replace("_", " ")

    def action(self, action: int) -> str:
        """Write what an action does: ``br-do-play`` with what it is about, else its notation."""
        assert self.game is not None
        about = self.game.describe(action)
        id = f"{self.prefix}-do-{dashed(str(about.pop('verb')))}"
        values = self.values(about, self.nouns_in(about))
        if isinstance(number := about.get("number"), int):  # it may be the number of a seat
            values |= self.person(SEAT, number)
        return self.fill(id, values) if self.has(id) else self.game.write(action)

    def ask(self, kind: str) -> str:
        """Write the question of an open decision."""
        decision = self.game.decisions.get(kind) if self.game is not None else None
        id = f"{self.prefix}-ask-{kind if decision is None else decision.sentence}"
        return self.say(id) if self.has(id) else self.say("terminal-ask")

    def refusal(self, code: str, sentence: str, action: int = -1) -> str:
        """Write why something is refused; without a complete message in the catalogues, the engine's own sentence."""
        about: dict[str, object] = {}
        if self.game is not None and action >= 0:
            described = self.game.describe(action)
            about = self.values(described, self.nouns_in(described))
        for id in (f"{self.prefix}-no-{code}", f"terminal-no-{code}", f"error-{code}"):
            text, complete = self.try_to_fill(id, about)
            if complete:
                return capital(text)
        return capital(sentence)

    def setting(self, setting: Setting, value: Value, frame: str = "{}") -> str:
        """Write one setting of the table, its value (in a frame where it can be changed) and its rule."""
        id = f"{self.prefix}-option-{setting.name}"
        written = str(value).lower() if isinstance(value, bool) else str(value)
        shown = self.first(f"{id}.{written}", f"terminal-{written}")
        chosen = self.say(shown, n=value) if shown else written
        name = self.say(id, n=value) if self.has(id) else setting.name
        return self.say("terminal-setting", name=name, value=frame.format(chosen), rule=setting.rule)


def dashed(kind: str) -> str:
    """Write a verb or a reason as ids are written: ``add_point`` is ``add-point``."""
    return kind.replace("_", "-")


def capital(text: str) -> str:
    """Begin a line with a capital letter."""
    return text[:1].upper() + text[1:]
