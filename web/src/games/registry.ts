/** The games of the page, found by their folders: whoever has a `game.ts` can be played here to its end. */
import type { Component } from "svelte";
import type { Speech } from "../hint/speech";
import type { TableSession } from "../lib/session.svelte";
import type { SettingInfo, Value } from "../lib/wire";
import type { Brought } from "../table/reel.svelte";

type Load<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
export interface Favourite {
  name: string;
  picture: string;
}
export interface SetupProps extends Record<string, unknown> {
  settings: SettingInfo[];
  seats: number;
  values: Record<string, Value>;
  onpick: (key: string, value: Value) => void;
}
export interface GameParts {
  /** How the ids of its rules begin. */
  rule: string;
  /** Its place in the street. */
  order: number;
  /** The pictures on its door. */
  pictures: [string, string, string];
  round?: boolean;
  /** How many bots make a good game with one person. */
  bots: number;
  /**
   * How many games in a hundred a captain of this page, without a server, wins at least against one of a server, where
   * that was played: it may have time for a part of its trials only. Measured in docs/guide/offline.md.
   */
  captainHere?: number;
  table: Load<{ session: TableSession }>;
  lesson: Load<Record<string, never>>;
  replay: Load<{ brought: Brought }>;
  rules: Load<Record<string, never>>;
  /** How hints and reviews speak of its choices; names of things may stand in a view. */
  speech: () => Promise<{
    speechOf: (view: never, nameOf: (seat: number) => string) => Speech;
    /** What players have favourites among, by its id: its name, and its picture where there is one. */
    favouriteOf: (id: string) => Favourite;
  }>;
  /** How some of its settings are chosen when a table is set, and which. */
  setup?: { load: Load<SetupProps>; settings: string[] };
  /** Whether a table may bring files of its own. */
  ownFiles?: boolean;
  /** Pages of its own, by their address; the title is a message. */
  pages?: Record<string, { load: Load<Record<string, never>>; title: string }>;
}

const FOUND = import.meta.glob<GameParts>("./*/game.ts", { import: "default", eager: true });
const PARTS = new Map(
  Object.entries(FOUND)
    .map(([path, parts]): [string, GameParts] => [path.split("/")[1] ?? "", parts])
    .sort(([, a], [, b]) => a.order - b.order),
);

/** The server writes two_words, the page's addresses two-words. */
export const slug = (game: string): string => game.replaceAll("_", "-");
/** All games, in the order of the street. */
export const GAMES = [...PARTS.keys()];
export const partsOf = (game: string): GameParts | null => PARTS.get(slug(game)) ?? null;

/** How a table and a film are drawn; a game without a folder here, one of the host's own, is drawn plainly. */
export const tableOf = (game: string): GameParts["table"] =>
  partsOf(game)?.table ?? (() => import("../table/plain/Game.svelte"));
export const replayOf = (game: string): GameParts["replay"] =>
  partsOf(game)?.replay ?? (() => import("../table/plain/ReplayTable.svelte"));

/** The game that a game's name or a rule's id belongs to. */
export const gameOf = (of: string): string | null =>
  GAMES.find((game) => game === slug(of) || of.startsWith(`${PARTS.get(game)?.rule}-`)) ?? null;

/** A page that a game brings, by its address. */
export const pageOf = (name: string): Load<Record<string, never>> | null =>
  [...PARTS.values()].find((parts) => parts.pages?.[name])?.pages?.[name]?.load ?? null;
