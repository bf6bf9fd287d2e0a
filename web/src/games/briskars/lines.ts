/** Names, labels of answers, and log lines of a battle. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import type { Option, Refusal } from "../../lib/wire";
import { person } from "../../lib/person";
import { type Args, capital, colon, t, words } from "../../lib/words.svelte";
import { numberOf } from "./view";
import type { Told, BriskarView, BriskarsView } from "./wire";

const wordOf = (id: string): string | null => (words.has(id) ? t(id) : null);
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
export const profileName = (profile: string): string => t(`bk-name-${profile}`);
export const genderOf = (profile: string): string =>
  words.has(`bk-name-${profile}.gender`) ? t(`bk-name-${profile}.gender`) : "m";
export const weaponName = (name: string): string => t(`bk-weapon-${name}`);
export const sceneryName = (id: string): string => (words.has(`bk-scenery-${id}`) ? t(`bk-scenery-${id}`) : id);
/** What players have made themselves is called as their file calls it: "My beach". */
const called = (kind: string, id: string): string =>
  words.has(`bk-${kind}-${id}`) ? t(`bk-${kind}-${id}`) : capital(id.replaceAll("-", " "));
export const placeName = (map: string): string => called("place", map);
export const scenarioName = (scenario: string): string => called("scenario", scenario);
/** How a scenario is won; of one that players made, its goal. */
export const scenarioText = (view: Pick<BriskarsView, "scenario" | "goal">): string =>
  words.has(`bk-scenario-${view.scenario}.text`)
    ? t(`bk-scenario-${view.scenario}.text`)
    : view.goal
      ? t(`bk-draft-goal-${view.goal.replaceAll("_", "-")}`)
      : "";
/** States that have a drawing of their own. */
export const DRAWN_STATES = [
  "ground",
  "stunned",
  "prostrate",
  "bleeding",
  "poisoned",
  "restrained",
  "hidden",
  "kneeling",
  "aiming",
  "en-garde",
  "revenge",
  "last-hope",
  "netted",
  "slowed",
  "disarmed",
  "swimming",
  "clinging",
  "carrying",
  "morale-due",
  "empty",
  "spell",
];
export const stateName = (state: string, profile: string): string =>
  words.has(`bk-state-${state}`) ? t(`bk-state-${state}`, { gender: genderOf(profile) }) : state;

/** A Briskar's name, with a number where two of the band share it. */
export function nameOf(view: BriskarsView, one: BriskarView | undefined): string {
  if (!one) return "";
  const n = numberOf(view, one);
  return n ? `${profileName(one.profile)} ${n}` : profileName(one.profile);
}
export const nameOfId = (view: BriskarsView, id: string): string =>
  nameOf(
    view,
    view.briskars.find((one) => one.id === id),
  ) || id;

/** A band's name: a ready one in the reader's words, one of the table's own as its file calls it. */
export const bandName = (view: Pick<BriskarsView, "bands">, id: string): string => {
  const name = view.bands?.[id] ?? id;
  return wordOf(`bk-band-${name}`) ?? name;
};

/** What an answer says on its button. */
export function labelOf(option: Option, view: BriskarsView, playerName: (seat: Seat) => string): string {
  const text = (noun: string): string | null => (typeof option[noun] === "string" ? (option[noun] as string) : null);
  const args: Args = {};
  const briskar = text("briskar");
  if (briskar) args.briskar = nameOfId(view, briskar);
  for (const noun of ["square", "direction", "band", "spell", "profile", "goods", "ordnance"]) {
    const id = text(noun);
    if (id)
      args[noun] = noun === "square" ? id : noun === "band" ? bandName(view, id) : (wordOf(`bk-${noun}-${id}`) ?? id);
  }
  const n = Number(/ (\d+)$/.exec(option.notation)?.[1] ?? NaN);
  if (option.verb === "with") return weaponIn(view, n);
  if (option.verb === "first") return t("bk-page-first", person(n, view.seat, playerName));
  if (option.verb === "reload") return `${colon(t("bk-action-reload"))} ${weaponIn(view, n)}`;
  if (!Number.isNaN(n)) args.number = n + 1;
  return t(`bk-do-${option.verb.replaceAll("_", "-")}`, args);
}

/** The weapon in a place of whoever acts; the last place means bare hands. */
function weaponIn(view: BriskarsView, slot: number): string {
  const acting = view.briskars.find((one) => one.id === view.active);
  const own = acting && acting.seat === view.seat ? acting : undefined;
  const weapon = (own ?? acting)?.weapons.find((one) => one.slot === slot);
  return weapon ? weaponName(weapon.name) : t("bk-weapon-bare-hands");
}

export const whyNot = (refusal: Pick<Refusal, "code" | "rule"> | undefined): string => {
  if (!refusal) return "";
  const id = `bk-no-${refusal.code}`;
  return `${words.has(id) ? t(id, { n: "", name: "", have: "", max: "", need: "" }) : t("bk-no-no_such_answer")} (${refusal.rule})`;
};

export interface Part {
  amount: number;
  reason: string;
  rule: string;
}
/** The parts of a roll's sum; none of an event that is no roll. */
export function partsOf(event: Told): Part[] {
  const [amounts, rules] = [detailOf(event, "amounts") ?? [], detailOf(event, "rules") ?? []];
  return (detailOf(event, "reasons") ?? []).map((reason, i) => ({
    amount: amounts[i] ?? 0,
    reason,
    rule: rules[i] ?? "",
  }));
}
export const diceOf = (event: Told): number[] => detailOf(event, "dice") ?? [];
export const reasonName = (reason: string): string =>
  words.has(`bk-reason-${reason}`) ? t(`bk-reason-${reason}`) : reason;

/** A part in a narrow place: characteristics by their letter. */
export const brief = (part: Part): string =>
  `${minus(part.amount)} ${words.has(`bk-${part.reason}.short`) && ["constitution", "dexterity", "strength", "mind"].includes(part.reason) ? t(`bk-${part.reason}.short`) : reasonName(part.reason)}`;

/** The sum of a roll in words: 6 Dexterity + 2 high ground + [7] = 15. */
export function sumOf(event: Told): string {
  const parts = partsOf(event).map((part) => `${minus(part.amount)} ${reasonName(part.reason)}`);
  return `${[...parts, ...diceOf(event).map((n) => `[${n}]`)].join(" + ")} = ${minus(detailOf(event, "total") ?? 0)}`;
}

/** What is too small to be a line of its own. */
const DULL: Told["kind"][] = ["die", "hold-ends", "hires"];

/** The line of one event, empty when it has none. Names come between stars, for bold type. */
export function lineOf(event: Told, view: BriskarsView, playerName: (seat: Seat) => string, star = ""): string {
  const kind = event.kind;
  const id = `bk-log-${kind}`;
  if (DULL.includes(kind) || !words.has(id)) return "";
  const named = (value: unknown): string => `${star}${nameOfId(view, String(value))}${star}`;
  const seat = seatOf(event);
  const args: Args = {
    who: seat >= 0 && seat === view.seat ? "you" : "other",
    name: seat >= 0 ? `${star}${playerName(seat)}${star}` : "",
  };
  for (const [field, value] of Object.entries(event)) {
    if (field === "briskar" || field === "target") args[field] = value === null ? "" : named(value);
    else if (field === "band") args[field] = bandName(view, String(value));
    else if (typeof value === "number") args[field] = value;
    else if (typeof value === "string")
      args[field] =
        field === "purpose" ? purposeName(value) : (wordOf(`bk-${field}-${value}`) ?? wordOf(`bk-${value}`) ?? value);
    else if (Array.isArray(value)) args[field] = value.join(", ");
  }
  if (kind === "ended")
    args.gold = (event.gold ?? [])
      .map((gold, i) => `${i === view.seat ? t("ui-you") : playerName(i)} ${gold}`)
      .join(", ");
  if (kind === "rolled") return `${colon(named(event.briskar))} ${purposeName(event.purpose ?? "")}`;
  return capital(t(id, args));
}
export const purposeName = (purpose: string): string => {
  const id = `bk-purpose-${purpose.replaceAll(" ", "-").replaceAll("_", "-").toLowerCase()}`;
  return words.has(id) ? t(id) : t("bk-roll");
};
/** The square an event happened on, where it names one. */
export const squareOf = (event: Told): string | null => detailOf(event, "square") ?? null;

export interface Line {
  event: Told;
  text: string;
  sum: string;
  index: number;
  icon: string;
}
const ICONS: Partial<Record<Told["kind"], string>> = {
  walks: "walk",
  races: "race",
  assaults: "assault",
  attacks: "attack",
  thrusts: "thrust",
  shoots: "shoot",
  defended: "defend",
  dodged: "dodge",
  countered: "counter",
  hit: "attack",
  missed: "dodge",
  rolled: "aim",
  falls: "lie-down",
  "gets-up": "get-up",
  "stays-down": "lie-down",
  holds: "restrain",
  restrain: "restrain",
  "head-butt": "head-butt",
  kick: "kick",
  reloads: "reload",
  fires: "template",
  drifts: "template",
  casts: "spell",
  "morale-rolled": "morale",
  "morale-passed": "morale",
  "morale-failed": "morale",
  flees: "race",
  "knocked-out": "smash",
  hides: "hide",
  locates: "look",
  kneels: "kneel",
  "en-garde": "en-garde",
  "picks-up": "pick-up",
  drops: "put-down",
  throws: "throw",
  hurls: "throw-briskar",
  "breaks-off": "disengage",
  "held-back": "restrain",
  healed: "poultice",
  eats: "ration",
  drinks: "rum",
  round: "end",
  ended: "end",
  shivers: "shiver",
  climbs: "climb",
  clings: "climb",
  slips: "jack",
  "armour-stops": "defend",
  bleeds: "morale",
  activated: "walk",
  "sets-keg": "keg",
  "keg-blows": "keg",
  "throws-net": "net",
  digs: "dig",
  reads: "read",
};
export const iconOf = (kind: Told["kind"]): string => ICONS[kind] ?? "end";

export interface Lines {
  key: string;
  title: string;
  lines: Line[];
}
/** Newest first, a heading for each round. */
export function grouped(log: Told[], view: BriskarsView, playerName: (seat: Seat) => string): Lines[] {
  const groups: Lines[] = [{ key: "0", title: t("bk-page-before"), lines: [] }];
  log.forEach((event, index) => {
    const kind = event.kind;
    if (kind === "round") {
      const round = event.round ?? 0;
      groups.push({ key: String(round), title: t("bk-log-round", { round }), lines: [] });
      return;
    }
    const text = lineOf(event, view, playerName, "*");
    if (!text) return;
    groups.at(-1)?.lines.unshift({
      event,
      text,
      index,
      icon: iconOf(kind),
      sum:
        kind === "rolled"
          ? sumOf(event)
          : kind === "morale-rolled"
            ? `[${diceOf(event).join("] [")}] ${partsOf(event)
                .map((part) => `${part.amount < 0 ? "− " : "+ "}${Math.abs(part.amount)} ${reasonName(part.reason)}`)
                .join(" ")}`
            : "",
    });
  });
  return groups.reverse().filter((group) => group.lines.length > 0);
}
