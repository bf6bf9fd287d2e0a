import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { plainSpeech, sentenceOf, type Speech } from "../src/hint/speech";
import type { Decision } from "../src/lib/wire";
import { words } from "../src/lib/words.svelte";
import { costText } from "../src/review/telling";

const speech = (prefix: string): Speech => ({ ...plainSpeech((seat) => `P${seat}`), prefix });
const lost = (chance: number, error: number, points: number, bar: number): Decision =>
  ({ chance_lost: chance, chance_lost_error: error, points_lost: points, points_lost_error: bar }) as Decision;

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

describe("what a mistake cost", () => {
  it("is told with its bars, in the points of the game", async () => {
    expect(costText(lost(0.05, 0.031, 2, 1), speech("br"))).toBe(
      "costs 5 % ± 4 of the chance to win, 2.0 ± 1.0 points",
    );
    expect(costText(lost(0.2, 0, 48, 7.9), speech("bk"))).toBe(
      "costs 20 % of the chance to win, 48 ± 7.9 gold of lead",
    );
    await words.use("fr");
    expect(costText(lost(0.05, 0.03, 1.8, 0.5), speech("cp"))).toBe("coûte 5 % ± 3 de chances de gagner, 1,8 ± 0,5 PO");
  });

  it("leaves out what was not lost", () => {
    expect(costText(lost(0, 0, 7, 0), speech("br"))).toBe("costs 7.0 points");
    expect(costText(lost(0.05, 0.01, -2, 0), speech("th"))).toBe("costs 5 % ± 1 of the chance to win");
    expect(costText(lost(0, 0, 7, 0), plainSpeech(String))).toBe("costs 7.0 points");
  });
});

describe("the reasons of a choice", () => {
  it("stand side by side, each with its own subject", () => {
    const remarks = [
      { code: "beaten-by", n: 12 },
      { code: "keeps", card: "the 3 of swords" },
    ];
    expect(sentenceOf(remarks, speech("br"))).toBe("12 unseen cards beat it; keeps the 3 of swords.");
  });
});
