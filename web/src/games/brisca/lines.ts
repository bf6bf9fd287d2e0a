/** Events of Brisca as lines of the log, in the reader's language. */
import { seatOf, type Seat } from "../../lib/types";
import { type Args, capital, t, words } from "../../lib/words.svelte";
import { rankOf, suitOf, type CardId } from "./view";
import type { Told } from "./wire";

export function cardName(card: CardId, form: "plain" | "the" = "plain"): string {
  return t(form === "the" ? "br-card-name.the" : "br-card-name", { rank: rankOf(card), suit: suitOf(card) });
}

export function suitName(suit: string): string {
  return t("br-suit-name", { suit });
}

const CARD_FIELDS = ["card", "given"];

/** The fields of an event as the message wants them: cards by name, numbers as they are. */
function values(event: Told): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === "number") args[field] = value;
    else if (CARD_FIELDS.includes(field) && typeof value === "string") args[field] = cardName(value, "the");
    else if (field === "suit" && typeof value === "string") args[field] = suitName(value);
    else if (Array.isArray(value)) args[field] = words.list(value.map((card) => cardName(String(card), "the")));
  }
  return args;
}

/** The line of one event, empty when it has none. Secrets are absent from the event, so they cannot be in the line. */
export function lineOf(event: Told, you: Seat | null, nameOf: (seat: Seat) => string): string {
  const id = `br-log-${event.kind}`;
  if (!words.has(id)) return "";
  const seat = seatOf(event);
  const name = seat >= 0 ? nameOf(seat) : "";
  return capital(t(id, { card: "", ...values(event), who: seat >= 0 && seat === you ? "you" : "other", name }));
}

/** The log grouped by trick, newest first; draws are left out, everybody draws after every trick. */
export interface TrickLines {
  trick: number;
  lines: { event: Told; text: string; index: number }[];
}

export function grouped(log: Told[], you: Seat | null, nameOf: (seat: Seat) => string): TrickLines[] {
  const groups: TrickLines[] = [{ trick: 0, lines: [] }];
  log.forEach((event, index) => {
    if (event.kind === "deal") groups.length = 0;
    if (event.kind === "led" || event.kind === "deal") groups.push({ trick: groups.length, lines: [] });
    if (event.kind === "drew" || (event.kind === "dealt" && seatOf(event) !== you)) return;
    const text = lineOf(event, you, nameOf);
    if (text) groups.at(-1)?.lines.unshift({ event, text, index });
  });
  return groups.reverse().filter((group) => group.lines.length > 0);
}

/** The number of the trick that was led last. */
export function currentTrick(log: Told[]): number {
  const deal = log.findLastIndex((event) => event.kind === "deal");
  return log.slice(deal + 1).filter((event) => event.kind === "led").length;
}
