"""Exchanging the turned-up trump."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from flibuste.games.brisca import GAME, exchange
from flibuste.games.brisca.cards import CARD_IDS
from flibuste.games.brisca.play import Brisca
from flibuste.kernel import laws
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import GameError

from .scene import do, hand, heard, listen, new, options, play_first, refused, scene


def asked(hands: str, turned: str, **more: object) -> Brisca:
    """Set up the question about the exchange after three tricks, seat 0 has won the last."""
    return scene(hands, turned=turned, tricks=3, decision="exchange", **more)  # type: ignore[arg-type]


def test_only_the_winner_of_the_trick_is_asked() -> None:
    """Seat 1 takes the trick; seat 0 holds the 7 and is not asked.

    Rule: BR-EXCH-01, BR-EXCH-16.
    """
    s = do(scene("4o 7b 5o / Ao 4c 5c / 6o 4e 5e / Co 6e Ve", turned="Rb"), "play 4o", "play Ao", "play 6o", "play Co")

    assert (s.kind(), GAME.view(s, 0)["asked"]) == ("exchange", [1])
    with pytest.raises(GameError, match="nothing to decide"):
        s.apply(0, GAME.read("exchange 7"), Seeded(1))


def test_the_exchange_comes_before_the_draw_with_two_cards_in_hand() -> None:
    """Rule: BR-EXCH-02."""
    s = do(scene("Ao 7b 5o / 4o 4c 5c", turned="Rb"), "play Ao", "play 4o")

    assert (s.kind(), s.sizes[0], s.stock) == ("exchange", 2, 34)
    do(s, "exchange 7")
    assert "Rb" in hand(s, 0)


@pytest.mark.parametrize("turned", ["Ab", "3b", "Rb", "Cb", "Vb"])
def test_the_seven_takes_any_stronger_card(turned: str) -> None:
    """Rule: BR-EXCH-03."""
    assert options(asked("7b 4o / 5o 6o", turned)) == ["exchange 7", "done"]


@pytest.mark.parametrize("turned", ["6b", "5b", "4b"])
def test_the_seven_does_not_take_a_weaker_card(turned: str) -> None:
    """Rule: BR-EXCH-03."""
    s = asked("7b 4o / 5o 6o", turned)

    assert options(s) == ["done"]
    assert refused(s, "exchange 7") == ("seven_needs_stronger", "BR-EXCH-03")


def test_the_turned_up_card_changes_places_with_the_seven() -> None:
    """Rule: BR-EXCH-04."""
    s = do(asked("7b 4o / 5o 6o", "Ab"), "exchange 7")

    assert hand(s, 0) == {"Ab", "4o"}
    assert CARD_IDS[s.turned] == "7b"
    assert s.sizes[0] == 2


@pytest.mark.parametrize("turned", ["7b", "6b", "5b", "4b"])
def test_the_two_takes_the_seven_or_lower(turned: str) -> None:
    """Rule: BR-EXCH-05."""
    assert options(asked("2b 4o / 5o 6o", turned)) == ["exchange 2", "done"]


@pytest.mark.parametrize("turned", ["Ab", "3b", "Rb", "Cb", "Vb"])
def test_the_two_does_not_take_a_stronger_card(turned: str) -> None:
    """Rule: BR-EXCH-05."""
    s = asked("2b 4o / 5o 6o", turned)

    assert options(s) == ["done"]
    assert refused(s, "exchange 2") == ("two_needs_lower", "BR-EXCH-05")


def test_seven_and_two_may_be_exchanged_one_after_the_other() -> None:
    """Rule: BR-EXCH-06."""
    s = do(asked("7b 2b / 5o 6o", "Ab"), "exchange 7", "exchange 2")

    assert hand(s, 0) >= {"Ab", "7b"}
    assert CARD_IDS[s.turned] == "2b"


def test_once_the_two_lies_there_nobody_is_asked_any_more() -> None:
    """Rule: BR-EXCH-07, BR-EXCH-17."""
    s = do(asked("7b 2b / 5o 6o", "Ab"), "exchange 7", "exchange 2")
    kinds = set()
    while not s.over:
        kinds.add(s.kind())
        do(s, options(s)[0])

    assert kinds == {"play"}


def test_a_seven_laid_down_may_later_be_taken_with_the_two() -> None:
    """Seat 0 lays the 7 down; seat 1 takes the next trick and buys it.

    Rule: BR-EXCH-08.
    """
    s = do(asked("7b 4o / 2b Ao", "Rb", stock="5c 6c"), "exchange 7", "done", "play 4o", "play Ao")

    assert (s.turn, options(s)) == (1, ["exchange 2", "done"])
    do(s, "exchange 2")
    assert "7b" in hand(s, 1)


@pytest.mark.parametrize(("seats", "last"), [(2, 16), (3, 9), (4, 6)])
def test_no_exchange_before_the_last_draw(seats: int, last: int) -> None:
    """Asked after every trick but the last ones, as long as the card that fits has not been played.

    Rule: BR-EXCH-09, BR-EXCH-10, BR-EXCH-17.
    """
    asked_after: set[int] = set()
    for seed in range(150):
        s = new(seats, seed)
        while not s.over:
            if s.kind() == "exchange":
                asked_after.add(int(s.count // s.seats))
                do(s, "done")
            else:
                do(s, keep_seven_and_two(s))

    assert asked_after == set(range(1, last + 1))


def keep_seven_and_two(s: Brisca) -> str:
    """Play another card than the 7 and the 2 of trumps where there is one."""
    ranked = sorted(options(s), key=lambda text: text[5:] in (f"7{'oceb'[s.trump]}", f"2{'oceb'[s.trump]}"))
    return ranked[0]


def test_at_the_last_draw_an_exchange_is_refused_with_its_rule() -> None:
    """After trick 17 of 20 the draw follows at once.

    Rule: BR-EXCH-09.
    """
    s = scene("7b 4o 5o / Ao 6o 4c", turned="Rb", tricks=16, stock="5c")
    do(s, "play 4o", "play 6o")

    assert s.kind() == "play"
    assert refused(s, "exchange 7") == ("cannot_exchange_now", "BR-EXCH-09")


def test_without_a_stock_there_is_no_exchange() -> None:
    """Rule: BR-EXCH-10."""
    s = do(scene("7b 4o 5o / Ao 6o 4c", tricks=17), "play 4o", "play Ao")

    assert s.kind() == "play"
    assert refused(s, "exchange 7") == ("cannot_exchange_now", "BR-EXCH-09")


def test_before_the_first_trick_is_won_there_is_no_exchange() -> None:
    """Rule: BR-EXCH-11."""
    s = scene("7b 4o 5o / Ao 6o 4c", turned="Rb")

    assert refused(s, "exchange 7") == ("exchange_after_trick", "BR-EXCH-01")
    do(s, "play 5o")
    assert s.kind() == "play"


def test_the_exchange_may_be_declined() -> None:
    """Rule: BR-EXCH-12."""
    s = do(asked("7b 4o / 5o 6o", "Ab"), "done")

    assert "7b" in hand(s, 0)
    assert (s.kind(), CARD_IDS[s.turned]) == ("play", "Ab")


def test_all_see_both_cards_of_an_exchange() -> None:
    """Rule: BR-EXCH-13."""
    s = asked("7b 4o / 5o 6o", "Ab")
    log = listen(s)
    do(s, "exchange 7")

    assert heard(log, 1, "exchanged") == [{"seat": 0, "given": "7b", "card": "Ab"}]
    assert s.known is not None
    assert s.known.knows(1, CARD_IDS.index("Ab"), 0)


def test_declining_tells_nobody_anything() -> None:
    """Rule: BR-EXCH-13, BR-EXCH-17."""
    s = asked("7b 4o / 5o 6o", "Ab")
    log = listen(s)
    do(s, "done")

    assert {kind for kind, fields in log.stream(1)} == {"drew"}


def test_a_card_just_won_in_the_trick_cannot_be_exchanged() -> None:
    """Seat 0 takes the trick in which seat 1 played the 7: it is gone, so nobody is asked.

    Rule: BR-EXCH-14, BR-EXCH-17.
    """
    s = do(scene("3b 4o 5o / 7b 6o 4c", turned="Rb"), "play 3b", "play 7b")

    assert (s.leader, s.kind()) == (0, "play")


def test_an_exchange_needs_the_card_in_the_hand() -> None:
    """Rule: BR-EXCH-14, BR-EXCH-01."""
    s = asked("4c 4o / 5o 6o", "Ab")

    assert refused(s, "exchange 7") == ("no_card_to_exchange", "BR-EXCH-14")


def test_an_exchange_changes_neither_trump_nor_draw_nor_lead() -> None:
    """Rule: BR-EXCH-15."""
    swapped = do(asked("7b 4o / 5o 6o / 4c 5c / 6c 4e", "Ab", stock="5e 6e Vo Co", leader=2), "done")
    plain = asked("7b 4o / 5o 6o / 4c 5c / 6c 4e", "Ab", stock="5e 6e Vo Co", leader=0)
    do(plain, "exchange 7", "done")

    assert (swapped.turn, plain.turn) == (2, 0)
    assert plain.trump == swapped.trump
    assert [sorted(hand(plain, seat) - {"4o", "Ab"})[:1] for seat in (0, 1)] == [["5e"], ["5o"]]
    assert "6e" in hand(plain, 1)


def test_everybody_is_asked_alike_whether_or_not_they_hold_the_card() -> None:
    """The winner holds nothing that fits and is asked all the same, with one answer.

    Rule: BR-EXCH-17.
    """
    s = do(scene("Ao 5c 5o / 4o 4c 6c", turned="Rb"), "play Ao", "play 4o")

    assert (s.kind(), options(s)) == ("exchange", ["done"])


def test_nobody_is_asked_once_the_card_that_fits_has_been_played() -> None:
    """7b is played in the fourth trick: from then on no question.

    Rule: BR-EXCH-17.
    """
    s = scene("Ao 5c 5o / 7b 4c 6c", turned="Rb", tricks=3)
    do(s, "play Ao", "play 7b")
    kinds = set()
    while not s.over:
        kinds.add(s.kind())
        do(s, options(s)[0])

    assert kinds == {"play"}


@pytest.mark.parametrize(("holding", "expected"), [("2b", ["exchange 2", "done"]), ("4o", ["done"])])
def test_after_an_exchange_the_winner_is_asked_again(holding: str, expected: list[str]) -> None:
    """Rule: BR-EXCH-17."""
    s = do(asked(f"7b {holding} / 5o 6o", "Ab"), "exchange 7")

    assert (s.kind(), s.turn, options(s)) == ("exchange", 0, expected)


def test_after_an_exchange_nobody_is_asked_if_the_two_has_been_played() -> None:
    """Rule: BR-EXCH-17."""
    s = do(asked("7b 4o / 5o 6o", "Ab", played="2b"), "exchange 7")

    assert s.kind() == "play"


def test_with_the_setting_off_there_is_no_exchange_at_all() -> None:
    """Rule: BR-EXCH-18."""
    for seed in range(5):
        s = new(2, seed, exchange=False)
        while not s.over:
            assert s.kind() == "play"
            play_first(s, 1)


PARTNERS = {"exchange_by": "trick_winner_or_partner"}


def test_after_the_winner_the_partner_is_asked() -> None:
    """Seat 0 says done, seat 2 holds 7b; seats 1 and 3 are never asked.

    Rule: BR-EXCH-19.
    """
    s = asked("4c 4o / 5o 6o / 7b 5c / 6c 4e", "Rb", **PARTNERS)
    do(s, "done")

    assert (s.kind(), s.turn, options(s)) == ("exchange", 2, ["exchange 7", "done"])
    do(s, "exchange 7", "done")
    assert (s.kind(), s.turn) == ("play", 0)
    assert "Rb" in hand(s, 2)


def test_the_partner_may_buy_what_the_winner_laid_down() -> None:
    """Rule: BR-EXCH-19, BR-EXCH-08."""
    s = do(asked("7b 4o / 5o 6o / 2b 5c / 6c 4e", "Rb", **PARTNERS), "exchange 7", "done", "exchange 2")

    assert hand(s, 2) >= {"7b", "5c"}


def test_by_default_the_partner_is_not_asked() -> None:
    """Rule: BR-EXCH-16."""
    s = do(asked("4c 4o / 5o 6o / 7b 5c / 6c 4e", "Rb"), "done")

    assert s.kind() == "play"


def test_without_teams_the_partner_setting_has_no_effect() -> None:
    """Rule: BR-EXCH-19."""
    for hands, more in (("4c 4o / 5o 6o / 7b 5c / 6c 4e", {"teams": False}), ("4c 4o / 5o 6o", {})):
        s = do(asked(hands, "Rb", **PARTNERS, **more), "done")
        assert s.kind() == "play"


def test_asking_only_holders_is_caught_by_the_laws(compiled: bool) -> None:
    """A planted bug: the window opens only if the winner holds the card that fits.

    Rule: BR-EXCH-17.
    """
    if compiled:
        pytest.skip("compiled functions cannot be replaced; the interpreted run plants the bug")

    is_open = exchange.is_open

    def for_holders(s: Brisca) -> bool:
        return is_open(s) and (s.holds(s.leader, exchange.seven(s)) or s.holds(s.leader, exchange.two(s)))

    with patch.object(exchange, "is_open", for_holders):
        assert law_broken().startswith(("what happened depends on a secret", "a change came without an event"))


def law_broken() -> str:
    """Run the law along random games; return what it says when it is broken."""
    try:
        for seed in range(30):
            for k, table in enumerate(laws.walk(GAME, 2, seed)):
                if not table.state.over:
                    laws.information_comes_through_events(GAME, table.state, k)
    except laws.LawBroken as broken:
        return str(broken)
    return ""


def test_the_honest_exchange_keeps_that_law() -> None:
    """Rule: BR-EXCH-17."""
    assert law_broken() == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_just_won_is_told_that_the_two_lies_there(seats: int) -> None:
    """With the 2 face up nobody exchanges any more; that is the reason, not who has won.

    Rule: BR-EXCH-07.
    """
    hands = ["7b 4o 5o", "Ao 6o 4c", "6c 7c 5c", "4e 5e 6e"][:seats]
    s = scene(" / ".join(hands), turned="2b", tricks=2, removed="2c" if seats == 3 else None)

    assert (s.kind(), s.turn) == ("play", 0)
    assert refused(s, "exchange 7") == refused(s, "exchange 2") == ("two_lies_there", "BR-EXCH-07")


def test_other_reasons_are_named_too() -> None:
    """The card that fits is gone; the draw was made; the trick was another's; this table has no exchange.

    Rule: BR-EXCH-01, BR-EXCH-02, BR-EXCH-17, BR-EXCH-18.
    """
    gone = scene("4o 5o 6o / Ao Ro 4c", turned="Rb", tricks=2, played="7b 4b")
    drawn = scene("7b 4o 5o / Ao 6o 4c", turned="Rb", tricks=2)
    without = scene("7b 4o 5o / Ao 6o 4c", turned="Rb", tricks=2, exchange=False)

    assert refused(gone, "exchange 7") == ("fitting_card_gone", "BR-EXCH-17")
    assert refused(drawn, "exchange 7") == ("exchange_before_draw", "BR-EXCH-02")
    assert refused(do(drawn, "play 4o"), "exchange 7") == ("exchange_after_trick", "BR-EXCH-01")
    assert refused(without, "exchange 7") == ("no_exchange", "BR-EXCH-18")


LOWER = {"seven_for_lower": True}


@pytest.mark.parametrize("turned", ["6b", "5b", "4b", "2b"])
def test_with_the_setting_the_seven_takes_lower_cards(turned: str) -> None:
    """Rule: BR-EXCH-03, BR-EXCH-20."""
    s = asked("7b 4o / 5o 6o", turned, **LOWER)
    assert options(s) == ["exchange 7", "done"]
    do(s, "exchange 7")

    assert hand(s, 0) >= {turned, "4o"}
    assert CARD_IDS[s.turned] == "7b"


def test_with_the_setting_both_may_fit_and_each_is_laid_once() -> None:
    """2 for the 6, 7 for the 2, and then the 2 again for the 7 is refused: a window must end.

    Rule: BR-EXCH-06, BR-EXCH-20.
    """
    s = asked("7b 2b / 5o 6o", "6b", **LOWER)
    assert options(s) == ["exchange 7", "exchange 2", "done"]
    do(s, "exchange 2")
    assert (s.kind(), options(s)) == ("exchange", ["exchange 7", "done"])
    do(s, "exchange 7")

    assert s.kind() == "play"
    assert hand(s, 0) >= {"6b", "2b"}
    assert CARD_IDS[s.turned] == "7b"


def test_the_next_window_begins_anew() -> None:
    """Rule: BR-EXCH-06, BR-EXCH-08, BR-EXCH-20."""
    s = asked("7b 2b / 5o 6o", "5b", **LOWER)
    do(s, "exchange 7", "exchange 2")

    assert s.laid_down == 0


@pytest.mark.parametrize(("setting", "kind"), [(False, "play"), (True, "exchange")])
def test_the_last_moment_of_the_exchange_is_a_setting(setting: bool, kind: str) -> None:
    """After trick 17 of 20 the last two cards are drawn: by default the exchange is over, with the setting it is not.

    Rule: BR-EXCH-09, BR-EXCH-21.
    """
    s = scene("7b 4o 5o / Ao 6o 4c", turned="Rb", tricks=16, stock="5c", exchange_last_draw=setting)
    do(s, "play 5o", "play 4c")

    assert (s.kind(), s.turn) == (kind, 0)
    if setting:
        do(s, "exchange 7")
        assert hand(s, 0) >= {"Rb"}
        assert "7b" in hand(s, 1)
        assert (s.stock, s.kind()) == (0, "play")
        assert refused(s, "exchange 2") == ("cannot_exchange_now", "BR-EXCH-09")


def test_the_seven_never_takes_itself() -> None:
    """With the 7 face up only the 2 could be laid; once that is gone too, nobody is asked.

    Rule: BR-EXCH-03, BR-EXCH-17.
    """
    assert refused(asked("4o 5o / 6o 4c", "7b"), "exchange 7") == ("seven_needs_stronger", "BR-EXCH-03")
    gone = do(scene("Ao 5o 6o / 4o Ro 4c", turned="7b", tricks=2, played="2b 4b"), "play Ao", "play 4o")

    assert gone.kind() == "play"


@pytest.mark.parametrize("action", [-1, 43, 1000])
def test_what_is_no_answer_is_refused_as_such(action: int) -> None:
    """Rule: BR-EXCH-01, BR-EXCH-12."""
    asking, playing = asked("7b 4o / 5o 6o", "Rb"), scene("7b 4o 5o / Ao 6o 4c", turned="Rb", tricks=2)

    for s in (asking, playing):
        why = s.refusal(s.turn, action)
        assert why is not None
        assert why.code == "no_such_action"


def test_cards_wait_for_the_exchange_and_the_exchange_for_its_question() -> None:
    """Every card of the pack is refused with its reason, the first and the last too; "done" answers no other question.

    Rule: BR-EXCH-01, BR-EXCH-11.
    """
    s = asked("7b 4o / 5o 6o", "Rb")

    assert {refused(s, f"play {card}") for card in CARD_IDS} == {("exchange_first", "BR-TRICK-11")}
    assert refused(scene("7b 4o 5o / Ao 6o 4c", turned="Rb", tricks=2), "done")[0] == "no_such_action"


def test_the_partner_may_lay_what_the_winner_has_laid() -> None:
    """Seat 0 lays the 7, its partner the 2 and then that same 7: each window counts for its own seat.

    Rule: BR-EXCH-06, BR-EXCH-19, BR-EXCH-20.
    """
    s = asked("7b 4o / 5o 6o / 2b 4c / 5c 6c", "5b", exchange_by="trick_winner_or_partner", **LOWER)
    do(s, "exchange 7", "done", "exchange 2")

    assert (s.kind(), s.turn, options(s)) == ("exchange", 2, ["exchange 7", "done"])
