/** A review in words: its sum, its turning points, its mistakes; on the page and as a text to keep. */
import { sentenceOf, type Speech } from "../hint/speech";
import type { Decision, Option, Point, Review, Turn } from "../lib/wire";
import { decimal, t, words } from "../lib/words.svelte";

export const whole = (share: number): number => Math.round(share * 100);
export const signed = (share: number): string => `${share < 0 ? "−" : "+"}${Math.abs(whole(share))}`;
/** Fewer points than this would be written as none. */
const FEWEST = 0.05;

/** So many points, by the name they have in the game. */
function inPoints(n: string, { prefix }: Speech): string {
  const id = [`${prefix}-remark-change`, `${prefix}-remark-points`].find((one) => words.has(one));
  return t(id ?? "ui-hint-remark-points", { n });
}
const change = (n: number, speech: Speech): string =>
  inPoints(`${n < 0 ? "−" : "+"}${Math.abs(Math.round(n))}`, speech);

export const countText = (review: Review): string =>
  t("ui-review-count", { n: review.decisions.length, mistakes: review.mistakes, worlds: review.worlds });

export function strandsText(review: Review, speech: Speech): string {
  const end: Point | undefined = review.points.at(-1);
  if (!end) return "";
  return t("ui-review-strands", {
    share: whole(review.share),
    fortune: signed(end.fortune),
    skill: signed(end.skill),
    "fortune-points": change(end.fortune_points, speech),
    "skill-points": change(end.skill_points, speech),
  });
}

export const turnText = (turn: Turn): string =>
  t(`ui-review-turn-${turn.strand}`, { move: turn.move, change: signed(turn.change) });

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
export const choiceText = (choice: Record<string, unknown>, speech: Speech): string => speech.choice(choice as Option);

/** Few points with a decimal, so that a bar of nearly as much is seen to be less. */
const plain = (n: number): string => (Math.abs(n) < 10 ? decimal(n) : decimal(n, 0));

/** What a mistake cost: of the chance to win, and in points; of what was not lost nothing is said. */
export function costText(one: Decision, speech: Speech): string {
  const lost: string[] = [];
  const chance = whole(one.chance_lost);
  if (chance > 0) lost.push(t("ui-review-cost-chance", { chance, error: Math.ceil(one.chance_lost_error * 100) }));
  if (one.points_lost >= FEWEST || !lost.length) {
    const bar = one.points_lost_error ? ` ± ${plain(one.points_lost_error)}` : "";
    lost.push(inPoints(plain(one.points_lost) + bar, speech));
  }
  return t("ui-review-cost", { lost: lost.join(", ") });
}

export function mistakeText(one: Decision, speech: Speech): string {
  const line = t("ui-review-mistake", {
    move: one.move,
    played: lower(choiceText(one.played, speech)),
    best: lower(choiceText(one.best, speech)),
    lost: costText(one, speech),
  });
  return one.remarks.length ? `${line} ${sentenceOf(one.remarks, speech)}` : line;
}

/** Everything as lines of text. */
export function textOf(review: Review, name: string, speech: Speech): string {
  return [
    t("ui-review-of", { name }),
    countText(review),
    strandsText(review, speech),
    ...review.turns.map(turnText),
    ...review.decisions.filter((one) => one.mistake).map((one) => mistakeText(one, speech)),
    "",
  ].join("\n");
}
