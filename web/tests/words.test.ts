import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import { person } from "../src/lib/person";
import { lineOf as handLine } from "../src/games/brisca/lines";
import type { Told as HandTold } from "../src/games/brisca/wire";
import { lineOf as chaseLine } from "../src/games/chasse-partie/lines";
import type { Told as ChaseTold } from "../src/games/chasse-partie/wire";
import { lineOf as huntLine } from "../src/games/treasure-hunter/lines";
import type { Told as HuntTold } from "../src/games/treasure-hunter/wire";
import { telling } from "./telling";
import { bundleOf, firstLanguage, sentences, words, type Language } from "../src/lib/words.svelte";

const ROOT = new URL("../../", import.meta.url).pathname;
const FOLDERS = [
  "src/flibuste/words/text",
  "web/src/games/brisca/text",
  "src/flibuste/games/brisca/text",
  "web/src/games/treasure-hunter/text",
  "src/flibuste/games/treasure_hunter/text",
  "web/src/games/chasse-partie/text",
  "src/flibuste/games/chasse_partie/text",
  "web/src/games/briskars/text",
  "src/flibuste/games/briskars/text",
  "src/flibuste/words/lessons/brisca/text",
  "src/flibuste/words/lessons/treasure_hunter/text",
  "src/flibuste/words/lessons/chasse_partie/text",
  "src/flibuste/words/lessons/briskars/text",
  "src/flibuste/words/short/brisca/text",
  "src/flibuste/words/short/treasure_hunter/text",
  "src/flibuste/words/short/chasse_partie/text",
  "src/flibuste/words/short/briskars/text",
];

function idsOf(path: string): string[] {
  const resource = new FluentResource(readFileSync(path, "utf-8"));
  return resource.body
    .flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)])
    .sort();
}

describe.each(FOLDERS)("the catalogues of %s", (folder) => {
  it("have the same messages in English, French and Spanish", () => {
    const english = idsOf(`${ROOT}${folder}/en.ftl`);
    expect(english.length).toBeGreaterThan(12);
    expect(idsOf(`${ROOT}${folder}/fr.ftl`)).toEqual(english);
    expect(idsOf(`${ROOT}${folder}/es.ftl`)).toEqual(english);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

it("every message the page names exists", () => {
  const bundle = new FluentBundle("en");
  for (const folder of FOLDERS)
    bundle.addResource(new FluentResource(readFileSync(`${ROOT}${folder}/en.ftl`, "utf-8")));
  const named = sources(`${ROOT}web/src`).flatMap((text) =>
    [...text.matchAll(/["'`]((?:ui|br|th|bk-page|say|error)-[a-z0-9_-]+[a-z0-9])["'`]/g)].map(
      (match) => match[1] ?? "",
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

it("no colon is set by hand: French wants its space", () => {
  const byHand = /(\$\{[^{}]*\}|<\/b>|\{[^{}]*\})(: (\$?\{)|\{": "\})|`: \$\{/;
  const looked = sources(`${ROOT}web/src`).flatMap((text) =>
    text
      .split("\n")
      .filter((line) => byHand.test(line) && !/Props|console|Error\(|startsWith|const \{|case |: \{ /.test(line)),
  );
  expect(looked).toEqual([]);
  for (const planted of ["`${name}: ${text}`", "<b>{name}</b>: {text}", "{name}{text ? `: ${text}` : ''}"])
    expect(byHand.test(planted)).toBe(true);
});

it.each(["en", "fr", "es"])("a treasure is called by its space, MAX or MIN, in every message (%s)", (language) => {
  const messages = FOLDERS.filter((folder) => /treasure.hunter/.test(folder)).flatMap((folder) =>
    readFileSync(`${ROOT}${folder}/${language}.ftl`, "utf-8").split(/\n(?=[a-z][\w-]* =)/),
  );
  for (const [id, space] of [
    ["th-treasure-hidden", "MAX"],
    ["th-treasure-evident", "MIN"],
  ] as const) {
    const own = messages.find((one) => one.startsWith(`${id} =`)) ?? "";
    const name = /= (.+) \(/.exec(own)?.[1] ?? "";
    expect(name.length, own).toBeGreaterThan(5);
    expect(messages.filter((one) => one.toLowerCase().includes(name) && !one.includes(space))).toEqual([]);
    expect(own).toContain(space);
  }
});

it("nothing is told by a native tooltip: those come late, on no phone, and cannot be read by keys", () => {
  const native = /<title>|<[a-z][\w-]*\s(?:[^<>]*\s)?title=/;
  expect(sources(`${ROOT}web/src`).flatMap((text) => native.exec(text)?.[0] ?? [])).toEqual([]);
  expect(native.test('<button type="button" title={text}>') && native.test("<g><title>{name}</title></g>")).toBe(true);
  expect(native.test("<Plaque mug={mug} title={verdict}>")).toBe(false);
});

it("numbers below nothing have a minus, ids and dates keep their hyphen", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
  expect(words.say("ui-colon", { label: "0 - 2 = -2, CP-TURN-03, 2026-11-17" })).toContain(
    "= \u22122, CP-TURN-03, 2026-11-17",
  );
  expect(sentences(["Companion (blue)", "it doubles", "No. (BR-TRICK-05)"])).toBe(
    "Companion (blue). It doubles. No. (BR-TRICK-05)",
  );
  vi.unstubAllGlobals();
});

describe("the first language", () => {
  it("is the chosen one, else the first of the browser's that we speak, else English", () => {
    expect(firstLanguage("fr", ["es-ES"])).toBe("fr");
    expect(firstLanguage(null, ["de-DE", "es-419", "en"])).toBe("es");
    expect(firstLanguage(null, ["de", "pt"])).toBe("en");
  });
});

const PEOPLE = ["Anne", "Tomás"];
const nameOf = (seat: number): string => PEOPLE[seat] ?? "";

describe.each<[Language, string[], string, string]>([
  ["en", ["You", "you"], "Round 2: you deal", "Round 2: Tomás deals"],
  ["fr", ["Vous", "vous"], "Manche 2\u00a0: vous distribuez", "Manche 2\u00a0: Tomás distribue"],
  ["es", ["Tú", "tú"], "Ronda 2: repartes tú", "Ronda 2: reparte Tomás"],
])("the person of a sentence in %s", (language, bare, mine, theirs) => {
  afterEach(() => vi.restoreAllMocks());

  it("is chosen by the message, and the bare word is never taken for a name", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await words.use(language);
    const round = (seat: number): string =>
      words.say("th-log-round", { round: 2, ...person(seat, 0, nameOf, "dealer") });
    expect([round(0), round(1)]).toEqual([mine, theirs]);
    expect(said).not.toHaveBeenCalled();
    for (const name of bare) words.say("cp-crew-of", { name, who: "other" });
    expect(said).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it("has a selector in every message that names a player and says what he does", async () => {
    const bundle = await bundleOf(language);
    for (const id of [
      "cp-crew-of",
      "cp-played-by",
      "cp-log-laid",
      "th-line-in-hand",
      "br-page-card-by",
      "bk-page-first",
    ]) {
      const say = (who: string): string =>
        bundle.formatPattern(bundle.getMessage(id)?.value ?? "", {
          name: "Anne",
          zone: "Anne",
          card: "7",
          who,
          "zone-who": who,
        });
      expect(say("other")).toContain("Anne");
      expect(say("you")).not.toContain("Anne");
    }
  });
});

describe("cards in a French or Spanish sentence", () => {
  afterEach(() => vi.unstubAllGlobals());
  const told = telling<HandTold>();
  const chased = telling<ChaseTold>();

  it.each<[Language, string, string]>([
    [
      "fr",
      "Vous recevez le 5 d’épées, l’as de coupes et le roi de deniers",
      "Vous piochez Espion et le Charpentier (Sundars)",
    ],
    ["es", "Recibes el 5 de espadas, el as de copas y el rey de oros", "Robas Espía y el Carpintero (Sundars)"],
  ])("have their articles in %s, actions are called by their titles", async (language, dealt, drawn) => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.use(language);
    expect(handLine(told("dealt", { seat: 0, cards: ["5e", "Ac", "Ro"] }), 0, nameOf)).toBe(dealt);
    expect(chaseLine(chased("drew", { seat: 0, n: 2, cards: ["espion-1", "sundars-carpenter-1"] }), 0, nameOf)).toBe(
      drawn,
    );
  });

  it.each<[Language, string, string, string]>([
    ["en", "The crew of Anne is worth 5", "Your crew is worth 8: 5 + 3", "Anne receives no coins"],
    ["fr", "Chez Anne, l’équipage vaut 5", "Votre équipage vaut 8\u00a0: 5 + 3", "Anne ne reçoit pas de pièces"],
    ["es", "La tripulación de Anne vale 5", "Tu tripulación vale 8: 5 + 3", "Anne no cobra monedas"],
  ])("a sum of one number and a sum of nothing are told in words in %s", async (language, alone, sum, nothing) => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.use(language);
    const worth = (seat: number, total: number, ...amounts: number[]): string =>
      chaseLine(
        chased("worth", {
          seat,
          total,
          parts: amounts.map((n) => [n, "crew", "CP-SCORE-01"] as [number, string, string]),
        }),
        1,
        nameOf,
      );
    expect(worth(0, 5, 5, 0)).toBe(alone);
    expect(worth(1, 8, 5, 3)).toBe(sum);
    expect(huntLine(telling<HuntTold>()("coins", { seat: 0, n: 0 }), 1, nameOf)).toBe(nothing);
  });

  it.each<[Language, RegExp]>([
    ["fr", /PO\u00a0; le Canonnier/],
    ["es", /PO; el Artillero/],
  ])("no sentence begins with a small letter in %s", async (language, said) => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.use(language);
    const swapped = { card: "sundars-gunner-1", old: "mercenaries-gunner-1", n: 3, gold: 5, seat: 0 };
    expect(chaseLine(chased("loot-swapped", swapped), 1, nameOf)).toMatch(said);
  });

  it("never let a line begin with a mark in French, nor end with one that opens", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await words.use("fr");
    expect(words.say("bk-page-card-loaded", { n: 1, of: 2, ap: 3 })).toMatch(/2\u00a0;/);
    expect(words.say("ui-ratings-none")).toContain("«\u00a0Classée\u00a0»\u00a0:");
    await words.use("en");
    expect(words.say("ui-colon", { label: "a ?" })).toBe("a ?:");
  });
});
