// What svelte-check and prettier do not see: mistakes, code that nobody uses, and walls between the rooms of the page.
import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import config from "./svelte.config.js";

const GAMES = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const CAST = {
  selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
  message: "A type that must be forced is wrong: generate it from Python (src/flibuste/wire), or say what is needed.",
};
const TITLE = {
  selector:
    "SvelteElement[kind='html'] > SvelteStartTag > :matches(SvelteAttribute, SvelteShorthandAttribute)[key.name='title']",
  message: "No native tooltip: it is missing on touch and for keys. {@attach tells(() => ...)} shows the sheet.",
};
const named = GAMES.flatMap((game) => [game, game.replaceAll("-", "_")]).join("|");
const message = "Only a game's own folder names it: the registry finds games by their folders.";
const NAMES = [
  { selector: `Literal[value=/${named}/]`, message },
  { selector: `TemplateElement[value.raw=/${named}/]`, message },
  { selector: `Property > Identifier.key[name=/${named}/]`, message },
];
const upwards = { group: ["**/games/**"], message: "lib, ui and table know no game." };

export default ts.config(
  { ignores: ["art/", "lessons/", "public/", "src/**/wire.ts", "artefacts/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }], // {#each} needs a name
      "svelte/no-unused-svelte-ignore": "off", // it does not see the warnings that svelte-check sees
      "svelte/prefer-svelte-reactivity": "off", // maps and sets that are filled once and handed on need no signals
      "svelte/no-useless-mustaches": "off", // a space kept on purpose is written as one
      "no-restricted-syntax": ["error", CAST, TITLE],
    },
  },
  {
    files: ["src/**"],
    ignores: ["src/games/*/**"],
    rules: { "no-restricted-syntax": ["error", CAST, TITLE, ...NAMES] },
  },
  {
    files: ["src/lib/**", "src/ui/**", "src/table/**"],
    rules: { "no-restricted-imports": ["error", { patterns: [upwards] }] },
  },
  ...GAMES.map((game) => ({
    files: [`src/games/${game}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: GAMES.filter((other) => other !== game).map((other) => ({
            group: [`**/${other}/**`, `!**/art/${other}/**`],
            message: "No game knows another.",
          })),
        },
      ],
    },
  })),
);
