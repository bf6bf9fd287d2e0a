/** Opening and joining tables, each seat with its sealed pinch of chance. */
import { keepNonce, newNonce, sha256 } from "./fair";
import { facesAt, freeFace } from "./faces";
import { api } from "./server";
import { settings } from "./settings.svelte";
import type { Where } from "./api";
import type { NewTable, PersonFace, TableInfo } from "./wire";
import { t } from "./words.svelte";

const SHIPS = 8;
/** A name for a table or a crew until somebody gives it another: a ship's, in the reader's language. */
export const shipName = (): string => t(`ui-ship-${1 + Math.floor(Math.random() * SHIPS)}`);

/** The name others see: the one chosen, or a rank until there is one. */
export const myName = (): string => settings.now.name || t("ui-level-captain");

/** The face I would sit down with: my own, unless somebody there has it already. */
export const myFaceAt = (info: TableInfo): PersonFace => freeFace(settings.face, facesAt(info.seats));

export function plainTable(game: string, seats: NewTable["seats"]): NewTable {
  return {
    game,
    title: shipName(),
    seats,
    settings: {},
    clock: { kind: "none" },
    absence: "wait",
    chat: "phrases",
    listed: false,
  };
}

export async function openTable(table: NewTable): Promise<TableInfo> {
  const nonces = table.seats.map((seat) => (seat.kind === "you" || seat.kind === "here" ? newNonce() : ""));
  const seals = await Promise.all(nonces.map((nonce) => (nonce ? sha256(nonce) : "")));
  const sat = table.seats.map((seat) => (seat.kind === "you" ? { ...seat, face: settings.face } : seat));
  const seats = sat.map((seat, i) => (seals[i] ? { ...seat, sealed: seals[i] } : seat));
  const full = seats.every((seat) => seat.kind !== "open");
  const info = await api.create({ ...table, seats, ...(full ? { start: true } : {}) });
  nonces.forEach((nonce, i) => nonce && keepNonce(info.id, i, nonce));
  return info;
}

export async function sitDown(where: Where, name: string, face: PersonFace): Promise<TableInfo> {
  const nonce = newNonce();
  const sealed = await sha256(nonce);
  const info = await api.join(where, name, face, sealed || undefined);
  for (const seat of info.you) keepNonce(info.id, seat, nonce);
  return info;
}
