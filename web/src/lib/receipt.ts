/** Checking a receipt in the reader's own browser: the seal of the opened secret must be the one shown before the deal. */
import { sha256 } from "./fair";
import { api } from "./server";
import type { Receipt } from "./wire";

export interface Checked { receipt: Receipt; seal: string; same: boolean; ok: boolean | null }

export async function checkReceipt(table: string): Promise<Checked | null> {
  const receipt = await api.receipt(table).catch(() => null);
  if (!receipt) return null;
  const seal = receipt.secret ? await sha256(receipt.secret) : "";
  const same = seal ? seal === receipt.commitment : receipt.opened_ok === true;
  return { receipt, seal: seal || receipt.commitment, same, ok: receipt.ok === null ? null : receipt.ok && same };
}
