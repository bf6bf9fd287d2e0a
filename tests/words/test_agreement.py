"""A reader of each language would not wince: every message with every kind of subject, looked through for faults."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import flibuste.terminal
from flibuste.games import __all__ as our_games
from flibuste.kernel.game import find_game
from flibuste.words.catalogues import LANGUAGES, sources
from flibuste.words.sentences import Words

NAMES = ("Anne", "Óscar", "Hélène")
COUNTS = (0, 1, 2, 7)
VOWEL = "aeiouyàâäéèêëîïôöùûüœæAEIOUÀÂÉÈÊÎÔÛŒ"
NUMERIC = {
    "less",
    "n",
    "total",
    "min",
    "max",
    "s",
    "hp",
    "ap",
    "sp",
    "gold",
    "dice",
    "round",
    "taken",
    "seats",
    "target-n",
    "m",
    "with",
    "boost",
    "fathoms",
    "before",
    "after",
    "face",
    "threshold",
    "high",
    "low",
    "crew",
    "a",
    "b",
    "c",
    "near",
    "far",
    "strength",
    "least",
    "most",
    "budget",
    "got",
}


class Variables(Visitor):
    """Collects the variables of a message; those that select by a number or a word are told apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@dataclass(frozen=True)
class Rendered:
    """A message as somebody reads it."""

    id: str
    who: str
    text: str


def texts(language: str, game: str) -> list[str]:
    """Read the catalogues of a game, those that all share and those of its page."""
    page = Path(__file__).parents[2] / "web/src/games" / game.replace("_", "-")
    own = sorted(page.glob(f"**/text/{language}.ftl"))
    return [source.read_text(encoding="utf-8") for source in (*sources(language, game), *own)]


def catalogue(language: str, game: str) -> dict[str, Variables]:
    """Read every message with the variables it needs."""
    found: dict[str, Variables] = {}
    for text in texts(language, game):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                visitor = Variables()
                visitor.visit(entry.value)
                found[entry.id.name] = visitor
    return found


@cache
def rendered(language: str, game: str) -> list[Rendered]:
    """Write every message for you, for several names, and for several numbers."""
    return list(write(language, game))


def write(language: str, game: str) -> Iterator[Rendered]:
    """Write them one by one."""
    words = Words(language, find_game(game))
    words.bundle = FluentBundle([language], use_isolating=False)
    for text in texts(language, game):
        words.bundle.add_resource(FluentResource(text), allow_overrides=True)
    for id, needs in catalogue(language, game).items():
        for who in ("you", "other"):
            for name in NAMES if who == "other" else NAMES[:1]:
                for count in COUNTS:
                    yield Rendered(id, who, words.fill(id, values(needs, who, name, count)))


def values(needs: Variables, who: str, name: str, count: int) -> dict[str, object]:
    """Give a value to every variable: people get names, what selects by number a number, things the name of a thing."""
    given: dict[str, object] = {}
    for variable in needs.names | set(needs.words):
        plural = {"one", "many", "zero"} & needs.words.get(variable, set())
        if variable == "who" or variable.endswith("-who"):
            given[variable] = who
        elif variable in NUMERIC or plural or variable.endswith("-n"):
            given[variable] = count
        elif needs.words.get(variable):
            given[variable] = min(needs.words[variable])
        else:
            given[variable] = name
    return given


@pytest.fixture(params=[(language, game) for language in LANGUAGES for game in our_games], ids=str)
def shown(request: pytest.FixtureRequest) -> tuple[str, list[Rendered]]:
    """All messages of one game in one language."""
    language, game = request.param
    return language, rendered(language, game)


FROM_ONE = ("ui-name-n", "terminal-seat")
"""Names of seats that nobody has named: the page counts them from 1, and ours is never without a name."""
RAW = re.compile(
    r"\{|\}|\$|\b(?:br|cp|th|bk|ui|error|terminal)-[a-z]|\b(?:Player|Joueur|Jugador|Seat|Siège) 0\b|[a-z]_[a-z]"
)


def test_nothing_of_the_machine_shows_through(shown: tuple[str, list[Rendered]]) -> None:
    """No id, no open variable, no player by number."""
    assert faults(shown[1], lambda one: RAW.search(one.text) is not None and one.id not in FROM_ONE) == []


ENGLISH_YOU = re.compile(r"\b[Yy]ou (?:do not )?(?!always\b)([a-z]+[^s\W]s)\b")
ENGLISH_VERBS = re.compile(r"^You ([a-z]+)\b")


def test_english_verbs_agree(shown: tuple[str, list[Rendered]]) -> None:
    """Never "You plays", never "Anne play"."""
    language, messages = shown
    if language != "en":
        return
    assert faults(messages, lambda one: ENGLISH_YOU.search(one.text) is not None) == []
    yours = {one.id: m[1] for one in messages if one.who == "you" and (m := ENGLISH_VERBS.match(one.text))}
    yours.pop("br-page-between-won", None)  # several may win: "Anne and Bo win it"
    assert faults(messages, lambda one: one.id in yours and one.text.startswith(f"Anne {yours[one.id]} ")) == []


ELISION = re.compile(
    rf"(?<![\w’-])(?:de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque) (?=[{VOWEL}])(?!onze|oui|ou\b|y a|yatagan)"
)
VOUS_TO_OTHERS = re.compile(rf"^(?:{'|'.join(NAMES)}) (\w+ez)\b")
FRENCH_MARKS = re.compile(r"[^\s\u00a0\u202f?!«(…][?!;:»](?!\w|/)")
FRENCH_YOU_ARE = ("êtes", "faites", "dites")


def test_french_elides_agrees_and_sets_its_marks(shown: tuple[str, list[Rendered]]) -> None:
    """Never "de Anne", never "Vous joue", a space before ? ! : ;."""
    language, messages = shown
    if language != "fr":
        return
    assert faults(messages, lambda one: ELISION.search(one.text) is not None) == []
    assert faults(messages, lambda one: FRENCH_MARKS.search(one.text) is not None) == []
    assert faults(messages, lambda one: VOUS_TO_OTHERS.match(one.text) is not None) == []
    wrong = [
        one for one in messages
        if (m := re.match(r"Vous (?:ne |n’|vous |y |en |le |la |les |l’|lui )?([\wêâ]+)", one.text))
        and not m[1].endswith("ez") and m[1] not in FRENCH_YOU_ARE
    ]  # fmt: skip
    assert faults(wrong, lambda one: True) == []


HELP_KEY = re.compile(r"(?<!\w)\?")
"""The question mark as something to type: ``? ayuda``."""
SPANISH_YOU_TO_OTHERS = re.compile(
    rf"^(?:{'|'.join(NAMES)}) (?:no |se |te |le |lo |la )?(?!después|armas)(\w+(?:as|es|ás|és))\b"
)
SPANISH_OTHERS_TO_YOU = re.compile(r"^Tú (?:no |te |le |lo |la )?(?!mismo|misma)(\w+[^s\W])\b")


def test_spanish_agrees_and_opens_what_it_closes(shown: tuple[str, list[Rendered]]) -> None:
    """Never "Anne juegas", never "Tú juega"; every ? has its ¿, every ! its ¡."""
    language, messages = shown
    if language != "es":
        return
    assert faults(messages, lambda one: one.who == "other" and SPANISH_YOU_TO_OTHERS.match(one.text) is not None) == []
    assert faults(messages, lambda one: SPANISH_OTHERS_TO_YOU.match(one.text) is not None) == []
    assert faults(messages, lambda one: not opened(typed_marks(one))) == []


def typed_marks(one: Rendered) -> str:
    """Leave out the question marks that one types, in the words of the terminal."""
    return HELP_KEY.sub("", one.text) if one.id.startswith("terminal-") else one.text


ONE_OF_MANY = re.compile(r"(?<![\d.,/+\u2212:-])(?<!\d )\b1[ \u00a0]([A-Za-zà-ÿ]+s)\b")
NEVER_ONE = {
    "bk-tale-last-stand-0", "bk-tale-last-stand-1", "bk-tale-last-stand-2", "error-too_few", "ui-entrants-needed",
    "ui-players-range", "error-too_long", "cp-needed", "ui-seats-taken", "terminal-welcome", "br-log-dealt",
    "br-page-match-story", "cp-page-overfull", "cp-log-loot-shown", "cp-log-loot-swapped", "cp-page-loot-says",
    "cp-page-players-n", "cp-page-answers", "cp-page-takes-gold", "cp-page-end-win", "cp-page-end-lose",
    "cp-page-end-shared", "cp-page-story", "th-page-players-n", "th-page-waiting-n", "th-log-taken-up",
    "bk-page-story-none", "bk-page-setup-open", "bk-page-setup-bands", "bk-page-card-range", "bk-crew-piece-fire",
    "br-remark-change",
}  # fmt: skip
"""What counts players, cards of a deal, crews or gold that are always several; ranges; limits; decimals."""
NO_COUNT = {"is", "always", "beats", "as", "es", "más", "dans", "sur", "de", "à"}


def test_one_is_not_several(shown: tuple[str, list[Rendered]]) -> None:
    """Never "1 Paws", "1 brasses", "1 cartas"."""
    wrong = [one for one in shown[1] if one.id not in NEVER_ONE]
    assert faults(wrong, lambda one: any(m[1] not in NO_COUNT for m in ONE_OF_MANY.finditer(one.text))) == []


SEVERAL = ("ui-waiting-for",)
"""What is said about several people at once, their names joined by commas."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SEVERAL)
def test_what_is_said_of_several_does_not_speak_of_one(language: str, id: str) -> None:
    """No verb and no pronoun that would have to agree; French does not elide before a list."""
    text = Words(language).say(id, name="Óscar, Anne")
    before = text.partition("Óscar")[0].casefold().split()

    assert "Óscar, Anne" in text
    assert not {"is", "est", "está", "lui", "él", "ella", "de", "que"} & {*before, *text.rpartition("Anne")[2].split()}


COLON = re.compile(r'f".*[}]:(?: [{]|")')


def test_the_terminal_sets_no_colon_by_hand() -> None:
    """``Langue :`` has its space: labels go through ``Words.labelled``."""
    folder = Path(flibuste.terminal.__file__).parent
    written = [
        f"{file.name}: {line.strip()}"
        for file in sorted(folder.rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if COLON.search(line) and "raise " not in line
    ]

    assert written == []
    assert Words("fr").labelled("Langue", "Français") == "Langue\u00a0: Français"


def opened(text: str) -> bool:
    """Say whether questions and cries are opened as often as they are closed."""
    return text.count("?") == text.count("¿") and text.count("!") == text.count("¡")


def faults(messages: list[Rendered], wrong: object) -> list[str]:
    """List the messages that have a fault, each once."""
    assert callable(wrong)
    found: dict[str, str] = {}
    for one in messages:
        if one.id not in found and wrong(one):
            found[one.id] = f"{one.id} ({one.who}): {one.text}"
    return list(found.values())


PLANTED = [
    (ENGLISH_YOU, "You plays Kraken"),
    (ELISION, "la main de Anne"),
    (ELISION, "le as de coupes"),
    (FRENCH_MARKS, "Quelle carte?"),
    (VOUS_TO_OTHERS, "Anne jouez le roi"),
    (SPANISH_YOU_TO_OTHERS, "Anne juegas el rey"),
    (SPANISH_OTHERS_TO_YOU, "Tú juega el rey"),
    (COLON, 'f"{label}: {text}"'),
    (RAW, "Player 0 deploys first"),
    (RAW, "bk-do-first"),
    (RAW, "{$name} plays"),
    (RAW, "lie_down"),
    (ONE_OF_MANY, "Tomás pose 1 Pattes"),
]


@pytest.mark.parametrize(("look", "sentence"), PLANTED)
def test_each_look_finds_what_it_looks_for(look: re.Pattern[str], sentence: str) -> None:
    assert look.search(sentence)


def test_a_mark_that_is_not_opened_is_found() -> None:
    assert not opened("Cuál?")
    assert opened("¿Cuál? ¡Esa!")
