/** Questions to the server about the battle as a seat sees it, and the shapes of the answers (docs/guide/insight.md). */
import { newNonce } from "../../lib/fair";
import { wire } from "../../lib/server";
import type { CrewBand, Tell } from "../../lib/wire";

export type BriskarId = string;
export type Square = string;
/** One part of a sum: `bk-reason-<reason>` is its word. */
export interface Part {
  amount: number;
  reason: string;
  rule: string;
}
/** A roll before it is made. */
export interface RollSum {
  dice: number;
  total: number;
  parts: Part[];
  fumbles_to: number;
  critical_from: number;
}
/** What one more point (1 AP) and one more die (3 AP) would make of the chance. */
export interface Boosts {
  points: number;
  dice: number;
}
export type Sight = "clear" | "cover" | "none";
export type Rays = [clear: number, all: number];
export interface Seen {
  distance: number;
  cover: Sight;
  rays: Rays;
}
/** What a blow comes to: `losses[n]` is the chance of losing exactly n health points, a miss included. */
export interface Outcome {
  fumble: number;
  criticals: number[];
  losses: number[];
  mean: number;
  knock_out: number;
  morale: number;
}
export type DefenceName = "defend" | "dodge" | "counter" | "none" | "resist";
/** A defence open to the target: what it rolls, its price, and the chance to hit against it. */
export interface DefenceSum {
  defence: DefenceName;
  ap: number;
  dice: number;
  total: number;
  parts: Part[];
}
export interface Defence extends DefenceSum {
  hit: number;
  best: boolean;
}
export interface BlowDefence extends Defence, Outcome {}

/** An attack, thrust, shot, volley (one shot of it), assault or grapnel; the outcome is that against his best defence. */
export interface BlowOdds extends Outcome, Seen {
  briskar: BriskarId;
  target: BriskarId;
  from?: Square;
  slot: number | null;
  weapon: string | null;
  damage: string;
  cost: number;
  left: number;
  own: RollSum;
  defences: BlowDefence[];
  next: Boosts;
}
/**
 * A spell, a throw or a net: one roll, perhaps resisted. Where health is at stake it has the outcome of a blow (`losses` and
 * all that belongs to it, here and in each defence); without `losses` nobody is hurt.
 */
export interface SpellOdds extends Partial<Seen>, Partial<Outcome> {
  briskar: BriskarId;
  target: BriskarId | null;
  slot: null;
  weapon: null;
  damage?: string | null;
  /** The answer that names what is thrown. */
  thing?: number | null;
  own: RollSum;
  chance: number;
  threshold: number | null;
  defences: (Defence & Partial<Outcome>)[];
  fumble: number;
  criticals: number[];
  critical?: number;
  /** Who suffers besides: everybody under a table, everybody around a sack. */
  victims?: Victim[];
  /** Exactly n health points given back. */
  gains?: number[];
  /** What a critical failure costs the mage himself. */
  backfire?: number;
  cost: number;
  left: number;
  next: Boosts;
}
/** Somebody a template, a keg, a table or a sack may strike; who is thrown, or thrown at, has neither `covered` nor `leap`. */
export interface Victim extends Outcome {
  briskar: BriskarId;
  hit: number;
  covered?: number;
  leap?: number;
}
export interface FireOdds {
  briskar: BriskarId;
  own: RollSum;
  damage: string;
  threshold: number;
  chance: number;
  fumble: number;
  criticals: number[];
  drifts: { fathoms: number; chance: number }[];
  distance: number;
  victims: Victim[];
  cost: number;
  left: number;
  next: Boosts;
}
export interface KegOdds {
  chance: number;
  damage: string;
  victims: Victim[];
}
export interface HurlOdds {
  briskar: BriskarId;
  own: RollSum;
  threshold: number;
  chance: number;
  crash: number;
  fumble: number;
  criticals: number[];
  answers: [thrown: DefenceName, struck: DefenceName];
  victims: Victim[];
  cost: number;
  left: number;
  next: Boosts;
}
export type OddsAction = "attack" | "thrust" | "shoot" | "volley" | "assault" | "grapnel";
export type TestName =
  | "get_up"
  | "disengage"
  | "morale"
  | "shiver"
  | "aim"
  | "look"
  | "last_hope"
  | "landing"
  | "restrain"
  | "head_butt"
  | "kick"
  | "break_hold";
/** Head-butts, kicks and landings have the outcome of a blow too. */
export interface TestOdds extends Partial<Outcome> {
  chance: number;
  parts: Part[];
  own?: RollSum;
  against?: RollSum | null;
  target?: BriskarId;
  threshold?: number;
  under?: number;
  ap?: number;
  outcomes?: Record<string, number>;
  next?: Boosts;
  /** A disengagement: what it may cost the leaver, and who prevents him. */
  victims?: Victim[];
}
export interface Threat {
  enemy: BriskarId;
  square: Square;
  weapon: string | null;
  spell: string | null;
  blows: number;
  chance: number;
  mean: number;
  kind: "attack" | "thrust" | "shoot" | "grapnel" | "throw" | "cast" | "fire" | "head_butt" | "kick";
}
export interface Dangers {
  square: Square;
  threats: Threat[];
}
export interface DangerMap {
  squares: Record<Square, { chance: number; mean: number }>;
}
/** Squares that are quite clear have no entry in `rays`. */
export interface SightMap {
  square: Square;
  squares: Record<Square, Sight>;
  rays: Record<Square, Rays>;
}
/** One line of sight, and on which squares how many of its rays end. */
export interface Line extends Seen {
  stopped: Record<Square, number>;
}
export interface Way {
  path: Square[];
  fathoms: number;
  of: number;
  jumps: number;
  landing: boolean;
}
/** Where a Briskar could come to, now or in his next activation; `open` is the move being chosen. */
export interface Moves {
  square: Square;
  open: Record<Square, Way>;
  walk: Record<Square, Way>;
  race: Record<Square, Way>;
  climb: Square[];
  assault: Record<BriskarId, Square[]>;
  fathoms: Record<Square, number>;
}
export interface Zones {
  control: Record<BriskarId, Square[]>;
  reach: Record<BriskarId, Square[]>;
}

/** What is under way (`pending`), or would be after one of the open options (`option`). */
export type Pending =
  | { what: "nothing" }
  | {
      what: "roll";
      briskar: BriskarId;
      purpose: string;
      own: RollSum;
      faces: number[];
      threshold?: number | null;
      chance?: number;
      next?: Boosts;
      rerolls?: number[];
      defences?: DefenceSum[];
      odds?: BlowOdds;
      victims?: Victim[];
      drifts?: FireOdds["drifts"];
      outcome?: Outcome;
    }
  | {
      what: "defence";
      briskar: BriskarId;
      attacker: BriskarId;
      total: number;
      criticals: number;
      defences: (DefenceSum & { holds: number })[];
      if_hit: Omit<Outcome, "fumble" | "criticals"> | null;
    }
  | { what: "get_up"; briskar: BriskarId; chance: number; under: number; parts: Part[]; next: Boosts }
  | { what: "morale"; briskar: BriskarId; chance: number }
  | { what: "shiver"; briskar: BriskarId; chance: number; threshold: number; ap: number };

/** The own band while it is signed on; `dismissals` answers "dismiss" would empty it. */
export interface SigningSoFar {
  budget: number;
  signed: boolean;
  band: CrewBand;
  value: number;
  answers: string[];
  dismissals: number;
}

interface Boosted {
  points?: number;
  dice?: number;
}
export type About =
  | ({
      kind: "odds";
      action: OddsAction;
      briskar: BriskarId;
      target: BriskarId;
      slot?: number;
      from?: Square;
      thrust?: boolean;
    } & Boosted)
  | ({
      kind: "odds";
      action: "cast";
      briskar: BriskarId;
      spell: string;
      target?: BriskarId | Square;
      rival?: number;
    } & Boosted)
  | ({
      kind: "odds";
      action: "throw" | "net";
      briskar: BriskarId;
      target: BriskarId | Square;
      thing?: number;
    } & Boosted)
  | ({ kind: "odds"; action: "fire"; briskar: BriskarId; target: Square } & Boosted)
  | { kind: "odds"; action: "keg"; target: Square }
  | ({
      kind: "odds";
      action: "throw_briskar";
      briskar: BriskarId;
      thrown: BriskarId;
      target: BriskarId | Square;
    } & Boosted)
  | ({ kind: "test"; test: TestName; briskar: BriskarId; target?: BriskarId; ap?: number; height?: number } & Boosted)
  | { kind: "danger"; briskar: BriskarId; square?: Square }
  | { kind: "danger_map"; briskar: BriskarId }
  | { kind: "sight"; briskar: BriskarId; square?: Square }
  | { kind: "line"; briskar: BriskarId; target: BriskarId }
  | { kind: "moves"; briskar: BriskarId }
  | { kind: "zones"; seat?: number }
  | ({ kind: "pending" } & Boosted)
  | { kind: "signing" }
  | { kind: "option"; action: number };

export type AnswerTo<A extends About> = A extends { kind: "odds"; action: OddsAction }
  ? BlowOdds
  : A extends { kind: "odds"; action: "fire" }
    ? FireOdds
    : A extends { kind: "odds"; action: "keg" }
      ? KegOdds
      : A extends { kind: "odds"; action: "throw_briskar" }
        ? HurlOdds
        : A extends { kind: "odds" }
          ? SpellOdds
          : A extends { kind: "test" }
            ? TestOdds
            : A extends { kind: "danger" }
              ? Dangers
              : A extends { kind: "danger_map" }
                ? DangerMap
                : A extends { kind: "sight" }
                  ? SightMap
                  : A extends { kind: "line" }
                    ? Line
                    : A extends { kind: "moves" }
                      ? Moves
                      : A extends { kind: "zones" }
                        ? Zones
                        : A extends { kind: "signing" }
                          ? SigningSoFar
                          : Pending;

/** A question the server has refused, or that got no answer in time. */
export class NoAnswer extends Error {
  constructor(
    readonly code: string,
    readonly field: string | null = null,
  ) {
    super(code);
  }
}

const PATIENCE = 8000;

/**
 * Ask; the promise fails with NoAnswer. A question is never repeated by itself: ask again when the position has changed.
 * `seq` of the answer says which position it is about.
 */
export function ask<A extends About>(
  table: string,
  seat: number,
  about: A,
): Promise<{ seq: number; answer: AnswerTo<A> }> {
  const key = `ask-${newNonce().slice(0, 16)}`;
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      stop();
    };
    const timer = setTimeout(() => {
      done();
      reject(new NoAnswer("connection_lost"));
    }, PATIENCE);
    const stop = wire.listen((message: Tell) => {
      if (message.type === "insight" && message.key === key) {
        done();
        resolve({ seq: message.seq, answer: message.answer as unknown as AnswerTo<A> });
      } else if (message.type === "error" && message.key === key) {
        done();
        reject(new NoAnswer(message.code, String(message.params?.["field"] ?? "") || null));
      }
    });
    wire.send({ type: "ask", table, seat, about: { ...about }, key });
  });
}

/** Remembers answers of one position, so that hovering to and fro asks each question once. */
export class Insights {
  private known = new Map<string, Promise<unknown>>();
  private seq = -1;

  constructor(private readonly table: string) {}

  get<A extends About>(seq: number, seat: number, about: A): Promise<AnswerTo<A>> {
    if (seq !== this.seq) this.known.clear();
    this.seq = seq;
    const key = `${seat} ${JSON.stringify(about)}`;
    let found = this.known.get(key) as Promise<AnswerTo<A>> | undefined;
    if (!found) {
      found = ask(this.table, seat, about).then((told) => told.answer);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
    }
    return found;
  }
}
