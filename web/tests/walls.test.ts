/** The walls between the rooms of the page, each tried with a line that breaks it. */
import { ESLint } from "eslint";
import { expect, it } from "vitest";

const eslint = new ESLint();
async function faults(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return (result?.messages ?? []).map((message) => message.ruleId ?? "");
}

const SLOW = 60_000;
it.each([
  ["src/lib/planted.ts", 'import "../games/brisca/lines";', "no-restricted-imports"],
  ["src/ui/planted.ts", 'import "../games/registry";', "no-restricted-imports"],
  ["src/table/planted.ts", 'import "../games/briskars/view";', "no-restricted-imports"],
  ["src/games/brisca/planted.ts", 'import "../chasse-partie/view";', "no-restricted-imports"],
  ["src/pages/planted.ts", 'export const first = "brisca";', "no-restricted-syntax"],
  ["src/pages/planted.ts", "export const way = (n: number) => `/new/briskars/${n}`;", "no-restricted-syntax"],
  ["src/pages/planted.ts", 'export const first = "chasse_partie";', "no-restricted-syntax"],
  ["src/offline/planted.ts", "export const strength = { brisca: 37 };", "no-restricted-syntax"],
  ["src/games/registry.ts", 'export const first = "treasure-hunter";', "no-restricted-syntax"],
  ["src/games/brisca/planted.ts", "export const n = {} as unknown as number;", "no-restricted-syntax"],
])("%s may not say %s", async (path, text, rule) => expect(await faults(path, text)).toContain(rule), SLOW);

it("a game may name itself, and lib may name nothing in peace", async () => {
  expect(await faults("src/games/brisca/planted.ts", 'export const me = "brisca";')).toEqual([]);
  expect(await faults("src/lib/planted.ts", 'export const word = "table";')).toEqual([]);
}, 60_000);
