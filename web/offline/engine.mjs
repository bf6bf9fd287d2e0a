/** Build what plays without a server: Python itself, and its library and our sources as bytecode, made by running it once. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [python, out] = process.argv.slice(2);
if (!python || !out) throw new Error("usage: node engine.mjs PYTHON FOLDER");
const here = import.meta.dirname;
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

const WHERE =
  "import importlib.util as u, os, sys; " +
  "print('\\n'.join(os.path.abspath(u.find_spec(name).origin) for name in sys.argv[1:]))";
/** What the tables stand on, beside Python's own library. */
const LIBRARIES = ["starlette", "mypy_extensions"];

function packed(runtime) {
  const found = execFileSync(python, ["-c", WHERE, ...LIBRARIES], { encoding: "utf8" })
    .trim()
    .split("\n");
  const sources = found.map((file) => (file.endsWith("__init__.py") ? dirname(file) : file));
  const roots = [...new Set(sources.map((source) => dirname(source)))];
  roots.forEach((root, i) => runtime.mountNodeFS(`/site${i}`, root));
  runtime.mountNodeFS("/src", resolve(here, "../../src"));
  runtime.runPython(readFileSync(join(here, "pack.py"), "utf8"));
  const inside = sources.map(
    (source) => `/site${roots.indexOf(dirname(source))}/${source.slice(dirname(source).length + 1)}`,
  );
  runtime.FS.writeFile("/library.zip", readFileSync(join(pyodide, "python_stdlib.zip")));
  return {
    sources: runtime.globals
      .get("pack")(runtime.toPy(["/src/flibuste", ...inside]))
      .toJs(),
    library: runtime.globals.get("pack_library")("/library.zip").toJs(),
  };
}

const locked = JSON.parse(readFileSync(join(pyodide, "pyodide-lock.json"), "utf8"));
const { sources, library } = packed(await loadPyodide());
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const smallest = (content) => gzipSync(content, { level: 9 });
const files = {
  "pyodide.mjs": readFileSync(join(pyodide, "pyodide.mjs"), "utf8").replace(/\/\/# sourceMappingURL=.*\s*$/, ""),
  "pyodide.asm.mjs": readFileSync(join(pyodide, "pyodide.asm.mjs")),
  "pyodide.asm.wasm.gz": smallest(readFileSync(join(pyodide, "pyodide.asm.wasm"))),
  "python_stdlib.zip.gz": smallest(library),
  "pyodide-lock.json": JSON.stringify({ info: locked.info, packages: {} }), // no package is ever fetched
  "flibuste.zip.gz": smallest(sources),
};
const hash = createHash("sha256");
for (const [name, content] of Object.entries(files)) {
  hash.update(name).update(content);
  writeFileSync(join(out, name), content);
}
const size = Object.values(files).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
const engine = { hash: hash.digest("hex").slice(0, 12), size, files: Object.keys(files) };
writeFileSync(join(out, "engine.json"), JSON.stringify(engine));
console.log(`engine ${engine.hash}: ${(size / 1e6).toFixed(1)} MB`);
process.exit(0); // Pyodide holds the process open
