#!/usr/bin/env python3
"""Check the chance of a Flibuste record: ``python3 verify_alone.py RECORD``.

This file stands alone (Python 3.8 or newer, nothing to install): read it, copy it, run it anywhere. It checks

1. that the secret of the server fits the commitment it published before anybody sat down;
2. that what each seat added fits the seal the seat gave when it sat down;
3. that every shuffled card and every die follows from these and from nothing else:
   outcome number c of n for a purpose is HMAC-SHA256(root, "purpose c n attempt"), its first 8 bytes as a number,
   drawn again (attempt + 1) where the remainder would favour some outcomes, then the remainder by n; dice that the
   players rolled themselves ("note typed-dice") are only compared with what the notes say was typed in;
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


def read_typed(lines: list[str]) -> tuple[int, dict[int, list[int]]]:
    """Collect the dice that people rolled themselves: their sides (0: nobody did), and the faces for each answer."""
    sides = 0
    typed: dict[int, list[int]] = {}
    for line in lines:
        words = line.split(" ")
        if words[0] == "chance":
            break
        if words[:2] == ["note", "typed-dice"]:
            demand(not sides and len(words) == 3 and is_number(words[2]) and int(words[2]) > 0, "typed-dice is garbled")
            sides = int(words[2])
        elif words[:2] == ["note", "typed"]:
            demand(sides > 0 and len(words) > 5 and all(map(is_number, words[2:])), "a note on typed dice is garbled")
            faces = typed.setdefault(int(words[2]), [])
            demand(int(words[3]) == len(faces) + 1, "notes on typed dice are missing, or out of order")
            faces.extend(int(face) for face in words[5:])
    return sides, typed


def check_outcomes(
    root: str, lines: Iterable[tuple[int, str, int]], sides: int, typed: dict[int, list[int]]
) -> dict[str, int]:
    """Derive every outcome again, but for typed dice; return how many there were for each purpose."""
    counts: dict[str, int] = {}
    for number, line, answer in lines:
        purpose, fresh = "", True
        faces = typed.pop(answer, [])
        for word in line.split():
            if "/" not in word:
                purpose, fresh = (word if fresh else purpose + " " + word), False
                continue
            fresh = True
            k, _, n = word.partition("/")
            demand(
                is_number(k) and is_number(n) and int(n) > 0 and purpose, "line %d: %s is no outcome" % (number, word)
            )
            if answer and sides == int(n):
                demand(faces and faces.pop(0) == int(k) + 1, "line %d: %s was not typed in so" % (number, word))
                continue
            count = counts.get(purpose, 0)
            counts[purpose] = count + 1
            due = outcome(root, purpose, count, int(n))
            demand(due == int(k), "line %d: %s number %d must be %d, not %s" % (number, purpose, count + 1, due, k))
        demand(not faces, "line %d: more dice were typed in than rolled" % number)
    demand(not typed, "dice were typed in for an answer without any")
    return counts


def chance_lines(lines: list[str]) -> Iterator[tuple[int, str, int]]:
    """Return the parts of the record that hold outcomes, with their line and the number of the answer (deal: 0)."""
    dealt = False
    answer = 0
    for number, line in enumerate(lines, 1):
        if not dealt and line.split(" ")[0] == "chance":
            dealt = True
            yield number, line[len("chance") :], 0
        elif dealt and line and not line.startswith("#"):
            answer += 1
            if "|" in line:
                yield number, line.partition("|")[2], answer


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
    counts = check_outcomes(root, chance_lines(lines), *read_typed(lines))
    rest = "\n".join(line for line in lines if not line.startswith(("name ", "note fair-chain ")))
    demand(keyed(root, SCHEME + " record\n" + rest).hex() == notes["chain"], "the text of the record has been changed")
    return counts, silent


def typed_count(text: str) -> int:
    """Count the dice that people rolled themselves."""
    return sum(map(len, read_typed(text.split("\n"))[1].values()))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: verify_alone.py RECORD")
        return 2
    try:
        with open(arguments[0], encoding="utf-8", newline="") as file:
            text = file.read()
        counts, silent = verify(text)
    except (Mismatch, UnicodeDecodeError) as error:
        print("NOT VERIFIED: %s" % error)
        return 1
    for purpose, count in sorted(counts.items()):
        print("%s: %d outcomes as promised" % (purpose, count))
    for seat in silent:
        print("note: seat %d gave a seal and never opened it" % seat)
    typed = typed_count(text)
    if typed:
        print("note: %d dice were rolled by the players and typed in: nobody can prove those" % typed)
    fixed = "what the table dealt was" if typed else "cards and dice were"
    print("VERIFIED: %s fixed before the first move, and no letter has changed" % fixed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
