/** Shows what happened at the pace of the eye: a queue of events, one movement at a time; a click skips to the end. */
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { sound, type Sound } from "../lib/sound";
import type { Moment } from "../lib/types";
import type { GameEvent } from "../lib/wire";

type NameOf = (seat: number) => string;

/** How a game is staged: what lies on the table, how an event changes it, how long that takes, what is said and heard. */
export interface Direction<V, S> {
  /** How the messages of its questions begin. */
  asks: string;
  /** The table at rest; `before` is what was shown last. */
  stageOf(view: V, log: GameEvent[], before: S | null): S;
  step(stage: S, event: GameEvent, view: V): S;
  /** Milliseconds: the rest before an event, and its movement. */
  timing(kind: string): { rest: number; run: number };
  /** The line that is read aloud, or nothing. */
  say(event: GameEvent, view: V, nameOf: NameOf): string | null;
  noise(event: GameEvent): Sound | null;
  /** The table in one breath, for who has just sat down to it. */
  opening?(view: V, stage: S, nameOf: NameOf): string;
  /** What changes at the start of the rest, before the event itself. */
  before?(stage: S, event: GameEvent, view: V): S;
  /** What deserves a note over the table. */
  note?(event: GameEvent, view: V, nameOf: NameOf): string | null;
}

interface Batch<V> {
  view: V;
  moment: Moment;
  events: GameEvent[];
}
const LESS_MOTION = 120;

export class Presenter<V, S> {
  stage = $state.raw<S | null>(null);
  view = $state.raw<V | null>(null);
  moment = $state.raw<Moment | null>(null);
  busy = $state(false);
  /** What has been shown so far: the log never runs ahead of the table. */
  log = $state.raw<GameEvent[]>([]);
  private queue: Batch<V>[] = [];
  private hurry: (() => void) | null = null;
  private skipping = false;
  /** Counts whole pictures: what was still moving before the last one must not be shown over it. */
  private picture = 0;

  constructor(
    private readonly direction: Direction<V, S>,
    private readonly nameOf: NameOf,
  ) {}

  /** A whole picture at once: the first look, or the one after a broken line. */
  show(moment: Moment, log: GameEvent[] = []): void {
    this.picture++;
    this.queue = [];
    this.log = log;
    this.hurry?.();
    this.busy = false;
    this.skipping = false;
    this.rest({ view: moment.view as V, moment, events: [] });
  }

  get asks(): string {
    return this.direction.asks;
  }

  /** Say how the table lies. */
  sayOpening(): void {
    if (this.view && this.stage) live.say(this.direction.opening?.(this.view, this.stage, this.nameOf) ?? "");
  }

  /** What happened since: to be seen event by event. */
  follow(moment: Moment, events: GameEvent[]): void {
    this.queue.push({ view: moment.view as V, moment, events });
    if (!this.busy) void this.run();
  }

  /** Show and say nothing more. */
  close(): void {
    this.picture++;
    this.queue = [];
    this.hurry?.();
  }

  skip(): void {
    this.skipping = this.busy;
    this.hurry?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    const picture = this.picture;
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      if (!this.stage) this.stage = this.direction.stageOf(batch.view, [], null);
      for (const event of batch.events) {
        await this.one(event, batch.view, picture);
        if (picture !== this.picture) return;
      }
      this.rest(batch);
    }
    this.busy = false;
    this.skipping = false;
  }

  private async one(event: GameEvent, view: V, picture: number): Promise<void> {
    const { rest, run } = this.direction.timing(event.kind);
    if (this.direction.before && this.stage) this.stage = this.direction.before(this.stage, event, view);
    if (rest) await this.pause(rest);
    if (picture !== this.picture) return;
    this.log = [...this.log, event];
    this.tell(event, view);
    if (this.stage) this.stage = this.direction.step(this.stage, event, view);
    if (run) await this.pause(settings.lessMotion ? Math.min(run, LESS_MOTION) : run);
  }

  private tell(event: GameEvent, view: V): void {
    const said = this.direction.say(event, view, this.nameOf);
    if (said) live.say(said);
    const note = this.direction.note?.(event, view, this.nameOf);
    if (note) live.note(note);
    const heard = this.direction.noise(event);
    if (heard) sound(heard);
  }

  private rest(batch: Batch<V>): void {
    const asked = this.moment?.options.length ?? 0;
    this.view = batch.view;
    this.moment = batch.moment;
    this.stage = this.direction.stageOf(batch.view, this.log, this.stage);
    if (batch.moment.options.length && !asked && batch.moment.seat !== null && !this.queue.length) sound("turn");
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
