"""Campaigns of Briskars in the terminal: a file that is told in words, stepped, fought on and closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from flibuste.bots.roster import find_bot
from flibuste.games.briskars.campaign.campaign import Campaign
from flibuste.games.briskars.campaign.crews import JUDGING, MUSTERED, PORT, SHARING, Crew, Mate, office_of, worth
from flibuste.games.briskars.campaign.declared import Sailing
from flibuste.games.briskars.campaign.errands import errand, going_ashore
from flibuste.games.briskars.campaign.files import close_battle, read_campaign, sign_on, write_campaign
from flibuste.games.briskars.campaign.forms import PORTS, SEATS, Fixture
from flibuste.games.briskars.campaign.growth import growths_due
from flibuste.games.briskars.campaign.outcomes import Outcome
from flibuste.games.briskars.campaign.sharing import MAROON, PARDON, share_out, unjudged
from flibuste.games.briskars.cards.content import STANDARD
from flibuste.games.briskars.play import GAME
from flibuste.games.briskars.recruiting.enlisting import known_as
from flibuste.games.briskars.recruiting.recruiting import band_ids
from flibuste.kernel.chance import Chance
from flibuste.kernel.errors import BadData
from flibuste.kernel.records import Record, read_record, write_record
from flibuste.kernel.session import replay
from flibuste.table.afterwards import proven_dice
from flibuste.table.plan import Dice
from flibuste.table.proof import record_text
from flibuste.terminal import saves
from flibuste.terminal.local import LocalTable, dice_of
from flibuste.terminal.seats import Sitter
from flibuste.words.briskars_chronicle import band_name
from flibuste.words.chronicles import Facts, facts_of
from flibuste.words.sentences import Words, capital

READY = "bands/{}.toml"
SEED = "campaign-seed"
"""The note of a battle under way that holds its seed."""
LED_AFTER = 2
"""After how many battles of each crew a simulation looks who leads."""


def band_text(name: str) -> str:
    """Return a band: one of the ready ones by its name, or a file."""
    ready = STANDARD.bands.get(READY.format(name))
    return ready if ready is not None else saves.read(name)


def begin(file: Path, form: str, bands: list[str]) -> Campaign:
    """Begin a campaign and keep it; a file that is there already is left alone.

    Where no band is named, ready ones sail, as few as the form takes.
    """
    if file.exists():
        raise BadData("file_exists", f"{file} is there already")
    crews = bands or band_ids(STANDARD)[: SEATS[form][0]]
    campaign = Campaign(form, len(crews))
    for name in crews:
        sign_on(campaign, band_text(name))
    keep(file, campaign)
    return campaign


def load(file: Path) -> Campaign:
    """Read a campaign; dice that its records prove are checked."""
    return read_campaign(saves.read(file), STANDARD, proven_dice)


def keep(file: Path, campaign: Campaign) -> None:
    """Write a campaign, whole or not at all."""
    saves.write(file, write_campaign(campaign))


def facts(campaign: Campaign, language: str) -> Facts:
    """Put a campaign in words, for its chronicle."""
    return facts_of(GAME.name, Sailing(campaign), language)


def run_errands(campaign: Campaign, side: int) -> None:
    """Do everything that is due for a crew as a bot does."""
    while step := errand(campaign, side):
        campaign.do(step)


def fight_by_bots(campaign: Campaign, level: str, chance: Chance) -> None:
    """Play the next battle between bots and take it in."""
    session = campaign.open_battle(chance)
    bot = find_bot(GAME.name, level)
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, int(bot.choose(session.state.seen_by(seat, chance), seat, chance)), chance)
    close_battle(campaign, write_record(session.game, session.record), chance)


def told(campaign: Campaign, language: str) -> Iterator[str]:
    """Tell how a campaign stands: the table, every crew, and what is due."""
    words = Words(language, GAME)
    yield words.say("bk-cam-form", form=campaign.form, battles=len(campaign.fought), of=len(campaign.fixtures))
    for number, battle in enumerate(campaign.fought, 1):
        yield fought(campaign, words, number, battle.fixture, battle.outcomes)
    for side in campaign.standing():
        yield ""
        yield from told_crew(campaign, words, side)
    yield ""
    yield from due(campaign, words)


def fought(campaign: Campaign, words: Words, number: int, fixture: Fixture, outcomes: list[Outcome]) -> str:
    """Tell one battle in a line."""
    victors = [crew_name(words, campaign.crews[one.crew]) for one in outcomes if one.score == 1.0]
    return words.say(
        "bk-cam-fought",
        n=number,
        port=words.say(f"bk-port-{PORTS[fixture.port][0]}"),
        scenario=words.say(f"bk-scenario-{fixture.scenario()}"),
        victor=victors[0] if victors else "",
        won="yes" if victors else "no",
    )


def crew_name(words: Words, crew: Crew) -> str:
    """Name a crew, one with the name of a ready band in the words of the reader."""
    return band_name(words, known_as(crew.name))


def told_crew(campaign: Campaign, words: Words, side: int) -> Iterator[str]:
    """Tell a crew and everybody aboard."""
    crew = campaign.crews[side]
    yield words.say(
        "bk-cam-crew",
        n=side,
        crew=crew_name(words, crew),
        renown=campaign.renown(side),
        won=campaign.victories(side),
        gold=crew.chest,
        limit=campaign.limit(side),
    )
    for mate in crew.mates:
        yield f"  {told_mate(campaign, words, crew, mate)}"


def told_mate(campaign: Campaign, words: Words, crew: Crew, mate: Mate) -> str:
    """Tell one mate in a line: who he is, what he is worth, what he has lost, learned and not forgiven."""
    office = office_of(campaign.content, crew, mate)
    facts = [words.say("bk-cam-worth", gold=worth(campaign.content, mate), purse=mate.purse, points=mate.experience)]
    if mate.owed:
        facts.append(words.say("bk-cam-owed", gold=mate.owed))
    facts += [words.say(f"bk-cam-lost-{wound}") for wound in mate.wounds]
    facts += [words.say(f"bk-cam-grown-{growth}") for growth in mate.grown]
    if growths_due(mate) > 0:
        facts.append(words.say("bk-cam-may-grow"))
    if mate.grudges:
        foes = ", ".join(mate_name(campaign, words, *foe) for foe in mate.grudges)
        facts.append(words.say("bk-cam-grudge", foe=foes))
    title = f" ({words.say(f'bk-cam-office-{office}')})" if office else ""
    return words.labelled(f"{mate.number} {card_name(campaign, words, mate)}{title}", ", ".join(facts))


def card_name(campaign: Campaign, words: Words, mate: Mate) -> str:
    """Name a mate by his card."""
    return words.say(f"bk-name-{campaign.content.profiles[mate.hire.profile].like}")


def mate_name(campaign: Campaign, words: Words, side: int, number: int) -> str:
    """Name a mate of some crew, who may have left it."""
    return card_name(campaign, words, campaign.crews[side].anybody(number))


def due(campaign: Campaign, words: Words) -> Iterator[str]:
    """Tell what is due: judgements, shares, who goes ashore, the battle; or who has won."""
    if campaign.is_over():
        names = [crew_name(words, campaign.crews[k]) for k in campaign.winners()]
        yield words.say("bk-cam-won", crews=", ".join(names), n=len(names))
        return
    for side, crew in enumerate(campaign.living()):
        if crew.stage == JUDGING:
            for mate in unjudged(crew):
                yield words.say("bk-cam-judge", crew=crew_name(words, crew), name=card_name(campaign, words, mate))
                yield f"    judge {side} {mate.number} {PARDON}    judge {side} {mate.number} {MAROON}"
        elif crew.stage == SHARING:
            yield from told_shares(campaign, words, side)
    yield from next_battle(campaign, words)


def told_shares(campaign: Campaign, words: Words, side: int) -> Iterator[str]:
    """Draw the table of the share-out that the crew confirms."""
    crew = campaign.crews[side]
    table = share_out(campaign.content, crew)
    yield words.say("bk-cam-share", crew=crew_name(words, crew), gold=table.loot)
    rows = [(words.say("bk-cam-chest"), "", table.chest + table.left_over)]
    for row in table.rows:
        office = f" ({words.say(f'bk-cam-office-{row.office}')})" if row.office else ""
        rows.append((card_name(campaign, words, row.mate) + office, f"{row.halves / 2:g}", row.gold))
    width = max(len(name) for name, _, _ in rows)
    for name, shares, gold in rows:
        yield f"    {capital(name):<{width}}  {shares:>4}  {gold:>4}"
    yield f"    share {side}"


def next_battle(campaign: Campaign, words: Words) -> Iterator[str]:
    """Tell which battle comes next, and who has still to go ashore for it."""
    fixture = campaign.next_fixture()
    if fixture is None:
        return
    crews = [campaign.crews[side] for side in fixture.sides]
    yield words.say(
        "bk-cam-next",
        port=words.say(f"bk-port-{PORTS[fixture.port][0]}"),
        scenario=words.say(f"bk-scenario-{fixture.scenario()}"),
        one=crew_name(words, crews[0]),
        two=crew_name(words, crews[1]),
    )
    if campaign.form == "voyage":
        yield words.say(f"bk-voyage-{len(campaign.fought)}")
    else:
        yield told_stakes(campaign, words, fixture)
    for side in fixture.sides:
        if side < campaign.people and campaign.crews[side].stage == PORT:
            yield words.say("bk-cam-muster", crew=crew_name(words, campaign.crews[side]), limit=campaign.limit(side))
            yield f"    muster {side} ..."
        elif side < campaign.people and campaign.crews[side].stage == MUSTERED:
            yield words.say("bk-cam-ashore", crew=crew_name(words, campaign.crews[side]))


def told_stakes(campaign: Campaign, words: Words, fixture: Fixture) -> str:
    """Tell how much renown the next battle is fought for."""
    one, two = campaign.stakes(len(campaign.fought))
    names = [crew_name(words, campaign.crews[side]) for side in fixture.sides]
    return words.say("bk-cam-stake", same="yes" if one == two else "no", n=one, other=two, one=names[0], two=names[1])


def send_ashore(campaign: Campaign) -> None:
    """Let whoever has not chosen for the next battle send the dearest ashore; deserters and loot come first."""
    fixture = campaign.next_fixture()
    if fixture is None:
        raise BadData("campaign_over", "there is no battle left", "BK-CAM-20")
    for side in [one for one in fixture.sides if one < campaign.people]:
        crew = campaign.crews[side]
        if crew.stage in (JUDGING, SHARING):
            step = "judge" if crew.stage == JUDGING else "share"
            raise BadData("not_settled", f"{crew.name} has the last battle to settle first: {step} {side}", "BK-CAM-11")
        if crew.stage == PORT:
            campaign.do(going_ashore(campaign, crew, side))


def battle_table(
    campaign: Campaign, file: Path, sitters: Sequence[Sitter], seed: int, dice: Dice = "dealt"
) -> LocalTable:
    """Set the table of the next battle; one that was left goes on from its record beside the campaign, as it began."""
    game, fixture = campaign.battle_game()
    kept = battle_file(file)
    settings = {"scenario": fixture.scenario()}
    if not kept.exists():
        table = LocalTable(game, sitters, settings, seed, kept, [(SEED, str(seed))], dice)
        table.deal()
        return table
    record = replay(game, read_record(saves.read(kept), game)).record
    table = LocalTable(game, sitters, record.settings, seed_of(record, seed), kept, record.notes, dice_of(record))
    table.recall(record)
    return table


def seed_of(record: Record, seed: int) -> int:
    """Return the seed that a battle was begun with: whoever leaves it and comes back rolls the same dice."""
    return next((int(value) for name, value in record.notes if name == SEED and value.isdecimal()), seed)


def battle_file(file: Path) -> Path:
    """Name the record of a battle under way."""
    return file.with_name(f"{file.name}.battle")


def take_in(campaign: Campaign, file: Path, table: LocalTable) -> None:
    """Take a finished battle into the campaign with the proof of its dice, and put the record beside it away."""
    record = record_text(table.match, [sitter.name for sitter in table.sitters])
    dice = proven_dice(record)
    assert dice is not None
    close_battle(campaign, record, dice)
    keep(file, campaign)
    battle_file(file).unlink(missing_ok=True)


def sail(level: str, chance: Chance, crews: int = 2) -> tuple[int | None, list[int]]:
    """Sail a duel or a league of ready bands between bots; return who led alone after two battles each, and who won."""
    campaign = Campaign("duel" if crews == 2 else "league", crews)
    bands = list(STANDARD.bands.values())
    for _ in range(crews):
        campaign.found(bands.pop(int(chance.below(len(bands), "bands"))))
    leader: int | None = None
    seen = False
    while campaign.next_fixture() is not None:
        for side in range(campaign.people):
            run_errands(campaign, side)
        fight_by_bots(campaign, level, chance)
        if not seen and all(battles_of(campaign, side) >= LED_AFTER for side in range(crews)):
            leader, seen = sole_leader(campaign), True
    return leader, campaign.winners()


def battles_of(campaign: Campaign, side: int) -> int:
    """Count the battles that a crew has fought."""
    return sum(1 for battle in campaign.fought if side in battle.fixture.sides)


def sole_leader(campaign: Campaign) -> int | None:
    """Return who has most renown, if nobody else has as much."""
    renown = [campaign.renown(side) for side in range(campaign.people)]
    best = [side for side in range(campaign.people) if renown[side] == max(renown)]
    return best[0] if len(best) == 1 else None
