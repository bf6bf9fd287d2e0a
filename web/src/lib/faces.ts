/** Faces of people and bots: portraits that the artists have drawn. Who has which is kept with the name. */
import { PEOPLE, type Face, type PersonFace, type SeatInfo } from "./wire";

const PORTRAITS = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../art/*/portraits/*.svg", { query: "?url", import: "default", eager: true }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), url]),
);
const SKY: Record<string, string> = {
  sundars: "#fbe6bf",
  "quinto-real": "#eadcf0",
  exiles: "#d5ebea",
  mercenaries: "#e3ecc9",
};

/** A portrait before its sky; nobody is the bare sky. */
export interface Mug {
  url: string;
  sky: string;
}

/** A portrait by its name: anybody of the crew. */
export function portraitOf(who: string): Mug {
  const crew = Object.keys(SKY).find((name) => who.startsWith(name)) ?? "sundars";
  return { url: PORTRAITS[who] ?? "", sky: SKY[crew] ?? "#fbe6bf" };
}

/** The face of a person or a bot; an empty seat has none. */
export const mugOf = (face: Face | null | undefined): Mug => portraitOf(face ?? "");

export const isFace = (face: unknown): face is PersonFace => PEOPLE.some((one) => one === face);
export const anyFace = (): PersonFace => PEOPLE[Math.floor(Math.random() * PEOPLE.length)] ?? PEOPLE[0];

/** A wish, or the next face that nobody at the table has. */
export function freeFace(wish: PersonFace, taken: readonly (Face | null)[]): PersonFace {
  const from = PEOPLE.indexOf(wish);
  return [...PEOPLE.slice(from), ...PEOPLE.slice(0, from)].find((one) => !taken.includes(one)) ?? wish;
}

export const facesAt = (seats: readonly SeatInfo[]): (Face | null)[] => seats.map((seat) => seat.face);
