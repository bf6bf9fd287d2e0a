"""Where lines are written and answers are read: a real terminal, a pipe, or a test."""

from __future__ import annotations

import contextlib
import select
import shutil
import sys
import textwrap
from collections.abc import Callable, Iterable
from typing import TextIO

Complete = Callable[[str], list[str]]
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
SCREEN = 60
QUIT = ("q", "quit", "exit")
CONTROLS = dict.fromkeys([*range(32), *range(127, 160)], "\ufffd")
"""Names and records may come from anybody: what would steer a terminal is shown as a blot."""


class Left(Exception):
    """The player has left the table: end of input, Ctrl-C, or the word for it."""


class Console:
    """Plain lines out, plain lines in."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.typed = source is None and self.source.isatty() and self.target.isatty()
        if self.typed:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history in input())

    def write(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            for part in self.fitted(line.translate(CONTROLS)):
                print(part, file=self.target, flush=True)

    def fitted(self, line: str) -> list[str]:
        """Break a long line between words where there is a screen to fit; pipes get it whole."""
        if not self.target.isatty():
            return [line]
        width = max(40, shutil.get_terminal_size().columns)
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        return textwrap.wrap(line, width - 1, subsequent_indent=indent, break_on_hyphens=False) or [""]

    def write_all(self, lines: Iterable[str]) -> None:
        """Write many lines."""
        self.write(*lines)

    def read(self, prompt: str, complete: Complete | None = None) -> str:
        """Ask for one line, with the tabulator to complete it; the end of the input means that the player leaves."""
        try:
            if self.typed:
                self.offer(complete)
                return input(prompt).strip()
            self.target.write(prompt)
            self.target.flush()
            line = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            self.write("")
            raise Left from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not line:
            self.write("")
            raise Left
        return line.strip()

    def ready(self) -> bool:
        """Say whether somebody has typed a line while nothing was asked; only a real terminal can tell."""
        if not self.typed or sys.platform == "win32":
            return False
        return bool(select.select([self.source], [], [], 0)[0])

    def offer(self, complete: Complete | None) -> None:
        """Let the tabulator complete what is typed, where the system has line editing."""
        with contextlib.suppress(ImportError):
            import readline

            def found(text: str, state: int) -> str | None:
                names = complete(text) if complete is not None else []
                return names[state] if state < len(names) else None

            readline.set_completer_delims("\n")
            readline.set_completer(found)
            readline.parse_and_bind("tab: complete")

    def clear(self) -> None:
        """Hide what was on the screen; where it cannot be wiped, push it out of sight."""
        if self.target.isatty():
            self.target.write(CLEAR)
            self.target.flush()
        else:
            self.write(*[""] * SCREEN)
