"""What an arena has found: one report as plain values, as lines of text, and the tables the guides print."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from flibuste.lab.arena import Contest, advantage, pairings
from flibuste.lab.match import Played
from flibuste.lab.statistics import chance_of_superiority, elo_of, interval, mean, rating_intervals, running_interval

Report = dict[str, object]


def report(contest: Contest, found: Sequence[Sequence[Played]]) -> Report:
    """Sum an arena up."""
    games = [played for deal in found for played in deal]
    by_deal = [[pairing for played in deal for pairing in pairings(contest.bots, played)] for deal in found]
    fitted = rating_intervals(len(contest.bots), by_deal)
    return {
        "game": contest.game,
        "seats": contest.seats,
        "settings": dict(contest.settings),
        "deals": len(found),
        "games": len(games),
        "bots": [
            {
                **bot_line(name, games),
                "rating": round(rating, 1),
                "rating_low": round(low, 1),
                "rating_high": round(high, 1),
            }
            for name, (low, rating, high) in zip(contest.bots, fitted, strict=True)
        ],
        "head_to_head": head_to_head(contest, by_deal),
        "first_against_the_rest": first_against_the_rest(contest, found),
    }


def bot_line(name: str, games: Sequence[Played]) -> Report:
    """Sum one bot up: how often it won, shared and lost, its standings and how long it thought."""
    seats = [(played, seat) for played in games for seat, who in enumerate(played.lineup) if who == name]
    scores = [played.scores[seat] for played, seat in seats]
    decisions = sum(played.decisions[seat] for played, seat in seats)
    forfeits: dict[str, int] = {}
    for played, seat in seats:
        if seat in played.forfeits:
            reason = played.forfeits[seat]
            forfeits[reason] = forfeits.get(reason, 0) + 1
    return {
        "bot": name,
        "seated": len(seats),
        "won": sum(score == 1.0 for score in scores),
        "shared": sum(0.0 < score < 1.0 for score in scores),
        "lost": sum(score == 0.0 for score in scores),
        "mean_score": round(mean(scores), 4),
        "mean_standing": round(mean([float(p.standings[s]) for p, s in seats if p.standings]), 2),
        "standings": sorted(played.standings[seat] for played, seat in seats if played.standings),
        "ms_per_decision": round(1000 * sum(p.thought[s] for p, s in seats) / max(1, decisions), 3),
        "ms_slowest": round(1000 * max((p.slowest[s] for p, s in seats), default=0.0), 1),
        "forfeits": forfeits,
    }


def head_to_head(contest: Contest, by_deal: Sequence[Sequence[tuple[int, int, float]]]) -> list[Report]:
    """Compare each two bots by the share of the comparisons the first has won, deal by deal."""
    lines: list[Report] = []
    for one, other in combinations(range(len(contest.bots)), 2):
        shares = []
        for deal in by_deal:
            met = [share if (a, b) == (one, other) else 1 - share for a, b, share in deal if {a, b} == {one, other}]
            if met:
                shares.append(mean(met))
        if shares:
            low, high = interval(shares)
            line = {"one": contest.bots[one], "other": contest.bots[other], "share": round(mean(shares), 4)}
            lines.append(
                {**line, "low": round(max(0.0, low), 4), "high": round(min(1.0, high), 4), "deals": len(shares)}
            )
    return lines


def first_against_the_rest(contest: Contest, found: Sequence[Sequence[Played]]) -> Report:
    """Say how far the first bot is ahead, with the interval that allowed the arena to stop early."""
    ahead = [advantage(contest, deal) for deal in found]
    low, high = running_interval(ahead)
    share = 0.5 + mean(ahead) / 2
    return {
        "ahead": round(mean(ahead), 4),
        "low": round(max(-1.0, low), 4),
        "high": round(min(1.0, high), 4),
        "elo": round(elo_of(share), 1),
        "superior": round(chance_of_superiority(ahead), 4),
    }


def lines(found: Report) -> list[str]:
    """Write a report as a table for the terminal."""
    bots = found["bots"]
    assert isinstance(bots, list)
    head = f"{'bot':20}{'rating':>8}{'interval':>16}{'won':>7}{'shared':>8}{'lost':>7}{'score':>8}"
    head += f"{'ms':>9}{'worst ms':>10}"
    rows = [f"{found['game']}, {found['seats']} seats: {found['games']} games on {found['deals']} deals", head]
    for bot in sorted(bots, key=lambda bot: -bot["rating"]):
        span = f"{bot['rating_low']:.0f} to {bot['rating_high']:.0f}"
        rows.append(
            f"{bot['bot'][:19]:20}{bot['rating']:8.0f}{span:>16}{bot['won']:7}{bot['shared']:8}{bot['lost']:7}"
            f"{bot['mean_score']:8.3f}{bot['ms_per_decision']:9.2f}{bot['ms_slowest']:10.1f}"
        )
        rows += [f"    lost {count} by forfeit: {reason}" for reason, count in bot["forfeits"].items()]
    pairs = found["head_to_head"]
    assert isinstance(pairs, list)
    for pair in pairs:
        rows.append(
            f"{pair['one']} against {pair['other']}: {100 * pair['share']:.1f} % "
            f"({100 * pair['low']:.1f} to {100 * pair['high']:.1f}) over {pair['deals']} deals"
        )
    return rows
