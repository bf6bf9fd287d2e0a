/** Shows what happened at the pace of the eye: a queue of events, one movement at a time; a click skips to the end. */
import { live } from "../../lib/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { kindOf, type Moment } from "../../lib/types";
import type { GameEvent } from "../../lib/wire";
import { wind } from "./flight";
import { lineOf } from "./lines";
import { stageOf, step, timing, type Stage } from "./stage";
import type { HuntView } from "./view";

interface Batch { view: HuntView; moment: Moment; events: GameEvent[] }
/** Too many of these to be read aloud. */
const QUIET = ["passed", "repelled", "unused", "received"];

export class Presenter {
  stage = $state.raw<Stage | null>(null);
  view = $state.raw<HuntView | null>(null);
  moment = $state.raw<Moment | null>(null);
  busy = $state(false);
  /** What has been shown so far: the log never runs ahead of the table. */
  log = $state.raw<GameEvent[]>([]);
  private queue: Batch[] = [];
  private hurry: (() => void) | null = null;
  private skipping = false;
  /** Counts whole pictures: what was still moving before the last one must not be shown over it. */
  private picture = 0;

  constructor(private readonly nameOf: (seat: number) => string) {}

  /** A whole picture at once: the first look, or the one after a broken line. */
  show(moment: Moment, log: GameEvent[] = []): void {
    this.picture++;
    this.queue = [];
    this.log = log;
    this.hurry?.();
    this.busy = false;
    this.skipping = false;
    this.rest({ view: moment.view as unknown as HuntView, moment, events: [] });
  }

  /** What happened since: to be seen event by event. */
  follow(moment: Moment, events: GameEvent[]): void {
    this.queue.push({ view: moment.view as unknown as HuntView, moment, events });
    if (!this.busy) void this.run();
  }

  skip(): void {
    this.skipping = this.busy;
    this.hurry?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    const picture = this.picture;
    for (let batch = this.queue.shift(); batch; batch = this.queue.shift()) {
      if (!this.stage) this.stage = stageOf(batch.view, []);
      for (const event of batch.events) {
        await this.one(event, batch.view, picture);
        if (picture !== this.picture) return;
      }
      this.rest(batch);
    }
    this.busy = false;
    this.skipping = false;
  }

  private async one(event: GameEvent, view: HuntView, picture: number): Promise<void> {
    const { rest, run } = timing(event.kind);
    if (rest) await this.pause(rest);
    if (picture !== this.picture) return;
    this.log = [...this.log, event];
    if (!QUIET.includes(kindOf(event))) live.say(lineOf(event, view.you, this.nameOf));
    this.noise(event);
    if (kindOf(event) === "hands-passed") wind.side = event.direction === "left" ? -1 : 1;
    if (this.stage) this.stage = step(this.stage, event, view);
    if (run) await this.pause(settings.lessMotion ? Math.min(run, 120) : run);
  }

  private noise(event: GameEvent): void {
    const kind = kindOf(event);
    if (kind === "laid" || kind === "played" || kind === "announced" || kind === "dogs-laid") sound("play");
    else if (kind === "doubled") sound("trump");
    else if (kind.startsWith("took") || kind === "goblins-won") sound("take");
    else if (kind === "hands-passed" || kind === "drew-with") sound("draw");
    else if (kind === "dealt") sound("shuffle");
    else if (kind === "robbed" || kind === "coins" || kind === "scroll-used") sound("tick");
  }

  private rest(batch: Batch): void {
    const asked = this.moment?.options.length ?? 0;
    this.view = batch.view;
    this.moment = batch.moment;
    this.stage = stageOf(batch.view, this.log);
    if (batch.moment.options.length && !asked && batch.moment.seat !== null && !this.queue.length) sound("turn");
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => { clearTimeout(timer); done(); };
    });
  }
}
