/** A review in words: its sum, its turning points, its mistakes; on the page and as a text to keep. */
import { sentenceOf, type Speech } from "../hint/speech";
import type { Decision, Option, Point, Review, Turn } from "../lib/wire";
import { t } from "../lib/words.svelte";

export const whole = (share: number): number => Math.round(share * 100);
export const signed = (share: number): string => `${share < 0 ? "−" : "+"}${Math.abs(whole(share))}`;
const points = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(Math.round(n))}`;

export const countText = (review: Review): string =>
  t("ui-review-count", { n: review.decisions.length, mistakes: review.mistakes, worlds: review.worlds });

export function strandsText(review: Review): string {
  const end: Point | undefined = review.points.at(-1);
  if (!end) return "";
  return t("ui-review-strands", {
    share: whole(review.share),
    fortune: signed(end.fortune),
    skill: signed(end.skill),
    "fortune-points": points(end.fortune_points),
    "skill-points": points(end.skill_points),
  });
}

export const turnText = (turn: Turn): string =>
  t(`ui-review-turn-${turn.strand}`, { move: turn.move, change: signed(turn.change) });

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
export const choiceText = (choice: Record<string, unknown>, speech: Speech): string => speech.choice(choice as Option);

const plain = (n: number): string => (Math.round(n) < 0 ? `−${-Math.round(n)}` : String(Math.abs(Math.round(n))));

/** What a mistake cost: of the chance to win, and in points. */
export const costText = (one: Decision): string =>
  t("ui-review-cost", {
    chance: whole(one.chance_lost),
    "chance-error": whole(one.chance_lost_error),
    points: plain(one.points_lost),
    "points-error": plain(one.points_lost_error),
  });

export function mistakeText(one: Decision, speech: Speech): string {
  const line = t("ui-review-mistake", {
    move: one.move,
    played: lower(choiceText(one.played, speech)),
    best: lower(choiceText(one.best, speech)),
    lost: costText(one),
  });
  return one.remarks.length ? `${line} ${sentenceOf(one.remarks, speech)}` : line;
}

/** Everything as lines of text. */
export function textOf(review: Review, name: string, speech: Speech): string {
  return [
    t("ui-review-of", { name }),
    countText(review),
    strandsText(review),
    ...review.turns.map(turnText),
    ...review.decisions.filter((one) => one.mistake).map((one) => mistakeText(one, speech)),
    "",
  ].join("\n");
}
