/** Where the ports lie on our chart: a drawing, no rule. */
export const PLACES: Record<string, { x: number; y: number }> = {
  "tarn-haven": { x: 168, y: 74 },
  "saltpan-quay": { x: 372, y: 96 },
  "the-drowned-goat": { x: 470, y: 250 },
  "powder-point": { x: 640, y: 172 },
  "widows-cove": { x: 212, y: 282 },
  "fort-lantern": { x: 734, y: 84 },
  "the-long-reef": { x: 700, y: 318 },
};
