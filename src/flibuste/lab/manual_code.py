"""Pages of the manual that show a file: every line has an address, so that a rule leads to its function."""

from __future__ import annotations

from pathlib import Path

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_by_name
from pygments.util import ClassNotFound

KINDS = {".py": "python", ".toml": "toml", ".service": "ini", ".ts": "typescript", ".json": "json"}
FENCE = "`" * 9
LINES = HtmlFormatter(linenos="inline", lineanchors="L", wrapcode=True)


def place_of(line: int) -> str:
    """Name the place of a line on the page that shows its file."""
    return f"L-{line}"


def page_of(name: str, text: str) -> str:
    """Write the page that shows a file: coloured by us, since Sphinx gives lines no addresses.

    Whoever searches the manual looks for what is said in it: hundreds of files would be found first.
    """
    try:
        lexer = get_lexer_by_name(KINDS.get(Path(name).suffix, "docker" if name.endswith("Containerfile") else "text"))
    except ClassNotFound:
        lexer = TextLexer()
    shown = highlight(text, lexer, LINES)
    return f"---\norphan: true\nno-search: true\n---\n\n# {name}\n\n{FENCE}{{raw}} html\n{shown}\n{FENCE}\n"
