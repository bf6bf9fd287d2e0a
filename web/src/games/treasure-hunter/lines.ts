/** Names and log lines of the hunt. */
import { person } from "../../lib/person";
import { seatOf, type Seat } from "../../lib/types";
import type { Refusal } from "../../lib/wire";
import { type Args, capital, t, words } from "../../lib/words.svelte";
import { siteOf } from "./view";
import type { Told } from "./wire";

export const cardName = (card: string): string => t(`th-${card}`);
/** A card as it stands in a sentence: with an article where its name alone has none. */
export const aCard = (card: string): string => t(words.has(`th-${card}.the`) ? `th-${card}.the` : `th-${card}`);
export const tileName = (tile: string): string => t(`th-${tile}`);
/** What a card or tile does, in a sentence; empty for plain ones. */
export const textOf = (id: string): string => (words.has(`th-${id}.text`) ? t(`th-${id}.text`) : "");
export const siteName = (site: string): string => t(`th-${site}`);

/** An adventurer is called by its Force where the site is plain. */
const short = (card: string): string => (siteOf(card) ? String(Number(card.slice(-2))) : aCard(card));

const NAMED: Record<string, (id: string) => string> = {
  card: aCard,
  drawn: aCard,
  tile: tileName,
  goblin: tileName,
  site: siteName,
};

const SEATS = ["dealer", "other", "owner", "target"];

function values(event: Told, you: Seat | null, nameOf: (seat: Seat) => string): Args {
  const args: Args = {};
  const brief = event.kind === "laid";
  for (const [field, value] of Object.entries(event)) {
    const name = NAMED[field];
    if (typeof value === "string") args[field] = name ? name(value) : value;
    else if (Array.isArray(value)) {
      args[`${field}-n`] = value.length;
      args[field] = value.length
        ? words.list(value.map((id) => (brief ? short(String(id)) : aCard(String(id)))))
        : t("th-line-nothing");
    } else if (typeof value === "number" && SEATS.includes(field))
      Object.assign(args, person(value, you, nameOf, field));
    else if (typeof value === "number") {
      args[field] = value;
      args[`${field}-signed`] = `${value < 0 ? "−" : "+"} ${Math.abs(value)}`;
    }
  }
  return args;
}

/** The line of one event, empty when it has none. */
export function lineOf(event: Told, you: Seat | null, nameOf: (seat: Seat) => string): string {
  const id = `th-log-${event.kind}`;
  const seat = seatOf(event);
  if (
    !words.has(id) ||
    ((event.kind === "dealt" || event.kind === "received" || event.kind === "drew") && (seat < 0 || seat !== you))
  )
    return "";
  return capital(
    t(id, {
      card: "",
      cards: "",
      laid: t("th-line-nothing"),
      ...values(event, you, nameOf),
      who: seat >= 0 && seat === you ? "you" : "other",
      name: seat >= 0 ? nameOf(seat) : "",
    }),
  );
}

export interface Lines {
  key: string;
  title: string;
  lines: { event: Told; text: string; index: number }[];
}
const DULL: Told["kind"][] = [
  "dealt",
  "passed",
  "kept",
  "received",
  "hands-passed",
  "repelled",
  "taken-up",
  "scrolls-kept",
  "kept-last",
];

/** Newest first, under a heading for the draft, each site and the goblins of each round; what everybody does alike is left out. */
export function grouped(log: Told[], you: Seat | null, nameOf: (seat: Seat) => string): Lines[] {
  const groups: Lines[] = [];
  let round = 1;
  let site = "";
  const open = (part: string): void => {
    const title =
      part === "draft"
        ? t("th-page-round-n", { n: round })
        : part === "goblins"
          ? capital(t("th-step-b"))
          : siteName(part);
    groups.push({ key: `${round}-${part}`, title, lines: [] });
    site = part;
  };
  log.forEach((event, index) => {
    const kind = event.kind;
    if (kind === "laid-out") {
      round = event.round ?? round;
      open("draft");
    } else if (kind === "laid" && event.site !== site) open(event.site ?? "");
    else if (["dogs-laid", "shielded"].includes(kind) && site !== "goblins") open("goblins");
    if (!groups.length) open("draft");
    const text = DULL.includes(kind) && !(kind === "kept" && seatOf(event) === you) ? "" : lineOf(event, you, nameOf);
    if (text) groups.at(-1)?.lines.unshift({ event, text, index });
  });
  return groups.reverse().filter((group) => group.lines.length > 0);
}

export const whyNot = (refusal: Refusal | undefined): string =>
  refusal ? `${t(`th-no-${refusal.code}`)} (${refusal.rule})` : "";
