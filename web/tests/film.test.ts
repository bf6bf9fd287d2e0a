import { describe, expect, it } from "vitest";
import { logUpTo, pictureAt, tricksOf } from "../src/games/brisca/film";
import type { Told } from "../src/games/brisca/wire";
import { logUpTo as eventsUpTo, moveOf } from "../src/table/film";
import { biggest, lastTrick, sides, trickPoints } from "../src/games/brisca/count";
import { whole } from "../src/lib/film";
import type { Frame, Patch, Replay } from "../src/lib/wire";
import { viewWith } from "./views";

const frame = (
  seq: number,
  seat: number | null,
  events: Frame["events"],
  hands: string[][],
  part: Parameters<typeof viewWith>[0],
): Frame => ({
  seq,
  seat,
  notation: "",
  by: null,
  events,
  views: hands.map((hand, you) => viewWith({ you, hand, ...part })),
});
const replay: Replay = {
  of: null,
  game: "brisca",
  title: "",
  seats: [
    { name: "Anne", kind: "person", level: null, face: null, stood_in: 0 },
    { name: "Bot", kind: "bot", level: "sailor", face: null, stood_in: 0 },
  ],
  settings: {},
  result: { score: [], standing: [], rank: [], winners: [], how: "played", seat: null },
  verified: true,
  frames: [
    frame(
      4,
      null,
      [{ seq: 4, index: 0, kind: "deal", seat: 1 }],
      [
        ["Ao", "3b"],
        ["7o", "2c"],
      ],
      { hand_sizes: [2, 2] },
    ),
    frame(5, 0, [{ seq: 5, index: 1, kind: "led", seat: 0, card: "Ao" }], [["3b"], ["7o", "2c"]], {
      hand_sizes: [1, 2],
      trick: [{ seat: 0, card: "Ao" }],
    }),
    frame(
      6,
      1,
      [
        { seq: 6, index: 2, kind: "played", seat: 1, card: "7o" },
        { seq: 6, index: 3, kind: "took", seat: 0, card: "Ao" },
        { seq: 6, index: 4, kind: "counted", seat: 0, points: 11, cards: ["Ao", "7o"], tricks: [11] },
      ],
      [
        ["3b", "4e"],
        ["2c", "5e"],
      ],
      { hand_sizes: [2, 2], tricks: [1, 0] },
    ),
  ],
};

describe("the film of a game", () => {
  it("shows a finished trick before it is swept away", () => {
    const picture = pictureAt(replay, 2, 0);
    expect(picture.stage.trick.map((played) => played.card)).toEqual(["Ao", "7o"]);
    expect(picture.stage.best).toMatchObject({ seat: 0, card: "Ao" });
    expect(picture.gain).toBe(11);
    expect(picture.hands).toEqual([["3b"], ["2c"]]);
  });

  it("shows the backs of other hands in the film of a seat", () => {
    const frames = replay.frames.map((one) => ({ ...one, views: one.views.slice(0, 1) }));
    expect(pictureAt({ ...replay, of: 0, frames }, 2, 0).hands).toEqual([["3b"], [""]]);
  });

  it("has a bar for each trick with its points and its taker", () => {
    expect(tricksOf(replay)).toEqual([{ n: 1, points: 11, seat: 0, first: 1, last: 2 }]);
    const uncounted = replay.frames.map((one) => ({
      ...one,
      events: one.events.filter((event) => event.kind !== "counted"),
    }));
    expect(tricksOf({ ...replay, frames: uncounted })[0]?.points).toBeNull();
  });

  it("tells the log up to the move, without what has not been seen yet", () => {
    expect(logUpTo(replay, 2).log.map((one) => one.kind)).toEqual(["deal", "led", "played"]);
  });

  it("finds the move a link names", () => {
    expect([moveOf(replay, null), moveOf(replay, 5), moveOf(replay, 99)]).toEqual([0, 1, 2]);
  });
});

describe("the end", () => {
  const { log } = eventsUpTo<Told>(replay, replay.frames.length - 1);

  it("names the trick that weighed most and shows the last", () => {
    expect(biggest(log)).toEqual({ n: 1, seat: 0, card: "Ao", points: 11 });
    expect(lastTrick(log)).toEqual({
      plays: [
        { seat: 0, card: "Ao" },
        { seat: 1, card: "7o" },
      ],
      taker: 0,
      points: 11,
    });
  });

  it("gives each trick of a match what was counted for it", () => {
    const told = (kind: string, seat: number, more: object = {}) => ({ seq: 0, index: 0, kind, seat, ...more }) as Told;
    const match = [
      ...[told("took", 1), told("took", 0), told("took", 1)],
      ...[told("counted", 0, { tricks: [4] }), told("counted", 1, { tricks: [10, 2] })],
      ...[told("took", 0), told("counted", 0, { tricks: [21] }), told("took", 1)],
    ];
    expect(trickPoints(match)).toEqual([10, 4, 2, 21, null]);
  });

  it("puts partners together and orders the cards by rank", () => {
    const count = [0, 1, 2, 3].map((seat) => ({
      seat,
      cards: seat === 2 ? ["3c", "Ac", "Ao", "7b"] : [],
      points: seat === 2 ? 32 : 0,
      parts: [],
      ranks: [{ rank: "A", cards: seat === 2 ? ["Ac"] : seat === 0 ? ["Ao"] : [], each: 11, sum: seat % 2 ? 0 : 11 }],
    }));
    const [sun, moon] = sides(
      viewWith({
        teams: true,
        sides: [
          [0, 2],
          [1, 3],
        ],
        count,
        side_points: [32, 0],
        winners: [0, 2],
      }),
    );
    expect(sun).toMatchObject({ seats: [0, 2], points: 32, won: true });
    expect(sun?.byRank[0]).toEqual({ rank: "A", cards: ["Ao", "Ac"], each: 11, sum: 22 });
    expect(moon).toMatchObject({ points: 0, won: false });
  });
});

describe("a film that came as changes", () => {
  it("is whole from every seat", () => {
    const bare = (views: Patch[]) => ({ ...replay.frames[0]!, views });
    const came = {
      ...replay,
      frames: [
        bare([
          [[["hand"], ["Ao"]]],
          [
            [["hand"], []],
            [["stock"], 3],
            [["turned"], "7e"],
          ],
        ]),
        bare([
          [[["hand"], ["3o"]], [["stock"]]],
          [[["stock"], 2], [["turned"]]],
        ]),
      ],
    };
    expect(whole(came).frames.map((frame) => frame.views)).toEqual([
      [
        { hand: ["Ao"], stock: 3, turned: "7e" },
        { hand: [], stock: 3, turned: "7e" },
      ],
      [{ hand: ["3o"] }, { hand: [], stock: 2 }],
    ]);
  });
});
