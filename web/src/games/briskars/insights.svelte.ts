/** What the server has told about odds and dangers, remembered as long as the position stands. */
import { newNonce } from "../../lib/fair";
import { wire } from "../../lib/server";
import type { TableSession } from "../../lib/session.svelte";
import type { Ask } from "../../lib/wire";
import type { About } from "./insight";

/** The same question, however its fields are ordered. */
export const keyOf = (about: object): string =>
  JSON.stringify(Object.entries(about).filter(([, value]) => value !== null && value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)));

interface Told { type: string; key?: string | null; answer?: unknown }

export class Insights {
  private answers = $state.raw<Record<string, unknown>>({});
  private asked = new Map<string, string>();
  private seq = -1;
  private readonly stop: () => void;
  /** Answers that came with the position: a lesson asks nobody. */
  private given = $state.raw<Record<string, unknown> | null>(null);

  constructor(private readonly session: TableSession) {
    this.stop = wire.listen((message) => this.hear(message as unknown as Told));
  }

  close(): void { this.stop(); }

  /** Ask, unless it is known or on its way. To be called from effects. */
  want(seat: number, seq: number, about: About | null): void {
    if (seq !== this.seq) { this.seq = seq; this.asked.clear(); this.answers = {}; }
    if (!about || seat < 0 || this.given) return;
    const what = keyOf(about);
    if ([...this.asked.values()].includes(what)) return;
    const key = `ask-${newNonce().slice(0, 16)}`;
    this.asked.set(key, what);
    wire.send({ type: "ask", table: this.session.id, seat, about, key } as unknown as Ask);
  }

  get<T>(about: About | null): T | undefined {
    return about ? ((this.given ?? this.answers)[keyOf(about)] as T | undefined) : undefined;
  }

  give(told: [About, unknown][]): void { this.given = Object.fromEntries(told.map(([about, answer]) => [keyOf(about), answer])); }

  private hear(message: Told): void {
    const what = message.type === "insight" && message.key ? this.asked.get(message.key) : undefined;
    if (what) this.answers = { ...this.answers, [what]: message.answer };
  }
}
