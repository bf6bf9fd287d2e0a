/** How a game puts a hint into words: its choices, and the remarks that speak for them. */
import type { Option } from "../lib/wire";
import { t, type Args } from "../lib/words.svelte";

export interface Speech {
  /** How its messages begin. */
  prefix: string;
  choice: (option: Option) => string;
  /** A thing by its noun and id, in words. */
  thing: (noun: string, id: string) => string;
  nameOf: (seat: number) => string;
}

/** How a game speaks that the page has no words for: in its notation. */
export const plainSpeech = (nameOf: (seat: number) => string): Speech => ({
  prefix: "ui-hint",
  choice: (option) => option.notation,
  thing: (_, id) => id,
  nameOf,
});

function values(remark: Record<string, unknown>, speech: Speech): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(remark)) {
    if (field === "seat") args[field] = speech.nameOf(Number(value));
    else if (typeof value === "string") args[field] = speech.thing(field, value);
    else if (typeof value === "number") args[field] = value;
  }
  return args;
}

/** The remarks as one sentence. */
export function sentenceOf(remarks: Record<string, unknown>[], speech: Speech): string {
  const parts = remarks
    .map((remark) =>
      t(`${speech.prefix}-remark-${String(remark.code)}`, values(remark, speech))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  if (!parts.length) return t("ui-hint-no-reason");
  const text = parts.join("; "); // each has a subject of its own
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
}
