/** What arms, armour, spells, skills, objects and states do, in words: for the card and for the sheet of each. */
import type { Facts } from "../../ui/facts";
import { capital, t, words } from "../../lib/words.svelte";
import { genderOf, stateName, weaponName } from "./lines";
import type { BriskarView, SpellView, WeaponView } from "./wire";

/** Damage as cards print it; "s" is the Strength of who strikes. */
const damage = (text: string): string => text.replace(/\bs\b/, t("bk-strength.short"));

export function armText(weapon: WeaponView): string {
  const range =
    weapon.far === null
      ? ""
      : weapon.near === null
        ? t("bk-page-card-up-to", { n: weapon.far })
        : t("bk-page-card-range", { near: weapon.near, far: weapon.far });
  return [
    t("bk-page-card-damage", { damage: damage(weapon.damage), ap: weapon.ap }),
    weapon.thrust !== null
      ? t("bk-page-card-thrust", { damage: damage(weapon.thrust_damage ?? "0"), ap: weapon.thrust })
      : "",
    range,
    weapon.rate ? t("bk-page-card-loaded", { n: weapon.loaded, of: weapon.rate, ap: weapon.reload }) : "",
    weapon.reach ? t("bk-page-card-reach") : "",
    weapon.piercing ? t("bk-page-card-piercing") : "",
    weapon.poisoned ? t("bk-page-card-poisoned") : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function spellNumbers(spell: SpellView | undefined): string {
  if (!spell) return "";
  return [
    `${spell.ap} ${t("bk-ap.short")}`,
    spell.range ? t("bk-page-fathoms", { n: spell.range }) : "",
    spell.against
      ? t("bk-page-card-resisted", { value: t(`bk-${spell.against}`) })
      : spell.test === "passive"
        ? `${t("bk-threshold")} ${spell.number}`
        : t("bk-page-card-over", { n: spell.number }),
    spell.reaction ? t("bk-page-card-reaction") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The frame of an armour as cards print it: threshold, low and high value, squares. */
export function armourText(one: BriskarView): string {
  const [threshold, low, high] = (one.armour_frame ?? "").split("/").map(Number);
  return threshold === undefined || low === undefined || high === undefined
    ? ""
    : t("bk-page-card-armour", { threshold, low, high, n: one.armour_squares });
}

/** What something does, where there are words for it. */
export const textOf = (id: string, one: BriskarView): string =>
  words.has(`${id}.text`) ? t(`${id}.text`, { gender: genderOf(one.profile) }) : "";

export const armFacts = (weapon: WeaponView): Facts => ({ name: weaponName(weapon.name), text: armText(weapon) });
export const spellFacts = (spell: string, numbers: SpellView | undefined, one: BriskarView): Facts => ({
  name: capital(t(`bk-spell-${spell}`)),
  kind: spellNumbers(numbers),
  text: textOf(`bk-spell-${spell}`, one),
});
export const stateFacts = (state: string, one: BriskarView): Facts => ({
  name: stateName(state, one.profile),
  text: textOf(`bk-state-${state}`, one),
});
/** A skill or an object. */
export const thingFacts = (id: string, one: BriskarView): Facts => ({ name: t(id), text: textOf(id, one) });
