/** A finished game as a film: for every move the picture just after it, before the trick is swept away. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import type { Replay } from "../../lib/wire";
import { eventsAt, logUpTo as told, viewAt, type Log } from "../../table/film";
import { trickPoints } from "./count";
import { crowned, stageOf, step, type Stage } from "./stage";
import type { CardId } from "./view";
import type { Told, View } from "./wire";

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
  /** Nothing where the game was never counted. */
  points: number | null;
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
const tookAt = (replay: Replay, at: number): number =>
  eventsAt<Told>(replay, at).findIndex((event) => event.kind === "took");

/** The picture of one move. A move that ends a trick is shown with the whole trick still lying there. */
export function pictureAt(replay: Replay, at: number, me: Seat): Picture {
  const events = eventsAt<Told>(replay, at);
  const cut = tookAt(replay, at);
  const end = events[cut];
  const base = end ? at - 1 : at;
  const hands = handsAt(replay, base);
  let stage = stageOf(viewAt(replay, base, me));
  if (end) {
    for (const event of events.slice(0, cut)) {
      stage = step(stage, event, me);
      const own = hands[seatOf(event)];
      const card = own?.indexOf(detailOf(event, "card") ?? "") ?? -1;
      own?.splice(Math.max(0, card), 1);
    }
    stage = crowned(stage, end);
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
    gain: end ? (bars.find((bar) => bar.last === at)?.points ?? null) : null,
    asked: replay.frames[at]?.seat ?? null,
  };
}

/** One bar per trick: its points, who took it, the moves it spans. */
export function tricksOf(replay: Replay): TrickBar[] {
  const bars: TrickBar[] = [];
  const points = trickPoints(replay.frames.flatMap((_, i) => eventsAt<Told>(replay, i)));
  let first = 1;
  replay.frames.forEach((_, i) => {
    for (const event of eventsAt<Told>(replay, i)) {
      if (event.kind !== "took") continue;
      bars.push({ n: bars.length + 1, points: points[bars.length] ?? null, seat: seatOf(event), first, last: i });
      first = i + 1;
    }
  });
  return bars;
}

/** The log up to a move, and the move each line belongs to; the trick that the move ends is not taken yet. */
export function logUpTo(replay: Replay, at: number): Log<Told> {
  const { log, moves } = told<Told>(replay, at);
  const cut = tookAt(replay, at);
  const end = cut < 0 ? log.length : log.length - eventsAt(replay, at).length + cut;
  return { log: log.slice(0, end), moves: moves.slice(0, end) };
}
