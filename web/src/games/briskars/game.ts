/** What this game brings to the page. */
import left from "../../art/briskars/tokens/rotumah.svg?url";
import middle from "../../art/briskars/tokens/marten.svg?url";
import right from "../../art/briskars/tokens/lepus.svg?url";
import type { GameParts } from "../registry";

const game: GameParts = {
  rule: "BK",
  order: 4,
  pictures: [left, middle, right],
  bots: 1,
  captainHere: 51,
  table: () => import("./Game.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./ReplayTable.svelte"),
  rules: () => import("./Rules.svelte"),
  speech: () => import("./speech"),
  round: true,
  ownFiles: true,
  setup: { load: () => import("./Setup.svelte"), settings: ["scenario", "map"] },
  pages: {
    crew: { load: () => import("./crew/Crew.svelte"), title: "ui-crew-builder" },
    drafts: { load: () => import("./drafts/Drafts.svelte"), title: "ui-drafts" },
    campaigns: { load: () => import("./campaign/Campaigns.svelte"), title: "ui-campaigns" },
  },
};
export default game;
