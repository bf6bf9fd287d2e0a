/** Cards, numbers and moves as the files of a game call them, in the reader's words. */
import { capital, t, words } from "../../lib/words.svelte";

/** Under which other nouns the catalogues name things of a kind. */
const NOUNS: Record<string, string[]> = {
  armour: ["item"],
  ordnance: ["weapon"],
  profile: ["name"],
  metal: ["coin"],
  object: ["scenery", "item"],
};
/** What else a move is about: whatever it is, dots stand for it. */
const OTHERS = ["seat", "name", "briskar", "value", "mode", "number", "tile", "square", "direction", "with", "boost"];
const DOTS = Object.fromEntries([...OTHERS, "profile", "goods", "ordnance"].map((name) => [name, "…"]));
/** What a move is made with, as a workshop tells it. */
const PLAYED = ["card", "band", "spell", "item", "weapon"];

const plainly = (id: string): string => id.replaceAll(/[-_]/g, " ");
const first = (ids: string[]): string | null => ids.find((id) => words.has(id)) ?? null;

function found(prefix: string, kind: string, id: string): string | null {
  const nouns = [kind, ...(NOUNS[kind] ?? [])];
  return first([...nouns.map((noun) => `${prefix}-${noun}-${id}`), `${prefix}-${id}`]);
}

/** What belongs to somebody has both names: "Sabre (Bogdan)". */
function owned(prefix: string, kind: string, id: string): string | null {
  const parts = id.split("-");
  for (let k = parts.length - 1; k > 0; k--) {
    const owner = `${prefix}-name-${parts.slice(0, k).join("-")}`;
    if (!words.has(owner)) continue;
    const rest = parts.slice(k).join("-");
    const thing =
      found(prefix, kind, rest) ?? found(prefix, kind, rest.replace(/s$/, "")) ?? first([`${prefix}-${kind}`]);
    return `${thing ? capital(t(thing)) : plainly(rest)} (${t(owner)})`;
  }
  return null;
}

/** The name of an entry of a data file: of a card, a weapon, a scenario. */
export function entryName(prefix: string, kind: string, id: string): string {
  const direct = found(prefix, kind, id);
  if (direct) return capital(t(direct));
  const told = (word: string): string => {
    const message = found(prefix, "metal", word);
    return message ? t(message) : word;
  };
  return owned(prefix, kind, id) ?? capital(id.split("-").map(told).join(" "));
}
export const kindName = (kind: string): string => t(`ui-number-kind-${kind}`);
export const fieldName = (field: string): string => t(`ui-number-field-${field.replaceAll("_", "-")}`);

/** What players do, with the thing they do it with: "Play Kraken", "Attack …". */
export function moveName(prefix: string, move: string): string {
  const [verb = "", thing = ""] = move.split(" ");
  const id = `${prefix}-do-${verb.replaceAll("_", "-")}`;
  if (!words.has(id)) return plainly(move);
  const noun = PLAYED.find((one) => words.has(`${prefix}-${one}-${thing}`)) ?? "card";
  const name = thing ? entryName(prefix, noun, thing) : "…";
  return t(id, { ...DOTS, ...Object.fromEntries(PLAYED.map((one) => [one, name])) });
}
/** What a figure of a workshop counts. */
export function figureText(prefix: string, what: string): string {
  const seat = /^seat (\d+) wins$/.exec(what);
  if (seat) return t("ui-workshop-seat", { n: Number(seat[1]) + 1 });
  if (what === "length") return t("ui-workshop-length");
  const [move = "", kind = ""] = what.split(": ");
  return t(kind.startsWith("used") ? "ui-workshop-used" : "ui-workshop-won", { thing: moveName(prefix, move) });
}
