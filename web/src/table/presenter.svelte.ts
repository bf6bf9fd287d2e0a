/** Shows what happened at the pace of the eye: a queue of events, one movement at a time; a click skips to the end. */
import { tick } from "svelte";
import { live } from "../lib/live.svelte";
import { settings } from "../lib/settings.svelte";
import { sound, type Sound } from "../lib/sound";
import type { Moment } from "../lib/types";
import { PACES, type GameEvent } from "../lib/wire";

type NameOf = (seat: number) => string;

/** How a game is staged: what lies on the table, how an event changes it, how long that takes, what is said and heard. */
export interface Direction<V, S, E extends GameEvent = GameEvent> {
  /** How the messages of its questions begin. */
  asks: string;
  /** The table at rest; `before` is what was shown last. */
  stageOf(view: V, log: E[], before: S | null): S;
  step(stage: S, event: E, view: V): S;
  /** Milliseconds: the rest before an event, its movement, and how long at least what it shows is read: words do not move. */
  timing(kind: E["kind"]): { rest: number; run: number; read?: number };
  /** The line that is read aloud, or nothing. */
  say(event: E, view: V, nameOf: NameOf): string | null;
  noise(event: E): Sound | null;
  /** The table in one breath, for who has just sat down to it. */
  opening?(view: V, stage: S, nameOf: NameOf): string;
  /** What changes at the start of the rest, before the event itself. */
  before?(stage: S, event: E, view: V): S;
  /** Where a scene worth a second look begins and ends: a trick, a turn, a site; what follows `leaves` is no part of it. */
  scene?: { opens: E["kind"][]; closes: E["kind"][]; leaves?: E["kind"][] };
  /** What the verdict at the end of it all says: it is read aloud once. */
  ends?(event: E, view: V): boolean;
  /** Whether what is said deserves a note over the table as well. */
  notes?(event: E, view: V): boolean;
}

interface Batch<V, E> {
  view: V;
  moment: Moment;
  events: E[];
}
const LESS_MOTION = 120;
/** A second look takes its time, whatever the pace. */
const AGAIN = 700;

/** What was shown, and the table before it. */
interface Shown<V, S, E> {
  event: E;
  view: V;
  before: S;
}

export class Presenter<V, S, E extends GameEvent = GameEvent> {
  stage = $state.raw<S | null>(null);
  view = $state.raw<V | null>(null);
  moment = $state.raw<Moment | null>(null);
  busy = $state(false);
  /** What has been shown so far: the log never runs ahead of the table. */
  log = $state.raw<E[]>([]);
  /** The last scene that was played to its end, for a second look. */
  past = $state.raw<Shown<V, S, E>[]>([]);
  private current: Shown<V, S, E>[] = [];
  private held = false;
  private looking = false;
  private queue: Batch<V, E>[] = [];
  private hurry: (() => void) | null = null;
  private skipping = false;
  /** Counts whole pictures: what was still moving before the last one must not be shown over it. */
  private picture = 0;

  constructor(
    private readonly direction: Direction<V, S, E>,
    private readonly nameOf: NameOf,
  ) {}

  /** A whole picture at once: the first look, or the one after a broken line. */
  show(moment: Moment, log: GameEvent[] = []): void {
    this.picture++;
    this.queue = [];
    this.log = log as E[];
    this.past = this.current = [];
    this.hurry?.();
    this.busy = this.looking = false;
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
    this.queue.push({ view: moment.view as V, moment, events: events as E[] });
    if (!this.busy && !this.held) void this.run();
  }

  /** Stop before the next thing that happens, or go on: what is being read must not be played over. */
  hold(held: boolean): void {
    this.held = held;
    if (!held && !this.busy && this.queue.length) void this.run();
  }

  /** Show the last scene once more, then the table as it is now. */
  async again(): Promise<void> {
    if (this.busy || !this.past.length || !this.view) return;
    this.busy = this.looking = true;
    const picture = this.picture;
    this.stage = this.past[0]?.before ?? this.stage;
    await this.pause(AGAIN);
    for (const { event, view } of this.past) {
      if (picture !== this.picture || !this.stage) return;
      const { rest, run } = this.direction.timing(event.kind);
      if (this.direction.before) this.stage = this.direction.before(this.stage, event, view);
      if (rest) await this.pause(rest);
      if (picture !== this.picture) return;
      this.stage = this.direction.step(this.stage, event, view);
      if (run) await this.pause(Math.max(run, AGAIN / 2));
    }
    await this.pause(AGAIN);
    if (picture !== this.picture) return;
    this.looking = this.skipping = false;
    this.stage = this.direction.stageOf(this.view, this.log, this.stage);
    await this.run();
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
      await tick(); // what is shown now may ask for a stop
      if (picture !== this.picture) return;
      if (this.held) break;
    }
    this.busy = false;
    this.skipping = false;
  }

  private async one(event: E, view: V, picture: number): Promise<void> {
    const { rest, run, read = 0 } = this.direction.timing(event.kind);
    if (this.direction.before && this.stage) this.stage = this.direction.before(this.stage, event, view);
    if (rest) await this.pause(rest);
    if (picture !== this.picture) return;
    this.log = [...this.log, event];
    this.keep(event, view);
    this.tell(event, view);
    if (this.stage) this.stage = this.direction.step(this.stage, event, view);
    const moved = settings.lessMotion ? Math.min(run, LESS_MOTION) : run;
    if (moved || read) await this.pause(Math.max(moved, read));
  }

  /** Keep what is shown, scene by scene. */
  private keep(event: E, view: V): void {
    const scene = this.direction.scene;
    if (!scene || !this.stage) return;
    if (scene.leaves?.includes(event.kind)) this.current = [];
    const last = this.current.at(-1)?.event;
    if (scene.opens.includes(event.kind) && !(last && scene.opens.includes(last.kind))) this.current = [];
    this.current = [...this.current, { event, view, before: this.stage }];
    const [first] = this.current;
    if (first && scene.closes.includes(event.kind) && scene.opens.includes(first.event.kind)) this.past = this.current;
  }

  private tell(event: E, view: V): void {
    const said = this.direction.ends?.(event, view) ? null : this.direction.say(event, view, this.nameOf);
    if (said && this.direction.notes?.(event, view)) live.note(said);
    else if (said) live.say(said);
    const heard = this.direction.noise(event);
    if (heard) sound(heard);
  }

  private rest(batch: Batch<V, E>): void {
    const asked = this.moment?.options.length ?? 0;
    this.view = batch.view;
    this.moment = batch.moment;
    this.stage = this.direction.stageOf(batch.view, this.log, this.stage);
    if (batch.moment.options.length && !asked && batch.moment.seat !== null && !this.queue.length) sound("turn");
  }

  private pause(ms: number): Promise<void> {
    ms *= this.looking ? 1 : PACES[settings.now.speed];
    if (this.skipping || ms === 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
