"""Words: every language says everything, and says what the data says."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from flibuste.games.treasure_hunter import GAME, actions, scrolls
from flibuste.games.treasure_hunter.content import BOOK
from flibuste.games.treasure_hunter.play import Hunt
from flibuste.kernel.errors import Refusal
from flibuste.kernel.events import Shown
from flibuste.kernel.laws import last, walk
from flibuste.terminal.treasure_hunter import draw
from flibuste.words.sentences import Words

from .hunting import position
from .own_content import OWN

LANGUAGES = ("en", "fr", "es")
NAMES = ("Anne", "Tomás", "Inés", "Frank", "Marten", "Awa")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(str(request.param), GAME, NAMES, 0)


def test_every_card_and_tile_has_a_name(words: Words) -> None:
    for noun in ("card", "tile", "goblin", "site"):
        for id in GAME.nouns[noun]:
            assert words.has(f"th-{id}"), id
            assert "{" not in words.thing(noun, id)


def test_every_action_card_and_scroll_says_what_it_does(words: Words) -> None:
    for id in (*GAME.nouns["card"][60:], *GAME.nouns["tile"]):
        assert words.has(f"th-{id}.text"), id


def test_numbers_in_the_words_are_those_of_the_data(words: Words) -> None:
    """Amounts of action cards, values of relics, pay of grey scrolls, Force and Discipline.

    Rule: TH-ACT-20, TH-END-11.
    """
    for card, id in enumerate(BOOK.card_ids):
        if card < 36:
            assert str(BOOK.force[card]) in re.findall(r"\d+", words.thing("card", id))
        elif card < 48:
            assert re.findall(r"\d+", words.thing("card", id)) == [str(BOOK.paws[card]), str(BOOK.discipline[card])]
        elif BOOK.amount[card]:
            assert signed(int(BOOK.amount[card])) in words.say(f"th-{id}.text")
    for tile, id in enumerate(BOOK.tile_ids):
        if tile < 30:
            assert words.say(f"th-{id}.text") == signed(int(BOOK.value[tile]))
        elif tile >= 50:
            assert str(BOOK.value[tile]) in words.say(f"th-{id}.text")
    for goblin, id in enumerate(BOOK.goblin_ids):
        assert str(BOOK.goblin_paws[goblin]) in words.thing("goblin", id)


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def test_every_decision_verb_refusal_and_option_has_words(words: Words) -> None:
    for kind in ("keep", "keep-two", "discard", "action", "goblins", "sleep", "target", "scrolls"):
        assert words.has(f"th-ask-{kind}"), kind
    for verb in GAME.verbs:
        assert "{" not in words.action(verb.first), verb.name
    refusals = [thing for module in (actions, scrolls) for thing in vars(module).values() if isinstance(thing, Refusal)]
    assert len(refusals) > 8
    for refusal in refusals:
        assert words.refusal(refusal.code, "") != "", refusal.code
    for setting in GAME.settings:
        for value in setting.values:
            assert "true" not in words.setting(setting, value)


def lines(language: str, seats: int, seed: int) -> list[tuple[Shown, str]]:
    """Write everything a player is told in a random game."""
    words = Words(language, GAME, NAMES[:seats], 0)
    session = last(walk(GAME, seats, seed))
    return [(event, words.line(GAME.named(event))) for event in session.log.stream(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_is_a_sentence(language: str) -> None:
    """No event without words, no value without a name."""
    kinds = set()
    for seats, seed in ((2, 1), (3, 2), (4, 3), (6, 4)):
        for event, line in lines(language, seats, seed):
            kinds.add(event[0])
            assert line, event
            assert "{" not in line, line
            assert "None" not in line, line
    assert len(kinds) > 20


def test_a_reader_is_addressed_and_others_are_named() -> None:
    english = Words("en", GAME, NAMES, 0)

    assert english.line(("passed", {"seat": 0})) == "You pass"
    assert english.line(("passed", {"seat": 1})) == "Tomás passes"
    assert english.line(("laid", {"seat": 1, "site": "blue", "cards": [], "n": 0})) == "Tomás lays nothing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_view_can_be_drawn(language: str, seats: int) -> None:
    """At every decision of a game, for a player and for a spectator, without a hole."""
    words = Words(language, GAME, NAMES[:seats], 1)
    for session in walk(GAME, seats, 11):
        for seat in (1, 62):
            drawn = "\n".join(draw(session.view(seat), words))
            assert "{" not in drawn, drawn
            assert "th-" not in drawn, drawn


def test_the_drawing_shows_the_board_and_the_hand() -> None:
    s = position(
        seats=2,
        phase="site",
        hands=[["blue-09", "flaming-sword-1"], ["blue-02", "red-01"]],
        board={"blue": ["relic-12", "old-shoe"]},
        goblins=["goblin-3-silver-1"],
    )
    assert isinstance(s, Hunt)
    drawn = draw(GAME.view(s, 0), Words("en", GAME, NAMES, 0))

    assert drawn[0] == "Round 1 of 5 · you deal · hands go to the left"
    assert drawn[1] == "→ Frosty Mountains: MAX Idol° (+12), MIN Old Shoe° (−3)"
    assert drawn[4] == "  Goblins, top to bottom: Goblin, 3 Paws, steals a silver coin"
    assert "→ Anne: 1 card; purse 15; laid: blue 9; total 9" in drawn
    assert drawn[-2:] == ["Your hand: Flaming Sword", "° is ours: the book does not have it"]


def test_what_is_ours_is_marked_and_what_is_in_the_book_is_not() -> None:
    """The view names what is ours among what the reader sees; own content without house cards has no such line."""
    s = position(
        seats=2,
        phase="site",
        hands=[["blue-09", "hill-ogre-1", "dog-3", "coin-gold-1"], ["blue-02", "leaky-boots-1"]],
        board={"blue": ["relic-12", "strong-team-blue-1"]},
        goblins=["goblin-3-silver-1", "goblin-1-gold-1"],
    )

    assert GAME.view(s, 0)["house"] == ["dog-3", "goblin-1-gold-1", "hill-ogre-1", "relic-12"]
    assert GAME.view(s, 1)["house"] == ["goblin-1-gold-1", "leaky-boots-1", "relic-12"]
    assert GAME.view(s, 62)["house"] == ["goblin-1-gold-1", "relic-12"]


def test_cards_of_ones_own_are_shown_by_their_id() -> None:
    assert Words("en", OWN, NAMES, 0).thing("card", "curse") == "curse"


def test_french_keeps_its_spaces() -> None:
    """No-break space before a colon, thin one before ; ! ?, and no straight apostrophe."""
    text = files("flibuste.games.treasure_hunter").joinpath("text", "fr.ftl").read_text(encoding="utf-8")
    for line in text.splitlines():
        assert not re.search(r"\S [:;!?](\s|$)", line), line
        assert "'" not in line, line
