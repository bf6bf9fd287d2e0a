"""What is heard: each sound is rendered without a loudspeaker and judged by its samples."""

from __future__ import annotations

import base64
import math
import subprocess
import sys
from array import array
from typing import Any

import pytest

from tests.e2e.conftest import ROOT

RATE = 48_000
SECONDS = 1.5
LIMIT = 0.89  # -1 dBFS: nothing is cut off, also when two sounds meet a loud setting
SILENT = 0.002
TRANSLATE = (
    "const ts = require('typescript'); const fs = require('fs');"
    "const options = {compilerOptions: {module: 'ESNext', target: 'ES2022'}};"
    "process.stdout.write(ts.transpileModule(fs.readFileSync('src/lib/synth.ts', 'utf8'), options).outputText)"
)
RENDER = """async ({ code, rate, seconds }) => {
  const synth = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const found = {};
  for (const name of synth.NAMES) {
    const ctx = new OfflineAudioContext(1, rate * seconds, rate);
    synth.make(ctx, name, 1);
    const bytes = new Uint8Array((await ctx.startRendering()).getChannelData(0).buffer);
    found[name] = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
  }
  return found;
}"""


@pytest.fixture(scope="module")
def rendered(browser: Any) -> dict[str, list[float]]:
    """Write down every sound at full volume."""
    words = [str(ROOT / "web/with-node"), sys.prefix, "node", "-e", TRANSLATE]
    code = subprocess.run(words, cwd=ROOT / "web", capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    found = page.evaluate(RENDER, {"code": code, "rate": RATE, "seconds": SECONDS})
    page.close()
    return {name: list(array("f", base64.b64decode(samples))) for name, samples in found.items()}


def heard(samples: list[float]) -> list[float]:
    """Cut the silence off both ends."""
    loud = [n for n, sample in enumerate(samples) if abs(sample) > SILENT]
    return samples[loud[0] : loud[-1] + 1] if loud else []


def loudness(samples: list[float]) -> float:
    """Return the loudest tenth of a second in decibels: about what an ear compares."""
    block = RATE // 10
    padded = [*samples, *[0.0] * block]
    powers = [sum(x * x for x in padded[n : n + block]) / block for n in range(0, len(samples), block // 4)]
    return 10 * math.log10(max(powers))


def test_nothing_is_cut_off_and_nothing_is_silent(rendered: dict[str, list[float]]) -> None:
    peaks = {name: max(map(abs, samples)) for name, samples in rendered.items()}

    assert {name: peak for name, peak in peaks.items() if not 0.02 < peak <= LIMIT} == {}


def test_sounds_are_short_and_nobody_waits_for_them(rendered: dict[str, list[float]]) -> None:
    lengths = {name: len(heard(samples)) / RATE for name, samples in rendered.items()}

    assert {name: length for name, length in lengths.items() if not 0.01 < length < 0.6} == {}


def test_no_sound_begins_or_ends_with_a_click(rendered: dict[str, list[float]]) -> None:
    """The first sample is quiet and the last millisecond too: no step is left in the wave."""
    for name, samples in rendered.items():
        cut = heard(samples)
        assert abs(samples[0]) < 0.01, name
        assert max(map(abs, cut[-RATE // 1000 :])) < 0.01, name


def test_sounds_are_about_as_loud_as_each_other(rendered: dict[str, list[float]]) -> None:
    levels = {name: loudness(heard(samples)) for name, samples in rendered.items()}

    assert max(levels.values()) - min(levels.values()) < 14, levels
