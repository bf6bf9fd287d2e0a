/** Where we are: a path of the page, kept in the address. */

export type Place =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "join" | "watch" | "claim" | "carry"; code: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null; move: number | null; seat: number | null }
  | { page: "review"; id: string; seat: number | null }
  | { page: "lesson"; game: string }
  | { page: "rules"; of: string }
  | { page: "settings" | "about" | "operator" | "my" | "ratings" | "days" | "tournaments" | "print" | "workshop" }
  | { page: "tournament"; id: string }
  | { page: "other"; name: string };

export function placeOf(path: string, hash: string): Place {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const move = /^#(\d+)(?:@(\d+))?$/.exec(hash);
  switch (first) {
    case "":
      return { page: "lobby" };
    case "new":
      return { page: "new", game: second };
    case "j":
      return { page: "join", code: second };
    case "w":
      return { page: "watch", code: second };
    case "s":
      return { page: "claim", code: second || hash.slice(1) };
    case "i":
      return { page: "carry", code: second || hash.slice(1) };
    case "my":
    case "ratings":
      return { page: first };
    case "t":
      return { page: "table", id: second };
    case "replay":
      return {
        page: "replay",
        id: second || null,
        move: move ? Number(move[1]) : null,
        seat: move?.[2] ? Number(move[2]) : null,
      };
    case "review":
      return { page: "review", id: second, seat: move ? Number(move[1]) : null };
    case "learn":
      return { page: "lesson", game: second };
    case "rules":
      return { page: "rules", of: hash.slice(1) || second };
    case "settings":
      return { page: "settings" };
    case "print":
    case "workshop":
      return { page: first };
    case "days":
      return { page: "days" };
    case "tournaments":
      return { page: "tournaments" };
    case "tournament":
      return { page: "tournament", id: second };
    case "operator":
      return { page: "operator" };
    case "about":
      return { page: "about" };
    default:
      return { page: "other", name: first };
  }
}

class Router {
  place = $state.raw<Place>(placeOf(globalThis.location?.pathname ?? "/", globalThis.location?.hash ?? ""));

  listen(): void {
    addEventListener("popstate", () => this.read());
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.place = placeOf(location.pathname, location.hash);
  }
}

export const router = new Router();
