/** What may be chosen on the table itself: crews, players, Briskars; and what the choice under the finger would do. */
import type { Prospect } from "./wire";

export interface Picks {
  zones: { zone: number; label: string }[];
  zone: number | null;
  onzone: (zone: number) => void;
  cards: string[];
  card: string | null;
  oncard: (card: string) => void;
  prospect: Prospect | null;
  /** The Briskar in hand that would join the crew chosen. */
  ghost: string | null;
}
export const NO_PICKS: Picks = {
  zones: [],
  zone: null,
  onzone: () => {},
  cards: [],
  card: null,
  oncard: () => {},
  prospect: null,
  ghost: null,
};
