/** What the table asks of this seat now, and the words for it. */
import type { Moment } from "../../lib/types";
import type { Option, Refusal } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { cardName, lineOf } from "./lines";
import type { Chain } from "./story";
import { isBriskar } from "./view";
import type { Prospect, View } from "./wire";

export type Mode = "window" | "choose" | "turn" | "discard" | "wait";
const WINDOWS = ["counter", "gallant"];

/** What kind of thing is going on: a window concerns all, a choice only whoever is asked. */
export function modeOf(view: View, options: Option[]): Mode {
  if (view.decision && WINDOWS.includes(view.decision)) return "window";
  if (!options.length) return "wait";
  return view.decision === "turn" || view.decision === "discard" ? view.decision : "choose";
}

/** The question in words; a window names the card that could be countered, the last of the chain. */
export function question(view: View, chain: Chain | null, nameOf: (seat: number) => string): string {
  if (view.decision === "counter") {
    const last = chain && chain.links.length > 1 ? chain.links.at(-1) : undefined;
    if (last)
      return t("cp-page-answers-with", {
        name: nameOf(last.seat),
        who: last.seat === view.you ? "you" : "other",
        card: cardName(last.card),
      });
    return chain ? lineOf(chain.root, view.you, nameOf) : t("cp-ask-counter");
  }
  if (view.decision === "discard")
    return view.to_discard > 1 ? t("cp-ask-discard.many", { n: view.to_discard }) : t("cp-ask-discard");
  return t(`cp-ask-${view.decision ?? "turn"}`);
}

/** What an option would do to the crews, as the engine says. */
export function prospectOf(view: View, option: Option | null): Prospect | null {
  if (!option) return null;
  if (option.verb === "crew" && view.prospects.crew) return onlyZone(view, view.prospects.crew, Number(option.seat));
  return view.prospects[option.notation] ?? null;
}

/** A Briskar that would join a crew changes this one alone. */
export function onlyZone(view: View, prospect: Prospect, zone: number): Prospect {
  return {
    worths: view.crews.map((crew, i) => (i === zone ? (prospect.worths[i] ?? 0) : crew.worth)),
    outright: view.crews.map((crew, i) => (i === zone ? (prospect.outright[i] ?? false) : crew.outright)),
    players: prospect.players,
    leaving: [],
  };
}

/** The zone an option points at, if it points at one. */
export const zoneOfOption = (option: Option | Refusal): number | null =>
  option.verb === "crew" || option.verb === "player" ? Number(option.seat) : null;

export const canPlace = (card: string | null, moment: Moment | null): boolean =>
  card !== null &&
  isBriskar(card) &&
  (moment?.options.some((one) => one.verb === "play" && one.card === card) ?? false);
