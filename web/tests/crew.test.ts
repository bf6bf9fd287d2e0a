import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bandOf,
  changed,
  counted,
  dismissed,
  emptyBand,
  fileName,
  hired,
  keptBand,
} from "../src/games/briskars/crew/bands";
import { complaint } from "../src/games/briskars/crew/complaint";
import { Signer } from "../src/games/briskars/crew/signer.svelte";
import * as insight from "../src/games/briskars/insight";
import { momentOf } from "../src/table/lesson";
import type { Moment } from "../src/lib/types";

const ROOT = new URL("../../", import.meta.url).pathname;

describe("a band", () => {
  it("changes without harm to the one before", () => {
    const empty = emptyBand("Mine", 300);
    const two = hired(hired(empty, "birgus"), "birgus");
    const armed = changed(two, 1, (hire) => ({ ...hire, equipment: [{ id: "rum" }] }));
    expect(empty.briskar).toEqual([]);
    expect(counted(two, "birgus")).toBe(2);
    expect(armed.briskar[0]?.equipment).toEqual([]);
    expect(armed.briskar[1]?.equipment).toEqual([{ id: "rum" }]);
    expect(dismissed(armed, 0).briskar).toEqual([armed.briskar[1]]);
  });

  it("has every field, whatever the server leaves out", () => {
    expect(bandOf({ name: "x", budget: 200, briskar: [{ profile: "spike" }] }).briskar[0]).toEqual({
      profile: "spike",
      equipment: [],
      spells: [],
      ways: [],
      leader: false,
    });
  });

  it("is kept only if it is one", () => {
    expect(keptBand(JSON.stringify(emptyBand("Mine", 300)))?.name).toBe("Mine");
    for (const text of [
      null,
      "",
      "{",
      "[]",
      "null",
      '{"name": 1, "budget": 2}',
      '{"name": "x", "budget": 3, "briskar": [{}]}',
    ])
      expect(keptBand(text)).toBeNull();
  });

  it("has a plain file name", () => {
    expect(fileName('The "Old" Watch')).toBe("the-old-watch.toml");
    expect(fileName("Zhàn Bào!")).toBe("zhan-bao.toml");
    expect(fileName("///")).toBe("band.toml");
  });
});

/** A table that plays along: what is sent is chosen after a while, others may answer in between. */
class Stand {
  readonly id = "t";
  readonly sending = false;
  chosen: string[];
  moments: Record<number, Moment> = {};
  sent: string[] = [];
  constructor(
    chosen: string[],
    readonly offered: string[],
  ) {
    this.chosen = chosen;
    this.tick(1);
  }
  tick(seq: number): Moment {
    const options = this.offered.map((notation, action) => ({ action, notation, verb: notation.split(" ")[0] ?? "" }));
    this.moments = { 0: { ...momentOf({}, options, "recruit"), seq, waiting: [0], asked: [0, 1] } };
    return this.moments[0]!;
  }
  act(_: number, option: { notation: string }): void {
    this.sent.push(option.notation);
  }
}

describe("signing a band on", () => {
  const wanted = ["hire abelii", "buy rum", "sign"];
  let dismissals = 0;
  let stand: Stand;
  beforeEach(() => {
    vi.useFakeTimers();
    dismissals = 0;
    stand = new Stand([], [...wanted, "dismiss"]);
    vi.spyOn(insight, "ask").mockImplementation(
      () =>
        Promise.resolve({
          seq: stand.moments[0]!.seq,
          answer: { budget: 300, signed: stand.chosen.includes("sign"), answers: [...stand.chosen], dismissals },
        }) as never,
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const signerOf = (): Signer => new Signer(stand, 0);
  const flush = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(10));

  it("gives the answers one by one, each once", async () => {
    const signer = signerOf();
    signer.begin(wanted, stand.moments[0]!);
    await flush();
    for (let seq = 2; seq < 5; seq++) {
      stand.chosen = wanted.slice(0, seq - 1);
      void signer.meet(stand.tick(seq));
      await flush();
    }
    expect(stand.sent).toEqual(wanted);
    expect(signer.state).toBe("signed");
  });

  it("does not repeat an answer because somebody else has answered", async () => {
    const signer = signerOf();
    signer.begin(wanted, stand.moments[0]!);
    await flush();
    void signer.meet(stand.tick(2));
    await flush();
    expect(stand.sent).toEqual(["hire abelii"]);
  });

  it("dismisses first what was hired before", async () => {
    dismissals = 1;
    stand.chosen = ["hire bogdan"];
    const signer = signerOf();
    signer.begin(wanted, stand.moments[0]!);
    await flush();
    dismissals = 0;
    stand.chosen = ["hire bogdan", "dismiss"];
    void signer.meet(stand.tick(2));
    await flush();
    expect(stand.sent).toEqual(["dismiss", "hire abelii"]);
    expect(signer.done).toBe(0);
  });

  it("says so when the table does not offer the next answer", async () => {
    const signer = signerOf();
    signer.begin(["hire nobody"], stand.moments[0]!);
    await flush();
    expect(stand.sent).toEqual([]);
    expect(signer.state).toBe("refused");
  });
});

describe("the words of the crew builder", () => {
  const folder = `${ROOT}web/src/games/briskars/crew/text`;
  const read = (language: string): FluentResource =>
    new FluentResource(readFileSync(`${folder}/${language}.ftl`, "utf-8"));
  it("are the same messages in three languages", () => {
    const ids = (language: string): string[] =>
      read(language)
        .body.map((message) => message.id)
        .sort();
    expect(ids("en").length).toBeGreaterThan(50);
    expect(ids("fr")).toEqual(ids("en"));
    expect(ids("es")).toEqual(ids("en"));
  });
  it("can all be said", () => {
    for (const language of ["en", "fr", "es"]) {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(read(language))).toEqual([]);
    }
  });
});

describe("a bad band file", () => {
  const said = (sentence: string, language: string): string | null => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(
      new FluentResource(readFileSync(`${ROOT}web/src/games/briskars/crew/text/${language}.ftl`, "utf8")),
    );
    return complaint(sentence, "my: own.toml", (id, args) =>
      bundle.formatPattern(bundle.getMessage(id)?.value ?? "", args),
    );
  };
  const SENTENCES: [string, RegExp][] = [
    ["my: own.toml: briskar 2: profile: expected the id of a known profile, got 'popeye'", /2.*popeye.*profile/],
    ['my: own.toml: briskar 1: equipment[0]: id: there is no weapon, armour or item "rations"', /1.* 1.*rations/],
    ["my: own.toml: briskar 1: equipment: expected a list of ids or tables, got 3", /equipment.*3/],
    ['my: own.toml: briskar 2: spells: there is no spell "rock"', /2.*rock.*spells/],
    ["my: own.toml: briskar 2: captain: expected no such field, got 'yes'", /2.*captain/],
    ["my: own.toml: piece 1: id: expected the id of a piece of ordnance, got nothing", /1.*id/],
    ["my: own.toml: band: name: expected a text, got nothing", /name/],
    ["my: own.toml: band: budget: expected 1 to 9999, got 0", /budget.*1.*9999.*0/],
    ["my: own.toml: briskar 1: ways: expected a list of water, wind, got ['rum']", /ways.*water, wind.*rum/],
    ["my: own.toml: briskar 1: leader: expected true or false, got 'yes'", /leader.*true.*false.*yes/],
    ["my: own.toml: Expected '=' after a key in a key/value pair (at line 3, column 5)", /3.*5/],
    ["my: own.toml: Invalid value (at end of document)", /./],
  ];

  it.each(SENTENCES)("%s", (sentence, holds) => {
    const all = ["en", "fr", "es"].map((language) => said(sentence, language));
    for (const one of all) expect(one).toMatch(holds);
    expect(new Set(all).size).toBe(3);
  });

  it("that is bad in a way nobody foresaw is told as the engine tells it", () => {
    expect(said("my: own.toml: something else", "en")).toBeNull();
  });
});
