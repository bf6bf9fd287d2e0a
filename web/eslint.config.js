// What svelte-check and prettier do not see: mistakes, and code that nobody uses.
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["art/", "lessons/", "public/", "src/lib/wire.ts", "artefacts/"] },
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
    },
  },
);
