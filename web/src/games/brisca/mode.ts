import { t } from "../../lib/words.svelte";

/** How many sit here, in words: "four in two teams". */
export function modeOf(seats: number, teams: boolean): string {
  if (seats === 4) return t(teams ? "br-page-mode-teams" : "br-page-mode-four");
  return t(seats === 3 ? "br-page-mode-three" : "br-page-mode-two");
}
