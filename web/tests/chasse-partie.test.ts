import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { modeOf, prospectOf } from "../src/games/chasse-partie/asking";
import { commandOf } from "../src/games/chasse-partie/play";
import { lineOf, grouped, sumOf, wholeSum } from "../src/games/chasse-partie/lines";
import { stageOf, step } from "../src/games/chasse-partie/stage";
import { chainOf, countOf, stands, tellChain, type Chain } from "../src/games/chasse-partie/story";
import { linedUp, others, sorted } from "../src/games/chasse-partie/view";
import type { Told, View as CpView } from "../src/games/chasse-partie/wire";
import { words } from "../src/lib/words.svelte";
import type { Option } from "../src/lib/wire";
import { telling } from "./telling";

interface Step {
  view: CpView;
  events: Told[];
}
const GAME = JSON.parse(readFileSync(new URL("fixtures/chasse-partie.json", import.meta.url), "utf-8")) as Step[];
const event = telling<Told>();

describe("a real Chasse-Partie, told event by event", () => {
  it("comes to the hand, crews, loot, piles and gold the engine shows", () => {
    let stage = stageOf((GAME[0] as Step).view, (GAME[0] as Step).events);
    for (const { view, events } of GAME.slice(1)) {
      for (const one of events) stage = step(stage, one, view);
      expect(stage.hand).toEqual(sorted(view.hand));
      expect(stage.sizes).toEqual(view.hand_sizes);
      expect(stage.crews.map((crew) => crew.briskars)).toEqual(view.crews.map((crew) => crew.briskars));
      expect(stage.crews.map((crew) => crew.permanents.map((one) => one.card))).toEqual(
        view.crews.map((crew) => crew.permanents.map((one) => one.card)),
      );
      expect([stage.loot, stage.needed, stage.pile, stage.gold]).toEqual([
        view.loot,
        view.needed,
        view.pile,
        view.gold,
      ]);
      stage = stageOf(view, [], stage);
    }
  });

  it("knows what a crew is worth again as soon as it rests", () => {
    let stage = stageOf((GAME[0] as Step).view, []);
    for (const { view, events } of GAME.slice(1)) {
      for (const one of events) stage = step(stage, one, view);
      expect(stage.crews.map((crew) => crew.settled?.worth)).toEqual(view.crews.map((crew) => crew.worth));
      stage = stageOf(view, []);
    }
  });

  it("counts every round as a scene: the crews, then who takes the loot", () => {
    let stage = stageOf((GAME[0] as Step).view, []);
    let scenes = 0;
    for (const { view, events } of GAME.slice(1)) {
      for (const one of events) {
        const { count } = stage;
        if (one.kind === "round" && count) {
          scenes++;
          expect(count.settled).toBe(true);
          expect(count.rows.length).toBeGreaterThan(0);
          for (const row of count.rows) expect(row.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(row.total);
          if (count.winner !== null && !count.rows.some((row) => row.outright)) {
            const best = Math.max(...count.rows.map((row) => row.total));
            expect(count.rows.find((row) => row.seat === count.winner)?.total).toBe(best);
          }
        }
        stage = step(stage, one, view);
      }
      stage = stageOf(view, [], stage);
    }
    expect(scenes).toBeGreaterThan(0);
    const log = GAME.flatMap((one) => one.events);
    expect(
      countOf(
        log.slice(
          0,
          log.findLastIndex((one) => one.kind === "round"),
        ),
      )?.settled,
    ).toBe(true);
  });
});

describe("a chain of counters", () => {
  const kraken = event("plays", { seat: 1, card: "kraken-1" });
  const log = [
    kraken,
    event("countered", { seat: 0, card: "kraken-1", with: "pourparlers-2", cancelled: [0] }),
    event("counter-countered", { seat: 2, card: "kraken-1", with: "pourparlers-4", cancelled: [1] }),
  ];

  it("is a stack with the announced card at the bottom", () => {
    const chain = chainOf(log) as Chain;
    expect(chain.links).toEqual([
      { card: "kraken-1", seat: 1, cancelled: false },
      { card: "pourparlers-2", seat: 0, cancelled: true },
      { card: "pourparlers-4", seat: 2, cancelled: false },
    ]);
    expect(stands(chain)).toBe(true);
    expect(stands(chainOf(log.slice(0, 2)) as Chain)).toBe(false);
  });

  it("ends when something else begins", () => {
    expect(tellChain(chainOf(log), event("turn", { seat: 2 }))).toBeNull();
    expect(tellChain(chainOf(log), event("leaves", { seat: 2 }))).not.toBeNull();
  });
});

describe("words of the Chasse-Partie", () => {
  beforeAll(() => {
    globalThis.document ??= { documentElement: { lang: "" } } as Document;
  });

  it.each(["en", "fr", "es"] as const)(
    "has a line without holes for every event, in %s",
    async (language) => {
      await words.use(language);
      for (const { events } of GAME) {
        for (const one of events) {
          const text = lineOf(one, 0, (seat) => `P${seat}`);
          expect(text).not.toMatch(/\{|cp-|undefined|\$/);
          if (one.kind !== "readies") expect(text).not.toBe("");
        }
      }
      const groups = grouped(
        GAME.flatMap((one) => one.events),
        0,
        (seat) => `P${seat}`,
      );
      expect(groups.length).toBeGreaterThan(10);
      expect(groups.every((group) => group.lines.length > 0 && !group.title.includes("cp-"))).toBe(true);
    },
    60_000,
  ); // the first of them loads the catalogues, on a machine that may be busy

  it("writes a sum as people do", () => {
    const parts = [6, 10, -3, 0].map((amount) => ({ card: "", amount, reason: "gold", rule: "" }));
    expect(sumOf(parts)).toBe("6 + 10 − 3");
    expect(wholeSum({ parts, worth: 13 })).toBe("6 + 10 − 3 = 13");
  });
});

describe("what is asked", () => {
  const view = (GAME[0] as Step).view;
  const option = (verb: string, fields: object = {}): Option => ({ action: 0, notation: verb, verb, ...fields });
  it("tells windows, choices and turns apart", () => {
    expect(modeOf({ ...view, decision: "counter" }, [])).toBe("window");
    expect(modeOf({ ...view, decision: "crew" }, [option("crew", { seat: "1" })])).toBe("choose");
    expect(modeOf({ ...view, decision: "crew" }, [])).toBe("wait");
    expect(modeOf({ ...view, decision: "turn" }, [option("end")])).toBe("turn");
  });

  it("changes only the crew a Briskar would join", () => {
    const prospect = { worths: [9, 9, 9], outright: [true, true, true], players: [0, 1, 2], leaving: [] };
    const only = prospectOf({ ...view, prospects: { crew: prospect } }, option("crew", { seat: "1" }));
    expect(only?.worths).toEqual(view.crews.map((crew, zone) => (zone === 1 ? 9 : crew.worth)));
    expect(only?.outright[0]).toBe(view.crews[0]?.outright);
  });

  it("reads keys", () => {
    expect(["Enter", "p", "r", "e", "c", "z", "l", "t", "Escape"].map((key) => commandOf(key)?.kind)).toEqual([
      "go",
      "pass",
      "counter",
      "end",
      "crew",
      "undo",
      "log",
      "read",
      "cancel",
    ]);
    expect(commandOf("3")).toEqual({ kind: "nth", n: 2 });
  });
});

it("lines a crew up by faction, the larger first, Captains in front", () => {
  expect(linedUp(["exiles-cook", "sundars-fighter-1", "sundars-captain"])).toEqual([
    "sundars-captain",
    "sundars-fighter-1",
    "exiles-cook",
  ]);
});

it("seats the others in the order of turns", () => {
  expect(others({ you: 0, order: [0, 3, 2, 1] } as CpView)).toEqual([3, 2, 1]);
  expect(others({ you: null, order: [0, 2, 1] } as CpView)).toEqual([0, 2, 1]);
});
