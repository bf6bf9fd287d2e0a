/** Dice of one's own: what is typed is shown, and others only look on. */
import { render } from "svelte/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import { afterKey, withFace } from "../src/table/dice";
import RollDice from "../src/table/RollDice.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

describe("typing", () => {
  it("takes digits, 0 for ten, and takes the last back", () => {
    const typed = ["7", "3", "Backspace", "0"].reduce<number[]>((faces, key) => afterKey(faces, key, 3) ?? faces, []);
    expect(typed).toEqual([7, 10]);
  });
  it("takes no more dice than are wanted, and leaves other keys alone", () => {
    expect(withFace([1, 2], 3, 2)).toEqual([1, 2]);
    expect(afterKey([1], "x", 2)).toBeNull();
    expect(afterKey([1], "Enter", 2)).toBeNull();
  });
});

describe("the sheet", () => {
  const drawn = (seat: number, whose = 0): string =>
    render(RollDice, {
      props: {
        roll: { seat: whose, purpose: "armour piercing", sides: 10, dice: 2, who: [0] },
        seat,
        prefix: "bk",
        nameOf: (one: number) => `Seat ${one}`,
        onroll: () => undefined,
      },
    }).body;

  it("says what is rolled, how many, and has a key for every face", () => {
    expect(drawn(0)).toContain("Roll 2 dice (10 sides): piercing armour");
    expect(drawn(0).match(/<button/g)).toHaveLength(10);
    expect(drawn(0, 1)).toContain("for Seat 1");
  });
  it("tells others who rolls, and gives them no keys", () => {
    expect(drawn(1)).toContain("Seat 0 rolls the dice");
    expect(drawn(1)).not.toContain("<button");
  });
});
