import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  define: { __ENGINE__: "null" },
  test: { include: ["tests/**/*.test.ts"] },
  server: { fs: { allow: [".."] } },
});
