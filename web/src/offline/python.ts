/** Python in this worker, with our sources: from the files beside the page, and from nowhere else. */
import type { PyodideAPI } from "pyodide";

const PACKED = ["pyodide.asm.wasm", "python_stdlib.zip", "flibuste.zip"];

/** The largest files lie packed, since a plain host may not pack them on the way: the browser unpacks them here. */
function unpackOnTheWay(folder: string): void {
  const fetched = self.fetch.bind(self);
  self.fetch = async (wanted, init) => {
    const address = typeof wanted === "string" ? wanted : wanted instanceof URL ? wanted.href : wanted.url;
    const name = PACKED.find((one) => address === `${folder}${one}`);
    if (!name) return fetched(wanted, init);
    const packed = await fetched(`${folder}${name}.gz`, init);
    if (!packed.ok || !packed.body) return packed;
    const open = packed.headers.get("content-encoding") === "gzip"; // a host that says so has had it unpacked by the browser
    const body = open ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
}

export async function loadPython(folder: string): Promise<PyodideAPI> {
  unpackOnTheWay(folder);
  const sources = fetch(`${folder}flibuste.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await sources, "zip", { extractDir: "/flibuste" });
  python.runPython("import sys; sys.path.insert(0, '/flibuste')");
  return python;
}
