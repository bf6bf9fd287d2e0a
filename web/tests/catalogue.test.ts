import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { matches, pieces, readCatalogue } from "../src/lib/catalogue";

const FOLDER = new URL("../../docs/rules/", import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name !== "house-data.md");
const text = (name: string): string => readFileSync(new URL(name, FOLDER), "utf-8");

describe.each(NAMES)("the catalogue %s", (name) => {
  const chapters = readCatalogue(text(name));
  const rules = chapters.flatMap((chapter) => chapter.rules);

  it("comes out with every rule once, and a text for each", () => {
    const written = text(name)
      .split("\n")
      .flatMap((line) => /^(?:- )?\*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)\*\*/.exec(line)?.[1] ?? []);
    expect(rules.map((rule) => rule.id)).toEqual(written);
    expect(rules.filter((rule) => !rule.blocks.length).map((rule) => rule.id)).toEqual([]);
  });

  it("speaks to players: no marks of decisions and timings", () => {
    const said = JSON.stringify(chapters);
    expect([...said.matchAll(/\[?\b[DT]-[A-Z]{2,}[A-Z-]*\]?/g)].map((mark) => mark[0])).toEqual([]);
  });

  it("has every note apart", () => {
    const whole = chapters
      .flatMap((chapter) => [...chapter.preface, ...chapter.rules.flatMap((rule) => rule.blocks)])
      .map((block) => (block.kind === "table" ? [block.head, ...block.rows].flat().join(" ") : block.text))
      .join(" ");
    for (const word of ["Ruling:", "Example:", "Check:"])
      expect(whole.split(word).length - 1, `${word} left inside a text`).toBe(0);
  });
});

it("a step that is only a mark gets its words", () => {
  const [chapter] = readCatalogue(
    "## 1. X (BK-X)\n- **BK-X-01** Pay `[D-PAY]`. Order: (1) `[D-CRIT-REROLL]` for each; (2) total.\n",
  );
  expect(chapter?.rules[0]?.blocks).toEqual([
    { kind: "text", text: "Pay. Order: (1) crit reroll for each; (2) total." },
  ]);
});

describe("a rule", () => {
  const [chapter] = readCatalogue(
    "## 3. Dice (BK-DIC)\n- **BK-DIC-02** A test. Ruling: silent. Example: 3 of BK-DIC-01.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  it("has its notes and its table apart", () => {
    expect(chapter).toMatchObject({ code: "DIC", title: "Dice" });
    expect(chapter?.rules[0]?.blocks).toEqual([
      { kind: "text", text: "A test." },
      { kind: "ruling", text: "silent." },
      { kind: "example", text: "3 of BK-DIC-01." },
      { kind: "table", head: ["a", "b"], rows: [["1", "2"]] },
    ]);
  });

  it("is found by its id, by words of it, whatever the accents", () => {
    const blocks = chapter?.rules[0]?.blocks ?? [];
    expect(matches("dic-02", blocks, "BK-DIC-02")).toBe(true);
    expect(matches("silent TEST", blocks)).toBe(true);
    expect(matches("pirate", blocks)).toBe(false);
    expect(matches("piege", [{ kind: "text", text: "Pris au piège" }])).toBe(true);
  });

  it("names other rules as links", () =>
    expect(pieces("see BK-DIC-01, `code` and **b**")).toEqual([
      { kind: "plain", text: "see " },
      { kind: "rule", text: "BK-DIC-01" },
      { kind: "plain", text: ", " },
      { kind: "code", text: "code" },
      { kind: "plain", text: " and " },
      { kind: "strong", text: "b" },
    ]));
});
