/** A seat's own pinch of chance: sealed before the deal, opened when the server asks for it. */

const KEY = (table: string, seat: number): string => `flibuste-nonce-${table}-${seat}`;

export function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 in hex, empty where the page has no secure context to compute it in. */
export async function sha256(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keepNonce(table: string, seat: number, nonce: string): void {
  localStorage.setItem(KEY(table, seat), nonce);
}

export function nonceOf(table: string, seat: number): string | null {
  return localStorage.getItem(KEY(table, seat));
}

/** "7c1e 90b4 … a94f": enough of a seal to compare by eye. */
export function shortSeal(hex: string): string {
  return hex.length > 16 ? `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}` : hex;
}
