"""Accessibility rules of axe-core, run inside the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Any) -> list[str]:
    """Return what axe finds on this screen, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [describe(one["id"], node) for one in found for node in one["nodes"]]


def describe(rule: str, node: dict[str, Any]) -> str:
    """Say which element breaks which rule, and how."""
    return f"{rule}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
