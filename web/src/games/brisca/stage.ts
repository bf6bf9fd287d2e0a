/** What lies on the table while it moves: one event at a time turns the last picture into the next. No rule is decided here. */
import { NOBODY, seatOf, type Seat } from "../../lib/types";
import type { CardId } from "./view";
import { PACK, type Best, type Play, type Told, type View } from "./wire";

export interface Stage {
  hand: CardId[];
  sizes: number[];
  trick: Play[];
  turned: CardId | null;
  stock: number;
  tricks: number[];
  /** The card in the lead, and why. */
  best: Omit<Best, "rule"> | null;
  /** Cards of the trick that were told to trump it. */
  trumps: CardId[];
  /** Cards on their way to whoever took them. */
  swept: { seat: Seat; cards: CardId[] } | null;
  /** Where a card that has just appeared came from. */
  from: Record<CardId, "stock" | "turned" | Seat>;
}

export function stageOf(view: View): Stage {
  return {
    hand: [...view.hand],
    sizes: [...view.hand_sizes],
    trick: [...view.trick],
    turned: view.turned,
    stock: view.stock,
    tricks: [...view.tricks],
    best: view.best,
    trumps: view.best?.why === "trump" ? [view.best.card] : [],
    swept: null,
    from: {},
  };
}

/** One picture further. `you` is the seat we look from, null for a spectator. */
export function step(stage: Stage, event: Told, you: Seat | null): Stage {
  switch (event.kind) {
    case "led":
    case "played":
    case "trumped":
      return play(marked(stage, event.kind, event.card ?? ""), event.seat ?? NOBODY, event.card ?? "", you);
    case "took":
      return sweep(stage, event.seat ?? NOBODY);
    case "drew":
      return draw(stage, event.seat ?? NOBODY, event.card ?? "", you, "stock");
    case "drew-last":
      return { ...draw(stage, event.seat ?? NOBODY, event.card ?? "", you, "turned"), turned: null, stock: 0 };
    case "exchanged":
      return exchange(stage, event.seat ?? NOBODY, event.given ?? "", event.card ?? "", you);
    case "deal":
      return cleared(stage);
    case "removed":
      return { ...stage, stock: stage.stock - 1 };
    case "dealt":
      return dealt(stage, event.seat ?? NOBODY, event.cards ?? [], event.n ?? event.cards?.length ?? 0, you);
    case "turned":
      return event.card === undefined ? stage : { ...stage, turned: event.card, from: { [event.card]: "stock" } };
    default:
      return stage;
  }
}

/** Everything goes back into the pack: the next game of a match. */
function cleared(stage: Stage): Stage {
  const none = stage.sizes.map(() => 0);
  return {
    hand: [],
    sizes: none,
    trick: [],
    turned: null,
    stock: PACK,
    tricks: none,
    best: null,
    trumps: [],
    swept: null,
    from: {},
  };
}

function dealt(stage: Stage, seat: Seat, cards: CardId[], n: number, you: Seat | null): Stage {
  return {
    ...stage,
    stock: Math.max(0, stage.stock - n),
    hand: seat === you ? [...stage.hand, ...cards] : stage.hand,
    sizes: resized(stage.sizes, seat, n),
    from: Object.fromEntries(cards.map((card) => [card, "stock" as const])),
  };
}

function resized(sizes: number[], seat: Seat, by: number): number[] {
  return sizes.map((size, i) => (i === seat ? Math.max(0, size + by) : size));
}

/** Keep which cards trump the trick, as it is told. */
function marked(stage: Stage, kind: "led" | "played" | "trumped", card: CardId): Stage {
  if (kind === "led") return { ...stage, trumps: [] };
  return kind === "trumped" ? { ...stage, trumps: [...stage.trumps, card] } : stage;
}

/** The trick as it lies before it goes, with its winner marked. */
export function crowned(stage: Stage, event: Told): Stage {
  if (event.kind !== "took") return stage;
  const card = event.card ?? "";
  return { ...stage, best: { seat: seatOf(event), card, why: stage.trumps.includes(card) ? "trump" : "rank" } };
}

function play(stage: Stage, seat: Seat, card: CardId, you: Seat | null): Stage {
  const mine = seat === you;
  return {
    ...stage,
    swept: null,
    hand: mine ? stage.hand.filter((held) => held !== card) : stage.hand,
    sizes: resized(stage.sizes, seat, -1),
    trick: [...stage.trick, { seat, card }],
    best: null,
    from: mine ? {} : { [card]: seat },
  };
}

function sweep(stage: Stage, seat: Seat): Stage {
  const cards = stage.trick.map((played) => played.card);
  return { ...stage, trick: [], best: null, swept: { seat, cards }, tricks: resized(stage.tricks, seat, 1), from: {} };
}

function draw(stage: Stage, seat: Seat, card: CardId, you: Seat | null, from: "stock" | "turned"): Stage {
  const seen = seat === you && card !== "";
  return {
    ...stage,
    swept: null,
    stock: Math.max(0, stage.stock - 1),
    hand: seen ? [...stage.hand, card] : stage.hand,
    sizes: resized(stage.sizes, seat, 1),
    from: seen ? { [card]: from } : {},
  };
}

function exchange(stage: Stage, seat: Seat, given: CardId, card: CardId, you: Seat | null): Stage {
  const mine = seat === you;
  return {
    ...stage,
    swept: null,
    turned: given,
    hand: mine ? stage.hand.map((held) => (held === given ? card : held)) : stage.hand,
    from: mine ? {} : { [given]: seat },
  };
}

/** How long the eye needs before the next event, in milliseconds; `rest` comes before it. */
export function timing(kind: Told["kind"]): { rest: number; run: number } {
  switch (kind) {
    case "led":
    case "played":
    case "trumped":
      return { rest: 0, run: 430 };
    case "took":
      return { rest: 700, run: 560 };
    case "drew":
    case "drew-last":
      return { rest: 0, run: 160 };
    case "exchanged":
      return { rest: 200, run: 700 };
    case "dealt":
      return { rest: 0, run: 260 };
    case "deal":
      return { rest: 300, run: 400 };
    case "won":
    case "drawn":
      return { rest: 0, run: 1200 };
    default:
      return { rest: 0, run: 0 };
  }
}
