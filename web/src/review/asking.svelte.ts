/** Reviews of a finished game, seat by seat: asked for until they are there. */
import { api } from "../lib/server";
import type { Review } from "../lib/wire";

const BEAT = 900;

export class Reviews {
  found = $state.raw<Record<number, Review>>({});
  done = $state(0);
  of = $state(-1);
  problem = $state("");
  private stopped = false;

  constructor(private readonly table: string) {}

  close(): void {
    this.stopped = true;
  }

  /** Ask for the review of a seat, and again until it is worked out. */
  async want(seat: number): Promise<void> {
    this.problem = "";
    while (!this.stopped && !this.found[seat]) {
      try {
        const told = await api.review(this.table, seat);
        if (told.review) this.found = { ...this.found, [seat]: told.review };
        else [this.done, this.of] = [told.done, told.of];
      } catch (error) {
        this.problem = (error as { code?: string }).code ?? "malformed";
        return;
      }
      if (!this.found[seat]) await new Promise((go) => setTimeout(go, BEAT));
    }
  }
}
