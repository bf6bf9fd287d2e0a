/** Parts of tables as they are drawn, without a browser: what they say in each language, and what they leave out. */
import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import BriscaDoing from "../src/games/brisca/Doing.svelte";
import { BEATS } from "../src/games/briskars/lesson.svelte";
import { labelOf, lineOf } from "../src/games/briskars/lines";
import type { Told as Battle } from "../src/games/briskars/wire";
import Stack from "../src/games/chasse-partie/Stack.svelte";
import { chainOf } from "../src/games/chasse-partie/story";
import type { Told as Chase } from "../src/games/chasse-partie/wire";
import Hint from "../src/games/treasure-hunter/Hint.svelte";
import TreasureDoing from "../src/games/treasure-hunter/Doing.svelte";
import { speechOf } from "../src/games/treasure-hunter/speech";
import type { View as HuntView } from "../src/games/treasure-hunter/wire";
import { standInCount, standInText } from "../src/lib/absence";
import { playedOf } from "../src/pages/my/telling";
import { shipName } from "../src/lib/open";
import type { Option, Receipt } from "../src/lib/wire";
import { words } from "../src/lib/words.svelte";
import Slip from "../src/ui/Receipt.svelte";
import { telling } from "./telling";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("en");
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

const none = (): void => undefined;
const HUNT = JSON.parse(readFileSync(new URL("fixtures/treasure-hunter.json", import.meta.url), "utf-8")) as {
  view: HuntView;
}[];

describe("a card that is raised in a hunt", () => {
  const view = HUNT[0]!.view;
  const drawn = (futile: boolean): string => {
    const prospects = { "blue-7": { of: "blue", before: 3, after: 10, rule: "TH-SITE-04", futile } };
    return render(Hint, { props: { card: "blue-7", view: { ...view, prospects }, why: "" } }).body;
  };

  it("shows its sum in green unless it can win nothing: then it warns", () => {
    expect(drawn(false)).toMatch(/class="[^"]*\bmore\b/);
    expect(drawn(false)).not.toContain("futile");
    expect(drawn(true)).not.toMatch(/class="[^"]*\bmore\b/);
    expect(drawn(true)).toContain("TH-TREAS-04");
  });
});

describe("the draft", () => {
  const option = (verb: string): Option => ({ action: 1, notation: `${verb} red-5`, verb, card: "red-5" });
  const drawn = (verb: string, raised: string | null, tip = ""): string =>
    render(TreasureDoing, {
      props: {
        options: [option(verb)],
        mine: null,
        decision: verb,
        raised,
        refused: "",
        waiting: "",
        tip,
        onact: none,
        onretract: none,
        onwhy: none,
      },
    }).body;

  it("asks for a card to keep and for one to throw away in another dress, and says who gets the rest", () => {
    expect(drawn("discard", "red-5")).toMatch(/class="go[^"]*drop/);
    expect(drawn("keep", "red-5")).not.toMatch(/\bdrop\b/);
    expect(drawn("keep", null, "Keep one, the other 8 go to Anne")).toContain("go to Anne");
  });
});

it.each([
  ["en", "Keep a watchdog (1 Paw"],
  ["fr", "Garder des chiens de garde (1 Patte"],
  ["es", "Quedarse con un perro guardián (1 Pata"],
] as const)("a card to keep stands with its article in %s", async (language, said) => {
  await words.use(language);
  const kept: Option = { action: 1, notation: "keep dog-10", verb: "keep", card: "dog-10" };
  expect(speechOf(null, () => "").choice(kept)).toContain(said);
  await words.use("en");
});

describe("the proof of a deal", () => {
  const drawn = (ok: boolean | null): string => {
    const told = { commitment: "ab".repeat(32), secret: ok === null ? null : "s", nonces: [], draws: [], typed: 0, ok };
    const receipt = { ...told, opened_ok: ok, chain: null } as Receipt;
    return render(Slip, { props: { checked: { receipt, seal: "", same: ok, ok }, seats: 2 } }).body;
  };

  it("accuses nobody where a game went on from a position and nothing was sealed", () => {
    expect(drawn(false)).toContain("this record has been changed");
    expect(drawn(null)).not.toMatch(/changed|different/);
    expect(drawn(null)).toContain("has no seal of its own");
  });
});

describe("the exchange of the trump", () => {
  const option = (verb: string, more: object = {}): Option => ({ action: 1, notation: verb, verb, ...more });
  const drawn = (options: Option[], shared = false): string =>
    render(BriscaDoing, {
      props: {
        options,
        refusals: [],
        decision: "exchange",
        raised: null,
        waiting: "",
        busy: false,
        shared,
        trump: "c",
        turned: "Cc",
        onact: none,
        onwhy: none,
      },
    }).body;

  it("names both cards, and a forced answer is no button that flashes", () => {
    const asked = drawn([option("swap", { with: "7" }), option("done")]);
    expect(asked).toContain("7 of cups");
    expect(asked).toContain("knight of cups");
    expect(drawn([option("done")])).not.toContain("<button");
    expect(drawn([option("done")], true)).toContain("<button");
  });
});

describe("a chain of counters", () => {
  const event = telling<Chase>();
  const chain = chainOf([
    event("plays", { seat: 1, card: "kraken-1" }),
    event("countered", { seat: 0, card: "kraken-1", with: "pourparlers-2", cancelled: [0] }),
  ]);

  it("names who laid each card, and strikes out what the engine calls cancelled", () => {
    const drawn = render(Stack, { props: { chain: chain!, you: 0, width: 50, nameOf: () => "Anne" } }).body;
    const cards = drawn.split('class="one').slice(1);
    expect(cards.map((card) => card.includes("leaving"))).toEqual([true, false]);
    expect(cards[0]).toContain("Anne");
    expect(cards[1]).toContain("You");
  });
});

it.each([
  ["en", "takes a place on F1"],
  ["fr", "prend place en F1"],
  ["es", "toma posición en F1"],
] as const)("a Briskar who is placed stands on one square in %s", async (language, said) => {
  await words.use(language);
  const view = BEATS[0]!.view;
  const deployed = telling<Battle>()("deploys", { briskar: view.briskars[0]!.id, square: "F1" });
  const line = lineOf(deployed, view, () => "Anne");
  expect(line).toContain(said);
  expect(line.match(/F1/g)).toHaveLength(1);
});

it.each([
  ["en", "Anne signs on The Exiles’ Broadside"],
  ["fr", "Anne recrute La bordée des Bannis"],
  ["es", "Anne recluta La andanada de los Exiliados"],
] as const)("a crew of a campaign has its name in the log in %s", async (language, said) => {
  await words.use(language);
  const view = { ...BEATS[0]!.view, seat: 1, bands: { "crew-0": "exiled", "crew-1": "The Long Watch" } };
  const band = (seat: number): string =>
    lineOf(telling<Battle>()("band", { seat, band: `crew-${seat}` }), view, () => "Anne");
  expect(band(0)).toBe(said);
  expect(band(1)).toContain("The Long Watch");
  const option = { action: 0, notation: "band crew-1", verb: "band", band: "crew-1" };
  expect(labelOf(option, view, () => "Anne")).toContain("The Long Watch");
});

it("my games can be chosen by game, also those that have only begun", () => {
  const running = [{ game: "brisca" }, { game: "briskars" }];
  expect(playedOf({ brisca: 3, chasse_partie: 2 }, running)).toEqual([
    ["brisca", 4],
    ["chasse_partie", 2],
    ["briskars", 1],
  ]);
});

describe("what a bot played for somebody", () => {
  afterAll(() => words.use("en"));
  const seats = [
    { seat: 0, name: "Anne", stood_in: 2 },
    { seat: 1, name: "Tomás", stood_in: 0 },
  ];

  it.each([
    ["en", "for you", "for Anne"],
    ["fr", "pour vous", "pour Anne"],
    ["es", "por ti", "por Anne"],
  ] as const)("is told to them as such in %s", async (language, mine, theirs) => {
    await words.use(language);
    for (const by of ["absence", "clock"] as const) {
      expect(standInText(by, "Anne", true)).toContain(mine);
      expect(standInText(by, "Anne", false)).toContain(theirs);
    }
    expect(standInCount(seats, 0)).toContain(mine);
    expect(standInCount(seats)).toContain(theirs);
    expect(standInCount(seats)).not.toContain("Tomás");
  });

  it("ships are called in the reader's language", async () => {
    const names = new Map<string, Set<string>>();
    for (const language of ["en", "fr", "es"] as const) {
      await words.use(language);
      names.set(language, new Set(Array.from({ length: 200 }, shipName)));
    }
    expect([...(names.get("es") ?? [])].some((name) => name.startsWith("The ") || name.startsWith("Le "))).toBe(false);
    expect([...(names.get("fr") ?? [])].some((name) => names.get("en")?.has(name))).toBe(false);
    expect([...names.values()].every((all) => all.size > 1 && ![...all].some((name) => name.startsWith("ui-")))).toBe(
      true,
    );
  });
});
