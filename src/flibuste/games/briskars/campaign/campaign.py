"""A campaign under way: every step is checked, done and written down; a campaign is the list of its steps."""

from __future__ import annotations

from typing import Final, final

from flibuste.games.briskars.campaign.ashore import battle_files, muster, muster_limit
from flibuste.games.briskars.campaign.chronicle import Tale, tale_of
from flibuste.games.briskars.campaign.crews import MUSTER_LIMIT, MUSTERED, PORT, Crew, name_officer
from flibuste.games.briskars.campaign.forms import (
    VOYAGE,
    VOYAGE_VICTORIES,
    Fixture,
    check_form,
    fixtures,
    is_decided,
    stake,
)
from flibuste.games.briskars.campaign.growth import grow
from flibuste.games.briskars.campaign.outcomes import Outcome, come_back, outcomes_of
from flibuste.games.briskars.campaign.port import (
    buy,
    dismiss,
    hire,
    learn,
    press,
    retire,
    send_off_blind,
)
from flibuste.games.briskars.campaign.sharing import confirm_shares, judge
from flibuste.games.briskars.campaign.voyages import bands_met
from flibuste.games.briskars.cards.content import STANDARD, Content
from flibuste.games.briskars.field.state import Battlefield
from flibuste.games.briskars.recruiting.bands import Roster, read_band, read_purchase
from flibuste.games.briskars.recruiting.recruiting import band_value, faults
from flibuste.kernel.chance import Chance
from flibuste.kernel.content import Entry
from flibuste.kernel.errors import BadData, IllegalAction
from flibuste.kernel.game import Game, find_game
from flibuste.kernel.records import Record, read_record
from flibuste.kernel.session import Session, replay, start

NAME: Final = "briskars"
LARGEST_BAND: Final = 300
FEWEST: Final = 3
WORDS: Final = {
    "office": 3,
    "muster": -2,
    "judge": 3,
    "share": 1,
    "grow": 3,
    "hire": 2,
    "dismiss": 2,
    "retire": 2,
    "buy": -3,
    "learn": 3,
}
"""What an owner may do, and with how many words behind it (at least so many, if negative)."""


@final
class Battle:
    """A battle that was fought: where, what can be told of it, what came of it for each side, who gave it up if any."""

    def __init__(self, fixture: Fixture, tale: Tale, outcomes: list[Outcome], gave_up: int = -1) -> None:
        self.fixture: Fixture = fixture
        self.tale: Tale = tale
        self.outcomes: list[Outcome] = outcomes
        self.gave_up: int = gave_up


@final
class Campaign:
    """Crews, what is planned, what was fought.

    Rule: BK-CAM-01, BK-CAM-20.
    """

    def __init__(self, form: str, people: int, content: Content = STANDARD) -> None:
        check_form(form, people)
        self.form: str = form
        self.people: int = people
        self.content: Content = content
        self.crews: list[Crew] = []
        self.fixtures: list[Fixture] = fixtures(form, people)
        self.fought: list[Battle] = []
        self.steps: list[str] = []
        self.proven: int = 0

    def found(self, text: str) -> Crew:
        """Let a crew sign on from a band file; what it did not spend is its chest.

        Rule: BK-CAM-02.
        """
        if len(self.crews) == self.people:
            raise IllegalAction("crews_complete", f"all {self.people} crews have signed on", "BK-CAM-02")
        roster = read_band(self.content, "band", text)
        wrong = faults(self.content, roster, LARGEST_BAND, 100)
        if wrong:
            raise IllegalAction(wrong[0].code, wrong[0].sentence, wrong[0].rule)
        if len(roster.hires) < FEWEST:
            raise IllegalAction("crew_too_small", f"at least {FEWEST} sign on", "BK-CAM-02")
        crew = self.sign_on(roster)
        if self.form == VOYAGE and len(self.crews) == self.people:
            for met in bands_met(self.content, roster):
                self.sign_on(met)
        return crew

    def sign_on(self, roster: Roster) -> Crew:
        """Make a crew of a band."""
        crew = Crew(roster.name, LARGEST_BAND - int(band_value(self.content, roster)))
        crew.pieces = list(roster.pieces)
        for one in roster.hires:
            crew.sign(one)
        self.crews.append(crew)
        return crew

    def victories(self, crew: int) -> float:
        """Count the victories of a crew; a shared one counts half.

        Rule: BK-CAM-21.
        """
        won = 0.0
        for battle in self.fought:
            for outcome in battle.outcomes:
                if outcome.crew == crew and outcome.score > 0.0:
                    won += 1.0 if outcome.score == 1.0 else 0.5
        return won

    def renown(self, crew: int) -> float:
        """Add up the renown of a crew: what each battle it won was worth to it, half of that if it was shared.

        Rule: BK-CAM-21, BK-CAM-24.
        """
        won, battle = 0.0, 0
        for one in self.fought:
            for outcome in one.outcomes:
                if outcome.crew == crew:
                    part = 0.5 if 0.0 < outcome.score < 1.0 else outcome.score
                    won += part * self.stake(crew, battle)
                    battle += 1
        return won

    def stake(self, crew: int, battle: int) -> int:
        """Return the renown that a crew can win in one of its own battles, counted from 0.

        Rule: BK-CAM-24.
        """
        return stake(self.form, battle, sum(1 for fixture in self.fixtures if crew in fixture.sides))

    def stakes(self, number: int) -> list[int]:
        """Return what a planned or past battle is worth to each of its sides.

        Rule: BK-CAM-24.
        """
        before = self.fixtures[:number]
        sides = self.fixtures[number].sides
        return [self.stake(side, sum(1 for fixture in before if side in fixture.sides)) for side in sides]

    def is_decided(self) -> bool:
        """Say whether there is nothing left to fight for.

        Rule: BK-CAM-20.
        """
        renown = [self.renown(k) for k in range(len(self.crews))]
        return is_decided(self.form, len(self.fought), len(self.fixtures), renown)

    def is_over(self) -> bool:
        """Say whether the last battle has been fought and its loot shared.

        Rule: BK-CAM-20.
        """
        if len(self.crews) < self.people:
            return False
        return self.is_decided() and all(crew.stage == PORT for crew in self.living())

    def living(self) -> list[Crew]:
        """List the crews that people sail with; the bands of a voyage do not live on."""
        return self.crews[: self.people]

    def next_fixture(self) -> Fixture | None:
        """Return the next battle, nothing when the campaign is decided."""
        if len(self.crews) < self.people or self.is_decided():
            return None
        return self.fixtures[len(self.fought)]

    def standing(self) -> list[int]:
        """Order the crews of people: renown, then gold.

        Rule: BK-CAM-21.
        """
        keyed = [(-self.renown(k), -crew.wealth(), k) for k, crew in enumerate(self.living())]
        return [k for _, _, k in sorted(keyed)]

    def winners(self) -> list[int]:
        """List who has won a campaign that is over: those with most renown, and among them most gold.

        Rule: BK-CAM-21.
        """
        if self.form == VOYAGE:
            return [0] if self.victories(0) >= VOYAGE_VICTORIES else []
        best = self.standing()[0]
        first = (self.renown(best), self.crews[best].wealth())
        return [k for k, crew in enumerate(self.living()) if (self.renown(k), crew.wealth()) == first]

    def limit(self, crew: int) -> int:
        """Return how much gold a crew may send ashore.

        Rule: BK-CAM-04, BK-CAM-19.
        """
        most = max(self.victories(k) for k in range(self.people))
        return muster_limit(self.victories(crew), most)

    def do(self, line: str) -> None:
        """Do what an owner says: a word, the crew, what belongs to it; what is legal is written down."""
        words = line.split()
        wanted = WORDS.get(words[0]) if words else None
        if wanted is None:
            raise BadData("no_such_step", f"{line!r} is none of {', '.join(WORDS)}")
        given = len(words) - 1
        if given < -wanted if wanted < 0 else given != wanted:
            raise BadData("bad_step", f"{line!r} has the wrong number of words")
        crew = self.crew_at(words[1])
        self.step(crew, words[0], words[2:])
        self.steps.append(" ".join(words))

    def crew_at(self, word: str) -> Crew:
        """Find a crew that a person sails with by its number."""
        number = whole(word)
        if not 0 <= number < len(self.living()) or len(self.crews) < self.people:
            raise BadData("no_such_crew", f"there is no crew {word}")
        return self.crews[number]

    def step(self, crew: Crew, word: str, rest: list[str]) -> None:
        """Do one step of one crew."""
        content = self.content
        if word == "share":
            confirm_shares(content, crew)
            send_off_blind(crew)
            press(content, crew)
        elif word == "muster":
            self.must_be_next(crew)
            muster(content, crew, [whole(one) for one in rest], self.limit(self.crews.index(crew)))
        elif word == "hire":
            hire(content, crew, rest[0])
        elif word == "office":
            name_officer(content, crew, whole(rest[0]), rest[1])
        elif word == "judge":
            judge(crew, whole(rest[0]), rest[1])
        elif word == "grow":
            mate = crew.mate(whole(rest[0]))
            card = content.profiles[mate.hire.profile]
            grow(crew, mate.number, rest[1], [content.skills[k].id for k in card.skills])
        elif word == "dismiss":
            dismiss(crew, whole(rest[0]))
        elif word == "retire":
            retire(crew, whole(rest[0]))
        elif word == "learn":
            learn(content, crew, whole(rest[0]), rest[1])
        else:
            buy(content, crew, whole(rest[0]), read_purchase(content, goods_entry(rest[1:])))

    def must_be_next(self, crew: Crew) -> None:
        """Refuse to go ashore for a battle of others."""
        fixture = self.next_fixture()
        if fixture is None or self.crews.index(crew) not in fixture.sides:
            raise IllegalAction("not_your_battle", f"{crew.name} is not in the next battle", "BK-CAM-20")

    def open_battle(self, chance: Chance) -> Session:
        """Begin the next battle: every side is ashore, the bands are chosen, the rest is played.

        Rule: BK-CAM-01, BK-CAM-04.
        """
        game, fixture = self.battle_game()
        session = start(game, len(fixture.sides), {"scenario": fixture.scenario()}, chance)
        for seat in range(len(fixture.sides)):
            session.answer(seat, int(session.state.options(seat)[0]), chance)
        return session

    def battle_game(self) -> tuple[Game, Fixture]:
        """Make the game of the next battle: the cards of everybody ashore are its content.

        Rule: BK-CAM-01.
        """
        fixture = self.next_fixture()
        if fixture is None:
            raise IllegalAction("campaign_over", "there is no battle left", "BK-CAM-20")
        for side in fixture.sides:
            crew = self.crews[side]
            if side < self.people and crew.stage != MUSTERED:
                raise IllegalAction("not_mustered", f"{crew.name} has not said who goes ashore", "BK-CAM-04")
        with_content = find_game(NAME).with_content
        assert with_content is not None
        return with_content(self.battle_cards()), fixture

    def battle_cards(self) -> dict[str, str]:
        """Write the content of the next battle: the cards of everybody ashore, a band for each side, the scenario.

        Rule: BK-CAM-01.
        """
        fixture = self.next_fixture()
        if fixture is None:
            raise IllegalAction("campaign_over", "there is no battle left", "BK-CAM-20")
        for side in fixture.sides:
            if side >= self.people:
                self.crews[side].ashore = [mate.number for mate in self.crews[side].mates]
        own = {file: text for file, text in self.content.files.items() if STANDARD.files.get(file) != text}
        return own | battle_files(self.content, self.crews, fixture.sides, fixture.scenario())

    def close_battle(self, text: str, chance: Chance, gave_up: int = -1) -> Battle:
        """Take the record of the battle in: it is played again, and the crews come back.

        Rule: BK-CAM-05 to BK-CAM-08, BK-CAM-10, BK-CAM-12, BK-CAM-14, BK-CAM-17.
        """
        game, fixture = self.battle_game()
        record = read_record(text, game)
        self.check_record(game, record, fixture)
        return self.end_battle(replay(game, record), chance, gave_up)

    def end_battle(self, session: Session, chance: Chance, gave_up: int = -1) -> Battle:
        """Take in a battle that was just played, or played again; one that is not over must have been given up.

        Rule: BK-CAM-05, BK-CAM-22.
        """
        fixture, state = self.next_fixture(), session.state
        assert fixture is not None
        assert isinstance(state, Battlefield)
        if state.over == (gave_up >= 0) or gave_up >= len(fixture.sides):
            raise BadData("battle_unfinished", "the battle has no end yet, or two", "BK-CAM-22")
        outcomes = outcomes_of(state, self.crews, fixture.sides, gave_up)
        return self.come_home(Battle(fixture, tale_of(session.log.events, state), outcomes, gave_up), chance)

    def come_home(self, battle: Battle, chance: Chance) -> Battle:
        """Let the crews come back from a battle.

        Rule: BK-CAM-05 to BK-CAM-08, BK-CAM-10, BK-CAM-12, BK-CAM-14, BK-CAM-17.
        """
        come_back(self.content, self.crews, battle.outcomes, chance)
        self.fought.append(battle)
        self.collect(battle)
        return battle

    def collect(self, battle: Battle) -> None:
        """Let the port collect for whoever comes back and is behind; debts do not eat it up.

        Rule: BK-CAM-19.
        """
        for outcome in battle.outcomes:
            if outcome.crew < self.people:
                self.crews[outcome.crew].chest += self.limit(outcome.crew) - MUSTER_LIMIT

    def check_record(self, game: Game, record: Record, fixture: Fixture) -> None:
        """Refuse the record of another battle; that each seat leads its own crew is seen to by the bands themselves."""
        if record.settings != game.check_settings({"scenario": fixture.scenario()}):
            raise BadData("other_battle", "the record is of a battle with other settings", "BK-CAM-20")
        if record.seats != len(fixture.sides):
            raise BadData("other_battle", "the record is of a battle with other seats", "BK-CAM-20")


def whole(word: str) -> int:
    """Read a number."""
    if not (word.isascii() and word.isdecimal() and len(word) < 6):
        raise BadData("bad_step", f"{word!r} is no number")
    return int(word)


def goods_entry(words: list[str]) -> Entry:
    """Read what is bought: an id, and a choice that goes with it (``replaces=sabre``)."""
    fields: dict[str, object] = {"id": words[0]}
    for word in words[1:]:
        name, sign, value = word.partition("=")
        if not sign:
            raise BadData("bad_step", f"{word!r}: expected a choice such as replaces=sabre")
        fields[name] = value
    return Entry("campaign", "buy", fields)
