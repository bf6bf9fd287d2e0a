/** Tournaments in words. */
import { botName } from "../../lib/names";
import { clockText, lateText } from "../../lib/terms";
import type { TournamentInfo } from "../../lib/wire";
import { decimal, t } from "../../lib/words.svelte";

/** How an entrant is called: a person by name, a bot by its own name, its level and its number. */
export function nameOf(info: TournamentInfo, number: number): string {
  const one = info.entrants[number];
  if (!one?.level) return one?.name || t("ui-name-n", { n: number + 1 });
  return `${botName(one.face)} ${number + 1}`;
}

const active = (info: TournamentInfo): number => info.entrants.filter((one) => one.left === null).length;

/** How far a tournament is. */
export function stateOf(info: TournamentInfo): string {
  if (info.status === "open") return t("ui-entrants", { n: active(info) });
  if (info.status === "playing") return t("ui-round-of", { n: info.played.length, of: info.rounds });
  if (info.called_off) return t("ui-called-off");
  const first = info.standing.filter((line) => line.rank === 1).map((line) => nameOf(info, line.number));
  return t("ui-tournament-won", { names: first.join(", ") });
}

/** Points as they are said: halves of games, thousandths of a field. */
export const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : decimal(points, points * 10 === Math.round(points * 10) ? 1 : 2);

/** How a system works; at larger tables it is another sentence. */
export const systemTip = (system: TournamentInfo["system"], seats: number): string =>
  `ui-system-${system}-${seats > 2 ? "tables" : "tip"}`;

/** What was agreed on, and how equals are told apart. */
export function termsOf(info: TournamentInfo): string[] {
  const ties = info.tie_breaks.map((one) => t(`ui-tie-${one}-tip`));
  return [
    `${t(`ui-system-${info.system}`)}. ${t(systemTip(info.system, info.seats))}`,
    info.seats > 2
      ? [t("ui-tables-of", { n: info.seats }), info.sides.length ? t("ui-partners-change") : ""].join(" ")
      : "",
    info.seats > 2 && !info.duplicate ? t("ui-points-of-table") : "",
    [clockText(info.clock), lateText(info.clock, info.late)].filter(Boolean).join(", ") + ".",
    info.duplicate ? t("ui-duplicate-tip") : "",
    t("ui-ties-are", { names: ties.join("; ") }),
    t(`ui-byes-${info.duplicate || info.seats > 2 ? "duplicate" : info.system}`),
  ].filter(Boolean);
}
