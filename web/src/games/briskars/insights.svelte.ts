/** What the server has told about odds and dangers, remembered as long as the position stands. */
import { newNonce } from "../../lib/fair";
import { wire } from "../../lib/server";
import type { AtTable } from "../../lib/types";
import type { Tell } from "../../lib/wire";
import type { About } from "./wire";

/** The same question, however its fields are ordered. */
export const keyOf = (about: object): string =>
  JSON.stringify(
    Object.entries(about)
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const ATTEMPTS = 3;
const SECOND = 1000;
/** After so long without an answer a question counts as lost. */
const PATIENCE = 8 * SECOND;

export class Insights {
  private answers = $state.raw<Record<string, unknown>>({});
  private asked = new Map<string, string>();
  /** Counts questions that may be asked again; effects that ask look at it. */
  private again = $state(0);
  private tries = new Map<string, number>();
  /** Questions that got no answer, whatever was tried. */
  private failed = $state.raw<readonly string[]>([]);
  private seq = -1;
  private readonly stop: () => void;
  /** Answers that came with the position: a lesson asks nobody. */
  private given = $state.raw<Record<string, unknown> | null>(null);

  constructor(private readonly session: AtTable) {
    this.stop = wire.listen((message) => this.hear(message));
  }

  close(): void {
    this.stop();
  }

  /** Ask, unless it is known or on its way. To be called from effects. */
  want(seat: number, seq: number, about: About | null): void {
    void this.again;
    if (seq !== this.seq) {
      this.seq = seq;
      this.asked.clear();
      this.tries.clear();
      this.answers = {};
      this.failed = [];
    }
    if (!about || seat < 0 || this.given) return;
    const what = keyOf(about);
    if ([...this.asked.values()].includes(what)) return;
    const key = `ask-${newNonce().slice(0, 16)}`;
    this.asked.set(key, what);
    setTimeout(() => this.miss(key), PATIENCE);
    wire.send({ type: "ask", table: this.session.id, seat, about: { ...about }, key });
  }

  get<T>(about: About | null): T | undefined {
    return about ? ((this.given ?? this.answers)[keyOf(about)] as T | undefined) : undefined;
  }

  /** Whether a question was asked in vain; `retry` asks it anew. */
  isLost(about: About | null): boolean {
    return !!about && this.failed.includes(keyOf(about));
  }
  retry(about: About): void {
    const what = keyOf(about);
    for (const [key, asked] of this.asked) if (asked === what) this.asked.delete(key);
    this.tries.delete(what);
    this.failed = this.failed.filter((one) => one !== what);
    this.again++;
  }

  give(told: [About, unknown][]): void {
    this.given = Object.fromEntries(told.map(([about, answer]) => [keyOf(about), answer]));
  }

  private hear(message: Tell): void {
    if (message.type === "insight") {
      const what = this.asked.get(message.key ?? "");
      if (what) this.answers = { ...this.answers, [what]: message.answer };
    } else if (message.type === "error" && message.key && this.asked.has(message.key)) {
      if (message.retry) this.later(message.key, message.retry);
      else this.miss(message.key);
    }
  }

  /** A question that will not be answered: unless it has been, or is no longer asked. */
  private miss(key: string): void {
    const what = this.asked.get(key);
    if (what !== undefined && !(what in this.answers)) this.failed = [...this.failed, what];
  }

  /** Too many questions, or nobody free to work it out: it is asked again after a while, a few times. */
  private later(key: string, wait: number): void {
    const what = this.asked.get(key) ?? "";
    const tries = (this.tries.get(what) ?? 0) + 1;
    this.tries.set(what, tries);
    if (tries < ATTEMPTS)
      setTimeout(() => {
        if (this.asked.delete(key)) this.again++;
      }, wait * SECOND);
    else this.miss(key);
  }
}
