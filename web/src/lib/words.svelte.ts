/** Words people read: Fluent catalogues, one language at a time, shared with the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "fr" | "es";
export const LANGUAGES: { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "fr", name: "Français" },
  { code: "es", name: "Español" },
];
export type Args = Record<string, FluentVariable>;

type Load = () => Promise<string>;
const FILES = import.meta.glob<string>(
  [
    "../../../src/flibuste/words/text/*.ftl",
    "../../../src/flibuste/words/lessons/*/text/*.ftl",
    "../../../src/flibuste/words/short/*/text/*.ftl",
    "../../../src/flibuste/games/*/text/*.ftl",
    "../games/*/text/*.ftl",
    "../games/*/*/text/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The catalogues of one language, in a stable order. */
function catalogues(language: Language): Load[] {
  return Object.keys(FILES)
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .sort()
    .map((path) => FILES[path] as Load);
}

export async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const texts = await Promise.all(catalogues(language).map((load) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The hyphen that stands for a minus before a number; one inside a rule's id or a date stays. */
const HYPHEN = /(?<![\p{L}\d)\]])-(?=\d)/gu;
const MINUS = "\u2212";
/** The space between a French mark and its word: no line may begin with the one or end with "«". */
const MARK = / (?=[;:?!»])|(?<=«) /g;

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  /** How this language calls the reader where he stands alone. */
  private reader: string[] = [];

  async use(language: Language): Promise<void> {
    this.bundle = await bundleOf(language);
    this.language = language;
    this.reader = ["ui-you", "ui-you-here"].map((id) => this.say(id));
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** The text of a message, or of its attribute ("br-card-name.the"); an unknown id comes back as it is.
   * A label may be the bare word for the reader ("You: 7"), a name may not. */
  say(id: string, args: Args = {}): string {
    const [name = "", attribute] = id.split(".");
    for (const [field, value] of Object.entries(args))
      if (!/(^|-)who$|^label$/.test(field) && this.reader.includes(String(value)))
        console.error(`${id}: "${String(value)}" is no name ($${field})`);
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const text = this.bundle.formatPattern(pattern, args, []).replace(HYPHEN, MINUS);
    return this.language === "fr" ? text.replace(MARK, "\u00a0") : text;
  }

  list(items: string[], joined: "and" | "or" = "and"): string {
    const type = joined === "and" ? "conjunction" : "disjunction";
    return new Intl.ListFormat(this.language, { type }).format(items);
  }
}

export const words = new Words();
/** A number with so many decimals, as the language writes it: 2.5 or 2,5. */
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
/** A length with one decimal at most, as a number that a message may count: 2.5, and 10 rather than 10.0. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;
export const measure = (value: number): string => new Intl.NumberFormat(words.language).format(tenths(value));
/** A label with its colon, as the language sets it. */
export const colon = (label: string): string => words.say("ui-colon", { label });
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** Sentences one after the other, each with its capital and one full stop; a rule in brackets may follow the stop. */
export const sentences = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => capital(/[.!?…](\s\([^()]*\))?$/.test(part) ? part : `${part}.`))
    .join(" ");
export const t = (id: string, args?: Args): string => words.say(id, args);

/** The language to begin with: what was chosen, else the first of the browser's that we speak. */
export function firstLanguage(chosen: string | null, spoken: readonly string[]): Language {
  const known = LANGUAGES.map((language) => language.code as string);
  const wanted = [chosen ?? "", ...spoken.map((tag) => tag.slice(0, 2).toLowerCase())];
  return (wanted.find((code) => known.includes(code)) ?? "en") as Language;
}
