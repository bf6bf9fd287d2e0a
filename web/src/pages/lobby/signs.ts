/** The signs of the street; a door is open where the server has the game. */
import { GAMES, partsOf, slug } from "../../games/registry";
import type { GameInfo } from "../../lib/wire";

export interface SignInfo {
  game: string;
  pictures: string[];
  round: boolean;
  /** What the server says of it; null where it has no such game, or has not answered yet. */
  info: GameInfo | null;
}

export const signOf = (game: string, games: GameInfo[] = []): SignInfo => ({
  game,
  pictures: partsOf(game)?.pictures ?? [],
  round: partsOf(game)?.round ?? false,
  info: games.find((one) => slug(one.name) === game && (one.ready || !partsOf(game))) ?? null,
});

/** Our own games in the order of the street, then what the server has besides. */
export const signsOf = (games: GameInfo[]): SignInfo[] =>
  [...GAMES, ...games.map((one) => slug(one.name)).filter((game) => !partsOf(game))].map((game) => signOf(game, games));
