import { afterEach, describe, expect, it, vi } from "vitest";
import { sides } from "../src/games/brisca/count";
import { matchStory, matchVerdict } from "../src/games/brisca/story";
import { words } from "../src/lib/words.svelte";
import { viewWith } from "./views";

afterEach(() => vi.restoreAllMocks());

describe("the end of a match", () => {
  const count = [
    { seat: 0, cards: [], points: 23, parts: [], ranks: [] },
    { seat: 1, cards: [], points: 97, parts: [], ranks: [] },
  ];
  const view = viewWith({ count, winners: [0], games: 2, wins: [1, 1], totals: [135, 105], over: true });

  it("is told by games and by the points of all games, not by the last count", () => {
    const said = vi.spyOn(words, "say");
    const rows = sides(view);
    matchVerdict(rows, rows[0] ?? null, (row) => `N${row.side}`);
    matchStory(view, rows, (row) => `N${row.side}`);
    expect(said.mock.calls.map(([id]) => id)).toEqual(["br-page-match-win", "br-page-match-story"]);
    const args = said.mock.calls[1]?.[1];
    expect(String(args?.points)).toMatch(/N0 135.*N1 105/);
    expect(String(args?.wins)).toMatch(/N0 1.*N1 1/);
  });
});
