"""A broken data file is refused with file, entry and field."""

from __future__ import annotations

import pytest

from flibuste.kernel.content import Entry, content_hash, entries, parse
from flibuste.kernel.errors import BadData, BadField

CARD = """[[card]]
id = "parry"
copies = 4
kind = "reaction"
source = "book"
tags = ["a", "b"]
sizes = [1, 2]
loud = true
"""


def read(text: str) -> Entry:
    card = entries("cards.toml", text, "card")[0]
    card.count("copies", least=1)
    card.one_of("kind", ("reaction", "action"))
    card.texts("tags", ("a", "b"))
    card.counts("sizes", 2)
    card.flag("loud")
    card.source()
    card.close()
    return card


def test_a_sound_entry_is_read() -> None:
    assert read(CARD).text("id") == "parry"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("copies = 4", "copies = 0", 'cards.toml: card "parry": copies: expected 1 or more, got 0'),
        ("copies = 4", 'copies = "4"', "cards.toml: card \"parry\": copies: expected 1 or more, got '4'"),
        ("copies = 4", "copies = true", "copies: expected 1 or more, got True"),
        ("copies = 4\n", "", "copies: expected 1 or more, got nothing"),
        ('"reaction"', '"spell"', "kind: expected one of reaction, action, got 'spell'"),
        ('"book"', '"hearsay"', "source: expected one of book, house"),
        ('"b"]', '"c"]', "tags: expected a list of a, b"),
        ("[1, 2]", "[1]", "sizes: expected 2 whole numbers"),
        ("loud = true", "loud = 1", "loud: expected true or false"),
        ("loud", "lud = 1\nloud", "lud: expected no such field, got 1"),
        ('id = "parry"', "id = 3", "card 1: id: expected a text, got 3"),
        ("[[card]]", "[[cards]]", "expected at least one [[card]]"),
        ("[[card]]", "[[card", "cards.toml: "),
    ],
)
def test_a_broken_entry_is_refused_by_name(old: str, new: str, message: str) -> None:
    with pytest.raises(BadData) as error:
        read(CARD.replace(old, new, 1))

    assert message in error.value.sentence


def test_an_id_is_taken_once() -> None:
    with pytest.raises(BadData, match="an id that is not taken"):
        entries("cards.toml", CARD + CARD, "card")


def test_the_hash_changes_with_any_byte_and_with_the_names_of_files() -> None:
    hashes = {content_hash(texts) for texts in ({"a": "1"}, {"a": "2"}, {"b": "1"}, {"a": "1", "b": ""})}

    assert len(hashes) == 4


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadData, match="bad_content"):
        parse("cards.toml", "= 3")


@pytest.mark.parametrize("bomb", ["a." * 9_900 + "a = 1", "id = 1\n" + "[" + "a." * 300 + "a]", "x = " + "[" * 400])
def test_a_text_that_would_take_long_to_read_is_refused_at_once(bomb: str) -> None:
    with pytest.raises(BadField) as refused:
        parse("cards.toml", bomb)
    assert (refused.value.reason, refused.value.file) == ("syntax", "cards.toml")


def test_the_line_that_is_too_long_is_named() -> None:
    with pytest.raises(BadField) as refused:
        parse("cards.toml", "id = 1\n" + "a." * 300 + "a = 1")
    assert refused.value.values == {"line": 2, "column": 501}
