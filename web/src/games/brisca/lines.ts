/** Events of Brisca as lines of the log, in the reader's language. */
import type { GameEvent, Seat } from "../../lib/wire";
import { t, words } from "../../lib/words.svelte";
import { rankOf, suitOf, type CardId } from "./view";

export function cardName(card: CardId, form: "plain" | "the" = "plain"): string {
  return t(form === "the" ? "br-card-name.the" : "br-card-name", { rank: rankOf(card), suit: suitOf(card) });
}

export function suitName(suit: string): string {
  return t("br-suit-name", { suit });
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The line of one event, empty when it has none. Secrets are absent from the event, so they cannot be in the line. */
export function lineOf(event: GameEvent, you: Seat | null, nameOf: (seat: Seat) => string): string {
  const kind = event.kind.replaceAll("_", "-");
  const id = `br-log-${kind}`;
  if (!words.has(id)) return "";
  const card = typeof event.card === "string" ? cardName(event.card, "the") : "";
  const given = typeof event.given === "string" ? cardName(event.given, "the") : "";
  const suit = typeof event.suit === "string" ? suitName(event.suit) : typeof event.card === "string" ? suitName(suitOf(event.card)) : "";
  const seat = event.seat ?? -1;
  const who = seat === you ? "you" : "other";
  const points = typeof event.points === "number" ? event.points : typeof event.n === "number" ? event.n : 0;
  return capital(t(id, { who, name: seat >= 0 ? nameOf(seat) : "", card, given, suit, n: points }));
}

/** The log grouped by trick, newest first; draws are left out, everybody draws after every trick. */
export interface TrickLines { trick: number; lines: { event: GameEvent; text: string; index: number }[] }

export function grouped(log: GameEvent[], you: Seat | null, nameOf: (seat: Seat) => string): TrickLines[] {
  const groups: TrickLines[] = [{ trick: 0, lines: [] }];
  log.forEach((event, index) => {
    if (event.kind === "led") groups.push({ trick: groups.length, lines: [] });
    if (event.kind === "drew") return;
    const text = lineOf(event, you, nameOf);
    if (text) groups.at(-1)?.lines.unshift({ event, text, index });
  });
  return groups.reverse().filter((group) => group.lines.length > 0);
}
