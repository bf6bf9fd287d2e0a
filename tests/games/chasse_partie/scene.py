"""A table set up and played in words, so that tests read like the catalogue.

Players are letters in the order of turns: A, then B at A's right, then C. Cards are written ``kraken`` (the next free
copy), Briskars by the first letter of their faction: ``s:captain``, ``m:fighter``. Cards not named lie in the pile
under those that are.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from flibuste.games.chasse_partie import GAME
from flibuste.games.chasse_partie.content import PRINTED
from flibuste.games.chasse_partie.counting import count_crew
from flibuste.games.chasse_partie.piles import sign_on
from flibuste.games.chasse_partie.places import DISCARDED, PILE, WON
from flibuste.games.chasse_partie.table import Table
from flibuste.kernel.bits import members
from flibuste.kernel.chance import Chance, Seeded
from flibuste.kernel.errors import IllegalAction
from flibuste.kernel.events import Log
from flibuste.kernel.ids import Seat

FACTION = {"m": "mercenaries", "s": "sundars", "q": "quinto-real", "e": "exiles"}
SHORT = {name: letter for letter, name in FACTION.items()}
LETTERS = "ABCDE"
WINDOW = ("counter", "gallant")


def long_face(word: str) -> str:
    """Write a face in full: ``s:captain`` is sundars-captain."""
    letter, colon, role = word.partition(":")
    return f"{FACTION[letter]}-{role}" if colon else word


def short_face(card: int) -> str:
    """Write a card as tests do."""
    face = PRINTED.faces[card]
    for name, letter in SHORT.items():
        if card < 52 and face.startswith(f"{name}-"):
            return f"{letter}:{face.removeprefix(f'{name}-')}"
    return face


class Scene:
    """A table with letters for seats."""

    def __init__(
        self,
        players: int = 2,
        *,
        turn: str = "A",
        loot: str = "e:captain",
        hands: Mapping[str, str] | None = None,
        crews: Mapping[str, str] | None = None,
        permanents: str = "",
        won: Mapping[str, str] | None = None,
        discard: str = "",
        pile: str = "",
        pile_ends: bool = False,
        settings: Mapping[str, object] | None = None,
        **turn_fields: int,
    ) -> None:
        self.players = players
        self.free = list(range(110))
        given: dict[str, object] = {"seats": players, "settings": dict(settings or {})}
        given["loot"] = self.pick(loot)[0]
        given["hands"] = self.per_seat(hands or {})
        given["crews"] = self.per_seat(crews or {})
        given["permanents"] = [self.permanent(line) for line in permanents.split(",") if line.strip()]
        given["won"] = self.per_seat(won or {})
        given["discard"] = self.pick(discard)
        given["pile"] = self.pick(pile)
        rest = [PRINTED.ids[card] for card in self.free]
        if pile_ends:  # the cards not named are out of the way: they lie in no pile, with the loot of B
            self.hide(given, rest)
        else:
            given["pile"] = [*self.pick(""), *given["pile"], *rest]  # type: ignore[misc]
        given["turn"] = {"player": self.seat(turn), **turn_fields}
        assert GAME.position is not None
        state = GAME.position(given)
        assert isinstance(state, Table)
        self.state = state
        self.log = Log()
        state.log = self.log

    # writing

    def seat(self, letter: str) -> int:
        """Return the seat of a letter: the order of turns goes to the right."""
        return -LETTERS.index(letter) % self.players

    def letter(self, seat: int) -> str:
        """Return the letter of a seat."""
        return LETTERS[-seat % self.players]

    def hide(self, given: dict[str, object], rest: list[str]) -> None:
        """Give cards that must be in neither pile to the last player's hand."""
        hands = given["hands"]
        assert isinstance(hands, list)
        hands[self.seat(LETTERS[self.players - 1])].extend(rest)

    def pick(self, words: str) -> list[str]:
        """Return the ids of the next free copies of these cards."""
        found = []
        for word in words.split():
            face = long_face(word)
            card = next(card for card in self.free if PRINTED.faces[card] == face or PRINTED.ids[card] == face)
            self.free.remove(card)
            found.append(PRINTED.ids[card])
        return found

    def per_seat(self, words: Mapping[str, str]) -> list[list[str]]:
        lists: list[list[str]] = [[] for _ in range(self.players)]
        for letter, cards in words.items():
            lists[self.seat(letter)] = self.pick(cards)
        return lists

    def permanent(self, line: str) -> dict[str, object]:
        """Read ``rhum at B by A``, ``pris-au-piege at A by A on B``, ``vieux-roublard at A by A on s:captain``."""
        words = line.split()
        entry: dict[str, object] = {
            "card": self.pick(words[0])[0],
            "crew": self.seat(words[2]),
            "laid_by": self.seat(words[4]),
        }
        if len(words) > 6 and ":" in words[6]:
            entry["on_captain"] = long_face(words[6])
        elif len(words) > 6:
            entry["on_player"] = self.seat(words[6])
        return entry

    # playing

    def do(self, moves: str, chance: Chance | None = None) -> Scene:
        """Play ``A play kraken; all pass; A crew B``."""
        for move in moves.split(";"):
            if move.split() == ["all", "pass"]:
                self.all_pass(chance or Seeded(0))
            elif move.strip():
                seat, action = self.read(move)
                self.state.apply(seat, action, chance or Seeded(0))
        return self

    def all_pass(self, chance: Chance) -> None:
        """Let everybody who has not answered yet pass, if a window is open (with empty hands none is)."""
        for seat in members(self.state.waiting) if self.asks() in WINDOW else []:
            self.state.apply(seat, GAME.read("pass"), chance)

    def read(self, move: str) -> tuple[int, int]:
        """Read one move of a letter."""
        letter, verb, *rest = move.split()
        word = rest[0] if rest else ""
        seat = self.seat(letter)
        if verb in ("crew", "player"):
            return seat, GAME.read(f"{verb} {self.seat(word)}")
        if verb in ("play", "take", "discard", "briskar"):
            return seat, GAME.read(f"{verb} {PRINTED.ids[self.find(seat, verb, long_face(word))]}")
        return seat, GAME.read(f"{verb} {word}".strip())

    def find(self, seat: int, verb: str, face: str) -> int:
        """Find a card by its face where the verb looks for it: in the own hand, in another, or in play."""
        cards = [card for card in range(110) if face in (PRINTED.faces[card], PRINTED.ids[card])]
        if verb in ("play", "discard"):
            own = [card for card in cards if self.state.place[card] == seat]
            return (own or cards)[0]
        if verb == "take":
            held = [card for card in cards if self.state.place[card] < 5 and self.state.place[card] != seat]
            return (held or cards)[0]
        in_play = [card for card in cards if self.state.zone_with(card) >= 0]
        return (in_play or cards)[0]

    def why_not(self, move: str) -> str:
        """Return the code with which a move is refused, ``legal`` if it is not."""
        seat, action = self.read(move)
        why = self.state.refusal(seat, action)
        if why is None:
            return "legal"
        with pytest.raises(IllegalAction, match=why.code):
            self.state.apply(seat, action, Seeded(0))
        return why.code

    def join(self, letter: str, word: str) -> None:
        """Put a Briskar of the pile into the crew beside a seat, whatever the rules say (a sixth to be counted)."""
        face = long_face(word)
        card = next(card for card in range(52) if PRINTED.faces[card] == face and self.state.place[card] == PILE)
        sign_on(self.state, card, self.seat(letter))

    # reading

    def faces(self, cards: object) -> str:
        return " ".join(short_face(int(card)) for card in cards)  # type: ignore[attr-defined]

    def hand(self, letter: str) -> str:
        """Write a hand."""
        return self.faces(self.state.in_hand(Seat(self.seat(letter)), 0))

    def size(self, letter: str) -> int:
        """Count a hand."""
        return int(self.state.sizes[self.seat(letter)])

    def crew(self, letter: str) -> str:
        """Write the Briskars beside a seat."""
        return self.faces(self.state.crew_in(self.seat(letter)))

    def beside(self, letter: str) -> str:
        """Write the permanents beside a seat."""
        return self.faces(self.state.permanents_in(self.seat(letter)))

    def discard(self) -> str:
        """Write the discard from the bottom."""
        return self.faces(self.state.lie_at(DISCARDED, 0, 110))

    def pile(self) -> int:
        """Count the pile."""
        return int(len(self.state.pile) - self.state.drawn)

    def loot(self) -> str:
        """Write the loot card."""
        return short_face(int(self.state.loot))

    def won(self, letter: str) -> str:
        """Write the loot a player has won."""
        return self.faces(self.state.lie_at(WON + self.seat(letter), 0, 52))

    def worth(self, letter: str) -> int:
        """Count the crew beside a seat."""
        return int(count_crew(self.state, self.seat(letter), False).worth.total)

    def asked(self) -> str:
        """Write who is asked, in order of letters."""
        return " ".join(sorted(self.letter(seat) for seat in members(self.state.waiting)))

    def asks(self) -> str:
        """Name the question."""
        return self.state.kind()

    def player(self) -> str:
        """Name the player of the turn."""
        return self.letter(int(self.state.player))

    def limit(self, letter: str) -> int:
        """Return the hand limit of a player."""
        return int(self.state.limits[self.seat(letter)])

    def told(self, letter: str) -> list[tuple[str, dict[str, object]]]:
        """Return the events a player has seen."""
        return self.log.stream(self.seat(letter))

    def kinds(self, letter: str) -> list[str]:
        """Return the kinds of the events a player has seen."""
        return [kind for kind, _ in self.told(letter)]

    def claim(self, words: str) -> object:
        """Read one fact in words: ``crew B``, ``asked``, ``can A play kraken``."""
        first, _, rest = words.partition(" ")
        if first == "can":
            return self.why_not(rest)
        found = getattr(self, first)
        return found(rest) if rest else found()
