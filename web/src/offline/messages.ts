/** What the page and its engine say to each other. */

/** Where the engine's files are; put into the page when it is built. */
export interface Engine {
  hash: string;
  size: number;
  files: string[];
}

export type ToEngine =
  | { kind: "begin"; folder: string; pace: number }
  | { kind: "fetch"; id: number; method: string; path: string; body: string }
  | { kind: "open" | "close" }
  | { kind: "say"; text: string }
  | { kind: "hired" }
  | { kind: "answer"; id: number; text: string };

/** `kept`: whether games survive this page; `why` says what went wrong. */
export type FromEngine =
  | { kind: "ready"; kept: boolean }
  | { kind: "failed"; why: "taken" | "newer" | "broken"; detail: string }
  | { kind: "fetched"; id: number; status: number; text: string }
  | { kind: "opened" }
  | { kind: "told"; text: string }
  | { kind: "think"; id: number; text: string }
  | { kind: "hire" | "dismiss" };

export type ToThinker = { kind: "begin"; folder: string } | { kind: "think"; id: number; text: string };
export type FromThinker = { kind: "ready" } | { kind: "thought"; id: number; text: string };
