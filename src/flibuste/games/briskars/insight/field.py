"""Questions about the field: who could strike where, what is seen from a square, zones of control and reach."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.briskars.field.kit import weapon_at
from flibuste.games.briskars.field.postures import is_able
from flibuste.games.briskars.field.seeing import BODY, blockers, cover, rays, viewer_body
from flibuste.games.briskars.field.state import NOBODY, NOTHING, Battlefield
from flibuste.games.briskars.field.verbs import briskar_id
from flibuste.games.briskars.field.zones import has_reach, squares_around, zone_covers
from flibuste.games.briskars.ground.distance import SQUARES, square_name
from flibuste.games.briskars.ground.rays import Body
from flibuste.games.briskars.ground.sight import ALL_RAYS, clear_rays, sight
from flibuste.games.briskars.ids import Briskar
from flibuste.games.briskars.insight.act_answers import Sight
from flibuste.games.briskars.insight.field_answers import Danger, DangerMap, Dangers, SightMap, ThreatRow, Zones
from flibuste.games.briskars.insight.odds import SIGHTS
from flibuste.games.briskars.insight.reading import read_briskar, read_free_square, read_seat, rounded
from flibuste.games.briskars.insight.threats import CAST_AT, NAMES, Threat, Weighed, danger
from flibuste.kernel.ids import Seat
from flibuste.kernel.questions import Question


def danger_answer(s: Battlefield, question: Question) -> Dangers:
    """Answer who could strike a Briskar in his next activation, where he stands or on another square.

    Rule: BK-RND-08, BK-ATK-02, BK-SHO-16.
    """
    briskar = read_briskar(s, question, "briskar")
    square = read_free_square(s, question, "square", briskar)
    question.close()
    return {
        "square": square_name(square),
        "threats": [threat_row(s, one) for one in danger(s, briskar, square, Weighed())],
    }


def threat_row(s: Battlefield, threat: Threat) -> ThreatRow:
    """Describe one threat."""
    weapon = weapon_at(s, threat.enemy, threat.slot)
    return {
        "enemy": briskar_id(threat.enemy),
        "square": square_name(threat.square),
        "weapon": s.content.weapons[weapon].id if weapon != NOTHING else None,
        "kind": NAMES[threat.kind],
        "spell": s.content.spells[threat.thing].id if threat.kind == CAST_AT else None,
        "blows": int(threat.blows),
        "chance": rounded(threat.chance),
        "mean": round(threat.mean, 3),
    }


def danger_map(s: Battlefield, question: Question) -> DangerMap:
    """Answer for every square on which a Briskar could stand how surely and how hard he could be struck there.

    Squares without danger are left out.

    Rule: BK-RND-08.
    """
    briskar = read_briskar(s, question, "briskar")
    question.close()
    squares: dict[str, Danger] = {}
    known = Weighed()
    for square in range(SQUARES):
        if square != s.place[briskar] and not is_free(s, square):
            continue
        threats = danger(s, briskar, square, known)
        if not threats:
            continue
        missed = 1.0
        mean = 0.0
        for threat in threats:
            missed *= 1.0 - threat.chance
            mean += threat.mean
        squares[square_name(square)] = {
            "chance": rounded(1.0 - missed),
            "mean": round(min(mean, float(s.hp[briskar])), 3),
        }
    return {"squares": squares}


def is_free(s: Battlefield, square: i64) -> bool:
    """Say whether somebody could stand on a square."""
    return s.ground.inside(square) and s.ground.enterable(square) and s.standing_on(square) == NOBODY


def sight_answer(s: Battlefield, question: Question) -> SightMap:
    """Answer what a Briskar sees from a square: of everybody else, and of somebody of one fathom on each other square.

    Rule: BK-GRD-11, BK-GRD-12, BK-COV-02, BK-COV-03.
    """
    briskar = read_briskar(s, question, "briskar")
    square = read_free_square(s, question, "square", briskar)
    question.close()
    field = s.clone()
    field.place[briskar] = square
    eye = viewer_body(field, briskar)
    between = blockers(field, briskar)
    squares: dict[str, Sight] = {}
    counted: dict[str, tuple[int, int]] = {}
    for other in range(SQUARES):
        if not field.ground.inside(other) or other == square:
            continue
        name = square_name(other)
        standing = field.standing_on(other)
        if standing != NOBODY:
            squares[name] = SIGHTS[cover(field, briskar, standing)]
            counted[name] = (int(rays(field, briskar, standing)), int(ALL_RAYS))
        elif field.ground.enterable(other):
            clear = clear_rays(field.ground, eye, Body(other, field.ground.stand(other), BODY), between)
            squares[name] = SIGHTS[sight(clear)]
            if clear != ALL_RAYS:
                counted[name] = (int(clear), int(ALL_RAYS))
    return {"square": square_name(square), "squares": squares, "rays": counted}


def zones_answer(s: Battlefield, seat: Seat, question: Question) -> Zones:
    """Answer which squares each Briskar of a band controls: beside him, and as far as his weapon or arm reaches.

    Whoever is not able controls nothing.

    Rule: BK-ZOC-01, BK-ZOC-05, BK-ZOC-10, BK-ZOC-13.
    """
    band = read_seat(s, question, seat)
    question.close()
    control: dict[str, list[str]] = {}
    far: dict[str, list[str]] = {}
    for briskar in s.band(band):
        if s.place[briskar] >= 0 and is_able(s, briskar):
            control[briskar_id(briskar)] = covered_squares(s, briskar, False)
            far[briskar_id(briskar)] = covered_squares(s, briskar, has_reach(s, briskar))
    return {"control": control, "reach": far}


def covered_squares(s: Battlefield, briskar: Briskar, reach: bool) -> list[str]:
    """List the squares of a zone."""
    found: list[str] = []
    for square in squares_around(s, s.place[briskar]):
        if square != s.place[briskar] and s.ground.enterable(square) and zone_covers(s, briskar, square, reach):
            found.append(square_name(square))
    return found
