"""Taking answers back: free exactly while nobody has learned or acted, else by consent, and never rolled again."""

from __future__ import annotations

import little_draft
import pytest
from mypy_extensions import i64

from flibuste.games.brisca import GAME as BRISCA
from flibuste.kernel.bits import EVERYONE, bit
from flibuste.kernel.events import Field, Log
from flibuste.table.plan import TableError
from flibuste.table.undo import Shown, told_secret
from tests.table import walk
from tests.table.playing import Noted, picture


@pytest.mark.parametrize(
    ("action", "offer"), [("step", "free"), ("look", "ask"), ("roll", "ask"), ("done", "free")], ids=str
)
def test_undo_is_free_exactly_while_nothing_hidden_or_random_was_revealed(action: str, offer: str) -> None:
    table = Noted(walk.GAME, 2).people()

    table.answer(0, action)

    assert table.match.undo_offer(0) == offer
    assert table.match.undo_offer(1) == "no"


def test_undo_is_not_free_once_somebody_else_has_acted() -> None:
    table = Noted(walk.GAME, 2).people()
    table.answer(0, "done")
    assert table.match.undo_offer(0) == "free"

    table.answer(1, "step")

    assert table.match.undo_offer(0) == "ask"


def test_a_card_played_from_the_hand_has_been_seen() -> None:
    table = Noted(BRISCA, 2).people()
    table.play_on(1)
    first = table.match.session.record.answers[0][0]  # type: ignore[union-attr]

    assert table.match.undo_offer(first) == "ask"


def test_a_card_somebody_knew_in_secret_is_news_all_the_same() -> None:
    """Whoever plays a card must not hear from the offer that another seat had seen it."""
    offers = []
    for peeked in (False, True):
        table = Noted(BRISCA, 2).people()
        state = table.match.state
        first = table.match.waiting()[0]
        card = int(state.options(first)[0])
        assert state.known is not None
        if peeked:
            place = int(state.known.rows[first].sure[card])
            state.known.show(card, place, bit(1 - first))
        table.note(table.match.answer(first, card, 10))
        offers.append(table.match.undo_offer(first))

    assert offers == ["ask", "ask"]


@pytest.mark.parametrize(
    ("seats", "told"), [(EVERYONE, False), (bit(0), False), (bit(1), True), (bit(0) | bit(1), True)]
)
def test_a_card_told_to_another_seat_alone_is_a_secret_told(seats: int, told: bool) -> None:
    log = Log()
    log.events.append(("played", [Field("card", 3, i64(seats))]))

    assert told_secret(BRISCA, log, 0, 0) is told


def test_a_card_named_before_everybody_is_news_once() -> None:
    log, shown = Log(), Shown()
    log.events.append(("played", [Field("card", 3, EVERYONE)]))
    assert shown.is_news(BRISCA, log, 0)
    log.events.append(("played", [Field("card", 3, EVERYONE)]))
    assert not shown.is_news(BRISCA, log, 1)
    log.events.append(("played", [Field("card", 4, bit(0))]))
    assert not shown.is_news(BRISCA, log, 2)


def test_a_free_undo_leaves_the_position_as_it_was() -> None:
    table = Noted(walk.GAME, 2).people()
    table.answer(0, "step")
    before = table.match.game.view(table.match.state, 0)
    table.answer(0, "step")

    table.note(table.match.undo(0, 20))

    assert table.match.game.view(table.match.state, 0) == before
    assert picture(table.folded()) == picture(table.match)


def test_undo_by_consent_needs_everybody_and_bots_always_agree() -> None:
    table = Noted(walk.GAME, 3).people("", "", "deckhand")
    table.answer(0, "roll")

    table.note(table.match.undo(0, 20))
    assert table.match.undo_request is not None
    table.note(*table.match.answer_undo(1, True, 21))

    assert table.match.session is not None
    assert table.match.session.record.answers == []


def test_one_refusal_ends_the_request() -> None:
    table = Noted(walk.GAME, 3).people()
    table.answer(0, "roll")
    table.note(table.match.undo(0, 20))

    table.note(*table.match.answer_undo(2, False, 21))

    assert table.match.undo_request is None
    with pytest.raises(TableError, match="nothing_asked"):
        table.match.answer_undo(1, True, 22)


def test_undo_never_rolls_again() -> None:
    """The same die comes up however often it is taken back, also behind other rolls."""
    table = Noted(walk.GAME, 2).people("", "deckhand")
    table.answer(0, "roll")
    table.answer(0, "roll")
    rolled = [outcomes for _, _, outcomes in table.match.session.record.answers]  # type: ignore[union-attr]

    for _ in range(3):
        table.note(table.match.undo(0, 20))
        table.note(table.match.undo(0, 20))
        table.answer(0, "step")
        table.answer(0, "roll")
        table.answer(0, "roll")
        again = [outcomes for _, _, outcomes in table.match.session.record.answers]  # type: ignore[union-attr]
        assert again[-2:] == rolled
        for _ in range(3):
            table.note(table.match.undo(0, 20))
        table.answer(0, "roll")
        table.answer(0, "roll")

    assert picture(table.folded()) == picture(table.match)


def test_undo_reaches_back_over_checkpoints() -> None:
    table = Noted(walk.GAME, 2).people("", "deckhand")
    for _ in range(100):
        table.answer(0, "step")
    for _ in range(90):
        table.note(table.match.undo(0, 20))

    assert table.match.game.view(table.match.state, 0)["sums"] == [10, 0]
    assert picture(table.folded()) == picture(table.match)


def test_a_sealed_answer_can_be_taken_back_while_the_group_is_open() -> None:
    table = Noted(little_draft.GAME, 3).people()
    seat = 1
    options = [int(a) for a in table.match.state.options(seat)]
    table.note(table.match.answer(seat, options[0], 10))
    assert table.match.undo_offer(seat) == "free"

    table.note(table.match.undo(seat, 11))

    assert table.match.waiting() == [0, 1, 2]
    table.note(table.match.answer(seat, options[1], 12))
    table.play_on(2)
    assert picture(table.folded()) == picture(table.match)
    with pytest.raises(TableError, match="nothing_sealed"):
        table.match.retract(seat, 13)


def test_an_undo_request_does_not_tell_what_was_hidden() -> None:
    """A pick of a draft stays unsaid; a card played for all to see is named."""
    draft = Noted(little_draft.GAME, 3).people()
    draft.play_on(3)
    brisca = Noted(BRISCA, 2).people()
    brisca.play_on(1)
    first = brisca.match.session.record.answers[0][0]  # type: ignore[union-attr]

    assert draft.match.last_notation(0) == ""
    assert brisca.match.last_notation(first).startswith("play ")


def test_who_sits_at_the_same_device_is_not_asked() -> None:
    table = Noted(walk.GAME, 3).people()
    table.answer(0, "roll")
    table.note(table.match.undo(0, 20, beside=[0, 1]))
    assert table.match.undo_request is not None
    assert table.match.undo_request.missing(table.match.people()) == [2]
    assert table.folded().undo_request == table.match.undo_request

    table.note(*table.match.answer_undo(2, True, 21))
    table.answer(0, "roll")
    table.note(table.match.undo(0, 30, beside=[0, 1, 2]))

    assert table.match.undo_request is None
    assert table.match.last_answer(0) is None
