/** The terms of a table in words: clock, absence, chat, delay, the house rules that were chosen. */
import type { ClockPlan, GameInfo, NewTable, TableInfo, Value } from "./wire";
import { minutes } from "./clock.svelte";
import { t, words } from "./words.svelte";

type Late = NonNullable<NewTable["late"]>;
/** 90 -> "90 s", 120 -> "2 min". */
export const timeText = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? t("ui-time-min", { n: seconds / 60 }) : t("ui-time-s", { n: seconds });

const HOUR = 3600;
const DAY = 24 * HOUR;
/** How long somebody still has, as long as it is: days and hours, hours, or minutes and seconds. */
export function leftText(seconds: number): string {
  const [d, h] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (d >= 1) return h ? t("ui-time-days-hours", { d, h }) : t("ui-time-days", { n: d });
  return seconds >= 2 * HOUR ? t("ui-time-hours", { n: Math.floor(seconds / HOUR) }) : minutes(seconds);
}

/** A day of the calendar: "12 March". */
export const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(words.language, { day: "numeric", month: "long" });

export function clockText(clock: ClockPlan): string {
  if (clock.kind === "days") return t("ui-clock-days", { n: clock.days ?? 3 });
  if (clock.kind === "increment") return t("ui-clock-increment", { min: clock.minutes ?? 10, s: clock.seconds ?? 10 });
  return clock.kind === "relaxed"
    ? t("ui-clock-per-move", { time: timeText(clock.seconds ?? 90) })
    : t("ui-clock-none");
}

/** A house rule and its value; nothing where there are no words for it. */
function ruleText(prefix: string, name: string, value: Value): string {
  const id = `${prefix}-option-${name}`;
  if (!words.has(id)) return "";
  const said =
    typeof value === "boolean"
      ? t(value ? "ui-yes" : "ui-no")
      : words.has(`${id}.${String(value)}`)
        ? t(`${id}.${String(value)}`, { n: Number(value) || 0 })
        : String(value);
  return t("ui-said", { name: t(id), text: said });
}

/** What happens when time is up, where the table has agreed on it. */
export const lateText = (clock: ClockPlan, late: Late): string =>
  late || clock.kind === "days" ? t(`ui-terms-late-${late || "bot"}`) : "";

/** Whether several people play: against bots alone hints go without saying. */
const company = (info: TableInfo): boolean => info.seats.filter((seat) => seat.kind !== "bot").length > 1;

/** `games` tells what is usual: only what was changed is worth a word. */
export function termsOf(info: TableInfo, games: GameInfo[]): string[] {
  const game = games.find((one) => one.name === info.game);
  const rules = (game?.settings ?? [])
    .filter((one) => (info.settings[one.name] ?? one.default) !== one.default)
    .map((one) => ruleText(game?.prefix ?? "", one.name, info.settings[one.name] ?? one.default));
  const delay = info.delay
    ? t("ui-said", { name: t("ui-delay"), text: t("ui-delay-later", { time: timeText(info.delay) }) })
    : "";
  return [
    clockText(info.clock),
    info.clock.kind === "days" ? "" : t(`ui-terms-away-${info.absence}`, { time: timeText(info.grace) }),
    lateText(info.clock, info.late),
    t(`ui-chat-${info.chat}`),
    info.hints && company(info) ? t("ui-hints-on") : "",
    info.rated ? t("ui-rated") : "",
    info.dice === "typed" ? t("ui-dice-typed") : "",
    delay,
    info.afterwards === "players" ? t("ui-terms-players-only") : "",
    ...rules,
  ].filter(Boolean);
}
