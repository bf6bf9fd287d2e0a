/** One WebSocket per browser. It comes back by itself, takes up where it was, and repeats what was not acknowledged. */
import { Views } from "./changes";
import { host, type Line } from "./host";
import type { Ask, Change, Pace, Tell } from "./wire";

/** What is heard: whole positions, whatever way they came. */
export type Heard = Exclude<Tell, Change>;
export type Listener = (message: Heard) => void;

export interface Wire {
  readonly online: boolean;
  send(message: Ask): void;
  attach(table: string, since: () => number | null): void;
  detach(table: string): void;
  /** Say how fast bots shall go for who sits here. */
  pace(speed: Pace["speed"]): void;
  listen(listener: Listener): () => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 20000;

export class Socket implements Wire {
  online = $state(true);
  private socket: Line | undefined;
  private wait = FIRST_WAIT;
  private ready = false;
  private speed: Pace["speed"] = "normal";
  private attached = new Map<string, () => number | null>();
  private pending = new Map<string, Ask>();
  private listeners = new Set<Listener>();
  private views = new Views();
  private beat: ReturnType<typeof setInterval> | undefined;

  private open(): void {
    this.socket = host.connect({
      opened: () => this.welcome(),
      heard: (text) => this.receive(JSON.parse(text) as Tell),
      lost: () => this.lost(),
    });
  }

  send(message: Ask): void {
    if ("key" in message && message.key && message.type !== "ask") this.pending.set(message.key, message);
    if (this.ready) this.socket?.send(JSON.stringify(message));
  }

  /** Follow a table. The socket is opened here and not before: by now the browser has a seat, and the cookie that says so. */
  attach(table: string, since: () => number | null): void {
    this.attached.set(table, since);
    if (!this.socket) this.open();
    if (this.ready) this.follow(table, since());
  }

  private follow(table: string, since: number | null): void {
    this.socket?.send(JSON.stringify({ type: "attach", table, since, changes: true }));
  }

  detach(table: string): void {
    this.attached.delete(table);
    if (this.ready) this.socket?.send(JSON.stringify({ type: "detach", table }));
  }

  pace(speed: Pace["speed"]): void {
    this.speed = speed;
    if (this.ready) this.send({ type: "pace", speed });
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Attach every table again, then repeat what the server has not acknowledged: keys make that harmless. */
  private welcome(): void {
    this.ready = true;
    this.online = true;
    this.wait = FIRST_WAIT;
    this.pace(this.speed);
    this.views = new Views();
    for (const [table, since] of this.attached) this.follow(table, since());
    for (const message of this.pending.values()) this.socket?.send(JSON.stringify(message));
    clearInterval(this.beat);
    this.beat = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
  }

  private receive(message: Tell): void {
    if (message.type === "ack") this.pending.delete(message.key);
    if (message.type === "error" && message.key) this.pending.delete(message.key);
    const heard = this.views.whole(message);
    if (heard) for (const listener of this.listeners) listener(heard);
    else if (message.type === "change") this.follow(message.table, this.attached.get(message.table)?.() ?? null); // it fits nothing we know: all of it, please
  }

  private lost(): void {
    this.ready = false;
    this.online = false;
    clearInterval(this.beat);
    const pause = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    setTimeout(() => this.open(), pause);
  }
}
