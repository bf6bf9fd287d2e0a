/** The pictures of the hunt by the ids of its cards and tiles; copies of a card share a drawing. */
const CARDS = import.meta.glob<string>("../../art/treasure-hunter/cards/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const TILES = import.meta.glob<string>("../../art/treasure-hunter/tiles/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const MARKS = import.meta.glob<string>("../../art/treasure-hunter/marks/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const PIECES = import.meta.glob<string>("../../art/treasure-hunter/pieces/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** "flaming-sword-2" is drawn as "flaming-sword"; "dog-4" is a drawing of its own. */
function found(pictures: Record<string, string>, folder: string, id: string): string {
  const at = (name: string): string | undefined => pictures[`../../art/treasure-hunter/${folder}/${name}.svg`];
  return at(id) ?? at(id.replace(/-\d+$/, "")) ?? "";
}

export const cardUrl = (card: string): string => found(CARDS, "cards", card);
export const tileUrl = (tile: string): string => found(TILES, "tiles", tile);
export const emblemUrl = (site: string): string => found(MARKS, "marks", `emblem-${site}`);
export const landUrl = (site: string): string => found(MARKS, "marks", `site-${site}`);
export const pieceUrl = (piece: string): string => found(PIECES, "pieces", piece);
export const backUrl = cardUrl("back");

const ACTIONS = [
  "companion",
  "flaming-sword",
  "hill-ogre",
  "leaky-boots",
  "mystery-mule",
  "scaregoblin",
  "sleeping-potion",
];
/** Action cards carry their name on the plate, in the reader's language. */
export const plateOf = (card: string): string | null => {
  const kind = ACTIONS.find((name) => card.startsWith(name));
  return kind === undefined ? null : kind === "companion" ? "th-page-companion" : `th-${kind}`;
};

export function warmUp(): void {
  for (const url of Object.values(CARDS)) new Image().src = url;
}
