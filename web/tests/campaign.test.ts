/** The words of campaigns: the same in every language, and all that the page says. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = new URL("../src/games/briskars/campaign/", import.meta.url).pathname;
const BOOK = new URL("../../src/flibuste/games/briskars/text/", import.meta.url).pathname;
const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((one) => one[1] ?? "").sort();
const own = (language: string): string[] => idsOf(readFileSync(`${FOLDER}text/${language}.ftl`, "utf8"));
const book = (language: string): string[] => idsOf(readFileSync(`${BOOK}${language}.ftl`, "utf8"));

it.each(["fr", "es"])("%s says what English says", (language) => expect(own(language)).toEqual(own("en")));

it("says nothing without words", () => {
  const known = new Set([...own("en"), ...book("en")]);
  const sources = readdirSync(FOLDER).filter((name) => /\.(svelte|ts)$/.test(name));
  const said = sources.flatMap((name) =>
    [...readFileSync(FOLDER + name, "utf8").matchAll(/["'](bk-(?:camp|cam|tale)-[\w-]*[\w])["']/g)].map(
      (one) => one[1] ?? "",
    ),
  );
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((id) => !known.has(id))).toEqual([]);
});
