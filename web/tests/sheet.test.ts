/** Where a sheet stands, and which steps a replay has. */
import { expect, test } from "vitest";
import type { Replay } from "../src/lib/wire";
import { folded } from "../src/table/film";
import { beside } from "../src/ui/beside";

const SCREEN = { w: 360, h: 640 };
const SHEET = { width: 320, height: 200 };

test("a sheet stands beside its thing where there is room", () => {
  const wide = beside({ left: 100, top: 100, right: 200, bottom: 250 }, SHEET, { w: 1280, h: 720 });
  expect(wide.x).toBe(208);
});

test("on a narrow screen it stands over a card of the hand and under one at the top", () => {
  expect(beside({ left: 10, top: 520, right: 350, bottom: 640 }, SHEET, SCREEN).y).toBe(312);
  expect(beside({ left: 10, top: 60, right: 350, bottom: 120 }, SHEET, SCREEN).y).toBe(128);
});

test("it never leaves the screen, and is cut where there is no room at all", () => {
  const at = beside({ left: 0, top: 100, right: 640, bottom: 330 }, { width: 320, height: 300 }, { w: 640, h: 360 });
  expect(at.x).toBeGreaterThanOrEqual(0);
  expect(at.y).toBeGreaterThanOrEqual(0);
  expect(at.y + Math.min(300, at.most)).toBeLessThanOrEqual(360);
});

test("a replay has no step at which nothing is seen, but its deal and its end; what was told goes with the next", () => {
  const frame = (seq: number, ...kinds: string[]): object => ({
    seq,
    events: kinds.map((kind) => ({ kind })),
    views: [{}],
  });
  const frames = [frame(0), frame(1), frame(2, "die", "hits"), frame(3, "die"), frame(4), frame(5, "falls"), frame(6)];
  const seen = folded({ frames } as Pick<Replay, "frames"> as Replay, (event) => event.kind === "die").frames;
  expect(seen.map((one) => [one.seq, ...one.events.map((event) => event.kind)])).toEqual([
    [0],
    [2, "die", "hits"],
    [5, "die", "falls"],
    [6],
  ]);
});
