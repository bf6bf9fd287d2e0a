/** How presses and taps become answers: what is chosen, weighed, shown and paid for stands in the parts. */
import type { AtTable } from "../../lib/types";
import type { Option } from "../../lib/wire";
import type { Presenter } from "../../table/presenter.svelte";
import { Plan } from "./asking";
import { gainOf } from "./chances";
import { Choice } from "./choice.svelte";
import type { Button } from "./deeds";
import { Outlook } from "./outlook.svelte";
import { Purse } from "./purse.svelte";
import type { Stage } from "./stage";
import { briskarOf, standingOn } from "./view";
import { isWeighed } from "./weighing";
import { Scales } from "./scales.svelte";
import { BLOWS, GOING, LAID, type About, type BriskarsView, type Told } from "./wire";

export class Play extends Choice {
  readonly scales: Scales;
  readonly map: Outlook;
  readonly purse: Purse;
  private plan: Plan | null = null;

  constructor(session: AtTable, presenter: Presenter<BriskarsView, Stage, Told>) {
    super(session, presenter);
    this.scales = new Scales(this);
    this.map = new Outlook(this, this.scales);
    this.purse = new Purse(this, this.scales, this.map);
  }

  /** All that the server is to be asked now. */
  get abouts(): (About | null)[] {
    return [...this.scales.abouts, ...this.map.abouts];
  }

  /** The rest of a choice that took several answers. Returns whether it has answered. */
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
    if (single && [...GOING, ...LAID].includes(button.deed.verb)) return this.send(button.options[0]);
    this.verb = this.verb === button.deed.verb ? null : button.deed.verb;
    this.target = this.square = this.spell = null;
    this.points = this.dice = 0;
    if (this.verb && this.targets.length === 1) this.aim(this.targets[0] ?? null);
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
      (name) =>
        this.options.some((option) => option.verb === name) && this.map.moves?.[name as "walk" | "race"][square],
    );
    this.square = verb ? square : null;
    this.verb = verb ?? null;
    this.looked = null;
    return !!verb;
  }

  /** An enemy tapped without an action: the first blow that may be struck is weighed, else whatever may be done to him. */
  private propose(id: string): void {
    const verbs = this.options.filter((option) => option.briskar === id).map((option) => option.verb);
    const verb = BLOWS.find((blow) => verbs.includes(blow)) ?? verbs[0];
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
    else if (this.view?.choice === "template") this.plan = new Plan(this.boosted);
    else if (["cast", "net"].includes(option.verb) || this.scales.trickAbout)
      this.plan = this.purse.spent ? new Plan(this.boosted) : new Plan();
    this.send(option);
  }

  /** The other blows that could be struck at whoever is aimed at. */
  get blows(): string[] {
    const aimed = this.options.filter((option) => option.briskar === this.target && isWeighed(option.verb));
    return this.acting && this.target ? [...new Set(aimed.map((option) => option.verb))] : [];
  }
  /** Weigh another blow at the same target. */
  instead(verb: string): void {
    this.verb = verb;
    this.slot = null;
    this.points = this.dice = 0;
  }

  /** Keep the own dice as they lie unless another try gains more than so many per cent; returns the total it kept. */
  keepUnless(gain: number): number | null {
    const told = this.scales.pending;
    const keep = this.options.find((option) => option.verb === "keep");
    if (!gain || !keep || !this.view || told?.what !== "roll" || !told.result) return null;
    const own = briskarOf(this.view, told.briskar)?.seat === this.seat;
    const more = gainOf(told);
    if (!own || more === null || more > gain / 100 || this.options.some((option) => option.verb === "follow_up"))
      return null;
    this.send(keep);
    return told.result.total;
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
}
