/** A finished game as a film: for every move the picture just after it, before the trick is swept away. */
import { cardOf, seatOf, type Seat } from "../../lib/types";
import type { Frame, GameEvent, Replay } from "../../lib/wire";
import { viewAt } from "../../table/film";
import { stageOf, step, type Stage } from "./stage";
import { worth, type CardId } from "./view";
import type { View } from "./wire";

export interface Picture {
  stage: Stage;
  hands: CardId[][];
  view: View;
  trick: number;
  card: number;
  gain: number | null;
  asked: Seat | null;
}
export interface TrickBar {
  n: number;
  points: number;
  seat: Seat;
  first: number;
  last: number;
}

/** Each hand; of another seat, in a film that does not show it, only how many cards it holds. */
const handsAt = (replay: Replay, at: number): CardId[][] =>
  replay.seats.map((_, seat) => {
    const view = viewAt<View>(replay, at, seat);
    return view.you === seat ? [...view.hand] : Array.from({ length: view.hand_sizes[seat] ?? 0 }, () => "");
  });
const took = (frame: Frame | undefined): GameEvent | undefined => frame?.events.find((event) => event.kind === "took");
const worthOf = (cards: CardId[]): number => cards.reduce((sum, card) => sum + worth(card), 0);

/** The picture of one move. A move that ends a trick is shown with the whole trick still lying there. */
export function pictureAt(replay: Replay, at: number, me: Seat): Picture {
  const frame = replay.frames[at];
  const end = took(frame);
  const base = end ? at - 1 : at;
  const hands = handsAt(replay, base);
  let stage = stageOf(viewAt(replay, base, me));
  if (end && frame) {
    const cut = frame.events.indexOf(end);
    for (const event of frame.events.slice(0, cut)) {
      stage = step(stage, event, me);
      const own = hands[seatOf(event)];
      const card = own?.indexOf(cardOf(event)) ?? -1;
      own?.splice(Math.max(0, card), 1);
    }
    const card = stage.trick.find((played) => played.seat === seatOf(end))?.card ?? "";
    stage = { ...stage, best: { seat: seatOf(end), card, why: "rank" } };
  }
  const bars = tricksOf(replay);
  const trick = bars.find((bar) => at <= bar.last)?.n ?? bars.length;
  const view = viewAt<View>(replay, at, me);
  return {
    stage,
    hands,
    view,
    trick,
    card: stage.trick.length,
    gain: end ? worthOf(stage.trick.map((played) => played.card)) : null,
    asked: frame?.seat ?? null,
  };
}

/** One bar per trick: its points, who took it, the moves it spans. */
export function tricksOf(replay: Replay): TrickBar[] {
  const bars: TrickBar[] = [];
  let cards: CardId[] = [];
  let first = 1;
  replay.frames.forEach((frame, i) => {
    for (const event of frame.events) {
      if (["led", "played", "trumped"].includes(event.kind)) cards.push(String(event.card));
      if (event.kind !== "took") continue;
      bars.push({ n: bars.length + 1, points: worthOf(cards), seat: seatOf(event), first, last: i });
      cards = [];
      first = i + 1;
    }
  });
  return bars;
}

/** The log up to a move, and the move each line belongs to. */
export function logUpTo(replay: Replay, at: number): { log: GameEvent[]; moves: number[] } {
  const log: GameEvent[] = [];
  const moves: number[] = [];
  replay.frames.slice(0, at + 1).forEach((frame, i) => {
    const cut = i === at ? frame.events.findIndex((event) => event.kind === "took") : -1;
    for (const event of cut < 0 ? frame.events : frame.events.slice(0, cut)) {
      log.push(event);
      moves.push(i);
    }
  });
  return { log, moves };
}
