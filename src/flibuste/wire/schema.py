"""JSON Schema and OpenAPI, made from the structs and the list of paths."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from flibuste.wire import messages, tables
from flibuste.wire.routes import PATHS, Path

WHERE = "#/components/schemas/{name}"


def json_schema() -> dict[str, Any]:
    """Describe every message: what browsers send over the socket, what the server sends, what crosses HTTP."""
    kinds = [messages.AnyAsk, messages.AnyTell, *shapes(), tables.Problem]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Flibuste",
        "$defs": {"Ask": schemas[0], "Tell": schemas[1], **parts},
    }


def shapes() -> list[Any]:
    """List the types of all paths."""
    return [shape for path in PATHS for shape in (path.takes, path.gives) if shape is not None]


def openapi() -> dict[str, Any]:
    """Describe the HTTP side."""
    schemas, parts = msgspec.json.schema_components([*shapes(), tables.Problem], ref_template=WHERE)
    rest = iter(schemas)
    described: dict[str, dict[str, Any]] = {}
    for path in PATHS:
        takes = None if path.takes is None else next(rest)
        gives = None if path.gives is None else next(rest)
        described.setdefault(path.path, {})[path.method] = operation(path, takes, gives)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Flibuste", "version": str(messages.PROTOCOL)},
        "paths": described,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "flibuste"},
            },
        },
    }


def operation(path: Path, takes: Any, gives: Any) -> dict[str, Any]:
    """Describe one method of one path."""
    names = re.findall(r"{(\w+)}", path.path)
    problem = {"$ref": WHERE.format(name="Problem")}
    found: dict[str, Any] = {
        "summary": path.summary,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names),
            *({"name": name, "in": "query", "required": False, "schema": {"type": "integer"}} for name in path.asks),
        ],
        "responses": {
            "200": {"description": "done", "content": {path.media: {"schema": gives}}}
            if gives is not None
            else {"description": "done"},
            "4XX": {"description": "refused", "content": {"application/json": {"schema": problem}}},
        },
        "security": [{"token": []}] if path.token else [{"cookie": []}, {"token": []}],
    }
    if takes is not None:
        media = "text/plain" if path.takes is str else "application/json"
        found["requestBody"] = {"required": True, "content": {media: {"schema": takes}}}
    return found
