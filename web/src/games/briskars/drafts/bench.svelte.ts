/** The workbench: a map, a scenario and a Briskar of one's own, what the server says of them, and every step back. */
import { ownFiles } from "../../../lib/own-files.svelte";
import type { CrewCatalogue, Draft, DraftFault, DraftVerdict, Palette } from "../../../lib/wire";
import { crewApi } from "../crew/api";
import { draftApi } from "./api";
import { readMap, written, type MapFields } from "./map";

export type Kind = "map" | "scenario" | "profile";
export const KINDS: Kind[] = ["map", "scenario", "profile"];
export type Fields = Record<string, unknown>;
interface Work {
  map: MapFields | null;
  scenario: Fields | null;
  profile: Fields | null;
  /** Files that are used as they are: weapons, bands, further maps. */
  others: Record<string, string>;
}
const KEY = "flibuste-drafts";
const PAUSE = 400;
const STEPS = 200;
const NOTHING: Work = { map: null, scenario: null, profile: null, others: {} };

export class Bench {
  palette = $state.raw<Palette | null>(null);
  catalogue = $state.raw<CrewCatalogue | null>(null);
  work = $state.raw<Work>(NOTHING);
  verdict = $state.raw<DraftVerdict | null>(null);
  asking = $state(false);
  /** The code of a call that failed. */
  broken = $state("");
  private past = $state.raw<Work[]>([]);
  private future = $state.raw<Work[]>([]);
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    try {
      [this.palette, this.catalogue] = await Promise.all([draftApi.palette(), crewApi.catalogue()]);
    } catch (error) {
      this.broken = (error as { code?: string }).code ?? "connection_lost";
      return;
    }
    this.work = this.kept();
    this.check(0);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** What was on the bench when the page was last here. */
  private kept(): Work {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Work> | null;
      return { ...NOTHING, ...kept };
    } catch {
      return NOTHING;
    }
  }

  /** Change something; a stroke that goes on is one step with its beginning. */
  change(next: Partial<Work>, goesOn = false): void {
    if (!goesOn) this.past = [...this.past.slice(-STEPS), this.work];
    this.future = [];
    this.put({ ...this.work, ...next });
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.work];
    this.past = this.past.slice(0, -1);
    this.put(before);
  }
  /** Take the last step back as if it had never been. */
  forget(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.put(before);
  }
  redo(): void {
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.work];
    this.future = this.future.slice(0, -1);
    this.put(after);
  }
  private put(work: Work): void {
    this.work = work;
    try {
      localStorage.setItem(KEY, JSON.stringify(work));
    } catch {
      // a browser that keeps nothing: the bench lives as long as the page
    }
    this.check();
  }

  set(kind: "scenario" | "profile", field: string, value: unknown): void {
    const { [field]: _, ...rest } = this.work[kind] ?? {};
    const fields = value === null || value === "" ? rest : { ...this.work[kind], [field]: value };
    this.change({ [kind]: fields });
  }

  private drafts(): { kind: Kind; fields: Fields }[] {
    const { map, scenario, profile } = this.work;
    return [
      ...(map && this.palette ? [{ kind: "map" as const, fields: written(map, this.palette) }] : []),
      ...(scenario ? [{ kind: "scenario" as const, fields: scenario }] : []),
      ...(profile ? [{ kind: "profile" as const, fields: profile }] : []),
    ];
  }

  /** Let the server judge what is on the bench, once the hand rests. */
  check(pause = PAUSE): void {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    this.asking = true;
    this.timer = setTimeout(() => void this.ask(mine), pause);
  }
  private async ask(mine: number): Promise<void> {
    try {
      const found = await draftApi.check({ drafts: this.drafts(), files: this.work.others });
      if (mine !== this.asked) return;
      this.verdict = found;
      this.broken = "";
    } catch (error) {
      if (mine === this.asked) this.broken = (error as { code?: string }).code ?? "connection_lost";
    }
    if (mine === this.asked) this.asking = false;
  }

  /** What is wrong with one kind of draft; files that belong to none of them are told with the map. */
  faults(kind: Kind): DraftFault[] {
    const kindOf = (fault: DraftFault): Kind => KINDS.find((one) => fault.entry.startsWith(one)) ?? "map";
    return this.verdict?.faults.filter((fault) => kindOf(fault) === kind) ?? [];
  }
  faultsOf(kind: Kind, field: string): DraftFault[] {
    const inside = (fault: DraftFault): boolean => fault.entry.split(": ")[1]?.startsWith(field) ?? false;
    return this.faults(kind).filter((fault) => fault.field === field || inside(fault));
  }

  /** The name under which a draft is saved. */
  fileOf(kind: Kind): string | null {
    const id = String(this.work[kind]?.id ?? "");
    const file = kind === "map" ? `${id}.txt` : `${kind}-${id}.toml`;
    return this.verdict && file in this.verdict.files ? file : null;
  }

  /** Take files in; those that a table would refuse change nothing and give their reasons. */
  async open(files: Record<string, string>): Promise<DraftFault[]> {
    const found = await draftApi.check({ files });
    const refused = found.faults.filter((fault) => fault.refused && !belongsElsewhere(fault));
    if (refused.length) return refused;
    const next: Work = { ...this.work, others: { ...this.work.others } };
    for (const draft of found.drafts) this.take(next, draft, files);
    this.change(next);
    return [];
  }
  private take(next: Work, draft: Draft, files: Record<string, string>): void {
    const map = draft.kind === "map" && this.palette ? readMap(draft.fields, this.palette) : null;
    if (map) next.map = map;
    else if (draft.kind === "scenario" || draft.kind === "profile") {
      const { source: _, proved: __, ...fields } = draft.fields;
      next[draft.kind] = fields;
    } else next.others[draft.file] = files[draft.file] ?? "";
  }

  /** Hand everything on the bench to the next table. */
  bring(): boolean {
    if (!this.verdict?.playable) return false;
    ownFiles.bring("briskars", this.verdict);
    return true;
  }
}

/** A scenario may name a map that is still on the bench. */
const belongsElsewhere = (fault: DraftFault): boolean => fault.code === "unknown" && fault.field === "map";
