/** The map in words: one square for the cursor, and where somebody stands. */
import { capital, colon, sentences, t, words } from "../../lib/words.svelte";
import { cellOf, heightText, type Field } from "./field";
import { nameOf as calledIn, placeName, scenarioName, sceneryName, stateName } from "./lines";
import { openSpots, sideOf, spotOf, standingOn } from "./view";
import type { BriskarView, BriskarsView } from "./wire";

type Name = (one: BriskarView) => string;

export function briskarText(one: BriskarView, me: number, name: Name): string {
  const facts = [
    t("bk-page-who", {
      name: name(one),
      side: t(`bk-map-plinth-${sideOf(one.seat, me)}`),
      hp: one.hp,
      most: one.most_hp,
      ap: one.ap,
    }),
  ];
  if (one.leader) facts.push(stateName("leader", one.profile));
  if (one.armour_squares > 0) facts.push(t("bk-line-armour", { n: one.armour_squares }));
  if (one.activated) facts.push(stateName("activated", one.profile));
  return [...facts, ...one.states.map((state) => stateName(state, one.profile))].join(", ");
}

/** What can be done on a square besides fighting, in words. */
export const spotsOn = (view: BriskarsView, square: string): string[] =>
  openSpots(view)
    .filter((spot) => spot.square === square)
    .map((spot) => capital(t(`bk-spot-${spot.kind}`)));

/** "D9, sand, height 0. Captain Skorbut, second band, 14 of 27 HP, 5 AP." */
export function mapText(view: BriskarsView, field: Field, square: string, me: number, name: Name): string {
  const cell = cellOf(field, square);
  if (!cell) return square;
  const ground = words.has(`bk-ground-${cell.ground}`) ? t(`bk-ground-${cell.ground}`) : cell.ground;
  const parts = [`${square}, ${ground}, ${t("bk-ground-height", { n: heightText(cell.level) })}`];
  if (cell.scenery)
    parts.push(
      cell.points > 0 ? `${sceneryName(cell.scenery)}, ${cell.points} ${t("bk-sp.short")}` : sceneryName(cell.scenery),
    );
  parts.push(...spotsOn(view, square));
  const one = standingOn(view, square);
  if (one) parts.push(briskarText(one, me, name));
  return sentences(parts);
}

/** The battle in one breath: what it is about, the round, and where everybody stands. */
export function battleText(view: BriskarsView, nameOf: (seat: number) => string): string {
  const parts = [scenarioName(view.scenario), placeName(view.map)];
  if (view.round > 0) parts.push(t("bk-page-round", { n: view.round, of: view.rounds ?? 0 }));
  for (const seat of [...new Set(view.briskars.map((one) => one.seat))]) {
    const standing = view.briskars.filter((one) => one.seat === seat && one.square);
    const each = standing.map((one) =>
      t("bk-page-stands", { name: calledIn(view, one), square: one.square ?? "", hp: one.hp, most: one.most_hp }),
    );
    if (each.length) parts.push(`${colon(seat === view.seat ? t("ui-you") : nameOf(seat))} ${each.join("; ")}`);
  }
  return sentences(parts);
}

/** Who stands near a square, nearest first: as the eye sees the map, not as the rules measure it. */
export function nearText(view: BriskarsView, square: string, me: number, name: Name): string {
  const here = spotOf(square);
  const far = (one: BriskarView): number => {
    const at = spotOf(one.square as string);
    return Math.hypot(at.x - here.x, at.y - here.y);
  };
  const near = view.briskars
    .filter((one) => one.square && one.square !== square)
    .sort((a, b) => far(a) - far(b))
    .slice(0, 4);
  return near.map((one) => `${name(one)} (${t(`bk-map-plinth-${sideOf(one.seat, me)}`)}) ${one.square}`).join(", ");
}
