/** Calls of the editors: the server's engine writes, reads and judges, the page only draws and asks. */
import type { DraftCheck, DraftLook, DraftVerdict, Outlook, Palette, Worth } from "../../../lib/wire";
import { call } from "../crew/api";

export const draftApi = {
  palette: () => call<Palette>("palette"),
  check: (asked: DraftCheck) => call<DraftVerdict>("drafts/check", asked),
  outlook: (asked: DraftLook) => call<Outlook>("drafts/outlook", asked),
  measure: (profile: string, files: Record<string, string>) => call<Worth>("worth", { profile, files }),
  measured: (id: string) => call<Worth>(`worth/${id}`),
  stop: (id: string) => call<Worth>(`worth/${id}/stop`, {}),
};
