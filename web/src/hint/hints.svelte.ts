/** Hints for the seat we look from: asked for by hand, kept as long as the position stands, drawn where they belong. */
import { getContext, setContext } from "svelte";
import { newNonce } from "../lib/fair";
import { wire } from "../lib/server";
import type { Choice, Hint, Option, Tell } from "../lib/wire";

/** After so long without an answer a hint counts as lost. */
const PATIENCE = 20_000;

export interface Advised {
  choice: Choice;
  option: Option;
}

export class Hints {
  thinking = $state(false);
  failed = $state<string | null>(null);
  worlds = $state(0);
  private seq = $state(-1);
  private found = $state.raw<Advised[]>([]);
  private key = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;
  private options: Option[] = [];

  constructor(
    private readonly table: string,
    private readonly now: () => number,
  ) {
    this.stop = wire.listen((message) => this.hear(message));
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  /** The choices for the position as it is now, the best first; of a former one nothing is left. */
  get choices(): Advised[] {
    return this.seq === this.now() ? this.found : [];
  }

  get open(): boolean {
    return this.seq === this.now() && (this.thinking || this.failed !== null || this.found.length > 0);
  }

  /** Which choice is about this thing: 1 for the best, 0 for none. */
  rank(noun: string, id: string): number {
    return this.choices.findIndex((one) => one.option[noun] === id) + 1;
  }

  /** Which choice a thing is that is known by more than one noun. */
  rankOf(is: (option: Option) => boolean): number {
    return this.choices.findIndex((one) => is(one.option)) + 1;
  }

  ask(seat: number, options: Option[]): void {
    this.key = `ask-${newNonce().slice(0, 16)}`;
    this.seq = this.now();
    this.options = options;
    this.found = [];
    this.failed = null;
    this.thinking = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.fail("connection_lost"), PATIENCE);
    wire.send({ type: "ask", table: this.table, seat, about: { kind: "hint" }, key: this.key });
  }

  put(): void {
    this.seq = -1;
    this.thinking = false;
  }

  private hear(message: Tell): void {
    if (message.type === "insight" && message.key === this.key) this.take(message.answer as Hint);
    else if (message.type === "error" && message.key === this.key) this.fail(message.code);
  }

  private take(hint: Hint): void {
    clearTimeout(this.timer);
    this.thinking = false;
    this.worlds = hint.worlds;
    this.found = hint.choices.flatMap((choice) => {
      const option = this.options.find((one) => one.action === choice.action);
      return option ? [{ choice, option }] : [];
    });
  }

  private fail(code: string): void {
    clearTimeout(this.timer);
    this.thinking = false;
    this.failed = code;
  }
}

const KEY = Symbol("hints");
/** Let the table below know the hints. */
export const giveHints = (hints: Hints): Hints => setContext(KEY, hints);
/** The hints of the table around us; lessons and replays have none. */
export const hintsHere = (): Hints | null => getContext<Hints | undefined>(KEY) ?? null;
