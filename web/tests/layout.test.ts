import { describe, expect, it } from "vitest";
import { Layout, RATIO, scaleOf, sideOf } from "../src/games/brisca/layout";
import { stageOf } from "../src/games/brisca/stage";
import { viewWith } from "./views";

describe("the seats round the table", () => {
  it("put the next seat clockwise on the left", () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 0, 4))).toEqual(["south", "west", "north", "east"]);
    expect([0, 1, 2].map((seat) => sideOf(seat, 1, 3))).toEqual(["east", "south", "west"]);
    expect(sideOf(0, 1, 2)).toBe("north");
  });
});

describe("the cards on the table", () => {
  const phone = { w: 342, h: 574 };

  it.each([phone, { w: 920, h: 690 }, { w: 1500, h: 900 }, { w: 600, h: 300 }])(
    "keep the whole fan between the rims at %o",
    (size) => {
      const layout = new Layout(size, 0, 2);
      const spots = layout.spots(stageOf(viewWith({})), "Ao").filter((spot) => spot.zone === "hand");
      for (const spot of spots) {
        expect(spot.x - spot.width / 2).toBeGreaterThanOrEqual(-1);
        expect(spot.x + spot.width / 2).toBeLessThanOrEqual(size.w + 1);
      }
    },
  );

  it("raise the chosen card and hold it straight", () => {
    const layout = new Layout(phone, 0, 2);
    const flat = layout.spots(stageOf(viewWith({})), null).find((spot) => spot.card === "3b");
    const up = layout.spots(stageOf(viewWith({})), "3b").find((spot) => spot.card === "3b");
    expect(up?.y).toBeLessThan(flat?.y ?? 0);
    expect(up?.turn).toBe(0);
  });

  it.each([2, 3, 4])("lie clear of the names on a phone when a trick of %i lies there", (seats) => {
    const layout = new Layout(phone, 0, seats);
    const trick = Array.from({ length: seats }, (_, seat) => ({ seat, card: `${seat + 4}o` }));
    const view = viewWith({ seats, trick, hand_sizes: trick.map(() => 2) });
    const lying = layout.spots(stageOf(view), null).filter((spot) => spot.zone === "trick");
    const tag = 24; // pixels: half of a name's height
    for (const [i, spot] of lying.slice(1).entries())
      expect(spot.y - (spot.width * RATIO) / 2 - 4).toBeGreaterThan(layout.seat(i + 1).y + tag);
  });

  it.each([phone, { w: 600, h: 300 }])("show a watcher no backs that would lie under a name at %o", (size) => {
    const layout = new Layout(size, 0, 3, true);
    const view = viewWith({ seats: 3, hand: [], hand_sizes: [3, 3, 3] });
    const backs = layout.spots(stageOf(view), null).filter((spot) => spot.zone === "back");
    expect(backs.map((spot) => spot.key)).toEqual(["back-0-0", "back-0-1", "back-0-2"]);
  });

  it("never show the face of a card in another hand", () => {
    const layout = new Layout({ w: 920, h: 690 }, 0, 2);
    const backs = layout.spots(stageOf(viewWith({})), null).filter((spot) => spot.zone === "back");
    expect(backs).toHaveLength(3);
    expect(backs.every((spot) => spot.card === null)).toBe(true);
  });

  it("never lie under the name they belong to, however long it is", () => {
    for (const size of [
      { w: 920, h: 606 },
      { w: 920, h: 690 },
      { w: 1500, h: 900 },
    ]) {
      const layout = new Layout(size, 0, 4);
      const view = viewWith({ seats: 4, hand_sizes: [3, 3, 3, 3] });
      const backs = layout.spots(stageOf(view), null).filter((spot) => spot.key.startsWith("back-2"));
      const left = Math.min(...backs.map((spot) => spot.x - spot.width / 2));
      expect(layout.nameEnd(2)).toBeLessThan(left);
      expect(layout.nameEnd(1)).toBeNull();
    }
  });

  it("lie beside the name on a phone on its side, and never under it", () => {
    for (const seats of [2, 4]) {
      const layout = new Layout({ w: 600, h: 300 }, 0, seats);
      const north = seats / 2;
      expect(layout.nameEnd(north)).toBeLessThan(layout.trick(north).x - layout.cardWidth / 2);
      expect(layout.nameEnd(0)).toBeNull();
    }
  });

  it("grow with the table but not without end", () => {
    expect(scaleOf({ w: 920, h: 690 })).toBe(1);
    expect(scaleOf({ w: 9000, h: 9000 })).toBe(1.7);
  });
});
