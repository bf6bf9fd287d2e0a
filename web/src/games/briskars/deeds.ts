/** The actions of step 6 as buttons: icon, key, group; and what the server says about each now. */
import type { Option, Refusal } from "../../lib/wire";
import { words, t } from "../../lib/words.svelte";
import type { Facts } from "../../ui/facts";
import { whyNot } from "./lines";
import type { BriskarsView } from "./wire";

export type Group = "move" | "fight" | "other" | "things";
export interface Deed {
  verb: string;
  icon: string;
  key: string;
  group: Group;
  /** The rule that says what it does. */
  rule: string;
  always?: boolean;
  /** Stays with its reason for whoever could do it at another time. */
  known?: boolean;
}

/** In the order of the book; `always` keeps its place even when it is out of the question, so that nothing moves about. */
export const DEEDS: Deed[] = [
  { verb: "walk", icon: "walk", key: "W", group: "move", rule: "BK-MOV-01", always: true },
  { verb: "race", icon: "race", key: "R", group: "move", rule: "BK-MOV-05", always: true },
  { verb: "climb", icon: "climb", key: "J", group: "move", rule: "BK-MOV-28", always: true },
  { verb: "kneel", icon: "kneel", key: "K", group: "move", rule: "BK-ACT-25", always: true },
  { verb: "disengage", icon: "disengage", key: "B", group: "move", rule: "BK-DIS-01" },
  { verb: "get_up", icon: "get-up", key: "U", group: "move", rule: "BK-MOV-34" },
  { verb: "lie_down", icon: "lie-down", key: "", group: "move", rule: "BK-MOV-35" },
  { verb: "attack", icon: "attack", key: "A", group: "fight", rule: "BK-ATK-01", always: true },
  { verb: "thrust", icon: "thrust", key: "V", group: "fight", rule: "BK-ATK-03", always: true },
  { verb: "shoot", icon: "shoot", key: "F", group: "fight", rule: "BK-SHO-01", always: true },
  { verb: "reload", icon: "reload", key: "E", group: "fight", rule: "BK-REL-03", always: true },
  { verb: "assault", icon: "assault", key: "S", group: "fight", rule: "BK-MOV-08", always: true },
  { verb: "aim", icon: "aim", key: "Q", group: "fight", rule: "BK-ACT-27", always: true },
  { verb: "en_garde", icon: "en-garde", key: "G", group: "fight", rule: "BK-ACT-38", always: true },
  { verb: "restrain", icon: "restrain", key: "N", group: "fight", rule: "BK-FGT-01", always: true },
  { verb: "volley", icon: "volley", key: "", group: "fight", rule: "BK-FIR-08" },
  { verb: "head_butt", icon: "head-butt", key: "", group: "fight", rule: "BK-FGT-09" },
  { verb: "kick", icon: "kick", key: "", group: "fight", rule: "BK-FGT-14" },
  { verb: "break_hold", icon: "break-hold", key: "", group: "fight", rule: "BK-FGT-05" },
  { verb: "release_hold", icon: "release-hold", key: "", group: "fight", rule: "BK-FGT-04" },
  { verb: "batter", icon: "batter", key: "", group: "fight", rule: "BK-ORD-05" },
  { verb: "last_hope", icon: "last-hope", key: "", group: "fight", rule: "BK-ACT-40" },
  { verb: "fire", icon: "template", key: "", group: "fight", rule: "BK-ORD-02" },
  { verb: "reload_piece", icon: "reload", key: "", group: "fight", rule: "BK-ORD-10" },
  { verb: "push", icon: "push", key: "", group: "fight", rule: "BK-ACT-01" },
  { verb: "push_race", icon: "push", key: "", group: "fight", rule: "BK-ACT-04" },
  { verb: "hide", icon: "hide", key: "H", group: "other", rule: "BK-ACT-30", always: true },
  { verb: "look", icon: "look", key: "O", group: "other", rule: "BK-ACT-33", always: true },
  { verb: "pick_up", icon: "pick-up", key: "P", group: "other", rule: "BK-ACT-09", always: true },
  { verb: "throw", icon: "throw", key: "Y", group: "other", rule: "BK-THR-01", always: true },
  { verb: "cast", icon: "spell", key: "C", group: "other", rule: "BK-MAG-05", known: true },
  { verb: "put_down", icon: "put-down", key: "", group: "other", rule: "BK-ACT-10" },
  { verb: "throw_briskar", icon: "throw-briskar", key: "", group: "other", rule: "BK-THR-15" },
  { verb: "smash", icon: "smash", key: "", group: "other", rule: "BK-ACT-14" },
  { verb: "pick_lock", icon: "pick-lock", key: "", group: "other", rule: "BK-ACT-34" },
  { verb: "snatch", icon: "snatch", key: "", group: "other", rule: "BK-ACT-15" },
  { verb: "remove_armour", icon: "remove-armour", key: "", group: "other", rule: "BK-ACT-18" },
  { verb: "search", icon: "search", key: "", group: "other", rule: "BK-ACT-33" },
  { verb: "read", icon: "read", key: "", group: "other", rule: "BK-ACT-35" },
  { verb: "convince", icon: "convince", key: "", group: "other", rule: "BK-ACT-36" },
  { verb: "dig", icon: "dig", key: "", group: "other", rule: "BK-ACT-37" },
  { verb: "ration", icon: "ration", key: "", group: "other", rule: "BK-ACT-16" },
  { verb: "flask", icon: "rum", key: "", group: "other", rule: "BK-ACT-16" },
  { verb: "poultice", icon: "poultice", key: "", group: "other", rule: "BK-OBJ-23" },
  { verb: "keg", icon: "keg", key: "", group: "other", rule: "BK-OBJ-25" },
  { verb: "net", icon: "net", key: "", group: "other", rule: "BK-OBJ-06" },
  { verb: "grapnel", icon: "grapnel", key: "", group: "other", rule: "BK-OBJ-10" },
  { verb: "pouch", icon: "pouch", key: "", group: "other", rule: "BK-OBJ-05" },
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

/** What an action does, what it costs now, and why it cannot be done. */
export const deedFacts = ({ deed, ap, why }: Button): Facts => ({
  name: deedName(deed.verb),
  kind: ap === null ? "" : `${ap} ${t("bk-ap.short")}`,
  text: t(`bk-page-does-${deed.verb.replaceAll("_", "-")}`),
  why,
  rules: why.includes(deed.rule) ? [] : [deed.rule],
});

/** The deed that a roll is made for, where the roll has a name of its own. */
const ROLLED: Record<string, string> = {
  aiming: "aim",
  battering: "batter",
  convincing: "convince",
  digging: "dig",
  hiding: "hide",
  looking: "look",
  picking: "pick-lock",
  reading: "read",
  smashing: "smash",
};
/** What a roll decides, in words of its own or in those of its deed. */
export function stakeOf(purpose: string): string {
  const roll = purpose.replaceAll(/[ _]/g, "-");
  const id = [`bk-page-stake-${roll}`, `bk-page-does-${ROLLED[roll] ?? roll}`].find((one) => words.has(one));
  return id ? t(id) : "";
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
