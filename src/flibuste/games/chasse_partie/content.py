"""The cards: reads data/cards.toml (or the owner's own file) into arrays that the rules can read fast.

Cards are numbered in the order of the file: 52 Briskars by faction and role, then 58 action cards by kind.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.chasse_partie.cards import (
    ANY_MODE,
    CHOICES,
    COUNTED,
    EFFECTS,
    END_OF_TURN,
    FACTIONS,
    IN_REPLY,
    KINDS,
    LASTING,
    MODES,
    NEEDS,
    NO_KIND,
    ROLES,
    WHO,
    WINDOWS,
)
from flibuste.games.chasse_partie.verbs import BRISKARS, CARDS
from flibuste.kernel.bits import bit
from flibuste.kernel.content import SOURCES, Entry, content_hash, entries, packaged, parse
from flibuste.kernel.errors import BadData

FILE: Final = "cards.toml"
OWN: Final = "copies"
TABLES: Final = ("faction", "role", "action")


@final
class Effect:
    """One thing a card does: the verb, for whom, how much, and in which mode of the card."""

    def __init__(self, do: str, who: str, count: int, mode: str) -> None:
        self.do: Final = do
        self.verb: i64 = EFFECTS.index(do)
        self.who: i64 = WHO.index(who)
        self.count: i64 = count
        self.mode: i64 = MODES.index(mode) if mode else int(ANY_MODE)


@final
class Content:
    """All that is printed on the cards, indexed by card or by kind of action card. Shared, never changed.

    Rule: CP-COMP-01 to CP-COMP-04.
    """

    def __init__(self, text: str, own: str = "", file: str = FILE) -> None:
        self.file: Final = file
        self.ids: list[str] = []
        self.faces: list[str] = []
        self.titles: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        self.hash: Final = content_hash({FILE: text, OWN: own} if own else {FILE: text})
        self.kind: vec[i64] = vec[i64]([int(NO_KIND)] * int(CARDS))
        self.faction: vec[i64] = vec[i64]([-1] * int(CARDS))
        self.role: vec[i64] = vec[i64]([-1] * int(CARDS))
        self.crew: vec[i64] = vec[i64]([0] * int(CARDS))
        self.gold: vec[i64] = vec[i64]([0] * int(CARDS))
        self.captains: i64 = 0
        self.mercenary: i64 = -1
        self.copies: vec[i64] = vec[i64]([0] * len(KINDS))
        self.permanent: vec[i64] = vec[i64]([0] * len(KINDS))
        self.windows: vec[i64] = vec[i64]([0] * len(KINDS))
        self.choice: vec[i64] = vec[i64]([0] * len(KINDS))
        self.needs: vec[i64] = vec[i64]([0] * len(KINDS))
        self.effects: list[list[Effect]] = []
        self.own: dict[str, int] = own_copies(file, own)
        self.check_tables(text)
        self.read_briskars(text)
        self.read_actions(text)
        self.counters: i64 = self.answering(IN_REPLY)
        self.gallant: i64 = self.answering(END_OF_TURN)

    def is_captain(self, card: i64) -> bool:
        """Say whether a card is a Captain."""
        return card < BRISKARS and (self.captains >> card) & 1 != 0

    def is_permanent(self, card: i64) -> bool:
        """Say whether a card is a permanent."""
        return card >= BRISKARS and self.permanent[self.kind[card]] != 0

    def answering(self, window: i64) -> i64:
        """Return the set of action cards (52 is 0) that may be played in a window."""
        cards: i64 = 0
        for card in range(BRISKARS, CARDS):
            if (self.windows[self.kind[card]] >> window) & 1 != 0:
                cards |= bit(card - BRISKARS)
        return cards

    def check_tables(self, text: str) -> None:
        """Refuse a file with anything but factions, roles and actions."""
        for name in parse(self.file, text):
            if name not in TABLES:
                raise self.wrong(f"{name}: expected one of {', '.join(TABLES)}")

    def known(self, found: list[Entry], table: str, ids: tuple[str, ...]) -> list[Entry]:
        """Return the entries if they are the known ones, all of them, in their order."""
        for entry, expected in zip(found, ids, strict=False):
            if entry.text("id") != expected:
                raise entry.wrong("id", expected)
        if len(found) != len(ids):
            raise self.wrong(f"expected {len(ids)} [[{table}]], got {len(found)}")
        return found

    def wrong(self, what: str) -> BadData:
        """Make the error for the file as a whole."""
        return BadData("bad_content", f"{self.file}: {what}")

    def read_briskars(self, text: str) -> None:
        """Read factions and roles: every faction has the same Briskars.

        Rule: CP-COMP-02, CP-COMP-03.
        """
        factions = self.known(entries(self.file, text, "faction"), "faction", FACTIONS)
        roles = self.known(entries(self.file, text, "role"), "role", ROLES)
        copies = [role.count("copies", 1) for role in roles]
        if sum(copies) * len(factions) != BRISKARS:
            raise self.wrong(f"role: copies: expected {BRISKARS // len(factions)} in all, got {sum(copies)}")
        for number, faction in enumerate(factions):
            faction.text("colour")
            if faction.flag("is_mercenary"):
                self.mercenary = number
            _close(faction)
            for role, count in zip(roles, copies, strict=True):
                self.add_briskars(number, faction.text("id"), role, count)
        for role in roles:
            _close(role)
        if self.mercenary < 0:
            raise self.wrong("faction: is_mercenary: expected one faction of mercenaries, got none")

    def add_briskars(self, faction: int, name: str, role: Entry, copies: int) -> None:
        """Add the copies of one role in one faction."""
        face = f"{name}-{role.text('id')}"
        for number in range(copies):
            card = len(self.ids)
            self.faction[card] = faction
            self.role[card] = ROLES.index(role.text("id"))
            self.crew[card] = role.count("crew", 3, 6)
            self.gold[card] = role.count("gold", 3, 6)
            if role.flag("is_captain", False):
                self.captains |= bit(card)
            self.add(face, number, copies)

    def add(self, face: str, number: int, copies: int) -> None:
        """Name a card: its face and, from two copies on, a number."""
        self.faces.append(face)
        self.ids.append(face if copies == 1 else f"{face}-{number + 1}")

    def read_actions(self, text: str) -> None:
        """Read the action cards; whatever their numbers, they must add up.

        Rule: CP-COMP-01, CP-COMP-04.
        """
        for kind, action in enumerate(self.known(entries(self.file, text, "action"), "action", KINDS)):
            self.read_action(kind, action)
            for number in range(self.copies[kind]):
                if len(self.ids) == CARDS:
                    raise self.wrong(f"action: copies: expected {CARDS - BRISKARS} in all, got more")
                self.kind[len(self.ids)] = kind
                self.add(KINDS[kind], number, self.copies[kind])
        if len(self.ids) != CARDS:
            raise self.wrong(f"action: copies: expected {CARDS - BRISKARS} in all, got {len(self.ids) - BRISKARS}")

    def read_action(self, kind: int, action: Entry) -> None:
        """Read one kind of action card."""
        self.titles[KINDS[kind]] = action.text("title")
        action.one_of("title_source", SOURCES)
        action.one_of("copies_source", SOURCES)
        self.rules[KINDS[kind]] = action.text("rule")
        self.copies[kind] = self.own.get(KINDS[kind], action.count("copies", 0))
        self.permanent[kind] = int(action.one_of("kind", ("instant", "permanent")) == "permanent")
        for window in action.texts("windows", WINDOWS):
            self.windows[kind] |= bit(WINDOWS.index(window))
        self.choice[kind] = CHOICES.index(action.one_of("choice", CHOICES))
        self.needs[kind] = NEEDS.index(action.one_of("needs", NEEDS, "nothing"))
        self.effects.append([_effect(entry) for entry in action.entries("effects")])
        lasting = [effect.do in LASTING for effect in self.effects[kind]]
        if lasting != [bool(self.permanent[kind])] * max(len(lasting), 1):
            raise action.wrong("effects", "lasting effects for a permanent, others for an instant")
        _close(action)


def _effect(entry: Entry) -> Effect:
    do = entry.one_of("do", EFFECTS)
    count = entry.count("count", 1, 20) if do in COUNTED else 0
    who = entry.one_of("who", WHO[1:]) if do == "draw" else "nobody"
    mode = entry.one_of("mode", MODES) if "mode" in entry.fields else ""
    entry.close()
    return Effect(do, who, count, mode)


def _close(entry: Entry) -> None:
    entry.source()
    entry.close()


def own_copies(file: str, text: str) -> dict[str, int]:
    """Read an owner's own counts: ``[copies]`` with a number for each kind that differs from ours.

    Rule: CP-COMP-01.
    """
    if not text:
        return {}
    table = Entry(file, OWN, _table(file, text))
    for kind in table.fields:
        if kind not in KINDS:
            raise table.wrong(kind, f"one of {', '.join(KINDS)}")
    return {kind: table.count(kind, 0) for kind in table.fields}


def _table(file: str, text: str) -> dict[str, object]:
    found = parse(file, text)
    table = found.get(OWN)
    if not isinstance(table, dict) or len(found) != 1:
        raise BadData("bad_content", f"{file}: expected nothing but one table [{OWN}]")
    return table


def with_own(file: str, text: str) -> Content:
    """Read an owner's file: counts alone, or all the cards anew."""
    if OWN in parse(file, text):
        return Content(PRINTED_TEXT, text, file)
    return Content(text, file=file)


PRINTED_TEXT: Final = packaged("flibuste.games.chasse_partie", FILE)
PRINTED: Final = Content(PRINTED_TEXT)
