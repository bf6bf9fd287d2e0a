/** A stand-in for the server in the shape of the protocol, only for drawing the page: `VITE_MOCK=1 npm run dev`. */
import type { Api, Where } from "../api";
import { ApiError } from "../api";
import type { Listener, Wire } from "../socket.svelte";
import type { Moment, Seat } from "../types";
import type { Ask, Frame, GameEvent, GameInfo, Look, NewTable, Receipt, Replay, TableInfo, Tell, View } from "../wire";
import { MockBrisca, type Plain } from "./brisca";

const BOTS = ["Tomás", "Doña Inés", "Corsario"];

export function seeded(seed: number): () => number {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

interface Room {
  info: TableInfo;
  game: MockBrisca | null;
  seq: number;
  log: GameEvent[];
  frames: Frame[];
}

export class MockServer implements Api, Wire {
  readonly online = true;
  private rooms = new Map<string, Room>();
  private listeners = new Set<Listener>();
  private pace = Number(new URLSearchParams(location.search).get("pace") ?? 900);

  constructor() {
    this.listed("gaviota", "La Gaviota", 3, 4);
    this.listed("quartier", "Pas de quartier", 1, 2);
    const won = this.listed("ayer", "La Perla", 2, 2);
    won.info.status = "over";
    won.info.you = [0];
    won.info.result = { winners: [0], standing: [67, 53], score: [1, 0], rank: [1, 2] };
    this.finish(won);
  }

  private listed(id: string, title: string, taken: number, seats: number): Room {
    const info = this.laid(
      {
        game: "brisca",
        title,
        seats: Array.from({ length: seats }, (_, i) =>
          i < taken ? { kind: "bot", name: BOTS[i % 3] } : { kind: "open" },
        ),
        settings: {},
        clock: { kind: "relaxed" },
        absence: "wait",
        chat: "phrases",
        listed: true,
      },
      id,
    );
    const room: Room = { info, game: null, seq: 0, log: [], frames: [] };
    this.rooms.set(id, room);
    return room;
  }

  private laid(wanted: NewTable, id: string): TableInfo {
    const seats = wanted.seats.map((seat, i) => ({
      seat: i,
      kind: seat.kind === "bot" ? ("bot" as const) : seat.kind === "open" ? ("empty" as const) : ("person" as const),
      name: seat.kind === "open" ? "" : (seat.name ?? BOTS[(i + 2) % 3] ?? "Bot"),
      level: seat.level ?? null,
      here: seat.kind !== "open",
      face: i,
      away: null,
    }));
    const you = wanted.seats.flatMap((seat, i) => (seat.kind === "you" || seat.kind === "here" ? [i] : []));
    return {
      id,
      game: wanted.game,
      title: wanted.title ?? "La Gaviota",
      status: "waiting",
      paused: false,
      host: 0,
      you,
      watching: false,
      seats,
      settings: wanted.settings ?? {},
      clock: wanted.clock ?? {},
      absence: wanted.absence ?? "wait",
      grace: 60,
      chat: wanted.chat ?? "phrases",
      listed: wanted.listed ?? false,
      delay: 0,
      waiting: [],
      commitment: "7c1e",
      result: null,
      series: { games: 0, wins: [] },
      next: null,
      updated: 0,
      links: { join: `/j/${id}-join`, watch: `/w/${id}-watch`, seats: { "0": `/s/${id}-seat` } },
      asked: [],
      watchers: 0,
    };
  }

  detach(): void {}
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  private tell(message: Tell): void {
    setTimeout(() => {
      for (const listener of this.listeners) listener(message);
    }, 15);
  }

  attach(id: string): void {
    const room = this.rooms.get(id);
    if (!room) return;
    this.tell({ type: "table", info: room.info });
    if (!room.game) return;
    for (const seat of this.watchersOf(room))
      this.tell({
        type: "snapshot",
        ...this.moment(room, seat),
        log: this.filtered(room.log, seat),
        since: null,
        said: [],
      });
  }

  private watchersOf(room: Room): (Seat | null)[] {
    return room.info.you.length ? room.info.you : [null];
  }

  private filtered(events: GameEvent[], seat: Seat | null): GameEvent[] {
    return events.map((event) =>
      event.kind !== "drew" || event.seat === seat
        ? event
        : { seq: event.seq, index: event.index, kind: event.kind, seat: event.seat },
    );
  }

  private moment(room: Room, seat: Seat | null): Moment {
    const game = room.game as MockBrisca;
    return {
      table: room.info.id,
      seat,
      seq: room.seq,
      view: game.view(seat) as unknown as View,
      asked: game.decision ? [game.turn] : [],
      options: seat === null ? [] : game.options(seat),
      refusals: [],
      undo: "no",
      deadline: null,
      decision: game.decision,
      waiting: [],
      mine: null,
      standing: [],
      undo_asked: null,
      clocks: [],
      now: 0,
    };
  }

  send(message: Ask): void {
    if (message.type === "say")
      this.tell({
        type: "said",
        table: message.table,
        seat: message.seat,
        n: 0,
        at: 0,
        phrase: message.phrase ?? null,
        text: message.text ?? null,
      });
    const room = "table" in message ? this.rooms.get(message.table) : undefined;
    if (message.type !== "act" || !room?.game) return;
    this.tell({ type: "ack", key: message.key, seq: room.seq + 1 });
    this.apply(room, message.action);
  }

  private apply(room: Room, action: number): void {
    const game = room.game as MockBrisca;
    const seat = game.turn;
    const notation = game.options(seat).find((option) => option.action === action)?.notation ?? "";
    room.seq++;
    const events = this.numbered(room, game.apply(action));
    room.log.push(...events);
    this.frame(room, seat, notation, events);
    if (game.decision === null) this.close(room);
    for (const watcher of this.watchersOf(room))
      this.tell({ type: "update", ...this.moment(room, watcher), events: this.filtered(events, watcher) });
    this.later(room);
  }

  private numbered(room: Room, events: Plain[]): GameEvent[] {
    return events.map((event, i) => ({ ...event, seq: room.seq, index: room.log.length + i }));
  }

  private frame(room: Room, seat: Seat | null, notation: string, events: GameEvent[]): void {
    const game = room.game as MockBrisca;
    room.frames.push({
      seq: room.seq,
      seat,
      notation,
      by: null,
      events,
      views: room.info.seats.map((_, i) => game.view(i) as unknown as View),
    });
  }

  private close(room: Room): void {
    const view = (room.game as MockBrisca).view(null);
    room.info = {
      ...room.info,
      status: "over",
      result: {
        winners: view.winners ?? [],
        standing: (view.count ?? []).map((count) => count.points),
        score: [],
        rank: [],
      },
    };
    this.tell({ type: "table", info: room.info });
  }

  private later(room: Room): void {
    const game = room.game as MockBrisca;
    if (game.decision === null || room.info.seats[game.turn]?.kind !== "bot") return;
    setTimeout(() => this.apply(room, game.choose()), this.pace);
  }

  private finish(room: Room): void {
    room.game = new MockBrisca(room.info.seats.length, seeded(11));
    this.frame(room, null, "", this.numbered(room, room.game.start()));
    while (room.game.decision) {
      const seat = room.game.turn;
      const action = room.game.choose();
      const notation = room.game.options(seat).find((option) => option.action === action)?.notation ?? "";
      room.seq++;
      const events = this.numbered(room, room.game.apply(action));
      room.log.push(...events);
      this.frame(room, seat, notation, events);
    }
  }

  private room(id: string): Room {
    const room = this.rooms.get(id.replace(/-(join|watch|seat)$/, ""));
    if (!room) throw new ApiError("unknown_table");
    return room;
  }

  games = async (): Promise<GameInfo[]> => [
    {
      name: "brisca",
      min: 2,
      max: 4,
      minutes: 10,
      ready: true,
      levels: ["deckhand", "sailor", "quartermaster", "captain"],
      settings: [
        { name: "teams", values: [true, false], default: true, rule: "BR-SEAT-04" },
        { name: "exchange", values: [true, false], default: true, rule: "BR-EXCH-18" },
        {
          name: "exchange_by",
          values: ["trick_winner", "trick_winner_or_partner"],
          default: "trick_winner",
          rule: "BR-EXCH-01",
        },
        { name: "follow_suit_when_stock_empty", values: [false, true], default: false, rule: "BR-VAR-01" },
        { name: "tie_rule", values: ["draw", "last_trick", "replay"], default: "draw", rule: "BR-SCORE-06" },
        { name: "show_running_points", values: [false, true], default: false, rule: "BR-SCORE-09" },
        { name: "match_mode", values: ["single", "fixed_n", "first_to_n"], default: "single", rule: "BR-MATCH-01" },
      ],
    },
  ];
  tables = async (): Promise<TableInfo[]> =>
    [...this.rooms.values()].map((room) => room.info).filter((info) => info.listed && info.status !== "over");
  mine = async (): Promise<TableInfo[]> =>
    [...this.rooms.values()].map((room) => room.info).filter((info) => info.you.length > 0);
  create = async (wanted: NewTable): Promise<TableInfo> => {
    const id = `t${this.rooms.size}`;
    const room: Room = { info: this.laid(wanted, id), game: null, seq: 0, log: [], frames: [] };
    this.rooms.set(id, room);
    if (room.info.seats.every((seat) => seat.kind !== "empty")) await this.start(id);
    return room.info;
  };
  table = async (id: string): Promise<TableInfo> => this.room(id).info;
  look = async (code: string): Promise<Look> => ({ kind: "join", table: this.room(code).info });
  private by(where: Where): Room {
    return this.room("code" in where ? where.code : where.table);
  }
  join = async (where: Where, name: string): Promise<TableInfo> => {
    const room = this.by(where);
    const seat = room.info.seats.find((one) => one.kind === "empty")?.seat ?? 0;
    room.info = {
      ...room.info,
      you: [seat],
      seats: room.info.seats.map((one) => (one.seat === seat ? { ...one, kind: "person", name, here: true } : one)),
    };
    return room.info;
  };
  watch = async (where: Where): Promise<TableInfo> => this.by(where).info;
  claim = async (code: string): Promise<TableInfo> => this.room(code).info;
  seat = async (id: string, seat: number, kind: "bot" | "open", level?: string): Promise<TableInfo> => {
    const room = this.room(id);
    room.info = {
      ...room.info,
      seats: room.info.seats.map((one) =>
        one.seat === seat
          ? {
              ...one,
              kind: kind === "bot" ? "bot" : "empty",
              name: kind === "bot" ? (BOTS[seat % 3] ?? "Bot") : "",
              level: level ?? null,
              here: kind === "bot",
            }
          : one,
      ),
    };
    this.tell({ type: "table", info: room.info });
    return room.info;
  };
  start = async (id: string): Promise<TableInfo> => {
    const room = this.room(id);
    room.info = {
      ...room.info,
      status: "playing",
      seats: room.info.seats.map((seat, i) =>
        seat.kind === "empty" ? { ...seat, kind: "bot", name: BOTS[i % 3] ?? "Bot", here: true } : seat,
      ),
    };
    const seed = Number(new URLSearchParams(location.search).get("seed") ?? 7);
    room.game = new MockBrisca(
      room.info.seats.length,
      seeded(seed),
      room.info.seats.length === 4 && room.info.settings.teams !== false,
      room.info.settings.show_running_points === true,
    );
    if (new URLSearchParams(location.search).has("lucky")) room.game.favour();
    room.log = this.numbered(room, room.game.start());
    this.frame(room, null, "", room.log);
    this.attach(id);
    this.later(room);
    return room.info;
  };
  leave = async (): Promise<void> => {};
  rematch = async (id: string): Promise<TableInfo> =>
    this.create({
      ...this.room(id).info,
      seats: this.room(id).info.seats.map((seat) => ({ kind: seat.kind === "bot" ? "bot" : "you", name: seat.name })),
    });
  replay = async (id: string): Promise<Replay> => {
    const room = this.room(id);
    return {
      game: "brisca",
      title: room.info.title,
      seats: room.info.seats,
      settings: {},
      result: { winners: [], standing: [], score: [], rank: [] },
      verified: true,
      frames: room.frames,
    };
  };
  record = async (): Promise<string> => "flibuste 1\n";
  playOn = async (): Promise<TableInfo> => this.room("ayer").info;
  load = async (): Promise<Replay> => this.replay("ayer");
  receipt = async (): Promise<Receipt> => ({
    ok: true,
    commitment: "271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a",
    opened_ok: true,
    secret: "ab".repeat(32),
    nonces: [
      { seat: 0, sealed: "aa", nonce: "aa", ok: true },
      { seat: 1, sealed: null, nonce: null, ok: true },
    ],
    draws: [{ purpose: "deck", count: 39 }],
    chain: null,
  });
  exportMe = async (): Promise<string> => "{}";
  eraseMe = async (): Promise<void> => {};
}
