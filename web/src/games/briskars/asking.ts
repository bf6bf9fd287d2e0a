/** An open decision sorted by what it is about: squares, Briskars, or words. Whatever comes, it can be answered. */
import type { Option } from "../../lib/wire";
import type { BriskarsView } from "./wire";

export interface Question {
  kind: string;
  /** Options that end on a square, and those that only pass it. */
  squares: Map<string, Option>;
  ways: Map<string, Option>;
  briskars: Map<string, Option[]>;
  /** All that is neither: buttons. */
  words: Option[];
}

const noun = (option: Option, name: string): string | null =>
  typeof option[name] === "string" ? (option[name] as string) : null;

export function questionOf(view: BriskarsView, options: Option[]): Question {
  const question: Question = {
    kind: view.kind,
    squares: new Map(),
    ways: new Map(),
    briskars: new Map(),
    words: [],
  };
  for (const option of options) {
    const square = noun(option, "square");
    const briskar = noun(option, "briskar");
    if (square && option.verb === "via") question.ways.set(square, option);
    else if (square) question.squares.set(square, option);
    else if (briskar) question.briskars.set(briskar, [...(question.briskars.get(briskar) ?? []), option]);
    else question.words.push(option);
  }
  return question;
}

export type Pattern = "walk" | "race" | "deploy" | "template" | "assault" | "pick";
/** Choices within an action that are ways to go; all others only name a square. */
const GOING = ["climb", "push", "exit"];
/** How the squares of a decision are drawn. */
export function patternOf(kind: string, last: string | null, choice = ""): Pattern {
  if (kind === "move") return last === "race" ? "race" : last === "assault" ? "assault" : "walk";
  if (kind === "deploy" || kind === "crates") return "deploy";
  if (choice === "template" || (kind === "choose" && !choice && last === "fire")) return "template";
  if (kind === "choose" && choice && !GOING.includes(choice)) return "pick";
  if (["put-down", "displace", "crates"].includes(kind)) return "pick";
  return kind === "assault" ? "assault" : last === "race" ? "race" : "walk";
}

/** A choice in several answers: the rest is given by itself as long as the server asks for it. */
export class Plan {
  private steps: string[];
  constructor(...steps: string[]) {
    this.steps = steps;
  }

  get open(): boolean {
    return this.steps.length > 0;
  }

  /** The option that the next step names; none ends the plan. A step ending in * may be skipped. */
  next(options: Option[]): Option | null {
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      const optional = step.endsWith("*");
      const wanted = optional ? step.slice(0, -1) : step;
      const found = options.find((option) => option.notation === wanted);
      if (found) return found;
      if (!optional) {
        this.steps = [];
        return null;
      }
    }
    return null;
  }
}
