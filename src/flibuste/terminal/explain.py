"""What ``?`` says: the words one can type, the rules of the table, and what is refused now and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.kernel.errors import Refusal
from flibuste.kernel.session import Session
from flibuste.words.sentences import Words


def help_lines(session: Session, seat: int, words: Words) -> Iterator[str]:
    """Explain the open decision to the seat that must answer it."""
    yield words.ask(session.state.decision())
    for word in ("number", "notation", "why", "log", "table", "quit"):
        yield f"  {words.say(f'terminal-help-{word}', example=example(session, seat))}"
    if session.game.settings:
        yield words.say("terminal-settings")
    for setting in session.game.settings:
        value = session.record.settings[setting.name]
        yield f"  {words.setting(setting, value)}"
    yield from refusal_lines(session, seat, words)


def example(session: Session, seat: int) -> str:
    """Write the first legal action."""
    return session.game.write(int(session.state.options(seat)[0]))


def refusal_lines(session: Session, seat: int, words: Words) -> Iterator[str]:
    """Say what is refused among the actions that come into question, each reason once, with its rule."""
    reasons: dict[str, tuple[Refusal, list[int]]] = {}
    for action in map(int, session.state.candidates(seat)):
        why = session.state.refusal(seat, action)
        if why is not None:
            reasons.setdefault(why.code, (why, []))[1].append(action)
    if reasons:
        yield words.say("terminal-refused-now")
    for why, actions in reasons.values():
        written = ", ".join(session.game.write(action) for action in actions[:6])
        yield f"  {written}: {with_rule(words, why, actions[0])}"


def with_rule(words: Words, why: Refusal, action: int = -1) -> str:
    """Write a refusal and name its rule; the kernel's own reasons have none."""
    text = words.refusal(why.code, why.sentence, action)
    return text if why.rule == "kernel" else f"{text.rstrip('.')} ({why.rule})"
