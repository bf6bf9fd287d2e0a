/** Which key does what, apart from the screen. Z, L, T and I mean the same in every game. */
export type Command =
  | { kind: "move"; dx: number; dy: number }
  | { kind: "edge"; end: boolean }
  | { kind: "target"; step: number }
  | { kind: "own"; n: number }
  | { kind: "boost"; points: number; dice: number }
  | { kind: "letter"; letter: string }
  | {
      kind:
        | "go"
        | "back"
        | "defence"
        | "overlay"
        | "heights"
        | "card"
        | "list"
        | "where"
        | "undo"
        | "help"
        | "log"
        | "repeat";
    };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SINGLE: Record<string, Command> = {
  Enter: { kind: "go" },
  " ": { kind: "go" },
  Escape: { kind: "back" },
  d: { kind: "defence" },
  x: { kind: "overlay" },
  m: { kind: "list" },
  i: { kind: "card" },
  t: { kind: "where" },
  z: { kind: "undo" },
  "?": { kind: "help" },
  l: { kind: "log" },
  ".": { kind: "repeat" },
  Alt: { kind: "heights" },
  Home: { kind: "edge", end: false },
  End: { kind: "edge", end: true },
};

export function commandOf(event: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): Command | null {
  const arrow = ARROWS[event.key];
  if (arrow) return { kind: "move", dx: arrow[0], dy: arrow[1] };
  if (event.key === "Tab") return { kind: "target", step: event.shiftKey ? -1 : 1 };
  if (/^[1-9]$/.test(event.key)) return { kind: "own", n: Number(event.key) - 1 };
  if (["+", "=", "NumpadAdd"].includes(event.key) || event.code === "NumpadAdd")
    return {
      kind: "boost",
      points: event.shiftKey && event.key !== "+" ? 0 : 1,
      dice: event.shiftKey && event.key !== "+" ? 1 : 0,
    };
  if (event.key === "*") return { kind: "boost", points: 0, dice: 1 };
  if (event.key === "_") return { kind: "boost", points: 0, dice: -1 };
  if (event.key === "-" || event.key === "−") return { kind: "boost", points: -1, dice: 0 };
  const plain = SINGLE[event.key] ?? SINGLE[event.key.toLowerCase()];
  if (plain) return plain;
  return /^[a-z]$/i.test(event.key) ? { kind: "letter", letter: event.key.toUpperCase() } : null;
}
