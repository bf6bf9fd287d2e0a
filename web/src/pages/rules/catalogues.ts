/** The catalogues of docs/rules, fetched when somebody looks a rule up. */
import { readCatalogue, type Chapter } from "../../lib/catalogue";

const FILES = import.meta.glob<string>(["../../../../docs/rules/*.md", "!**/house-data.md"], {
  query: "?raw",
  import: "default",
});
const read = new Map<string, Promise<Chapter[]>>();

/** The chapters of a game. A fetch that fails is tried again the next time. */
export function chaptersOf(game: string): Promise<Chapter[]> {
  const known = read.get(game);
  if (known) return known;
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${game}.md`))?.[1];
  const chapters = (load?.() ?? Promise.resolve("")).then(readCatalogue);
  read.set(game, chapters);
  chapters.catch(() => read.delete(game));
  return chapters;
}
