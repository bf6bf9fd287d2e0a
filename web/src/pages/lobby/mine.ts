/** Which of our tables waits for us. */
import type { TableInfo } from "../../lib/wire";

type Facts = Pick<TableInfo, "status" | "paused" | "waiting" | "you">;

/** Everybody waits for an answer of ours: not at a game that is over or rests, nor once we have given it. */
export const isMyTurn = (info: Facts): boolean =>
  info.status === "playing" && !info.paused && info.waiting.some((seat) => info.you.includes(seat));

/** Its place in the list: our turn, then under way, then over. */
export const placeOf = (info: Facts): number => (isMyTurn(info) ? 0 : info.status === "over" ? 2 : 1);
