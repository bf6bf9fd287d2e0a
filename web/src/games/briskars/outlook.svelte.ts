/** What the map and the panel show about whoever is looked at: ways, ranges, sight, zones, dangers. */
import type { Choice } from "./choice.svelte";
import { layersOf, type Layers } from "./survey";
import { briskarOf } from "./view";
import type { Scales } from "./scales.svelte";
import {
  AIMED,
  GOING,
  type About,
  type BriskarView,
  type DangerMap,
  type KeptPoints,
  type Line,
  type Moves,
  type Way,
} from "./wire";

const OVERLAYS = ["threats", "zones", "sight"] as const;
export type Overlay = (typeof OVERLAYS)[number];

export class Outlook {
  heights = $state(false);
  /** What lies over the map instead of the reach: one thing at a time, so that each can be read. */
  overlay = $state<Overlay | null>(null);
  sightFrom = $state<string | null>(null);
  /** The square under the pointer. */
  hovered = $state<string | null>(null);

  constructor(
    private readonly choice: Choice,
    private readonly scales: Scales,
  ) {}

  /** Show an overlay, or put the shown one away. */
  toggle(overlay: Overlay): void {
    this.overlay = this.overlay === overlay ? null : overlay;
  }
  /** The next overlay; after the last one the reach again. */
  next(): void {
    this.overlay = OVERLAYS[this.overlay ? OVERLAYS.indexOf(this.overlay) + 1 : 0] ?? null;
  }
  get threats(): boolean {
    return this.overlay === "threats";
  }
  get zones(): boolean {
    return this.overlay === "zones";
  }
  get sight(): boolean {
    return this.overlay === "sight";
  }

  /** Whom the panel shows: who is looked at, who acts, or the one being chosen. */
  readonly unit = $derived.by<BriskarView | undefined>(() => {
    const view = this.choice.presenter.stage?.view ?? this.choice.view;
    if (!view) return undefined;
    const struck =
      this.scales.pending &&
      this.scales.pending.what !== "nothing" &&
      briskarOf(view, this.scales.pending.briskar)?.seat === this.choice.seat
        ? this.scales.pending.briskar
        : null;
    return (
      briskarOf(view, this.choice.looked) ??
      briskarOf(view, struck) ??
      briskarOf(view, this.choice.view?.kind === "activate" ? this.choice.target : null) ??
      briskarOf(view, view.active) ??
      (this.choice.question.kind === "deploy"
        ? view.briskars.find((one) => one.seat === this.choice.seat && !one.square && !one.left_as)
        : undefined) ??
      view.briskars.find((one) => one.seat === this.choice.seat && one.square) ??
      view.briskars.find((one) => one.seat === this.choice.seat)
    );
  });
  /** Who is looked at on the map: whoever was tapped, is being chosen, or acts and has nothing in hand. */
  readonly surveyed = $derived.by<BriskarView | undefined>(() => {
    const view = this.choice.view;
    if (!view || this.choice.presenter.busy) return undefined;
    const id =
      this.choice.looked ??
      (this.choice.question.kind === "activate"
        ? this.choice.target
        : this.choice.acting && (!this.choice.verb || GOING.includes(this.choice.verb))
          ? view.active
          : null);
    const one = briskarOf(view, id);
    return one?.square ? one : undefined;
  });
  readonly movesAbout = $derived.by<About | null>(() => {
    const who =
      this.choice.question.kind === "move"
        ? (this.choice.view?.mover ?? null)
        : (this.surveyed?.id ?? (this.choice.acting ? (this.choice.view?.active ?? null) : null));
    return who ? { kind: "moves", briskar: who } : null;
  });
  readonly moves = $derived.by<Moves | undefined>(() => this.scales.insights.get<Moves>(this.movesAbout));
  readonly layers = $derived.by<Layers>(() => {
    if (!this.surveyed) return layersOf(undefined, null);
    const own = this.surveyed.id === this.choice.view?.active && this.choice.acting;
    return layersOf(
      this.moves,
      own ? new Set(this.choice.verb ? [this.choice.verb] : this.choice.options.map((option) => option.verb)) : null,
    );
  });
  /** The way to the chosen square, as the engine would walk it. */
  readonly way = $derived.by<Way | undefined>(() => {
    if (!this.choice.square || !this.moves) return undefined;
    if (this.choice.question.kind === "move") return this.moves.open[this.choice.square];
    return this.choice.acting
      ? (this.choice.verb === "race" ? this.moves.race : this.moves.walk)[this.choice.square]
      : undefined;
  });
  /** The line of sight from whoever acts to whoever is aimed at or looked at. */
  readonly lineAbout = $derived.by<About | null>(() => {
    const view = this.choice.view;
    const to =
      this.choice.target && AIMED.includes(this.choice.verb ?? this.choice.last ?? "")
        ? this.choice.target
        : this.choice.acting
          ? this.choice.looked
          : null;
    const one = view && briskarOf(view, to);
    return view?.active && one?.square && one.id !== view.active && one.seat !== this.choice.seat
      ? { kind: "line", briskar: view.active, target: one.id }
      : null;
  });
  readonly line = $derived.by<Line | undefined>(() => this.scales.insights.get<Line>(this.lineAbout));
  /** All that the server is to be asked for the map. */
  get abouts(): (About | null)[] {
    return [
      this.movesAbout,
      this.lineAbout,
      this.threats ? this.dangerAbout : null,
      ...(this.zones ? this.zonesAbout : []),
      this.sight ? this.sightAbout : null,
      this.keptAbout,
    ];
  }

  /** What the points of whoever acts are worth if he ends now: asked while nothing is in hand. */
  readonly keptAbout = $derived.by<About | null>(() => {
    const who = this.choice.view?.active;
    return this.choice.acting && !this.choice.verb && !this.choice.looked && who
      ? { kind: "kept", briskar: who }
      : null;
  });
  readonly kept = $derived.by<KeptPoints | undefined>(() => this.scales.insights.get<KeptPoints>(this.keptAbout));

  get zonesAbout(): About[] {
    return (this.choice.view?.gold ?? []).map((_, seat) => ({ kind: "zones", seat }));
  }
  get dangerAbout(): About | null {
    const who = this.mine;
    return who ? { kind: "danger_map", briskar: who } : null;
  }
  readonly danger = $derived.by<DangerMap | undefined>(() =>
    this.threats ? this.scales.insights.get<DangerMap>(this.dangerAbout) : undefined,
  );
  get sightAbout(): About | null {
    const who = this.surveyed?.id ?? this.mine;
    return who ? { kind: "sight", briskar: who, ...(this.sightFrom ? { square: this.sightFrom } : {}) } : null;
  }
  /** The Briskar of ours that questions about dangers and sight are about. */
  private get mine(): string | null {
    return this.unit?.seat === this.choice.seat && this.unit.square ? this.unit.id : null;
  }
}
