"""The commands of the engine protocol, on one game under way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import flibuste.games  # noqa: F401  (enters the games in the list)
from flibuste.kernel.bits import SPECTATOR, members
from flibuste.kernel.chance import Chance, Scripted, Seeded
from flibuste.kernel.errors import NO_SUCH_SEAT, BadData, illegal
from flibuste.kernel.game import GAMES, Game
from flibuste.kernel.records import write_record
from flibuste.kernel.saving import save_game
from flibuste.kernel.session import Session
from flibuste.protocol import setting_up
from flibuste.protocol.messages import Message

PROTOCOL = 1
Answer = dict[str, object]


class Engine:
    """Answers commands. A command that fails leaves everything as it was."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.chance: Chance = Scripted()
        self.recorded = False
        self.over = False
        self.commands: dict[str, Callable[[Message], Answer]] = {
            "hello": self.hello,
            "new": self.new,
            "load": self.load,
            "decisions": self.decisions,
            "options": self.options,
            "check": self.check,
            "apply": self.apply,
            "retract": self.retract,
            "view": self.view,
            "events": self.events,
            "insight": self.insight,
            "save": self.save,
            "record": self.record,
            "result": self.result,
            "quit": self.quit,
        }

    def answer(self, fields: Mapping[str, object]) -> Answer:
        """Do one command."""
        message = Message(fields)
        name = fields.get("command")
        command = self.commands.get(name) if isinstance(name, str) else None
        if command is None:
            raise BadData("unknown_command", f"the commands are {', '.join(self.commands)}")
        return command(message)

    # a game

    def hello(self, message: Message) -> Answer:
        """Say what is spoken here and which games there are."""
        message.close()
        return {"protocol": PROTOCOL, "games": [declared(game) for _, game in sorted(GAMES.items())]}

    def new(self, message: Message) -> Answer:
        """Set up a game."""
        game = setting_up.chosen_game(message)
        chance = setting_up.chosen_chance(message)
        position = message.value("position") is not None
        self.begin(setting_up.new_session(message, game, chance), chance, recorded=not position)
        return self.position()

    def load(self, message: Message) -> Answer:
        """Go on from a save or a record."""
        chance = setting_up.chosen_chance(message)
        record = message.value("record") is not None
        text, saved = message.text("record") if record else "", message.table("saved")
        named = message.value("game") is not None or message.value("content") is not None
        if not record and not named:
            message.fields["game"] = saved.get("game")
        game = setting_up.chosen_game(message) if named or not record else None
        message.close()
        session = setting_up.replayed(game, text) if record else setting_up.loaded(checked(game), saved)
        self.begin(session, chance, recorded=record)
        return self.position()

    def begin(self, session: Session, chance: Chance, recorded: bool) -> None:
        """Take a game over."""
        self.session, self.chance, self.recorded = session, chance, recorded

    def game(self) -> Session:
        """Return the game under way."""
        if self.session is None:
            raise BadData("no_game", "there is no game yet: begin with new or load")
        return self.session

    # decisions

    def decisions(self, message: Message) -> Answer:
        """Say who must choose, and what kind of choice it is."""
        message.close()
        return self.position()

    def position(self) -> Answer:
        """Sum up where the game stands."""
        state = self.game().state
        asked = {"asked": members(state.asked), "waiting": members(state.waiting)}
        return {"game": self.game().game.name, "seats": int(state.seats), "over": bool(state.over), **asked} | (
            {} if state.over else {"kind": state.kind()}
        )

    def seat(self, message: Message) -> int:
        """Read a seat of this game."""
        seat = message.number("seat")
        if not 0 <= seat < self.game().state.seats:
            raise illegal(NO_SUCH_SEAT, seat, "seat")
        return seat

    def action(self, message: Message) -> int:
        """Read an action: its number or its notation."""
        if isinstance(message.value("action"), str):
            return self.game().game.read(message.text("action"))
        return message.number("action")

    def options(self, message: Message) -> Answer:
        """List what a seat may choose."""
        session, seat = self.game(), self.seat(message)
        message.close()
        waiting = seat in session.waiting()
        found = [int(action) for action in session.state.options(seat)] if waiting else []
        return {"options": [described(session.game, action) for action in found]}

    def check(self, message: Message) -> Answer:
        """Say whether an action would be accepted; a refusal comes as the error that ``apply`` would give."""
        session, seat, action = self.game(), self.seat(message), self.action(message)
        message.close()
        why = session.state.refusal(seat, action)
        if why is not None:
            raise illegal(why, seat, written(session.game, action))
        return described(session.game, action)

    def apply(self, message: Message) -> Answer:
        """Answer for a seat."""
        session, seat, action = self.game(), self.seat(message), self.action(message)
        added = setting_up.outcomes(message) if message.value("outcomes") is not None else []
        message.close()
        chance = self.chance
        if added and not isinstance(chance, Scripted):
            raise BadData("not_scripted", "outcomes can be given only in a game begun with outcomes")
        if isinstance(chance, Scripted):
            chance = Scripted(None, chance.script[chance.used :] + added)
        session.answer(seat, action, chance)
        self.chance = chance
        return self.position()

    def retract(self, message: Message) -> Answer:
        """Take a sealed answer back."""
        session, seat = self.game(), self.seat(message)
        message.close()
        if self.recorded:
            session.retract(seat)
        else:
            session.state.retract(seat)
        return self.position()

    # what is seen

    def looking(self, message: Message) -> int:
        """Read who looks: a seat, or nobody's seat (a spectator)."""
        return SPECTATOR if message.value("seat") is None else self.seat(message)

    def view(self, message: Message) -> Answer:
        """Show what a seat may know."""
        session, seat = self.game(), self.looking(message)
        message.close()
        return {"view": dict(session.view(seat))}

    def events(self, message: Message) -> Answer:
        """Tell what a seat was told, from a number on."""
        session, seat, since = self.game(), self.looking(message), message.number("since", 0)
        message.close()
        if since < 0:
            raise message.wrong("since", "0 or more")
        stream = [session.game.named(event) for event in session.log.stream(seat)]
        shown = [{"kind": kind, **fields} for kind, fields in stream[since:]]
        return {"events": shown, "next": len(stream)}

    def insight(self, message: Message) -> Answer:
        """Answer a question about the position, from what a seat may see."""
        session, seat, about = self.game(), self.seat(message), message.table("about")
        message.close()
        seen = session.state.seen_by(seat, Seeded(0))
        return {"answer": session.game.ask(seen, seat, about)}

    # what is kept

    def save(self, message: Message) -> Answer:
        """Give the whole position, to be loaded later."""
        message.close()
        return {"saved": setting_up.marked(save_game(self.game().game, self.game().state))}

    def record(self, message: Message) -> Answer:
        """Give the record so far."""
        session = self.game()
        message.close()
        if not self.recorded:
            raise BadData("no_record", "a game that begins with a position or a save has no record")
        return {"record": write_record(session.game, session.record)}

    def result(self, message: Message) -> Answer:
        """Give the result of a finished game."""
        message.close()
        state = self.game().state
        if not state.over:
            return {"over": False}
        seats = range(int(state.seats))
        return {
            "over": True,
            "scores": [state.score(seat) for seat in seats],
            "ranks": [int(state.rank(seat)) for seat in seats],
            "standings": [int(state.standing(seat)) for seat in seats],
        }

    def quit(self, message: Message) -> Answer:
        """End the conversation."""
        message.close()
        self.over = True
        return {}


def checked(game: Game | None) -> Game:
    """Narrow a game that must be there."""
    assert game is not None
    return game


def written(game: Game, action: int) -> str:
    """Write an action, also one that does not exist."""
    return game.write(action) if 0 <= action < game.action_count else f"action {action}"


def described(game: Game, action: int) -> Answer:
    """Describe one action: its number, its notation, its parts."""
    return {"action": action, "notation": game.write(action), "description": game.describe(action)}


def declared(game: Game) -> Answer:
    """Describe a game: its seats, options and verbs."""
    options = [{"name": s.name, "values": list(s.values), "default": s.default, "rule": s.rule} for s in game.settings]
    verbs = [{"name": v.name, "noun": v.noun, "first": v.first, "count": v.count} for v in game.verbs]
    return {
        "game": game.name,
        "seats": list(game.seats),
        "content": game.content,
        "options": options,
        "verbs": verbs,
        "nouns": {noun: list(ids) for noun, ids in game.nouns.items()},
        "positions": game.position is not None,
        "insight": game.insight is not None,
    }
