/** Sealing and opening pinches of chance whenever the server asks, also for the table where the same people play on. */
import { keepNonce, newNonce, nonceOf, sha256 } from "./fair";
import { wire } from "./server";
import type { Tell } from "./wire";

async function seal(table: string, seat: number): Promise<void> {
  const nonce = nonceOf(table, seat) ?? newNonce(); // asked twice, in two tabs perhaps: one pinch
  keepNonce(table, seat, nonce);
  const sealed = await sha256(nonce);
  wire.send({ type: "seal", table, seat, sealed });
}

function open(table: string, seat: number): void {
  const nonce = nonceOf(table, seat);
  if (nonce) wire.send({ type: "open", table, seat, nonce });
}

export function addPinches(): void {
  wire.listen((message: Tell) => {
    if (message.type === "seal") void seal(message.table, message.seat);
    else if (message.type === "open") open(message.table, message.seat);
  });
}
