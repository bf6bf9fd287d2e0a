/** The four signs of the street. */
export interface SignInfo { game: string; min: number; max: number; minutes: number; pictures: [string, string, string]; round?: boolean; ready: boolean }

export const SIGNS: SignInfo[] = [
  { game: "brisca", min: 2, max: 4, minutes: 10, pictures: ["brisca/cards/copas-11", "brisca/cards/oros-12", "brisca/cards/bastos-10"], ready: true },
  { game: "chasse-partie", min: 2, max: 5, minutes: 30, pictures: ["chasse-partie/cards/sundars-cook", "chasse-partie/cards/quinto-real-captain", "chasse-partie/actions/kraken"], ready: false },
  { game: "treasure-hunter", min: 2, max: 6, minutes: 30, pictures: ["treasure-hunter/cards/blue-08", "treasure-hunter/cards/red-12", "treasure-hunter/cards/green-07"], ready: false },
  { game: "briskars", min: 2, max: 2, minutes: 60, pictures: ["briskars/tokens/rotumah", "briskars/tokens/marten", "briskars/tokens/lepus"], round: true, ready: false },
];
