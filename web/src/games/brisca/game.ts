/** What this game brings to the page. */
import left from "../../art/brisca/cards/copas-11.svg?url";
import middle from "../../art/brisca/cards/oros-12.svg?url";
import right from "../../art/brisca/cards/bastos-10.svg?url";
import type { GameParts } from "../registry";

const game: GameParts = {
  rule: "BR",
  order: 1,
  pictures: [left, middle, right],
  bots: 1,
  captainHere: 49,
  table: () => import("./Game.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./ReplayTable.svelte"),
  rules: () => import("./Rules.svelte"),
  speech: () => import("./speech"),
};
export default game;
