/** What this game brings to the page. */
import left from "../../art/chasse-partie/cards/sundars-cook.svg?url";
import middle from "../../art/chasse-partie/cards/quinto-real-captain.svg?url";
import right from "../../art/chasse-partie/actions/kraken.svg?url";
import type { GameParts } from "../registry";

const game: GameParts = {
  rule: "CP",
  order: 2,
  pictures: [left, middle, right],
  bots: 2,
  captainHere: 39,
  table: () => import("./Game.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./ReplayTable.svelte"),
  rules: () => import("./Rules.svelte"),
  speech: () => import("./speech"),
};
export default game;
