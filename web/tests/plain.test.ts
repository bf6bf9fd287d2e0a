import { describe, expect, it, vi } from "vitest";
import { signsOf } from "../src/pages/lobby/signs";
import { gameLine, gameName } from "../src/lib/names";
import type { GameInfo } from "../src/lib/wire";
import { words } from "../src/lib/words.svelte";
import { replayOf, tableOf } from "../src/games/registry";
import { groupsOf, lineOf, plainly } from "../src/table/plain/plain";

vi.stubGlobal("document", { documentElement: {} });
await words.use("en");
const nameOf = (seat: number): string => ["Anne", "Tomás"][seat] ?? "";
const own: GameInfo = {
  name: "kuhn_poker",
  prefix: "kp",
  min: 2,
  max: 2,
  minutes: 2,
  ready: false,
  settings: [],
  levels: ["sailor"],
  dice: 0,
};

describe("a game that the page knows nothing of", () => {
  it("tells an event with who, what and its fields", () => {
    const said = { seq: 3, index: 1, kind: "said", seat: 1, answer: "bet", left_over: [1, 2], shown: null };
    expect(lineOf(said, nameOf)).toBe("Tomás: said · answer bet · left over 1, 2 · shown –");
    expect(lineOf({ seq: 0, index: 0, kind: "new_round" }, nameOf)).toBe("New round");
  });
  it("writes any value in one line", () => {
    expect(plainly(true)).toBe("Yes");
    expect(plainly([])).toBe("–");
    expect(plainly({ price: 3, of: ["a", "b"] })).toBe("price 3, of a, b");
  });
  it("lists the newest event first", () => {
    const log = ["dealt", "shown"].map((kind, index) => ({ seq: index, index, kind }));
    expect(groupsOf(log, nameOf)[0]?.lines.map((line) => line.text)).toEqual(["Shown", "Dealt"]);
  });
  it("has a name, a sign after ours, a table and a film", () => {
    expect(gameName("kuhn_poker")).toBe("Kuhn poker");
    expect(gameName("treasure-hunter")).toBe("Treasure Hunter");
    expect(gameLine("kuhn_poker")).toBe("A game of the host’s own");
    const signs = signsOf([own]);
    expect(signs.map((sign) => sign.game)).toEqual([
      "brisca",
      "chasse-partie",
      "treasure-hunter",
      "briskars",
      "kuhn-poker",
    ]);
    expect(signs.filter((sign) => sign.info).map((sign) => sign.game)).toEqual(["kuhn-poker"]);
    expect(tableOf("kuhn_poker")).not.toBe(tableOf("brisca"));
    expect(replayOf("kuhn_poker")).not.toBe(replayOf("brisca"));
  });
});
