/** The catalogue of a game's rules, read from docs/rules: chapters, rules by their ids, notes and tables. */

/** An id like BR-TRICK-05 or CP-CARD-01a, wherever it stands in a text. */
export const RULE_ID = /\b[A-Z]{2}-[A-Z]+-\d+[a-z]?\b/g;
/** Where a rule can be read, whichever game it is of. */
export const ruleHref = (id: string): string => `/rules/${id}`;

export type NoteKind = "example" | "check" | "ruling";
export type Block =
  | { kind: "text"; text: string }
  | { kind: NoteKind; text: string }
  | { kind: "table"; head: string[]; rows: string[][] };
export interface RuleEntry {
  id: string;
  /** The heading above it, where one begins here. */
  under: string;
  blocks: Block[];
}
export interface Chapter {
  /** DECK of BR-DECK; where the chapter has no rules, its title in small letters. */
  code: string;
  title: string;
  /** What stands there besides rules, before the first of them or instead of them. */
  preface: Block[];
  rules: RuleEntry[];
}

const HEADING = /^## (?:\d+\. )?(.*)$/;
const CODE = /\((?:[A-Z]{2}-)?([A-Z]+)\)/;
const RULE = /^(?:- )?\*\*([A-Z]{2}-[A-Z]+-\d+[a-z]?)\*\*\s*(.*)$/;
const NOTE = /(?:^|(?<=[.;:)\]]) )(Example|Check|Ruling)(?: \([^)]*\))?: /;
const KINDS: Record<string, NoteKind> = { Example: "example", Check: "check", Ruling: "ruling" };
/** Chapters about making the game, of no use to who plays it. */
const BEHIND = /^(data the book leaves out|all worked examples|index of the book|contradictions)/i;

/** A text with its notes apart: "... Ruling: ... Example: ..." */
function split(text: string): Block[] {
  const [first = "", ...rest] = text.split(NOTE);
  const blocks: Block[] = first.trim() ? [{ kind: "text", text: first.trim() }] : [];
  for (let i = 0; i + 1 < rest.length; i += 2)
    blocks.push({ kind: KINDS[rest[i] ?? ""] ?? "example", text: (rest[i + 1] ?? "").trim() });
  return blocks;
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

const MARK = /(\(\d+\))?\s*`\[[DT]-([A-Z-]+)\]`/g;
const TABLE_MARK = /\b[DT]-([A-Z]+(?:-[A-Z]+)*)\b/g;
/** A line without the marks of decisions and timings: those are for who writes the game; steps that are nothing else get words. */
function forPlayers(line: string): string {
  const said = (name: string): string => name.toLowerCase().replaceAll("-", " ");
  if (line.startsWith("|")) return line.replace(TABLE_MARK, (_, name: string) => said(name));
  return line.replace(MARK, (_, step: string | undefined, name: string) => (step ? `${step} ${said(name)}` : ""));
}

/** Read a catalogue. Every rule comes out, with all that is said about it. */
export function readCatalogue(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter | null = null;
  let into: Block[] | null = null;
  let table: Block | null = null;
  let under = "";
  for (const line of markdown.split("\n").map(forPlayers)) {
    const heading = HEADING.exec(line);
    if (heading) {
      const title = (heading[1] ?? "").replace(CODE, "").replace(/\s+/g, " ").trim();
      chapter = {
        code: CODE.exec(heading[1] ?? "")?.[1] ?? title.toLowerCase().replace(/\W+/g, "-"),
        title,
        preface: [],
        rules: [],
      };
      if (!BEHIND.test(title)) chapters.push(chapter);
      into = chapter.preface;
      table = null;
      under = "";
      continue;
    }
    if (!chapter || !into) continue;
    const rule = RULE.exec(line);
    if (rule) {
      const entry: RuleEntry = { id: rule[1] ?? "", under, blocks: split(rule[2] ?? "") };
      under = "";
      chapter.rules.push(entry);
      into = entry.blocks;
      table = null;
    } else if (line.startsWith("|")) {
      if (table?.kind !== "table") into.push((table = { kind: "table", head: cells(line), rows: [] }));
      else if (!/^\|[\s:|-]+\|$/.test(line)) table.rows.push(cells(line));
    } else if (line.startsWith("### ")) {
      under = line.slice(4).replace(/^[\d.]+ /, "");
      table = null;
    } else if (line.trim() && line.trim() !== "---") {
      into.push(...split(line.replace(/^\s*- /, "")));
      table = null;
    } else table = null;
  }
  return chapters;
}

/** A text in pieces: plain, a rule's id, `code`, **strong**. */
export type Piece = { kind: "plain" | "rule" | "code" | "strong"; text: string };
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const marks = new RegExp(`(${RULE_ID.source})|\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*`, "g");
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    if (mark.index > from) found.push({ kind: "plain", text: text.slice(from, mark.index) });
    if (mark[1]) found.push({ kind: "rule", text: mark[1] });
    else if (mark[2]) found.push({ kind: "code", text: mark[2] });
    else found.push({ kind: "strong", text: mark[3] ?? "" });
    from = mark.index + mark[0].length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const textOf = (block: Block): string =>
  block.kind === "table" ? [...block.head, ...block.rows.flat()].join(" ") : block.text;

/** Whether every word of a search stands in a rule, in its id or in one of its notes. */
export function matches(search: string, blocks: Block[], ...more: string[]): boolean {
  const text = plain([...more, ...blocks.map(textOf)].join(" "));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
