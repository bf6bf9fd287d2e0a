/** Calls of the crew builder: the server knows what a band may be, the page only asks. */
import { ApiError } from "../../../lib/api";
import { host } from "../../../lib/host";
import { lend } from "./art";
import type { CrewCatalogue, CrewCheck, CrewVerdict, CrewRequest, Problem } from "../../../lib/wire";

export async function call<T>(path: string, body?: object): Promise<T> {
  const init: RequestInit = body
    ? { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } }
    : {};
  let response: Response;
  try {
    response = await host.fetch(`/api/briskars/${path}`, init);
  } catch {
    throw new ApiError("connection_lost");
  }
  if (response.ok) return (await response.json()) as T;
  const said = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(said.code ?? "malformed", { ...said.params, s: said.retry ?? 1 }, said.rule ?? null);
}

export const crewApi = {
  /** What there is; at a table with files of its own, those for hire there too. */
  catalogue: async (table?: string) => {
    const found = await call<CrewCatalogue>(table ? `catalogue?table=${encodeURIComponent(table)}` : "catalogue");
    for (const one of found.profiles) lend(one.id, one.like);
    return found;
  },
  check: (asked: CrewCheck) => call<CrewVerdict>("crew/check", asked),
  suggest: (asked: CrewRequest) => call<CrewVerdict[]>("crew/suggest", asked),
};
