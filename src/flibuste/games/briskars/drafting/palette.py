"""What drafts are made of: grounds and scenery with their letters, the words of scenarios, ours to begin with."""

from __future__ import annotations

from typing import Final

from flibuste.games.briskars.cards.content import MAPS, TABLES, Content
from flibuste.games.briskars.cards.maps import HEIGHTS, LEAST_SIDE, NOTHING
from flibuste.games.briskars.cards.profiles import Skill
from flibuste.games.briskars.cards.scenarios import CENTRE, SPOTS
from flibuste.games.briskars.cards.scenery import Element, Floor
from flibuste.games.briskars.cards.terms import CRITERIA, VICTORIES
from flibuste.games.briskars.drafting.writing import read_map
from flibuste.games.briskars.field.verbs import MOST_SEATS
from flibuste.games.briskars.ground.distance import FATHOM, STRIDE
from flibuste.games.briskars.ground.ground import COVER, KINDS, TALL, TOP, VANISHES
from flibuste.kernel.content import parse

OF_THE_RULES: Final = ("ordnance",)
"""What only the rules put on a map."""


def palette(content: Content) -> dict[str, object]:
    """List it all."""
    return {
        "least_side": LEAST_SIDE,
        "most_side": int(STRIDE),
        "most_zones": int(MOST_SEATS),
        "heights": HEIGHTS,
        "nothing": NOTHING,
        "grounds": [ground_fields(one) for one in content.floors],
        "scenery": [scenery_fields(one) for one in content.elements if is_drawn(one)],
        "maps": [read_map(content, f"maps/{name}.txt", content.files[f"maps/{name}.txt"])["fields"] for name in MAPS],
        "goals": list(VICTORIES),
        "criteria": list(CRITERIA),
        "spots": list(SPOTS),
        "centre": CENTRE,
        "objects": [one.id for one in content.objects],
        "skills": [skill_fields(one) for one in content.skills],
        "scenarios": rows(content, "scenario"),
        "profiles": rows(content, "profile"),
    }


def rows(content: Content, table: str) -> list[object]:
    """List our entries of a table, field by field as they are written."""
    found = parse(TABLES[table], content.files[TABLES[table]])[table]
    assert isinstance(found, list)
    return found


def is_drawn(element: Element) -> bool:
    """Say whether a map may be drawn with an element."""
    return element.id not in OF_THE_RULES and not element.has_trait(VANISHES)


def ground_fields(floor: Floor) -> dict[str, object]:
    """Describe a ground."""
    return {"id": floor.id, "letter": floor.letter, "kind": KINDS[floor.kind]}


def scenery_fields(element: Element) -> dict[str, object]:
    """Describe an element: its height in fathoms, whether one may stand on it, hide behind it, break it."""
    return {
        "id": element.id,
        "letter": element.letter,
        "size": int(element.size) / int(FATHOM),
        "top": element.has_trait(TOP),
        "cover": element.has_trait(COVER),
        "tall": element.has_trait(TALL),
        "points": int(element.points),
    }


def skill_fields(skill: Skill) -> dict[str, object]:
    """Describe a skill."""
    return {"id": skill.id}
