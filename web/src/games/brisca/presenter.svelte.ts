/** Shows what happened at the pace of the eye: a queue of events, one movement at a time; a click skips to the end. */
import { live } from "../../lib/live.svelte";
import { settings } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound";
import { cardOf, kindOf, seatOf, type Moment } from "../../lib/types";
import type { GameEvent } from "../../lib/wire";
import { stageOf, step, timing, type Stage } from "./stage";
import { lineOf } from "./lines";
import { inOrder } from "./order";
import { suitOf, type BriscaView } from "./view";

interface Batch { view: BriscaView; moment: Moment; events: GameEvent[] }

export class Presenter {
  stage = $state.raw<Stage | null>(null);
  view = $state.raw<BriscaView | null>(null);
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
    this.rest({ view: moment.view as unknown as BriscaView, moment, events: [] });
  }

  /** What happened since: to be seen event by event. */
  follow(moment: Moment, events: GameEvent[]): void {
    this.queue.push({ view: moment.view as unknown as BriscaView, moment, events });
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
      if (!this.stage) this.stage = stageOf(batch.view);
      for (const event of batch.events) {
        await this.one(event, batch.view, picture);
        if (picture !== this.picture) return;
      }
      this.rest(batch);
    }
    this.busy = false;
    this.skipping = false;
  }

  private async one(event: GameEvent, view: BriscaView, picture: number): Promise<void> {
    const { rest, run } = timing(event.kind);
    if (kindOf(event) === "took" && this.stage) this.stage = crowned(this.stage, event, view);
    if (rest) await this.pause(rest);
    if (picture !== this.picture) return;
    this.log = [...this.log, event];
    live.say(lineOf(event, view.you, this.nameOf));
    if (["won", "drawn"].includes(kindOf(event)) && !view.over) live.note(lineOf(event, view.you, this.nameOf));
    this.noise(event);
    if (this.stage) this.stage = step(this.stage, event, view.you);
    if (run) await this.pause(settings.lessMotion ? Math.min(run, 120) : run);
  }

  private noise(event: GameEvent): void {
    const kind = kindOf(event);
    if (kind === "trumped") sound("trump");
    else if (kind === "led" || kind === "played") sound("play");
    else if (kind === "took") sound("take");
    else if (kind === "drew" || kind === "drew-last" || kind === "exchanged") sound("draw");
    else if (kind === "deal") sound("shuffle");
  }

  private rest(batch: Batch): void {
    this.view = batch.view;
    this.moment = batch.moment;
    this.stage = { ...stageOf(batch.view), hand: inOrder(this.stage?.hand ?? [], batch.view.hand) };
    if (batch.moment.options.length && batch.moment.seat !== null && !this.queue.length) sound("turn");
  }

  private pause(ms: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => { clearTimeout(timer); done(); };
    });
  }
}

/** The trick as it lies before it goes, with its winner marked. */
function crowned(stage: Stage, event: GameEvent, view: BriscaView): Stage {
  const card = cardOf(event);
  return { ...stage, best: { seat: seatOf(event), card, why: suitOf(card) === view.trump ? "trump" : "rank" } };
}
