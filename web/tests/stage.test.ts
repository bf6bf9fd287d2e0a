import { describe, expect, it } from "vitest";
import { crowned, stageOf, step } from "../src/games/brisca/stage";
import { inOrder } from "../src/games/brisca/order";
import type { Told } from "../src/games/brisca/wire";
import { telling } from "./telling";
import { viewWith } from "./views";

const event = telling<Told>();

describe("one event moves one thing", () => {
  const start = stageOf(viewWith({}));

  it("a card played leaves the hand and lies in the trick", () => {
    const next = step(start, event("led", { seat: 0, card: "Ao" }), 0);
    expect(next.hand).toEqual(["3b", "Vc"]);
    expect(next.trick).toEqual([{ seat: 0, card: "Ao" }]);
    expect(next.sizes).toEqual([2, 3]);
  });

  it("another's card comes from its seat", () => {
    expect(step(start, event("played", { seat: 1, card: "7o" }), 0).from).toEqual({ "7o": 1 });
  });

  it("a trick that is taken is swept to its taker", () => {
    const full = stageOf(
      viewWith({
        trick: [
          { seat: 0, card: "Ao" },
          { seat: 1, card: "7o" },
        ],
      }),
    );
    const next = step(full, event("took", { seat: 0, card: "Ao" }), 0);
    expect(next.trick).toEqual([]);
    expect(next.swept).toEqual({ seat: 0, cards: ["Ao", "7o"] });
    expect(next.tricks).toEqual([1, 0]);
  });

  it("a taken trick says that a trump took it because it was told so, never by the suits of its cards", () => {
    const took = (how: "played" | "trumped"): string | undefined => {
      const lying = step(step(start, event("led", { seat: 0, card: "Ao" }), 0), event(how, { seat: 1, card: "2b" }), 0);
      return crowned(lying, event("took", { seat: 1, card: "2b" })).best?.why;
    };
    expect(took("trumped")).toBe("trump");
    expect(took("played")).toBe("rank");
    const lying = stageOf(viewWith({ best: { seat: 1, card: "2b", why: "trump", rule: "BR-TRICK-04" } }));
    const ends = step(lying, event("played", { seat: 0, card: "5o" }), 0);
    expect(crowned(ends, event("took", { seat: 1, card: "2b" })).best?.why).toBe("trump");
  });

  it("a drawn card is seen only by the one who drew it", () => {
    expect(step(start, event("drew", { seat: 0, card: "2c" }), 0).hand).toContain("2c");
    expect(step(start, event("drew", { seat: 1 }), 0)).toMatchObject({ hand: start.hand, sizes: [3, 4], stock: 33 });
  });

  it("the turned card leaves last and empties the stock", () => {
    expect(step(start, event("drew-last", { seat: 1, card: "Rb" }), 0)).toMatchObject({ turned: null, stock: 0 });
  });

  it("an exchange swaps the hand's card with the turned one", () => {
    const holding = stageOf(viewWith({ hand: ["7b", "4c"] }));
    expect(step(holding, event("exchanged", { seat: 0, given: "7b", card: "Rb" }), 0)).toMatchObject({
      hand: ["Rb", "4c"],
      turned: "7b",
    });
  });

  it("takes the card that stays out from the pack of a new game", () => {
    const three = step(step(start, event("deal", { seat: 1 }), 0), event("removed", { card: "2o" }), 0);
    expect(three).toMatchObject({ stock: 39, hand: [], tricks: [0, 0] });
  });
});

it("the hand keeps its order and takes new cards on the right", () => {
  expect(inOrder(["Ao", "3b"], ["2c", "3b", "Ao"])).toEqual(["Ao", "3b", "2c"]);
});
