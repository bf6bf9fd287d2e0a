import { t, words } from "./words.svelte";
import type { Seat } from "./types";
import { BOTS, type BotFace, type Face, type SeatInfo } from "./wire";

/** The crew that plays when nobody else is there: each has a name, which goes with the face. */
const NAMES: Record<BotFace, string> = {
  "mercenaries-sharpshooter": "Anne",
  "mercenaries-gunner": "Tomás",
  "mercenaries-quartermaster": "Doña Inés",
  "mercenaries-captain": "Corsario",
  "mercenaries-cook": "Jehan",
  "mercenaries-marabout": "Malouine",
};

const isBot = (face: Face | null): face is BotFace => BOTS.some((one) => one === face);
export const botName = (face: Face | null): string => (isBot(face) ? NAMES[face] : "Bot");
/** How whoever sits on a seat is called: a person by name, a bot by its own; who has none by the number of the seat. */
export function sitterName(who: Pick<SeatInfo, "name" | "kind" | "face"> | undefined, seat: Seat): string {
  if (who?.kind === "empty") return t("ui-seat-empty");
  return who?.name || (who?.kind === "bot" ? botName(who.face) : t("ui-name-n", { n: seat + 1 }));
}
/** The bot that would sit down on a seat of a new table. */
export const botAt = (seat: number): BotFace => BOTS[seat % BOTS.length] ?? BOTS[0];

const wordOf = (game: string): string => `ui-game-${game.replaceAll("_", "-")}`;

/** Is this one of the games that the page has words, rules and lessons for? */
export const isOurs = (game: string): boolean => words.has(wordOf(game));

/** The name of a game; of one that the page has no words for, the name it has in its program: Kuhn poker. */
export function gameName(game: string): string {
  const plain = game.replaceAll(/[_-]/g, " ");
  return isOurs(game) ? t(wordOf(game)) : plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** What a game is, in a few words. */
export function gameLine(game: string): string {
  return t(isOurs(game) ? `${wordOf(game)}-line` : "ui-own-game");
}
