/** Signs a prepared band on at a table: the answers the server named, one after the other, as the game offers them. */
import type { AtTable, Moment } from "../../../lib/types";
import { ask } from "../insight";
import type { SigningSoFar } from "../wire";

const PATIENCE = 4000;
const SOON = 120;
const DISMISS = "dismiss";

export class Signer {
  wanted = $state.raw<string[]>([]);
  done = $state(0);
  state = $state<"idle" | "busy" | "signed" | "refused">("idle");
  private base: number | null = null;
  private sent: { n: number; at: number } | null = null;
  private asking = false;
  private again: Moment | null = null;

  constructor(
    private readonly session: Pick<AtTable, "id" | "sending" | "moments" | "act">,
    private readonly seat: number,
  ) {}

  begin(answers: string[], moment: Moment): void {
    this.wanted = answers;
    this.base = null;
    this.sent = null;
    this.done = 0;
    this.state = "busy";
    void this.meet(moment);
  }

  stop(): void {
    this.wanted = [];
    this.state = "idle";
  }

  /** A new moment of the table: go on if we are asked. Everybody signs at once, so it may take the others' answers first. */
  async meet(moment: Moment): Promise<void> {
    if (this.state !== "busy" || !moment.waiting.includes(this.seat) || moment.decision !== "recruit") return;
    if (this.asking) {
      this.again = moment;
      return;
    }
    this.asking = true;
    try {
      const { answer, seq } = await ask(this.session.id, this.seat, { kind: "signing" });
      const now = this.session.moments[this.seat] ?? moment;
      if (seq === now.seq && now.waiting.includes(this.seat)) this.step(answer, now);
      else this.later(SOON); // the table has moved on meanwhile
    } catch {
      this.later(PATIENCE);
    } finally {
      this.asking = false;
    }
    const next = this.again;
    this.again = null;
    if (next) void this.meet(next);
  }

  private step(sofar: SigningSoFar, moment: Moment): void {
    const n = sofar.answers.length;
    if (this.base === null && sofar.dismissals === 0) this.base = n;
    const next = this.base === null ? DISMISS : this.wanted[n - this.base];
    this.done = this.base === null ? 0 : n - this.base;
    if (sofar.signed || next === undefined) {
      this.state = "signed";
      return;
    }
    if (this.sent?.n === n && Date.now() - this.sent.at < PATIENCE) return this.later(PATIENCE);
    const option = moment.options.find((one) => one.notation === next);
    if (!option) {
      this.state = "refused";
      return;
    }
    if (this.session.sending) return this.later(SOON); // another seat of this device is being heard
    this.sent = { n, at: Date.now() };
    this.session.act(this.seat, option);
  }

  private later(wait: number): void {
    setTimeout(() => {
      const now = this.session.moments[this.seat];
      if (now) void this.meet(now);
    }, wait);
  }
}

const KEPT = new WeakMap<AtTable, Map<number, Signer>>();

/** The signers of these seats: they outlive the curtain between two players of one device. */
export function signersOf(session: AtTable, seats: number[]): Map<number, Signer> {
  const kept = KEPT.get(session) ?? new Map<number, Signer>();
  KEPT.set(session, kept);
  for (const seat of seats) if (!kept.has(seat)) kept.set(seat, new Signer(session, seat));
  return kept;
}
