"""The stand-in for msgspec reads and writes every message as the real one does."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest

from flibuste.offline import structs

NAMES = ("flibuste.table.plan", "flibuste.table.entries", "flibuste.table.undo", "flibuste.wire.shapes")
ALSO = ("flibuste.wire.crews", "flibuste.wire.tables", "flibuste.wire.messages", "flibuste.wire.workroom")


@pytest.fixture(scope="module")
def twins() -> Iterator[dict[str, tuple[ModuleType, ModuleType]]]:
    """Import the modules with messages twice: with msgspec, and with the stand-in."""
    modules = [*NAMES, *ALSO]
    real = {name: importlib.import_module(name) for name in modules}
    msgspec.json.Decoder(real["flibuste.wire.tables"].NewTable)  # looks its types up now, while the real ones are there
    kept = {name: sys.modules.pop(name) for name in [*modules, "msgspec", "msgspec.json"]}
    sys.modules.update(structs.stand_in())
    try:
        ours = {name: importlib.import_module(name) for name in modules}
        yield {name: (real[name], ours[name]) for name in modules}
    finally:
        sys.modules.update(kept)


WORDS = {"@seat": '"table":"t","seat":1,"key":"k"', "@long": "é" * 401, "@nonce": "ab" * 16}
ASKS = [
    '{"type":"attach","table":"t","since":null}', '{"type":"attach","table":"t","since":3}', '{"type":"ping"}',
    '{"type":"act",@seat,"seq":2,"action":37}',
    '{"type":"act",@seat,"seq":2.0,"action":37}',
    '{"type":"act",@seat,"seq":-1,"action":37}',
    '{"type":"act",@seat,"seq":2}',
    '{"type":"act","table":"t","seat":16,"key":"k","seq":2,"action":37}',
    '{"type":"act","table":"t","seat":true,"key":"k","seq":2,"action":37}',
    '{"type":"act","table":"","seat":0,"key":"k","seq":2,"action":1}',
    '{"type":"nothing"}', "{}", "[]", "null", '{"type":1}', '{"type":"ping","more":1}', "{", "NaN", '"\\ud800"',
    '{"type":"detach","table":"t"}', '{"type":"undo_answer",@seat,"agree":true}',
    '{"type":"say",@seat,"phrase":"hello"}',
    '{"type":"say",@seat,"text":"@long"}',
    '{"type":"open","table":"t","seat":1,"nonce":"@nonce"}',
    '{"type":"open","table":"t","seat":1,"nonce":"xyz"}',
    '{"type":"ask","table":"t","seat":1,"about":{"kind":"odds","n":3,"on":true,"x":null}}',
    '{"type":"ask","table":"t","seat":1,"about":{"kind":1.5}}', '{"type":"ask","table":"t","seat":1,"about":[]}',
    '{"type":"standing",@seat,"answers":[{"decision":"d","answer":"a","when":{"x":1},"until":"end"}]}',
    '{"type":"standing",@seat,"answers":[{"decision":"d","answer":"a","until":"never"}]}',
]  # fmt: skip


def filled(text: str) -> str:
    """Put the longer words in."""
    for word, meaning in WORDS.items():
        text = text.replace(word, meaning)
    return text


def read(module: ModuleType, library: Any, text: str) -> tuple[str, object]:
    """Read a frame and write it again; say what kind of refusal it got otherwise."""
    try:
        return "read", json.loads(library.json.encode(module.read_ask(text)))
    except library.MsgspecError as error:
        return "refused", "length <=" in str(error)


@pytest.mark.parametrize("text", ASKS)
def test_what_a_browser_sends_is_read_and_refused_alike(twins: Any, text: str) -> None:
    """A text that is too long is said to be so by both: the page has a sentence for it."""
    real, ours = twins["flibuste.wire.messages"]

    assert read(ours, sys.modules["msgspec"], filled(text)) == read(real, msgspec, filled(text))


ENTRIES = [
    ("Sat", {"at": 5, "seat": 1}), ("Sat", {"at": 5, "seat": 1, "sealed": "ab"}), ("Started", {"at": 0}),
    ("Answered", {"at": 5, "seat": 1, "action": 37, "outcomes": [("draw", 40, 3)], "by": "bot"}),
    ("Answered", {"at": 5, "seat": 1, "action": 37}), ("Dealt", {"at": 1, "outcomes": []}),
    ("Undone", {"at": 1, "seat": 0, "stand": 4, "notation": "play 3ó"}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "fields"), ENTRIES)
def test_journals_of_a_page_and_of_a_server_are_the_same_text(twins: Any, name: str, fields: dict[str, Any]) -> None:
    real, ours = twins["flibuste.table.entries"]
    line = real.write_entry(getattr(real, name)(**fields))

    assert ours.write_entry(getattr(ours, name)(**fields)) == line
    assert ours.write_entry(ours.read_entry(line)) == line


def test_a_new_table_is_read_with_its_defaults(twins: Any) -> None:
    real, ours = twins["flibuste.wire.tables"]
    seats = '[{"kind":"you","name":"Zoé"},{"kind":"bot","level":"captain"}]'
    text = f'{{"game":"brisca","seats":{seats},"settings":{{"a":true,"b":2}}}}'
    written = json.loads(msgspec.json.encode(msgspec.json.decode(text, type=real.NewTable)))

    assert json.loads(structs.encode(structs.decode(text, ours.NewTable))) == written


def test_a_list_that_is_not_given_is_each_ones_own(twins: Any) -> None:
    _, ours = twins["flibuste.wire.workroom"]
    one, other = (structs.decode('{"game":"brisca"}', ours.NewWorkshop) for _ in range(2))

    assert (one.numbers, one.settings) == ([], {})
    assert one.numbers is not other.numbers


def test_raw_parts_are_written_as_they_are(twins: Any) -> None:
    _, ours = twins["flibuste.wire.messages"]
    told = ours.Insight("t", 0, 3, {"kind": "odds"}, structs.Raw(b'{"a":[1, 2]}'), "k")

    assert b'"answer":{"a":[1, 2]}' in structs.encode(told)
    assert structs.encode([structs.Raw(b"1"), {"x": structs.Raw(b"2"), "y": told}]).startswith(
        b'[1,{"x":2,"y":{"type":"'
    )


def test_a_frozen_struct_does_not_change_and_an_empty_list_is_nobodys_but_its_own(twins: Any) -> None:
    _, ours = twins["flibuste.table.entries"]
    one, other = ours.Answered(at=1, seat=0, action=1), ours.Answered(at=1, seat=0, action=1)

    with pytest.raises(AttributeError):
        one.seat = 3
    assert one == other
    assert one.outcomes is not other.outcomes


def test_numbers_as_keys_come_back_as_numbers() -> None:
    class Played(structs.Struct):
        names: dict[int, str]

    Played.__annotations__["names"] = dict[int, str]
    assert structs.convert({"names": {"2": "Anne"}}, Played).names == {2: "Anne"}
    assert structs.to_builtins(structs.convert({"names": {"2": "Anne"}}, Played), str_keys=True) == {
        "names": {"2": "Anne"}
    }
