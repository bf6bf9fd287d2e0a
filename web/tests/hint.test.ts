import { describe, expect, it } from "vitest";
import { clearOf } from "../src/hint/clear";

const HEAD = 48;
const COLUMN = 284;
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the reasons of a hint on a narrow screen", () => {
  it("lie over the hand they speak of on a phone, and end above it", () => {
    const hand = [box(20, 400, 120, 560), box(130, 390, 230, 560)];
    expect(clearOf(hand, { w: 360, h: 640 }, HEAD, COLUMN)).toEqual({ side: "above", most: 334 });
  });

  it("lie under the players they speak of, on half of the screen at most", () => {
    const players = [box(10, 60, 350, 105), box(10, 110, 350, 155)];
    expect(clearOf(players, { w: 360, h: 640 }, HEAD, COLUMN)).toEqual({ side: "below", most: 320 });
  });

  it("lie beside what leaves a column free on a phone on its side, else over it", () => {
    const players = [box(10, 60, 350, 105)];
    expect(clearOf(players, { w: 640, h: 360 }, 44, COLUMN)).toEqual({ side: "right", most: 316 });
    expect(clearOf([box(350, 60, 600, 200)], { w: 640, h: 360 }, 44, COLUMN).side).toBe("left");
    const hand = [box(150, 230, 450, 360)];
    expect(clearOf(hand, { w: 640, h: 360 }, 44, COLUMN)).toEqual({ side: "above", most: 178 });
  });
});
