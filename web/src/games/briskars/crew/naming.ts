/** The words of the catalogue: ids in, what people read out. */
import type { CrewCatalogue, CrewFault, CrewOrdnance, CrewProfile, CrewWeapon } from "../../../lib/wire";
import { capital, sentences, t, words } from "../../../lib/words.svelte";

/** Somebody's name; one whom nobody has words for is called as his file calls him: "My bogdan". */
export const profileName = (id: string): string =>
  words.has(`bk-name-${id}`) ? t(`bk-name-${id}`) : capital(id.replaceAll("-", " "));
export const factionName = (id: string): string => t(`bk-faction-${id}`);
export const spellName = (id: string): string => t(`bk-spell-${id}`);
export const wayName = (id: string): string => t(`bk-way-${id}`);
export const skillName = (id: string): string => t(`bk-skill-${id}`);
export const pieceName = (piece: CrewOrdnance): string => t(`bk-weapon-${piece.name}`);
export const starterName = (id: string, fallback: string): string =>
  words.has(`bk-band-${id}`) ? t(`bk-band-${id}`) : fallback;

/** Anything of the catalogue by its id: somebody, a weapon, an armour, an object, a spell, a gun. */
export function nameOf(catalogue: CrewCatalogue, id: string): string {
  if (catalogue.profiles.some((one) => one.id === id)) return profileName(id);
  const weapon = catalogue.weapons.find((one) => one.id === id);
  if (weapon) return t(`bk-weapon-${weapon.name}`);
  const armour = catalogue.armours.find((one) => one.id === id);
  if (armour) return t(`bk-item-${armour.name}`);
  const piece = catalogue.ordnance.find((one) => one.id === id);
  if (piece) return pieceName(piece);
  if (catalogue.spells.some((one) => one.id === id)) return spellName(id);
  return words.has(`bk-item-${id}`) ? t(`bk-item-${id}`) : id;
}

/** What a thing does, where there are words for it. */
export function textOf(catalogue: CrewCatalogue, id: string): string {
  const armour = catalogue.armours.find((one) => one.id === id);
  if (armour)
    return [armour.frame, words.has(`bk-item-${id}.text`) ? t(`bk-item-${id}.text`) : ""].filter(Boolean).join(" · ");
  const weapon = catalogue.weapons.find((one) => one.id === id);
  if (weapon) return numbersOf(weapon);
  for (const key of [`bk-item-${id}.text`, `bk-spell-${id}.text`]) if (words.has(key)) return t(key);
  return "";
}

/** Damage as cards print it; "s" is the Strength of who strikes. */
const damageOf = (text: string): string => text.replace(/\bs\b/, t("bk-strength.short"));

function numbersOf(weapon: CrewWeapon): string {
  const range =
    weapon.far === null
      ? ""
      : weapon.near === null
        ? t("bk-crew-up-to", { n: weapon.far })
        : `${weapon.near}–${weapon.far}`;
  const thrust = weapon.thrust && weapon.thrust !== "0" ? t("bk-crew-thrust", { damage: damageOf(weapon.thrust) }) : "";
  const rate = weapon.rate > 1 ? t("bk-crew-rate", { n: weapon.rate }) : "";
  const marks = [weapon.reach ? t("bk-reach") : "", weapon.piercing ? t("bk-piercing") : ""];
  return [damageOf(weapon.damage), range, rate, ...marks, thrust].filter(Boolean).join(", ");
}

/** A weapon in words: "Musket 1d5+3, 6–12". */
export function armed(catalogue: CrewCatalogue, id: string): string {
  const weapon = catalogue.weapons.find((one) => one.id === id);
  return weapon ? `${t(`bk-weapon-${weapon.name}`)} ${numbersOf(weapon)}` : id;
}

/** What a card says about somebody below the numbers. */
export function cardText(catalogue: CrewCatalogue, card: CrewProfile): string {
  const gun = catalogue.ordnance.find((one) => one.id === card.ordnance);
  const parts = [
    ...card.weapons.map((id) => armed(catalogue, id)),
    ...(gun ? [`${pieceName(gun)} ${gun.damage}, ${t("bk-template")}`] : []),
    ...card.items.map((id) => nameOf(catalogue, id)),
    ...card.skills.filter((id) => id !== "mage").map(skillName),
    ...(card.mage
      ? [
          t("bk-crew-casts", {
            ways: words.list([
              ...card.ways.map(wayName),
              ...(card.open_ways ? [t("bk-crew-open-ways", { n: card.open_ways })] : []),
            ]),
          }),
        ]
      : []),
  ];
  return sentences(parts);
}

export function faultText(catalogue: CrewCatalogue, fault: CrewFault): string {
  const id = `bk-no-${fault.code}`;
  if (!words.has(id)) return fault.sentence;
  return t(id, {
    n: fault.n,
    have: fault.have,
    max: fault.most,
    need: fault.most,
    name: fault.name ? nameOf(catalogue, fault.name) : "",
  });
}
