import { t, words } from "./words.svelte";

/** The crew that plays when nobody else is there: the same name on the same seat for everybody. */
const BOTS = ["Anne", "Tomás", "Doña Inés", "Corsario", "Jehan", "Malouine"];

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? "Bot";
}

/** The name of a game; of one that the page has no words for, the name it has in its program: Kuhn poker. */
export function gameName(game: string): string {
  const id = `ui-game-${game.replaceAll("_", "-")}`;
  const plain = game.replaceAll(/[_-]/g, " ");
  return words.has(id) ? t(id) : plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** What a game is, in a few words. */
export function gameLine(game: string): string {
  const id = `ui-game-${game.replaceAll("_", "-")}-line`;
  return t(words.has(id) ? id : "ui-own-game");
}
