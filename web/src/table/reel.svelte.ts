/** The reel of a replay: which move is shown, whether it runs, from whose seat, and what is said of it. */
import { copyText, download } from "../lib/copy";
import { live } from "../lib/live.svelte";
import { botName } from "../lib/names";
import { api } from "../lib/server";
import type { GameEvent, Replay, SeatInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { moveOf } from "./film";

type Line = (event: GameEvent, nameOf: (seat: number) => string, at: number) => string;
const BEAT = 1100;
const SPEEDS = [1, 2, 4];

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The fog is lifted: every hand lies open. */
  open = $state(false);
  /** How often another move was sought: what was closed at one look is open at the next. */
  looks = $state(0);
  /** The reader's own seat at that table; nothing for those who did not play. */
  mine = $state<number | null>(null);
  private chosen = $state<number | null>(null);

  /** `line` reads an event aloud when its move is shown; `said` is how many of them, from the end where negative. */
  constructor(
    readonly replay: Replay,
    readonly id: string | null,
    move: number | null,
    private readonly line: Line,
    private readonly said = 1,
  ) {
    this.at = moveOf(replay, move);
  }

  /** The seat we look from. */
  get me(): number {
    return this.chosen ?? this.mine ?? 0;
  }
  get last(): number {
    return this.replay.frames.length - 1;
  }
  get slug(): string {
    return this.replay.game.replaceAll("_", "-");
  }
  get beat(): number {
    return BEAT / this.speed;
  }
  get seats(): SeatInfo[] {
    return this.replay.seats.map((seat, i) => ({
      seat: i,
      kind: "person",
      name: seat.name,
      here: true,
      level: null,
      face: i,
      away: null,
    }));
  }
  readonly nameOf = (seat: number): string => {
    const who = this.replay.seats[seat];
    return who?.name || (who?.kind === "bot" ? botName(seat) : t("ui-name-n", { n: seat + 1 }));
  };

  /** Ask the table which seat was the reader's. */
  recognise(): void {
    if (this.id)
      void api.table(this.id).then(
        (info) => (this.mine = info.you[0] ?? null),
        () => undefined,
      );
  }
  readonly seek = (to: number): void => {
    this.at = Math.min(this.last, Math.max(0, to));
    this.looks++;
    history.replaceState(null, "", `${this.path}#${this.seq}`);
    const events = this.replay.frames[this.at]?.events ?? [];
    for (const event of this.said < 0 ? events.slice(this.said) : events.slice(0, this.said))
      live.say(this.line(event, this.nameOf, this.at));
  };
  readonly see = (seat: number): void => void (this.chosen = seat);
  readonly toggle = (): void => void (this.playing = !this.playing);
  readonly lift = (): void => void (this.open = !this.open);
  readonly faster = (): void => void (this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1);
  /** One beat of the film. */
  readonly tick = (): void => (this.at < this.last ? this.seek(this.at + 1) : void (this.playing = false));
  readonly link = (): Promise<boolean> => copyText(new URL(`/replay/${this.id ?? ""}#${this.seq}`, location.href).href);
  readonly save = async (): Promise<void> => {
    if (this.id) download(`flibuste-${this.slug}-${this.id}.txt`, await api.record(this.id));
  };

  /** Arrows, Home, End and the space bar. */
  key(event: KeyboardEvent): boolean {
    const to = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.last }[event.key];
    if (to !== undefined) this.seek(to);
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) this.toggle();
    else return false;
    return true;
  }
  private get seq(): number {
    return this.replay.frames[this.at]?.seq ?? 0;
  }
  private get path(): string {
    return this.id ? `/replay/${this.id}` : location.pathname;
  }
}
