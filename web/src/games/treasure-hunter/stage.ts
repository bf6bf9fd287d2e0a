/** What lies on the table while it moves: my hand, what I kept, the purses, and the story of the round. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import { storyOf, tell, type Story } from "./story";
import { sorted } from "./view";
import type { Told, View } from "./wire";

export interface Stage {
  hand: string[];
  kept: string[];
  aside: string[];
  money: (number | null)[];
  story: Story;
}

export function stageOf(view: View, log: Told[]): Stage {
  return {
    hand: sorted(view.hand),
    kept: [...view.kept],
    aside: [...view.aside],
    money: view.players.map((player) => player.money),
    story: storyOf(view, log),
  };
}

const without = (cards: string[], gone: string[]): string[] => cards.filter((card) => !gone.includes(card));

/** One picture further. Secrets of others are absent from the event, so nothing of theirs can move here. */
export function step(stage: Stage, event: Told, view: View): Stage {
  const next = { ...stage, story: tell(stage.story, event, view), money: paid(stage.money, event) };
  if (seatOf(event) !== view.you && event.kind !== "taken-up" && event.kind !== "hands-passed") return next;
  const card = detailOf(event, "card");
  const cards = [...(detailOf(event, "cards") ?? []), ...(card ? [card] : [])];
  switch (event.kind) {
    case "dealt":
    case "received":
      return { ...next, hand: sorted(cards), ...(event.kind === "dealt" ? { kept: [], aside: [] } : {}) };
    case "hands-passed":
      return { ...next, hand: [] };
    case "kept":
    case "kept-last":
      return { ...next, hand: without(stage.hand, cards), kept: [...stage.kept, ...cards] };
    case "set-aside":
      return { ...next, hand: without(stage.hand, cards), aside: [...stage.aside, ...cards] };
    case "drew":
      return { ...next, hand: sorted([...stage.hand, ...cards]) };
    case "taken-up":
      return { ...next, hand: sorted([...stage.kept, ...stage.hand]), kept: [], aside: [] };
    case "drew-with":
      return {
        ...next,
        hand: sorted([...without(stage.hand, cards), ...without(event.drawn ? [event.drawn] : [], event.laid ?? [])]),
      };
    case "fell-asleep":
      return next;
    case "unused":
      return { ...next, hand: [] };
    default:
      return { ...next, hand: without(stage.hand, cards) };
  }
}

function paid(money: (number | null)[], event: Told): (number | null)[] {
  const gain = gained(event);
  return gain
    ? money.map((purse, seat: Seat) => (purse !== null && seat === seatOf(event) ? purse + gain : purse))
    : money;
}

/** How many coins an event brings to its seat. */
function gained(event: Told): number {
  switch (event.kind) {
    case "robbed":
      return -(event.coin ?? 0);
    case "goblins-won":
      return event.coins ?? 0;
    case "coins":
    case "scroll-used":
      return event.n ?? 0;
    default:
      return 0;
  }
}

/** How long the eye needs, in milliseconds: `rest` before an event, `run` for it, `read` for what it says. */
export function timing(kind: Told["kind"]): { rest: number; run: number; read?: number } {
  switch (kind) {
    case "kept":
      return { rest: 0, run: 90 };
    case "hands-passed":
      return { rest: 120, run: 330 };
    case "received":
    case "dealt":
      return { rest: 0, run: 330 };
    case "kept-last":
      return { rest: 0, run: 120 };
    case "taken-up":
      return { rest: 200, run: 500 };
    case "laid":
      return { rest: 0, run: 420 };
    case "announced":
    case "played":
    case "doubled":
    case "fell-asleep":
    case "shielded":
    case "drew-with":
      return { rest: 0, run: 900 };
    case "passed":
      return { rest: 0, run: 260 };
    case "took-max":
    case "took-both":
      return { rest: 900, run: 900, read: 900 };
    case "took-min":
    case "took-none":
      return { rest: 100, run: 900, read: 900 };
    case "dogs-laid":
      return { rest: 0, run: 420 };
    case "repelled":
    case "robbed":
      return { rest: 0, run: 380 };
    case "goblins-won":
      return { rest: 200, run: 900, read: 900 };
    case "coins":
      return { rest: 0, run: 380 };
    case "unused":
      return { rest: 0, run: 80 };
    case "scroll-used":
      return { rest: 0, run: 700 };
    case "round":
      return { rest: 1200, run: 0 };
    case "laid-out":
      return { rest: 0, run: 700 };
    default:
      return { rest: 0, run: 0 };
  }
}
