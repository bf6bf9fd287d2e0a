/** Files of one's own on their way to a new table: what they hold, and what can be chosen with them. */
import { host } from "./host";
import type { DraftVerdict } from "./wire";

class OwnFiles {
  /** The game they are for. */
  game = $state("");
  verdict = $state.raw<DraftVerdict | null>(null);

  bring(game: string, verdict: DraftVerdict): void {
    this.game = game;
    this.verdict = Object.keys(verdict.files).length ? verdict : null;
  }
  drop(): void {
    this.verdict = null;
  }
  of(game: string): DraftVerdict | null {
    return this.game === game ? this.verdict : null;
  }

  /** Add files that somebody chose; whatever is wrong with them is said, and nothing changes. */
  async add(game: string, files: Record<string, string>): Promise<DraftVerdict> {
    const all = { ...this.of(game)?.files, ...files };
    const response = await host.fetch(`/api/${game}/drafts/check`, {
      method: "POST",
      body: JSON.stringify({ files: all }),
      headers: { "content-type": "application/json" },
    });
    if (!response.ok) throw new Error("malformed");
    const found = (await response.json()) as DraftVerdict;
    if (found.playable) this.bring(game, found);
    return found;
  }
}

export const ownFiles = new OwnFiles();
