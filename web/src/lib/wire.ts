/** What crosses the network. Kept by hand until it is generated from flibuste.wire; same shapes. */

export type Seat = number;
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface Option {
  action: number;
  notation: string;
  verb: string;
  [noun: string]: Json;
}

export interface Refusal {
  notation: string;
  verb: string;
  code: string;
  rule: string;
  [noun: string]: Json;
}

export interface GameEvent {
  kind: string;
  seat?: Seat;
  seq?: number;
  [field: string]: Json | undefined;
}

export interface SeatInfo {
  seat: Seat;
  kind: "person" | "bot" | "empty";
  name: string;
  level?: string | null;
  here: boolean;
  face?: number;
  away?: number | null;
}

export interface Clock {
  kind: "none" | "relaxed" | "increment";
  minutes?: number;
  seconds?: number;
}

export interface Links {
  join?: string | null;
  watch?: string | null;
  seats?: Record<string, string> | null;
}

export interface Result {
  winners: Seat[];
  standing: number[];
  score?: number[];
  rank?: number[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "dealing" | "playing" | "over";
  paused?: boolean;
  host: Seat | null;
  you: Seat[];
  watching: boolean;
  seats: SeatInfo[];
  settings: Record<string, Json>;
  clock: Clock;
  absence: "wait" | "bot" | "pause";
  chat: "off" | "phrases" | "free";
  listed: boolean;
  links: Links;
  asked: Seat[];
  watchers: number;
  result?: Result | null;
  commitment?: string;
  series?: { games: number; wins: number[] } | null;
  next?: string | null;
}

export interface Moment {
  table: string;
  seat: Seat | null;
  seq: number;
  view: Json;
  asked: Seat[];
  options: Option[];
  refusals: Refusal[];
  decision?: string | null;
  waiting?: Seat[];
  mine?: Option | null;
  undo: "no" | "free" | "ask";
  undo_asked?: { seat: Seat; notation: string; agreed: Seat[] } | null;
  deadline?: number | null;
  clocks?: (number | null)[];
  now?: number;
}

export interface Said {
  seat: Seat;
  n?: number;
  phrase?: string | null;
  text?: string | null;
}

export type ServerMessage =
  | { type: "welcome"; version: string }
  | { type: "table"; info: TableInfo }
  | ({ type: "snapshot"; log: GameEvent[]; since?: number | null; said?: Said[] } & Moment)
  | ({ type: "update"; events: GameEvent[] } & Moment)
  | { type: "ack"; key: string; seq: number }
  | { type: "error"; key?: string | null; code: string; rule?: string | null; retry?: number | null; params?: Record<string, Json> }
  | ({ type: "said"; table: string } & Said)
  | { type: "undo_asked"; table: string; seat: Seat; notation: string }
  | { type: "undo_refused"; table: string; seat: Seat; by: Seat }
  | { type: "undone"; table: string; seat: Seat; seq: number; notation: string }
  | { type: "rematch"; table: string; next: string }
  | { type: "open"; table: string; seat: Seat }
  | { type: "pong" };

export type ClientMessage =
  | { type: "attach"; table: string; since: number | null }
  | { type: "detach"; table: string }
  | { type: "act"; table: string; seat: Seat; key: string; seq: number; action: number }
  | { type: "undo"; table: string; seat: Seat; key: string }
  | { type: "undo_answer"; table: string; seat: Seat; key: string; agree: boolean }
  | { type: "say"; table: string; seat: Seat; key: string; phrase?: string; text?: string }
  | { type: "pause" | "resume"; table: string; seat: Seat; key: string }
  | { type: "open"; table: string; seat: Seat; nonce: string }
  | { type: "ping" };

export interface SettingInfo {
  name: string;
  values: Json[];
  default: Json;
  rule: string;
}

export interface GameInfo {
  name: string;
  min: number;
  max: number;
  minutes: number;
  ready?: boolean;
  settings: SettingInfo[];
  levels: string[];
}

export interface NewTable {
  game: string;
  title?: string;
  seats: { kind: "you" | "open" | "bot" | "here"; name?: string; level?: string; sealed?: string }[];
  settings: Record<string, Json>;
  clock: Clock;
  absence: "wait" | "bot" | "pause";
  chat: "off" | "phrases" | "free";
  listed: boolean;
  start?: boolean;
}

export interface Frame {
  seq: number;
  seat: Seat | null;
  notation: string;
  events: GameEvent[];
  views: Json[];
}

export interface Replay {
  id?: string | null;
  game: string;
  title: string;
  seats: { name: string; kind: string }[];
  settings: Record<string, Json>;
  verified: boolean | null;
  frames: Frame[];
}

export interface Receipt {
  ok: boolean | null;
  commitment: string;
  secret: string | null;
  opened_ok: boolean | null;
  nonces: { seat: Seat; sealed: string | null; nonce: string | null; ok: boolean | null }[];
  draws: { purpose: string; count: number }[];
  chain?: string | null;
}

export interface Look {
  kind: "join" | "watch" | "seat";
  table: TableInfo;
}
