/** The four signs of the street; a door is open where the server has the game and this page can play it. */
import { partsOf, slug } from "../../games/registry";
import type { GameInfo } from "../../lib/wire";

export interface SignInfo {
  game: string;
  min: number;
  max: number;
  minutes: number;
  pictures: [string, string, string];
  round?: boolean;
  ready: boolean;
}

const SIGNS: Omit<SignInfo, "ready">[] = [
  {
    game: "brisca",
    min: 2,
    max: 4,
    minutes: 10,
    pictures: ["brisca/cards/copas-11", "brisca/cards/oros-12", "brisca/cards/bastos-10"],
  },
  {
    game: "chasse-partie",
    min: 2,
    max: 5,
    minutes: 30,
    pictures: [
      "chasse-partie/cards/sundars-cook",
      "chasse-partie/cards/quinto-real-captain",
      "chasse-partie/actions/kraken",
    ],
  },
  {
    game: "treasure-hunter",
    min: 2,
    max: 6,
    minutes: 30,
    pictures: ["treasure-hunter/cards/blue-08", "treasure-hunter/cards/red-12", "treasure-hunter/cards/green-07"],
  },
  {
    game: "briskars",
    min: 2,
    max: 2,
    minutes: 60,
    pictures: ["briskars/tokens/rotumah", "briskars/tokens/marten", "briskars/tokens/lepus"],
    round: true,
  },
];

/** The pictures on the door of a game. */
export const signOf = (game: string): Omit<SignInfo, "ready"> | null =>
  SIGNS.find((sign) => sign.game === game) ?? null;

export function signsOf(games: GameInfo[]): SignInfo[] {
  return SIGNS.map((sign) => {
    const info = games.find((one) => slug(one.name) === sign.game && one.ready);
    const ready = partsOf(sign.game) !== null && (games.length === 0 ? sign.game === "brisca" : info !== undefined);
    return { ...sign, ...(info ? { min: info.min, max: info.max } : {}), ready };
  });
}
