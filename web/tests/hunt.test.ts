import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { stageOf, step } from "../src/games/treasure-hunter/stage";
import { storyOf } from "../src/games/treasure-hunter/story";
import { sorted } from "../src/games/treasure-hunter/view";
import { roundsOf } from "../src/games/treasure-hunter/rounds";
import { RELICS, SITES } from "../src/games/treasure-hunter/wire";
import type { Told, View as HuntView } from "../src/games/treasure-hunter/wire";

interface Step {
  view: HuntView;
  events: Told[];
}
const HUNT = JSON.parse(readFileSync(new URL("fixtures/treasure-hunter.json", import.meta.url), "utf-8")) as Step[];

describe("a real hunt, told event by event", () => {
  it("comes to the hand, the kept cards and the purses the engine shows", () => {
    let stage = stageOf((HUNT[0] as Step).view, (HUNT[0] as Step).events);
    for (const { view, events } of HUNT.slice(1)) {
      for (const event of events) stage = step(stage, event, view);
      expect(stage.hand).toEqual(sorted(view.hand));
      expect([...stage.kept].sort()).toEqual([...view.kept].sort());
      expect(stage.money).toEqual(view.players.map((player) => player.money));
    }
  });

  it("has the totals of the open site as the engine counts them, and knows who took what before", () => {
    let log: Told[] = [];
    let stage = stageOf((HUNT[0] as Step).view, []);
    const seen = new Set<string>();
    for (const { view, events } of HUNT) {
      log = [...log, ...events];
      for (const event of events) stage = step(stage, event, view);
      if (!view.site) continue;
      seen.add(view.site);
      const totals = view.players.map((player) => player.total?.total ?? 0);
      expect(view.players.map((player) => stage.story.sites[view.site ?? "blue"].totals[player.seat] ?? 0)).toEqual(
        totals,
      );
      const story = storyOf(view, log);
      expect(story.scene).toBe(view.site);
      for (const site of SITES.slice(0, SITES.indexOf(view.site))) expect(story.sites[site].done).toBe(true);
    }
    expect([...seen].sort()).toEqual(["blue", "green", "red"]);
  });

  it("has brought in its rounds what everybody owns beyond what they began with", () => {
    const began = (HUNT[0] as Step).view.players.map((player) => player.money ?? 0);
    let log: Told[] = [];
    for (const { view, events } of HUNT) {
      log = [...log, ...events];
      const brought = roundsOf(log, view.players.length).map((row) => row.reduce((sum, n) => sum + n, 0));
      const owned = view.players.map(
        (player) =>
          (player.money ?? 0) + player.goblins + player.treasures.reduce((sum, tile) => sum + (RELICS[tile] ?? 0), 0),
      );
      expect(brought.map((n, seat) => n + (began[seat] ?? 0))).toEqual(owned);
    }
    expect(
      roundsOf(log, 4)
        .flatMap((row) => row.slice(0, 2))
        .some((n) => n !== 0),
    ).toBe(true);
  });

  it("meets every goblin with every player and wins tiles only once", () => {
    let stage = stageOf((HUNT[0] as Step).view, (HUNT[0] as Step).events);
    let raids = 0;
    for (const { view, events } of HUNT.slice(1)) {
      for (const event of events) {
        if (event.kind === "round" && stage.story.raided) {
          raids++;
          for (const raid of stage.story.raids)
            expect(raid.driven.length + Object.keys(raid.robbed).length).toBe(view.players.length);
        }
        stage = step(stage, event, view);
      }
    }
    expect(raids).toBeGreaterThan(0);
  });
});
