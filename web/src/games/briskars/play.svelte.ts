/** What the reader is about to do: the chosen action, target, square and boosts; and how a choice becomes answers. */
import type { TableSession } from "../../lib/session.svelte";
import type { Option, Refusal } from "../../lib/wire";
import type { Presenter } from "../../table/presenter.svelte";
import { fightOf, openDice, patternOf, Plan, questionOf, type Question } from "./asking";
import { buttons, type Button } from "./deeds";
import type { About, BlowOdds, OddsAction, Pending } from "./insight";
import { Insights } from "./insights.svelte";
import { nameOf } from "./lines";
import type { Stage } from "./stage";
import { briskarOf, distance, isActing, standingOn, type BattleView, type Briskar } from "./view";

const NONE: Question = { kind: "", squares: new Map(), ways: new Map(), briskars: new Map(), words: [] };
/** Blows whose odds the server tells before they are struck. */
const WEIGHED = ["attack", "thrust", "shoot", "assault", "volley", "grapnel"] as const;
const isWeighed = (verb: string): verb is OddsAction => (WEIGHED as readonly string[]).includes(verb);
const FAVOURITES = ["attack", "shoot", "assault", "thrust", "aim"];

export class Play {
  verb = $state<string | null>(null);
  target = $state<string | null>(null);
  square = $state<string | null>(null);
  points = $state(0);
  dice = $state(0);
  slot = $state<number | null>(null);
  defence = $state<string | null>(null);
  cursor = $state<string>("A1");
  looked = $state<string | null>(null);
  threats = $state(false);
  heights = $state(false);
  zones = $state(false);
  sight = $state(false);
  detour = $state(false);
  sightFrom = $state<string | null>(null);
  last = $state<string | null>(null);
  readonly insights: Insights;
  private plan: Plan | null = null;

  constructor(readonly session: TableSession, readonly presenter: Presenter<BattleView, Stage>) {
    this.insights = new Insights(session);
  }

  get seat(): number { return this.session.seat; }
  get view(): BattleView | null { return this.presenter.view; }
  get seq(): number { return this.presenter.moment?.seq ?? -1; }
  get options(): Option[] { return this.presenter.busy || this.session.sending ? [] : (this.presenter.moment?.options ?? []); }
  get refusals(): Refusal[] { return this.presenter.busy ? [] : (this.presenter.moment?.refusals ?? []); }
  get asked(): boolean { return this.options.length > 0; }

  readonly question = $derived.by<Question>(() => (this.view && this.options.length ? questionOf(this.view, this.options) : NONE));
  readonly acting = $derived.by<boolean>(() => this.options.some((option) => option.verb === "end") && !!this.view && isActing(this.view.kind));
  readonly buttons = $derived.by<Button[]>(() => (this.view && this.acting ? buttons(this.view, this.options, this.refusals) : []));
  readonly fight = $derived.by(() => fightOf(this.presenter.log));
  readonly table = $derived.by(() => openDice(this.presenter.log));
  /** Whom the panel shows: who is looked at, who acts, or the one being chosen. */
  readonly unit = $derived.by<Briskar | undefined>(() => {
    const view = this.presenter.stage?.view ?? this.view;
    if (!view) return undefined;
    const struck = this.pending?.what === "defence" ? this.pending.briskar : null;
    return briskarOf(view, this.looked) ?? briskarOf(view, struck) ?? briskarOf(view, this.view?.kind === "Battle" ? this.target : null) ?? briskarOf(view, view.active) ?? (this.question.kind === "deployment" ? view.briskars.find((one) => one.seat === this.seat && !one.square && !one.left_as) : undefined) ?? view.briskars.find((one) => one.seat === this.seat && one.square) ?? view.briskars.find((one) => one.seat === this.seat);
  });
  /** Whom the deployment puts down next. */
  readonly placing = $derived.by<string | null>(() => {
    const view = this.view;
    const next = view?.briskars.find((one) => one.seat === this.seat && !one.square && !one.left_as);
    return view && next ? nameOf(view, next) : null;
  });
  readonly pattern = $derived.by(() => patternOf(this.question.kind, this.last));
  /** Whom the chosen action, or the decision itself, may be about; nearest first. */
  readonly targets = $derived.by<string[]>(() => {
    const view = this.view;
    if (!view) return [];
    const ids = this.acting ? (this.verb ? this.options.filter((option) => option.verb === this.verb && typeof option.briskar === "string").map((option) => String(option.briskar)) : []) : [...this.question.briskars.keys()];
    const me = briskarOf(view, view.active);
    if (!me) return ids;
    const far = (id: string): number => { const one = briskarOf(view, id); return one ? distance(me, one) : Infinity; };
    return [...new Set(ids)].sort((a, b) => far(a) - far(b));
  });
  /** The answer that the main button would give. */
  readonly ready = $derived.by<Option | null>(() => {
    if (!this.options.length) return null;
    if (this.acting) {
      if (!this.verb) return null;
      const mine = this.options.filter((option) => option.verb === this.verb);
      return mine.find((option) => option.briskar === this.target) ?? (mine.length === 1 && mine[0]?.briskar === undefined ? (mine[0] ?? null) : null);
    }
    if (this.square) return (this.detour ? this.question.ways : this.question.squares).get(this.square) ?? this.question.squares.get(this.square) ?? this.question.ways.get(this.square) ?? null;
    if (this.target) return this.question.briskars.get(this.target)?.[0] ?? null;
    return null;
  });

  /** What the server is asked about whatever is under way. */
  readonly pendingAbout = $derived.by<About | null>(() => (this.asked && !this.acting && (this.boosting || this.rerolling || this.defending || this.question.kind === "shiver-all") ? { kind: "pending" } : null));
  readonly pending = $derived.by<Pending | undefined>(() => this.insights.get<Pending>(this.pendingAbout));
  /** A blow being weighed, or the one the dice are about to decide with the boosts chosen so far. */
  readonly about = $derived.by<About | null>(() => {
    const view = this.view;
    if (!view) return null;
    const boosts = { points: this.points, dice: this.dice };
    if (this.acting && this.verb && this.target && view.active && isWeighed(this.verb)) return { kind: "odds", briskar: view.active, target: this.target, action: this.verb, ...boosts, ...(this.slot === null ? {} : { slot: this.slot }) };
    const blow = this.boosting && this.pending?.what === "roll" ? this.pending.odds : undefined;
    if (!blow || !(this.points || this.dice)) return null;
    const action = this.fight?.verb === "shoots" ? "shoot" : this.fight?.verb === "thrusts" ? "thrust" : "attack";
    return { kind: "odds", briskar: blow.briskar, target: blow.target, action, ...boosts, ...(blow.slot === null ? {} : { slot: blow.slot }) };
  });
  readonly odds = $derived.by<BlowOdds | undefined>(() => (this.about ? this.insights.get<BlowOdds>(this.about) : this.pending?.what === "roll" ? this.pending.odds : undefined));
  readonly boosting = $derived.by<boolean>(() => this.options.some((option) => option.verb === "roll"));
  readonly rerolling = $derived.by<boolean>(() => this.options.some((option) => option.verb === "keep"));
  readonly defending = $derived.by<boolean>(() => this.options.some((option) => option.verb === "defend"));

  get zonesAbout(): About[] { return (this.view?.gold ?? []).map((_, seat) => ({ kind: "zones", seat })); }
  get dangerAbout(): About | null { const who = this.mine; return who ? { kind: "danger_map", briskar: who } : null; }
  get sightAbout(): About | null { const who = this.mine; return who ? { kind: "sight", briskar: who, ...(this.sightFrom ? { square: this.sightFrom } : {}) } : null; }
  /** The Briskar of ours that questions about dangers and sight are about. */
  private get mine(): string | null { return this.unit?.seat === this.seat && this.unit.square ? this.unit.id : null; }

  /** A new decision: what was being chosen is chosen no more. */
  reset(): void {
    this.verb = this.target = this.square = null;
    this.points = this.dice = 0;
    this.slot = null;
    this.defence = null;
    this.detour = false;
  }

  /** The rest of a wish that took several answers. Returns whether it has answered. */
  goOn(): boolean {
    if (!this.plan?.open || !this.options.length) return false;
    const next = this.plan.next(this.options);
    if (!next) { this.plan = null; return false; }
    this.send(next);
    return true;
  }

  send(option: Option | undefined | null): void {
    if (!option || this.session.sending) return;
    if (this.acting) this.last = option.verb;
    else if (this.view?.kind === "Battle") this.last = null;
    this.looked = null;
    this.session.act(this.seat, option);
  }

  /** Press an action of the grid. */
  press(button: Button): void {
    const single = button.options.length === 1 && button.options[0]?.briskar === undefined;
    if (!button.options.length) return;
    if (single && this.verb === button.deed.verb) return this.confirm();
    if (single && ["walk", "race", "climb"].includes(button.deed.verb)) return this.send(button.options[0]);
    this.verb = this.verb === button.deed.verb ? null : button.deed.verb;
    this.target = null;
    this.points = this.dice = 0;
    if (this.verb && this.targets.length === 1) this.aim(this.targets[0] ?? null);
  }

  aim(id: string | null): void {
    this.target = id;
    this.looked = null;
    this.points = this.dice = 0;
  }

  /** One tap on a square: first shows, then confirms. */
  touch(square: string): void {
    this.cursor = square;
    const view = this.view;
    if (!view) return;
    const one = standingOn(view, square);
    if (this.question.squares.has(square) || this.question.ways.has(square)) {
      if (this.square === square) this.confirm();
      else this.square = square;
    } else if (one && this.targets.includes(one.id)) {
      if (this.target === one.id) this.confirm();
      else this.aim(one.id);
    } else if (one && this.acting && one.seat !== this.seat) this.propose(one.id);
    else { this.looked = one && this.looked !== one.id ? one.id : null; if (!one) this.square = null; }
  }

  /** An enemy tapped without an action: the likeliest one is weighed. */
  private propose(id: string): void {
    const verb = FAVOURITES.find((name) => this.options.some((option) => option.verb === name && option.briskar === id));
    if (verb) { this.verb = verb; this.aim(id); } else this.looked = this.looked === id ? null : id;
  }

  nextTarget(step: number): boolean {
    const all = this.targets;
    if (!all.length) return false;
    const at = this.target ? all.indexOf(this.target) : step > 0 ? -1 : all.length;
    const next = all[at + step];
    if (!next) return false;
    this.aim(next);
    const square = briskarOf(this.view as BattleView, next)?.square;
    if (square) this.cursor = square;
    return true;
  }

  confirm(): void {
    const option = this.ready;
    if (!option) return;
    if (this.acting && isWeighed(option.verb) && option.verb !== "assault" && option.verb !== "volley") this.plan = new Plan(...(this.slot === null ? [] : [`with ${this.slot}*`]), ...this.boosts(), "roll*");
    this.send(option);
  }

  /** Roll with the chosen boosts. */
  roll(): void {
    this.plan = new Plan(...this.boosts(), "roll*");
    this.goOn();
  }
  private boosts(): string[] { return [...Array<string>(this.points).fill("add_point*"), ...Array<string>(this.dice).fill("add_die*")]; }

  /** One step back; true when there was one. Never an act. */
  back(): boolean {
    if (this.square) this.square = null;
    else if (this.target) this.aim(null);
    else if (this.verb) this.verb = null;
    else if (this.looked) this.looked = null;
    else return false;
    return true;
  }

  /** Boosts are paid with what is left after the blow. */
  get purse(): number {
    return (this.view && briskarOf(this.view, this.boosting ? this.roller : this.view.active)?.ap) ?? 0;
  }
  /** Whose roll it is: as the server says, else whoever of ours is in the fight. */
  get roller(): string | null {
    if (this.pending?.what === "roll") return this.pending.briskar;
    const fight = this.fight;
    if (!this.view || !fight) return this.view?.active ?? null;
    return briskarOf(this.view, fight.from)?.seat === this.seat && fight.total === null ? fight.from : fight.to;
  }
  get spent(): number { return this.points + 3 * this.dice; }
  boost(points: number, dice: number): void {
    const next = { points: Math.max(0, this.points + points), dice: Math.max(0, this.dice + dice) };
    if (next.points + 3 * next.dice <= this.purse - this.price) { this.points = next.points; this.dice = next.dice; }
  }
  /** What the weighed action itself costs, as far as it is known. */
  get price(): number { return this.acting ? (this.odds?.cost ?? this.buttons.find((one) => one.deed.verb === this.verb)?.ap ?? 0) : 0; }
}
