/** What each game brings to the page; a game is listed here once it can be played here to its end. */
import type { Component } from "svelte";
import type { TableSession } from "../lib/session.svelte";
import type { Replay } from "../lib/wire";

type Load<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
export interface GameParts {
  table: Load<{ session: TableSession }>;
  lesson: Load<Record<string, never>>;
  replay: Load<{ replay: Replay; id: string | null; move: number | null }>;
  rules: Load<Record<string, never>>;
}

const PARTS: Record<string, GameParts> = {
  brisca: {
    table: () => import("./brisca/Game.svelte"),
    lesson: () => import("./brisca/Lesson.svelte"),
    replay: () => import("./brisca/ReplayTable.svelte"),
    rules: () => import("./brisca/Rules.svelte"),
  },
  "chasse-partie": {
    table: () => import("./chasse-partie/Game.svelte"),
    lesson: () => import("./chasse-partie/Lesson.svelte"),
    replay: () => import("./chasse-partie/ReplayTable.svelte"),
    rules: () => import("./chasse-partie/Rules.svelte"),
  },
  "treasure-hunter": {
    table: () => import("./treasure-hunter/Game.svelte"),
    lesson: () => import("./treasure-hunter/Lesson.svelte"),
    replay: () => import("./treasure-hunter/ReplayTable.svelte"),
    rules: () => import("./treasure-hunter/Rules.svelte"),
  },
  briskars: {
    table: () => import("./briskars/Game.svelte"),
    lesson: () => import("./briskars/Lesson.svelte"),
    replay: () => import("./briskars/ReplayTable.svelte"),
    rules: () => import("./briskars/Rules.svelte"),
  },
};

/** How the words of a game begin. */
const PREFIX: Record<string, string> = { brisca: "br", "chasse-partie": "cp", "treasure-hunter": "th", briskars: "bk" };
export const prefixOf = (game: string): string => PREFIX[slug(game)] ?? "br";

/** The server writes treasure_hunter, the page's addresses treasure-hunter. */
export const slug = (game: string): string => game.replaceAll("_", "-");
export const partsOf = (game: string): GameParts | null => PARTS[slug(game)] ?? null;
