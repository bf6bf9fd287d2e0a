/** The workroom: what can be printed, which numbers a game has, and workshops that try other ones out. */
import { get, post, take } from "./api";
import type { NewWorkshop, Numbers, OwnSheets, Prints, WorkshopInfo, WorkshopMoved } from "./wire";

export const workroom = {
  prints: (): Promise<Prints> => get("/prints"),
  /** The sheets of a crew of one's own, as PDF or as a picture of the first. */
  crew: (asked: OwnSheets): Promise<Blob> => take("/prints/own-crew", asked),
  numbers: (game: string): Promise<Numbers> => get(`/numbers/${game}`),
  begin: (asked: NewWorkshop): Promise<WorkshopInfo> => post("/workshops", asked),
  look: (id: string): Promise<WorkshopInfo> => get(`/workshops/${id}`),
  stop: (id: string): Promise<WorkshopInfo> => post(`/workshops/${id}/stop`),
};

/** A crew of one's own that is to be printed: a band file, or a crew of a campaign. */
export type OwnCrew = { name: string } & Pick<OwnSheets, "file" | "campaign" | "crew">;
/** What another page has laid on the press. */
export const press: { crew: OwnCrew | null } = { crew: null };

/** Where a print is, as sheets or as a picture of the first. */
export function printOf(kind: "pdf" | "png", what: string, of: string, language: string, size: string): string {
  return `/api/prints/${what}.${kind}?${new URLSearchParams({ of, language, size }).toString()}`;
}

export interface Bar {
  /** From the left end of the scale, in percent. */
  left: number;
  width: number;
  middle: number;
}

/** The interval of a change, drawn around zero: each figure has a scale of its own. */
export function barOf(row: Pick<WorkshopMoved, "low" | "high">): Bar {
  const reach = Math.max(Math.abs(row.low), Math.abs(row.high)) || 1;
  const at = (value: number): number => 50 + (45 * value) / reach;
  return { left: at(row.low), width: at(row.high) - at(row.low), middle: at((row.low + row.high) / 2) };
}
