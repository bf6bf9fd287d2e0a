import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { engine, offline } from "./offline/plugin.ts";

const server = process.env.FLIBUSTE_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), offline()],
  define: { __ENGINE__: JSON.stringify(engine()) },
  worker: { format: "es" },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  build: {
    outDir: "../src/flibuste/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600 /* a lesson is a whole recorded game */,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
