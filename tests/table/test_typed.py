"""Dice that people roll themselves: asked for one roll at a time, written down with who typed them, never proven."""

from __future__ import annotations

import pytest

from flibuste.games.briskars.play import GAME
from flibuste.kernel.chance import Seeded
from flibuste.table import verify_alone
from flibuste.table.entries import Answered, AnyEntry, Rolled, Rolling, read_entry, write_entry
from flibuste.table.match import Match
from flibuste.table.plan import Plan, TableError
from flibuste.table.proof import record_text

LONG = 90


def match(*kinds: str) -> tuple[Match, list[AnyEntry]]:
    """Set a table of Briskars at which people roll."""
    plan = Plan(
        id="dice", game=GAME.name, seats=2, secret="5" * 64, made=0, settings=GAME.check_settings({}), dice="typed"
    )
    here = Match(plan, GAME)
    made = [
        here.sit(seat, "", 0) if kind == "me" else here.seat_bot(seat, "greedy", 0) for seat, kind in enumerate(kinds)
    ]
    return here, [*made, here.start(0), here.deal(0)]


def play(here: Match, made: list[AnyEntry], rng: Seeded, until: int = LONG) -> int:
    """Answer at random and roll what is asked for; return how many dice that took."""
    rolled = 0
    for _ in range(until):
        if here.status != "playing":
            break
        dice = here.dice_wanted()
        if dice is None:
            seat = here.waiting()[0]
            options = here.state.options(seat)
            made.append(here.answer(seat, int(options[int(rng.draw(len(options)))]), 1))
            continue
        faces = [int(rng.die(dice.sides, "typed")) for _ in range(dice.dice)]
        rolled += len(faces)
        made += here.roll(here.rollers()[0], faces, 1)
    return rolled


def rolling(*kinds: str) -> Match:
    """Play on until dice are waited for."""
    here, made = match(*kinds)
    rng = Seeded(3)
    while here.rolls.pending is None:
        play(here, made, rng, 1)
    return here


def test_an_answer_waits_for_dice_and_nothing_has_happened_until_they_are_there() -> None:
    here = rolling("me", "me")
    pending, dice = here.rolls.pending, here.dice_wanted()
    assert pending is not None
    assert dice is not None
    before = here.game.view(here.state, 0)
    with pytest.raises(TableError, match="dice_first"):
        here.answer(pending.seat, pending.action, 1)
    for faces in ([], [0], [11], [1] * (dice.dice + 1)):
        with pytest.raises(TableError, match="bad_dice"):
            here.roll(pending.seat, faces, 1)
    with pytest.raises(TableError, match="not_your_roll"):
        here.roll(1 - pending.seat, [1] * dice.dice, 1)
    assert (here.waiting(), here.awaited(), here.undo_offer(pending.seat)) == ([], [pending.seat], "no")
    assert here.game.view(here.state, 0) == before
    entries = here.roll(pending.seat, [7] * dice.dice, 1)
    assert isinstance(entries[0], Rolled)


def test_dice_of_a_bot_are_rolled_by_anybody_who_sits_there() -> None:
    here = rolling("bot", "me") if rolling("bot", "me").rolls.pending.seat == 0 else rolling("me", "bot")  # type: ignore[union-attr]
    pending = here.rolls.pending
    assert pending is not None
    assert here.seats[pending.seat].kind == "bot"
    assert here.rollers() == [1 - pending.seat]


def test_the_record_says_what_was_typed_by_whom_and_the_proof_covers_the_rest() -> None:
    here, made = match("me", "me")
    rolled = play(here, made, Seeded(11))
    assert rolled > 3
    kinds = [type(entry) for entry in made]
    assert kinds.count(Rolling) >= 1
    assert kinds.count(Answered) > kinds.count(Rolling)

    again = Match(here.plan, GAME)
    for entry in made:
        again.fold(read_entry(write_entry(entry)))
    assert (again.game.view(again.state, 0), again.rolls.typed) == (here.game.view(here.state, 0), here.rolls.typed)

    here.resign(0, "greedy", 2)
    text = record_text(here, ["Anne", "Tom"])
    assert "note typed-dice 10\n" in text
    done = sum(len(faces) for _, _, faces in here.rolls.typed)
    assert verify_alone.typed_count(text) == done
    assert rolled - 12 < done <= rolled
    answer, seat, faces = here.rolls.typed[0]
    assert f"note typed {answer} 1 {seat} {' '.join(map(str, faces))}\n" in text
    verify_alone.verify(text)


def test_a_typed_die_that_the_notes_do_not_hold_is_found() -> None:
    here, made = match("me", "me")
    play(here, made, Seeded(11))
    here.resign(0, "greedy", 2)
    text = record_text(here, ["", ""])
    answer, seat, faces = here.rolls.typed[0]
    note = f"note typed {answer} 1 {seat} {' '.join(map(str, faces))}"
    other = f"note typed {answer} 1 {seat} {' '.join(str(face % 10 + 1) for face in faces)}"
    for wrong in (text.replace(note + "\n", other + "\n"), text.replace(note + "\n", "")):
        with pytest.raises(verify_alone.Mismatch, match="typed in"):
            verify_alone.verify(wrong)
    with pytest.raises(verify_alone.Mismatch, match="must be"):
        verify_alone.verify(text.replace("note typed-dice 10\n", "note typed-dice 9\n"))


def test_taking_an_answer_back_takes_its_dice_back() -> None:
    here = rolling("me", "me")
    pending = here.rolls.pending
    assert pending is not None
    while here.rolls.pending is not None:
        dice = here.dice_wanted()
        assert dice is not None
        here.roll(pending.seat, [5] * dice.dice, 1)
    assert here.rolls.typed
    here.undo(pending.seat, 2, [0, 1])
    assert here.rolls.typed == []
