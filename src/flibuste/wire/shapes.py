"""Values whose inside each game decides: views, events, options. They cross the wire as they were encoded."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

from msgspec import Meta, Raw

from flibuste.table.faces import BOTS, PEOPLE

OPEN = {"type": "object", "additionalProperties": True}


def _open(**fields: str) -> dict[str, object]:
    """Describe an object that has these fields and others."""
    return {**OPEN, "required": list(fields), "properties": {name: {"type": kind} for name, kind in fields.items()}}


def _quoted(ids: Iterable[str]) -> str:
    """Write ids for TypeScript, one a line."""
    return ",\n  ".join(f'"{one}"' for one in ids)


View = Annotated[Raw, Meta(extra_json_schema=OPEN, extra={"typescript": "View"})]
"""What a seat may know: each game says what is in it."""

STEP = {"type": "array", "minItems": 1, "maxItems": 2, "prefixItems": [{"type": "array"}]}
STEPS = {"type": "array", "items": STEP}
Patch = Annotated[Raw, Meta(extra_json_schema=STEPS, extra={"typescript": "Patch"})]
"""Steps from one view to another: each a path of names and places, with the value there (without one it is gone)."""
FilmView = Annotated[Raw, Meta(extra_json_schema=STEPS, extra={"typescript": "View"})]
"""A view of a film, as steps; the page makes all of them whole as they arrive, so it knows them as views."""

Event = Annotated[
    Raw,
    Meta(extra_json_schema=_open(seq="integer", index="integer", kind="string"), extra={"typescript": "GameEvent"}),
]
"""Something that happened: its place in the journal, its number in this seat's own stream, its kind, its fields."""

Option = Annotated[
    Raw,
    Meta(extra_json_schema=_open(action="integer", notation="string", verb="string"), extra={"typescript": "Option"}),
]
"""An action that is possible now, with its verb and the thing it is about."""

Refused = Annotated[
    Raw,
    Meta(
        extra_json_schema=_open(action="integer", notation="string", verb="string", code="string", rule="string"),
        extra={"typescript": "Refusal"},
    ),
]
"""An action one might expect to be possible, and why it is not."""

About = Annotated[dict[str, bool | int | str | None], Meta(max_length=16)]
"""A question about a position: its kind and what the game asks besides."""

Answer = Annotated[Raw, Meta(extra_json_schema=OPEN, extra={"typescript": "Answer"})]
"""The answer to a question about a position: each game says what is in it."""

ReviewOf = Annotated[Raw, Meta(extra_json_schema=OPEN, extra={"typescript": "Review"})]
"""A review, as it was worked out and kept."""

Speed = Literal["calm", "normal", "quick", "none"]
PACES: Mapping[Speed, float] = {"calm": 1.7, "normal": 1.0, "quick": 0.4, "none": 0.0}
"""How long bots and movements take, against the ordinary pace."""

TYPESCRIPT = f"""\
export type Value = boolean | number | string;
export type View = object;
export type Path = (string | number)[];
export type Patch = ([Path] | [Path, unknown])[];
export type Answer = object;
export type GameEvent = {{ seq: number; index: number; kind: string; [field: string]: unknown }};
export type Option = {{ action: number; notation: string; verb: string; [noun: string]: unknown }};
export type Refusal = Option & {{ code: string; rule: string }};
export const PEOPLE = [
  {_quoted(PEOPLE)},
] as const;
export const BOTS = [
  {_quoted(BOTS)},
] as const;
export type PersonFace = (typeof PEOPLE)[number];
export type BotFace = (typeof BOTS)[number];
export type Face = PersonFace | BotFace;
export const PACES = {json.dumps(PACES)} as const;
"""
