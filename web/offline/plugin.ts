/**
 * What a page needs to play without a server: the engine beside it, a service worker that knows every file of this build,
 * and on a plain host the word that there is no server (FLIBUSTE_STATIC=1).
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Engine } from "../src/offline/messages.ts";

const FOLDER = resolve(import.meta.dirname, "../../build/engine");
const TEMPLATE = resolve(import.meta.dirname, "service-worker.js");
const ALONE = !!process.env.FLIBUSTE_STATIC;

/** The engine that was built (engine.mjs); null if none was: such a page plays with a server only. */
export function engine(): Engine | null {
  const said = join(FOLDER, "engine.json");
  return existsSync(said) ? (JSON.parse(readFileSync(said, "utf8")) as Engine) : null;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

const digest = (content: Buffer | string): string => createHash("sha256").update(content).digest("hex");

/** Write the service worker: the template, and before it what this build consists of. */
function writeServiceWorker(out: string, built: Engine): void {
  const files = Object.fromEntries(
    filesIn(out)
      .map((path) => [`/${relative(out, path).replaceAll("\\", "/")}`, digest(readFileSync(path))] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  const version = digest(JSON.stringify([files, built.hash])).slice(0, 12);
  const engine = { hash: built.hash, files: built.files.map((name) => `/engine/${built.hash}/${name}`) };
  const head = `const BUILD = ${JSON.stringify({ version, files, engine })};\n`;
  writeFileSync(join(out, "sw.js"), head + readFileSync(TEMPLATE, "utf8"));
}

export function offline(): Plugin {
  const built = engine();
  let out = "";
  return {
    name: "flibuste-offline",
    apply: "build",
    configResolved: (config) => {
      out = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () =>
      ALONE ? [{ tag: "meta", attrs: { name: "flibuste-host", content: "none" }, injectTo: "head" }] : [],
    closeBundle: () => {
      if (!built) return;
      writeServiceWorker(out, built);
      cpSync(FOLDER, join(out, "engine", built.hash), {
        recursive: true,
        filter: (path) => !path.endsWith("engine.json"),
      });
      if (ALONE) cpSync(join(out, "index.html"), join(out, "404.html")); // many plain hosts show it for /t/… before the service worker does
    },
  };
}
