/** The engine of this page: two workers with Python, started when first needed, and how far that is. */
import { shell } from "./shell.svelte";
import type { Engine, FromEngine, FromThinker, ToEngine, ToThinker } from "./messages";

declare const __ENGINE__: Engine | null;
/** What was built with this page; null in a page built without it. */
export const BUILT: Engine | null = __ENGINE__;
export const folderOf = (engine: Engine): string => new URL(`/engine/${engine.hash}/`, location.href).href;

/** How long bots and veils take here, in percent: less for who is in a hurry (our tests are). */
const PACE = "flibuste-here-pace";

/** Whether every file lies in this browser already: then nothing needs to be counted. */
async function isKept(engine: Engine, folder: string): Promise<boolean> {
  if (!shell.kept) return false;
  const found = await Promise.all(engine.files.map((name) => caches.match(`${folder}${name}`)));
  return found.every(Boolean);
}

export type Phase = "asleep" | "fetching" | "starting" | "ready" | "failed";
type Answer = { status: number; text: string };

class Here {
  phase = $state<Phase>("asleep");
  /** Bytes of the engine that have come. */
  loaded = $state(0);
  /** Whether games survive this page: false where the browser gives us no disk. */
  kept = $state(true);
  why = $state("");
  private table: Worker | undefined;
  private thinker: Worker | undefined;
  private thinks = false;
  private answers = new Map<number, (answer: Answer) => void>();
  private count = 0;
  private ready: Promise<void> | undefined;
  /** Who listens to the tables. */
  ears: { opened(): void; heard(text: string): void } | undefined;

  /** Fetch the engine, with what has come of it, and start it: after what asks for it, which may be a page being drawn. */
  start(): Promise<void> {
    this.ready ??= Promise.resolve()
      .then(() => this.begin())
      .catch((error: unknown) => {
        this.phase = "failed";
        this.why ||= "broken";
        console.error(error);
        throw error;
      });
    return this.ready;
  }

  private async begin(): Promise<void> {
    if (!BUILT) throw new Error("this page was built without the engine");
    const folder = folderOf(BUILT);
    this.phase = "fetching";
    await shell.keep(); // before the files come, so that they are kept as they come
    if (!(await isKept(BUILT, folder))) await this.bring(BUILT, folder);
    this.phase = "starting";
    this.table = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module", name: "tables" });
    await new Promise<void>((done, failed) => {
      const table = this.table as Worker;
      table.onerror = (event) => failed(new Error(event.message));
      table.onmessage = ({ data }: MessageEvent<FromEngine>) => {
        if (data.kind === "ready") {
          this.kept = data.kept;
          this.phase = "ready";
          done();
        } else if (data.kind === "failed") {
          this.why = data.why;
          failed(new Error(data.detail));
        } else this.take(data, folder);
      };
      this.post({ kind: "begin", folder, pace: Number(localStorage.getItem(PACE) ?? 100) });
    });
    this.hire(folder); // the table stands: now those who think may start
    void navigator.storage?.persist?.();
  }

  /** Fetch every file once, counting; the service worker or the browser's cache keeps them for the workers. */
  private async bring(engine: Engine, folder: string): Promise<void> {
    this.loaded = 0;
    for (const name of engine.files) {
      const response = await fetch(`${folder}${name}`);
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) this.loaded += part.value.length;
    }
  }

  private hire(folder: string): void {
    if (this.thinker) return;
    const thinker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module", name: "thinker" });
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.kind === "thought") this.post({ kind: "answer", id: data.id, text: data.text });
      else {
        this.thinks = true;
        this.post({ kind: "hired" });
      }
    };
    thinker.postMessage({ kind: "begin", folder } satisfies ToThinker);
    this.thinker = thinker;
  }

  private take(message: FromEngine, folder: string): void {
    if (message.kind === "fetched") {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    } else if (message.kind === "hire") {
      this.hire(folder);
      if (this.thinks) this.post({ kind: "hired" });
    } else if (message.kind === "think") {
      this.thinker?.postMessage({ kind: "think", id: message.id, text: message.text } satisfies ToThinker);
    } else if (message.kind === "dismiss") {
      this.thinker?.terminate();
      this.thinker = undefined;
      this.thinks = false;
    } else if (message.kind === "opened") this.ears?.opened();
    else if (message.kind === "told") this.ears?.heard(message.text);
  }

  post(message: ToEngine): void {
    this.table?.postMessage(message);
  }

  async fetch(method: string, path: string, body: string): Promise<Answer> {
    await this.start();
    const id = ++this.count;
    return new Promise((answer) => {
      this.answers.set(id, answer);
      this.post({ kind: "fetch", id, method, path, body });
    });
  }
}

export const here = new Here();
