/** What is wrong with a band file, in the reader's language: the engine names entry, field and what it expected. */
import { t } from "../../../lib/words.svelte";

type Saying = (id: string, args?: Record<string, string | number>) => string;
const PLACE = /^(band|briskar|piece)(?: (\d+))?(?:: equipment\[(\d+)\])?: (\w[\w-]*): (.*)$/s;
const EXPECTED = /^expected (.*), got (.*)$/s;
const UNKNOWN = /^there is no [a-z, ]+ "(.*)"$/s;
const SPOT = /line (\d+), column (\d+)/;
const KINDS: Record<string, string> = {
  "a text": "text",
  "true or false": "flag",
  "a list": "list",
  "a list of texts": "list",
  "a list of tables": "table",
  "a list of ids or tables": "list",
};

/** Python writes a text in quotes of its own. */
const bare = (got: string): string => got.replace(/^(['"])(.*)\1$/s, "$2");

function where(say: Saying, what: string, n: string | undefined, thing: string | undefined): string {
  const entry = what === "band" ? say("bk-crew-file-head") : say(`bk-crew-file-${what}`, { n: Number(n) });
  return thing === undefined ? entry : `${entry}, ${say("bk-crew-file-thing", { n: Number(thing) + 1 })}`;
}

/** Why a field does not fit. */
function reason(say: Saying, field: string, said: string): string | null {
  const unknown = UNKNOWN.exec(said)?.[1];
  if (unknown !== undefined) return say("bk-crew-file-unknown", { field, name: unknown });
  const [, expected = "", got = ""] = EXPECTED.exec(said) ?? [];
  if (expected === "no such field") return say("bk-crew-file-extra", { field });
  if (got === "nothing") return say("bk-crew-file-missing", { field });
  if (expected.startsWith("the id of")) return say("bk-crew-file-unknown", { field, name: bare(got) });
  const bounds = /^(-?\d+) to (-?\d+)$/.exec(expected);
  if (bounds)
    return say("bk-crew-file-range", { field, least: bounds[1] ?? "", most: bounds[2] ?? "", got: bare(got) });
  const kind = KINDS[expected];
  if (kind) return say("bk-crew-file-kind", { field, kind, got: bare(got) });
  const list = /^(?:one of|a list of) (.*)$/s.exec(expected)?.[1];
  return list ? say("bk-crew-file-one-of", { field, list, got: bare(got) }) : null;
}

/** The whole complaint; nothing if the sentence is of no kind we know. */
export function complaint(sentence: string, file: string, say: Saying = t): string | null {
  const rest = sentence.startsWith(`${file}: `)
    ? sentence.slice(file.length + 2)
    : sentence.slice(sentence.indexOf(": ") + 2);
  const [, what, n, thing, field = "", said = ""] = PLACE.exec(rest) ?? [];
  if (what) {
    const why = reason(say, field, said);
    return why && say("bk-crew-file-bad", { where: where(say, what, n, thing), why });
  }
  const spot = SPOT.exec(rest);
  return spot || /\(at end of document\)/.test(rest)
    ? say("bk-crew-file-no-toml", { line: Number(spot?.[1] ?? 0), column: Number(spot?.[2] ?? 0) })
    : null;
}
