#!/usr/bin/env python3
"""Check the chance of a Flibuste record: ``python3 verify_alone.py RECORD``.

This file stands alone (Python 3.8 or newer, nothing to install): read it, copy it, run it anywhere. It checks

1. that the secret of the server fits the commitment it published before anybody sat down;
2. that what each seat added fits the seal the seat gave when it sat down;
3. that every shuffled card and every die follows from these and from nothing else:
   outcome number c of n for a purpose is HMAC-SHA256(root, "purpose c n attempt"), its first 8 bytes as a number,
   drawn again (attempt + 1) where the remainder would favour some outcomes, then the remainder by n;
4. that no letter of the record has changed: a chain value over the whole text (but not over the names of the players,
   who may have them removed).

It knows no game: whether each move was legal is checked by ``flibuste verify``. It does not prove that whoever runs the
server cannot look. Who wants to be sure that nobody made the whole record anew compares commitment and chain with those
that the players saw.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import sys
from collections.abc import Iterable, Iterator

SCHEME = "flibuste-fair-1"
STRANGE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")  # ends a line for some readers only, or hides in it


class Mismatch(Exception):
    """The record does not hold what it promises."""


def keyed(key: str, text: str) -> bytes:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).digest()


def seal(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def demand(holds: object, sentence: str) -> None:
    if not holds:
        raise Mismatch(sentence)


def outcome(root: str, purpose: str, count: int, n: int) -> int:
    """Derive one outcome."""
    attempt = 0
    while True:
        x = int.from_bytes(keyed(root, "%s %d %d %d" % (purpose, count, n, attempt))[:8], "big")
        if x < 2**64 - 2**64 % n:
            return x % n
        attempt += 1


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def check_lines(lines: list[str]) -> None:
    """Check that every reader sees the same lines in the same places."""
    dealt = ended = False
    for number, line in enumerate(lines, 1):
        demand(not STRANGE.search(line), "line %d holds a sign that no record holds" % number)
        word = line.split(" ")[0]
        if not line or line.startswith("#"):
            continue
        demand(line == line.strip() or (word == "name" and not dealt), "line %d has a blank at an end" % number)
        demand(not ended, "line %d stands behind the result" % number)
        demand(not dealt or word == "result" or is_number(word), "line %d is no answer" % number)
        dealt = dealt or word == "chance"
        ended = word == "result"
    demand(dealt and ended, "the record breaks off")


def read_notes(lines: list[str]) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Collect the notes on fairness."""
    notes: dict[str, str] = {}
    pinches: dict[str, list[str]] = {}
    for line in lines:
        words = line.split(" ")
        if words[0] == "chance":
            break
        if words[0] == "note" and len(words) > 2 and words[1] == "fair-seat":
            known = len(words) == 5 and is_number(words[2]) and str(int(words[2])) == words[2]
            demand(known and words[2] not in pinches, "a note on a seat is garbled")
            pinches[words[2]] = words[3:]
        elif words[0] == "note" and len(words) > 1 and words[1].startswith("fair-"):
            demand(len(words) == 3 and words[1][5:] not in notes, "%s is garbled or there twice" % words[1])
            notes[words[1][5:]] = words[2]
    for name in ("scheme", "table", "commitment", "secret", "chain"):
        demand(name in notes, "the record carries no fair-%s: it was not played with fair chance" % name)
    return notes, pinches


def check_pinches(pinches: dict[str, list[str]]) -> tuple[dict[int, str], list[int]]:
    """Check what the seats added; return the opened ones and the seats that sealed one and never opened it."""
    opened: dict[int, str] = {}
    silent: list[int] = []
    for seat, (sealed, nonce) in pinches.items():
        if nonce == "-":
            silent.append(int(seat))
            continue
        demand(sealed == "-" or seal(nonce) == sealed, "what seat %s added does not fit its seal" % seat)
        opened[int(seat)] = nonce
    return opened, silent


def check_outcomes(root: str, lines: Iterable[tuple[int, str]]) -> dict[str, int]:
    """Derive every outcome again; return how many there were for each purpose."""
    counts: dict[str, int] = {}
    for number, line in lines:
        purpose, fresh = "", True
        for word in line.split():
            if "/" not in word:
                purpose, fresh = (word if fresh else purpose + " " + word), False
                continue
            fresh = True
            k, _, n = word.partition("/")
            demand(
                is_number(k) and is_number(n) and int(n) > 0 and purpose, "line %d: %s is no outcome" % (number, word)
            )
            count = counts.get(purpose, 0)
            counts[purpose] = count + 1
            due = outcome(root, purpose, count, int(n))
            demand(due == int(k), "line %d: %s number %d must be %d, not %s" % (number, purpose, count + 1, due, k))
    return counts


def chance_lines(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Return the parts of the record that hold outcomes, with their line numbers."""
    dealt = False
    for number, line in enumerate(lines, 1):
        if not dealt and line.split(" ")[0] == "chance":
            dealt = True
            yield number, line[len("chance") :]
        elif dealt and "|" in line and not line.startswith("#"):
            yield number, line.partition("|")[2]


def verify(text: str) -> tuple[dict[str, int], list[int]]:
    """Check a record; return the outcomes per purpose and the seats that never opened their seal."""
    lines = text.split("\n")
    check_lines(lines)
    notes, pinches = read_notes(lines)
    demand(notes["scheme"] == SCHEME, "another scheme: %s" % notes["scheme"])
    demand(seal(notes["secret"]) == notes["commitment"], "the secret does not fit the commitment")
    opened, silent = check_pinches(pinches)
    added = "".join("\n%d %s" % (seat, opened[seat]) for seat in sorted(opened))
    root = keyed(notes["secret"], SCHEME + "\n" + notes["table"] + added).hex()
    counts = check_outcomes(root, chance_lines(lines))
    rest = "\n".join(line for line in lines if not line.startswith(("name ", "note fair-chain ")))
    demand(keyed(root, SCHEME + " record\n" + rest).hex() == notes["chain"], "the text of the record has been changed")
    return counts, silent


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: verify_alone.py RECORD")
        return 2
    try:
        with open(arguments[0], encoding="utf-8", newline="") as file:
            counts, silent = verify(file.read())
    except (Mismatch, UnicodeDecodeError) as error:
        print("NOT VERIFIED: %s" % error)
        return 1
    for purpose, count in sorted(counts.items()):
        print("%s: %d outcomes as promised" % (purpose, count))
    for seat in silent:
        print("note: seat %d gave a seal and never opened it" % seat)
    print("VERIFIED: cards and dice were fixed before the first move, and no letter has changed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
