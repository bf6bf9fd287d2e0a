"""Callers: which code of the games is reached from outside tests, read from the names in the source.

Everything outside ``games/`` is taken to run. A function, class or constant of a game runs when code that runs refers
to it: by its imported name, as an attribute of its module, or, for methods, as an attribute of that name of anything at
all. What is only imported, only listed among the parts that a save is read with, or only referred to by itself does
not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PLAIN_DECORATORS = {"final", "property", "staticmethod", "classmethod", "overload", "mypyc_attr", "dataclass", "trait"}
"""Decorators that call nothing by themselves; any other may enter the function in a list and counts as a caller."""
LISTED_FOR_SAVES = "PARTS"
"""The constant that lists the steps a save may hold: a step that stands only there is never called."""

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Address = tuple[str, str]
"""A module and a dotted name in it; no name means the module itself."""


@dataclass(slots=True)
class Thing:
    """One definition of a game: what it refers to by address, and by the bare name of an attribute."""

    addresses: set[Address] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    bases: set[Address] = field(default_factory=set)
    foreign: bool = False
    """A class under one that is not ours: its methods may be called by others."""


@dataclass(slots=True)
class Source:
    """One module: the names it imports, and its tree."""

    name: str
    tree: ast.Module
    imports: dict[str, Address]
    names: set[str]


class Callers:
    """All modules of the package, and which definitions of the games run."""

    def __init__(self, package: Path) -> None:
        """Read every module below the package's folder."""
        files = {dotted(package, file): file for file in sorted(package.rglob("*.py"))}
        self.modules = set(files)
        self.sources = {name: self._source(name, file) for name, file in files.items()}
        self.games = f"{package.name}.games"
        self.things: dict[Address, Thing] = {}
        self.handed_on: set[str] = set()
        self.roots = Thing()
        for source in self.sources.values():
            self._enter(source)
        self.running = self._follow()

    def never_called(self, module: str, name: str) -> bool:
        """Say whether a definition exists and no code that runs refers to it."""
        return (module, name) in self.things and (module, name) not in self.running

    def _source(self, name: str, file: Path) -> Source:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imports: dict[str, Address] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    whole = f"{node.module}.{alias.name}"
                    target = (whole, "") if whole in self.modules else (node.module, alias.name)
                    imports[alias.asname or alias.name] = target
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.asname:
                        imports[alias.asname] = (alias.name, "")
        return Source(name, tree, imports, set(top_level(tree)))

    def _enter(self, source: Source) -> None:
        """Enter the definitions of a module; what runs on import, or is no game's, belongs to the roots."""
        if source.name != self.games and not source.name.startswith(f"{self.games}."):
            self._read(source, source.tree, self.roots)
            return
        for node in source.tree.body:
            if isinstance(node, Definition):
                self._define(source, node, node.name)
            elif not isinstance(node, (ast.Import, ast.ImportFrom)):
                names = list(assigned(node))
                for name in names:
                    if name != LISTED_FOR_SAVES:
                        self._read(source, node, self.things.setdefault((source.name, name), Thing()))
                if not names or has_call(node):
                    self._read(source, node, self.roots)

    def _define(self, source: Source, node: Definition, name: str) -> None:
        """Enter a function, or a class with its methods and constants one by one."""
        thing = self.things.setdefault((source.name, name), Thing())
        if any(decorator_name(each) not in PLAIN_DECORATORS | {"setter"} for each in node.decorator_list):
            self.roots.addresses.add((source.name, name))
        if not isinstance(node, ast.ClassDef):
            self._read(source, node, thing)
            return
        for base in node.bases:
            self._read(source, base, thing)
            address = self._address(source, base)
            if address and address[0] in self.modules:
                thing.bases.add(address)
            elif not isinstance(base, ast.Name) or base.id not in ("Protocol", "TypedDict", "NamedTuple", "object"):
                thing.foreign = True
        for child in node.body:
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self._define(source, child, f"{name}.{child.name}")
            else:
                self._read(source, child, thing)
                if getattr(child, "value", None) is not None:  # a field without a value is a declaration, not code
                    for constant in assigned(child):
                        self.things.setdefault((source.name, f"{name}.{constant}"), Thing())

    def _read(self, source: Source, tree: ast.AST, thing: Thing) -> None:
        """Take in what a piece of code refers to."""
        local = bound_in(tree)
        bases_of_attributes = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                address = self._address(source, node)
                if address is None:
                    thing.attributes.add(node.attr)
                else:
                    bases_of_attributes.add(id(node.value))
                    thing.addresses.add(address)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in local:
                address = self._address(source, node)
                if address is not None and address[1]:
                    thing.addresses.add(address)
                elif address is not None and id(node) not in bases_of_attributes:
                    self.handed_on.add(address[0])

    def _address(self, source: Source, node: ast.expr) -> Address | None:
        """Find what a name, or an attribute of a module, stands for."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, name = source.imports.get(node.value.id, ("", ""))
            return self._origin(module, node.attr) if module in self.modules and not name else None
        if not isinstance(node, ast.Name):
            return None
        if node.id in source.imports:
            return self._origin(*source.imports[node.id])
        return (source.name, node.id) if node.id in source.names else None

    def _origin(self, module: str, name: str) -> Address:
        """Follow a name through the modules that import it further."""
        seen = set()
        while name and module in self.sources and (module, name) not in seen:
            seen.add((module, name))
            if name in self.sources[module].names or name not in self.sources[module].imports:
                break
            module, name = self.sources[module].imports[name]
        return module, name

    def _follow(self) -> set[Address]:
        """Follow the references from the roots until nothing new runs."""
        running: set[Address] = set()
        wanted, attributes = set(self.roots.addresses), set(self.roots.attributes)
        while True:
            found = {
                address for address in self.things if address not in running and self._runs(address, wanted, attributes)
            }
            if not found:
                return running
            running |= found
            for address in found:
                thing = self.things[address]
                wanted |= {target for target in thing.addresses | thing.bases if target != address}
                attributes |= thing.attributes - ({address[1].rpartition(".")[2]} if address[1].count(".") else set())
            wanted |= {(module, name.partition(".")[0]) for module, name in found}

    def _runs(self, address: Address, wanted: set[Address], attributes: set[str]) -> bool:
        """Say whether something refers to a definition."""
        module, name = address
        owner, _, last = name.rpartition(".")
        if not owner:
            return address in wanted or (module in self.handed_on and name in attributes)
        if (module, owner) not in wanted:
            return False
        return (
            last in attributes or (last.startswith("__") and last.endswith("__")) or self.things[module, owner].foreign
        )


def dotted(package: Path, file: Path) -> str:
    """Name a module: ``flibuste.games.brisca.trick``."""
    parts = file.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def top_level(tree: ast.Module) -> Iterator[str]:
    """List the names a module defines."""
    for node in tree.body:
        if isinstance(node, Definition):
            yield node.name
        else:
            yield from assigned(node)


def assigned(node: ast.stmt) -> Iterator[str]:
    """List the names a statement gives a value to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        yield from (each.id for each in ast.walk(target) if isinstance(each, ast.Name))


def has_call(node: ast.stmt) -> bool:
    """Say whether a statement calls something when the module is imported."""
    return any(isinstance(each, ast.Call) for each in ast.walk(node))


def decorator_name(node: ast.expr) -> str:
    """Return the last name of a decorator: ``cache`` of ``@functools.cache``."""
    called = node.func if isinstance(node, ast.Call) else node
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def bound_in(tree: ast.AST) -> set[str]:
    """List the names a function binds for itself: they hide those of the module."""
    if not isinstance(tree, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return set()
    arguments = tree.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    names = {each.arg for each in every if each is not None}
    return names | {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
