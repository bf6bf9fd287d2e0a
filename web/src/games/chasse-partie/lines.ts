/** Names, sums and log lines of the Chasse-Partie. */
import { detailOf, seatOf, type Seat } from "../../lib/types";
import type { Option, Refusal } from "../../lib/wire";
import { person } from "../../lib/person";
import { type Args, capital, colon, t, words } from "../../lib/words.svelte";
import { factionOf, isBriskar, kindOfCard, roleOf } from "./view";
import type { Told, Crew, Part } from "./wire";

export const cardName = (card: string): string => t(`cp-${kindOfCard(card)}`);
/** A card as it stands in a sentence: a Briskar with his article where the language wants one, an action by its title. */
export const theCard = (card: string): string => {
  const id = `cp-${kindOfCard(card)}`;
  return t(words.has(`${id}.the`) ? `${id}.the` : id);
};
/** What stands on the plate: the role alone, or the title. */
export const plateOf = (card: string): string => t(isBriskar(card) ? `cp-${roleOf(card)}` : `cp-${kindOfCard(card)}`);
export const factionName = (card: string): string => (factionOf(card) ? t(`cp-${factionOf(card)}`) : "");
/** What an action card does, in a sentence; empty for Briskars. */
export const textOf = (card: string): string =>
  words.has(`cp-${kindOfCard(card)}.text`) ? t(`cp-${kindOfCard(card)}.text`) : "";
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

type NameOf = (seat: Seat) => string;
const SEATS = ["other", "zone"];
const CARDS = ["card", "old", "with", "briskar"];

/** "6 + 10 − 3": the parts of a count as people write them; what does not count is left out. */
export function sumOf(parts: { amount: number }[]): string {
  const counted = parts.filter((part) => part.amount !== 0);
  if (!counted.length) return parts.length ? "0" : "";
  return counted
    .map((part, i) => (i === 0 ? signed(part.amount) : `${part.amount < 0 ? "−" : "+"} ${Math.abs(part.amount)}`))
    .join(" ");
}

/** The sum with its result, or nothing for a crew of nobody. */
export const wholeSum = (crew: { parts: Part[]; worth: number }): string =>
  crew.parts.filter((part) => part.amount !== 0).length > 1
    ? `${sumOf(crew.parts)} = ${signed(crew.worth)}`
    : signed(crew.worth);

export const reasonOf = (part: Part): string => t(`cp-reason-${part.reason}`);

/** A crew in a sentence: who is aboard, what lies beside it, what it is worth. */
export function crewText(crew: Crew, needed: number): string {
  const aboard = crew.briskars.length ? words.list(crew.briskars.map(cardName)) : t("cp-empty-crew");
  const beside = crew.permanents.length
    ? `. ${colon(capital(t("cp-beside")))} ${words.list(crew.permanents.map((one) => cardName(one.card)))}`
    : "";
  return (
    t("cp-page-crew-says", {
      n: crew.briskars.length,
      needed,
      cards: aboard,
      worth: signed(crew.worth),
      outright: crew.outright ? "yes" : "no",
    }) + beside
  );
}

function values(event: Told, you: Seat | null, nameOf: NameOf): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "parts" && Array.isArray(value))
      args[field] = sumOf(value.map((part: [number]) => ({ amount: part[0] })));
    else if (Array.isArray(value)) args[field] = words.list(value.map((id) => theCard(String(id))));
    else if (typeof value === "string")
      args[field] = CARDS.includes(field) ? theCard(value) : field === "mode" ? t(`cp-mode-${value}`) : value;
    else if (typeof value === "number" && SEATS.includes(field)) {
      Object.assign(args, person(value, you, nameOf, field));
    } else if (typeof value === "number") args[field] = value;
  }
  return args;
}

/** The line of one event, empty when it has none. */
export function lineOf(event: Told, you: Seat | null, nameOf: NameOf): string {
  const kind = event.kind;
  const plain = kind === "worth" && (event.parts ?? []).filter(([amount]) => amount !== 0).length < 2;
  const id = plain ? "cp-page-worth" : `cp-log-${kind}`; // a sum of one number says it twice
  if (!words.has(id)) return "";
  const seat = seatOf(event);
  const who = seat >= 0 && seat === you ? "you" : "other";
  const secret = kind === "took-card" && event.card === undefined ? { card: t("cp-page-a-card") } : {};
  return capital(
    t(id, {
      card: "",
      cards: "",
      given: "",
      ...values(event, you, nameOf),
      ...secret,
      who,
      name: seat >= 0 ? nameOf(seat) : "",
    }),
  );
}

export interface Lines {
  key: string;
  title: string;
  lines: { event: Told; text: string; index: number }[];
}
const DULL: Told["kind"][] = ["turn", "dealt", "readies", "turned-over", "round"];

/** Newest first, under a heading for each turn; what everybody does alike is left out. */
export function grouped(log: Told[], you: Seat | null, nameOf: NameOf): Lines[] {
  const groups: Lines[] = [];
  let round = 1;
  const open = (title: string): void => void groups.push({ key: String(groups.length), title, lines: [] });
  log.forEach((event, index) => {
    const kind = event.kind;
    if (kind === "round") {
      round = event.n ?? round;
      open(t("cp-page-round-n", { n: round }));
    } else if (kind === "turn")
      open(
        t("cp-page-turn-of", {
          name: nameOf(seatOf(event)).replaceAll("*", ""),
          who: seatOf(event) === you ? "you" : "other",
        }),
      );
    else if (kind === "round-ends") open(t("cp-page-count-of", { n: round }));
    if (!groups.length) open(t("cp-page-round-n", { n: round }));
    const others = kind === "drew" && seatOf(event) !== you && event.n === 1 && groups.at(-1)?.lines.length === 0;
    const cleared =
      kind === "discards" && ["round-won", "round-none"].includes((log[lastCount(log, index)] ?? event).kind);
    const text = DULL.includes(kind) || others || cleared ? "" : lineOf(event, you, nameOf);
    const before = groups.at(-1)?.lines[0];
    if (
      text &&
      before &&
      kind === "discards" &&
      before.event.kind === "discards" &&
      seatOf(before.event) === seatOf(event)
    )
      before.text = discarded(log, index, you, nameOf);
    else if (text) groups.at(-1)?.lines.unshift({ event, text, index });
  });
  return groups.reverse().filter((group) => group.lines.length > 0);
}

/** Several cards one after the other are one line. */
function discarded(log: Told[], index: number, you: Seat | null, nameOf: NameOf): string {
  let first = index;
  while (
    first > 0 &&
    log[first - 1]?.kind === "discards" &&
    seatOf(log[first - 1] as Told) === seatOf(log[index] as Told)
  )
    first--;
  const [seat, cards] = [
    seatOf(log[index] as Told),
    log.slice(first, index + 1).map((event) => theCard(detailOf(event, "card") ?? "")),
  ];
  return capital(
    t("cp-log-discards", { card: words.list(cards), who: seat === you ? "you" : "other", name: nameOf(seat) }),
  );
}

/** Where the hands are thrown away after a round, the last thing before them was its award. */
function lastCount(log: Told[], index: number): number {
  let at = index;
  while (at > 0 && log[at]?.kind === "discards") at--;
  return at;
}

export const whyNot = (refusal: Refusal | undefined): string =>
  refusal ? `${t(`cp-no-${refusal.code}`)} (${refusal.rule})` : "";

/** What choosing an option is called: the word on its button. */
export function optionName(option: Option, you: Seat | null, nameOf: NameOf): string {
  const seat = Number(option.seat ?? option.crew ?? option.player ?? -1);
  const args: Args = { who: seat === you ? "you" : "other", name: seat >= 0 ? nameOf(seat) : "" };
  if (typeof option.card === "string") args.card = theCard(option.card);
  if (typeof option.briskar === "string") args.briskar = cardName(option.briskar);
  if (typeof option.mode === "string") args.mode = t(`cp-mode-${option.mode}`);
  for (const field of ["value", "number"]) if (option[field] !== undefined) args[field] = Number(option[field]);
  return t(`cp-do-${option.verb}`, args);
}
