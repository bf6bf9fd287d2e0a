/** What this game brings to the page. */
import left from "../../art/treasure-hunter/cards/blue-08.svg?url";
import middle from "../../art/treasure-hunter/cards/red-12.svg?url";
import right from "../../art/treasure-hunter/cards/green-07.svg?url";
import type { GameParts } from "../registry";

const game: GameParts = {
  rule: "TH",
  order: 3,
  pictures: [left, middle, right],
  bots: 2,
  captainHere: 49,
  table: () => import("./Game.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./ReplayTable.svelte"),
  rules: () => import("./Rules.svelte"),
  speech: () => import("./speech"),
};
export default game;
