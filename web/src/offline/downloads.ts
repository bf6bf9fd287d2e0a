/** Files that the tables hand out as links: where no server answers them, the tables of this browser do. */
import { download } from "../lib/copy";
import { host, PLAYS_HERE } from "../lib/host";
import { live } from "../lib/live.svelte";
import { t } from "../lib/words.svelte";

/** Hand out the file of a link to the tables; every other link is left alone. */
export async function takeDown(event: MouseEvent): Promise<void> {
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[download][href^="/api/"]');
  if (!PLAYS_HERE || !link) return;
  event.preventDefault();
  const response = await host.fetch(link.getAttribute("href") ?? "", {}).catch(() => null);
  if (response?.ok) download(link.download, await response.text());
  else live.note(t("ui-here-elsewhere"), "error");
}
