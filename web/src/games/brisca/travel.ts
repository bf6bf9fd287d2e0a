/** A card that appears comes from somewhere: it flies in from its origin to its place. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";
import type { Point } from "./layout";

export interface Flight {
  x: number;
  y: number;
  turn: number;
  scale: number;
  from: Point | null;
  wait: number;
}

export function place(x: number, y: number, turn: number, scale: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;
}

export function travel(_: Element, flight: Flight): TransitionConfig {
  if (settings.lessMotion) return { duration: 80, css: (k) => `opacity: ${k}` };
  const from = flight.from;
  if (!from) return { duration: 0 };
  return {
    delay: flight.wait,
    duration: 360,
    easing: cubicOut,
    css: (k, rest) =>
      `transform: ${place(flight.x + (from.x - flight.x) * rest, flight.y + (from.y - flight.y) * rest, flight.turn * k, flight.scale * (0.7 + 0.3 * k))}; opacity: ${Math.min(1, k * 4)}`,
  };
}
