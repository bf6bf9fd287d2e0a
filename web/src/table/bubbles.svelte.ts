/** What somebody just said stands beside the face for a moment. Called while a table is set up. */
import type { TableSession } from "../lib/session.svelte";
import { t } from "../lib/words.svelte";

const BUBBLE = 4000;

export function bubblesOf(session: () => TableSession): { readonly now: Record<number, string> } {
  let now = $state.raw<Record<number, string>>({});
  $effect(() => {
    const last = session().heard.at(-1);
    if (!last) return;
    now = { [last.seat]: last.phrase ? t(`say-${last.phrase}`) : (last.text ?? "") };
    const timer = setTimeout(() => (now = {}), BUBBLE);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
