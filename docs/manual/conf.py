"""The manual: Sphinx with Furo and MyST. Built by ``make docs`` from a tree that ``flibuste.lab.manual`` lays out."""

from collections.abc import Callable
from functools import cache
from posixpath import dirname
from typing import Any

import flibuste

NOON = {
    "color-brand-primary": "#9c2620",
    "color-brand-content": "#9c2620",
    "color-brand-visited": "#7c1d1f",
    "color-background-primary": "#fdf9ef",
    "color-background-secondary": "#f3e8cf",
    "color-background-border": "#d9c69b",
    "color-background-hover": "#e9d8b0",
    "color-foreground-primary": "#241a15",
    "color-foreground-secondary": "#5a4636",
    "color-foreground-muted": "#6b5646",
}
CANDLE = {
    "color-brand-primary": "#eab040",
    "color-brand-content": "#eab040",
    "color-brand-visited": "#f8d377",
    "color-background-primary": "#17110d",
    "color-background-secondary": "#251b14",
    "color-background-border": "#4a3826",
    "color-background-hover": "#35271c",
    "color-foreground-primary": "#f4e8cf",
    "color-foreground-secondary": "#cbb794",
    "color-foreground-muted": "#b39d7c",
}

project = "Flibuste"
author = "the makers of Flibuste"
version = release = flibuste.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "docs/manual/index"
html_theme = "furo"
html_theme_options = {"light_css_variables": NOON, "dark_css_variables": CANDLE}
html_title = "Flibuste"
html_logo = html_favicon = "looks/icon.svg"
html_static_path = ["looks"]
html_css_files = ["manual.css"]
html_show_sphinx = False
html_copy_source = False
html_show_copyright = False
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline", "colon_fence"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"show-inheritance": False}
add_module_names = False
python_use_unqualified_type_names = True
maximum_signature_line_length = 88
suppress_warnings = ["misc.highlighting_failure"]

BESIDE: dict[str, Callable[..., str]] = {}
"""What stands beside the pages that show the files of a folder; to compute it for each was half of the building."""


def share_the_side(app: Any, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Give pages that show files of one folder one side: none of them is in it, so that it is the same."""
    if "no-search" in app.env.metadata.get(page, {}):
        context["toctree"] = BESIDE.setdefault(dirname(page), cache(context["toctree"]))


def setup(app: Any) -> None:
    """Come before the theme, which reads what stands beside a page."""
    app.connect("html-page-context", share_the_side, priority=400)
