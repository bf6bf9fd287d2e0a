/** Faces of people: portraits that the artists have drawn, whatever they were drawn for. */

const FACES = Object.fromEntries(
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
/** The crew that sits in for people: first the reader's own, then the others by seat. */
const CREW = [
  "sundars-captain",
  "exiles-gunner",
  "quinto-real-quartermaster",
  "mercenaries-fighter",
  "sundars-carpenter",
  "exiles-captain",
  "quinto-real-captain",
  "mercenaries-sharpshooter",
  "exiles-quartermaster",
  "sundars-cook",
  "mercenaries-cook",
  "quinto-real-marabout",
];

export interface Mug {
  url: string;
  sky: string;
}

export function mugOf(who: string): Mug {
  const crew = Object.keys(SKY).find((name) => who.startsWith(name)) ?? "sundars";
  return { url: FACES[who] ?? "", sky: SKY[crew] ?? "#fbe6bf" };
}

/** The face of a seat: the same for everybody at the table, so that people can talk about it. */
export function mugOfSeat(seat: number, salt = 0): Mug {
  return mugOf(CREW[(seat + salt) % CREW.length] ?? "sundars-captain");
}

export function mugOfName(name: string): Mug {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return mugOfSeat(sum % CREW.length);
}
