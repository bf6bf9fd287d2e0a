/** The actions of step 6 as buttons: icon, key, group, price; and what the server says about each now. */
import type { Option, Refusal } from "../../lib/wire";
import { words, t } from "../../lib/words.svelte";
import { whyNot } from "./lines";
import type { BriskarView, BriskarsView } from "./wire";

export type Group = "move" | "fight" | "other" | "things";
export interface Deed {
  verb: string;
  icon: string;
  key: string;
  group: Group;
  ap: number | null;
  always?: boolean;
}

/** In the order of the book; `always` keeps its place even when it is out of the question, so that nothing moves about. */
export const DEEDS: Deed[] = [
  { verb: "walk", icon: "walk", key: "W", group: "move", ap: null, always: true },
  { verb: "race", icon: "race", key: "R", group: "move", ap: 2, always: true },
  { verb: "climb", icon: "climb", key: "L", group: "move", ap: 2, always: true },
  { verb: "kneel", icon: "kneel", key: "K", group: "move", ap: 1, always: true },
  { verb: "disengage", icon: "disengage", key: "B", group: "move", ap: 2 },
  { verb: "get_up", icon: "get-up", key: "U", group: "move", ap: null },
  { verb: "lie_down", icon: "lie-down", key: "", group: "move", ap: 1 },
  { verb: "attack", icon: "attack", key: "A", group: "fight", ap: null, always: true },
  { verb: "thrust", icon: "thrust", key: "T", group: "fight", ap: null, always: true },
  { verb: "shoot", icon: "shoot", key: "F", group: "fight", ap: null, always: true },
  { verb: "reload", icon: "reload", key: "E", group: "fight", ap: null, always: true },
  { verb: "assault", icon: "assault", key: "S", group: "fight", ap: null, always: true },
  { verb: "aim", icon: "aim", key: "I", group: "fight", ap: 1, always: true },
  { verb: "en_garde", icon: "en-garde", key: "G", group: "fight", ap: 2, always: true },
  { verb: "restrain", icon: "restrain", key: "N", group: "fight", ap: 0, always: true },
  { verb: "volley", icon: "volley", key: "", group: "fight", ap: null },
  { verb: "head_butt", icon: "head-butt", key: "", group: "fight", ap: 2 },
  { verb: "kick", icon: "kick", key: "", group: "fight", ap: 2 },
  { verb: "break_hold", icon: "break-hold", key: "", group: "fight", ap: 0 },
  { verb: "release_hold", icon: "release-hold", key: "", group: "fight", ap: 0 },
  { verb: "batter", icon: "batter", key: "", group: "fight", ap: null },
  { verb: "last_hope", icon: "last-hope", key: "", group: "fight", ap: 0 },
  { verb: "fire", icon: "template", key: "", group: "fight", ap: null },
  { verb: "reload_piece", icon: "reload", key: "", group: "fight", ap: null },
  { verb: "push", icon: "push", key: "", group: "fight", ap: 2 },
  { verb: "push_race", icon: "push", key: "", group: "fight", ap: 4 },
  { verb: "hide", icon: "hide", key: "H", group: "other", ap: 1, always: true },
  { verb: "look", icon: "look", key: "O", group: "other", ap: 1, always: true },
  { verb: "pick_up", icon: "pick-up", key: "P", group: "other", ap: null, always: true },
  { verb: "throw", icon: "throw", key: "Y", group: "other", ap: 2, always: true },
  { verb: "cast", icon: "spell", key: "C", group: "other", ap: null },
  { verb: "put_down", icon: "put-down", key: "", group: "other", ap: null },
  { verb: "throw_briskar", icon: "throw-briskar", key: "", group: "other", ap: 2 },
  { verb: "smash", icon: "smash", key: "", group: "other", ap: 2 },
  { verb: "pick_lock", icon: "pick-lock", key: "", group: "other", ap: 2 },
  { verb: "snatch", icon: "snatch", key: "", group: "other", ap: 2 },
  { verb: "remove_armour", icon: "remove-armour", key: "", group: "other", ap: 3 },
  { verb: "search", icon: "search", key: "", group: "other", ap: 1 },
  { verb: "read", icon: "read", key: "", group: "other", ap: 1 },
  { verb: "convince", icon: "convince", key: "", group: "other", ap: 2 },
  { verb: "dig", icon: "dig", key: "", group: "other", ap: 2 },
  { verb: "ration", icon: "ration", key: "", group: "other", ap: 2 },
  { verb: "flask", icon: "rum", key: "", group: "other", ap: 2 },
  { verb: "poultice", icon: "poultice", key: "", group: "other", ap: 1 },
  { verb: "keg", icon: "keg", key: "", group: "other", ap: null },
  { verb: "net", icon: "net", key: "", group: "other", ap: 2 },
  { verb: "grapnel", icon: "grapnel", key: "", group: "other", ap: 2 },
  { verb: "pouch", icon: "pouch", key: "", group: "other", ap: null },
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

/** The price on the button; null where it depends on what comes next. */
export function priceOf(deed: Deed, view: BriskarsView, who: BriskarView | undefined): number | null {
  const cheapest = (prices: (number | null | undefined)[]): number | null =>
    prices.reduce<number | null>(
      (least, one) => (one == null ? least : least === null ? one : Math.min(least, one)),
      null,
    );
  const told = view.prices?.[deed.verb];
  if (told !== undefined) return told;
  switch (deed.verb) {
    case "walk":
      return view.free_move === undefined ? null : view.free_move ? 0 : 2;
    case "get_up":
      return view.free_move === undefined ? null : view.free_move ? 0 : 1;
    case "attack":
      return cheapest(
        [...(who?.weapons ?? []).filter((one) => one.rate === 0).map((one) => one.ap), 2].slice(
          0,
          Math.max(1, who?.weapons.filter((one) => one.rate === 0).length ?? 0),
        ),
      );
    case "shoot":
      return cheapest((who?.weapons ?? []).filter((one) => one.rate > 0).map((one) => one.ap));
    case "thrust":
      return cheapest((who?.weapons ?? []).map((one) => one.thrust));
    case "reload":
      return cheapest((who?.weapons ?? []).filter((one) => one.rate > 0).map((one) => one.reload));
    case "cast":
      return cheapest(Object.values(view.spell_prices ?? {}));
    default:
      return deed.ap;
  }
}

export interface Button {
  deed: Deed;
  options: Option[];
  why: string;
  ap: number | null;
}
/** Every button of the grid, with its options or the reason why there are none. */
export function buttons(view: BriskarsView, options: Option[], refusals: Refusal[]): Button[] {
  const who = view.briskars.find((one) => one.id === view.active);
  return DEEDS.flatMap((deed) => {
    const may = options.filter((one) => one.verb === deed.verb);
    const not = refusals.filter((one) => one.verb === deed.verb);
    if (!may.length && !deed.always) return [];
    const why = may.length ? "" : best(not);
    return [
      { deed, options: may, why: why || (may.length ? "" : t("bk-no-no_such_answer")), ap: priceOf(deed, view, who) },
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
  const usable = refusals.filter((one) => one.code !== "no_enemy" && one.code !== "no_such_answer");
  const sorted = [...usable].sort((a, b) => place(a.code) - place(b.code));
  return whyNot(sorted[0] ?? refusals[0]);
}
const place = (code: string): number => (RANK.includes(code) ? RANK.indexOf(code) : RANK.length);
