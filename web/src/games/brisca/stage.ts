/** What lies on the table while it moves: one event at a time turns the last picture into the next. No rule is decided here. */
import type { GameEvent, Seat } from "../../lib/wire";
import type { BriscaView, CardId, Play } from "./view";

export interface Stage {
  hand: CardId[];
  sizes: number[];
  trick: Play[];
  turned: CardId | null;
  stock: number;
  tricks: number[];
  best: BriscaView["best"];
  /** Cards on their way to whoever took them. */
  swept: { seat: Seat; cards: CardId[] } | null;
  /** Where a card that has just appeared came from. */
  from: Record<CardId, "stock" | "turned" | Seat>;
}

export function stageOf(view: BriscaView): Stage {
  return {
    hand: [...view.hand], sizes: [...view.hand_sizes], trick: [...view.trick], turned: view.turned, stock: view.stock,
    tricks: [...view.tricks], best: view.best, swept: null, from: {},
  };
}

const isPlay = (kind: string): boolean => kind === "led" || kind === "played" || kind === "trumped";

/** One picture further. `you` is the seat we look from, null for a spectator. */
export function step(stage: Stage, event: GameEvent, you: Seat | null): Stage {
  const kind = event.kind.replaceAll("_", "-");
  const seat = event.seat ?? 0;
  const card = typeof event.card === "string" ? event.card : "";
  if (isPlay(kind)) return play(stage, seat, card, you);
  if (kind === "took") return sweep(stage, seat);
  if (kind === "drew") return draw(stage, seat, card, you, "stock");
  if (kind === "drew-last") return { ...draw(stage, seat, card, you, "turned"), turned: null, stock: 0 };
  if (kind === "exchanged") return exchange(stage, seat, String(event.given ?? ""), card, you);
  return stage;
}

function resized(sizes: number[], seat: Seat, by: number): number[] {
  return sizes.map((size, i) => (i === seat ? Math.max(0, size + by) : size));
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
export function timing(kind: string): { rest: number; run: number } {
  switch (kind.replaceAll("_", "-")) {
    case "led": case "played": case "trumped": return { rest: 0, run: 430 };
    case "took": return { rest: 700, run: 560 };
    case "drew": case "drew-last": return { rest: 0, run: 160 };
    case "exchanged": return { rest: 200, run: 700 };
    default: return { rest: 0, run: 0 };
  }
}
