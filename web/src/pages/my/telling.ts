/** Finished games in words: how they ended for me, against whom, when and how long. */
import { botName } from "../../lib/names";
import { signed } from "../../lib/signed";
import type { Past, PastSeat, TableInfo } from "../../lib/wire";
import { decimal, t, words } from "../../lib/words.svelte";

const MINUTE = 60_000;
const HOUR = 60;

/** The games I play, those with most tables first: how many are finished or go on. */
export function playedOf(finished: Record<string, number>, running: Pick<TableInfo, "game">[]): [string, number][] {
  const counted = new Map(Object.entries(finished));
  for (const { game } of running) counted.set(game, (counted.get(game) ?? 0) + 1);
  return [...counted].sort(([, a], [, b]) => b - a);
}

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(share * 100);

export const seatName = (seat: PastSeat): string =>
  seat.name ||
  (seat.kind === "bot"
    ? t("ui-my-bot", { name: botName(seat.face), level: t(`ui-level-${seat.level ?? "sailor"}`) })
    : t("ui-my-nobody"));
const others = (past: Past): PastSeat[] => past.seats.filter((_, seat) => !past.you.includes(seat));
/** Whose face stands for a game: a person before a bot. */
export const across = (past: Past): PastSeat | undefined =>
  others(past).find((seat) => seat.kind === "person") ?? others(past)[0] ?? past.seats[0];

/** How a game ended for me, and against whom. */
export function verdict(past: Past): string {
  if (past.you.length > 1) return t("ui-my-one-device");
  const names = words.list(others(past).map(seatName));
  const { winners } = past.result;
  if (!winners.length) return t("ui-my-no-result", { names });
  const won = past.you.some((seat) => winners.includes(seat));
  const score = past.result.score[past.you[0] ?? 0] ?? 0;
  if (won && past.result.how === "played" && score < 1 && winners.length === past.seats.length)
    return t("ui-my-shared", { names });
  return t(won ? "ui-game-won" : "ui-game-lost", { name: names });
}

export function lengthOf(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  return minutes < HOUR
    ? t("ui-my-minutes", { n: minutes })
    : t("ui-my-hours", { h: Math.floor(minutes / HOUR), n: minutes % HOUR });
}

export const dayOf = (at: number): string =>
  new Date(at).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });

/** Points of all seats where the game was played to its end: 67 : 53. */
const pointsOf = (past: Past): string =>
  past.result.how === "played" ? t("ui-my-points", { points: past.points.map((n) => decimal(n, 0)).join(" : ") }) : "";

/** Everything else about a game, in one line. */
export const lineOf = (past: Past, game: string): string =>
  [
    game,
    past.title,
    past.again ? t("ui-my-again") : "",
    dayOf(past.ended),
    lengthOf(past.ended - past.began),
    t("ui-my-answers", { n: past.answers }),
    pointsOf(past),
    past.rated
      ? t("ui-my-rated", { after: String(past.rated.after), change: signed(past.rated.after - past.rated.before) })
      : past.unrated
        ? t(`ui-unrated-${past.unrated}`)
        : "",
  ]
    .filter(Boolean)
    .join(" · ");
