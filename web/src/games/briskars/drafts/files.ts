/** Files of the bench outside of it: saved, opened, and packed into a link that needs no server to keep it. */

const LONGEST = 16_000;
const MOST = 12;

export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A file name as tables keep it: small letters, digits and dashes. */
export const tidied = (name: string): string => {
  const [, stem = "", end = ""] = /^(.*)\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const plain = stem.normalize("NFD").replace(/[^a-z0-9]+/g, "-");
  return `${plain.replace(/^-+|-+$/g, "").slice(0, 60) || "mine"}.${end === "txt" ? "txt" : "toml"}`;
};

/** Read what somebody chose; a file that is no text of a map's size is none. */
export async function read(chosen: Iterable<File>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const file of [...chosen].slice(0, MOST))
    if (file.size <= 4 * LONGEST) found[tidied(file.name)] = (await file.text()).slice(0, LONGEST + 1);
  return found;
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Pack files into the part of a link that never reaches a server. */
export async function packed(files: Record<string, string>): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(files)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Unpack a link; one that is broken holds nothing. */
export async function unpacked(code: string): Promise<Record<string, string> | null> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const found = JSON.parse(text) as unknown;
    if (typeof found !== "object" || found === null) return null;
    const files = Object.entries(found).filter((one): one is [string, string] => typeof one[1] === "string");
    return files.length ? Object.fromEntries(files.slice(0, MOST)) : null;
  } catch {
    return null;
  }
}
