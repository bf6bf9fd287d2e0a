/** Where the reasons of a hint lie on a narrow screen: beside, above or below the things they speak of, never on them. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Place {
  side: "left" | "right" | "above" | "below";
  /** How high they may be. */
  most: number;
}
const GAP = 8;

const leftOf = (things: Box[], w: number): number => Math.min(w, ...things.map((one) => one.left));

/** `head` is the height of the bar over the table, `column` the width of a list at a rim. */
export function clearOf(things: Box[], screen: { w: number; h: number }, head: number, column: number): Place {
  const low = Math.max(head, ...things.map((one) => one.bottom));
  const high = Math.min(screen.h, ...things.map((one) => one.top));
  const wide = screen.w > screen.h;
  const beside = { right: screen.w - Math.max(0, ...things.map((one) => one.right)), left: leftOf(things, screen.w) };
  for (const side of ["right", "left"] as const)
    if (wide && beside[side] >= column) return { side, most: screen.h - head };
  const [over, under] = [high - head - GAP, screen.h - low - GAP];
  return over > under ? { side: "above", most: over } : { side: "below", most: Math.min(under, screen.h / 2) };
}
