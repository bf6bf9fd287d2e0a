import { describe, expect, it } from "vitest";
import { keyOf, lastCard } from "../src/games/brisca/play";
import { picture } from "../src/games/brisca/view";
import { sha256, shortSeal } from "../src/lib/fair";
import { pieces } from "../src/lib/rich";
import { placeOf } from "../src/lib/router.svelte";
import { parsePreferences } from "../src/lib/settings.svelte";

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(placeOf("/", "")).toEqual({ page: "lobby" });
    expect(placeOf("/j/abc", "")).toEqual({ page: "join", code: "abc" });
    expect(placeOf("/replay/t1", "#42")).toEqual({ page: "replay", id: "t1", move: 42 });
    expect(placeOf("/what", "")).toEqual({ page: "lost" });
  });
});

describe("keys", () => {
  it("raise, play, exchange, undo and read", () => {
    expect(keyOf("2", ["Ao", "3b"])).toEqual({ kind: "raise", card: "3b" });
    expect(keyOf("3", ["Ao", "3b"])).toBeNull();
    expect(["Enter", "e", "n", "z", "l", "t"].map((key) => keyOf(key, [])?.kind)).toEqual(["play", "exchange", "none", "undo", "log", "read"]);
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
  expect(["Ao", "7b", "Vc", "Ce", "Ro"].map(picture)).toEqual(["oros-01", "bastos-07", "copas-10", "espadas-11", "oros-12"]);
});

it("a sentence with marks and strong words is cut into pieces, never into HTML", () => {
  expect(pieces("\uE000b is trump: *play it*<b>")).toEqual([
    { kind: "mark", suit: "b" }, { kind: "text", text: " is trump: " }, { kind: "strong", text: "play it" }, { kind: "text", text: "<b>" },
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
