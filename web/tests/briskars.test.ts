import { describe, expect, it } from "vitest";
import { patternOf, Plan, questionOf } from "../src/games/briskars/asking";
import { gainOf, percent, tail } from "../src/games/briskars/chances";
import { clashOf } from "../src/games/briskars/clash";
import { DEEDS } from "../src/games/briskars/deeds";
import { cellOf, faces, fieldOf, heightTags, heightText, lips } from "../src/games/briskars/field";
import { keyOf } from "../src/games/briskars/insights.svelte";
import { commandOf } from "../src/games/briskars/keys";
import { BEATS } from "../src/games/briskars/lesson.svelte";
import { partsOf, sumOf } from "../src/games/briskars/lines";
import { advised, arc, block, border, lineOfFire, teeth } from "../src/games/briskars/overlay";
import type { Line, Moves, Pending, Told } from "../src/games/briskars/wire";
import { rolled, stageOf, step, timing } from "../src/games/briskars/stage";
import { breakAt, layersOf, ringsOf } from "../src/games/briskars/survey";
import { briskarOf, fathomsTo, sideOf, spotOf, squareAt } from "../src/games/briskars/view";
import { ofPending, ofTest } from "../src/games/briskars/weighing";
import type { Option } from "../src/lib/wire";
import english from "../../src/flibuste/words/lessons/briskars/text/en.ftl?raw";
import said from "../src/games/briskars/text/en.ftl?raw";
import rules from "../../docs/rules/briskars.md?raw";
import { telling } from "./telling";

const view = BEATS[0]!.view;
const event = telling<Told>();
const option = (notation: string, fields: Record<string, unknown> = {}): Option => ({
  action: 0,
  notation,
  verb: notation.split(" ")[0] ?? "",
  ...fields,
});

describe("squares", () => {
  it("are named by column and row, and numbered in rows of twenty", () => {
    expect(spotOf("J4")).toEqual({ x: 9, y: 3 });
    expect(squareAt(9, 3)).toBe("J4");
  });

  it("are as far apart as the server says", () => {
    const near = { ...view, ranges: [{ target: "2.1", fathoms: 3.1, sight: "open" as const }] };
    expect([fathomsTo(near, "2.1"), fathomsTo(near, "1.1")]).toEqual([3.1, undefined]);
  });

  it("tell the sides apart by the reader's seat", () => {
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2))).toEqual(["foe", "third", "own", "fourth"]);
    expect(sideOf(0, 0)).toBe("own");
    expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => sideOf(seat, 3))).size).toBe(6);
  });
});

describe("the field", () => {
  const field = fieldOf(view);
  it("draws deep water and planks where the ship's map has them", () => {
    expect(cellOf(field, "A1")?.ground).toBe("deep");
    expect(cellOf(field, "H8")?.ground).toBe("planks");
    expect(cellOf(field, "H5")?.scenery).toBe("mast");
  });

  it("has a southern face with two courses under a deck one fathom high", () => {
    const face = faces(field).find((one) => one.key === "H4");
    expect(face?.h).toBe(15);
    expect(lips(field).some((lip) => lip.key === "H12n")).toBe(true);
  });

  it("writes halves as fractions and tags each plateau once", () => {
    expect([heightText(0.5), heightText(2.5), heightText(1)]).toEqual(["½", "2½", "1"]);
    expect(heightTags(field, new Set()).filter((tag) => tag.text === "1")).toHaveLength(2);
  });
});

describe("marks on the map", () => {
  it("outline a set of squares without the lines inside", () => {
    expect(border(["A1"]).match(/M/g)).toHaveLength(4);
    expect(border(["A1", "B1"]).match(/M/g)).toHaveLength(6);
    expect(teeth(["A1"]).match(/M/g)).toHaveLength(16);
  });

  it("keep a template on the map", () => {
    expect(block("A1", 15, 15)).toEqual(["A1", "B1", "A2", "B2"]);
    expect(block("H8", 15, 15)).toHaveLength(9);
  });

  it("never let the health arc vanish", () => expect(arc(0)).not.toContain("NaN"));
});

describe("a question", () => {
  it("is sorted into squares, ways, Briskars and words; nothing gets lost", () => {
    const options = [
      option("at H7", { square: "H7" }),
      option("via H7", { square: "H7" }),
      option("on 2.1", { briskar: "2.1" }),
      option("stop"),
    ];
    const asked = questionOf({ ...view, kind: "pay" }, options);
    expect(asked.kind).toBe("pay");
    expect([asked.squares.size, asked.ways.size, asked.briskars.size, asked.words.length]).toEqual([1, 1, 1, 1]);
  });

  it("of the whole lesson has every answer somewhere", () => {
    for (const beat of BEATS) {
      const asked = questionOf(beat.view, beat.options);
      const found =
        asked.squares.size + asked.ways.size + [...asked.briskars.values()].flat().length + asked.words.length;
      expect(found).toBe(beat.options.length);
    }
  });

  it("is drawn by the action that led to it", () => {
    expect([
      patternOf("move", "race"),
      patternOf("move", "walk"),
      patternOf("deploy", null),
      patternOf("choose", "fire"),
    ]).toEqual(["race", "walk", "deploy", "template"]);
  });
});

describe("a plan", () => {
  it("gives the next answer, skips what is not asked, and ends with the first that cannot be given", () => {
    const plan = new Plan("with 1*", "boost 2+1d*", "keep*");
    expect(plan.next([option("roll"), option("boost 2+1d")])?.notation).toBe("boost 2+1d");
    expect(plan.next([option("keep")])?.notation).toBe("keep");
    expect(plan.open).toBe(false);
    expect(new Plan("walk", "at H7").next([option("end")])).toBeNull();
  });
});

describe("the dice", () => {
  const roll = event("rolled", {
    briskar: "1.1",
    purpose: "shot",
    dice: [8],
    amounts: [10, 2],
    reasons: ["dexterity", "high-ground"],
    rules: ["BK-CHR-01", "BK-SHO-11"],
    total: 20,
    criticals: 0,
    fumble: 0,
  });
  it("lie alone first and get their sum when it is told", () => {
    const alone = rolled([], event("die", { briskar: "1.1", face: 8 }));
    expect(alone[0]).toMatchObject({ dice: [8], total: null });
    const summed = rolled(alone, roll);
    expect(summed).toHaveLength(1);
    expect(summed[0]).toMatchObject({ dice: [8], total: 20 });
    expect(partsOf(roll)).toEqual([
      { amount: 10, reason: "dexterity", rule: "BK-CHR-01" },
      { amount: 2, reason: "high-ground", rule: "BK-SHO-11" },
    ]);
    expect(sumOf(roll)).toContain("[8] = 20");
  });
});

describe("the stage", () => {
  it("walks, hurts and takes away as it is told", () => {
    let stage = stageOf(view, []);
    stage = step(stage, event("walks", { briskar: "1.1", square: "H7" }), view);
    expect(briskarOf(stage.view, "1.1")?.square).toBe("H7");
    stage = step(stage, event("hit", { briskar: "2.1", damage: 5, hp: 11 }), view);
    expect(briskarOf(stage.view, "2.1")?.hp).toBe(11);
    expect(stage.floats.at(-1)).toMatchObject({ text: "−5", square: "K9" });
    stage = step(stage, event("knocked-out", { briskar: "2.1", gold: 80 }), view);
    expect(briskarOf(stage.view, "2.1")?.square).toBeNull();
    expect(briskarOf(view, "2.1")?.hp).toBe(16);
  });

  it("gives every event a time, and the dice the longest look", () => {
    expect(timing("hides").run).toBeGreaterThanOrEqual(0);
    expect(timing("rolled").run).toBeGreaterThan(timing("gets-up").run);
  });
});

describe("chances", () => {
  it("are never rounded to nothing or to certainty", () => {
    expect([percent(0), percent(0.0004), percent(0.034), percent(0.52), percent(0.999), percent(1)]).toEqual([
      "0",
      "<0.1",
      "3.4",
      "52",
      ">99",
      "100",
    ]);
  });

  it("add up from a loss on", () => expect(tail([0.5, 0.2, 0.3], 1)).toBeCloseTo(0.5));

  it("are asked once, however the question is written", () =>
    expect(keyOf({ b: 1, a: "x", c: null })).toBe(keyOf({ a: "x", b: 1 })));
});

it("every action says what it does, by a rule of the catalogue", () => {
  const silent = DEEDS.filter(({ verb }) => !said.includes(`\nbk-page-does-${verb.replaceAll("_", "-")} = `));
  const lawless = DEEDS.filter(({ rule }) => !rules.includes(`**${rule}**`));
  expect([silent, lawless]).toEqual([[], []]);
});

describe("keys", () => {
  const press = (key: string, shiftKey = false): ReturnType<typeof commandOf> => commandOf({ key, code: "", shiftKey });
  it("do what the table of keys says", () => {
    expect(press("ArrowDown")).toEqual({ kind: "move", dx: 0, dy: 1 });
    expect(press("Tab", true)).toEqual({ kind: "target", step: -1 });
    expect(press("w")).toEqual({ kind: "letter", letter: "W" });
    expect(press("X")).toEqual({ kind: "overlay" });
    expect(["z", "l", "t", "i"].map((key) => press(key)?.kind)).toEqual(["undo", "log", "where", "card"]);
    expect(press("3")).toEqual({ kind: "own", n: 2 });
    expect(press("+")).toEqual({ kind: "boost", points: 1, dice: 0 });
    expect(press("F5")).toBeNull();
  });
});

describe("whoever is chosen", () => {
  const way = (ap: number) => ({ path: ["B1"], fathoms: 1, of: 5, leaps: ap ? ["B1"] : [], ap, landing: false });
  const moves: Moves = {
    square: "A1",
    open: {},
    walk: { B1: way(0), C1: way(1), D1: way(0) },
    race: { B1: way(0), E1: way(0), F1: way(0) },
    climb: ["A2"],
    assault: { "2.1": ["D1", "A1"] },
    fathoms: { B1: 0, C1: 1, D1: 2, E1: 3, F1: 4 },
  };
  it("has each square under one kind of move only", () => {
    expect(layersOf(moves, null)).toEqual({
      walk: ["B1"],
      jump: ["C1"],
      race: ["E1", "F1"],
      climb: ["A2"],
      assault: ["D1"],
    });
    expect(layersOf(moves, new Set(["walk"]))).toEqual({
      walk: ["B1", "D1"],
      jump: ["C1"],
      race: [],
      climb: [],
      assault: [],
    });
  });

  it("has a ring for each range of his arms, and none along the rim of the map", () => {
    const marten = briskarOf(view, "1.1");
    const rings = ringsOf(
      moves,
      marten && {
        ...marten,
        weapons: marten.weapons.slice(0, 1).map((one) => ({ ...one, near: 1, far: 3 })),
      },
    );
    expect(rings.map((ring) => [ring.far, ring.squares])).toEqual([
      [false, ["A1", "B1", "C1"]],
      [true, ["A1", "B1", "C1", "D1", "E1"]],
    ]);
    expect(border(["A1"], { width: 15, height: 15 }).match(/M/g)).toHaveLength(2);
  });

  it("has a line of fire that breaks where most of its rays end", () => {
    const line: Line = { distance: 4, cover: "cover", rays: [12, 32], stopped: { E1: 20 } };
    const broken = breakAt(line, "A1", "F1");
    expect(broken).toEqual({ share: 0.8, square: "E1" });
    expect(lineOfFire("A1", "F1", broken?.share).rest).not.toBe("");
    expect(breakAt({ ...line, cover: "clear" }, "A1", "F1")).toBeNull();
    expect(lineOfFire("A1", "F1").rest).toBe("");
  });
});

describe("rolls that are no blow", () => {
  it("show the faces that the server calls enough, of a single die", () => {
    const leap: Pending = {
      what: "shiver",
      briskar: "1.1",
      chance: 0.3,
      threshold: 8,
      passing: [8, 9, 10],
      ap: 2,
      parts: [],
    };
    expect(ofPending(leap)?.passing).toEqual([8, 9, 10]);
    const own = { dice: 1, total: 3, parts: [], fumbles_to: 1, critical_from: 10 };
    const test = { chance: 0.5, parts: [], threshold: 12 };
    expect(ofTest({ ...test, own: { ...own, passing: [9, 10] } }, "aim").passing).toEqual([9, 10]);
    expect(ofTest({ ...test, own: { ...own, dice: 2, passing: [] } }, "aim").passing).toBeNull();
    expect(ofTest({ ...test, own }, "restrain").passing).toBeNull();
    expect(ofPending({ what: "nothing" })).toBeNull();
  });
});

it("a template that has drifted lies where it drifted to while people throw themselves clear", () => {
  const log = [
    event("fires", { briskar: "1.1", square: "H7" }),
    event("drifts", { fathoms: 3, direction: "e", area: ["K7", "L7"] }),
  ];
  expect(stageOf({ ...view, choice: "shiver" }, log).blast).toEqual({
    squares: ["K7", "L7"],
    from: "H7",
    n: 3,
    direction: "e",
  });
  expect(stageOf(view, [...log, event("hit", { briskar: "1.1" })]).blast).toBeNull();
});

it("the lesson takes under five minutes at a slow reader's pace", () => {
  const words = [...english.matchAll(/^bk-lesson-\d+-(?:title|text|do) = (.*)$/gm)].flatMap((found) =>
    (found[1] ?? "").split(/\s+/),
  ).length;
  const moving =
    BEATS.flatMap((beat) => beat.events).reduce((sum, one) => sum + timing(one.kind).rest + timing(one.kind).run, 0) /
    1000;
  const answers = BEATS.filter((beat) => beat.ask).length;
  const seconds = words / 2.5 + moving + answers * 5; // 150 words a minute, five seconds to find and tap each answer
  console.info(
    `lesson: ${words} words, ${answers} answers, ${moving.toFixed(0)} s of movement: ${seconds.toFixed(0)} s`,
  );
  expect(seconds).toBeLessThan(300);
});

describe("the last exchange on the map", () => {
  const [one, two] = [view.briskars[0]!, view.briskars[2]!];
  const blow = [
    event("attacks", { briskar: one.id, target: two.id, weapon: "sabre" }),
    event("rolled", { briskar: one.id, purpose: "attack", dice: [7], amounts: [8], reasons: [], rules: [], total: 15 }),
    event("rolled", { briskar: two.id, purpose: "defence", dice: [2], amounts: [4], reasons: [], rules: [], total: 6 }),
  ];
  const hit = event("hit", { briskar: two.id, damage: 5, hp: 11 });

  it("names who struck at whom, the dice of both and what came of it", () => {
    const clash = clashOf(view, [...blow, hit, event("falls", { briskar: two.id })]);
    expect([clash?.from, clash?.to]).toEqual([one.id, two.id]);
    expect(clash?.fates.map((fate) => [fate.dice, fate.total])).toEqual([
      [[7], 15],
      [[2], 6],
    ]);
    expect(clash?.fates[1]).toMatchObject({ verdicts: ["hit", "falls"], lost: 5, square: two.square });
  });

  it("stays until somebody begins something else", () => {
    const log = [...blow, event("dodged", { briskar: two.id, target: one.id })];
    expect(clashOf(view, [...log, event("morale-passed", { briskar: two.id, face: 3 })])?.fates[1]?.verdicts).toEqual([
      "dodged",
    ]);
    expect(clashOf(view, [...log, event("activated", { briskar: two.id, round: 2 })])).toBeNull();
  });

  it("is that of an assault too: who assaults goes there first, and what came of it stands on the map", () => {
    const charge = [
      event("assaults", { briskar: one.id, target: two.id }),
      event("walks", { briskar: one.id, square: "C4" }),
    ];
    const clash = clashOf(view, [...charge, ...blow.slice(1), hit]);
    expect([clash?.from, clash?.to, clash?.fates[0]?.square]).toEqual([one.id, two.id, "C4"]);
    expect(clash?.fates[1]?.verdicts).toEqual(["hit"]);
    expect(clashOf(view, [...charge, ...blow.slice(1), hit, event("walks", { briskar: one.id })])).toBeNull();
  });

  it("is shown where somebody who has left stood last", () => {
    const gone = { ...view, briskars: view.briskars.map((b) => (b.id === two.id ? { ...b, square: null } : b)) };
    const log = [
      event("walks", { briskar: two.id, square: "C4" }),
      ...blow,
      hit,
      event("knocked-out", { briskar: two.id, gold: 9 }),
    ];
    expect(clashOf(gone, log)?.fates[1]).toMatchObject({ square: "C4", verdicts: ["hit", "out"] });
  });

  it("grows event by event as the stage plays it", () => {
    const played = [...blow, hit].reduce((stage, told) => step(stage, told, view), stageOf(view, []));
    expect(played.clash).toEqual(clashOf(view, [...blow, hit]));
  });
});

describe("dice that lie on the table", () => {
  it("say what the best re-roll would gain", () => {
    const roll = { chance: 0.4, rerolls: [0.35, 0.52] };
    expect(gainOf(roll)).toBeCloseTo(0.12);
    expect(gainOf({ ...roll, rerolls: [] })).toBeNull();
  });
});

describe("a hint on the map", () => {
  it("lies where its choice is about, the best of them on each square", () => {
    const foe = view.briskars.find((one) => one.seat === 1 && one.square)!;
    const choices = [
      option("assault", { briskar: foe.id }),
      option("walk"),
      option("thrust", { briskar: foe.id }),
      option("at", { square: "C3" }),
    ];
    expect(advised(choices, view)).toEqual([
      { square: foe.square, rank: 1 },
      { square: "C3", rank: 4 },
    ]);
  });
});
