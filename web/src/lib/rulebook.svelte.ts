/** The rules as they lie open over a table: a link to a rule never takes anybody away from where he sits. */
import { router, type Place } from "./router.svelte";

/** Pages that one does not leave to look something up. */
const KEPT: readonly Place["page"][] = ["table", "replay", "lesson", "new", "join", "watch", "claim"];

class Rulebook {
  /** What is open: a game's rules, or one rule by its id. */
  open = $state<string | null>(null);

  close(): void {
    this.open = null;
  }

  /** Open a link to the rules over the page; false where it is to be followed like any other. */
  takes(href: string): boolean {
    const found = /^\/rules\/([^/?#]+)(?:#(.+))?$/.exec(href);
    if (!found || !KEPT.includes(router.place.page)) return false;
    this.open = found[2] ?? found[1] ?? null;
    return true;
  }
}

export const rulebook = new Rulebook();

/** Let plain links inside the page move without a reload; whoever wants another tab or window gets it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
  const href = link?.getAttribute("href") ?? "";
  if (!link || !href.startsWith("/") || href.startsWith("/api")) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return;
  event.preventDefault();
  if (!rulebook.takes(href)) router.go(href);
}
