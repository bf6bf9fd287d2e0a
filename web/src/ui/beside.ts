/** Where a sheet stands: beside its thing, never over it where there is room, always on the screen. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const GAP = 8;

export function beside(
  thing: Box,
  sheet: { width: number; height: number },
  screen: { w: number; h: number },
): { x: number; y: number; most: number } {
  const room = {
    right: screen.w - thing.right,
    left: thing.left,
    above: thing.top,
    below: screen.h - thing.bottom,
  };
  const needs = { right: sheet.width, left: sheet.width, above: sheet.height, below: sheet.height };
  const sides = ["right", "left", "above", "below"] as const;
  const spare = (side: (typeof sides)[number]): number => room[side] - needs[side] - 2 * GAP;
  const side = sides.find((one) => spare(one) >= 0) ?? [...sides].sort((a, b) => spare(b) - spare(a))[0] ?? "above";
  const tall = side === "above" || side === "below";
  const most = tall ? Math.max(120, Math.min(sheet.height, room[side] - 2 * GAP)) : screen.h - 2 * GAP;
  const height = Math.min(sheet.height, most);
  const middle = { x: (thing.left + thing.right - sheet.width) / 2, y: (thing.top + thing.bottom - height) / 2 };
  const x = side === "right" ? thing.right + GAP : side === "left" ? thing.left - sheet.width - GAP : middle.x;
  const y = side === "above" ? thing.top - height - GAP : side === "below" ? thing.bottom + GAP : middle.y;
  return {
    x: Math.max(GAP, Math.min(x, screen.w - sheet.width - GAP)),
    y: Math.max(GAP, Math.min(y, screen.h - height - GAP)),
    most,
  };
}
