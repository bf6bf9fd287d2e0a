"""Why a bot plays as it does: codes of features, with the numbers it used."""

from __future__ import annotations

import pytest

import flibuste as fb
from flibuste.bots.base import Reason
from flibuste.bots.brisca_guide import learned
from flibuste.bots.chasse_partie import GreedyChasse
from flibuste.bots.guide import Guide
from flibuste.bots.learned.guide import TablesBot
from flibuste.bots.levels import LEVELS
from flibuste.bots.roster import find_bot
from flibuste.bots.search import SearchBot
from flibuste.bots.trials import TrialBot
from flibuste.games.brisca import GAME
from flibuste.kernel import laws
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import GAMES
from flibuste.kernel.state import State
from flibuste.lab.honesty import shortened


def small_trump_on_an_ace() -> State:
    assert GAME.position is not None
    cards = {"turned": "Rb", "hands": [["2c", "2e"], ["4b", "5c", "Ae"]], "trick": ["Ao"]}
    return GAME.position({"seats": 2, "dealer": 1, "trump": "b", **cards}).seen_by(1, Seeded(1))


def test_tables_name_the_features_and_their_sum_is_what_they_compare() -> None:
    seen = small_trump_on_an_ace()
    bot = TablesBot(learned())
    told = {name: dict(bot.reasons(seen, 1, GAME.read(f"play {name}"), Seeded(1))) for name in ("4b", "5c", "Ae")}

    assert told["4b"].keys() == {"card", "pot", "trumps", "stronger", "rest", "answer", "suit", "shared"}
    assert max(told, key=lambda name: sum(told[name].values())) == "4b"
    assert GAME.write(int(bot.choose(seen, 1, Seeded(1)))) == "play 4b"


def test_trials_say_what_they_brought_and_how_far_ahead_it_was() -> None:
    seen = small_trump_on_an_ace()
    bot = TrialBot(learned(0.1), 60)
    good, bad = (dict(bot.reasons(seen, 1, GAME.read(f"play {name}"), Seeded(2))) for name in ("4b", "Ae"))

    assert 0.0 < bad["value"] < good["value"] < 1.0
    assert good["ahead"] > 0 > bad["ahead"]
    assert good["value"] - bad["value"] == pytest.approx(-bad["ahead"])
    assert "pot" in good


def test_a_tree_says_how_often_it_came_back() -> None:
    seen = small_trump_on_an_ace()
    told = dict(SearchBot(Guide(), 40).reasons(seen, 1, GAME.read("play 4b"), Seeded(3)))

    assert 1 <= told["visits"] <= 40
    assert 0.0 <= told["value"] <= 1.0


def test_the_quick_bots_say_what_they_weigh() -> None:
    seen = small_trump_on_an_ace()
    told = dict(find_bot("brisca", "greedy").reasons(seen, 1, GAME.read("play 4b"), Seeded(3)))
    assert (told["stake"], told["trick"]) == (11.0, 1.0)

    state = next(laws.walk(GAMES["chasse_partie"], 2, 3)).state
    seat = members(state.waiting)[0]
    asked = state.seen_by(seat, Seeded(1))
    action = int(GreedyChasse().choose(asked, seat, Seeded(2)))
    assert [code for code, _ in GreedyChasse().reasons(asked, seat, action, Seeded(2))] == ["now", "then"]


@pytest.mark.parametrize("level", [*LEVELS, "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_has_reasons_of_its_own_in_every_game(name: str, level: str) -> None:
    """At some decision with a choice each level says codes with numbers for an option."""
    bot = shortened(find_bot(name, level))
    told: set[tuple[Reason, ...]] = set()
    for k, session in enumerate(laws.walk(GAMES[name], 2, 11)):
        if session.state.over or len(told) > 1 or k > 150:
            break
        seat = session.waiting()[0]
        options = session.state.options(seat)
        if len(options) > 1:
            seen = session.state.seen_by(seat, Seeded(1))
            told.add(tuple(bot.reasons(seen, seat, int(options[0]), Seeded(2))))
    told.discard(())
    assert told
    assert all(code.isidentifier() and isinstance(number, float) for reasons in told for code, number in reasons)


@pytest.mark.parametrize("bot", ["greedy", "tables"])
def test_reasons_come_from_what_the_seat_knows(bot: str) -> None:
    for session in laws.walk(GAME, 2, 6):
        for seat in session.waiting():
            worlds = [
                session.state.seen_by(seat, Seeded(1)),
                laws.believed(session.state, seat, 5).seen_by(seat, Seeded(2)),
            ]
            for action in session.state.options(seat):
                one, other = (find_bot("brisca", bot).reasons(seen, seat, action, Seeded(3)) for seen in worlds)
                assert one == other


def test_chance_has_no_reasons() -> None:
    assert find_bot("brisca", "random").reasons(small_trump_on_an_ace(), 1, 0, Seeded(1)) == []


def test_a_program_asks_a_player_for_its_reasons() -> None:
    table = fb.new("brisca", players=2, seed=4)
    player, seen = fb.bot("brisca", "tables", seed=1), table.seen_by(1)
    move = player.choose(seen)

    assert player.reasons(seen, move) == player.reasons(seen, str(move)) != []
    with pytest.raises(fb.BadData, match="is no move of seat 1 now"):
        player.reasons(seen, "play Ao")
