/** What is open at the table, and what the reader has chosen of it so far: action, target, square, boosts. */
import type { AtTable } from "../../lib/types";
import type { Option, Refusal } from "../../lib/wire";
import type { Presenter } from "../../table/presenter.svelte";
import { patternOf, questionOf, type Question } from "./asking";
import { buttons, type Button } from "./deeds";
import { nameOf } from "./lines";
import type { Stage } from "./stage";
import { fathomsTo, isActing } from "./view";
import type { Told, BriskarView, BriskarsView } from "./wire";

const NONE: Question = { kind: "", squares: new Map(), ways: new Map(), briskars: new Map(), words: [] };

export class Choice {
  verb = $state<string | null>(null);
  target = $state<string | null>(null);
  square = $state<string | null>(null);
  points = $state(0);
  dice = $state(0);
  slot = $state<number | null>(null);
  defence = $state<string | null>(null);
  spell = $state<string | null>(null);
  detour = $state(false);
  /** Who is looked at, and where the cursor is: neither is an answer. */
  looked = $state<string | null>(null);
  cursor = $state<string>("A1");
  /** The action that the present questions belong to. */
  last = $state<string | null>(null);

  constructor(
    readonly session: AtTable,
    readonly presenter: Presenter<BriskarsView, Stage, Told>,
  ) {}

  get seat(): number {
    return this.session.seat;
  }
  get view(): BriskarsView | null {
    return this.presenter.view;
  }
  get seq(): number {
    return this.presenter.moment?.seq ?? -1;
  }
  get options(): Option[] {
    return this.presenter.busy || this.session.sending ? [] : (this.presenter.moment?.options ?? []);
  }
  get refusals(): Refusal[] {
    return this.presenter.busy ? [] : (this.presenter.moment?.refusals ?? []);
  }
  get asked(): boolean {
    return this.options.length > 0;
  }

  readonly question = $derived.by<Question>(() =>
    this.view && this.options.length ? questionOf(this.view, this.options) : NONE,
  );
  readonly acting = $derived.by<boolean>(
    () => this.options.some((option) => option.verb === "end") && !!this.view && isActing(this.view.kind),
  );
  readonly buttons = $derived.by<Button[]>(() =>
    this.view && this.acting ? buttons(this.view, this.options, this.refusals) : [],
  );
  readonly boosting = $derived.by<boolean>(() => this.options.some((option) => option.verb === "roll"));
  readonly rerolling = $derived.by<boolean>(() => this.options.some((option) => option.verb === "keep"));
  readonly defending = $derived.by<boolean>(() => this.options.some((option) => option.verb === "defend"));
  readonly fight = $derived.by(() => this.view?.fight ?? null);
  /** Whom the deployment puts down next. */
  readonly placed = $derived.by<BriskarView | null>(
    () => this.view?.briskars.find((one) => one.seat === this.seat && !one.square && !one.left_as) ?? null,
  );
  readonly placing = $derived.by<string | null>(() =>
    this.view && this.placed ? nameOf(this.view, this.placed) : null,
  );
  readonly pattern = $derived.by(() => patternOf(this.question.kind, this.last, this.view?.choice ?? ""));
  /** Whom the chosen action, or the decision itself, may be about; nearest first. */
  readonly targets = $derived.by<string[]>(() => {
    const view = this.view;
    if (!view) return [];
    const ids = this.acting
      ? this.verb
        ? this.options
            .filter((option) => option.verb === this.verb && typeof option.briskar === "string")
            .map((option) => String(option.briskar))
        : []
      : [...this.question.briskars.keys()];
    const far = (id: string): number => fathomsTo(view, id) ?? 0;
    return [...new Set(ids)].sort((a, b) => far(a) - far(b));
  });
  /** The answer that the main button would give. */
  readonly ready = $derived.by<Option | null>(() => {
    if (!this.options.length) return null;
    if (this.acting) {
      if (!this.verb) return null;
      const mine = this.options.filter((option) => option.verb === this.verb);
      if (this.verb === "cast") return mine.find((option) => option.spell === this.spell) ?? null;
      return (
        mine.find((option) => option.briskar === this.target) ??
        (mine.length === 1 && mine[0]?.briskar === undefined ? (mine[0] ?? null) : null)
      );
    }
    if (this.square)
      return (
        (this.detour ? this.question.ways : this.question.squares).get(this.square) ??
        this.question.squares.get(this.square) ??
        this.question.ways.get(this.square) ??
        null
      );
    if (this.target) return this.question.briskars.get(this.target)?.[0] ?? null;
    return null;
  });

  /** A new decision: what was being chosen is chosen no more. */
  reset(): void {
    this.verb = this.target = this.square = null;
    this.points = this.dice = 0;
    this.slot = null;
    this.defence = null;
    this.detour = false;
    if (this.acting) this.spell = null;
  }

  aim(id: string | null): void {
    this.target = id;
    this.looked = null;
    this.points = this.dice = 0;
  }

  /** One step back; true when there was one. Never an act. */
  back(): boolean {
    if (this.square) {
      this.square = null;
      if (this.acting) this.verb = null;
    } else if (this.spell && this.acting) this.spell = null;
    else if (this.target) this.aim(null);
    else if (this.verb) this.verb = null;
    else if (this.looked) this.looked = null;
    else return false;
    return true;
  }
}
