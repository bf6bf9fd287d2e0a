/** The page's own Python in Node: the library and the sources as they were built into a folder. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

export async function inside(folder) {
  const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(folder, `${name}.gz`))));
  const place = mkdtempSync(join(tmpdir(), "library-")); // Python reads its library from a file
  writeFileSync(join(place, "library.zip"), unpacked("python_stdlib.zip"));
  const python = await loadPyodide({ stdLibURL: join(place, "library.zip") });
  rmSync(place, { recursive: true });
  const sources = unpacked("flibuste.zip");
  python.unpackArchive(sources, "zip", { extractDir: "/flibuste" });
  python.runPython("import sys; sys.path.insert(0, '/flibuste'); import flibuste.offline.boot");
  return python;
}

/** What this process has had of a processor, in milliseconds: a busy machine changes it little. */
export function processor() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
