/** The last exchange as the map shows it: who struck at whom and what came of it, until somebody begins something else. */
import { detailOf } from "../../lib/types";
import { diceOf, squareOf } from "./lines";
import type { Told, BriskarsView } from "./wire";

export type Verdict =
  | "hit"
  | "missed"
  | "parried"
  | "dodged"
  | "countered"
  | "unharmed"
  | "resists"
  | "fizzles"
  | "fails"
  | "held"
  | "falls"
  | "flees"
  | "out";
/** What happened to one of those who took part: words in the order they came, and the dice he threw. */
export interface Fate {
  briskar: string;
  square: string | null;
  verdicts: Verdict[];
  lost: number;
  dice: number[];
  total: number | null;
}
export interface Clash {
  from: string;
  to: string | null;
  fates: Fate[];
}

type Kind = Told["kind"];
/** Events that begin something at somebody, and those that begin something else. */
const STRIKES: Kind[] = [
  "attacks",
  "thrusts",
  "shoots",
  "assaults",
  "head-butt",
  "kick",
  "restrain",
  "casts",
  "throws-net",
  "hurls",
];
const SPREADS: Kind[] = ["fires", "throws"];
const OTHERS: Kind[] = ["activated", "round", "walks", "races", "climbs", "reloads", "hides", "kneels", "en-garde"];
/** Verdicts that events tell of the one they name. */
const OF_WHOM: Partial<Record<Kind, Verdict>> = {
  missed: "missed",
  defended: "parried",
  dodged: "dodged",
  countered: "countered",
  untouched: "unharmed",
  "resists-spell": "resists",
  "spell-fails": "fizzles",
  fails: "fails",
  falls: "falls",
  flees: "flees",
  "knocked-out": "out",
  netted: "held",
};

/** A fight worth a second look: from the blow to the last verdict. */
export const FIGHT = {
  opens: [...STRIKES, ...SPREADS],
  closes: ["hit", ...(Object.keys(OF_WHOM) as Kind[])] as Kind[],
  leaves: OTHERS,
};

const squareIn = (view: BriskarsView, id: string): string | null =>
  view.briskars.find((one) => one.id === id)?.square ?? null;
const bare = (view: BriskarsView, briskar: string): Fate => ({
  briskar,
  square: squareIn(view, briskar),
  verdicts: [],
  lost: 0,
  dice: [],
  total: null,
});

function changed(clash: Clash, view: BriskarsView, who: string, how: (fate: Fate) => Partial<Fate>): Clash {
  const known = clash.fates.some((one) => one.briskar === who);
  const fates = known ? clash.fates : [...clash.fates, bare(view, who)];
  return { ...clash, fates: fates.map((one) => (one.briskar === who ? { ...one, ...how(one) } : one)) };
}

/** Who assaults goes up to his target first: nothing has come of it yet. */
const isComing = (clash: Clash, who: string | null): boolean =>
  who === clash.from && clash.fates.every((one) => !one.dice.length && !one.verdicts.length);

/** The exchange after one more event, told before the event has changed the view. */
export function clashed(clash: Clash | null, event: Told, view: BriskarsView): Clash | null {
  const kind = event.kind;
  const who = detailOf(event, "briskar") ?? null;
  if (STRIKES.includes(kind) || SPREADS.includes(kind)) {
    const to = detailOf(event, "target") ?? null;
    const people = [who, to === who ? null : to].flatMap((id) => (id ? [bare(view, id)] : []));
    return who ? { from: who, to: to === who ? null : to, fates: people } : null;
  }
  if (clash && event.kind === "walks" && isComing(clash, who))
    return changed(clash, view, clash.from, () => ({ square: squareOf(event) }));
  if (!clash || OTHERS.includes(kind)) return null;
  if (!who) return clash;
  if (kind === "hit")
    return changed(clash, view, who, (one) => ({
      verdicts: one.verdicts.includes("hit") ? one.verdicts : [...one.verdicts, "hit"],
      lost: one.lost + (event.damage ?? 0),
    }));
  if (kind === "rolled") return changed(clash, view, who, () => ({ dice: diceOf(event), total: event.total ?? 0 }));
  const verdict = OF_WHOM[kind];
  return verdict ? changed(clash, view, who, (one) => ({ verdicts: [...one.verdicts, verdict] })) : clash;
}

/** The exchange that a log ends with; those who left the map are shown where they last stood. */
export function clashOf(view: BriskarsView, log: Told[]): Clash | null {
  const start = log.findLastIndex((event) => FIGHT.opens.includes(event.kind));
  if (start < 0) return null;
  const clash = log.slice(start).reduce<Clash | null>((now, event) => clashed(now, event, view), null);
  return clash && { ...clash, fates: clash.fates.map((one) => ({ ...one, square: one.square ?? lastSeen(log, one) })) };
}
const lastSeen = (log: Told[], one: Fate): string | null =>
  log
    .filter((event) => detailOf(event, "briskar") === one.briskar)
    .map(squareOf)
    .findLast(Boolean) ?? null;
