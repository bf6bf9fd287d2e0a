/** The desk at which a band is put together: the catalogue, the band, what the server says about it. */
import { download } from "../../../lib/copy";
import { live } from "../../../lib/live.svelte";
import type { ApiError } from "../../../lib/api";
import type { CrewCatalogue, CrewVerdict } from "../../../lib/wire";
import { t } from "../../../lib/words.svelte";
import { crewApi } from "./api";
import { complaint } from "./complaint";
import {
  bandOf,
  changed,
  dismissed,
  emptyBand,
  fileName,
  hired,
  keptBand,
  without,
  type Band,
  type Hire,
} from "./bands";

const KEPT = "flibuste-crew";
const USUAL = 300;

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export class Desk {
  catalogue = $state.raw<CrewCatalogue | null>(null);
  band = $state.raw<Band>(emptyBand("", USUAL));
  verdict = $state.raw<CrewVerdict | null>(null);
  tab = $state("sundars");
  opened = $state<number | null>(null);
  trouble = $state<string | null>(null);
  offline = $state(false);
  /** The server has not said yet what it thinks of the band. */
  busy = $state(true);
  private asked = 0;

  /** A table has a budget of its own; without one the band's budget may be chosen. */
  constructor(
    readonly fixed: number | null = null,
    /** The table it is for: one with files of its own has other people for hire. */
    private readonly table?: string,
  ) {}

  get where(): { table?: string } {
    return this.table ? { table: this.table } : {};
  }

  async start(): Promise<void> {
    const old = keptBand(kept());
    this.band = { ...(old ?? emptyBand(t("bk-crew-unnamed"), USUAL)), ...(this.fixed ? { budget: this.fixed } : {}) };
    try {
      this.catalogue = await crewApi.catalogue(this.table);
    } catch {
      this.offline = true;
      return;
    }
    const known = new Set(this.catalogue.profiles.map((one) => one.id));
    if (this.band.briskar.some((hire) => !known.has(hire.profile))) this.band = { ...this.band, briskar: [] };
    const first = this.catalogue.profiles.find((one) => one.id === this.band.briskar[0]?.profile);
    if (first) this.tab = first.faction;
    await this.check();
  }

  get value(): number {
    return this.verdict?.value ?? 0;
  }

  get ready(): boolean {
    return this.verdict !== null && this.verdict.faults.length === 0 && this.verdict.answers.length > 0;
  }

  change(band: Band): void {
    this.band = band;
    this.trouble = null;
    if (this.opened !== null && this.opened >= band.briskar.length) this.opened = null;
    try {
      localStorage.setItem(KEPT, JSON.stringify(band));
    } catch {
      // it is lost with the page, as in a private window
    }
    void this.check();
  }

  hire(profile: string): void {
    this.change(hired(this.band, profile));
  }

  dismiss(at: number): void {
    this.opened = null;
    this.change(dismissed(this.band, at));
  }

  outfit(at: number, change: (hire: Hire) => Hire): void {
    this.change(changed(this.band, at, change));
  }

  addPiece(id: string): void {
    this.change({ ...this.band, piece: [...this.band.piece, { id }] });
  }

  dropPiece(at: number): void {
    this.change({ ...this.band, piece: without(this.band.piece, at) });
  }

  clear(): void {
    this.change(emptyBand(this.band.name, this.band.budget));
  }

  /** Take over a whole band: one that ships with the game, or a suggestion. */
  take(band: Band): void {
    this.opened = null;
    this.change({ ...band, ...(this.fixed ? { budget: this.fixed } : {}) });
  }

  async load(file: { name: string; text: () => Promise<string> }): Promise<void> {
    this.busy = true;
    try {
      const verdict = await crewApi.check({
        file: (await file.text()).slice(0, 20_000),
        name: file.name.slice(0, 80),
        ...this.where,
      });
      this.take(bandOf(verdict.band));
      live.note(t("bk-crew-loaded", { name: verdict.band.name }));
    } catch (error) {
      const { code, params } = error as ApiError;
      const why = code === "bad_band" ? complaint(String(params.sentence ?? ""), file.name.slice(0, 80)) : null;
      this.trouble = why ?? t(`error-${code}`, { ...params });
      live.say(this.trouble);
      this.busy = false;
    }
  }

  save(): void {
    if (this.verdict) download(fileName(this.band.name), this.verdict.file);
  }

  private async check(): Promise<void> {
    const turn = ++this.asked;
    this.busy = true;
    try {
      const budget = this.fixed ?? this.band.budget;
      const band = { ...this.band, name: this.band.name.trim() || t("bk-crew-unnamed") };
      const verdict = await crewApi.check({ band, budget, ...this.where });
      if (turn === this.asked) {
        this.verdict = verdict;
        this.offline = false;
      }
    } catch (error) {
      if (turn !== this.asked) return;
      const { code, params } = error as ApiError;
      this.offline = code === "connection_lost";
      this.trouble = t(`error-${code}`, { ...params });
    } finally {
      if (turn === this.asked) this.busy = false;
    }
  }
}
