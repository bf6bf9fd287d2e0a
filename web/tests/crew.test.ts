import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bandOf, changed, counted, dismissed, emptyBand, fileName, hired, keptBand } from "../src/games/briskars/crew/bands";
import { Signer } from "../src/games/briskars/crew/signer.svelte";
import * as insight from "../src/games/briskars/insight";
import type { TableSession } from "../src/lib/session.svelte";
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
    expect(bandOf({ name: "x", budget: 200, briskar: [{ profile: "spike" }] }).briskar[0]).toEqual({ profile: "spike", equipment: [], spells: [], ways: [], leader: false });
  });

  it("is kept only if it is one", () => {
    expect(keptBand(JSON.stringify(emptyBand("Mine", 300)))?.name).toBe("Mine");
    for (const text of [null, "", "{", "[]", "null", '{"name": 1, "budget": 2}', '{"name": "x", "budget": 3, "briskar": [{}]}']) expect(keptBand(text)).toBeNull();
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
  chosen: string[];
  moments: Record<number, Moment> = {};
  sent: string[] = [];
  constructor(chosen: string[], readonly offered: string[]) {
    this.chosen = chosen;
    this.tick(1);
  }
  tick(seq: number): Moment {
    const options = this.offered.map((notation, action) => ({ action, notation, verb: notation.split(" ")[0] ?? "" }));
    this.moments = { 0: { seq, waiting: [0], asked: [0, 1], decision: "Signing", options } as unknown as Moment };
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
    vi.spyOn(insight, "ask").mockImplementation(() =>
      Promise.resolve({ seq: stand.moments[0]!.seq, answer: { budget: 300, signed: stand.chosen.includes("sign"), answers: [...stand.chosen], dismissals } }) as never);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const signerOf = (): Signer => new Signer(stand as unknown as TableSession, 0);
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
  const read = (language: string): FluentResource => new FluentResource(readFileSync(`${folder}/${language}.ftl`, "utf-8"));
  it("are the same messages in three languages", () => {
    const ids = (language: string): string[] => read(language).body.map((message) => message.id).sort();
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
