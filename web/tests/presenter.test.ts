/** What happened is shown one thing after the other, and nothing runs on behind what is being read. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { live } from "../src/lib/live.svelte";
import { settings } from "../src/lib/settings.svelte";
import type { Moment } from "../src/lib/types";
import type { GameEvent } from "../src/lib/wire";
import { Presenter, type Direction } from "../src/table/presenter.svelte";

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface View {
  n: number;
}
const DIRECTION: Direction<View, number[]> = {
  asks: "br-ask",
  stageOf: (_, log) => log.map((event) => event.index),
  step: (stage, event) => [...stage, event.index],
  timing: () => ({ rest: 0, run: 400 }),
  say: () => null,
  noise: () => null,
};
const moment = (n: number): Moment => ({ view: { n }, options: [], seat: 0, seq: n }) as Partial<Moment> as Moment;
const event = (index: number): GameEvent => ({ seq: index, index, kind: "told" });

it("waits with the next game while the last one is being read, then shows it from its first event", async () => {
  const presenter = new Presenter(DIRECTION, () => "");
  presenter.show(moment(0));
  presenter.hold(true);
  presenter.follow(moment(1), [event(1), event(2)]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([presenter.view?.n, presenter.stage, presenter.log.length]).toEqual([0, [], 0]);

  presenter.hold(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(presenter.stage).toEqual([1]);
  expect(presenter.view?.n).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect([presenter.view?.n, presenter.stage, presenter.busy]).toEqual([1, [1, 2], false]);
});

it("stops between two pictures when the first of them asks for it", async () => {
  const presenter = new Presenter(DIRECTION, () => "");
  presenter.show(moment(0));
  presenter.follow(moment(1), [event(1)]);
  presenter.follow(moment(2), [event(2)]);
  presenter.hold(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([presenter.view?.n, presenter.log.length]).toEqual([1, 1]);
});

it("shows less motion to who wants less, but leaves what is read as long", async () => {
  const less = vi.spyOn(settings, "lessMotion", "get").mockReturnValue(true);
  for (const [read, stays] of [
    [0, false],
    [900, true],
  ] as const) {
    const presenter = new Presenter({ ...DIRECTION, timing: () => ({ rest: 0, run: 400, read }) }, () => "");
    presenter.show(moment(0));
    presenter.follow(moment(1), [event(1)]);
    await vi.advanceTimersByTimeAsync(300);
    expect(presenter.busy).toBe(stays);
    await vi.advanceTimersByTimeAsync(700);
    expect(presenter.busy).toBe(false);
  }
  less.mockRestore();
});

it("says once what also stands as a note over the table", async () => {
  live.forget();
  const presenter = new Presenter({ ...DIRECTION, say: () => "Equal totals", notes: () => true }, () => "");
  presenter.show(moment(0));
  presenter.follow(moment(1), [event(1)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(live.said.map((line) => line.text)).toEqual(["Equal totals"]);
  expect(live.toast?.text).toBe("Equal totals");
});
