"""A link as a QR code in characters."""

from __future__ import annotations

import io
import sys

import pytest
import segno

from flibuste.server.edge import running
from flibuste.wire.qr import QUIET, coloured, qr_rows

LINK = "http://192.168.1.23:8337/"


def squares(rows: list[str]) -> list[list[bool]]:
    """Read the dark squares back from the characters."""
    found = []
    for row in rows:
        found += [[sign not in "█▀" for sign in row], [sign not in "█▄" for sign in row]]
    return found


def test_the_characters_are_the_code_with_its_margin() -> None:
    wanted = [[bool(one) for one in row] for row in segno.make_qr(LINK, error="l").matrix]
    shown = squares(qr_rows(LINK))
    inside = [row[QUIET:-QUIET] for row in shown[QUIET : QUIET + len(wanted)]]

    assert inside == wanted
    assert not any(any(row) for row in [*shown[:QUIET], *shown[QUIET + len(wanted) :]])
    assert not any(row[0] or row[1] or row[-1] or row[-2] for row in shown)


def test_every_row_says_its_own_colours() -> None:
    assert coloured(["█ ", " █"]) == "\x1b[40;97m█ \x1b[0m\n\x1b[40;97m █\x1b[0m"


class Screen(io.StringIO):
    """A terminal as far as it matters."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("columns", "shown"), [("80", True), ("20", False)])
def test_a_server_shows_its_address_to_phones_where_it_fits(
    monkeypatch: pytest.MonkeyPatch, columns: str, shown: bool
) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("TERM", "xterm")
    running.show_code(LINK)

    assert screen.getvalue() == (coloured(qr_rows(LINK)) + "\n" if shown else "")


def test_a_log_gets_no_code(capsys: pytest.CaptureFixture[str]) -> None:
    running.show_code(LINK)

    assert capsys.readouterr().out == ""
