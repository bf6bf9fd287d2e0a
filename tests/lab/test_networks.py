"""A network practises over the runner: it learns what is plainly better, keeps it, and sees no more than its seat."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy")

import kuhn_poker
import numpy

import flibuste as fb
from flibuste.__main__ import main
from flibuste.games.brisca import GAME
from flibuste.kernel.chance import Seeded
from flibuste.kernel.errors import BadData
from flibuste.kernel.game import Game, Setup
from flibuste.lab import self_play
from flibuste.lab.match import seated
from flibuste.lab.networks import network_in
from flibuste.lab.self_play import Practice, begin, keep, learn, play, take_up
from flibuste.library.vector import Stepped, Vector

POKER = kuhn_poker.GAME
KUHN = Path(kuhn_poker.__file__)
JACK, KING = 0, 2
BRISCA_FOR_TWO = GAME.check_settings({})


def practised(game: Game, rounds: int, lanes: int) -> Practice:
    """Practise for so many rounds."""
    practice = begin(game, 2, game.check_settings({}), 16, 1)
    games, dice = fb.vector(game, lanes, players=2, seed=1), numpy.random.default_rng(1)
    for _ in range(rounds):
        found = play(practice, games, dice)
        if found is not None:
            learn(practice, found, dice)
    return practice


def facing_a_bet(game: Game, card: int) -> kuhn_poker.Kuhn:
    """Return a game in which the second seat holds a card and the first has bet."""
    for seed in range(100):
        state = game.new(Setup(2, game.check_settings({}), True, None), Seeded(seed))
        assert isinstance(state, kuhn_poker.Kuhn)
        if state.held(1) == card:
            state.answer(0, kuhn_poker.BET, Seeded(1))
            return state
    raise AssertionError("never dealt")


def test_it_learns_to_fold_the_worst_card_and_to_call_with_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "RATE", 0.02)
    monkeypatch.setattr(self_play, "BATCH", 256)
    practice = practised(POKER, 6, 48)

    chosen = {}
    for card in (JACK, KING):
        state = facing_a_bet(POKER, card)
        chosen[card] = practice.pupil.choose(state.seen_by(1, Seeded(1)), 1, Seeded(2))

    assert chosen == {JACK: kuhn_poker.PASS, KING: kuhn_poker.BET}
    assert practice.games > 500


class Counted(Vector):
    """Counts the real choices that are made."""

    choices = 0

    def step(self, actions: object) -> Stepped:
        """Count, then step."""
        self.choices += int((self.masks.sum(axis=1) > 1).sum())
        return super().step(actions)  # type: ignore[arg-type]


def test_every_choice_is_learned_from_once_when_its_game_has_ended() -> None:
    practice, dice = begin(GAME, 2, BRISCA_FOR_TWO, 8, 3), numpy.random.default_rng(3)
    games = Counted(GAME, 8, 2, {}, 3)
    learned = 0
    for _ in range(3):
        found = play(practice, games, dice)
        assert found is not None
        assert found.masks[numpy.arange(len(found.actions)), found.actions].all()
        assert set(found.paid.tolist()) <= {-1.0, 0.0, 1.0}
        learned += len(found.paid)

    waiting = sum(int(step.open.sum()) for step in practice.waiting)
    assert 0 < waiting < learned
    assert learned + waiting == games.choices


def test_what_is_paid_goes_to_whoever_chose() -> None:
    practice, dice = begin(POKER, 2, POKER.check_settings({}), 8, 1), numpy.random.default_rng(1)
    found = play(practice, fb.vector(POKER, 64, players=2, seed=1), dice)

    assert found is not None
    facing = found.seen[:, 3] != found.seen[:, 4]  # somebody has bet: who passes now loses the one chip
    folded = facing & (found.actions == kuhn_poker.PASS)
    assert folded.any()
    assert (found.paid[folded] == -1).all()


def test_a_choice_does_not_change_when_what_is_hidden_is_dealt_anew() -> None:
    practice = practised(GAME, 1, 8)
    state = GAME.new(Setup(2, BRISCA_FOR_TWO, True, None), Seeded(5))
    seat = int(state.waiting).bit_length() - 1

    choices = {int(practice.pupil.choose(state.seen_by(seat, Seeded(n)), seat, Seeded(1))) for n in range(20)}

    assert len(choices) == 1
    assert choices <= set(state.options(seat))


def test_a_training_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    practice = practised(GAME, 2, 8)
    practice.curve.append((practice.games, 0.5, 0.4, 0.6))
    keep(practice, tmp_path / "brisca-2.npz")

    again = take_up(tmp_path / "brisca-2.npz", GAME, 2, BRISCA_FOR_TWO, 16, 1)

    assert (again.updates, again.games, again.curve) == (practice.updates, practice.games, practice.curve)
    for name, weights in practice.network.weights.items():
        assert numpy.array_equal(again.network.weights[name], weights)
    for name, moment in practice.moments.items():
        assert numpy.array_equal(again.moments[name], moment)


@pytest.mark.parametrize(
    ("content", "code"), [(None, "no_such_network"), (b"", "bad_network"), (b"not an archive", "bad_network")]
)
def test_a_file_without_a_network_is_refused(tmp_path: Path, content: bytes | None, code: str) -> None:
    file = tmp_path / "net.npz"
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(BadData) as refused:
        seated(f"network:{file}", GAME)

    assert refused.value.code == code


def test_a_network_of_other_shapes_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    keep(begin(POKER, 2, POKER.check_settings({}), 8, 1), file)
    with pytest.raises(BadData) as refused:
        network_in(file, GAME)
    assert refused.value.code == "other_network"

    arrays = dict(numpy.load(file))
    numpy.savez(file, **{name: one for name, one in arrays.items() if name != "act"})
    with pytest.raises(BadData) as refused:
        network_in(file, POKER)
    assert refused.value.code == "bad_network"

    numpy.savez(file, **{**arrays, "mid": numpy.zeros((3, 8))})
    with pytest.raises(BadData) as refused:
        network_in(file, POKER)
    assert refused.value.code == "bad_network"


def test_the_commands_train_a_network_of_a_game_of_ones_own_and_let_it_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game-module", str(KUHN), "--network", "--rounds", "1", "--lanes", "16", "--hidden", "8", "--exam", "2"]
    assert main(["train", *words, "--out", str(tmp_path)]) == 0
    file = tmp_path / "kuhn_poker-2.npz"
    assert f"network:{file}" in capsys.readouterr().out

    bots = f"network:{file},random"
    contest = ["--game-module", str(KUHN), "--bots", bots, "--games", "4", "--workers", "1"]
    assert main(["arena", *contest]) == 0
    assert "network:" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["brisca", "--network", "--lanes", "0"],
        ["brisca", "--network", "--hidden", "100000"],
        ["brisca", "--network", "--seats", "9"],
        ["brisca", "--network", "--ray", "local"],
        ["brisca", "--seats", "2"],
        [],
    ],
)
def test_words_that_fit_no_training_are_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *words, "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err.strip()
    assert not list(tmp_path.iterdir())
