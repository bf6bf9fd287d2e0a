/** The reel of a replay: which move is shown, whether it runs, from whose seat, and what is said of it. */
import { standInText } from "../lib/absence";
import { copyText, download } from "../lib/copy";
import { live } from "../lib/live.svelte";
import { sitterName } from "../lib/names";
import { api } from "../lib/server";
import type { GameEvent, Replay, SeatInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { folded, moveOf } from "./film";
import type { StandIn } from "./stand-ins";

/** A film as the page hands it to a game: where it comes from, the move of the link, and how to get the films of others. */
export interface Brought {
  replay: Replay;
  id: string | null;
  move: number | null;
  /** Whose eyes the link names: then nothing else is shown until the reader asks for it. */
  seat: number | null;
  mine: number | null;
  film: (seat: number | null) => Promise<Replay>;
}
type Line = (event: GameEvent, nameOf: (seat: number) => string, at: number) => string;
const BEAT = 1100;
const SPEEDS = [1, 2, 4];

export class Reel {
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** How often another move was sought: what was closed at one look is open at the next. */
  looks = $state(0);
  /** The film that is shown: one seat's, or the open one. Each is made by the server. */
  replay = $state.raw<Replay>() as Replay;
  private chosen = $state<number | null>(null);
  private films = new Map<number | null, Promise<Replay>>();

  /** `line` reads an event aloud when its move is shown; `said` is how many of them, from the end where negative.
   * What is told by `silent` events alone is no step of its own. */
  constructor(
    readonly brought: Brought,
    private readonly line: Line,
    private readonly said = 1,
    private readonly silent: (event: GameEvent) => boolean = () => false,
  ) {
    this.replay = folded(brought.replay, silent);
    this.films.set(brought.replay.of, Promise.resolve(brought.replay));
    this.at = moveOf(this.replay, brought.move);
  }

  /** The seat we look from. */
  get me(): number {
    return this.replay.of ?? this.chosen ?? this.mine ?? 0;
  }
  /** Every hand lies open. */
  get open(): boolean {
    return this.replay.of === null;
  }
  get id(): string | null {
    return this.brought.id;
  }
  /** The reader's own seat at that table; nothing for those who did not play. */
  get mine(): number | null {
    return this.brought.mine;
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
      face: seat.face,
      away: null,
      relieved: false,
      resigned: false,
      stood_in: seat.stood_in,
      vacation: null,
    }));
  }
  /** How the table ended the game before its rules did. */
  get ending(): string {
    const { how, seat } = this.replay.result;
    return t(`ui-cut-${how}`, { name: seat === null ? "" : this.nameOf(seat), you: "false" });
  }
  /** Answers a bot gave for a person. */
  get standIns(): StandIn[] {
    return this.replay.frames.flatMap((frame) =>
      frame.by === "absence" || frame.by === "clock"
        ? [{ seq: frame.seq, text: standInText(frame.by, this.nameOf(frame.seat ?? 0), false) }]
        : [],
    );
  }
  readonly nameOf = (seat: number): string => sitterName(this.replay.seats[seat], seat);

  /** Show the film of a seat, or the open one; until it is here the other one goes on. */
  readonly show = async (of: number | null): Promise<void> => {
    const film = this.films.get(of) ?? this.brought.film(of);
    this.films.set(of, film);
    try {
      const next = folded(await film, this.silent);
      this.at = moveOf(next, this.seq); // each seat is told other things, so its film has other steps
      this.replay = next;
    } catch (error) {
      this.films.delete(of);
      live.note(t(`error-${(error as { code?: string }).code ?? "malformed"}`), "error");
    }
  };
  readonly seek = (to: number): void => {
    this.at = Math.min(this.last, Math.max(0, to));
    this.looks++;
    history.replaceState(null, "", `${this.path}#${this.seq}${this.eyes}`);
    const events = this.replay.frames[this.at]?.events ?? [];
    for (const event of this.said < 0 ? events.slice(this.said) : events.slice(0, this.said))
      live.say(this.line(event, this.nameOf, this.at));
  };
  readonly see = (seat: number): void => {
    this.chosen = seat;
    if (!this.open) void this.show(seat);
  };
  readonly toggle = (): void => void (this.playing = !this.playing);
  readonly lift = (): Promise<void> => this.show(this.open ? this.me : null);
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
  /** The place of the shown position in the journal. */
  get seq(): number {
    return this.replay.frames[this.at]?.seq ?? 0;
  }
  /** The seat of the link, as long as the film is shown through its eyes. */
  private get eyes(): string {
    const { seat } = this.brought;
    return seat !== null && this.replay.of === seat ? `@${seat}` : "";
  }
  private get path(): string {
    return this.id ? `/replay/${this.id}` : location.pathname;
  }
}
