/** What lies on the table while it moves: hand, crews, loot, piles, the chain of counters, and the count at the end of a round. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import { chainOf, countOf, tellChain, tellCount, type Chain, type Count } from "./story";
import { sorted, zoneOf } from "./view";
import type { Told, Crew, Permanent, View } from "./wire";

/** A crew while it moves; what it is worth is known again when it rests. */
export interface StageCrew {
  player: Seat;
  briskars: string[];
  permanents: Permanent[];
  settled: Crew | null;
}
export interface Stage {
  round: number;
  turn: Seat;
  hand: string[];
  sizes: number[];
  crews: StageCrew[];
  loot: string | null;
  needed: number;
  pile: number;
  discard: string[];
  gold: number[];
  /** The card shown in the middle of the table and who shows it: a Briskar that waits for its crew, a card announced. */
  shown: { card: string; seat: Seat } | null;
  chain: Chain | null;
  count: Count | null;
  last: Told | null;
}

export function stageOf(view: View, log: Told[], before: Stage | null = null): Stage {
  const crews = view.crews.map((crew) => ({
    player: crew.player,
    briskars: crew.briskars,
    permanents: crew.permanents,
    settled: crew,
  }));
  const shown = view.shown
    ? { card: view.shown, seat: view.turn }
    : view.announced
      ? { card: view.announced.card, seat: view.announced.actor }
      : null;
  return {
    round: view.round,
    turn: view.turn,
    hand: sorted(view.hand),
    sizes: view.hand_sizes,
    crews,
    loot: view.loot,
    needed: view.needed,
    pile: view.pile,
    discard: view.discard,
    gold: view.gold,
    shown,
    chain: view.announced ? chainOf(log) : null,
    count: view.over ? (before?.count ?? countOf(log)) : null,
    last: log.at(-1) ?? null,
  };
}

const without = (cards: string[], gone: string[]): string[] => cards.filter((card) => !gone.includes(card));
const more = (sizes: number[], seat: Seat, n: number): number[] =>
  sizes.map((size, i) => (i === seat ? Math.max(0, size + n) : size));

/** One picture further. Secrets of others are absent from the event, so nothing of theirs can move here. */
export function step(stage: Stage, event: Told, view: View): Stage {
  const next = {
    ...stage,
    last: event,
    chain: tellChain(stage.chain, event),
    count: tellCount(stage.count, event, stage),
  };
  return settle(onCrews(onHands(next, event, view), event), view);
}

/** Cards that come to a hand or leave it. */
function onHands(stage: Stage, event: Told, view: View): Stage {
  const [seat, card, other] = [seatOf(event), detailOf(event, "card") ?? "", detailOf(event, "other") ?? 0];
  const mine = seat === view.you;
  switch (event.kind) {
    case "drew":
    case "dealt": {
      const n = event.n ?? 0;
      return {
        ...stage,
        pile: Math.max(0, stage.pile - n),
        sizes: more(stage.sizes, seat, n),
        hand: mine ? sorted([...stage.hand, ...(event.cards ?? [])]) : stage.hand,
      };
    }
    case "readies":
      return leave(stage, seat, card);
    case "plays":
    case "plays-own":
    case "plays-on":
    case "plays-number":
    case "plays-value":
    case "plays-mode":
    case "plays-crew":
    case "plays-briskar":
    case "plays-move":
      return stage.shown?.card === card ? stage : leave(stage, seat, card);
    case "countered":
    case "counter-countered": {
      const counter = event.with ?? "";
      return {
        ...stage,
        hand: without(stage.hand, [counter]),
        sizes: more(stage.sizes, seat, -1),
        discard: [...stage.discard, counter],
      };
    }
    case "discards":
      return {
        ...stage,
        hand: without(stage.hand, [card]),
        sizes: more(stage.sizes, seat, -1),
        discard: [...stage.discard, card],
      };
    case "took-card": {
      const sizes = more(more(stage.sizes, other, -1), seat, 1);
      return { ...stage, sizes, hand: mine ? sorted([...stage.hand, card]) : without(stage.hand, [card]) };
    }
    case "hands-swapped": {
      const sizes = stage.sizes.map((size, i) =>
        i === seat ? (stage.sizes[other] ?? 0) : i === other ? (stage.sizes[seat] ?? 0) : size,
      );
      const hand = mine ? (event.cards ?? []) : other === view.you ? (event.given ?? []) : stage.hand;
      return { ...stage, sizes, hand: sorted(hand) };
    }
    case "recovers":
      return {
        ...stage,
        discard: without(stage.discard, [card]),
        sizes: more(stage.sizes, seat, 1),
        hand: mine ? sorted([...stage.hand, card]) : stage.hand,
      };
    default:
      return stage;
  }
}

/** A card is shown for all to see. */
function leave(stage: Stage, seat: Seat, card: string): Stage {
  return { ...stage, shown: { card, seat }, hand: without(stage.hand, [card]), sizes: more(stage.sizes, seat, -1) };
}

/** Who comes aboard and who leaves; permanents, loot, piles. */
function onCrews(stage: Stage, event: Told): Stage {
  const [seat, card, zone] = [seatOf(event), detailOf(event, "card") ?? "", detailOf(event, "zone") ?? 0];
  switch (event.kind) {
    case "round":
      return {
        ...stage,
        round: event.n ?? 0,
        crews: stage.crews.map((_, i) => ({ player: i, briskars: [], permanents: [], settled: null })),
        loot: null,
        shown: null,
      };
    case "turn":
    case "gallant":
      return { ...stage, turn: seat, shown: null };
    case "turned-over":
      return { ...stage, pile: Math.max(0, stage.pile - 1), discard: [...stage.discard, card] };
    case "loot-shown":
      return { ...stage, loot: card, needed: event.n ?? 0, discard: without(stage.discard, [card]) };
    case "reshuffled":
      return { ...stage, pile: event.n ?? 0, discard: [] };
    case "signed":
    case "slipped":
      return aboard({ ...stage, shown: null }, zone, card);
    case "moved":
      return aboard(ashore(stage, [card]), zoneOf(stage.crews, event.other ?? 0), card);
    case "leaves":
      return { ...ashore(stage, [card]), discard: [...stage.discard, card] };
    case "laid": {
      const laid: Permanent = { card, laid_by: stage.shown?.seat ?? stage.turn, on_player: null, on_captain: null };
      return {
        ...stage,
        shown: null,
        crews: stage.crews.map((crew, i) =>
          i === zone ? { ...crew, permanents: [...crew.permanents, laid], settled: null } : crew,
        ),
      };
    }
    case "permanents-gone": {
      const gone = stage.crews.flatMap((crew) => crew.permanents.map((one) => one.card));
      return {
        ...stage,
        discard: [...stage.discard, ...gone],
        crews: stage.crews.map((crew, i) => ({ ...crew, player: i, permanents: [], settled: null })),
      };
    }
    case "invaded": {
      const lost = stage.crews[zoneOf(stage.crews, seat)];
      const gone = lost ? [...lost.briskars, ...lost.permanents.map((one) => one.card)] : [];
      return {
        ...stage,
        discard: [...stage.discard, ...gone],
        crews: stage.crews.map((crew) =>
          crew === lost ? { ...crew, briskars: [], permanents: [], settled: null } : crew,
        ),
      };
    }
    case "loot-swapped": {
      const home = stage.crews.findIndex((crew) => crew.briskars.includes(card));
      return { ...aboard(ashore(stage, [card]), home, event.old ?? ""), loot: card, needed: event.n ?? 0 };
    }
    case "round-won":
      return { ...stage, gold: stage.gold.map((gold, i) => (i === seat ? gold + (event.gold ?? 0) : gold)) };
    default:
      return stage;
  }
}

function aboard(stage: Stage, zone: number, card: string): Stage {
  return {
    ...stage,
    crews: stage.crews.map((crew, i) =>
      i === zone ? { ...crew, briskars: [...crew.briskars, card], settled: null } : crew,
    ),
  };
}

function ashore(stage: Stage, gone: string[]): Stage {
  return {
    ...stage,
    crews: stage.crews.map((crew) =>
      crew.briskars.some((card) => gone.includes(card))
        ? { ...crew, briskars: without(crew.briskars, gone), settled: null }
        : crew,
    ),
  };
}

/** A crew that is already as it will rest is worth what the engine counts there. */
function settle(stage: Stage, view: View): Stage {
  if (stage.crews.every((crew) => crew.settled)) return stage;
  const same = (one: StageCrew, rests: Crew | undefined): boolean =>
    rests !== undefined &&
    one.briskars.join() === rests.briskars.join() &&
    one.permanents.map((p) => p.card).join() === rests.permanents.map((p) => p.card).join();
  return {
    ...stage,
    crews: stage.crews.map((crew, i) =>
      crew.settled || !same(crew, view.crews[i]) ? crew : { ...crew, settled: view.crews[i] ?? null },
    ),
  };
}

/** How long the eye needs: `rest` before an event, `run` for it, in milliseconds. */
export function timing(kind: Told["kind"]): { rest: number; run: number; read?: number } {
  switch (kind) {
    case "turn":
      return { rest: 0, run: 240 };
    case "drew":
    case "recovers":
      return { rest: 0, run: 260 };
    case "dealt":
      return { rest: 0, run: 260 };
    case "readies":
      return { rest: 0, run: 420 };
    case "signed":
    case "slipped":
      return { rest: 120, run: 640 };
    case "plays":
    case "plays-own":
    case "plays-on":
    case "plays-number":
    case "plays-value":
    case "plays-mode":
    case "plays-crew":
    case "plays-briskar":
    case "plays-move":
      return { rest: 0, run: 700 };
    case "countered":
    case "counter-countered":
      return { rest: 0, run: 900 };
    case "leaves":
    case "moved":
      return { rest: 60, run: 420 };
    case "laid":
    case "invaded":
    case "permanents-gone":
    case "loot-swapped":
    case "kraken-shown":
      return { rest: 160, run: 760 };
    case "took-card":
    case "hands-swapped":
    case "hand-seen":
      return { rest: 80, run: 560 };
    case "discards":
      return { rest: 0, run: 130 };
    case "turned-over":
      return { rest: 0, run: 200 };
    case "loot-shown":
      return { rest: 200, run: 900 };
    case "reshuffled":
      return { rest: 0, run: 500 };
    case "round-ends":
      return { rest: 700, run: 500 };
    case "worth":
    case "outright":
      return { rest: 0, run: 1100 };
    case "round-won":
    case "round-none":
      return { rest: 300, run: 2600, read: 2600 };
    case "gallant":
      return { rest: 0, run: 500 };
    default:
      return { rest: 0, run: 0 };
  }
}
