"""Extras are called as every pip finds them: those before 23.3 ask the wheel for the letters that were typed."""

from __future__ import annotations

import re
import tomllib

from . import lint_sources as sources
from .test_readme import PAGES

EXTRAS: dict[str, list[str]] = tomllib.loads((sources.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "optional-dependencies"
]


def test_an_extra_is_named_as_it_stands_in_the_wheel() -> None:
    assert [name for name in EXTRAS if name != re.sub(r"[-_.]+", "-", name).lower()] == []


def test_every_extra_that_is_recommended_is_there() -> None:
    files = [*PAGES, *sources.PACKAGE.rglob("*.py"), *(sources.ROOT / "tests").rglob("*.py")]
    named = {
        extra
        for file in files
        for words in re.findall(r"flibuste\[([^\]]+)\]", file.read_text(encoding="utf-8"))
        for extra in words.split(",")
    }

    assert {"numpy", "open-spiel"} <= named <= EXTRAS.keys()
