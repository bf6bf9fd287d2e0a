/** What the server is asked about the choice in hand, and what it told: odds of a blow, a spell, a test, what comes next. */
import type { Choice } from "./choice.svelte";
import { Insights } from "./insights.svelte";
import { standingOn } from "./view";
import { blowOf, isTest, isWeighed } from "./weighing";
import type { About, BlowOdds, Pending, SpellOdds, TestOdds } from "./wire";

export class Scales {
  readonly insights: Insights;
  private held: Record<string, { key: string; told: unknown }> = {};

  constructor(private readonly choice: Choice) {
    this.insights = new Insights(choice.session);
  }

  /** What the server is asked about whatever is under way. */
  readonly pendingAbout = $derived.by<About | null>(() =>
    this.choice.asked &&
    !this.choice.acting &&
    !this.choice.question.squares.size &&
    !this.choice.question.briskars.size
      ? { kind: "pending", ...(this.choice.boosting ? { points: this.choice.points, dice: this.choice.dice } : {}) }
      : null,
  );
  readonly pending = $derived.by<Pending | undefined>(() =>
    this.hold("pending", String(this.choice.seq), this.insights.get<Pending>(this.pendingAbout), !!this.pendingAbout),
  );
  /** A blow being weighed, or the one the dice are about to decide with the boosts chosen so far. */
  readonly about = $derived.by<About | null>(() => {
    const view = this.choice.view;
    if (!view) return null;
    const boosts = { points: this.choice.points, dice: this.choice.dice };
    if (this.choice.acting && this.choice.verb && this.choice.target && view.active && isWeighed(this.choice.verb))
      return {
        kind: "odds",
        briskar: view.active,
        target: this.choice.target,
        action: this.choice.verb,
        ...boosts,
        ...(this.choice.slot === null ? {} : { slot: this.choice.slot }),
      };
    return null;
  });
  readonly odds = $derived.by<BlowOdds | undefined>(() =>
    this.about
      ? this.hold(
          "odds",
          `${this.choice.verb} ${this.choice.target} ${this.choice.slot}`,
          this.insights.get<BlowOdds>(this.about),
        )
      : blowOf(this.pending),
  );
  /** A spell, a throw, a net: the roll they ask for, and what it would come to. */
  readonly trickAbout = $derived.by<About | null>(() => {
    const view = this.choice.view;
    if (!view?.active) return null;
    const who = { briskar: view.active, points: this.choice.points, dice: this.choice.dice };
    const at = this.choice.square
      ? (standingOn(view, this.choice.square)?.id ?? this.choice.square)
      : this.choice.target;
    if (this.choice.acting && this.choice.verb === "cast" && this.choice.spell)
      return { kind: "odds", action: "cast", ...who, spell: this.choice.spell };
    if (this.choice.acting && this.choice.verb === "net" && this.choice.target)
      return { kind: "odds", action: "net", ...who, target: this.choice.target };
    if (this.choice.acting || !at) return null;
    if (view.choice === "spell" && this.choice.spell)
      return { kind: "odds", action: "cast", ...who, spell: this.choice.spell, target: at };
    return view.choice === "target" && this.choice.last === "throw"
      ? { kind: "odds", action: "throw", ...who, target: at }
      : null;
  });
  readonly trick = $derived.by<SpellOdds | undefined>(() =>
    this.hold(
      "trick",
      `${this.choice.spell} ${this.choice.target} ${this.choice.square}`,
      this.insights.get<SpellOdds>(this.trickAbout),
      !!this.trickAbout,
    ),
  );
  /** A test that an action makes. */
  readonly testAbout = $derived.by<About | null>(() => {
    const who = this.choice.view?.active;
    return this.choice.acting && this.choice.verb && who && isTest(this.choice.verb)
      ? {
          kind: "test",
          test: this.choice.verb,
          briskar: who,
          ...(this.choice.target ? { target: this.choice.target } : {}),
          points: this.choice.points,
          dice: this.choice.dice,
        }
      : null;
  });
  readonly test = $derived.by<TestOdds | undefined>(() =>
    this.hold(
      "test",
      `${this.choice.verb} ${this.choice.target}`,
      this.insights.get<TestOdds>(this.testAbout),
      !!this.testAbout,
    ),
  );
  /** Whatever else would be rolled after the answer that the main button would give. */
  readonly nextAbout = $derived.by<About | null>(() =>
    this.choice.ready &&
    !this.about &&
    !this.trickAbout &&
    !this.testAbout &&
    (this.choice.question.kind === "choose" || this.choice.acting)
      ? { kind: "option", action: this.choice.ready.action }
      : null,
  );
  readonly next = $derived.by<Pending | undefined>(() => this.insights.get<Pending>(this.nextAbout));

  /** All that the server is to be asked about the choice. */
  get abouts(): (About | null)[] {
    return [this.about, this.pendingAbout, this.trickAbout, this.testAbout, this.nextAbout];
  }

  /** While the odds for other boosts are on their way, those for the last ones stay. */
  private hold<T>(what: string, key: string, fresh: T | undefined, wanted = true): T | undefined {
    const same = `${this.choice.seq} ${key}`;
    if (fresh !== undefined) this.held[what] = { key: same, told: fresh };
    return wanted && this.held[what]?.key === same ? (this.held[what].told as T) : undefined;
  }
}
