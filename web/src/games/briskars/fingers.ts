/** Two fingers on a map: they carry it along and make it larger or smaller; what was under them stays under them. */
import { tick } from "svelte";

interface Hold {
  /** How large a square is now, and how large it shall be. */
  px: () => number;
  zoom: (px: number) => void;
  /** The second finger has come: what the first had begun is not meant. */
  onbegin?: () => void;
}

export function twoFingers(box: HTMLElement, { px, zoom, onbegin }: Hold): () => void {
  let held: { spread: number; px: number; x: number; y: number } | null = null;

  function move(event: TouchEvent): void {
    const [a, b] = [event.touches[0], event.touches[1]];
    if (!a || !b) return;
    event.preventDefault();
    const area = box.getBoundingClientRect();
    const [x, y] = [(a.clientX + b.clientX) / 2 - area.left, (a.clientY + b.clientY) / 2 - area.top];
    const spread = Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
    if (!held) onbegin?.();
    const from = (held ??= { spread, px: px(), x, y });
    const under = { x: (box.scrollLeft + from.x) / px(), y: (box.scrollTop + from.y) / px() };
    [from.x, from.y] = [x, y];
    zoom((from.px * spread) / from.spread);
    void tick().then(() => box.scrollTo(under.x * px() - x, under.y * px() - y));
  }
  function lift(event: TouchEvent): void {
    if (event.touches.length < 2) held = null;
  }
  box.addEventListener("touchstart", move, { passive: false });
  box.addEventListener("touchmove", move, { passive: false });
  box.addEventListener("touchend", lift);
  box.addEventListener("touchcancel", lift);
  return () => {
    box.removeEventListener("touchstart", move);
    box.removeEventListener("touchmove", move);
    box.removeEventListener("touchend", lift);
    box.removeEventListener("touchcancel", lift);
  };
}
