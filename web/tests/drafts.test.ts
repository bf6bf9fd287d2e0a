/** The editors without a browser: strokes, symmetry, links, and a sentence for every complaint in every language. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { packed, tidied, unpacked } from "../src/games/briskars/drafts/files";
import {
  alike,
  blankMap,
  evened,
  fieldOfMap,
  line,
  mirrored,
  painted,
  readMap,
  resized,
  under,
  written,
  zonesOf,
} from "../src/games/briskars/drafts/map";
import { openable, without } from "../src/games/briskars/drafts/spots";
import type { Palette } from "../src/lib/wire";
import { bundleOf, LANGUAGES } from "../src/lib/words.svelte";

const PALETTE: Palette = {
  least_side: 8,
  most_side: 20,
  most_zones: 6,
  maps: [],
  goals: [],
  criteria: [],
  spots: [],
  centre: "centre",
  objects: [],
  skills: [],
  scenarios: [],
  profiles: [],
  nothing: ".",
  heights: "0123456789",
  grounds: [
    { id: "planks", letter: ".", kind: "floor" },
    { id: "deep", letter: "~", kind: "deep" },
  ],
  scenery: [{ id: "wall", letter: "#", size: 2, top: true, cover: true, tall: false, points: 9 }],
};
const MAP = blankMap(PALETTE, 9, "planks");

describe("drawing", () => {
  test("a fast stroke leaves no square out", () => {
    expect(line({ x: 1, y: 1 }, { x: 5, y: 3 }).map(({ x, y }) => `${x}${y}`)).toEqual(["11", "22", "32", "43", "53"]);
    expect(line({ x: 2, y: 7 }, { x: 2, y: 7 })).toEqual([{ x: 2, y: 7 }]);
  });
  test("a stroke is repeated by the symmetry, each square once", () => {
    expect(mirrored({ x: 0, y: 0 }, "turned", 9, 9)).toEqual([
      { x: 0, y: 0 },
      { x: 8, y: 8 },
    ]);
    expect(mirrored({ x: 4, y: 4 }, "four", 9, 9)).toHaveLength(1);
    const made = painted(MAP, "ground", under({ x: 0, y: 0 }, 3, 9, 9), "~", "turned", ".");
    expect(made.ground[0]).toBe("~~.......");
    expect(made.ground[8]).toBe(".......~~");
    expect(MAP.ground[0]).toBe(".........");
  });
  test("a zone on the other side is the other band's", () => {
    const made = painted(MAP, "zones", [{ x: 0, y: 0 }], "1", "turned", ".");
    expect([...zonesOf(made, ".")]).toEqual([
      ["1", ["A1"]],
      ["2", ["I9"]],
    ]);
    expect(written(MAP, PALETTE).zones).toEqual([]);
    expect(written(made, PALETTE).zones).toEqual(made.zones);
  });
  test("filling stops at what is drawn otherwise", () => {
    const walled = painted(MAP, "scenery", under({ x: 4, y: 4 }, 3, 9, 9), "#", "none", ".");
    expect(alike(walled, "scenery", { x: 4, y: 4 })).toHaveLength(9);
    expect(alike(walled, "scenery", { x: 0, y: 0 })).toHaveLength(72);
  });
  test("a half is made like the other one", () => {
    const made = evened(painted(MAP, "heights", [{ x: 1, y: 1 }], "3", "none", "."), "turned", ".");
    expect(made.heights[7]?.[7]).toBe("3");
  });
  test("new squares are drawn like their neighbours and stand empty", () => {
    const made = resized(painted(MAP, "ground", [{ x: 8, y: 8 }], "~", "none", "."), 11, 10, ".");
    expect(made.ground.map((row) => row.length)).toEqual(Array(10).fill(11));
    expect(made.ground[9]).toBe("........~~~");
    expect(resized(made, 9, 9, ".").ground[8]).toBe("........~");
  });
  test("the picture is that of a battle", () => {
    const made = painted(
      painted(MAP, "heights", [{ x: 2, y: 0 }], "3", "none", "."),
      "scenery",
      [{ x: 2, y: 0 }],
      "#",
      "none",
      ".",
    );
    expect(fieldOfMap(made, PALETTE).cells[2]).toMatchObject({
      square: "C1",
      level: 1.5,
      scenery: "wall",
      ground: "planks",
    });
    expect(readMap({ id: "x" }, PALETTE)).toBeNull();
    expect(readMap({ ...written(MAP, PALETTE) }, PALETTE)).toEqual(MAP);
  });
});

describe("files", () => {
  test("a link holds files and nothing else", async () => {
    const files = { "cove.txt": "map cove\nsource house\n" };
    expect(await unpacked(await packed(files))).toEqual(files);
    expect(await unpacked("not-a-link")).toBeNull();
  });
  test("names become names that tables keep", () => {
    expect(tidied("Ma Crique (2).TXT")).toBe("ma-crique-2.txt");
    expect(tidied("???")).toBe("mine.toml");
  });
});

test("every complaint of the engine has a sentence in every language", async () => {
  const source = readFileSync("../src/flibuste/games/briskars/drafting/faults.py", "utf-8");
  const listed = /FAULTS: Final = \(([\s\S]*?)\n\)/.exec(source)?.[1] ?? "";
  const codes = [...listed.matchAll(/"(\w+)"/g)].map((found) => found[1] ?? "");
  expect(codes.length).toBeGreaterThan(40);
  for (const { code } of LANGUAGES) {
    const bundle = await bundleOf(code);
    const missing = [...codes, "other"].filter(
      (one) => !bundle.getMessage(`bk-draft-fault-${one.replaceAll("_", "-")}`),
    );
    expect(missing, code).toEqual([]);
  }
});

describe("spots", () => {
  const spot = (at: string, after?: number) => ({ kind: "hoard", at, ...(after ? { after } : {}) });
  test("taken away, those behind keep what they wait for", () => {
    const spots = [spot("A1"), spot("B2"), spot("C3", 1), spot("D4", 2), spot("E5", 3)];
    expect(without(spots, 1)).toEqual([spot("A1"), spot("C3", 1), spot("D4"), spot("E5", 2)]);
  });
  test("open what stands on the map, the nearest first", () => {
    const walls = painted(
      MAP,
      "scenery",
      [
        { x: 8, y: 0 },
        { x: 1, y: 1 },
      ],
      "#",
      "none",
      ".",
    );
    const found = openable(fieldOfMap(walls, PALETTE), spot("A1"));
    expect(found.map((cell) => [cell.square, cell.scenery])).toEqual([
      ["B2", "wall"],
      ["I1", "wall"],
    ]);
  });
});
