/** What lies on the map while it moves: the view, brought forward event by event, and the dice on the table. */
import { clashed, clashOf, type Clash } from "./clash";
import { detailOf } from "../../lib/types";
import { diceOf, partsOf, squareOf, type Part } from "./lines";
import { block } from "./overlay";
import type { Told, BriskarView, BriskarsView } from "./wire";

export interface Throw {
  briskar: string;
  purpose: string;
  dice: number[];
  parts: Part[];
  total: number | null;
  fumble: boolean;
  criticals: number;
  morale: boolean;
  under: number | null;
}
export interface Float {
  key: number;
  square: string;
  text: string;
  tone: "harm" | "good" | "note";
}
export interface Stage {
  view: BriskarsView;
  /** The rolls of the open exchange, oldest first; the last one may still be rolling. */
  rolls: Throw[];
  /** How the exchange ended, in words of its event. */
  verdict: Told | null;
  floats: Float[];
  struck: string | null;
  shot: { from: string; to: string } | null;
  /** Squares under the template, and where it was laid before it drifted. */
  blast: { squares: string[]; from: string | null; n: number; direction: string } | null;
  trail: { from: string; to: string } | null;
  /** Who struck at whom and what came of it, held until the next action. */
  clash: Clash | null;
}

export function stageOf(view: BriskarsView, log: Told[]): Stage {
  const story = exchange(log);
  return {
    view,
    rolls: story.rolls,
    verdict: story.verdict,
    floats: [],
    struck: null,
    shot: null,
    blast: laid(view, log, SHIVERING.includes(view.choice ?? "")),
    trail: null,
    clash: clashOf(view, log),
  };
}

type Kind = Told["kind"];
/** Choices made under a template that has not burst yet. */
const SHIVERING = ["shiver", "exit"];
/** What may be told between the aim and the burst. */
const LYING: Kind[] = ["die", "rolled", "drifts", "shivers"];
/** The template as it lies now: where it was aimed, and where it has drifted to; nothing once more has happened, unless `still`. */
export function laid(view: BriskarsView, log: Told[], still = true): Stage["blast"] {
  const fired = log.findLastIndex((event) => event.kind === "fires");
  if (!still && !log.slice(fired + 1).every((event) => LYING.includes(event.kind))) return null;
  const from = fired < 0 ? null : squareOf(log[fired] as Told);
  if (!from) return null;
  const drift = log.slice(fired).find((event): event is Drifts => event.kind === "drifts");
  return drift ? drifted(drift, from) : { squares: block(from, view.width, view.height), from, n: 0, direction: "" };
}
type Drifts = Extract<Told, { kind: "drifts" }>;
const drifted = (event: Drifts, from: string | null): Stage["blast"] => ({
  squares: event.area ?? [],
  from,
  n: event.fathoms ?? 0,
  direction: event.direction ?? "",
});

const OPENERS: Kind[] = [
  "attacks",
  "thrusts",
  "shoots",
  "head-butt",
  "kick",
  "restrain",
  "activated",
  "round",
  "walks",
  "races",
  "casts",
  "hides",
  "reloads",
  "assaults",
  "kneels",
  "en-garde",
  "throws",
];
const VERDICTS: Kind[] = [
  "hit",
  "missed",
  "defended",
  "dodged",
  "countered",
  "untouched",
  "knocked-out",
  "morale-passed",
  "morale-failed",
  "succeeds",
  "fails",
  "breaks-off",
  "held-back",
  "holds",
  "gets-up",
  "stays-down",
  "spell-fails",
  "resists-spell",
  "flees",
  "slips",
];

/** The dice since somebody last began something. */
function exchange(log: Told[]): { rolls: Throw[]; verdict: Told | null } {
  let start = log.length;
  let fresh = false;
  for (let i = log.length - 1; i >= 0; i--) {
    const kind = (log[i] as Told).kind;
    if (OPENERS.includes(kind)) {
      start = i;
      fresh = ["attacks", "thrusts", "shoots", "head-butt", "kick", "restrain", "casts", "throws"].includes(kind);
      break;
    }
  }
  let rolls: Throw[] = [];
  let verdict: Told | null = null;
  for (const event of log.slice(start)) {
    rolls = rolled(rolls, event);
    if (VERDICTS.includes(event.kind) && rolls.length) verdict = event;
  }
  return fresh || rolls.length ? { rolls, verdict } : { rolls: [], verdict: null };
}

const bare = (briskar: string): Throw => ({
  briskar,
  purpose: "",
  dice: [],
  parts: [],
  total: null,
  fumble: false,
  criticals: 0,
  morale: false,
  under: null,
});

/** The dice after one more event: natural dice come first, alone; then their sum. */
export function rolled(rolls: Throw[], event: Told): Throw[] {
  const last = rolls.at(-1);
  const who = detailOf(event, "briskar") ?? "";
  const lies = last && last.total === null && last.briskar === who ? last : null;
  const before = lies ? rolls.slice(0, -1) : rolls;
  switch (event.kind) {
    case "die":
      return [...before, { ...bare(who), dice: [...(lies?.dice ?? []), event.face ?? 0] }];
    case "rolled":
      return [
        ...before,
        {
          ...summed(who, event),
          purpose: event.purpose ?? "",
          fumble: Boolean(event.fumble),
          criticals: event.criticals ?? 0,
        },
      ];
    case "morale-rolled":
      return [...before, { ...summed(who, event), purpose: "morale", morale: true, under: event.under ?? null }];
    default:
      return rolls;
  }
}
const summed = (who: string, event: Extract<Told, { total?: number; dice?: number[] }>): Throw => ({
  ...bare(who),
  dice: diceOf(event),
  parts: partsOf(event),
  total: event.total ?? 0,
});

let floats = 0;
const change = (view: BriskarsView, id: unknown, how: (one: BriskarView) => Partial<BriskarView>): BriskarsView => ({
  ...view,
  briskars: view.briskars.map((one) => (one.id === id ? { ...one, ...how(one) } : one)),
});
const with_ = (states: string[], state: string): string[] => (states.includes(state) ? states : [...states, state]);

/** One picture further. */
export function step(stage: Stage, event: Told, final: BriskarsView): Stage {
  const who = detailOf(event, "briskar") ?? null;
  const one = stage.view.briskars.find((briskar) => briskar.id === who);
  const opened = [
    "attacks",
    "thrusts",
    "shoots",
    "head-butt",
    "kick",
    "restrain",
    "casts",
    "activated",
    "throws",
  ].includes(event.kind);
  const next: Stage = {
    ...stage,
    struck: null,
    shot: null,
    blast: null,
    trail: null,
    clash: clashed(stage.clash, event, stage.view),
    rolls: rolled(opened ? [] : stage.rolls, event),
    verdict: opened ? null : VERDICTS.includes(event.kind) && stage.rolls.length ? event : stage.verdict,
  };
  const float = (square: string | null | undefined, text: string, tone: Float["tone"]): Float[] =>
    square ? [...stage.floats.slice(-3), { key: ++floats, square, text, tone }] : stage.floats;
  const at = (patch: (b: BriskarView) => Partial<BriskarView>): BriskarsView => change(stage.view, who, patch);
  switch (event.kind) {
    case "deploys":
      return { ...next, view: bring(stage.view, final, who, event.square ?? "") };
    case "round":
      return {
        ...next,
        view: {
          ...stage.view,
          round: event.round ?? 0,
          briskars: stage.view.briskars.map((b) => ({ ...b, activated: false })),
        },
        rolls: [],
        verdict: null,
      };
    case "activated":
      return { ...next, view: { ...at(() => ({ activated: true })), active: who } };
    case "walks":
    case "races": {
      const to = squareOf(event);
      return { ...next, trail: one?.square && to ? { from: one.square, to } : null, view: at(() => ({ square: to })) };
    }
    case "shoots":
      return { ...next, shot: who ? { from: who, to: event.target ?? "" } : null };
    case "hit":
      return {
        ...next,
        struck: who,
        view: at(() => ({ hp: Math.max(0, event.hp ?? 0) })),
        floats: stage.clash ? stage.floats : float(one?.square, `−${event.damage ?? 0}`, "harm"),
      };
    case "bleeds":
    case "poisoned":
      return {
        ...next,
        struck: who,
        view: at((b) => ({ hp: Math.max(0, b.hp - (event.damage ?? 0)) })),
        floats: float(one?.square, `−${event.damage ?? 0}`, "harm"),
      };
    case "healed":
      return {
        ...next,
        view: at((b) => ({ hp: Math.min(b.most_hp, b.hp + (event.gained ?? 0)) })),
        floats: float(one?.square, `+${event.gained ?? 0}`, "good"),
      };
    case "falls":
      return { ...next, view: at((b) => ({ states: with_(b.states, "ground") })) };
    case "gets-up":
      return {
        ...next,
        view: at((b) => ({ states: b.states.filter((state) => state !== "ground" && state !== "stunned") })),
      };
    case "hides":
      return { ...next, view: at((b) => ({ states: with_(b.states, "hidden") })) };
    case "knocked-out":
    case "flees":
      return {
        ...next,
        view: at(() => ({ square: null, left_as: event.kind === "flees" ? "routed" : "knocked-out" })),
      };
    case "fires":
      return {
        ...next,
        blast: {
          squares: block(squareOf(event) ?? "A1", final.width, final.height),
          from: squareOf(event),
          n: 0,
          direction: "",
        },
      };
    case "drifts":
      return { ...next, blast: drifted(event, stage.blast?.from ?? null) };
    case "die":
    case "rolled":
    case "shivers":
      return { ...next, blast: stage.blast };
    default:
      return next;
  }
}

/** Somebody new on the map, as he will be seen when all is told. */
function bring(view: BriskarsView, final: BriskarsView, who: string | null, square: string): BriskarsView {
  const told = final.briskars.find((one) => one.id === who);
  if (!told) return view;
  const here = { ...told, square };
  return {
    ...view,
    briskars: view.briskars.some((one) => one.id === who)
      ? view.briskars.map((one) => (one.id === who ? here : one))
      : [...view.briskars, here],
  };
}

/** How long the eye needs: `rest` before an event, `run` for it, in milliseconds. */
export function timing(kind: Told["kind"]): { rest: number; run: number } {
  switch (kind) {
    case "deploys":
    case "crate":
      return { rest: 0, run: 160 };
    case "activated":
      return { rest: 120, run: 200 };
    case "walks":
    case "races":
      return { rest: 0, run: 520 };
    case "attacks":
    case "thrusts":
    case "shoots":
    case "assaults":
    case "casts":
    case "head-butt":
    case "kick":
      return { rest: 100, run: 420 };
    case "die":
      return { rest: 0, run: 420 };
    case "rolled":
    case "morale-rolled":
      return { rest: 0, run: 650 };
    case "hit":
      return { rest: 150, run: 650 };
    case "missed":
    case "defended":
    case "dodged":
    case "countered":
      return { rest: 100, run: 520 };
    case "knocked-out":
    case "flees":
      return { rest: 200, run: 800 };
    case "fires":
    case "drifts":
    case "keg-blows":
      return { rest: 0, run: 620 };
    case "morale-passed":
    case "morale-failed":
      return { rest: 0, run: 520 };
    case "armour-stops":
    case "healed":
    case "bleeds":
    case "poisoned":
    case "falls":
    case "gets-up":
      return { rest: 0, run: 260 };
    case "round":
      return { rest: 250, run: 450 };
    default:
      return { rest: 0, run: 40 };
  }
}
