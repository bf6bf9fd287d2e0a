/** The terms of a table in words: clock, absence, chat, delay, the house rules that were chosen. */
import type { ClockPlan, GameInfo, TableInfo, Value } from "./wire";
import { t, words } from "./words.svelte";

/** 90 -> "90 s", 120 -> "2 min". */
export const timeText = (seconds: number): string =>
  seconds >= 60 && seconds % 60 === 0 ? t("ui-time-min", { n: seconds / 60 }) : t("ui-time-s", { n: seconds });

export function clockText(clock: ClockPlan): string {
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
    t(`ui-terms-away-${info.absence}`, { time: timeText(info.grace) }),
    t(`ui-chat-${info.chat}`),
    info.hints && company(info) ? t("ui-hints-on") : "",
    delay,
    info.afterwards === "players" ? t("ui-terms-players-only") : "",
    ...rules,
  ].filter(Boolean);
}
