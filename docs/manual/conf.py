"""The manual: Sphinx with Furo and MyST. Built by ``make docs`` from a tree that ``flibuste.lab.manual`` lays out."""

import flibuste

project = "Flibuste"
author = "the makers of Flibuste"
version = release = flibuste.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
root_doc = "docs/manual/index"
html_theme = "furo"
html_title = "Flibuste"
html_show_sphinx = False
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
add_module_names = False
suppress_warnings = ["misc.highlighting_failure"]
