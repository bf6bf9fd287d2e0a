/** The actions of step 6 as buttons: icon, key, group; and what the server says about each now. */
import type { Option, Refusal } from "../../lib/wire";
import { words, t } from "../../lib/words.svelte";
import { whyNot } from "./lines";
import type { BriskarsView } from "./wire";

export type Group = "move" | "fight" | "other" | "things";
export interface Deed {
  verb: string;
  icon: string;
  key: string;
  group: Group;
  always?: boolean;
  /** Stays with its reason for whoever could do it at another time. */
  known?: boolean;
}

/** In the order of the book; `always` keeps its place even when it is out of the question, so that nothing moves about. */
export const DEEDS: Deed[] = [
  { verb: "walk", icon: "walk", key: "W", group: "move", always: true },
  { verb: "race", icon: "race", key: "R", group: "move", always: true },
  { verb: "climb", icon: "climb", key: "J", group: "move", always: true },
  { verb: "kneel", icon: "kneel", key: "K", group: "move", always: true },
  { verb: "disengage", icon: "disengage", key: "B", group: "move" },
  { verb: "get_up", icon: "get-up", key: "U", group: "move" },
  { verb: "lie_down", icon: "lie-down", key: "", group: "move" },
  { verb: "attack", icon: "attack", key: "A", group: "fight", always: true },
  { verb: "thrust", icon: "thrust", key: "V", group: "fight", always: true },
  { verb: "shoot", icon: "shoot", key: "F", group: "fight", always: true },
  { verb: "reload", icon: "reload", key: "E", group: "fight", always: true },
  { verb: "assault", icon: "assault", key: "S", group: "fight", always: true },
  { verb: "aim", icon: "aim", key: "Q", group: "fight", always: true },
  { verb: "en_garde", icon: "en-garde", key: "G", group: "fight", always: true },
  { verb: "restrain", icon: "restrain", key: "N", group: "fight", always: true },
  { verb: "volley", icon: "volley", key: "", group: "fight" },
  { verb: "head_butt", icon: "head-butt", key: "", group: "fight" },
  { verb: "kick", icon: "kick", key: "", group: "fight" },
  { verb: "break_hold", icon: "break-hold", key: "", group: "fight" },
  { verb: "release_hold", icon: "release-hold", key: "", group: "fight" },
  { verb: "batter", icon: "batter", key: "", group: "fight" },
  { verb: "last_hope", icon: "last-hope", key: "", group: "fight" },
  { verb: "fire", icon: "template", key: "", group: "fight" },
  { verb: "reload_piece", icon: "reload", key: "", group: "fight" },
  { verb: "push", icon: "push", key: "", group: "fight" },
  { verb: "push_race", icon: "push", key: "", group: "fight" },
  { verb: "hide", icon: "hide", key: "H", group: "other", always: true },
  { verb: "look", icon: "look", key: "O", group: "other", always: true },
  { verb: "pick_up", icon: "pick-up", key: "P", group: "other", always: true },
  { verb: "throw", icon: "throw", key: "Y", group: "other", always: true },
  { verb: "cast", icon: "spell", key: "C", group: "other", known: true },
  { verb: "put_down", icon: "put-down", key: "", group: "other" },
  { verb: "throw_briskar", icon: "throw-briskar", key: "", group: "other" },
  { verb: "smash", icon: "smash", key: "", group: "other" },
  { verb: "pick_lock", icon: "pick-lock", key: "", group: "other" },
  { verb: "snatch", icon: "snatch", key: "", group: "other" },
  { verb: "remove_armour", icon: "remove-armour", key: "", group: "other" },
  { verb: "search", icon: "search", key: "", group: "other" },
  { verb: "read", icon: "read", key: "", group: "other" },
  { verb: "convince", icon: "convince", key: "", group: "other" },
  { verb: "dig", icon: "dig", key: "", group: "other" },
  { verb: "ration", icon: "ration", key: "", group: "other" },
  { verb: "flask", icon: "rum", key: "", group: "other" },
  { verb: "poultice", icon: "poultice", key: "", group: "other" },
  { verb: "keg", icon: "keg", key: "", group: "other" },
  { verb: "net", icon: "net", key: "", group: "other" },
  { verb: "grapnel", icon: "grapnel", key: "", group: "other" },
  { verb: "pouch", icon: "pouch", key: "", group: "other" },
];
export const deedOf = (verb: string): Deed | undefined => DEEDS.find((deed) => deed.verb === verb);

/** Words of an action: the short one on its button, the long one for the label. */
const NAMES: Record<string, string> = {
  fire: "template",
  volley: "multishot",
  cast: "spell",
  flask: "rum",
  push_race: "push",
  reload_piece: "reload",
  throw_briskar: "throw",
  batter: "smash",
  search: "look",
};
export function deedName(verb: string, short = false): string {
  const brief = `bk-page-short-${verb.replaceAll("_", "-")}`;
  if (short && words.has(brief)) return t(brief);
  const own = `bk-page-deed-${verb.replaceAll("_", "-")}`;
  if (words.has(own)) return t(own);
  const id = `bk-action-${(NAMES[verb] ?? verb).replaceAll("_", "-")}`;
  return t(short && words.has(`${id}.short`) ? `${id}.short` : id, { name: "" }).trim();
}

export interface Button {
  deed: Deed;
  options: Option[];
  why: string;
  ap: number | null;
}
/** Every button of the grid, with its options or the reason why there are none. */
export function buttons(view: BriskarsView, options: Option[], refusals: Refusal[]): Button[] {
  return DEEDS.flatMap((deed) => {
    const may = options.filter((one) => one.verb === deed.verb);
    const not = refusals.filter((one) => one.verb === deed.verb);
    if (!may.length && !deed.always && !(deed.known && not.length)) return [];
    const why = may.length ? "" : best(not);
    return [
      {
        deed,
        options: may,
        why: why || (may.length ? "" : t("bk-no-no_such_answer")),
        ap: view.prices[deed.verb] ?? null,
      },
    ];
  });
}

/** Of many reasons the one that helps: what is nearest to being possible. */
const RANK = [
  "not_enough_ap",
  "weapon_empty",
  "in_contact",
  "target_hidden",
  "out_of_sight",
  "out_of_range",
  "out_of_reach",
  "not_in_contact",
  "no_thrust",
  "not_a_firearm",
];
function best(refusals: Refusal[]): string {
  const usable = refusals.filter((one) => !["no_enemy", "no_such_answer", "unknown_spell"].includes(one.code));
  const sorted = [...usable].sort((a, b) => place(a.code) - place(b.code));
  return whyNot(sorted[0] ?? refusals[0]);
}
const place = (code: string): number => (RANK.includes(code) ? RANK.indexOf(code) : RANK.length);
