/** The workroom: figures in words, and intervals drawn around zero. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, words } from "../src/lib/words.svelte";
import { barOf, printOf } from "../src/lib/workroom";
import { entryName, fieldName, figureText, kindName, moveName } from "../src/pages/workshop/names";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
}, 60_000);

describe("a figure", () => {
  it("is said in words", () => {
    expect(figureText("cp", "length")).toBe("Length of a game, in answers");
    expect(figureText("cp", "seat 0 wins")).toBe("Share of seat 1");
    expect(figureText("cp", "play kraken: used a game")).toBe("Play Kraken: used per game");
    expect(figureText("cp", "play discard-by-crew-value: won by its users")).toBe(
      "Play Broadside: won more by who used it",
    );
    expect(moveName("bk", "attack")).toBe("Attack …");
    expect(moveName("bk", "band sundars")).toBe("Take The Major’s Own");
  });
});

describe("an interval", () => {
  it("lies right of zero where all of it is more, and across it where it may be nothing", () => {
    expect(barOf({ low: 1, high: 3 }).left).toBeGreaterThan(50);
    const across = barOf({ low: -1, high: 3 });
    expect([across.left < 50, across.left + across.width > 50]).toEqual([true, true]);
    expect(barOf({ low: 0, high: 0 })).toEqual({ left: 50, width: 0, middle: 50 });
  });
});

describe("a print", () => {
  it("has an address with everything that was chosen", () => {
    expect(printOf("pdf", "map", "old-fort", "fr", "a4")).toBe("/api/prints/map.pdf?of=old-fort&language=fr&size=a4");
  });
});

/** Every whole number of the data files of a game: kind, id, field. */
function numbers(game: string): [string, string, string][] {
  const folder = `../src/flibuste/games/${game}/data`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".toml"))
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split(/^(?=\[\[)/m))
    .flatMap((block) => {
      const kind = /^\[\[(\w+)\]\]/.exec(block)?.[1];
      const id = /^id = "(.*)"/m.exec(block)?.[1];
      const fields = [...block.matchAll(/^(\w+) = -?\d+\s*(?:#.*)?$/gm)];
      return kind && id ? fields.map((one): [string, string, string] => [kind, id, one[1] ?? ""]) : [];
    });
}

describe("a number of a file", () => {
  const GAMES = { cp: "chasse_partie", th: "treasure_hunter", bk: "briskars" };
  it.each(LANGUAGES.map((one) => one.code))(
    "is named in the reader's language: %s",
    async (language) => {
      await words.use(language);
      const unnamed = Object.entries(GAMES).flatMap(([prefix, game]) => {
        const all = numbers(game);
        expect(all.length).toBeGreaterThan(20);
        return all.flatMap(([kind, id, field]) =>
          [kindName(kind), fieldName(field), entryName(prefix, kind, id)].filter(
            (name) => name === id || /^(ui|cp|th|bk)-|[_${}]/.test(name),
          ),
        );
      });
      expect([...new Set(unnamed)]).toEqual([]);
      await words.use("en");
    },
    60_000,
  );
  it("is told apart from others of its kind", async () => {
    await words.use("en");
    expect(entryName("bk", "weapon", "bogdan-sabre")).toBe("Sabre (Bogdan)");
    expect(entryName("bk", "armour", "bogdan-armour")).toBe("Armour (Bogdan)");
    expect(entryName("bk", "profile", "loup-de-mer")).not.toBe("loup-de-mer");
    expect(entryName("th", "goblin", "goblin-1-gold")).toBe("Goblin 1 gold coin");
  });
});
