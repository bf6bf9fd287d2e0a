import { isMyTurn, placeOf as placeOfTable } from "../src/pages/lobby/mine";
import { underLines } from "../src/table/stand-ins";
import { reasonOf, waysOf, type Waiting } from "../src/table/waits";
import type { GameEvent } from "../src/lib/wire";
import { describe, expect, it } from "vitest";
import { commandOf, lastCard } from "../src/games/brisca/play";
import { picture } from "../src/games/brisca/view";
import { sha256, shortSeal } from "../src/lib/fair";
import { addSigns, pieces, signWords } from "../src/lib/rich";
import { placeOf } from "../src/lib/router.svelte";
import { parsePreferences } from "../src/lib/settings.svelte";

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(placeOf("/", "")).toEqual({ page: "lobby" });
    expect(placeOf("/j/abc", "")).toEqual({ page: "join", code: "abc" });
    expect(placeOf("/replay/t1", "#42")).toEqual({ page: "replay", id: "t1", move: 42, seat: null });
    expect(placeOf("/replay/t1", "#42@0")).toEqual({ page: "replay", id: "t1", move: 42, seat: 0 });
    expect(placeOf("/review/t1", "#1")).toEqual({ page: "review", id: "t1", seat: 1 });
    expect(placeOf("/what", "")).toEqual({ page: "other", name: "what" });
  });
});

describe("keys", () => {
  it("raise, play, exchange, undo and read", () => {
    expect(commandOf("2", ["Ao", "3b"])).toEqual({ kind: "raise", card: "3b" });
    expect(commandOf("3", ["Ao", "3b"])).toBeNull();
    expect(["Enter", "e", "n", "z", "l", "t"].map((key) => commandOf(key, [])?.kind)).toEqual([
      "play",
      "exchange",
      "none",
      "undo",
      "log",
      "read",
    ]);
  });
});

describe("the last card", () => {
  const done = { action: 40, notation: "done", verb: "done" };
  const last = { action: 1, notation: "play 3o", verb: "play", card: "3o" };
  it("is played by itself only where that was asked for and everybody sees that there is no other", () => {
    expect(lastCard([last], ["3o"], true)).toBe(last);
    expect(lastCard([last], ["3o"], false)).toBeNull();
    expect(lastCard([last], ["3o", "4b"], true)).toBeNull();
    expect(lastCard([done], ["3o"], true)).toBeNull();
  });
});

it("cards know their picture", () => {
  expect(["Ao", "7b", "Vc", "Ce", "Ro"].map(picture)).toEqual([
    "oros-01",
    "bastos-07",
    "copas-10",
    "espadas-11",
    "oros-12",
  ]);
});

it("a sentence with marks and strong words is cut into pieces, never into HTML", () => {
  const clubs = { url: "clubs.svg", alt: () => "clubs" };
  addSigns({ b: clubs });
  expect(pieces(`${signWords()["b"]} is trump: *play it*<b>`)).toEqual([
    { kind: "sign", sign: clubs },
    { kind: "text", text: " is trump: " },
    { kind: "strong", text: "play it" },
    { kind: "text", text: "<b>" },
  ]);
});

it("broken preferences fall back to the defaults", () => {
  expect(parsePreferences("{oops").twoTaps).toBe(true);
  expect(parsePreferences('{"theme":"dark"}').theme).toBe("dark");
});

it("a seal is the hash of its secret, shown short", async () => {
  expect(await sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(shortSeal("7c1e90b4d2a8f3610b5e77c4a94f")).toBe("7c1e 90b4 … a94f");
});

describe("why a table waits", () => {
  const seat = (kind: "person" | "bot", here: boolean, away: number | null = null) => ({
    seat: 0,
    kind,
    name: "",
    here,
    level: null,
    face: null,
    away,
    relieved: false,
    resigned: false,
    stood_in: 0,
    vacation: null,
  });
  const info: Waiting["info"] = {
    status: "playing",
    paused: false,
    you: [0],
    seats: [seat("person", true), seat("person", false, 20), seat("bot", false)],
    absence: "bot",
    grace: 60,
    late: "",
    by_clock: false,
    clock: { kind: "relaxed" },
    ways: [
      { what: "relieve", at: 30, seat: 1 },
      { what: "claim", at: 30, seat: 1 },
      { what: "resign", at: 0, seat: null },
    ],
  };
  const table = (some: Partial<Waiting["info"]>, waiting: number[], left = 5): Waiting => ({
    info: { ...info, ...some },
    waiting,
    deadline: 1,
    heardAt: 0,
    now: 10_000,
    left: () => left,
    nameOf: (who) => `N${who}`,
  });
  const ask = (...of: Parameters<typeof table>) => reasonOf(table(...of));

  it("names who is away and counts down to what the table decided", () => {
    expect(ask({}, [1])).toEqual({ id: "ui-waits-away-bot", args: { name: "N1", s: 30 } });
    expect(ask({ absence: "wait" }, [1])?.id).toBe("ui-waits-away-wait");
    expect(ask({ grace: 10 }, [1])?.args.s).toBe(0);
  });

  it("says nothing while somebody thinks or a bot plays", () => {
    for (const waiting of [[0], [2], []]) expect(ask({}, waiting)).toBeNull();
    expect(ask({ paused: true, seats: [seat("person", true)] }, [0])).toBeNull();
    expect(ask({ status: "over" }, [1])).toBeNull();
  });

  it("says when a time is up and nothing follows", () => {
    expect(ask({ absence: "wait" }, [0], 0)?.id).toBe("ui-waits-clock-you");
    expect(ask({ absence: "bot" }, [0], 0)).toBeNull();
  });

  it("offers what the server lets us do about who is away, with the seconds until then", () => {
    expect(waysOf(table({}, [1]))).toEqual([
      { what: "relieve", seat: 1, in: 5 },
      { what: "claim", seat: 1, in: 5 },
    ]);
    expect(waysOf(table({}, [2]))).toEqual([]);
    expect(waysOf(table({ paused: true }, [0], 0)).map((way) => way.what)).toEqual(["relieve", "claim"]);
    expect(ask({ paused: true }, [0])).toEqual({ id: "ui-paused-away", args: { name: "N1" } });
  });

  it("lets a bot give the answer of who is late, unless it is ours", () => {
    const seats = [seat("person", true), seat("person", true)];
    expect(waysOf(table({ absence: "wait", seats }, [1], 0))).toEqual([{ what: "relieve", seat: 1, in: 0 }]);
    expect(waysOf(table({ absence: "wait", seats }, [0], 0))).toEqual([]);
  });
});

it("a game waits for us only while our answer is missing", () => {
  const info = { status: "playing" as const, paused: false, waiting: [1], you: [1] };
  expect(isMyTurn(info)).toBe(true);
  expect(
    [{ status: "over" as const }, { paused: true }, { waiting: [0] }].some((one) => isMyTurn({ ...info, ...one })),
  ).toBe(false);
  expect([
    placeOfTable(info),
    placeOfTable({ ...info, waiting: [] }),
    placeOfTable({ ...info, status: "over" }),
  ]).toEqual([0, 1, 2]);
});

it("a stand-in is noted under the first line that is not older", () => {
  const lines = [2, 1, 0].map((index) => ({ index, event: { kind: "played", seq: index * 2, index } as GameEvent }));
  expect([...underLines(lines, [{ seq: 3, text: "bot" }])]).toEqual([[2, ["bot"]]]);
  expect(underLines(lines, [{ seq: 5, text: "bot" }]).size).toBe(0);
  const twice = [3, 4].map((seq) => ({ seq, text: "bot" }));
  expect([...underLines(lines, twice)]).toEqual([[2, ["bot"]]]); // said once for all answers that brought the line
});
