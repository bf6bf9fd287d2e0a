import { describe, expect, it } from "vitest";
import { Misfit, patched, Views } from "../src/lib/changes";
import type { Change, Patch, Update } from "../src/lib/wire";

const view = { crews: [{ id: "a", hurt: 0 }, { id: "b" }], log: [1], offer: 3 };

describe("a view as changes", () => {
  it("takes steps deep inside, adds, and takes away", () => {
    const patch: Patch = [[["crews", 0, "hurt"], 2], [["crews", 1, "gone"], true], [["log", 1], 7], [["offer"]]];
    const kept = structuredClone(view);
    expect(patched(view, patch)).toEqual({
      crews: [
        { id: "a", hurt: 2 },
        { id: "b", gone: true },
      ],
      log: [1, 7],
    });
    expect(view).toEqual(kept);
  });

  it("shares what has not changed", () => {
    const next = patched(view, [[["crews", 0, "hurt"], 2]]) as typeof view;
    expect(next.crews[1]).toBe(view.crews[1]);
    expect(next.log).toBe(view.log);
  });

  it("notices a patch for another view", () => {
    const wrong: Patch[] = [[[["crews", 5, "hurt"], 1]], [[["nobody"]]], [[["offer", "x"], 1]], [[[], 1]]];
    for (const patch of wrong) expect(() => patched(view, patch)).toThrow(Misfit);
  });
});

describe("the last views", () => {
  const moment = {
    ...{ table: "t", seat: 0, seq: 4, decision: null, asked: [], waiting: [], options: [], refusals: [], mine: null },
    ...{ standing: [], undo: "no" as const, undo_asked: null, rolling: null, deadline: null, clocks: [], now: 0 },
    ...{ events: [], stood_in: [] },
  };
  const whole = (n: number): Update => ({ ...moment, type: "update", n, view: { a: 1, b: 2 } });
  const change = (n: number, seat = 0, view: Patch = [[["a"], n]]): Change => ({
    ...moment,
    type: "change",
    n,
    seat,
    view,
  });

  it("make whole positions of changes that follow each other", () => {
    const views = new Views();
    views.whole(whole(7));
    expect(views.whole(change(8))).toMatchObject({ type: "update", n: 8, view: { a: 8, b: 2 } });
    expect(views.whole(change(9))).toMatchObject({ view: { a: 9, b: 2 } });
  });

  it("refuse one that was missed, of another seat, or that does not fit", () => {
    const views = new Views();
    views.whole(whole(7));
    expect(views.whole(change(9))).toBeNull();
    expect(views.whole(change(8, 1))).toBeNull();
    expect(views.whole(change(8, 0, [[["x", "y"], 1]]))).toBeNull();
    expect(views.whole(change(8))).not.toBeNull();
  });
});
