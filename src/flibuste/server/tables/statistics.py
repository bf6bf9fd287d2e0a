"""What a person's games come to: shares with intervals, points, favourites, accuracy and luck from reviews."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import msgspec

from flibuste.insight.roster import favourite_of
from flibuste.kernel.game import find_game
from flibuste.server.storage import histories, ratings
from flibuste.server.storage.database import Database
from flibuste.server.tables.results import DECIDED
from flibuste.server.tables.summaries import Summary
from flibuste.wire.people import Accuracy, Favourite, Luck, MyRating, Share, Statistics

MOST = 2000
"""So many games, the newest, are counted."""
SHOWN = 60
FAVOURITES = 6
Z = 1.96
_read: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


class _Decision(msgspec.Struct):
    """The part of a judged decision that is counted."""

    mistake: bool
    chance_lost: float


class _Point(msgspec.Struct):
    """The part of a review's curve that is counted."""

    fortune: float


class _Review(msgspec.Struct):
    """The part of a review that is counted."""

    decisions: list[_Decision]
    points: list[_Point]


_review: msgspec.json.Decoder[_Review] = msgspec.json.Decoder(_Review)


def statistics(database: Database, person: str, game: str) -> Statistics:
    """Count a person's games: not those shared at one device, called off, or begun from a position of another game."""
    mine = [
        (done, seats[0])
        for _, line, seats in histories.lines(database, person, game, MOST)
        if counts(done := _read.decode(line)) and len(seats) == 1
    ]
    reviews = [_review.decode(line) for _, _, line in histories.reviews(database, person, game, MOST)]
    played = [(done, seat) for done, seat in mine if done.result.how == "played"]
    won = [share_of(done, seat) for done, seat in mine]
    return Statistics(
        game=game,
        games=len(mine),
        won=share(sum(won), len(mine)),
        expected=mean([1 / len({one.side for one in done.seats}) for done, _ in mine]),
        played_ms=sum(done.ended - done.began for done, _ in mine),
        answers=sum(done.answers for done, _ in mine),
        points=[done.seats[seat].points for done, seat in played[:SHOWN]][::-1],
        mean_points=mean([done.seats[seat].points for done, seat in played]),
        noun=favourite_of(find_game(game))[1],
        favourites=favourites(mine),
        accuracy=accuracy(reviews),
        luck=luck(reviews),
        ratings=[
            MyRating(
                *(ladder, round(kept.strength.rating), round(kept.strength.deviation), kept.strength.provisional),
                *(kept.games, [round(one) for one in ratings.course(database, person, game, ladder)]),
            )
            for ladder, kept in ratings.of_person(database, person, game).items()
        ],
    )


def counts(done: Summary) -> bool:
    """Say whether a game counts: it has a result and was played from its beginning."""
    return done.result.how in ("played", *DECIDED) and not done.origin


def share_of(done: Summary, seat: int) -> float:
    """Return what a seat has of a game: 1 won, a part of it shared, 0 lost."""
    if done.seats[seat].resigned:
        return 0.0
    return done.result.score[seat] if done.result.how == "played" else float(seat in done.result.winners)


def mean(values: list[float]) -> float:
    """Return the mean; of nothing it is 0."""
    return sum(values) / len(values) if values else 0.0


def share(part: float, whole: int) -> Share | None:
    """Return a share with the interval in which it lies in 19 of 20 cases (Wilson); of nothing there is none."""
    if not whole:
        return None
    seen = part / whole
    spread = Z * Z / whole
    middle = (seen + spread / 2) / (1 + spread)
    half = Z * sqrt(seen * (1 - seen) / whole + spread / whole / 4) / (1 + spread)
    return Share(round(seen, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


def favourites(mine: list[tuple[Summary, int]]) -> list[Favourite]:
    """List what was chosen most, and how often the games were won in which it was."""
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    won: dict[str, float] = {}
    for done, seat in mine:
        for card, count in done.seats[seat].favourites.items():
            times[card] += count
            games[card] += 1
            won[card] = won.get(card, 0.0) + share_of(done, seat)
    most = sorted(times, key=lambda card: (-times[card], -won[card], card))[:FAVOURITES]
    return [Favourite(card, times[card], games[card], round(won[card] / games[card], 4)) for card in most]


def accuracy(reviews: list[_Review]) -> Accuracy | None:
    """Count the mistakes of all reviewed decisions, and what they cost in a game."""
    decisions = [one for review in reviews for one in review.decisions]
    mistakes = [one for one in decisions if one.mistake]
    found = share(float(len(mistakes)), len(decisions))
    if found is None:
        return None
    lost = sum(one.chance_lost for one in mistakes) / len(reviews)
    return Accuracy(len(reviews), len(decisions), len(mistakes), found, round(lost, 4))


def luck(reviews: list[_Review]) -> Luck | None:
    """Add up what fortune brought, game by game; its error is two standard errors of the mean."""
    brought = [review.points[-1].fortune for review in reviews if review.points]
    if not brought:
        return None
    middle = mean(brought)
    spread = sum((one - middle) ** 2 for one in brought) / max(1, len(brought) - 1)
    error = 2 * sqrt(spread / len(brought)) if len(brought) > 1 else None
    course = [round(sum(brought[: n + 1]), 4) for n in range(len(brought))]
    return Luck(len(brought), round(middle, 4), None if error is None else round(error, 4), course[-SHOWN:])
