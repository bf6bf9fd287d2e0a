"""Fair chance: committed, mixed, uniform, verifiable, and every change of a record is found."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games import __all__ as our_games
from flibuste.games.brisca import GAME as BRISCA
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData, GameError
from flibuste.kernel.game import GAMES
from flibuste.kernel.records import read_record
from flibuste.table import verify_alone
from flibuste.table.fair import Fair, chain, commitment, counted, outcome, root_key
from flibuste.table.plan import TableError
from flibuste.table.proof import record_text
from flibuste.table.verify import verify_record
from tests.table import walk
from tests.table.playing import SECRET, Noted

NONCE = "0123456789abcdef" * 2
ALONE = Path(verify_alone.__file__)


def finished_record(game: object = BRISCA) -> str:
    table = Noted(game, 2)  # type: ignore[arg-type]
    table.note(table.match.sit(0, commitment(NONCE), 1), table.match.sit(1, "", 1), table.match.start(2))
    table.note(table.match.open_nonce(0, NONCE, 3), table.match.deal(4))
    if game is walk.GAME:
        while table.match.status == "playing":
            seat = table.match.waiting()[0]
            for action in ("roll", "step", "done"):
                table.answer(seat, action)
    table.play_on()
    return record_text(table.match, ["Anne", "Tomás"])


WALKED = finished_record(walk.GAME)


def test_outcomes_are_uniform() -> None:
    counts = Counter(outcome("root", "die", k, 6) for k in range(6000))

    assert set(counts) == set(range(6))
    assert all(850 < many < 1150 for many in counts.values())


def test_rejection_leaves_no_remainder_bias(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draw in the last, incomplete stretch of 64 bits is drawn again."""
    given = iter([(2**64 - 1).to_bytes(8, "big"), (7).to_bytes(8, "big")])
    monkeypatch.setattr("flibuste.table.fair.keyed", lambda key, text: next(given))

    assert outcome("root", "die", 0, 6) == 1


def test_each_purpose_counts_for_itself() -> None:
    one, other = Fair("root"), Fair("root")
    dice = [one.die(6, "die") for _ in range(5)]
    for _ in range(9):
        other.below(40, "deck")

    assert [other.die(6, "die") for _ in range(5)] == dice


def test_every_pinch_changes_the_root() -> None:
    roots = {root_key(SECRET, "t", nonces) for nonces in ({}, {0: "a"}, {1: "a"}, {0: "a", 1: "b"}, {0: "b", 1: "a"})}

    assert len(roots) == 5


def test_a_pinch_must_fit_its_seal_and_with_others_be_sealed_first() -> None:
    table = Noted(walk.GAME, 2)
    table.note(table.match.sit(0, commitment(NONCE), 1), table.match.sit(1, "", 1), table.match.start(2))

    with pytest.raises(TableError, match="seal_broken"):
        table.match.open_nonce(0, "f" * 32, 3)
    with pytest.raises(TableError, match="not_sealed"):
        table.match.open_nonce(1, "f" * 32, 3)


def test_who_plays_alone_may_add_a_pinch_without_a_seal() -> None:
    table = Noted(walk.GAME, 2)
    table.note(table.match.sit(0, "", 1), table.match.seat_bot(1, "deckhand", 1), table.match.start(2))
    table.note(table.match.open_nonce(0, NONCE, 3))

    assert table.match.seats[0].nonce == NONCE


@pytest.mark.parametrize("game", [BRISCA, walk.GAME], ids=lambda game: game.name)
def test_a_finished_record_is_verified(game: object) -> None:
    session, counts, silent = verify_record(finished_record(game))

    assert session.state.over
    assert sum(counts.values()) > 1
    assert silent == []


@pytest.mark.parametrize("name", our_games)
def test_a_whole_game_of_every_kind_is_verified(name: str) -> None:
    game = GAMES[name]
    table = Noted(game, min(game.seats)).people()
    rng = Seeded(4)
    while table.match.status == "playing":
        seat = table.match.waiting()[0]
        table.note(table.match.answer(seat, int(table.match.state.random_option(seat, rng)), 10))

    session, counts, _ = verify_record(record_text(table.match, []))

    assert session.state.over
    assert counts == table.match.counts


def test_the_verifier_stands_alone(tmp_path: Path) -> None:
    """Copied out of the package, run without any of it."""
    copy = tmp_path / "verify.py"
    copy.write_bytes(ALONE.read_bytes())
    record = tmp_path / "game.txt"
    record.write_text(finished_record(), encoding="utf-8", newline="")

    ran = subprocess.run(
        [sys.executable, "-I", "-S", str(copy), str(record)], capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "VERIFIED" in ran.stdout


@pytest.mark.parametrize("game", [BRISCA, walk.GAME], ids=lambda game: game.name)
def test_every_changed_byte_is_found(game: object) -> None:
    """Each byte of the record but the players' names, changed to its neighbour; taken out; doubled."""
    text = finished_record(game)
    names = {k for k in range(len(text)) if text[text.rfind("\n", 0, k) + 1 :].startswith("name ")}
    unnoticed = []
    for k in sorted(set(range(len(text))) - names):
        for changed in (chr(ord(text[k]) ^ 1), "", text[k] * 2):
            try:
                verify_alone.verify(text[:k] + changed + text[k + 1 :])
            except verify_alone.Mismatch:
                continue
            unnoticed.append((k, text[k], changed))

    assert unnoticed == []


SEPARATORS = "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"


@pytest.mark.parametrize("sign", SEPARATORS, ids=ascii)
def test_no_other_sign_ends_a_line(sign: str) -> None:
    """Names may change; what hides behind one, a line for one reader and none for the other, is refused by both."""
    text = finished_record().replace("name 0 Anne", f"name 0 Anne{sign}note prize all of it")

    with pytest.raises(verify_alone.Mismatch):
        verify_alone.verify(text)
    with pytest.raises(BadData, match="bad_record"):
        read_record(text)


def forged(text: str, of: str = "") -> str:
    """Seal a changed record anew, as somebody who knows the opened secret can: that of ``of``, or its own."""
    lines = text.split("\n")
    notes, pinches = verify_alone.read_notes((of or text).split("\n"))
    opened = verify_alone.check_pinches(pinches)[0]
    root = root_key(notes["secret"], notes["table"], opened)
    rest = "\n".join(line for line in lines if not line.startswith(("name ", "note fair-chain ")))
    return text.replace(notes["chain"], chain(root, rest))


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        ("\nchance ", "\n chance "),
        ("\nnote fair-chain", "\nnote fair-chain of another game\nnote fair-chain"),
        ("\nnote fair-chain", f"\nnote fair-chain {'0' * 64}\nnote fair-chain"),
        ("\nnote fair-table", "\nnote fair-table another\nnote fair-table"),
        ("\nnote fair-seat 0", "\nnote fair-seat 00 - -\nnote fair-seat 0"),
        ("\nnote fair-seat 0", "\nnote fair-seat 0 - -\nnote fair-seat 0"),
        ("\nname 1 Tomás", "\nname 1 Tomás\nname 1 Anne"),
        ("\nchance", "\nnote prize gold\nnote prize gold\nchance"),
        ("\noption ", "\noption exchange false\noption "),
        ("\nseats 2", "\nseats \u0662"),
        ("\nresult", "\nname 0 Rackham\nresult"),
        ("\nresult", "\n\tresult"),
    ],
)  # fmt: skip
def test_a_line_that_two_readers_could_read_in_two_ways_is_refused(was: str, becomes: str) -> None:
    text = finished_record()
    changed = text.replace(was, becomes, 1)

    assert changed != text
    with pytest.raises(GameError):
        verify_record(forged(changed, text))


PIECES = st.sampled_from(
    [*SEPARATORS, "\n", " ", "\t", "|", "#", "0", "1/2", "chance", "name 0 ", "note ", "result", "²"]
)


@settings(max_examples=400, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 10**6), st.integers(0, 3), PIECES), min_size=1, max_size=4))
def test_what_both_verifiers_accept_both_have_read_alike(edits: list[tuple[int, int, str]]) -> None:
    """Somebody who knows the opened secret edits and seals anew: no outcome the engine reads is left unchecked."""
    text = WALKED
    for place, taken, put in edits:
        at = place % len(text)
        text = text[:at] + put + text[at + taken :]
    with contextlib.suppress(GameError, verify_alone.Mismatch):
        text = forged(text)
        counts = verify_alone.verify(text)[0]
        read = read_record(text, walk.GAME)
        seen: dict[str, int] = {}
        counted([*read.setup, *(one for _, _, brought in read.answers for one in brought)], seen)
        assert seen == counts


def test_chance_that_nobody_types_in_is_not_excused_as_typed() -> None:
    """Whoever knows the secret cannot call a draw of the table a die of the players: only the game's own dice are."""
    number, line = next((n, one) for n, one in enumerate(WALKED.split("\n")) if "roll |" in one)
    answer = number - WALKED.split("\n").index(next(one for one in WALKED.split("\n") if one.startswith("chance")))
    drawn = line.rpartition(" ")[2]
    face, sides = map(int, drawn.split("/"))
    others = [
        f"note typed {n} 1 0 {int(k) + 1}"
        for n, one in enumerate(WALKED.split("\nchance")[1].split("\n"))
        for k, _, of in [one.rpartition(" ")[2].partition("/")]
        if of == str(sides) and n not in (0, answer)
    ]
    lucky = (face + 1) % sides
    notes = "\n".join([f"note typed-dice {sides}", f"note typed {answer} 1 0 {lucky + 1}", *others])
    changed = WALKED.replace(line, line.replace(drawn, f"{lucky}/{sides}")).replace("\nchance", f"\n{notes}\nchance")
    text = forged(changed)

    verify_alone.verify(text)
    with pytest.raises(GameError, match="typed in the chance"):
        verify_record(text)


def test_a_record_made_anew_with_other_moves_is_found_by_the_engine() -> None:
    """Who forges chain and all still cannot play a card twice."""
    lines = finished_record().splitlines(keepends=True)
    first = next(k for k, line in enumerate(lines) if line.startswith(("0 play", "1 play")))
    forged = "".join([*lines[: first + 1], lines[first], *lines[first + 1 :]])

    with pytest.raises(GameError):
        verify_record(forged)


def test_names_may_be_removed_without_breaking_the_proof() -> None:
    text = "".join(line for line in finished_record().splitlines(keepends=True) if not line.startswith("name "))

    assert verify_record(text)[0].state.over


def test_a_seal_that_was_never_opened_is_named() -> None:
    table = Noted(walk.GAME, 2)
    table.note(table.match.sit(0, commitment(NONCE), 1), table.match.sit(1, "", 1), table.match.start(2))
    table.note(table.match.deal(99))
    while table.match.status == "playing":
        table.answer(table.match.waiting()[0], "done")

    assert verify_record(record_text(table.match, []))[2] == [0]
