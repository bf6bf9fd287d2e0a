"""Laws that cannot fail are worth nothing: each bug planted here must be caught, by the law that is meant to."""

from __future__ import annotations

from collections.abc import Mapping

import little_draft
import pytest
from librt.vecs import vec
from little_draft import LittleDraft
from mypy_extensions import i64

from flibuste.kernel import laws
from flibuste.kernel.bits import bit
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.decisions import Decision
from flibuste.kernel.errors import BrokenGame, GameError, Refusal
from flibuste.kernel.events import Log, public, secret
from flibuste.kernel.game import Game, Setup, Verb, Viewing
from flibuste.kernel.places import Places
from flibuste.kernel.session import start
from flibuste.kernel.state import State


class TrueWorld(LittleDraft):
    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        pass


class SilentPassing(LittleDraft):
    def tell_received(self, card: int, seat: int) -> None:
        pass


class LoudPassing(LittleDraft):
    def tell_received(self, card: int, seat: int) -> None:
        if self.log is not None:
            self.log.tell("received", public("card", card))


class OnlyTheLucky(LittleDraft):
    """Something happens only while somebody holds card 0: the happening betrays it."""

    def pass_on(self) -> None:
        if self.log is not None and self.place[0] < self.seats:
            self.log.tell("lucky", public("yes", 1))
        super().pass_on()


class SaysMore(LittleDraft):
    def tell_received(self, card: int, seat: int) -> None:
        if self.log is not None:
            self.log.tell("received", secret("card", card, bit(seat)), secret("seat", seat, bit(seat)))


class UnsortedWorld(LittleDraft):
    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        """Shuffle from where the cards truly lie: looks random, depends on the truth."""
        hidden = [c for c in range(len(self.place)) if not memory.knows(seat, c, self.place[c])]
        hidden.sort(key=lambda c: self.place[c])
        k, j = (int(rng.draw(len(hidden))) for _ in range(2)) if hidden else (0, 0)
        if hidden and memory.may_be(seat, hidden[k]) == memory.may_be(seat, hidden[j]):
            self.place[hidden[k]], self.place[hidden[j]] = self.place[hidden[j]], self.place[hidden[k]]


class ForgetsWhatWentTogether(LittleDraft):
    """Remembers of each card where it may be, and not that exactly one of them was kept."""

    def pass_on(self) -> None:
        super().pass_on()
        if self.known is not None:
            for row in self.known.rows:
                row.make_room(self.known.held)


class MovesWithoutWitness(LittleDraft):
    """The memory is not told of the card a seat keeps: the seat itself would think it had gone nowhere."""

    def keep(self, seat: int, card: int) -> None:
        known, self.known = self.known, None
        super().keep(seat, card)
        self.known = known
        if known is not None:
            known.move(card, seat, self.seats + seat, 0)


class HighCardsFirst(LittleDraft):
    """Who holds a high card must keep one, openly: who keeps a low one has no high one."""

    FIRST_HIGH = 12

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        low = 0 <= action < self.FIRST_HIGH
        if low and any(card >= self.FIRST_HIGH for card in self.cards_at(seat)):
            return Refusal("high_first", "a high card is kept first", "LD-02")
        return super().why_not(seat, action)

    def keep(self, seat: int, card: int) -> None:
        self.place[card] = self.seats + seat
        if self.known is not None:
            self.known.move(card, seat, self.seats + seat, -1)
            if card < self.FIRST_HIGH:
                self.conclude(self.known, seat)
        if self.log is not None:
            self.log.tell("picked", public("card", card))

    def conclude(self, known: Places, seat: int) -> None:
        known.exclude(self.FIRST_HIGH, known.cards, bit(seat), -1)


class VoidForgotten(HighCardsFirst):
    def conclude(self, known: Places, seat: int) -> None:
        pass


class ExcludesTheTruth(LittleDraft):
    """Lets a seat be sure of a card that lies elsewhere."""

    def pass_on(self) -> None:
        super().pass_on()
        if self.known is not None:
            row = self.known.rows[0]
            for card in range(len(self.place)):
                if self.place[card] != 2 and row.sure[card] < 0 and row.may_be(card) >> 2 & 1:
                    row.see(card, 2, self.known.held)
                    break


class SharedClone(LittleDraft):
    def clone(self) -> LittleDraft:
        other = super().clone()
        other.place = self.place
        return other


class ForgetfulClone(LittleDraft):
    def clone(self) -> LittleDraft:
        other = super().clone()
        other.left = 4
        return other


class KeptAnswers(LittleDraft):
    def forget_answers(self, seat: i64) -> None:
        pass


class FirstComeFirstServed(LittleDraft):
    first = -1

    def answer(self, seat: i64, action: i64, chance: Chance) -> None:
        if self.waiting == self.asked:
            self.first = int(seat)
        super().answer(seat, action, chance)


class GenerousOptions(LittleDraft):
    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](list(range(len(self.place))))


class HalfDoneRefusal(LittleDraft):
    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        self.left -= 1 if action < 0 else 0
        return super().why_not(seat, action)


class SecretKeptAside(LittleDraft):
    """Remembers a hidden card outside what is dealt anew, and puts it down later wherever it lies by then."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.favourite: int = -1

    def clone(self) -> LittleDraft:
        other = super().clone()
        assert isinstance(other, SecretKeptAside)
        other.favourite = self.favourite
        return other

    def pass_on(self) -> None:
        self.favourite = self.cards_at(0)[0]
        super().pass_on()

    def balance(self) -> bool:
        return self.favourite < 0 or self.left < 2 or self.place[self.favourite] in (1, 2, self.seats + 1)


class WorldPlayedOnBreaks(LittleDraft):
    """The same sort of bug found only when a world is played on: a card is lost there."""

    def redeal(self, seat: i64, memory: Places, rng: Chance) -> None:
        super().redeal(seat, memory, rng)
        self.place[self.cards_at(self.place[0])[0]] = 99

    def balance(self) -> bool:
        return all(place < 2 * self.seats for place in self.place)


class UndeclaredDecision(LittleDraft):
    def decision(self) -> Decision:
        return Decision("guess")


class FalseName(LittleDraft):
    def decision(self) -> Decision:
        return Decision("pick")


class UnfairRanks(LittleDraft):
    def rank(self, seat: i64) -> i64:
        return 1


def leaky_view(s: LittleDraft, seat: int) -> Mapping[str, object]:
    return {**little_draft.view(s, seat), "hands": [int(p) for p in s.place]}


def shown_answers(s: LittleDraft, seat: int) -> Mapping[str, object]:
    return {**little_draft.view(s, seat), "answers": [int(a) for a in s.answers]}


def planted(kind: type[LittleDraft], view: Viewing = little_draft.view) -> Game:
    """Make a game of a class with a bug, or of a view with one."""

    def new(setup: Setup, chance: Chance) -> State:
        return little_draft.new(setup, chance, kind)

    return Game(
        "planted",
        "ld",
        range(3, 5),
        little_draft.CARDS,
        [Verb("pick", "card")],
        20,
        kind,
        new,
        view,
        [little_draft.PICK],
        little_draft.EVENTS,
    )


def broken_laws(game: Game, seats: int = 3, seeds: int = 4) -> set[str]:
    """Name the laws that a game breaks."""
    broken = set()
    for law in laws.DECISION_LAWS:
        try:
            for seed in range(seeds):
                for k, session in enumerate(laws.walk(game, seats, seed)):
                    if not session.state.over:
                        law(game, session.state, 100 * seed + k)
        except (laws.LawBroken, GameError, IndexError):
            broken.add(law.__name__)
    return broken


@pytest.mark.parametrize(
    ("bug", "law"),
    [
        (SilentPassing, "information_comes_through_events"),
        (OnlyTheLucky, "information_comes_through_events"),
        (UnsortedWorld, "sibling_worlds"),
        (KeptAnswers, "sibling_worlds"),
        (ForgetsWhatWentTogether, "worlds_have_a_history"),
        (MovesWithoutWitness, "non_interference"),
        (ExcludesTheTruth, "truth_is_possible"),
        (SharedClone, "clones_are_apart"),
        (ForgetfulClone, "clones_are_apart"),
        (FirstComeFirstServed, "sealed_answers_commute"),
        (GenerousOptions, "options_agree_with_check"),
        (HalfDoneRefusal, "illegal_changes_nothing"),
        (SecretKeptAside, "books_balance"),
        (WorldPlayedOnBreaks, "books_balance"),
    ],
)
def test_a_planted_bug_breaks_its_law(bug: type[LittleDraft], law: str) -> None:
    assert law in broken_laws(planted(bug))


@pytest.mark.parametrize("view", [leaky_view, shown_answers])
def test_a_view_that_shows_too_much_is_caught(view: Viewing) -> None:
    assert "non_interference" in broken_laws(planted(LittleDraft, view))


def test_a_decision_that_is_not_declared_is_refused_when_it_is_opened() -> None:
    with pytest.raises(BrokenGame, match="'guess', which it does not declare"):
        start(planted(UndeclaredDecision), 3, {}, Seeded(1))


def test_a_decision_that_only_has_the_name_of_a_declared_one_is_refused() -> None:
    with pytest.raises(BrokenGame, match="'pick', which it does not declare"):
        start(planted(FalseName), 3, {}, Seeded(1))


def test_the_honest_game_breaks_none() -> None:
    assert broken_laws(planted(LittleDraft)) == set()


def test_a_conclusion_from_play_that_is_not_drawn_is_caught() -> None:
    """With four seats a hand can stay unseen; who keeps a low card has no high one, and worlds must know it."""
    assert "worlds_have_a_history" in broken_laws(planted(VoidForgotten), 4, 3)
    assert broken_laws(planted(HighCardsFirst), 4, 3) == set()


def test_a_world_that_is_the_truth_does_not_vary() -> None:
    with pytest.raises(laws.LawBroken, match="worlds vary"):
        laws.worlds_vary(planted(TrueWorld), 3, 0)


def test_ranks_that_contradict_the_scores_are_caught() -> None:
    with pytest.raises(laws.LawBroken, match="winners rank first"):
        laws.scores_ranks_and_sides_agree(planted(UnfairRanks), 3, 0, {})


@pytest.mark.parametrize(("bug", "fault"), [(OnlyTheLucky, "declared: lucky"), (SaysMore, "no field seat")])
def test_an_event_that_is_not_told_as_declared_is_caught(bug: type[LittleDraft], fault: str) -> None:
    with pytest.raises(laws.LawBroken, match=fault):
        laws.events_are_declared(planted(bug), 3, 0)


def test_an_event_that_tells_too_much_is_caught_where_it_happens() -> None:
    with pytest.raises(BrokenGame, match="does not know"):
        start(planted(LoudPassing), 3, {}, Seeded(1), audited=True)


def test_the_audit_lets_pass_what_a_seat_knows() -> None:
    session = start(planted(LittleDraft), 3, {}, Seeded(1), audited=True)
    mine = int(session.state.options(0)[0])

    session.log.tell("received", secret("card", mine, bit(0)))
    with pytest.raises(BrokenGame, match="tells seat 1"):
        session.log.tell("received", secret("card", mine, bit(1)))


def test_a_log_without_audit_checks_nothing() -> None:
    log = Log()
    log.tell("card_drawn", public("card", 3))

    assert log.stream(0) == [("card_drawn", {"card": 3})]
