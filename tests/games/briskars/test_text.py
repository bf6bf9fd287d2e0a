"""Words in three languages: complete, alike, and true to the data."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from flibuste.games import briskars
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.cards.terms import WAYS

LANGUAGES = ("en", "fr", "es")
NUMBER = re.compile(r"(?<![\w$])[+\u2212-]?\d+(?:D\d+)?(?:\+\d+)?")

FOLDER = Path(briskars.__file__).parent


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Read a catalogue; junk is an error."""
    text = files("flibuste.games.briskars").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is given twice"
            found[entry.id.name] = entry
    return found


def attribute(language: str, message: str, name: str) -> str:
    """Return the text of an attribute."""
    for one in messages(language)[message].attributes:
        if one.id.name == name:
            return "".join(part.value for part in one.value.elements if isinstance(part, ast.TextElement))
    return ""


def variables(entry: ast.Message) -> set[str]:
    """List the variables of a message."""
    return set(re.findall(r"\$([\w-]+)", FluentSerializer().serialize_entry(entry)))


def test_the_three_languages_have_the_same_messages_attributes_and_variables() -> None:
    """Gender is asked in French and Spanish only."""
    english = messages("en")
    for language in ("fr", "es"):
        other = messages(language)
        assert set(other) == set(english)
        for name, entry in english.items():
            assert [a.id.name for a in entry.attributes] == [a.id.name for a in other[name].attributes]
            assert variables(entry) == variables(other[name]) - {"gender"}, name


@pytest.mark.parametrize(
    ("prefix", "ids"),
    [
        ("bk-name-", [p.id for p in STANDARD.profiles]),
        ("bk-weapon-", [w.name for w in STANDARD.weapons] + [p.name for p in STANDARD.ordnance]),
        ("bk-item-", [i.id for i in STANDARD.items] + [a.name for a in STANDARD.armours]),
        ("bk-spell-", [s.id for s in STANDARD.spells]),
        ("bk-way-", list(WAYS)),
        ("bk-skill-", [s.id for s in STANDARD.skills]),
        ("bk-faction-", [f.id for f in STANDARD.factions]),
        ("bk-scenario-", [s.id for s in STANDARD.scenarios]),
        ("bk-ground-", [f.id for f in STANDARD.floors]),
        ("bk-scenery-", [e.id for e in STANDARD.elements]),
        ("bk-place-", [m.id for m in STANDARD.maps]),
    ],
)
def test_everything_in_the_data_has_a_name(prefix: str, ids: list[str]) -> None:
    """Names of profiles, weapons, spells, maps and the rest."""
    assert [name for name in ids if prefix + name not in messages("en")] == []


def test_thrusts_with_a_name_of_their_own_have_a_word() -> None:
    """Trample and claw."""
    thrusts = [weapon.thrust.name for weapon in STANDARD.weapons if weapon.thrust is not None]

    assert all(f"bk-weapon-{name}" in messages("en") for name in thrusts)


def test_genders_agree_with_the_profiles() -> None:
    """States agree with them."""
    for profile in STANDARD.profiles:
        for language in LANGUAGES:
            assert attribute(language, f"bk-name-{profile.id}", "gender") == profile.gender


@pytest.mark.parametrize("prefix", ["bk-spell-", "bk-item-", "bk-skill-", "bk-scenario-"])
def test_effect_lines_give_the_same_numbers_in_every_language(prefix: str) -> None:
    """A number changed in one language only would be found here."""
    for name in messages("en"):
        if not name.startswith(prefix) or not attribute("en", name, "text"):
            continue
        written = [set(re.findall(r"\d+", attribute(language, name, "text"))) for language in LANGUAGES]
        for other in written[1:]:
            assert written[0] - other <= {"1"}, name  # "once" may be a word


def test_the_numbers_of_spell_lines_are_those_of_the_cards() -> None:
    """Text and rule cannot disagree.

    Rule: BK-MAG-05.
    """
    for spell in STANDARD.spells:
        known = {spell.duration, spell.range}
        dice: set[str] = set()
        for effect in spell.effects:
            known |= {abs(int(effect.amount)), effect.count, effect.distance, effect.cost}
            dice.add(effect.dice.text().upper())
        if spell.id == "wall":
            known.add(STANDARD.elements[STANDARD.index("scenery", "spell-wall")].size // 4)
        for found in NUMBER.findall(attribute("en", f"bk-spell-{spell.id}", "text")):
            plain = found.lstrip("+\u2212-")
            assert plain in dice or int(plain) in known, (spell.id, found)


def test_armour_lines_give_strength_and_movement() -> None:
    """Rule: BK-AMR-01 to BK-AMR-03."""
    for armour in STANDARD.armours:
        if armour.price >= 0:
            found = NUMBER.findall(attribute("en", f"bk-item-{armour.name}", "text"))
            expected = [str(armour.strength)] + ([f"\u2212{armour.penalty}"] if armour.penalty else [])
            assert found == expected


def test_refusals_of_bands_have_words() -> None:
    """Every code that recruiting can give."""
    code = re.compile(r'Fault\(\s*"(\w+)"')
    package = files("flibuste.games.briskars")
    codes = set()
    for module in ("recruiting.py", "permits.py"):
        source = package.joinpath(module)
        if source.is_file():
            codes |= set(code.findall(source.read_text(encoding="utf-8")))
    assert [name for name in sorted(codes) if f"bk-no-{name}" not in messages("en")] == []


def sources() -> str:
    """Join all source files of the game."""
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.py")))


def test_every_verb_refusal_reason_and_event_has_words() -> None:
    """What the engine can say, the catalogues can say too."""
    from flibuste.games.briskars.field.events import EVENTS
    from flibuste.games.briskars.field.tallies import NAMES
    from flibuste.games.briskars.field.verbs import BLOCKS

    said = set(messages("en"))
    source = sources()
    wanted = {f"bk-do-{verb.replace('_', '-')}" for verb, _, _ in BLOCKS}
    wanted |= {f"bk-reason-{name}" for name in NAMES}
    wanted |= {f"bk-no-{code}" for code in re.findall(r'Refusal\(\s*"(\w+)"', source)}
    wanted |= {f"bk-log-{event.name}" for event in EVENTS}

    assert sorted(wanted - said) == []


def test_every_event_of_random_games_becomes_a_whole_sentence() -> None:
    """No id and no open variable shows through in the log."""
    from flibuste.bots.random import RandomBot
    from flibuste.games.briskars.play import GAME
    from flibuste.kernel.chance import Seeded
    from flibuste.kernel.events import Log
    from flibuste.kernel.game import Setup
    from flibuste.words.sentences import Words

    bot = RandomBot()
    for seed in range(2):
        chance, rng, log = Seeded(seed), Seeded(seed + 50), Log()
        state = GAME.new(Setup(2, GAME.check_settings({"rounds": 6}), True, log), chance)
        while not state.over:
            seat = 0 if state.waiting & 1 else 1
            state.apply(seat, bot.choose(state.seen_by(seat, rng), seat, rng), chance)
        for language in LANGUAGES:
            words = Words(language, GAME, ["Anne", "Tomás"], 0)
            for event in log.stream(0):
                line = words.line(GAME.named(event))
                assert line, event
                assert not re.search(r"[{}$]|bk-", line), line
