/** What the choice in hand costs, and which boosts can be paid for. */
import type { Choice } from "./choice.svelte";
import type { Outlook } from "./outlook.svelte";
import { briskarOf } from "./view";
import type { Scales } from "./scales.svelte";
import type { About, BlowOdds } from "./wire";

export class Purse {
  constructor(
    private readonly choice: Choice,
    private readonly scales: Scales,
    private readonly map: Outlook,
  ) {}

  /** Boosts are paid with what is left after the blow. */
  get ap(): number {
    return (
      (this.choice.view &&
        briskarOf(this.choice.view, this.choice.boosting ? this.roller : this.choice.view.active)?.ap) ??
      0
    );
  }
  /** Whose roll it is: as the server says, else whoever of ours is in the fight. */
  get roller(): string | null {
    if (this.scales.pending?.what === "roll") return this.scales.pending.briskar;
    const fight = this.choice.fight;
    if (!this.choice.view || !fight) return this.choice.view?.active ?? null;
    const own = briskarOf(this.choice.view, fight.briskar)?.seat === this.choice.seat;
    return own && fight.total === null ? fight.briskar : fight.target;
  }
  get spent(): number {
    return this.costOf(this.choice.points, this.choice.dice);
  }
  /** What so many points and dice cost. */
  private costOf(points: number, dice: number): number {
    const price = this.choice.view?.boost_prices ?? { points: 0, dice: 0 };
    return points * price.points + dice * price.dice;
  }
  boost(points: number, dice: number): void {
    const next = { points: Math.max(0, this.choice.points + points), dice: Math.max(0, this.choice.dice + dice) };
    if (this.costOf(next.points, next.dice) <= this.ap - this.price) {
      this.choice.points = next.points;
      this.choice.dice = next.dice;
    }
  }
  /** What the blow costs without its boosts: the engine counts them in. */
  private get blowPrice(): number | undefined {
    const plain = this.scales.about
      ? this.scales.insights.get<BlowOdds>({ ...this.scales.about, points: 0, dice: 0 } as About)
      : undefined;
    return plain?.cost;
  }
  /** What the weighed action itself costs, as far as it is known. */
  get price(): number {
    return this.choice.acting
      ? (this.blowPrice ??
          (this.choice.verb === "cast" && this.choice.spell
            ? this.choice.view?.spell_prices?.[this.choice.spell]
            : undefined) ??
          this.choice.buttons.find((one) => one.deed.verb === this.choice.verb)?.ap ??
          0) + (this.choice.square ? (this.map.way?.ap ?? 0) : 0)
      : (this.map.way?.ap ?? 0);
  }
}
