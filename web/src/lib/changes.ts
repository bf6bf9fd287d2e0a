/** Views as changes: the server tells what is new, and the last view with that put in is the next one. */
import type { Change, Patch, Snapshot, Tell, Update, View } from "./wire";

type Place = string | number;
/** Anything with places inside, looked at as one thing. */
type Holder = Record<Place, unknown>;

/** A patch is for another view than this one. */
export class Misfit extends Error {}

/** Return a view with steps taken. The old one stays as it is, and what has not changed is shared. */
export function patched(view: View, patch: Patch): View {
  const fresh = new Set<object>();
  const own = (value: unknown): Holder => {
    if (typeof value !== "object" || value === null) throw new Misfit();
    if (fresh.has(value)) return value as Holder;
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Holder;
    fresh.add(copy);
    return copy;
  };
  const found = own(view);
  for (const [path, ...value] of patch) {
    let inner = found;
    for (const place of path.slice(0, -1)) inner = inner[place] = own(inner[place]);
    const last = path.at(-1);
    if (last === undefined) throw new Misfit();
    if (value.length) inner[last] = value[0];
    else if (!Reflect.has(inner, last) || !Reflect.deleteProperty(inner, last)) throw new Misfit();
  }
  return found;
}

/** The last view of each seat at each table: makes whole positions of changes. */
export class Views {
  private last = new Map<string, { n: number; view: View }>();

  /** Return a message with a whole view; null for a change that does not follow what we know. */
  whole(message: Tell): Exclude<Tell, Change> | null {
    if (message.type !== "snapshot" && message.type !== "update" && message.type !== "change") return message;
    const key = `${message.table} ${message.seat}`;
    const whole = message.type === "change" ? this.put(message, key) : message;
    if (whole) this.last.set(key, { n: whole.n, view: whole.view });
    return whole;
  }

  private put(message: Change, key: string): Snapshot | Update | null {
    const before = this.last.get(key);
    if (!before || message.n !== before.n + 1) return null;
    try {
      return { ...message, type: "update", view: patched(before.view, message.view) };
    } catch (error) {
      if (error instanceof Misfit) return null;
      throw error;
    }
  }
}
