/** Tournaments: open, enter, begin, look. */
import { get, post } from "./api";
import type { NewTournament, PersonFace, TournamentInfo } from "./wire";

const at = (id: string): string => `/tournaments/${id}`;

export const tournaments = {
  all: (): Promise<TournamentInfo[]> => get("/tournaments"),
  one: (id: string): Promise<TournamentInfo> => get(at(id)),
  open: (asked: NewTournament): Promise<TournamentInfo> => post("/tournaments", asked),
  enter: (id: string, name: string, face: PersonFace): Promise<TournamentInfo> =>
    post(`${at(id)}/enter`, { name, face }),
  leave: (id: string): Promise<TournamentInfo> => post(`${at(id)}/leave`),
  bots: (id: string, level: string, count: number): Promise<TournamentInfo> => post(`${at(id)}/bots`, { level, count }),
  takeOut: (id: string, number: number): Promise<TournamentInfo> => post(`${at(id)}/take-out`, { number }),
  start: (id: string): Promise<TournamentInfo> => post(`${at(id)}/start`),
  callOff: (id: string): Promise<TournamentInfo> => post(`${at(id)}/call-off`),
};

/** Where the results are as a file: the standing, or every game. */
export const sheetOf = (id: string, games = false): string => `/api${at(id)}/results.csv${games ? "?games=1" : ""}`;
