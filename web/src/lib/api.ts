/** Calls to the server: JSON in, JSON out, coded errors. */
import { whole } from "./film";
import { host } from "./host";
import type {
  GameInfo,
  History,
  Leaderboard,
  Look,
  Me,
  MyLink,
  NewTable,
  PersonFace,
  PlayOn,
  Problem,
  Reach,
  Receipt,
  Replay,
  ReviewProgress,
  Statistics,
  TableInfo,
  TableRating,
  Value,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, Value> = {},
    readonly rule: string | null = null,
  ) {
    super(code);
  }
}

/** Two players, or three and more and teams. */
export type Ladder = Leaderboard["ladder"];
/** A table by the code of a link, or by its id when it is listed. */
export type Where = { code: string } | { table: string };

interface Api {
  reach(): Promise<Reach>;
  games(): Promise<GameInfo[]>;
  tables(): Promise<TableInfo[]>;
  mine(): Promise<TableInfo[]>;
  create(table: NewTable): Promise<TableInfo>;
  table(id: string): Promise<TableInfo>;
  look(code: string): Promise<Look>;
  join(where: Where, name: string, face: PersonFace, sealed?: string): Promise<TableInfo>;
  watch(where: Where): Promise<TableInfo>;
  claim(code: string): Promise<TableInfo>;
  seat(id: string, seat: number, kind: "bot" | "open", level?: string): Promise<TableInfo>;
  start(id: string): Promise<TableInfo>;
  leave(id: string): Promise<void>;
  renewLink(id: string, seat: number): Promise<TableInfo>;
  rematch(id: string): Promise<TableInfo>;
  /** The film of a seat, or the open one (null). */
  replay(id: string, seat: number | null): Promise<Replay>;
  record(id: string): Promise<string>;
  load(record: string, seat: number | null): Promise<Replay>;
  playOn(from: PlayOn): Promise<TableInfo>;
  /** The review of a seat, or how far it is. */
  review(id: string, seat: number): Promise<ReviewProgress>;
  receipt(id: string): Promise<Receipt>;
  exportMe(): Promise<string>;
  eraseMe(): Promise<void>;
  /** The link that makes another device me; a new one ends the former and all other devices. */
  myLink(renew: boolean): Promise<MyLink>;
  carry(code: string): Promise<Me>;
  me(): Promise<Me>;
  /** A page of my finished games; without a game all of them. */
  history(game: string, skip: number): Promise<History>;
  statistics(game: string): Promise<Statistics>;
  ratings(game: string, ladder: Ladder): Promise<Leaderboard>;
  /** What a finished game changed. */
  rating(id: string): Promise<TableRating>;
}
export type { Api };

async function call(method: string, path: string, body?: object | string): Promise<Response> {
  const text = typeof body === "string";
  const init: RequestInit = { method, headers: {} };
  if (body !== undefined) {
    init.body = text ? body : JSON.stringify(body);
    init.headers = { "content-type": text ? "text/plain" : "application/json" };
  }
  let response: Response;
  try {
    response = await host.fetch(`/api${path}`, init);
  } catch {
    throw new ApiError("connection_lost");
  }
  if (!response.ok) throw await problem(response);
  return response;
}

async function problem(response: Response): Promise<ApiError> {
  try {
    const said = (await response.json()) as Partial<Problem>;
    return new ApiError(said.code ?? "malformed", { ...said.params, s: said.retry ?? 1 }, said.rule ?? null);
  } catch {
    return new ApiError("malformed");
  }
}

export async function get<T>(path: string): Promise<T> {
  return (await (await call("GET", path)).json()) as T;
}

/** Ask for something that is no JSON: sheets, a picture. */
export async function take(path: string, body: object): Promise<Blob> {
  return (await call("POST", path, body)).blob();
}

export async function post<T>(path: string, body: object | string = {}): Promise<T> {
  const response = await call("POST", path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export async function drop<T>(path: string, body?: object): Promise<T> {
  return (await (await call("DELETE", path, body)).json()) as T;
}

const of = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const http: Api = {
  reach: () => get("/reach"),
  games: () => get("/games"),
  tables: () => get("/tables"),
  mine: () => get("/me/tables"),
  create: (table) => post("/tables", table),
  table: (id) => get(`/tables/${id}`),
  look: (code) => post("/look", { code }),
  join: (where, name, face, sealed) => post("/join", { ...where, name, face, ...(sealed ? { sealed } : {}) }),
  watch: (where) => post("/watch", { ...where }),
  claim: (code) => post("/claim", { code }),
  seat: (id, seat, kind, level) => post(`/tables/${id}/seats`, { seat, kind, ...(level ? { level } : {}) }),
  start: (id) => post(`/tables/${id}/start`),
  renewLink: (id, seat) => post(`/tables/${id}/seats/${seat}/link`),
  leave: (id) => post(`/tables/${id}/leave`),
  rematch: (id) => post(`/tables/${id}/rematch`),
  replay: async (id, seat) => whole(await get(`/tables/${id}/replay${of(seat)}`)),
  record: async (id) => (await call("GET", `/tables/${id}/record`)).text(),
  load: async (record, seat) => whole(await post(`/replay${of(seat)}`, record)),
  playOn: (from) => post("/play-on", from),
  review: (id, seat) => post(`/tables/${id}/review?seat=${seat}`),
  receipt: (id) => get(`/tables/${id}/receipt`),
  exportMe: async () => (await call("GET", "/me/export")).text(),
  eraseMe: async () => void (await call("DELETE", "/me")),
  myLink: (renew) => post("/me/link", { renew }),
  carry: (code) => post("/me/carry", { code }),
  me: () => get("/me"),
  history: (game, skip) => get(`/me/games?${new URLSearchParams({ ...(game && { game }), skip: String(skip) })}`),
  statistics: (game) => get(`/me/statistics?${new URLSearchParams({ game })}`),
  ratings: (game, ladder) => get(`/ratings?${new URLSearchParams({ game, ladder })}`),
  rating: (id) => get(`/tables/${id}/rating`),
};
