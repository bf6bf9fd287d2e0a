/** Checking a receipt in the reader's own browser: the seal of the opened secret must be the one shown before the deal. */
import { sha256 } from "./fair";
import { api } from "./server";
import type { Receipt } from "./wire";

export interface Checked {
  receipt: Receipt;
  seal: string;
  /** Null where there is no secret to open. */
  same: boolean | null;
  ok: boolean | null;
}

const TRIES = 4;
const PAUSE = 1500; // milliseconds

/** Fetches the receipt and checks it; a server that is busy is asked again. */
export async function checkReceipt(table: string): Promise<Checked | null> {
  let receipt = await api.receipt(table).catch(() => null);
  for (let tries = 1; !receipt && tries < TRIES; tries++) {
    await new Promise((done) => setTimeout(done, PAUSE));
    receipt = await api.receipt(table).catch(() => null);
  }
  if (!receipt) return null;
  const seal = receipt.secret ? await sha256(receipt.secret) : "";
  const same = seal ? seal === receipt.commitment : receipt.opened_ok;
  return { receipt, seal, same, ok: receipt.ok === null ? null : receipt.ok && same === true };
}
