/** The words of campaigns: ids in, what people read out. */
import { live } from "../../../lib/live.svelte";
import type { CampaignBrief } from "../../../lib/wire";
import { t, words } from "../../../lib/words.svelte";
import type { CampaignView, ToldLine, ShownFoe } from "../wire";
import { starterName } from "../crew/naming";
import type { Sailing } from "./api";

export const faceName = (face: string): string => t(`bk-name-${face}`);
export const portName = (port: string): string => t(`bk-port-${port}`);
export const scenarioName = (scenario: string): string => t(`bk-scenario-${scenario}`);
export const officeName = (office: string): string => t(`bk-cam-office-${office}`);
export const thingName = (id: string): string => {
  for (const key of [`bk-weapon-${id}`, `bk-item-${id}`, `bk-spell-${id}`]) if (words.has(key)) return t(key);
  return id;
};
/** A crew's name: that of a ready band in the reader's words, any other as its owner wrote it. */
export const crewName = (name: string | undefined): string => (name ? starterName(name, name) : "");
export const foeName = (view: CampaignView, foe: ShownFoe): string =>
  t("bk-camp-of-crew", { name: faceName(foe.face), crew: crewName(view.crews[foe.crew]?.name) });

/** What a refusal says: its own words, those of bands, or plain ones. */
export function complain(error: unknown): void {
  const { code = "malformed", params = {} } = error as { code?: string; params?: Record<string, string | number> };
  const key = [`error-${code}`, `bk-camp-no-${code}`, `bk-no-${code}`].find((id) => words.has(id)) ?? "bk-camp-refused";
  live.note(t(key, { n: "", max: "", have: "", need: "", name: "", reason: code, ...params }), "error");
}

/** A sentence of the chronicle, with the names it needs. */
export function tell(line: ToldLine): string {
  const names = Object.entries(line.names).map(([key, faces]) => [key, words.list(faces.map(faceName))] as const);
  const crews = Object.entries(line.crews).map(([key, name]) => [key, crewName(name)] as const);
  return t(line.id, { ...Object.fromEntries([...names, ...crews]), ...line.numbers });
}

/** Where a campaign stands, in a few words. */
export function stateOf(one: Sailing | CampaignBrief): string {
  if (one.status === "open") return t("bk-camp-open");
  if (one.status === "over") return t("called_off" in one && one.called_off ? "bk-camp-called-off" : "bk-camp-over");
  const battles = "battles" in one ? one.battles : one.fought.length;
  return t("bk-camp-battles", { n: battles });
}

/** The colours of crews; each also has its number. */
export const COLOURS = ["#9a3324", "#1f5f8b", "#3c6b25", "#7a3f8c", "#a4650c", "#17707a", "#6b4a2c", "#b0457a"];
export const colourOf = (crew: number): string => COLOURS[crew % COLOURS.length] ?? "#9a3324";
