/** What the reader is about to do: the chosen action, target, square and boosts; and how a choice becomes answers. */
import type { AtTable } from "../../lib/types";
import type { Option, Refusal } from "../../lib/wire";
import type { Presenter } from "../../table/presenter.svelte";
import { patternOf, Plan, questionOf, type Question } from "./asking";
import { buttons, type Button } from "./deeds";
import type { About, AskBlow, BlowOdds, Line, Moves, Pending, SightMap, SpellOdds, TestOdds, Way } from "./wire";
import { Insights } from "./insights.svelte";
import { nameOf } from "./lines";
import type { Stage } from "./stage";
import { layersOf, type Layers } from "./survey";
import { blowOf, isTest } from "./weighing";
import { briskarOf, fathomsTo, isActing, standingOn } from "./view";
import type { BriskarView, BriskarsView } from "./wire";

const NONE: Question = { kind: "", squares: new Map(), ways: new Map(), briskars: new Map(), words: [] };
/** Blows whose odds the server tells before they are struck. */
const WEIGHED = ["attack", "thrust", "shoot", "assault", "volley", "grapnel"] as const;
const isWeighed = (verb: string): verb is AskBlow["action"] => (WEIGHED as readonly string[]).includes(verb);
/** Actions that the map itself offers, square by square; and those that need a line of sight. */
const MOVES = ["walk", "race", "climb", "assault"];
const AIMED = ["shoot", "volley", "aim", "cast", "net", "throw", "grapnel"];
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
  /** Sight and cover of whoever is looked at, shaded. */
  shade = $state(true);
  spell = $state<string | null>(null);
  detour = $state(false);
  sightFrom = $state<string | null>(null);
  last = $state<string | null>(null);
  readonly insights: Insights;
  private plan: Plan | null = null;
  private held: Record<string, { key: string; told: unknown }> = {};

  constructor(
    readonly session: AtTable,
    readonly presenter: Presenter<BriskarsView, Stage>,
  ) {
    this.insights = new Insights(session);
  }

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
  readonly fight = $derived.by(() => this.view?.fight ?? null);
  /** Whom the panel shows: who is looked at, who acts, or the one being chosen. */
  readonly unit = $derived.by<BriskarView | undefined>(() => {
    const view = this.presenter.stage?.view ?? this.view;
    if (!view) return undefined;
    const struck =
      this.pending && this.pending.what !== "nothing" && briskarOf(view, this.pending.briskar)?.seat === this.seat
        ? this.pending.briskar
        : null;
    return (
      briskarOf(view, this.looked) ??
      briskarOf(view, struck) ??
      briskarOf(view, this.view?.kind === "activate" ? this.target : null) ??
      briskarOf(view, view.active) ??
      (this.question.kind === "deploy"
        ? view.briskars.find((one) => one.seat === this.seat && !one.square && !one.left_as)
        : undefined) ??
      view.briskars.find((one) => one.seat === this.seat && one.square) ??
      view.briskars.find((one) => one.seat === this.seat)
    );
  });
  /** Whom the deployment puts down next. */
  readonly placing = $derived.by<string | null>(() => {
    const view = this.view;
    const next = view?.briskars.find((one) => one.seat === this.seat && !one.square && !one.left_as);
    return view && next ? nameOf(view, next) : null;
  });
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

  /** What the server is asked about whatever is under way. */
  readonly pendingAbout = $derived.by<About | null>(() =>
    this.asked && !this.acting && !this.question.squares.size && !this.question.briskars.size
      ? { kind: "pending", ...(this.boosting ? { points: this.points, dice: this.dice } : {}) }
      : null,
  );
  readonly pending = $derived.by<Pending | undefined>(() =>
    this.hold("pending", String(this.seq), this.insights.get<Pending>(this.pendingAbout), !!this.pendingAbout),
  );
  /** A blow being weighed, or the one the dice are about to decide with the boosts chosen so far. */
  readonly about = $derived.by<About | null>(() => {
    const view = this.view;
    if (!view) return null;
    const boosts = { points: this.points, dice: this.dice };
    if (this.acting && this.verb && this.target && view.active && isWeighed(this.verb))
      return {
        kind: "odds",
        briskar: view.active,
        target: this.target,
        action: this.verb,
        ...boosts,
        ...(this.slot === null ? {} : { slot: this.slot }),
      };
    return null;
  });
  readonly odds = $derived.by<BlowOdds | undefined>(() =>
    this.about
      ? this.hold("odds", `${this.verb} ${this.target} ${this.slot}`, this.insights.get<BlowOdds>(this.about))
      : blowOf(this.pending),
  );
  /** A spell, a throw, a net: the roll they ask for, and what it would come to. */
  readonly trickAbout = $derived.by<About | null>(() => {
    const view = this.view;
    if (!view?.active) return null;
    const who = { briskar: view.active, points: this.points, dice: this.dice };
    const at = this.square ? (standingOn(view, this.square)?.id ?? this.square) : this.target;
    if (this.acting && this.verb === "cast" && this.spell)
      return { kind: "odds", action: "cast", ...who, spell: this.spell };
    if (this.acting && this.verb === "net" && this.target)
      return { kind: "odds", action: "net", ...who, target: this.target };
    if (this.acting || !at) return null;
    if (view.choice === "spell" && this.spell)
      return { kind: "odds", action: "cast", ...who, spell: this.spell, target: at };
    return view.choice === "target" && this.last === "throw"
      ? { kind: "odds", action: "throw", ...who, target: at }
      : null;
  });
  readonly trick = $derived.by<SpellOdds | undefined>(() =>
    this.hold(
      "trick",
      `${this.spell} ${this.target} ${this.square}`,
      this.insights.get<SpellOdds>(this.trickAbout),
      !!this.trickAbout,
    ),
  );
  /** A test that an action makes. */
  readonly testAbout = $derived.by<About | null>(() => {
    const who = this.view?.active;
    return this.acting && this.verb && who && isTest(this.verb)
      ? {
          kind: "test",
          test: this.verb,
          briskar: who,
          ...(this.target ? { target: this.target } : {}),
          points: this.points,
          dice: this.dice,
        }
      : null;
  });
  readonly test = $derived.by<TestOdds | undefined>(() =>
    this.hold("test", `${this.verb} ${this.target}`, this.insights.get<TestOdds>(this.testAbout), !!this.testAbout),
  );
  /** Whatever else would be rolled after the answer that the main button would give. */
  readonly nextAbout = $derived.by<About | null>(() =>
    this.ready && !this.about && !this.trickAbout && !this.testAbout && (this.question.kind === "choose" || this.acting)
      ? { kind: "option", action: this.ready.action }
      : null,
  );
  readonly next = $derived.by<Pending | undefined>(() => this.insights.get<Pending>(this.nextAbout));

  /** Who is looked at on the map: whoever was tapped, is being chosen, or acts and has nothing in hand. */
  readonly surveyed = $derived.by<BriskarView | undefined>(() => {
    const view = this.view;
    if (!view || this.presenter.busy) return undefined;
    const id =
      this.looked ??
      (this.question.kind === "activate"
        ? this.target
        : this.acting && (!this.verb || MOVES.includes(this.verb))
          ? view.active
          : null);
    const one = briskarOf(view, id);
    return one?.square ? one : undefined;
  });
  readonly movesAbout = $derived.by<About | null>(() => {
    const who =
      this.question.kind === "move"
        ? (this.view?.mover ?? null)
        : (this.surveyed?.id ?? (this.acting ? (this.view?.active ?? null) : null));
    return who ? { kind: "moves", briskar: who } : null;
  });
  readonly moves = $derived.by<Moves | undefined>(() => this.insights.get<Moves>(this.movesAbout));
  readonly layers = $derived.by<Layers>(() => {
    if (!this.surveyed) return layersOf(undefined, null);
    const own = this.surveyed.id === this.view?.active && this.acting;
    return layersOf(
      this.moves,
      own ? new Set(this.verb ? [this.verb] : this.options.map((option) => option.verb)) : null,
    );
  });
  /** The way to the chosen square, as the engine would walk it. */
  readonly way = $derived.by<Way | undefined>(() => {
    if (!this.square || !this.moves) return undefined;
    if (this.question.kind === "move") return this.moves.open[this.square];
    return this.acting ? (this.verb === "race" ? this.moves.race : this.moves.walk)[this.square] : undefined;
  });
  readonly shadeAbout = $derived.by<About | null>(() =>
    this.shade && this.surveyed && !this.threats && !this.zones ? { kind: "sight", briskar: this.surveyed.id } : null,
  );
  readonly shading = $derived.by<SightMap | undefined>(() => this.insights.get<SightMap>(this.shadeAbout));
  /** The line of sight from whoever acts to whoever is aimed at or looked at. */
  readonly lineAbout = $derived.by<About | null>(() => {
    const view = this.view;
    const to =
      this.target && AIMED.includes(this.verb ?? this.last ?? "") ? this.target : this.acting ? this.looked : null;
    const one = view && briskarOf(view, to);
    return view?.active && one?.square && one.id !== view.active && one.seat !== this.seat
      ? { kind: "line", briskar: view.active, target: one.id }
      : null;
  });
  readonly line = $derived.by<Line | undefined>(() => this.insights.get<Line>(this.lineAbout));
  /** All that the server is to be asked now. */
  get abouts(): (About | null)[] {
    return [
      this.about,
      this.pendingAbout,
      this.trickAbout,
      this.testAbout,
      this.nextAbout,
      this.movesAbout,
      this.shadeAbout,
      this.lineAbout,
      this.threats ? this.dangerAbout : null,
      ...(this.zones ? this.zonesAbout : []),
      this.sight ? this.sightAbout : null,
    ];
  }
  readonly boosting = $derived.by<boolean>(() => this.options.some((option) => option.verb === "roll"));
  readonly rerolling = $derived.by<boolean>(() => this.options.some((option) => option.verb === "keep"));
  readonly defending = $derived.by<boolean>(() => this.options.some((option) => option.verb === "defend"));

  get zonesAbout(): About[] {
    return (this.view?.gold ?? []).map((_, seat) => ({ kind: "zones", seat }));
  }
  get dangerAbout(): About | null {
    const who = this.mine;
    return who ? { kind: "danger_map", briskar: who } : null;
  }
  get sightAbout(): About | null {
    const who = this.mine;
    return who ? { kind: "sight", briskar: who, ...(this.sightFrom ? { square: this.sightFrom } : {}) } : null;
  }
  /** The Briskar of ours that questions about dangers and sight are about. */
  private get mine(): string | null {
    return this.unit?.seat === this.seat && this.unit.square ? this.unit.id : null;
  }

  /** A new decision: what was being chosen is chosen no more. */
  reset(): void {
    this.verb = this.target = this.square = null;
    this.points = this.dice = 0;
    this.slot = null;
    this.defence = null;
    this.detour = false;
    if (this.acting) this.spell = null;
  }

  /** While the odds for other boosts are on their way, those for the last ones stay. */
  private hold<T>(what: string, key: string, fresh: T | undefined, wanted = true): T | undefined {
    const same = `${this.seq} ${key}`;
    if (fresh !== undefined) this.held[what] = { key: same, told: fresh };
    return wanted && this.held[what]?.key === same ? (this.held[what].told as T) : undefined;
  }

  /** The rest of a wish that took several answers. Returns whether it has answered. */
  goOn(): boolean {
    if (!this.plan?.open || !this.options.length) return false;
    const next = this.plan.next(this.options);
    if (!next) {
      this.plan = null;
      return false;
    }
    this.send(next);
    return true;
  }

  send(option: Option | undefined | null): void {
    if (!option || this.session.sending) return;
    if (this.acting) {
      this.last = option.verb;
      if (option.verb === "cast") this.spell = String(option.spell);
    } else if (this.view?.kind === "activate") this.last = null;
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
    this.target = this.square = this.spell = null;
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
    } else if (!one && this.acting && this.moveTo(square)) return;
    else if (one && this.acting && one.seat !== this.seat) this.propose(one.id);
    else {
      this.looked = one && this.looked !== one.id ? one.id : null;
      if (!one) this.square = null;
    }
  }

  /** A square tapped while somebody acts: a walk there, else a race; the second tap goes. */
  private moveTo(square: string): boolean {
    if (this.verb && !this.square) return false;
    if (this.square === square && this.ready) {
      this.confirm();
      return true;
    }
    const verb = ["walk", "race"].find(
      (name) => this.options.some((option) => option.verb === name) && this.moves?.[name as "walk" | "race"][square],
    );
    this.square = verb ? square : null;
    this.verb = verb ?? null;
    this.looked = null;
    return !!verb;
  }

  /** An enemy tapped without an action: the likeliest one is weighed. */
  private propose(id: string): void {
    const verb = FAVOURITES.find((name) =>
      this.options.some((option) => option.verb === name && option.briskar === id),
    );
    if (verb) {
      this.verb = verb;
      this.aim(id);
    } else this.looked = this.looked === id ? null : id;
  }

  nextTarget(step: number): boolean {
    const all = this.targets;
    if (!all.length) return false;
    const at = this.target ? all.indexOf(this.target) : step > 0 ? -1 : all.length;
    const next = all[at + step];
    if (!next) return false;
    this.aim(next);
    const square = briskarOf(this.view as BriskarsView, next)?.square;
    if (square) this.cursor = square;
    return true;
  }

  confirm(): void {
    const option = this.ready;
    if (!option) return;
    if (this.acting && isWeighed(option.verb) && option.verb !== "assault" && option.verb !== "volley")
      this.plan = new Plan(...(this.slot === null ? [] : [`with ${this.slot}*`]), this.boosted);
    else if (this.acting && this.square && (option.verb === "walk" || option.verb === "race"))
      this.plan = new Plan(`at ${this.square}`);
    else if (["cast", "net"].includes(option.verb) || this.trickAbout)
      this.plan = this.spent ? new Plan(this.boosted) : new Plan();
    this.send(option);
  }

  /** Roll with the chosen boosts. */
  roll(): void {
    this.plan = new Plan(this.boosted);
    this.goOn();
  }
  /** The roll with the chosen boosts, as it is written; a plan skips it where nothing is rolled. */
  private get boosted(): string {
    const bought = [this.points ? `${this.points}` : "", this.dice ? `${this.dice}d` : ""].filter(Boolean);
    return bought.length ? `boost ${bought.join("+")}*` : "roll*";
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

  /** Boosts are paid with what is left after the blow. */
  get purse(): number {
    return (this.view && briskarOf(this.view, this.boosting ? this.roller : this.view.active)?.ap) ?? 0;
  }
  /** Whose roll it is: as the server says, else whoever of ours is in the fight. */
  get roller(): string | null {
    if (this.pending?.what === "roll") return this.pending.briskar;
    const fight = this.fight;
    if (!this.view || !fight) return this.view?.active ?? null;
    const own = briskarOf(this.view, fight.briskar)?.seat === this.seat;
    return own && fight.total === null ? fight.briskar : fight.target;
  }
  get spent(): number {
    return this.costOf(this.points, this.dice);
  }
  /** What so many points and dice cost. */
  private costOf(points: number, dice: number): number {
    const price = this.view?.boost_prices ?? { points: 0, dice: 0 };
    return points * price.points + dice * price.dice;
  }
  boost(points: number, dice: number): void {
    const next = { points: Math.max(0, this.points + points), dice: Math.max(0, this.dice + dice) };
    if (this.costOf(next.points, next.dice) <= this.purse - this.price) {
      this.points = next.points;
      this.dice = next.dice;
    }
  }
  /** What the blow costs without its boosts: the engine counts them in. */
  private get blowPrice(): number | undefined {
    const plain = this.about ? this.insights.get<BlowOdds>({ ...this.about, points: 0, dice: 0 } as About) : undefined;
    return plain?.cost;
  }
  /** What the weighed action itself costs, as far as it is known. */
  get price(): number {
    return this.acting
      ? (this.blowPrice ??
          (this.verb === "cast" && this.spell ? this.view?.spell_prices?.[this.spell] : undefined) ??
          this.buttons.find((one) => one.deed.verb === this.verb)?.ap ??
          0) + (this.square ? (this.way?.jumps ?? 0) : 0)
      : (this.way?.jumps ?? 0);
  }
}
