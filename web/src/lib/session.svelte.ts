/** One table as this browser sees it: who sits there, the latest moment of each of our seats, the log, what was said. */
import { news, standInText } from "./absence";
import { clock } from "./clock.svelte";
import { PLAYS_HERE } from "./host";
import { live } from "./live.svelte";
import { sitterName } from "./names";
import { api, wire } from "./server";
import { newNonce } from "./fair";
import { sound } from "./sound";
import { NOBODY, type Moment, type Seat } from "./types";
import type { Failure, GameEvent, Option, Rule, Said, Snapshot, StoodIn, TableInfo, Tell } from "./wire";
import { t } from "./words.svelte";

export type Shown = (moment: Moment, events: GameEvent[], whole: boolean) => void;
const COURSE: TableInfo["status"][] = ["waiting", "dealing", "playing", "over"];
const isOlder = (one: TableInfo, than: TableInfo): boolean =>
  one.updated < than.updated ||
  (one.updated === than.updated && COURSE.indexOf(one.status) < COURSE.indexOf(than.status));

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  /** When the table last told about itself: absences are counted on from there. */
  heardAt = 0;
  missing = $state<string | null>(null);
  moments = $state.raw<Record<number, Moment>>({});
  logs = $state.raw<Record<number, GameEvent[]>>({});
  said = $state.raw<Said[]>([]);
  undoAsked = $state.raw<{ seat: Seat; notation: string } | null>(null);
  next = $state<string | null>(null);
  /** Answers a bot gave for a person, in the order of the journal. */
  stoodIn = $state.raw<StoodIn[]>([]);
  sending = $state(false);
  muted = $state.raw<Seat[]>([]);
  /** Who holds a shared device; nobody while it is handed over. */
  private holder = $state<Seat | null>(null);
  private shown = new Set<Shown>();
  private stop: () => void = () => {};

  constructor(readonly id: string) {}

  open(): void {
    this.stop = wire.listen((message) => this.receive(message));
    wire.attach(this.id, () => this.since());
    api.table(this.id).then(
      (info) => this.info ?? this.welcome(info), // what the socket told meanwhile is newer
      (error: { code?: string }) => (this.missing = error.code ?? "unknown_table"),
    );
  }

  close(): void {
    this.stop();
    wire.detach(this.id);
  }

  onShow(listener: Shown): () => void {
    this.shown.add(listener);
    return () => this.shown.delete(listener);
  }

  /** Several people share this device. */
  get shared(): boolean {
    return (this.info?.you.length ?? 0) > 1;
  }

  /** The seat of ours that still has to answer, else who holds the device, else our first, else a spectator's. */
  get awaited(): Seat {
    const mine = this.info?.you ?? [];
    return mine.find((seat) => this.moments[seat]?.waiting.includes(seat)) ?? this.holder ?? mine[0] ?? NOBODY;
  }

  /** The seat we look from: at a shared device that of whoever holds it. */
  get seat(): Seat {
    return this.shared ? (this.holder ?? this.awaited) : this.awaited;
  }

  /** The device is being handed over: nothing of any seat is on the page. */
  get covered(): boolean {
    return this.shared && this.holder === null && this.info?.status === "playing";
  }

  uncover(): void {
    this.holder = this.awaited;
  }

  cover(): void {
    this.holder = null;
    live.forget();
  }

  nameOf(seat: Seat): string {
    return sitterName(this.info?.seats[seat], seat);
  }

  act(seat: Seat, option: Option): void {
    const moment = this.moments[seat];
    if (!moment || this.sending) return;
    this.sending = true;
    wire.send({ type: "act", table: this.id, seat, key: newNonce(), seq: moment.seq, action: option.action });
  }

  /** Type in what dice on the table show. */
  roll(seat: Seat, faces: number[]): void {
    const seq = this.moments[seat]?.seq ?? 0;
    wire.send({ type: "roll", table: this.id, seat, key: newNonce(), seq, faces });
  }

  /** Take a sealed answer back, while others still think. */
  retract(seat: Seat): void {
    wire.send({ type: "retract", table: this.id, seat, key: newNonce() });
  }

  undo(seat: Seat): void {
    wire.send({ type: "undo", table: this.id, seat, key: newNonce() });
  }

  answerUndo(seat: Seat, agree: boolean): void {
    this.undoAsked = null;
    wire.send({ type: "undo_answer", table: this.id, seat, key: newNonce(), agree });
  }

  say(seat: Seat, words: { phrase: string } | { text: string }): void {
    wire.send({ type: "say", table: this.id, seat, key: newNonce(), ...words });
  }

  pause(seat: Seat, on: boolean): void {
    wire.send({ type: on ? "pause" : "resume", table: this.id, seat, key: newNonce() });
  }

  /** Let a bot play for somebody who is away or late. */
  relieve(seat: Seat, whom: Seat): void {
    wire.send({ type: "relieve", table: this.id, seat, key: newNonce(), whom });
  }

  claim(seat: Seat): void {
    wire.send({ type: "claim", table: this.id, seat, key: newNonce() });
  }

  resign(seat: Seat): void {
    wire.send({ type: "resign", table: this.id, seat, key: newNonce() });
  }

  callOff(seat: Seat): void {
    wire.send({ type: "call_off", table: this.id, seat, key: newNonce() });
  }

  answerCallOff(seat: Seat, agree: boolean): void {
    wire.send({ type: "call_off_answer", table: this.id, seat, key: newNonce(), agree });
  }

  /** Answer by hand also where there is no choice, or let the table do that again. */
  answerByHand(seat: Seat, on: boolean): void {
    wire.send({ type: "by_hand", table: this.id, seat, key: newNonce(), on });
  }

  /** Leave answers standing, in the place of the former ones. */
  stand(seat: Seat, answers: Rule[]): void {
    wire.send({ type: "standing", table: this.id, seat, key: newNonce(), answers });
  }

  mute(seat: Seat): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((one) => one !== seat) : [...this.muted, seat];
  }

  /** What was said, without those this reader does not want to hear. */
  get heard(): Said[] {
    return this.said.filter((one) => !this.muted.includes(one.seat));
  }

  private since(): number | null {
    const seqs = Object.values(this.moments).map((moment) => moment.seq);
    return seqs.length ? Math.min(...seqs) : null;
  }

  private receive(message: Tell): void {
    switch (message.type) {
      case "table":
        if (message.info.id === this.id) this.welcome(message.info);
        break;
      case "snapshot":
        if (message.table === this.id) this.restore(message);
        break;
      case "update":
        if (message.table === this.id) this.take(message, message.events, false);
        break;
      case "said":
        if (message.table === this.id) this.hear(message);
        break;
      case "undo_asked":
        if (message.table === this.id) this.askUndo(message.seat, message.notation);
        break;
      case "undo_refused":
        if (message.table === this.id) this.undoDeclined();
        break;
      case "undone":
        if (message.table === this.id) this.undone();
        break;
      case "rematch":
        if (message.table === this.id) this.playAgain(message.next);
        break;
      case "ack":
        this.sending = false;
        break;
      case "error":
        this.fail(message);
        break;
    }
  }

  /** Take what is told about the table, unless it is older than what we know: an answer over HTTP may come after the socket's news. */
  welcome(info: TableInfo): void {
    if (this.info && isOlder(info, this.info)) return;
    for (const line of news(this.info, info)) {
      live.note(t(line.id, line.args));
      if (line.id === "ui-news-joined") sound("turn");
    }
    if (this.info && info.next) this.playAgain(info.next);
    this.info = info;
    this.heardAt = Date.now();
    this.next = info.next ?? this.next;
  }

  private restore(message: Snapshot): void {
    const old = message.since == null ? [] : (this.logs[message.seat ?? NOBODY] ?? []);
    const known = new Set(old.map((event) => event.index));
    const log = [...old, ...message.log.filter((event) => !known.has(event.index))];
    this.said = message.said;
    this.stoodIn = message.since == null ? [] : this.stoodIn;
    if (Object.keys(message.view).length === 0) return; // nothing has been dealt yet
    this.take(message, log, true);
  }

  /** Say once that there is a rematch: whoever asked for it may hear of it from the answer or from the table first. */
  playAgain(next: string): void {
    if (this.next === null) live.say(t("ui-rematch-go"));
    this.next = next;
  }

  private askUndo(seat: Seat, notation: string): void {
    this.undoAsked = { seat, notation };
    if (!this.info?.you.includes(seat)) live.say(t("ui-undo-asked", { name: this.nameOf(seat) }));
  }

  private undone(): void {
    this.undoAsked = null;
    live.note(t("ui-undo-done"));
  }

  private undoDeclined(): void {
    if (this.undoAsked) live.note(t("ui-undo-declined"));
    this.undoAsked = null;
  }

  private take(moment: Moment & { stood_in: StoodIn[] }, events: GameEvent[], whole: boolean): void {
    const seat = moment.seat ?? NOBODY;
    const old = this.moments[seat];
    if (!whole && old && moment.seq <= old.seq) return;
    this.moments = { ...this.moments, [seat]: moment };
    this.noteStandIns(moment.stood_in, whole);
    this.logs = { ...this.logs, [seat]: whole ? events : [...(this.logs[seat] ?? []), ...events] };
    this.sending = false;
    clock.set(moment.now);
    for (const listener of this.shown) listener(moment, events, whole);
  }

  /** Who a bot answered for: the reader, unless several people share this device. */
  standInText(one: StoodIn): string {
    const you = this.info?.you ?? [];
    return standInText(one.by, this.nameOf(one.seat), you.length === 1 && you[0] === one.seat);
  }

  /** What a bot did for a person is told once, and kept for the log. */
  private noteStandIns(told: StoodIn[], whole: boolean): void {
    const last = this.stoodIn.at(-1)?.seq ?? -1;
    const fresh = told.filter((one) => one.seq > last);
    if (!fresh.length) return;
    this.stoodIn = [...this.stoodIn, ...fresh];
    if (!whole) for (const one of fresh) live.say(this.standInText(one));
  }

  private hear(message: Said): void {
    this.said = [...this.said, message].slice(-40);
    if (this.muted.includes(message.seat)) return;
    const text = message.phrase ? t(`say-${message.phrase}`) : (message.text ?? "");
    live.say(t("ui-said", { name: this.nameOf(message.seat), text }));
  }

  private fail(message: Failure): void {
    if (message.table === this.id && message.code === "unknown_table" && this.info?.status === "waiting")
      this.missing = "seat_taken_back";
    if (message.key?.startsWith("ask-")) return; // whoever asked is told
    this.sending = false;
    const params = { ...message.params, s: message.retry ?? 1 };
    if (message.code === "server_restarting" && message.table === this.id && !message.key)
      setTimeout(() => wire.attach(this.id, () => this.since()), 1000 * (message.retry ?? 1)); // it left the memory: come back
    const id = PLAYS_HERE && message.code === "server_restarting" ? "ui-here-full" : `error-${message.code}`;
    const args = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
    live.note(t(id, { name: "", reason: message.rule ?? "", ...args }), "error");
  }
}
