/** A band while it is put together: plain values, each change makes a new one. */
import type { CrewBand, CrewHire, CrewPiece, CrewThing } from "../../../lib/wire";

export interface Hire {
  profile: string;
  equipment: CrewThing[];
  spells: string[];
  ways: string[];
  leader: boolean;
}
export interface Band {
  name: string;
  budget: number;
  briskar: Hire[];
  piece: CrewPiece[];
}

export const emptyBand = (name: string, budget: number): Band => ({ name, budget, briskar: [], piece: [] });

const hireOf = (hire: CrewHire): Hire => ({
  profile: hire.profile,
  equipment: hire.equipment ?? [],
  spells: hire.spells ?? [],
  ways: hire.ways ?? [],
  leader: hire.leader ?? false,
});

/** A band as the server writes it, with every field there. */
export const bandOf = (band: CrewBand): Band => ({
  name: band.name,
  budget: band.budget,
  briskar: (band.briskar ?? []).map(hireOf),
  piece: band.piece ?? [],
});

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
export const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((old, i) => (i === at ? one : old));

export const hired = (band: Band, profile: string): Band => ({
  ...band,
  briskar: [...band.briskar, { profile, equipment: [], spells: [], ways: [], leader: false }],
});
export const dismissed = (band: Band, at: number): Band => ({ ...band, briskar: without(band.briskar, at) });
export const changed = (band: Band, at: number, change: (hire: Hire) => Hire): Band => ({
  ...band,
  briskar: band.briskar.map((hire, i) => (i === at ? change(hire) : hire)),
});
export const counted = (band: Band, profile: string): number =>
  band.briskar.filter((hire) => hire.profile === profile).length;

/** A name for the file: letters and digits of the band's own. */
export function fileName(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${plain || "band"}.toml`;
}

/** What is kept in this browser between visits, or nothing. */
export function keptBand(text: string | null): Band | null {
  if (!text) return null;
  try {
    const band = bandOf(JSON.parse(text) as CrewBand);
    const sound =
      typeof band.name === "string" &&
      Number.isInteger(band.budget) &&
      band.briskar.every((hire) => typeof hire.profile === "string");
    return sound ? band : null;
  } catch {
    return null;
  }
}
